//! What stands before every route: who may come, how often, and what every answer carries.

use std::{
    net::{IpAddr, SocketAddr},
    sync::{Arc, atomic::Ordering::Relaxed},
};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use protocol::FailureKind;

use crate::{
    app::App,
    config::Config,
    connections::AddressSlot,
    error::{Error, Failed},
};

/// The address at the other end of the connection.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

const CSP: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Everything that comes in passes here.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    app.metrics.requests.fetch_add(1, Relaxed);
    let address = address(&app.config, &request);
    request.extensions_mut().insert(Address(address));
    let is_api = request.uri().path().contains("/api/");
    let mut response = match check(&app, &request, address) {
        Ok(slot) => {
            // Counted until it is answered, or for as long as the handler keeps it.
            let slot = slot.map(Arc::new);
            if let Some(slot) = &slot {
                request.extensions_mut().insert(Arc::clone(slot));
            }
            next.run(request).await
        }
        Err(error) => error.into_response(),
    };
    if let Some(Failed(kind)) = response.extensions().get() {
        app.metrics.failed(*kind);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if app.config.is_secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}

fn check(app: &App, request: &Request, address: IpAddr) -> Result<Option<AddressSlot>, Error> {
    if !app.requests.take(address) {
        return Err(Error::of(FailureKind::TooMany));
    }
    let acts = request.method() != Method::GET && request.method() != Method::HEAD;
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (acts || is_socket) && !is_from_here(&app.config, request.headers()) {
        return Err(Error::of(FailureKind::Foreign));
    }
    if !app.config.behind_proxy {
        return Ok(None);
    }
    app.per_address.enter(address).map(Some).ok_or_else(|| Error::of(FailureKind::TooMany))
}

/// The address of whoever asks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

fn address(config: &Config, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip());
    if !config.behind_proxy {
        return peer;
    }
    // The proxy adds the address it sees at the end; what stands before it anybody can write.
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

/// Whether a browser says that one of our own pages asks. Scripts outside a browser say nothing.
fn is_from_here(config: &Config, headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get("sec-fetch-site")
        && site != "same-origin"
        && site != "none"
    {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    match config.public_origin() {
        Some(ours) => origin.eq_ignore_ascii_case(ours),
        None => {
            let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
            origin.split_once("://").map(|(_, host)| host) == host
        }
    }
}

/// Whether whoever asks sits at this machine, without a proxy between.
pub(crate) fn is_local(request: &Request) -> bool {
    let is_loopback = request.extensions().get::<Peer>().is_some_and(|peer| peer.0.ip().is_loopback());
    is_loopback && !request.headers().contains_key("x-forwarded-for")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_here(public_url: Option<&str>, headers: &[(&'static str, &str)]) -> bool {
        let config = Config { public_url: public_url.map(str::to_owned), ..Config::default() };
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(*name, value.parse().expect("a value"));
        }
        is_from_here(&config, &map)
    }

    #[test]
    fn only_our_own_pages_may_act() {
        assert!(from_here(None, &[("host", "tablee.lan:8080")]), "a script");
        assert!(from_here(None, &[("host", "tablee.lan:8080"), ("origin", "http://tablee.lan:8080")]));
        assert!(!from_here(None, &[("host", "tablee.lan:8080"), ("origin", "http://evil.example")]));
        assert!(!from_here(None, &[("host", "tablee.lan:8080"), ("origin", "null")]));
        assert!(!from_here(None, &[("host", "a"), ("origin", "http://a"), ("sec-fetch-site", "cross-site")]));
        let public = Some("https://jeux.example/tables");
        assert!(from_here(public, &[("host", "inner:1"), ("origin", "https://jeux.example")]));
        assert!(!from_here(public, &[("host", "jeux.example"), ("origin", "http://jeux.example")]));
    }
}

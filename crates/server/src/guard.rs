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
    connections::{AddressSlot, Full},
    error::{Error, Failed},
    sending,
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
    sending::counted(response, &app.answers, address)
}

fn check(app: &App, request: &Request, address: IpAddr) -> Result<Option<AddressSlot>, Error> {
    let host = request.headers().get(header::HOST);
    let is_known = host.is_none_or(|host| host.to_str().is_ok_and(|host| app.config.is_known_host(host)));
    if !is_known || app.is_blocked(address) {
        return Err(Error::of(FailureKind::Foreign));
    }
    app.requests.take(address).map_err(Error::too_soon)?;
    app.answers.has_room(address).map_err(full_error)?;
    let acts = request.method() != Method::GET && request.method() != Method::HEAD;
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (acts || is_socket) && !is_from_here(&app.config, request.headers()) {
        return Err(Error::of(FailureKind::Foreign));
    }
    if !peer(request).is_some_and(|peer| app.config.is_proxy(peer)) {
        return Ok(None);
    }
    app.per_address.enter(address).map(Some).map_err(full_error)
}

fn full_error(full: Full) -> Error {
    Error::of(match full {
        Full::Address => FailureKind::TooMany,
        Full::Server => FailureKind::Unavailable,
    })
}

/// The address at the other end of the connection.
fn peer(request: &Request) -> Option<IpAddr> {
    request.extensions().get::<Peer>().map(|peer| peer.0.ip())
}

/// The address of whoever asks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

fn address(config: &Config, request: &Request) -> IpAddr {
    let peer = peer(request).unwrap_or(IpAddr::from([0, 0, 0, 0]));
    // Each proxy adds the address it sees at the end: the last one that is none of ours asks. What stands before it
    // anybody can write.
    let lines = request.headers().get_all("x-forwarded-for").iter().rev();
    let forwarded = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(',')).map(str::trim);
    let mut nearest = peer;
    for hop in forwarded {
        if !config.is_proxy(nearest) {
            break;
        }
        let Ok(hop) = hop.parse() else { break };
        nearest = hop;
    }
    nearest
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
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    let is_same = origin.split_once("://").map(|(_, host)| host) == host;
    match config.public_origin() {
        // Another of our own names does as well.
        Some(ours) => {
            let scheme = if config.is_secure() { "https://" } else { "http://" };
            let is_named = host.is_some_and(|host| config.is_own_name(host));
            origin.eq_ignore_ascii_case(ours) || (is_same && is_named && origin.starts_with(scheme))
        }
        None => is_same,
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
        assert!(!from_here(public, &[("host", "evil.example"), ("origin", "https://evil.example")]));
        let two = |origin: &str| {
            let (public_url, names) = (public.map(str::to_owned), vec!["www.jeux.example".to_owned()]);
            let host = ("host", "www.jeux.example");
            let map = [host, ("origin", origin)].map(|(name, value)| {
                (name.parse::<HeaderName>().expect("a name"), value.parse().expect("a value"))
            });
            is_from_here(&Config { public_url, names, ..Config::default() }, &HeaderMap::from_iter(map))
        };
        assert!(two("https://www.jeux.example") && two("https://jeux.example"), "a second name of ours");
        assert!(!two("http://www.jeux.example") && !two("https://evil.example"));
    }

    #[test]
    fn only_our_proxies_say_for_whom_they_ask() {
        let ask = |peer: &str, forwarded: &[&str]| {
            let proxies = ["127.0.0.1", "10.0.0.0/8"].map(|proxy| proxy.parse().expect("a network"));
            let config = Config { proxies: proxies.to_vec(), ..Config::default() };
            let mut request = Request::new(axum::body::Body::empty());
            let peer: IpAddr = peer.parse().expect("an address");
            request.extensions_mut().insert(Peer(SocketAddr::new(peer, 1)));
            for line in forwarded {
                request.headers_mut().append("x-forwarded-for", line.parse().expect("a value"));
            }
            address(&config, &request).to_string()
        };
        assert_eq!(ask("192.0.2.1", &["198.51.100.7"]), "192.0.2.1", "anybody can write that");
        assert_eq!(ask("127.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(
            ask("127.0.0.1", &["203.0.113.9, 198.51.100.7"]),
            "198.51.100.7",
            "the first is the client's word"
        );
        assert_eq!(
            ask("127.0.0.1", &["203.0.113.9", "198.51.100.7, 10.1.2.3"]),
            "198.51.100.7",
            "two proxies"
        );
        assert_eq!(ask("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(ask("127.0.0.1", &["unknown"]), "127.0.0.1");
    }

    #[test]
    fn a_page_that_brings_its_own_name_is_not_let_in() {
        let known = |public_url: Option<&str>, names: &[&str], host: &str| {
            let names = names.iter().map(|name| (*name).to_owned()).collect();
            let config = Config { public_url: public_url.map(str::to_owned), names, ..Config::default() };
            config.is_known_host(host)
        };
        let public = Some("https://jeux.example/tables");
        for host in [
            "jeux.example",
            "JEUX.example:443",
            "127.0.0.1:8080",
            "[::1]:8080",
            "localhost:8080",
            "192.168.1.7",
        ] {
            assert!(known(public, &[], host), "{host}");
        }
        assert!(!known(public, &[], "evil.example") && !known(public, &[], "jeux.example.evil.example"));
        assert!(
            known(public, &["tablee.lan"], "tablee.lan:8080")
                && !known(None, &["tablee.lan"], "evil.example")
        );
        assert!(known(None, &[], "whatever.example"), "nothing is known where nothing was said");
    }
}

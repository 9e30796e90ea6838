//! The browser client, embedded: the files that `cargo xtask web` puts into `dist/`.

use axum::{
    Router,
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../dist"]
#[allow_missing = true]
struct Dist;

/// What a page may load: itself, its wasm, pictures it draws, and this server.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const NOT_BUILT: &str = "The client has not been built into this program: run `cargo xtask run`.\n";

/// The client under its base path, or a word that it is missing.
pub(crate) fn pages() -> Router {
    Router::new()
        .route("/", get(|headers: HeaderMap| async move { page(&headers) }))
        .route("/t/{table}", get(|| async { typed("text/html; charset=utf-8", FORWARD) }))
        .route("/forward.js", get(|| async { typed("text/javascript; charset=utf-8", FORWARD_SCRIPT) }))
        .route(
            "/{name}",
            get(|headers: HeaderMap, Path(name): Path<String>| async move { file(&name, &headers) }),
        )
}

/// `ADDRESS/t/TABLE#KEY` is a link that also the terminal reads. What stands after `#` stays in the browser,
/// so the browser itself goes on to where the client reads it.
const FORWARD: &str = "<!doctype html><meta charset=utf-8><title>Tablée</title>\
<script src=\"../forward.js\"></script><p><a href=\"../\">Tablée</a></p>\n";

const FORWARD_SCRIPT: &str = "const table = location.pathname.split('/').pop();\n\
const home = new URL('../', location.href).pathname;\n\
location.replace(home + '#/join/' + table + '/' + location.hash.slice(1));\n";

fn typed(kind: &'static str, text: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, text).into_response()
}

fn page(headers: &HeaderMap) -> Response {
    if Dist::get("index.html").is_none() {
        return (StatusCode::NOT_FOUND, NOT_BUILT).into_response();
    }
    file("index.html", headers)
}

fn file(name: &str, headers: &HeaderMap) -> Response {
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    let zipped = accepts_gzip(headers).then(|| Dist::get(&format!("{name}.gz"))).flatten();
    let encoding = zipped.is_some().then_some("gzip");
    let Some(EmbeddedFile { data, .. }) = zipped.or_else(|| Dist::get(name)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut response = data.into_owned().into_response();
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    answer.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    // All names but that of the page hold the hash of what they name.
    let keep = if name == "index.html" { "no-cache" } else { "public, max-age=31536000, immutable" };
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Some(encoding) = encoding {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut kinds = accepted.flat_map(|line| line.split(',')).map(str::trim);
    kinds
        .any(|kind| kind == "gzip" || (kind.starts_with("gzip;") && !kind.replace(' ', "").ends_with(";q=0")))
}

#[cfg(test)]
mod tests {
    use client::request;

    use super::*;

    #[tokio::test]
    async fn a_link_that_people_pass_on_leads_somewhere_in_a_browser() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        tokio::spawn(async move { axum::serve(listener, pages()).await });
        let get = async |path: &str| {
            let answer = request("GET", &format!("{url}{path}"), &[], None::<&()>).await.expect("an answer");
            let kind = answer.header("content-type").unwrap_or_default().to_owned();
            (answer.status, kind, String::from_utf8(answer.body).expect("text"))
        };
        let (status, kind, page) = get("/t/7kq").await;
        assert_eq!((status, kind.as_str()), (200, "text/html; charset=utf-8"));
        assert!(page.contains("src=\"../forward.js\""), "{page}");
        let (status, kind, script) = get("/forward.js").await;
        assert_eq!((status, kind.as_str()), (200, "text/javascript; charset=utf-8"));
        assert!(script.contains("'#/join/' + table + '/' + location.hash.slice(1)"), "{script}");
        assert_eq!(get("/t").await.0, 404);
    }
}

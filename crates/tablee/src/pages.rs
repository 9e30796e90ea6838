//! The browser client, embedded: the files that `cargo xtask web` puts into `dist/`.

use std::borrow::Cow;

use axum::{
    Router,
    body::Bytes,
    extract::Path,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use rust_embed::RustEmbed;
use server::accepts_encoding;

#[derive(RustEmbed)]
#[folder = "../../dist"]
#[allow_missing = true]
struct Dist;

/// What a page may load: itself, its wasm, pictures it draws, and this server.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// How files are packed, the smallest first, and what their names then end with.
const PACKED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

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
    answer(name, headers, |name| {
        Dist::get(name).map(|file| match file.data {
            // What the program holds anyway is sent from where it lies.
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => data.into(),
        })
    })
}

/// A file in the smallest form that is there and accepted; `find` knows the files by their names.
fn answer(name: &str, headers: &HeaderMap, find: impl Fn(&str) -> Option<Bytes>) -> Response {
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    let packed = PACKED.iter().filter(|(coding, _)| accepts_encoding(headers, coding));
    let mut packed =
        packed.filter_map(|(coding, ending)| Some((find(&format!("{name}{ending}"))?, Some(*coding))));
    let Some((data, coding)) = packed.next().or_else(|| Some((find(name)?, None))) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut response = data.into_response();
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    answer.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    // All names but those of the page and its worker hold the hash of what they name.
    let keep = if ["index.html", "sw.js"].contains(&name) {
        "no-cache"
    } else {
        "public, max-age=31536000, immutable"
    };
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Some(coding) = coding {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

#[cfg(test)]
mod tests {
    use axum::body::HttpBody as _;
    use client::request;

    use super::*;

    #[test]
    fn a_file_is_sent_in_the_smallest_form_that_is_accepted() {
        let files =
            ["a.js", "a.js.gz", "a.js.br", "b.js", "b.js.gz", "index.html", "sw.js", "tablee-1.webmanifest"];
        let find = |name: &str| files.contains(&name).then(|| Bytes::copy_from_slice(name.as_bytes()));
        let sent = |name: &str, accepted: &'static str| {
            let headers =
                HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            let response = answer(name, &headers, find);
            let said =
                |name| response.headers().get(name).map(|value| value.to_str().expect("text").to_owned());
            let length = response.body().size_hint().exact();
            (response.status().as_u16(), said(header::CONTENT_ENCODING), said(header::VARY), length)
        };
        let vary = || Some("accept-encoding".to_owned());
        for (name, accepted, coding, length) in [
            ("a.js", "gzip, deflate, br", Some("br"), 7),
            ("a.js", "gzip, br;q=0", Some("gzip"), 7),
            ("a.js", "", None, 4),
            ("b.js", "gzip, br", Some("gzip"), 7),
            ("index.html", "gzip, br", None, 10),
        ] {
            assert_eq!(
                sent(name, accepted),
                (200, coding.map(str::to_owned), vary(), Some(length)),
                "{name} {accepted}"
            );
        }
        assert_eq!(sent("c.js", "br").0, 404);
        // The packed files have no addresses of their own.
        assert_eq!(sent("a.js.br", "br").0, 404);
        let kept =
            |name: &str| answer(name, &HeaderMap::new(), find).headers()[header::CACHE_CONTROL].clone();
        assert_eq!(kept("index.html"), "no-cache");
        assert_eq!(kept("sw.js"), "no-cache", "a new worker is found");
        let manifest = answer("tablee-1.webmanifest", &HeaderMap::new(), find);
        assert_eq!(manifest.headers()[header::CONTENT_TYPE], "application/manifest+json");
        assert_eq!(kept("a.js"), "public, max-age=31536000, immutable");
    }

    #[tokio::test]
    async fn a_page_is_sent_from_where_it_lies() {
        static PAGE: [u8; 100_000] = [7; 100_000];
        let response =
            answer("a.wasm", &HeaderMap::new(), |name| (name == "a.wasm").then(|| Bytes::from_static(&PAGE)));
        let sent = axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("bytes");
        assert_eq!(sent.as_ptr(), PAGE.as_ptr(), "not a byte is copied");
    }

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

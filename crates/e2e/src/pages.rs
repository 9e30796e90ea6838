//! The built client, served as it lies in `dist/`.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use axum::{
    Router,
    extract::Path as At,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
    routing::get,
};
use tokio::{fs, net::TcpListener};

/// Where the client lies.
pub fn dist() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist")
}

/// Serves the client on a free port of this machine; its address.
///
/// # Errors
/// The client has not been built, or there is no port.
pub async fn serve() -> Result<String> {
    let pages = pages()?;
    let listener = TcpListener::bind("127.0.0.1:0").await.context("a free port")?;
    let address = format!("http://{}/", listener.local_addr()?);
    tokio::spawn(async move { axum::serve(listener, pages).await });
    Ok(address)
}

/// The client, if it has been built.
fn pages() -> Result<Router> {
    ensure!(dist().join("index.html").exists(), "there is no client: run `cargo xtask web` first");
    Ok(Router::new()
        .route("/", get(|| file("index.html".to_owned())))
        .route("/{name}", get(|At(name): At<String>| file(name))))
}

async fn file(name: String) -> Response {
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("css") => "text/css; charset=utf-8",
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    match fs::read(dist().join(name)).await {
        Ok(bytes) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

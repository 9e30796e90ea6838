//! The server: requests over HTTP, relative to wherever this page came from.

use leptos::prelude::*;
use protocol::{Failure, FailureBody, Kind};
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

/// Asks the server for something.
///
/// # Errors
/// Why it was not done; [`Kind::Unavailable`] when there is no server.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    read(&fetch("GET", path, None).await?)
}

/// Asks the server for a text.
///
/// # Errors
/// Why there is none.
pub async fn text(path: &str) -> Result<String, Failure> {
    fetch("GET", path, None).await
}

/// Sends the server something.
///
/// # Errors
/// Why it was not done; [`Kind::Unavailable`] when there is no server.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Failure> {
    let body = serde_json::to_string(body).unwrap_or_default();
    read(&fetch("POST", path, Some(&body)).await?)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    let text = if text.is_empty() { "null" } else { text };
    serde_json::from_str(text).map_err(|error| Failure::unclear(error.to_string()))
}

async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<String, Failure> {
    let away = |_: JsValue| Failure::of(Kind::Unavailable);
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        init.set_body(&JsValue::from_str(body));
    }
    let request = Request::new_with_str_and_init(path, &init).map_err(away)?;
    if body.is_some() {
        request.headers().set("content-type", "application/json").map_err(away)?;
    }
    let response = JsFuture::from(window().fetch_with_request(&request)).await.map_err(away)?;
    let response: Response = response.dyn_into().map_err(away)?;
    let text =
        JsFuture::from(response.text().map_err(away)?).await.map_err(away)?.as_string().unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    let failure = serde_json::from_str::<FailureBody>(&text).map(|body| body.error);
    Err(failure.unwrap_or_else(|_| {
        Failure::of(if response.status() == 404 { Kind::NotFound } else { Kind::Unavailable })
    }))
}

/// The address of this page without what follows `#`.
pub fn base() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// The address of a table's socket.
pub fn socket(table: &str, as_whom: &str, since: Option<u64>) -> String {
    let base = base();
    let base = base.rsplit_once('/').map_or(base.as_str(), |(folder, _)| folder);
    let base = base.replacen("http", "ws", 1);
    let since = since.map_or_else(String::new, |seq| format!("&since={seq}"));
    format!("{base}/api/tables/{table}/socket?as={as_whom}{since}")
}

//! The server: requests over HTTP, relative to wherever this page came from.

use leptos::prelude::*;
use protocol::{Failure, FailureBody, FailureKind};
use readers::json;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

/// Asks the server for something.
///
/// # Errors
/// Why it was not done; `unavailable`, when there is no server.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    read(&text(path).await?)
}

/// Asks the server for a text.
///
/// # Errors
/// Why there is none.
pub async fn text(path: &str) -> Result<String, Failure> {
    fetch("GET", path, None).await
}

/// Sends the server something, and reads its answer.
///
/// # Errors
/// Why it was not done; `unavailable`, when there is no server.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Failure> {
    read(&send(path, body).await?)
}

/// Sends the server something; the answer may be empty.
///
/// # Errors
/// Why it was not done; `unavailable`, when there is no server.
pub async fn send(path: &str, body: &impl Serialize) -> Result<String, Failure> {
    fetch("POST", path, Some(json::to_text(body))).await
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    json::from_text(text).ok_or_else(|| Failure::unclear("the answer"))
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<String, Failure> {
    let away = |_: JsValue| Failure::of(FailureKind::Unavailable);
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = &body {
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
    // What stands before the server answers in its own words.
    let otherwise = if response.status() == 404 { FailureKind::NotFound } else { FailureKind::Unavailable };
    let told = json::from_text(&text).map(|FailureBody { error }| error);
    Err(told.unwrap_or_else(|| Failure::of(otherwise)))
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

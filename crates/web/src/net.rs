//! The server: requests over HTTP, relative to wherever this page came from.

use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

use crate::json::{self, object};

/// Why something was not done, as `protocol::Failure` travels.
#[derive(Debug, Clone, PartialEq)]
pub struct Failure(pub(crate) Value);

impl Failure {
    /// Of one sort, without more.
    pub fn of(kind: &str) -> Self {
        Self(object([("kind", kind.into())]))
    }

    /// What sort of failure: `refused`, `missing`, `no_key`, `not_found`, `unavailable` …
    pub fn kind(&self) -> &str {
        self.0["kind"].as_str().unwrap_or_default()
    }
}

/// Asks the server for something.
///
/// # Errors
/// Why it was not done; `unavailable`, when there is no server.
pub async fn get(path: &str) -> Result<Value, Failure> {
    text(path).await.map(read)
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
/// Why it was not done; `unavailable`, when there is no server.
pub async fn post(path: &str, body: &Value) -> Result<Value, Failure> {
    fetch("POST", path, Some(json::text(body))).await.map(read)
}

fn read(text: String) -> Value {
    json::parse(&text).unwrap_or_default()
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<String, Failure> {
    let away = |_: JsValue| Failure::of("unavailable");
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
    let failure = Failure(read(text)["error"].take());
    let is_told = !failure.kind().is_empty();
    Err(if is_told {
        failure
    } else {
        Failure::of(if response.status() == 404 { "not_found" } else { "unavailable" })
    })
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

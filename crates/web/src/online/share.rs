//! Handing a link on: into the clipboard, or to whatever the device shares with.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

/// A method of something, where this browser has it.
fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

/// Copies a text that stands in a field; whether it was.
///
/// Over plain HTTP there is no clipboard for a page: there the text is selected and copied as by hand, which works in
/// the same breath as the press only.
pub(super) fn copy(text: &str, field: &HtmlInputElement) -> impl Future<Output = bool> + use<> {
    let by_api = Reflect::get(&window().navigator(), &"clipboard".into()).ok().and_then(|clipboard| {
        let written = method(&clipboard, "writeText")?.call1(&clipboard, &text.into()).ok()?;
        written.dyn_into::<Promise>().ok()
    });
    let by_hand = by_api.is_none() && {
        field.select();
        let document: JsValue = document().into();
        let done = method(&document, "execCommand").map(|command| command.call1(&document, &"copy".into()));
        done.and_then(Result::ok).is_some_and(|done| done.is_truthy())
    };
    async move {
        match by_api {
            Some(written) => JsFuture::from(written).await.is_ok(),
            None => by_hand,
        }
    }
}

/// Whether the device has something to share with.
pub(super) fn is_there() -> bool {
    method(&window().navigator(), "share").is_some()
}

/// Offers a link to whatever the device shares with.
pub(super) fn share(link: &str) {
    let navigator: JsValue = window().navigator().into();
    let what = Object::new();
    // Setting a field of a fresh object does not fail, and whoever changes their mind shares nothing.
    let _ = Reflect::set(&what, &"title".into(), &"Tablée".into());
    let _ = Reflect::set(&what, &"url".into(), &link.into());
    let shared = method(&navigator, "share").and_then(|share| share.call1(&navigator, &what).ok());
    if let Some(shared) = shared.and_then(|shared| shared.dyn_into::<Promise>().ok()) {
        leptos::task::spawn_local(async move {
            let _ = JsFuture::from(shared).await;
        });
    }
}

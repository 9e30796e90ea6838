//! That a table nobody comes back to will be erased, and when.

use js_sys::Date;
use kernel::Language;
use leptos::{prelude::*, task::spawn_local};
use protocol::Expiry;
use wasm_bindgen::JsValue;
use words::Args;

use crate::{
    language::translator,
    net,
    online::{remote::Remote, view::is_host},
};

/// The day on which the table will be erased if nothing is done there, for the host.
#[component]
pub(in crate::online) fn WhenErased() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let host = remote.of(is_host);
    let from = RwSignal::new(None::<u64>);
    let path = remote.path("/expiry");
    spawn_local(async move {
        // A server of an older release does not say.
        if let Ok(Expiry { from: said }) = net::get(&path).await {
            // The page may have been left meanwhile.
            from.try_set(said);
        }
    });
    let said = move |from: u64| {
        let tag = match translator.language() {
            Language::Fr => "fr",
            Language::En => "en",
        };
        let date = Date::new(&JsValue::from_f64(from as f64));
        let day = String::from(date.to_locale_date_string(tag, &JsValue::UNDEFINED));
        translator.say("table-erased-from", &Args::new().with("day", day))
    };
    let sentence = move || from.get().filter(|_| host.get()).map(said);
    view! { <p class="hint" id="erased-from" hidden=move || sentence().is_none()>{sentence}</p> }
}

//! A mystery as a file, for another evening and another group; the story as a file, to keep.

use innommable::Mystery;
use leptos::{ev, prelude::*, task::spawn_local};
use readers::json;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use words::Args;

use super::context::TableContext;
use crate::{
    game::Weight,
    language::{t, translator},
};

/// A link that saves a text under a name.
fn save(name: &'static str, kind: &'static str, title: &'static str, text: Signal<String>) -> AnyView {
    let href = Signal::derive(move || {
        let text: String = js_sys::encode_uri_component(&text.get()).into();
        format!("data:{kind};charset=utf-8,{text}")
    });
    view! { <a class="button" download=name href=href>{t(title)}</a> }.into_any()
}

/// Saves the Keeper's sheet, dice included.
pub(super) fn save_mystery(ctx: TableContext) -> AnyView {
    let text = Signal::derive(move || {
        let mystery = ctx.view.with(|view| view.desk.as_ref().map(innommable::Preparation::mystery));
        mystery.map(|mystery| json::to_text(&mystery)).unwrap_or_default()
    });
    save("mystere.json", "application/json", "inn-save", text)
}

/// Saves the story as people told it.
pub(super) fn save_story(ctx: TableContext) -> AnyView {
    let text = Signal::derive(move || {
        let tale = super::tale::tale(ctx).into_iter();
        let told = tale.filter(|sentence| matches!(sentence.weight, Weight::Chapter | Weight::Told));
        told.map(|sentence| sentence.text + "\n\n").collect::<String>()
    });
    save("innommable.txt", "text/plain", "inn-save-story", text)
}

/// Reads a mystery from a file of this device; one that cannot be read, or that the rules refuse, changes nothing.
pub(super) fn load_mystery(load: Callback<Mystery, Option<String>>) -> AnyView {
    let translator = translator();
    // Why nothing changed; a reason of the rules, if there is one.
    let bad = RwSignal::new(None::<Option<String>>);
    let chosen = move |event: ev::Event| {
        let field = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(field) = field else { return };
        let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            // The same file may be tried again once it is mended.
            field.set_value("");
            let read = text.and_then(|text| json::from_text::<Mystery>(&text));
            bad.set(read.map_or(Some(None), |mystery| load.run(mystery).map(Some)));
        });
    };
    let why = Signal::derive(move || match bad.get() {
        None => String::new(),
        Some(None) => translator.just("inn-load-bad"),
        Some(Some(why)) => translator.say("inn-load-refused", &Args::new().with("why", why)),
    });
    view! {
        <label class="button file">
            {t("inn-load")}
            <input id="load-mystery" class="unseen" type="file" accept=".json,application/json"
                on:change=chosen/>
        </label>
        <p class="refused" role="alert" hidden=Signal::derive(move || bad.read().is_none())>{why}</p>
    }
    .into_any()
}

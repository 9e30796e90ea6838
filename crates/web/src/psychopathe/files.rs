//! Records and positions as files and links.

use leptos::{ev, prelude::*, task::spawn_local};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use super::{
    destination::{Destination, StudySubject},
    say::p,
};
use crate::net;

/// The name of a saved file.
pub(super) const FILE: &str = "psychopathe.txt";

/// A text as the address of a file.
pub(super) fn text_file(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
}

/// Saves a record as a file, and gives a link to it.
#[component]
pub(super) fn SaveRecord(record: Signal<String>) -> impl IntoView {
    let link =
        move || format!("{}{}", net::base(), Destination::Study(StudySubject::Record(record.get())).href());
    view! { <Saving text=record link=Signal::derive(link)/> }
}

/// A text as a file, and as a link to copy.
#[component]
pub(super) fn Saving(text: Signal<String>, link: Signal<String>) -> impl IntoView {
    let shown = RwSignal::new(false);
    let file = move || text_file(&text.get());
    view! {
        <a class="button" download=FILE href=file>{p("psy-save")}</a>
        <button type="button" aria-expanded=move || shown.get().to_string()
            on:click=move |_| shown.update(|on| *on = !*on)>{p("psy-link")}</button>
        <Show when=move || shown.get()>
            <input class="link" type="text" readonly aria-label=p("psy-link-label") prop:value=link
                on:focus=move |event| {
                    event_target::<web_sys::HtmlInputElement>(&event).select();
                }/>
        </Show>
    }
}

/// Reads a text from a file of this device.
#[component]
pub(super) fn LoadFile(on_text: Callback<String>) -> impl IntoView {
    let chosen = move |event: ev::Event| {
        let field = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(field) = field else { return };
        let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            // A file that cannot be read says no more than an empty one.
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            on_text.run(text.unwrap_or_default());
            // The same file may be chosen again.
            field.set_value("");
        });
    };
    view! {
        <label class="button file">
            {p("psy-load")}
            <input id="load-file" class="unseen" type="file" accept=".txt,.psy,.pgn,text/plain"
                on:change=chosen/>
        </label>
    }
}

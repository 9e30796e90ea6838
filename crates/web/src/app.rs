//! The page around every place: name, language, rules, announcements.

use kernel::Language;
use leptos::prelude::*;

use crate::{
    announce::{Announcements, Announcer},
    home::Home,
    pactes::{Arrive, Join, LocalTable, NewLocal, NewRemote, RemoteTable, Rules},
    route::{Route, route},
    rule::{Reading, RuleSheet},
    tongue::{Tongue, t},
};

/// The client.
#[component]
pub fn App() -> impl IntoView {
    let tongue = Tongue::provide();
    Announcer::provide();
    Reading::provide();
    let route = route();
    let place = Memo::new(move |_| route.get());
    Effect::new(move || {
        let title = match place.get() {
            Route::Home => tongue.just("app-title"),
            _ => tongue.just("pactes-title"),
        };
        document().set_title(&title);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let content = move || match place.get() {
        Route::Home => view! { <Home/> }.into_any(),
        Route::NewLocal => view! { <NewLocal/> }.into_any(),
        Route::Local(id) => view! { <LocalTable id/> }.into_any(),
        Route::Rules => view! { <Rules/> }.into_any(),
        Route::NewRemote => view! { <NewRemote/> }.into_any(),
        Route::Join(table, link) => view! { <Join table link/> }.into_any(),
        Route::Arrive(table, link) => view! { <Arrive table link watch=false/> }.into_any(),
        Route::Watch(table, link) => view! { <Arrive table link watch=true/> }.into_any(),
        Route::Table(id, as_whom) => view! { <RemoteTable id as_whom/> }.into_any(),
        // The page loads another bundle: see boot.js.
        Route::Verify(..) => ().into_any(),
    };
    let game = move || match place.get() {
        Route::Home => "",
        _ => "pactes",
    };
    view! {
        <div class="app" data-game=game>
            <a class="skip" href="#content" on:click=move |event| {
                event.prevent_default();
                if let Some(main) = document().get_element_by_id("content") {
                    use leptos::wasm_bindgen::JsCast as _;
                    if let Ok(main) = main.dyn_into::<web_sys::HtmlElement>() {
                        // A page without its content has no place to skip to.
                        let _ = main.focus();
                    }
                }
            }>{t("skip")}</a>
            <header class="top">
                <a class="brand" href="#/">"Tablée"</a>
                <Languages/>
            </header>
            {content}
            <Announcements/>
            <RuleSheet/>
        </div>
    }
}

/// Both languages, the present one marked.
#[component]
pub fn Languages() -> impl IntoView {
    let tongue = crate::tongue::tongue();
    let button = move |language: Language, tag: &'static str, name: &'static str, short: &'static str| {
        view! {
            <button
                type="button"
                lang=tag
                aria-label=format!("{short}, {name}")
                aria-pressed=move || (tongue.language() == language).to_string()
                on:click=move |_| tongue.switch(language)
            >{short}</button>
        }
    };
    view! {
        <div class="languages" role="group" aria-label=t("languages")>
            {button(Language::Fr, "fr", "Français", "FR")}
            {button(Language::En, "en", "English", "EN")}
        </div>
    }
}

//! The page around this game: a bundle of its own.

use kernel::Game as _;
use leptos::prelude::*;
use psychopathe::Psychopathe;
use words::Shelf;

use super::{
    hub::Hub,
    lessons::Lessons,
    new::New,
    place::{Place, place},
    play::Play,
    puzzles::Puzzles,
    rules::Rules,
    say::Say,
    study::StudyPage,
    taste::Taste,
};
use crate::{
    announce::{Announcements, Announcer},
    app::Languages,
    language::{Translator, t},
};

/// The client of this game.
#[component]
pub fn App() -> impl IntoView {
    Translator::provide(Psychopathe::MANIFEST.name, Shelf::WEB);
    Announcer::provide();
    Taste::provide();
    let say = Say::new();
    let place = place();
    Effect::new(move || {
        let _ = place.get();
        document().set_title(&say.just("psy-page-title"));
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let content = move || match place.get() {
        Place::New => view! { <New/> }.into_any(),
        Place::Local(id) => view! { <Play id/> }.into_any(),
        Place::Study(subject) => view! { <StudyPage subject/> }.into_any(),
        Place::Lessons(which) => view! { <Lessons which/> }.into_any(),
        Place::Puzzles(which) => view! { <Puzzles which/> }.into_any(),
        Place::Rules => view! { <Rules/> }.into_any(),
        // Another bundle is on its way: see boot.js.
        Place::Elsewhere | Place::Online => ().into_any(),
        Place::Hub => view! { <Hub/> }.into_any(),
    };
    let skip = move |event: leptos::ev::MouseEvent| {
        use wasm_bindgen::JsCast as _;
        event.prevent_default();
        let main = document().get_element_by_id("content");
        if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
            // A page without its content has no place to skip to.
            let _ = main.focus();
        }
    };
    view! {
        <div class="app" data-game="psychopathe">
            <a class="skip" href="#content" on:click=skip>{t("skip")}</a>
            <header class="top">
                <span><a class="brand" href="#/">"Tablée"</a></span>
                <a class="brand game" href=Place::Hub.href()>"Psychopathe"</a>
                <Languages/>
            </header>
            {content}
            <Announcements/>
        </div>
    }
}

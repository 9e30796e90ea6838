//! The page around every place: name, language, rules, announcements.

use kernel::Language;
use leptos::{ev, mount::mount_to_body, prelude::*};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;

use crate::{
    announce::{Announcements, Announcer},
    game::GamePage,
    language::{Translator, preferred, t},
    local::{alone, local_table, new_local},
    online::{arrive, join, middle, new_remote, open_middle, remote_table},
    route::{Route, route},
    rule::{OpenRule, RuleSheet},
    rules::rules,
    sure::{Sure, SureSheet},
    texts::Texts,
};

/// Shows a page once it can speak.
pub fn start<V: IntoView + 'static>(game: &'static str, page: fn() -> V) {
    console_error_panic_hook::set_once();
    // Leptos has nothing to run it yet.
    spawn_local(async move {
        Texts::Words.insist(game, preferred()).await;
        // What `boot.js` drew until now.
        if let Some(sketch) = document().get_element_by_id("sketch") {
            sketch.remove();
        }
        mount_to_body(page);
    });
}

/// Where a game is played: nobody plays at two places at once, so each has a bundle of its own.
pub trait Mode<G: GamePage>: 'static {
    /// A place of this bundle; nothing, for one of another, which `boot.js` loads.
    fn place(route: Route) -> AnyView;

    /// What stands beside the name of the program on every page.
    fn beside_brand() -> AnyView {
        ().into_any()
    }
}

/// On this device, without a server.
#[derive(Debug)]
pub enum OnThisDevice {}

/// At a table on a server.
#[derive(Debug)]
pub enum Online {}

impl<G: GamePage> Mode<G> for OnThisDevice {
    fn place(route: Route) -> AnyView {
        match route {
            Route::Alone => alone::<G>().into_any(),
            Route::NewLocal => new_local::<G>().into_any(),
            Route::Local(id) => local_table::<G>(&id),
            Route::Rules => rules::<G>().into_any(),
            // A place that this game does not have: what there is to begin with.
            Route::Own(_) => new_local::<G>().into_any(),
            _ => ().into_any(),
        }
    }
}

impl<G: GamePage> Mode<G> for Online {
    fn place(route: Route) -> AnyView {
        match route {
            Route::NewRemote => new_remote::<G>().into_any(),
            Route::Join(table, link) => join::<G>(table, link).into_any(),
            Route::Arrive(table, link) => arrive::<G>(table, link, false).into_any(),
            Route::Watch(table, link) => arrive::<G>(table, link, true).into_any(),
            Route::Table(id, as_whom) => remote_table::<G>(id, as_whom).into_any(),
            Route::OpenMiddle(id, keys) => open_middle::<G>(id, keys).into_any(),
            Route::Middle(id) => middle::<G>(id).into_any(),
            Route::Rules => rules::<G>().into_any(),
            _ => ().into_any(),
        }
    }
}

/// The client with one game, played here or there.
pub fn app<G: GamePage, M: Mode<G>>() -> impl IntoView {
    let translator = Translator::provide(G::MANIFEST.name, G::PAGE);
    Announcer::provide();
    OpenRule::provide();
    Sure::provide();
    let route = route(G::MANIFEST.name);
    let place = Memo::new(move |_| route.get());
    Effect::new(move || {
        place.track();
        document().set_title(&format!("{} — {}", G::MANIFEST.title, translator.just("app-title")));
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let content = move || M::place(place.get());
    view! {
        <div class="app" data-game=G::MANIFEST.name>
            <a class="skip" href="#content" on:click=skip>{t("skip")}</a>
            <header class="top">
                <a class="brand" href="#/">"Tablée"</a>
                {M::beside_brand()}
                <Languages/>
            </header>
            {content}
            <Announcements/>
            <RuleSheet/>
            <SureSheet/>
        </div>
    }
}

/// Goes past what is the same on every page.
fn skip(event: ev::MouseEvent) {
    event.prevent_default();
    let main = document().get_element_by_id("content");
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        // A page without its content has no place to skip to.
        let _ = main.focus();
    }
}

/// The way out of a table, its rules, and the languages: a table fills the screen, and the head of the page with it.
#[component]
pub(crate) fn PageLinks() -> impl IntoView {
    view! {
        <section class="society page-links" aria-label="Tablée">
            <div class="buttons">
                <a class="button" href="#/">{t("back-home")}</a>
                <a class="button" href=Route::Rules.href() target="_blank" rel="noopener">{t("rule-all")}</a>
            </div>
            <Languages/>
        </section>
    }
}

/// Both languages, the present one marked.
#[component]
pub fn Languages() -> impl IntoView {
    let translator = crate::language::translator();
    let button = move |language: Language, tag: &'static str, name: &'static str, short: &'static str| {
        view! {
            <button
                type="button"
                lang=tag
                aria-label=format!("{short}, {name}")
                aria-pressed=Signal::derive(move || (translator.language() == language).to_string())
                on:click=move |_| translator.switch(language)
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

//! The page around every place: name, language, rules, announcements.

use kernel::Language;
use leptos::{ev, mount::mount_to_body, prelude::*};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;

use crate::{
    announce::{Announcements, Announcer},
    credits::Credits,
    game::GamePage,
    home::Home,
    language::{Translator, preferred, t},
    local::{alone, local_table, new_local},
    online::{arrive, join, new_remote, remote_table},
    route::{Route, route},
    rule::{OpenRule, RuleSheet},
    rules::rules,
    texts::Texts,
};

/// Shows a page once it can speak.
pub fn start<V: IntoView + 'static>(game: &'static str, page: fn() -> V) {
    console_error_panic_hook::set_once();
    // Leptos has nothing to run it yet.
    spawn_local(async move {
        Texts::Words.insist(game, preferred()).await;
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
            Route::Own(_) => view! { <Home/> }.into_any(),
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
    let route = route(G::MANIFEST.name);
    let place = Memo::new(move |_| route.get());
    Effect::new(move || {
        let title = match place.get() {
            Route::Home => translator.just("app-title"),
            Route::Credits => {
                format!("{} — {}", translator.just("credits-title"), translator.just("app-title"))
            }
            _ => format!("{} — {}", G::MANIFEST.title, translator.just("app-title")),
        };
        document().set_title(&title);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let content = move || match place.get() {
        Route::Home => view! { <Home/> }.into_any(),
        Route::Credits => view! { <Credits/> }.into_any(),
        route => M::place(route),
    };
    let is_of_all_games = move || matches!(place.get(), Route::Home | Route::Credits);
    let game = move || if is_of_all_games() { "" } else { G::MANIFEST.name };
    view! {
        <div class="app" data-game=game>
            <a class="skip" href="#content" on:click=skip>{t("skip")}</a>
            <header class="top">
                <a class="brand" href="#/">"Tablée"</a>
                {move || (!is_of_all_games()).then(M::beside_brand)}
                <Languages/>
            </header>
            {content}
            <Announcements/>
            <RuleSheet/>
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

//! The shelf: five games, and the tables of this device.

use kernel::{Game as _, Manifest};
use leptos::{ev, prelude::*, task::spawn_local};
use protocol::{CodeTarget, Failure, FailureKind, Listed, Listing, Mine};
use psychopathe::Psychopathe;
use words::Args;

use crate::{
    keep,
    language::{t, translator},
    local::{KeptGame, forget, kept_games},
    net,
    online::{failed, has_tables, seat_key},
    route::Route,
};

/// The game with pages of its own on this device; the others are set up by the shell.
const WITH_PAGES: &str = Psychopathe::MANIFEST.name;

fn cover(game: &str) -> String {
    games::find(game).map_or(game, |game| game.title).to_owned()
}

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    view! {
        <main id="content" class="home" tabindex="-1">
            <section class="welcome">
                <h1>{t("home-title")}</h1>
                <p>{t("home-lead")}</p>
            </section>
            <ByCode/>
            <MyTables/>
            <ServerTables/>
            <section class="shelf" aria-labelledby="shelf-title">
                <h2 id="shelf-title">{t("home-shelf")}</h2>
                <ul>{games::ALL.map(|game| view! { <Book game/> }).collect_view()}</ul>
            </section>
            <p><a id="credits" href=Route::Credits.href()>{t("credits-title")}</a></p>
        </main>
    }
}

/// Coming to a table by the code that somebody said.
#[component]
fn ByCode() -> impl IntoView {
    let translator = translator();
    let (code, failure) = (RwSignal::new(String::new()), RwSignal::new(None::<Failure>));
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let letters: String = code.get_untracked().chars().filter(char::is_ascii_alphanumeric).collect();
        if letters.is_empty() {
            return;
        }
        failure.set(None);
        spawn_local(async move {
            match net::get(&format!("api/codes/{letters}")).await {
                Ok(CodeTarget { table, link, game, .. }) => Route::Join(table, link.0).go_in(&game),
                Err(why) => failure.set(Some(why)),
            }
        });
    };
    let why = move |failure: Failure| match failure.kind {
        FailureKind::NotFound => translator.just("code-unknown"),
        _ => failed(translator, &failure),
    };
    view! {
        <form class="by-code" on:submit=submit>
            <label for="join-code">{t("code-label")}</label>
            <input id="join-code" type="text" maxlength="12" autocomplete="off" autocapitalize="characters"
                spellcheck="false" placeholder="KRT-BQZ" bind:value=code/>
            <button type="submit" id="join-by-code">{t("code-go")}</button>
            <div role="alert">
                {move || failure.get().map(|failure| view! { <p class="refused">{why(failure)}</p> })}
            </div>
        </form>
    }
}

/// A game on the shelf.
#[component]
fn Book(game: &'static Manifest) -> impl IntoView {
    let Manifest { name: game, title, .. } = *game;
    let translator = translator();
    let of_game = move |what: &'static str| move || translator.just(&format!("{game}-{what}"));
    let id = move |what: &str| format!("{what}-{game}");
    let ways = move || {
        view! {
            <div class="buttons">
                <a class="button primary" id=id("try-alone") href=Route::Alone.href_in(game)>{t("try-alone")}</a>
                <a class="button" id=id("pass-and-play") href=Route::NewLocal.href_in(game)>{t("pass-and-play")}</a>
                <a class="button" id=id("online") href=Route::NewRemote.href_in(game)>{t("online")}</a>
                <a class="quiet" href=Route::Rules.href_in(game)>{t("rules")}</a>
            </div>
        }
    };
    let pages = move || {
        view! {
            <div class="buttons">
                <a class="button primary" id=game href=format!("#/{game}")>{t("psychopathe-open")}</a>
                <a class="button" id=id("online") href=Route::NewRemote.href_in(game)>{t("online")}</a>
            </div>
        }
    };
    let way_in = if game == WITH_PAGES { pages().into_any() } else { ways().into_any() };
    view! {
        <li class="book" data-game=game>
            <h3>{title}</h3>
            <p class="facts">{of_game("facts")}</p>
            <p>{of_game("pitch")}</p>
            {way_in}
        </li>
    }
}

/// The games that this device remembers.
#[component]
fn MyTables() -> impl IntoView {
    let tables = RwSignal::new(kept_games());
    let row = move |table: KeptGame| {
        let translator = translator();
        let KeptGame { id, game, title, names, progress, over, .. } = table;
        let href = Route::Local(id.clone()).href_in(&game);
        let state = move || {
            let sentence = match (over, progress) {
                (true, _) => "table-over",
                (false, 0) => "table-beginning",
                (false, _) => "table-progress",
            };
            translator.say(sentence, &Args::new().with("n", progress).with("game", game.as_str()))
        };
        let label = names.clone();
        view! {
            <li>
                <a href=href>
                    <strong>{title}</strong> " · " {names} <span class="state">{state}</span>
                </a>
                <button
                    type="button"
                    class="quiet"
                    aria-label=Signal::derive(move || translator.say("forget-table", &Args::new().with("names", label.as_str())))
                    on:click=move |_| {
                        let sure = window().confirm_with_message(&translator.just("forget-sure"));
                        if sure.unwrap_or(false) {
                            forget(&id);
                            tables.set(kept_games());
                        }
                    }
                >"✕"</button>
            </li>
        }
    };
    view! {
        <Show when=move || !tables.read().is_empty()>
            <section class="my-tables" aria-labelledby="my-tables-title">
                <h2 id="my-tables-title">{t("my-tables")}</h2>
                <ul>{move || tables.get().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// The tables on the server to which this device holds a key.
#[component]
fn ServerTables() -> impl IntoView {
    let translator = translator();
    let tables = RwSignal::new(Vec::<Mine>::new());
    // A device that never was at a table of a server has none, and there may be no server.
    if has_tables() {
        spawn_local(async move {
            if let Ok(Listing { mine, .. }) = net::get("api/tables").await {
                tables.set(mine);
            }
        });
    }
    // Two seats in one browser are two ways back.
    let ways = move |Mine { table, seats, .. }: Mine| {
        let host = seats.is_empty().then(|| "host".to_owned());
        let ways: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).chain(host).collect();
        ways.into_iter().map(move |whom| (table.clone(), whom)).collect::<Vec<_>>()
    };
    let row = move |(table, whom): (Listed, String)| {
        let who = keep::text(&seat_key(&table.id, &whom));
        let place = whom.parse().map_or(0, |seat: usize| seat + 1);
        let who = move || {
            let args = Args::new().with("n", place);
            who.clone().unwrap_or_else(|| {
                if place > 0 { translator.say("seat-number", &args) } else { translator.just("seat-none") }
            })
        };
        let href = Route::Table(table.id.clone(), whom).href_in(&table.game);
        view! {
            <li>
                <a href=href>
                    <strong>{cover(&table.game)}</strong>
                    " · "
                    {table.title.to_string()}
                    <span class="state">{Signal::derive(who)}</span>
                </a>
            </li>
        }
    };
    view! {
        <section class="my-tables" aria-labelledby="server-tables-title"
            hidden=Signal::derive(move || tables.read().is_empty())>
            <h2 id="server-tables-title">{t("online-tables")}</h2>
            <ul>{move || tables.get().into_iter().flat_map(ways).map(row).collect_view()}</ul>
        </section>
    }
}

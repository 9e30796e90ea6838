//! The shelf: five games, and the tables of this device.

use leptos::{ev, prelude::*, task::spawn_local};
use serde_json::Value;
use words::Args;

use crate::{
    json::{list, string},
    keep,
    language::{t, translator},
    local::{Shelved, forget, shelved},
    net::{self, Failure},
    online::{failed, has_tables, seat_key},
    route::Route,
};

/// How one comes to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Door {
    /// Alone, together on this device, or far apart.
    Ways,
    /// By a page of its own.
    Page,
    /// Not yet.
    Soon,
}

/// The games on the shelf: name in addresses, name on the cover, how one comes to it.
const SHELF: [(&str, &str, Door); 5] = [
    ("pactes", "Pactes", Door::Ways),
    ("psychopathe", "Psychopathe", Door::Page),
    ("psychodrame", "Psychodrame", Door::Ways),
    ("innommable", "Innommable", Door::Ways),
    ("yonkoma", "4-KOMA", Door::Ways),
];

/// A table of this device on the server.
#[derive(Debug, Clone)]
struct Mine {
    id: String,
    game: String,
    title: String,
    seats: Vec<String>,
}

impl Mine {
    fn read(mine: &Value) -> Option<Self> {
        Some(Self {
            id: string(&mine["id"])?,
            game: string(&mine["game"])?,
            title: string(&mine["title"])?,
            seats: list(&mine["seats"], |seat| Some(seat.as_u64()?.to_string())),
        })
    }
}

fn cover(game: &str) -> String {
    SHELF
        .iter()
        .find(|(name, ..)| *name == game)
        .map_or_else(|| game.to_owned(), |(_, title, _)| (*title).to_owned())
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
                <ul>{SHELF.into_iter().map(|(game, title, door)| view! { <Book game title door/> }).collect_view()}</ul>
            </section>
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
                Ok(found) => {
                    let part = |name| string(&found[name]).unwrap_or_default();
                    Route::Join(part("table"), part("link")).go_in(&part("game"));
                }
                Err(why) => failure.set(Some(why)),
            }
        });
    };
    let why = move |failure: Failure| match failure.kind() {
        "not_found" => translator.just("code-unknown"),
        _ => failed(translator, &failure),
    };
    view! {
        <form class="by-code" on:submit=submit>
            <label for="join-code">{t("code-label")}</label>
            <input id="join-code" type="text" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="KRT-BQZ" bind:value=code/>
            <button type="submit" id="join-by-code">{t("code-go")}</button>
            <div role="alert">{move || failure.get().map(|failure| view! { <p class="refused">{why(failure)}</p> })}</div>
        </form>
    }
}

/// A game on the shelf.
#[component]
fn Book(game: &'static str, title: &'static str, door: Door) -> impl IntoView {
    let translator = translator();
    let of_game = move |what: &'static str| move || translator.just(&format!("{game}-{what}"));
    let id = move |what: &str| format!("{what}-{game}");
    let ways = move || {
        view! {
            <div class="buttons">
                <a class="button primary" id=id("try-alone") href=Route::Alone.href_in(game)>{t("try-alone")}</a>
                <a class="button" id=id("pass-and-play") href=Route::NewLocal.href_in(game)>{t("pass-and-play")}</a>
                <a class="button" id=id("far") href=Route::NewRemote.href_in(game)>{t("far")}</a>
                <a class="quiet" href=Route::Rules.href_in(game)>{t("rules")}</a>
            </div>
        }
    };
    let way_in = match door {
        Door::Ways => ways().into_any(),
        Door::Page => view! {
            <div class="buttons">
                <a class="button primary" id=game href=format!("#/{game}")>{t("psychopathe-open")}</a>
                <a class="button" id=id("far") href=Route::NewRemote.href_in(game)>{t("far")}</a>
            </div>
        }
        .into_any(),
        Door::Soon => view! { <p class="badge">{t("soon")}</p> }.into_any(),
    };
    view! {
        <li class="book" class:soon=door == Door::Soon data-game=game>
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
    let tables = RwSignal::new(shelved());
    let row = move |table: Shelved| {
        let translator = translator();
        let Shelved { id, game, title, names, progress, over, .. } = table;
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
                            tables.set(shelved());
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
            if let Ok(listing) = net::get("api/tables").await {
                tables.set(list(&listing["mine"], Mine::read));
            }
        });
    }
    // Two seats in one browser are two ways back.
    let ways = move |table: Mine| {
        let host = table.seats.is_empty().then(|| "host".to_owned());
        let ways: Vec<String> = table.seats.iter().cloned().chain(host).collect();
        ways.into_iter().map(move |whom| (table.clone(), whom)).collect::<Vec<_>>()
    };
    let row = move |(table, whom): (Mine, String)| {
        let who = keep::text(&seat_key(&table.id, &whom));
        let place = whom.parse().map_or(0, |seat: usize| seat + 1);
        let who = move || {
            let args = Args::new().with("n", place);
            who.clone().unwrap_or_else(|| {
                if place > 0 { translator.say("seat-number", &args) } else { translator.just("seat-none") }
            })
        };
        let href = Route::Table(table.id.clone(), whom).href_in(&table.game);
        view! { <li><a href=href><strong>{cover(&table.game)}</strong> " · " {table.title} <span class="state">{Signal::derive(who)}</span></a></li> }
    };
    view! {
        <section class="my-tables" aria-labelledby="server-tables-title" hidden=Signal::derive(move || tables.read().is_empty())>
            <h2 id="server-tables-title">{t("far-tables")}</h2>
            <ul>{move || tables.get().into_iter().flat_map(ways).map(row).collect_view()}</ul>
        </section>
    }
}

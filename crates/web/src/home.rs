//! The shelf: five games, and the tables of this device.

use leptos::{prelude::*, task::spawn_local};
use protocol::{Listing, Mine};
use words::Args;

use crate::{
    keep, net,
    pactes::{HAS_TABLES, Shelved, shelved, try_alone},
    route::Route,
    tongue::{t, tongue},
};

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    view! {
        <main id="content" class="home" tabindex="-1">
            <section class="welcome">
                <h1>{t("home-title")}</h1>
                <p>{t("home-lead")}</p>
            </section>
            <MyTables/>
            <ServerTables/>
            <section class="shelf" aria-labelledby="shelf-title">
                <h2 id="shelf-title">{t("home-shelf")}</h2>
                <ul>
                    <li class="book" data-game="pactes">
                        <h3>"Pactes"</h3>
                        <p class="facts">{t("pactes-facts")}</p>
                        <p>{t("pactes-pitch")}</p>
                        <div class="buttons">
                            <button type="button" class="primary" id="try-alone" on:click=move |_| try_alone()>{t("try-alone")}</button>
                            <a class="button" id="pass-and-play" href=Route::NewLocal.href()>{t("pass-and-play")}</a>
                            <a class="button" id="far" href=Route::NewRemote.href()>{t("far")}</a>
                            <a class="quiet" href=Route::Rules.href()>{t("rules")}</a>
                        </div>
                    </li>
                    {["psychodrame", "innommable", "psychopathe", "yonkoma"].map(soon)}
                </ul>
            </section>
        </main>
    }
}

/// A game that has a page of its own, or cannot be played yet.
fn soon(game: &'static str) -> impl IntoView {
    let tongue = tongue();
    let (name, facts, pitch) = match game {
        "psychodrame" => ("Psychodrame", "psychodrame-facts", "psychodrame-pitch"),
        "innommable" => ("Innommable", "innommable-facts", "innommable-pitch"),
        "psychopathe" => ("Psychopathe", "psychopathe-facts", "psychopathe-pitch"),
        _ => ("4-KOMA", "yonkoma-facts", "yonkoma-pitch"),
    };
    view! {
        <li class="book soon" data-game=game>
            <h3>{name}</h3>
            <p class="facts">{move || tongue.just(facts)}</p>
            <p>{move || tongue.just(pitch)}</p>
            {if game == "psychopathe" {
                view! { <div class="buttons"><a class="button" id="psychopathe" href="#/psychopathe">{t("psychopathe-open")}</a></div> }.into_any()
            } else {
                view! { <p class="badge">{t("soon")}</p> }.into_any()
            }}
        </li>
    }
}

/// The games that this device remembers.
#[component]
fn MyTables() -> impl IntoView {
    let tables = RwSignal::new(shelved());
    let row = move |table: Shelved| {
        let tongue = tongue();
        let Shelved { id, names, round, over, .. } = table;
        let state = move || {
            let id = if over {
                "table-over"
            } else if round == 0 {
                "table-beginning"
            } else {
                "table-round"
            };
            tongue.say(id, &Args::new().with("round", round))
        };
        let label = names.clone();
        let forgotten = id.clone();
        view! {
            <li>
                <a href=Route::Local(id.clone()).href()>
                    <strong>"Pactes"</strong> " · " {names} <span class="state">{state}</span>
                </a>
                <button
                    type="button"
                    class="quiet"
                    aria-label=move || tongue.say("forget-table", &Args::new().with("names", label.as_str()))
                    on:click=move |_| {
                        let sure = window().confirm_with_message(&tongue.just("forget-sure"));
                        if sure.unwrap_or(false) {
                            crate::pactes::forget(&forgotten);
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
    let tables = RwSignal::new(Vec::<Mine>::new());
    // A device that never was at a table of a server has none, and there may be no server.
    if keep::text(HAS_TABLES).is_some() {
        spawn_local(async move {
            if let Ok(listing) = net::get::<Listing>("api/tables").await {
                tables.set(listing.mine);
            }
        });
    }
    let row = move |table: Mine| {
        let whom = table.seats.first().map_or_else(|| "host".to_owned(), |seat| seat.0.to_string());
        let href = Route::Table(table.table.id.clone(), whom).href();
        view! { <li><a href=href><strong>"Pactes"</strong> " · " {table.table.title.to_string()}</a></li> }
    };
    view! {
        <section class="my-tables" aria-labelledby="server-tables-title" hidden=move || tables.read().is_empty()>
            <h2 id="server-tables-title">{t("far-tables")}</h2>
            <ul>{move || tables.get().into_iter().map(row).collect_view()}</ul>
        </section>
    }
}

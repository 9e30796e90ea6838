//! Anybody checks the dice of a closed table, on their own device.

use std::sync::Arc;

use kernel::Game as _;
use leptos::{prelude::*, task::spawn_local};
use pactes::{Pactes, Role};
use table::{AnyGame, Erased, Exported, Row};
use words::{Args, Shelf};

use crate::{
    app::Languages,
    net,
    route::{Route, route},
    tongue::{Tongue, t, tongue},
};

/// The name of this bundle.
pub const BUNDLE: &str = "verify";

enum Found {
    Holds { rows: usize, picks: usize },
    Fails { seq: u64, why: String },
    Unread,
}

/// Plays the log again.
fn check(export: &str) -> Found {
    let lines = export.lines().filter_map(|line| serde_json::from_str::<Exported>(line).ok());
    let rows: Vec<Row> = lines.filter_map(Exported::into_row).collect();
    if rows.is_empty() {
        return Found::Unread;
    }
    let find = |name: &str| {
        let game: Arc<dyn AnyGame> = Erased::new(Pactes, (3, 3), Role::ALL).shared();
        (name == game.name()).then_some(game)
    };
    let picks = rows.iter().filter_map(|row| row.play.as_ref()).map(|play| play.picks.len()).sum();
    match table::verify(find, &rows) {
        Ok(_) => Found::Holds { rows: rows.len(), picks },
        Err(fault) => Found::Fails { seq: fault.seq.0, why: fault.what.to_string() },
    }
}

/// The page around it: a bundle of its own, since players need not download it.
pub fn app() -> impl IntoView {
    Tongue::provide(BUNDLE, Shelf::WEB);
    let route = route(Pactes::NAME);
    let content = move || match route.get() {
        Route::Verify(id, as_whom) => view! { <Verify id as_whom/> }.into_any(),
        _ => ().into_any(),
    };
    view! {
        <div class="app" data-game=Pactes::NAME>
            <header class="top"><a class="brand" href="#/">"Tablée"</a> <Languages/></header>
            {content}
        </div>
    }
}

/// The page on which dice are checked.
#[component]
fn Verify(id: String, as_whom: String) -> impl IntoView {
    let tongue = tongue();
    let found = RwSignal::new(None::<Result<Arc<Found>, ()>>);
    let back = Route::Table(id.clone(), as_whom.clone()).href();
    spawn_local(async move {
        let export = net::text(&format!("api/tables/{id}/export?as={as_whom}")).await;
        found.set(Some(export.map(|export| Arc::new(check(&export))).map_err(|_| ())));
    });
    let said = move || match found.get() {
        None => tongue.just("verify-reading"),
        Some(Err(())) => tongue.just("failed-away"),
        Some(Ok(found)) => match &*found {
            Found::Unread => tongue.just("verify-not-closed"),
            Found::Holds { rows, picks } => {
                tongue.say("verify-holds", &Args::new().with("rows", *rows).with("picks", *picks))
            }
            Found::Fails { seq, why } => {
                tongue.say("verify-fails", &Args::new().with("seq", *seq).with("why", why.as_str()))
            }
        },
    };
    view! {
        <main id="content" class="new" tabindex="-1">
            <h1>{t("verify-title")}</h1>
            <p>{t("verify-lead")}</p>
            <p role="status" id="verified"><strong>{said}</strong></p>
            <p class="hint">{t("verify-how")}</p>
            <p><a class="button" href=back>{t("back-table")}</a></p>
        </main>
    }
}

//! Anybody checks the dice of a closed table, on their own device.

mod why;

use std::sync::Arc;

use innommable::Innommable;
use leptos::{prelude::*, task::spawn_local};
use pactes::Pactes;
use psychodrame::{Options, Psychodrame, Series, State};
use psychopathe::Psychopathe;
use table::{AnyGame, Checked, Erased, Exported, Fault, Row};
use words::{Args, Shelf};
use yonkoma::Yonkoma;

use self::why::why;
use crate::{
    app::Languages,
    net,
    route::{Route, route},
    tongue::{Tongue, t, tongue},
};

/// The name of this bundle.
pub const BUNDLE: &str = "verify";

/// The games that are played on a server, by their rules alone.
fn game(name: &str) -> Option<Arc<dyn AnyGame>> {
    let games: [Arc<dyn AnyGame>; 5] = [
        Erased::new(Pactes, (3, 3), pactes::Role::ALL).shared(),
        psychodrame().shared(),
        Erased::new(Psychopathe, (2, 3), psychopathe::Player::ALL).shared(),
        Erased::new(Innommable, (2, 7), [innommable::Role::Keeper, innommable::Role::Player]).shared(),
        Erased::new(Yonkoma, (2, 7), [yonkoma::Role::GameMaster, yonkoma::Role::Player]).shared(),
    ];
    games.into_iter().find(|game| game.name() == name)
}

/// Characters go on in another game at the same table (PSD-163).
fn psychodrame() -> Erased<Psychodrame> {
    let next = |state: &State, options| Options { series: Some(Series::of(&state.table)), ..options };
    Erased::new(Psychodrame, (2, 4), [psychodrame::Role::Player]).going_on(next)
}

/// Plays the log again; nothing, where it holds no rows yet.
fn check(export: &str) -> Option<Result<Checked, Fault>> {
    // A row holds some of its JSON as it was written, which only serde_json can read.
    let lines = export.lines().filter_map(|line| serde_json::from_str::<Exported>(line).ok());
    let rows: Vec<Row> = lines.filter_map(Exported::into_row).collect();
    (!rows.is_empty()).then(|| table::verify(game, &rows))
}

/// What was found, as long as the page is read.
type Found = Option<Arc<Result<Checked, Fault>>>;

/// The page around it: a bundle of its own, since players need not download it.
pub fn app() -> impl IntoView {
    Tongue::provide(BUNDLE, Shelf::VERIFY);
    let (game, route) = whose();
    let content = move || match route.get() {
        Route::Verify(id, as_whom) => view! { <Verify id as_whom/> }.into_any(),
        _ => ().into_any(),
    };
    view! {
        <div class="app" data-game=game>
            <header class="top"><a class="brand" href="#/">"Tablée"</a> <Languages/></header>
            {content}
        </div>
    }
}

/// The game that the address names, and where we are in it.
fn whose() -> (&'static str, ReadSignal<Route>) {
    const GAMES: [&str; 5] = ["pactes", "psychodrame", "psychopathe", "innommable", "yonkoma"];
    let hash = window().location().hash().unwrap_or_default();
    let named = hash.trim_start_matches(['#', '/']).split('/').next().unwrap_or_default().to_owned();
    let game = GAMES.into_iter().find(|game| *game == named).unwrap_or(GAMES[0]);
    (game, route(game))
}

/// What was found where everything agrees: what was derived again, and what nobody can check.
fn holds(tongue: Tongue, checked: &Checked) -> String {
    let rows = Args::new().with("rows", checked.rows).with("picks", checked.sealed);
    let mut said = vec![tongue.say("verify-holds", &rows)];
    for (sentence, count) in
        [("verify-table-declared", checked.declared), ("verify-table-struck", checked.struck)]
    {
        if count > 0 {
            said.push(tongue.say(sentence, &Args::new().with("count", count)));
        }
    }
    said.join(" ")
}

/// The page on which dice are checked.
#[component]
fn Verify(id: String, as_whom: String) -> impl IntoView {
    let tongue = tongue();
    let found = RwSignal::new(None::<Result<Found, ()>>);
    let back = Route::Table(id.clone(), as_whom.clone()).href();
    spawn_local(async move {
        let export = net::text(&format!("api/tables/{id}/export?as={as_whom}")).await;
        found.set(Some(export.map(|export| check(&export).map(Arc::new)).map_err(|_| ())));
    });
    let said = move || match found.get() {
        None => tongue.just("verify-reading"),
        Some(Err(())) => tongue.just("failed-away"),
        Some(Ok(None)) => tongue.just("verify-not-closed"),
        Some(Ok(Some(found))) => match &*found {
            Ok(checked) => holds(tongue, checked),
            Err(fault) => {
                let args = Args::new().with("seq", fault.seq.0).with("why", why(tongue, &fault.what));
                tongue.say("verify-fails", &args)
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

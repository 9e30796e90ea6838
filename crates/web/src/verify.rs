//! Anybody checks the dice of a closed table, on their own device.

mod why;

use std::sync::Arc;

use games::Visitor;
use leptos::{prelude::*, task::spawn_local};
use search::Bots;
use table::{AnyGame, Checked, Exported, Fault, GameAdapter, Row};
use words::{Args, Shelf};

use self::why::why;
use crate::{
    app::Languages,
    language::{Translator, t, translator},
    net,
    route::{Route, route},
};

/// The name of this bundle.
pub const BUNDLE: &str = "verify";

/// A game by its rules alone.
struct Rules;

impl Visitor for Rules {
    type Output = Arc<dyn AnyGame>;

    fn visit<G: Bots + Copy + Default>(self, game: G) -> Arc<dyn AnyGame> {
        GameAdapter::new(game).shared()
    }
}

fn game(name: &str) -> Option<Arc<dyn AnyGame>> {
    games::visit(name, Rules)
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
    Translator::provide(BUNDLE, Shelf::VERIFY);
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
    let hash = window().location().hash().unwrap_or_default();
    let named = hash.trim_start_matches(['#', '/']).split('/').next().unwrap_or_default().to_owned();
    let game = games::find(&named).unwrap_or(games::ALL[0]).name;
    (game, route(game))
}

/// What was found where everything agrees: what was derived again, and what nobody can check.
fn holds(translator: Translator, checked: &Checked) -> String {
    let rows = Args::new().with("rows", checked.rows).with("picks", checked.sealed);
    let mut said = vec![translator.say("verify-holds", &rows)];
    for (sentence, count) in
        [("verify-table-declared", checked.declared), ("verify-table-struck", checked.struck)]
    {
        if count > 0 {
            said.push(translator.say(sentence, &Args::new().with("count", count)));
        }
    }
    said.join(" ")
}

/// The page on which dice are checked.
#[component]
fn Verify(id: String, as_whom: String) -> impl IntoView {
    let translator = translator();
    let found = RwSignal::new(None::<Result<Found, ()>>);
    let back = Route::Table(id.clone(), as_whom.clone()).href();
    spawn_local(async move {
        let export = net::text(&format!("api/tables/{id}/export?as={as_whom}")).await;
        found.set(Some(export.map(|export| check(&export).map(Arc::new)).map_err(|_| ())));
    });
    let said = move || match found.get() {
        None => translator.just("verify-reading"),
        Some(Err(())) => translator.just("failed-away"),
        Some(Ok(None)) => translator.just("verify-not-closed"),
        Some(Ok(Some(found))) => match &*found {
            Ok(checked) => holds(translator, checked),
            Err(fault) => {
                let args = Args::new().with("seq", fault.seq.0).with("why", why(translator, &fault.what));
                translator.say("verify-fails", &args)
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

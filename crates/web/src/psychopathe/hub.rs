//! What there is to do with this game, and the games of this device.

use leptos::prelude::*;
use psychopathe::{Board, Position};
use words::Args;

use super::{
    destination::{Destination, StudySubject},
    disc::{Disc, FRAME},
    layers,
    local_game::{board_games, found},
    say::{Say, p},
};
use crate::{
    local::{KeptGame, forget},
    sure::Sure,
};

/// The first page.
#[component]
pub(super) fn Hub() -> impl IntoView {
    let board = Board::standard();
    let disc = Disc::new(board, 2, psychopathe::Player::White);
    let picture =
        layers::ground(board, &disc) + &layers::pieces(board, &disc, &Position::opening(board), None);
    let frame = format!("{0} {0} {1} {1}", -FRAME, 2.0 * FRAME);
    let door = |place: Destination, id: &'static str, title: &'static str, lead: &'static str| {
        view! {
            <li><a id=id href=place.href()><strong>{p(title)}</strong><span>{p(lead)}</span></a></li>
        }
    };
    view! {
        <main id="content" class="psy-hub" tabindex="-1">
            <section class="psy-welcome">
                <div>
                    <h1>"Psychopathe"</h1>
                    <p>{p("psy-hub-lead")}</p>
                    <p class="hint">
                        {p("psy-reconstruction")}
                        " "
                        <a href=Destination::Rules.href()>{p("psy-reconstruction-more")}</a>
                    </p>
                </div>
                <svg viewBox=frame role="img" aria-label=p("psy-picture") inner_html=picture></svg>
            </section>
            <ul class="doors">
                {door(Destination::Alone, "door-alone", "psy-door-alone", "psy-door-alone-lead")}
                {door(Destination::New, "door-new", "psy-door-new", "psy-door-new-lead")}
                {door(Destination::Online, "door-online", "psy-door-online", "psy-door-online-lead")}
                {door(
                    Destination::Lessons(None),
                    "door-lessons",
                    "psy-door-lessons",
                    "psy-door-lessons-lead",
                )}
                {door(
                    Destination::Puzzles(None),
                    "door-puzzles",
                    "psy-door-puzzles",
                    "psy-door-puzzles-lead",
                )}
                {door(
                    Destination::Study(StudySubject::Opening),
                    "door-study",
                    "psy-door-study",
                    "psy-door-study-lead",
                )}
                {door(Destination::Rules, "door-rules", "psy-door-rules", "psy-door-rules-lead")}
            </ul>
            <MyGames/>
        </main>
    }
}

/// The games that this device remembers.
#[component]
fn MyGames() -> impl IntoView {
    let say = Say::new();
    let games = RwSignal::new(board_games());
    let sure = Sure::here();
    let row = move |game: KeptGame| {
        let KeptGame { id, names, progress, over, .. } = game;
        let ending = over.then(|| found(&id)?.0.state.ending).flatten();
        let state = move || match ending {
            Some(ending) => say.ending(ending),
            None => say.with("psy-n-moves", &Args::new().with("n", progress)),
        };
        let (label, forgotten) = (names.clone(), id.clone());
        view! {
            <li>
                <a href=Destination::Local(id).href()>{names} <span class="state">{state}</span></a>
                <button
                    type="button"
                    class="quiet"
                    aria-label=move || say.with("psy-forget", &Args::new().with("names", label.as_str()))
                    on:click=move |_| {
                        let forgotten = forgotten.clone();
                        let said = |id: &str| untrack(|| say.just(id));
                        let (what, price) = (said("psy-forget-it"), said("psy-forget-sure"));
                        sure.ask(what, price, move || {
                            forget(&forgotten);
                            games.set(board_games());
                        });
                    }
                >"✕"</button>
            </li>
        }
    };
    view! {
        <Show when=move || !games.read().is_empty()>
            <section class="my-tables" aria-labelledby="my-games">
                <h2 id="my-games">{p("psy-my-games")}</h2>
                <ul>{move || games.get().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}

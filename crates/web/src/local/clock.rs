//! Clocks of a game on this device. They stand still before the first move, and while the page is not there: a closed
//! tab loses nothing.

use std::time::Duration;

use kernel::Seat;
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use readers::json;
use table::{ClockView, Clocks};

use super::game::{LocalGame, now};
use crate::{game::GamePage, keep};

/// How often a clock is looked at.
const TICK: Duration = Duration::from_millis(200);

/// Where the clocks of a game are kept.
pub(crate) fn clock_key(id: &str) -> String {
    format!("tablee.clock.{id}")
}

/// What the table chose.
pub(super) fn options<G: GamePage>(game: &LocalGame<G>) -> G::Options {
    json::value(game.setup()).get("options").and_then(json::from).unwrap_or_default()
}

/// Whose clock runs.
fn running<G: GamePage>(game: &LocalGame<G>) -> Vec<Seat> {
    match game.n_rows() {
        0 => Vec::new(),
        _ => G::default().status(&game.view(None)).awaited,
    }
}

/// The clocks, where the options give any. Whoever has none left loses by the rules.
pub(super) fn run_clocks<G: GamePage>(game: RwSignal<LocalGame<G>>) -> Memo<Option<ClockView>> {
    let (id, given, n_seats) = game.with_untracked(|game| {
        (game.id().to_owned(), G::default().clock(&options(game)), game.people().len())
    });
    let Some(clock) = given else { return Memo::new(|_| None) };
    let key = StoredValue::new(clock_key(&id));
    let mut kept: Clocks =
        keep::read(&clock_key(&id)).unwrap_or_else(|| Clocks::start(clock, n_seats, Vec::new(), now()));
    kept.rewound(Vec::new(), now());
    let clocks = RwSignal::new(kept);
    let keep_them = move || clocks.with_untracked(|clocks| key.with_value(|key| keep::write(key, clocks)));
    Effect::new(move |before: Option<usize>| {
        let (n_rows, by, on) = game.with(|game| (game.n_rows(), game.last_by(), running(game)));
        clocks.update(|clocks| match before {
            Some(before) if n_rows > before => clocks.played(by, on, now()),
            _ => clocks.switched(on, now()),
        });
        keep_them();
        n_rows
    });
    let switch = move |is_there: bool| {
        let on = if is_there { game.try_with_untracked(running) } else { None };
        if clocks.try_update(|clocks| clocks.switched(on.unwrap_or_default(), now())).is_some() {
            keep_them();
        }
    };
    let goes = window_event_listener_untyped("pagehide", move |_| switch(false));
    let comes = window_event_listener_untyped("pageshow", move |_| switch(true));
    let strike = move || {
        let is_out = clocks.with_untracked(|clocks| clocks.runs_out().is_some_and(|out| out <= now()));
        if is_out {
            game.update(LocalGame::strike);
        }
    };
    let ticks = set_interval_with_handle(strike, TICK);
    on_cleanup(move || {
        switch(false);
        goes.remove();
        comes.remove();
        if let Ok(ticks) = ticks {
            ticks.clear();
        }
    });
    Memo::new(move |_| Some(clocks.with(Clocks::view)))
}

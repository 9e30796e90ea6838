//! Without whom a table does not go on, in the eyes of all.

use kernel::{Seat, Viewer};
use table::Table;

/// What somebody is asked whose yes or no is awaited, whatever the game asks.
pub(crate) const CONSENT: &str = "consent";

/// The seats whose yes or no is awaited.
pub(crate) fn asked(table: &Table) -> Vec<Seat> {
    let state = table.state();
    let asked = state.motions.iter().flat_map(|open| {
        state.asked(open).into_iter().filter(|seat| !open.consents.contains(seat)).collect::<Vec<_>>()
    });
    asked.collect()
}

/// The seats that the game waits for. While it stands still it waits for nobody.
fn by_game(table: &Table) -> Vec<Seat> {
    table.running().map(|status| status.awaited).unwrap_or_default()
}

/// The seats without whom it does not go on: for the game, or for a consent.
pub(crate) fn awaited(table: &Table) -> Vec<Seat> {
    let mut awaited = [by_game(table), asked(table)].concat();
    awaited.sort_unstable();
    awaited.dedup();
    awaited
}

/// What a seat is asked: an action of the game by its name, or [`CONSENT`]; nothing where it is not awaited.
pub(crate) fn asks(table: &Table, seat: Seat) -> Option<String> {
    match table.play() {
        _ if asked(table).contains(&seat) => Some(CONSENT.to_owned()),
        Some(play) if by_game(table).contains(&seat) => play.asks(Viewer::Seat(seat)),
        _ => None,
    }
}

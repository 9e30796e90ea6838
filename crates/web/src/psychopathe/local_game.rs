//! The games of this device, and those that it kept in an earlier form.

use kernel::{Clock, Game as _};
use psychopathe::{Event, Fischer, Psychopathe, Record, Setup};
use serde::Deserialize;
use table::Clocks;

use super::move_history::MoveHistory;
use crate::{
    keep,
    local::{KeptGame, LocalGame, Participant, clock_key, kept_games, now},
};

/// A game of this device, gone through again: its past and its record.
pub(super) fn found(id: &str) -> Option<(MoveHistory, Record)> {
    let game = LocalGame::<Psychopathe>::find(id)?;
    let mut past = MoveHistory::new(game.setup());
    for row in game.rows() {
        past.apply(row);
    }
    let record = past.record(&game.names());
    Some((past, record))
}

/// The games of this kind that this device remembers, the latest first.
pub(super) fn board_games() -> Vec<KeptGame> {
    let mut games = kept_games();
    games.retain(|kept| kept.game == Psychopathe::MANIFEST.name);
    games
}

/// Games as the device kept them before they stood on the shelf of all games.
const FORMER: &str = "tablee.psychopathe.game.";
/// Their clocks, and those of games on the shelf before the shell kept clocks.
const FORMER_CLOCK: &str = "tablee.psychopathe.clock.";

#[derive(Debug, Deserialize)]
struct Former {
    people: Vec<FormerPerson>,
    setup: Setup,
    rows: Vec<Vec<Event>>,
    clock: Option<FormerClock>,
    at: u64,
}

#[derive(Debug, Deserialize)]
struct FormerPerson {
    name: String,
    level: Option<u8>,
}

/// Milliseconds for the game and for each move, and what is left.
#[derive(Debug, Deserialize)]
struct FormerClock {
    base: u64,
    bonus: u64,
    left: Vec<u64>,
}

impl FormerClock {
    fn fischer(&self) -> Fischer {
        let seconds = |millis: u64| u32::try_from(millis / 1000).unwrap_or(u32::MAX);
        Fischer { base: seconds(self.base).max(1), increment: seconds(self.bonus) }
    }

    /// Keeps it as the shell keeps clocks.
    fn keep(self, id: &str) {
        let clock = Clock::Fischer { base: self.base, increment: self.bonus };
        keep::write(&clock_key(id), &Clocks::with_left(clock, self.left, now()));
    }
}

/// Puts games of the former form on the shelf, and clocks where the shell keeps them.
pub(super) fn bring_over() {
    for key in keep::keys(FORMER) {
        let Some((id, former)) = key.strip_prefix(FORMER).zip(keep::read::<Former>(&key)) else { continue };
        let people = former.people.into_iter().map(|FormerPerson { name, level }| Participant {
            name,
            bot: level.map(|level| format!("level-{level}")),
        });
        let Former { mut setup, rows, clock, at, .. } = former;
        setup.options.fischer = clock.as_ref().map(FormerClock::fischer);
        let game = LocalGame::<Psychopathe>::adopt(id.to_owned(), people.collect(), setup, rows, at);
        if let Some(clock) = clock {
            clock.keep(id);
        }
        if game.is_kept {
            keep::forget(&key);
        }
    }
    for key in keep::keys(FORMER_CLOCK) {
        let Some((id, clock)) = key.strip_prefix(FORMER_CLOCK).zip(keep::read::<FormerClock>(&key)) else {
            continue;
        };
        if let Some(game) = LocalGame::<Psychopathe>::find(id) {
            let mut setup = game.setup().clone();
            setup.options.fischer = Some(clock.fischer());
            let (people, rows) = (game.people().to_vec(), game.rows().to_vec());
            LocalGame::<Psychopathe>::adopt(id.to_owned(), people, setup, rows, now());
            clock.keep(id);
        }
        keep::forget(&key);
    }
}

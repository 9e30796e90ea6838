//! The laws that every game passes.
//!
//! A [`Trial`] names a game and what the kit has to know of it: tables to try, bots, a bound, and a way
//! to change what a viewer may not know. One line then tries all laws, over random play and over play
//! between bots:
//!
//! ```text
//! kernel::laws!(DeskTrial, games = 40);
//! ```
//!
//! The games are played once and every [`Law`] looks at them. A broken law says which law, in which game
//! and at which step; [`attempt`] plays that game again.

mod case;
mod ends;
mod json;
mod log;
mod menus;
mod play;
mod playthroughs;
mod probe;
mod replay;
mod sealed;
mod secrets;
mod soak;
mod wire;

use std::{fmt, sync::OnceLock};

use crate::{Casting, Chance, Game, Player, Seat, Viewer};

pub use log::{GameLog, NotHeld, Step};
pub use play::{End, Hands, PlayedGame, play_bots, random_game};
pub use playthroughs::{Besides, Playthrough, Playthroughs, Transcript};
pub use soak::{SoakCounts, attempt, check, play_all, soak, soak_on_all_cores};

/// A game on trial. It is apart from the game so that tests, laboratories and long runs can each bring
/// their own tables and bots.
pub trait Trial: Sync {
    /// The game.
    type Game: Game;

    /// The game.
    fn game(&self) -> &Self::Game;
    /// Tables to try, the default first.
    fn tables(&self) -> Tables<Self::Game>;
    /// Somebody to play a seat; the same seed is the same bot.
    fn bot(&self, seat: Seat, seed: u64) -> Box<dyn Player<Self::Game>>;
    /// The most actions that a game between bots may take.
    fn bound(&self) -> usize;
    /// Whether anybody may not know anything. If so, [`Trial::scramble`] has to show it.
    fn has_secrets(&self) -> bool;
    /// A world that differs only in what the viewer may not know, the number of hidden things included;
    /// the same world, if the viewer knows everything. What the viewer has been told, it knows.
    fn scramble(
        &self,
        state: &<Self::Game as Game>::State,
        viewer: Viewer,
        chance: &mut dyn Chance,
    ) -> <Self::Game as Game>::State;
    /// What must be true after every action.
    ///
    /// # Errors
    /// What is not true.
    fn invariant(&self, state: &<Self::Game as Game>::State) -> Result<(), String>;
}

/// Options and castings.
pub type Tables<G> = Vec<(<G as Game>::Options, Casting<<G as Game>::Role>)>;

/// The laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Law {
    /// The stored log leads to the state that was played.
    Replay,
    /// What a choice admits is permitted and nothing else is; nothing that can be sent causes a panic.
    Menus,
    /// The same picks lead to the same events, the same state to the same view.
    Same,
    /// What a viewer may not know changes nothing for it until it is told.
    Secrets,
    /// Bots come to an end within the bound; random play is never stuck before the end: somebody has a
    /// choice, and somebody who has one is awaited, or there is a deadline after which the house has one.
    Ends,
    /// Nobody has a choice once there is an outcome.
    Over,
    /// Whatever is stored or sent comes back as it was.
    Wire,
    /// A log verifies; one that was touched does not, and the row is named.
    Sealed,
    /// What the game says is always true is true.
    Invariant,
}

impl Law {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Replay,
        Self::Menus,
        Self::Same,
        Self::Secrets,
        Self::Ends,
        Self::Over,
        Self::Wire,
        Self::Sealed,
        Self::Invariant,
    ];
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, name) = match self {
            Self::Replay => (1, "replay"),
            Self::Menus => (2, "menus"),
            Self::Same => (3, "same picks, same events"),
            Self::Secrets => (4, "secrets"),
            Self::Ends => (5, "ends"),
            Self::Over => (6, "over"),
            Self::Wire => (7, "wire"),
            Self::Sealed => (8, "sealed"),
            Self::Invariant => (9, "invariant"),
        };
        write!(f, "law {number} ({name})")
    }
}

/// A law that does not hold, and where to see it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{law}: {by}, seed {seed}, table {table}, step {step}: {what}")]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// Who played the game that shows it.
    pub by: Hands,
    /// The seed of that game.
    pub seed: u64,
    /// Which of [`Trial::tables`] it was played at.
    pub table: usize,
    /// How many actions had been done.
    pub step: usize,
    /// What is wrong.
    pub what: String,
}

/// The games of a trial, or why they could not be dealt.
pub type TrialGames<T> = Result<Vec<PlayedGame<<T as Trial>::Game>>, Broken>;

/// What a test made by [`crate::laws!`] does.
///
/// # Panics
/// If the law does not hold.
pub fn hold<T: Trial>(trial: &T, law: Law, games: &OnceLock<TrialGames<T>>, n_games: u64) {
    let games = games.get_or_init(|| play_all(trial, 0..n_games));
    let checked = games.as_ref().map_err(Broken::clone).and_then(|games| check(trial, law, games));
    if let Err(broken) = checked {
        panic!("{broken}");
    }
}

/// One test for each law, over so many games: half of them random, half between bots. The trial is a type
/// with a `Default`.
#[macro_export]
macro_rules! laws {
    ($trial:ty, games = $games:expr) => {
        $crate::laws! { @each $trial, $games,
            law_1_replay: Replay,
            law_2_menus: Menus,
            law_3_same_picks_same_events: Same,
            law_4_secrets: Secrets,
            law_5_ends: Ends,
            law_6_over: Over,
            law_7_wire: Wire,
            law_8_sealed: Sealed,
            law_9_invariant: Invariant,
        }
    };
    (@each $trial:ty, $games:expr, $($name:ident: $law:ident,)*) => {
        static GAMES_ON_TRIAL: ::std::sync::OnceLock<$crate::testkit::TrialGames<$trial>> =
            ::std::sync::OnceLock::new();
        $(
            #[test]
            fn $name() {
                let trial = <$trial as ::std::default::Default>::default();
                $crate::testkit::hold(&trial, $crate::testkit::Law::$law, &GAMES_ON_TRIAL, $games);
            }
        )*
    };
}

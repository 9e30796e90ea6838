//! The whole truth, which everybody sees.

use serde::{Deserialize, Serialize};

use crate::course::{Course, Ending};
use crate::position::Position;
use crate::setup::Setup;
use crate::vocabulary::Player;

/// A game under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What was fixed before play.
    pub setup: Setup,
    /// The position and those before it.
    pub course: Course,
    /// Half-moves played.
    pub n_moves: u32,
    /// The last move, in the notation.
    pub last: Option<String>,
    /// Players who want a draw.
    pub offers: Vec<Player>,
    /// How it ended.
    pub ending: Option<Ending>,
}

impl State {
    /// Before the first move.
    pub fn start(setup: &Setup) -> State {
        let opening = setup.options.opening(setup.seats.len());
        let opening = opening.unwrap_or_else(|_| Position::opening(setup.board()));
        State {
            setup: setup.clone(),
            course: Course::new(opening),
            n_moves: 0,
            last: None,
            offers: Vec::new(),
            ending: None,
        }
    }
}

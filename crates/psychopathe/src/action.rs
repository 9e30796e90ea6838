//! What a seat may ask for.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::event::PutBack;
use crate::moves::Move;

/// Something a player, or the house, asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Move a piece (PSY-10); what is captured follows by itself (PSY-33).
    Move {
        /// From this node.
        from: String,
        /// To that one.
        to: String,
        /// Pieces put back, in order of nodes; a psychologist's node that is not named is declined (PSY-40).
        #[serde(default)]
        put_back: Vec<PutBack>,
    },
    /// Offer a draw, or accept the one offered (PSY-51).
    Draw,
    /// Give up (PSY-51).
    Resign,
    /// The house: the time for a move has run out (PSY-51).
    TimeUp,
}

impl Action {
    /// The action of a legal move.
    pub fn of(board: &Board, played: Move) -> Action {
        let name = |node| board.name(node).to_string();
        let mut put_back: Vec<PutBack> =
            played.back().map(|(node, kind)| PutBack { node: name(node), kind }).collect();
        put_back.sort();
        Action::Move { from: name(played.from()), to: name(played.to()), put_back }
    }
}

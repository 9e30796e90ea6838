//! What is asked of a table.

use kernel::Seq;
use serde_json::Value;

use crate::{action::Action, motion::Motion};

/// What is asked, and by what it is told from other requests.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    /// The same id is the same request, and is done once; without one it is not sent again.
    pub id: Option<String>,
    /// The last row that the asker knows of. If the table has gone on, nothing is done.
    pub after: Option<Seq>,
    /// The last row that whoever decided had seen. If they could notice that the game has moved since, nothing is
    /// done; talk and what else happens at the table do not count.
    pub seen: Option<Seq>,
    /// What shall be done.
    pub command: Command,
}

/// Something asked of the table, or of its game.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    Table(Action),
    Game {
        /// The game's action.
        action: Value,
        /// What the real dice and cards showed, where they are declared.
        results: Vec<Value>,
    },
}

impl Command {
    /// Something asked of the game, where dice are not read out.
    pub fn game(action: Value) -> Self {
        Self::Game { action, results: Vec::new() }
    }

    /// Whether it protects somebody, sends somebody away, or ends something: there is room for it when there is room
    /// for nothing else.
    pub fn is_protective(&self) -> bool {
        let Self::Table(action) = self else { return false };
        matches!(
            action,
            Action::RaiseCard { .. }
                | Action::AddLimit { .. }
                | Action::Strike { .. }
                | Action::LeaveSeat
                | Action::Close
                | Action::Delete
                | Action::Propose { motion: Motion::Close | Motion::Delete | Motion::Remove { .. } }
                | Action::Consent { .. }
                | Action::Object { .. }
        )
    }

    /// Whether the row must not know who asked.
    pub fn is_anonymous(&self) -> bool {
        match self {
            Self::Table(action) => action.is_anonymous(),
            Self::Game { .. } => false,
        }
    }
}

impl From<Command> for Request {
    /// A request that is made once, whatever happened before.
    fn from(command: Command) -> Self {
        Self { id: None, after: None, seen: None, command }
    }
}

//! How time is given to players.

use serde::{Deserialize, Serialize};

/// How time is given, in milliseconds. Whoever keeps the table keeps the time; when it runs out, the house acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// So much for the whole game, and so much more for each move made.
    Fischer {
        /// For the whole game.
        base: u64,
        /// For each move.
        increment: u64,
    },
    /// So much for each move.
    PerMove {
        /// How much.
        time: u64,
    },
}

//! What a viewer is told.

use serde::{Deserialize, Serialize};

use crate::event::{Event, Happening};
use crate::vocabulary::Player;

/// What everybody is told: all that happened, for nothing is hidden.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Notice {
    /// What is told as it happened.
    Open(Happening),
    /// What is told in part.
    Partly(Partly),
}

/// What is told in part: whose turn it is after somebody has left the game is an event's to keep; the view says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
pub enum Partly {
    /// A player gave up.
    Resigned {
        /// The player who gives up.
        by: Player,
    },
    /// The time for a move ran out.
    TimeRanOut {
        /// The player who had too little of it.
        by: Player,
    },
}

/// What everybody is told of an event.
pub(crate) fn tell(event: &Event) -> Notice {
    Notice::Partly(match event {
        Event::Open { what } => return Notice::Open(what.clone()),
        Event::Resigned { by, .. } => Partly::Resigned { by: *by },
        Event::TimeRanOut { by, .. } => Partly::TimeRanOut { by: *by },
    })
}

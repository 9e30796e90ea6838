//! What a viewer is told.

use serde::{Deserialize, Serialize};

use crate::course::Ending;
use crate::event::{Event, Moved};
use crate::vocabulary::Player;

/// What everybody is told: all that happened, for nothing is hidden. Whose turn it is after somebody has left the game
/// is an event's to keep: the view says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
pub enum Notice {
    /// A move was played.
    Moved(Moved),
    /// Somebody wants a draw.
    DrawOffered {
        /// The player who offers or accepts it.
        by: Player,
    },
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
    /// The game is over.
    Ended {
        /// Who won, or why nobody did.
        ending: Ending,
    },
}

/// What everybody is told of an event.
pub(crate) fn tell(event: &Event) -> Notice {
    match event {
        Event::Moved(moved) => Notice::Moved(moved.clone()),
        Event::DrawOffered { by } => Notice::DrawOffered { by: *by },
        Event::Resigned { by, .. } => Notice::Resigned { by: *by },
        Event::TimeRanOut { by, .. } => Notice::TimeRanOut { by: *by },
        Event::Ended { ending } => Notice::Ended { ending: *ending },
    }
}

//! Moments that the players mark for the strip.

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::vocabulary::{Degree, EndCause};

/// What had just happened when a moment was marked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "beat", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Beat {
    /// A Scene began.
    Scene,
    /// A Test came out.
    Test {
        /// Who threw.
        roller: Text,
        /// What for.
        goal: Option<Text>,
        /// The dice on the table.
        dice: Vec<u8>,
        /// How well it went.
        degree: Degree,
    },
    /// A Conflict ended.
    Conflict {
        /// The rollers of both sides.
        rollers: (Text, Text),
        /// What was at stake.
        stake: Option<Text>,
        /// The winning roller.
        winner: Option<Text>,
        /// After so many Rounds.
        rounds: u32,
        /// Why it ended.
        cause: EndCause,
    },
    /// Somebody went out of play or for good.
    Gone {
        /// Who has gone.
        who: Text,
        /// Whether for good.
        for_good: bool,
    },
}

/// A moment for the strip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moment {
    /// Who marked it.
    pub by: Seat,
    /// In which Session.
    pub session: u32,
    /// In which Scene.
    pub scene: u32,
    /// The Scene's title.
    pub title: Option<Text>,
    /// Who is in the picture.
    pub who: Option<Text>,
    /// What stands under it.
    pub caption: Option<Text>,
    /// What had just happened.
    pub beat: Option<Beat>,
}

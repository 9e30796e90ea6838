//! A player's character: who it is, what it holds, what stands against it.

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    dice::HandDie,
    vocabulary::{AnchorState, EntryCause, Fate},
};

/// Who a character is (INN-27).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Profile {
    /// What the character is called.
    pub name: Text,
    /// Looks, origin, temperament.
    pub portrait: Text,
    /// The one thing that proves them human.
    pub anchor: Text,
}

/// A player's character.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Character {
    pub seat: Seat,
    /// Who it is, once submitted.
    pub profile: Option<Profile>,
    pub approved: bool,
    pub status: Fate,
    pub anchor: AnchorState,
    /// Whether the die of an anchor monologue was taken (INN-52).
    pub anchor_die_used: bool,
    /// The dice, in the order in which they came.
    pub hand: Vec<HandDie>,
    /// Whether it has given a die this scene (INN-108).
    pub gave: bool,
    /// Whether it has received a die this scene.
    pub received: bool,
    pub entries: Entries,
    /// An action that waits for the Keeper's word.
    pub pending: Option<DeclaredAction>,
}

/// The entries of one character, by their causes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entries {
    /// For monologues.
    pub monologue: u32,
    /// For failures.
    pub failure: u32,
    /// For first rerolls.
    pub reroll: u32,
    /// For suggestions made.
    pub suggestion: u32,
    /// How many of all these are struck: their ordinals are 1 to this (INN-97).
    pub struck: u32,
}

impl Entries {
    /// All of them, struck or not.
    pub fn total(self) -> u32 {
        self.monologue + self.failure + self.reroll + self.suggestion
    }

    /// Those that can be struck.
    pub fn unstruck(self) -> u32 {
        self.total().saturating_sub(self.struck)
    }

    pub(crate) fn add(&mut self, cause: EntryCause) {
        match cause {
            EntryCause::Monologue => self.monologue += 1,
            EntryCause::Failure => self.failure += 1,
            EntryCause::Reroll => self.reroll += 1,
            EntryCause::Suggestion => self.suggestion += 1,
        }
    }
}

/// An action that waits for the Keeper's word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeclaredAction {
    /// What is attempted; nothing, if it was told aloud.
    pub goal: Option<Text>,
    /// Against whom of the others.
    pub target: Option<Seat>,
}

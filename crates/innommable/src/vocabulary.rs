//! The small words of the rulebook: roles, fates, causes, severities, kinds of monologue; and how long texts may be.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::dice::Faces;

/// The longest text of play, in characters.
pub const MOST_TEXT: usize = 2000;
/// The longest text that stands on one line: a name, a title, a place.
pub const MOST_LINE: usize = 120;
/// The longest part of the mystery.
pub const MOST_PART: usize = 20_000;

/// What a seat plays (INN-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The one who prepares the mystery and plays whatever stands against the others.
    Keeper,
    /// Somebody with a character.
    Player,
}

/// What has become of a character. Only `Active` ever changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Played as before.
    #[default]
    Active,
    /// Mad, for good.
    Mad,
    /// Dead, for good.
    Dead,
}

/// What has become of an anchor. `Lost` is final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AnchorState {
    /// As it was.
    #[default]
    Intact,
    /// Harmed, and still an anchor (INN-102).
    Harmed,
    /// Lost for ever.
    Lost,
}

/// How a character is given up (INN-81, INN-82).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// Driven mad.
    Mad,
    /// Let die.
    Dead,
}

impl Loss {
    /// Both ways to lose a character.
    pub const BOTH: [Self; 2] = [Self::Mad, Self::Dead];

    /// What has become of the character then.
    pub fn fate(self) -> Fate {
        match self {
            Self::Mad => Fate::Mad,
            Self::Dead => Fate::Dead,
        }
    }
}

/// Why a name is on the blacklist (INN-91): these four causes and no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EntryCause {
    /// A monologue without the anchor at its centre.
    Monologue,
    /// A failure in a conflict.
    Failure,
    /// A first reroll.
    Reroll,
    /// A suggestion made to another.
    Suggestion,
}

/// How bad an effect may be (INN-93).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Small but unsettling.
    Minor,
    /// Of body or mind.
    Moderate,
    /// Mortal danger, or the end of what seemed real.
    Severe,
    /// One of the others, and the anchor threatened too.
    AnchorThreat,
}

impl Severity {
    /// The effects there are; a threat to the anchor comes on top of one of them.
    pub const EFFECTS: [Self; 3] = [Self::Minor, Self::Moderate, Self::Severe];

    /// What an entry allows that is struck as a character's first, second, third … (INN-93).
    pub fn of(ordinal: u32) -> Self {
        match ordinal {
            0..=2 => Self::Minor,
            3 | 4 => Self::Moderate,
            5 | 6 => Self::Severe,
            7.. => Self::AnchorThreat,
        }
    }

    /// What the effects of a strike may be, one severity for each entry struck.
    pub fn of_strike(struck_before: u32, k: u32) -> Vec<Self> {
        (1..=k).map(|nth| Self::of(struck_before.saturating_add(nth))).collect()
    }
}

/// What a monologue tells (INN-43, INN-49).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MonologueKind {
    /// d20: a dream or nightmare, remembered.
    Dream,
    /// d12: perceptions nobody expected.
    Hallucination,
    /// d8: how forbidden knowledge is come by.
    OccultKnowledge,
    /// d4: something supernatural unleashed.
    ParanormalEffect,
    /// A scene with one's anchor, nothing supernatural in it.
    Anchor,
}

impl From<Faces> for MonologueKind {
    fn from(faces: Faces) -> Self {
        match faces {
            Faces::D20 => Self::Dream,
            Faces::D12 => Self::Hallucination,
            Faces::D8 => Self::OccultKnowledge,
            Faces::D4 => Self::ParanormalEffect,
        }
    }
}

/// Where a given die comes from (INN-105).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GiftFrom {
    /// The giver's hand.
    Hand,
    /// The bowl in the middle of the table.
    Bowl,
}

/// What the Keeper says of a declared action (INN-56).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// It happens, no throw needed.
    Happens,
    /// Somebody or something stands against it.
    Conflict,
    /// Another player's character stands against it.
    Duel,
}

/// Where a die lies in everybody's sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiePlace {
    /// In the bowl.
    Bowl,
    /// In a player's hand.
    Hand(Seat),
}

/// How it ended (INN-117).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Everybody is mad or dead.
    Disaster,
    /// The mystery threatens nobody any more.
    Defused,
}

//! Vocabulary.

use serde::{Deserialize, Serialize};

/// What a seat plays (YON-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Runs the world and everybody in it who is no player's.
    #[serde(alias = "gm")]
    GameMaster,
    /// Plays one character.
    Player,
}

/// A character, numbered from 1 in the order in which everybody saw them come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct CharacterId(pub u8);

/// A Condition, numbered from 1 in the order in which they were given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct ConditionId(pub u32);

/// Which of the three cases a Test falls under (YON-27), the strongest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The Flaw bears on the situation.
    Flaw,
    /// The Concept helps.
    Concept,
    /// Neither.
    Other,
}

impl Basis {
    /// In the order of the rule.
    pub const ALL: [Self; 3] = [Self::Flaw, Self::Concept, Self::Other];

    /// The first case that applies: the Flaw beats the Concept (YON-27).
    pub fn first(flaw: bool, concept: bool) -> Self {
        match (flaw, concept) {
            (true, _) => Self::Flaw,
            (false, true) => Self::Concept,
            (false, false) => Self::Other,
        }
    }

    /// How many dice it gives.
    pub fn dice(self) -> u8 {
        match self {
            Self::Flaw => 1,
            Self::Concept => 4,
            Self::Other => 2,
        }
    }
}

/// How well a Test went (YON-29…33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Degree {
    /// No Success: trouble.
    Failure,
    /// One: more or less.
    Partial,
    /// Two or three: exactly what was wanted.
    Full,
    /// Four or more: the player narrates.
    Spotlight,
}

impl Degree {
    /// Read off the final total.
    pub fn of(total: u32) -> Self {
        match total {
            0 => Self::Failure,
            1 => Self::Partial,
            2 | 3 => Self::Full,
            4.. => Self::Spotlight,
        }
    }
}

/// Good or bad for its bearer (YON-40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// One die more.
    Positive,
    /// One die less.
    Negative,
}

impl Sign {
    pub const BOTH: [Self; 2] = [Self::Positive, Self::Negative];
}

/// How bad a Setback is (YON-58).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Annoying.
    Minor,
    /// Difficult.
    Serious,
    /// Untenable: out of play if it does not work.
    Grave,
    /// All or nothing: eliminated if it does not work.
    Critical,
}

impl Severity {
    /// In order of price.
    pub const ALL: [Self; 4] = [Self::Minor, Self::Serious, Self::Grave, Self::Critical];

    /// The dice it brings.
    pub fn bonus(self) -> u8 {
        match self {
            Self::Minor => 0,
            Self::Serious => 1,
            Self::Grave => 2,
            Self::Critical => 3,
        }
    }
}

/// What a Bond ties its character to (YON-16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BondKind {
    /// A goal for the Session.
    Aim,
    /// Another player's character.
    ToPlayer,
    /// An important character of the game master's.
    ToNpc,
    /// What the winner of a Conflict left behind (YON-86).
    Imposed,
}

/// The three uses of a Gift (YON-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GiftUse {
    /// A major advantage in the story.
    Benefit,
    /// Two Successes instead of a throw.
    AutoSuccess,
    /// One Success more.
    PlusOne,
}

/// One of the two sides of a Conflict; a simple Test has only the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SideId {
    /// The first.
    #[default]
    A,
    /// The second.
    B,
}

impl SideId {
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// Its place in a list of sides.
    pub fn index(self) -> usize {
        match self {
            Self::A => 0,
            Self::B => 1,
        }
    }
}

/// Why a Conflict ended (YON-81).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndCause {
    /// The losing side gave up.
    Conceded,
    /// Nobody of the losing side is left in play.
    Out,
    /// A lead of four or more.
    Lead,
    /// Nobody wins: both stopped, or both are out.
    Nobody,
}

/// What of a sheet the game master wants changed (YON-05…08).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SheetEntry {
    /// The name.
    Name,
    /// The Concept.
    Concept,
    /// The Flaw.
    Flaw,
    /// The Gift.
    Gift,
    /// The distinctive sign.
    Sign,
}

impl SheetEntry {
    /// In the order of the sheet.
    pub const ALL: [Self; 5] = [Self::Name, Self::Concept, Self::Flaw, Self::Gift, Self::Sign];
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The World is presented and confirmed.
    World,
    /// Characters are made.
    Creation,
    /// Bonds are made.
    Bonds,
    /// People narrate freely.
    Free,
    /// A throw is prepared: case, Conditions, help.
    Build,
    /// The dice of a Test lie on the table.
    Open,
    /// A Gift may add a Success before a Round is compared.
    Round,
    /// The game master says which Concept is more specific.
    Tie,
    /// Nobody won the Round: each side goes on or stops.
    Unforeseen,
    /// The Round's winner gives a Condition or not.
    Award,
    /// The game master tells the Round.
    Telling,
    /// A group whose roller has left names another.
    Replace,
    /// The loser of the Round goes on or concedes.
    LoserChoice,
    /// The result is told.
    Narration,
    /// Between two Sessions.
    SessionEnd,
    /// Between two adventures.
    BetweenAdventures,
    /// It is over.
    Closed,
}

impl Stage {
    /// Whether a Session is being played.
    pub fn in_play(self) -> bool {
        (Self::Free..=Self::Narration).contains(&self)
    }

    /// Whether a Test or a Conflict is under way and its result not yet fixed.
    pub fn is_contested(self) -> bool {
        (Self::Build..=Self::LoserChoice).contains(&self)
    }
}

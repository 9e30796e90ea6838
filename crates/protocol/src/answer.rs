//! What the server answers and tells.

use kernel::{Seat, Seq, Status, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{By, GameSummary, Notice, Phase};

use crate::{history::HistoryRow, patch::Patch};

/// A request was done.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Accepted {
    /// The request's id.
    pub request: String,
    /// Its row; nothing, if it was so already.
    pub seq: Option<Seq>,
    /// The key of the link that was made. It is shown once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A table was made.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Made {
    /// Its name, as it stands in addresses.
    pub id: String,
    /// The host's key.
    pub host: Key,
    /// A link that seats anybody: its key.
    pub invitation: Key,
    /// Six letters that lead to that link, until the game starts.
    pub code: String,
}

/// A short code: six letters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Code {
    /// The letters.
    pub code: String,
}

/// Where a short code leads.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CodeTarget {
    /// The table's name.
    pub table: String,
    /// The key of a link that seats anybody.
    pub link: Key,
    /// The game's name.
    pub game: String,
    /// What the table is called.
    pub title: Text,
}

/// What somebody writes at, for all to read soon. Never what, and never a text that stays hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pen {
    /// Something to say at the table.
    Talk,
    /// A piece of the story.
    Story,
    /// Nothing any more.
    Down,
}

/// Somebody writes, or has stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Writing {
    /// Whose pen it is.
    pub seat: Seat,
    /// What they write.
    pub pen: Pen,
}

/// Somebody sat down.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seated {
    /// The seat they sit in.
    pub seat: Seat,
    /// The row in which they sat down.
    pub seq: Seq,
    /// The seat's key, for those who keep no cookies.
    pub key: Key,
}

/// A key. It prints as nothing.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Key(pub String);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

/// Which game a table plays, for whoever was given a link to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableGame {
    /// The game's name.
    pub game: String,
    /// What the table is called.
    pub title: Text,
}

/// When a table will be erased.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expiry {
    /// Not before then, in milliseconds since 1970, and only if nothing is done there until then; nothing, if never.
    pub from: Option<u64>,
}

/// Everything a viewer sees, and what it missed.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Full {
    /// The last row it contains, as this viewer counts.
    pub seq: Seq,
    /// What time it is, in milliseconds since 1970, for clocks that run.
    #[serde(default)]
    pub now: u64,
    /// What patches change: `{"table": …, "game": …}`, the game's view being `null` before it starts.
    pub view: Value,
    /// What it missed since the row it named, oldest first; nothing, if it named none.
    pub missed: Vec<HistoryRow>,
    /// Whether it missed still more, older than that: read it page by page.
    pub more: bool,
    /// Who is there.
    pub present: Vec<Seat>,
}

/// A row that was stored: what a viewer is told of it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RowUpdate {
    /// The row, as this viewer counts.
    pub seq: Seq,
    /// When, in milliseconds since 1970; nothing (0) for just now, which is the rule.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub at: u64,
    /// Who asked for it.
    pub by: By,
    /// What the viewer is told.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Value>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Notice>,
    /// How its view changes.
    #[serde(default, skip_serializing_if = "Patch::is_empty")]
    pub patch: Patch,
}

fn is_zero(at: &u64) -> bool {
    *at == 0
}

/// What a viewer may do now.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choices {
    /// The last row that was looked at.
    pub seq: Seq,
    /// The game's choices: each an action, or one with holes to fill.
    pub choices: Value,
    /// Who is awaited, and how it ended.
    pub status: Option<Status>,
}

/// Who is there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Present {
    /// The seats with somebody at the other end.
    pub seats: Vec<Seat>,
    /// How many look on.
    pub spectators: usize,
}

/// The games that can be played here.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Games {
    /// In the order of the catalog.
    pub games: Vec<GameSummary>,
}

/// The tables of this device, and those that anybody may join.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listing {
    /// Those to which this device holds a key.
    pub mine: Vec<Mine>,
    /// Those on the public list.
    pub listed: Vec<Listed>,
}

/// A table of this device.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mine {
    /// The table.
    #[serde(flatten)]
    pub table: Listed,
    /// The seats whose keys are here.
    pub seats: Vec<Seat>,
    /// Whether the host's key is here.
    pub host: bool,
    /// What the people are called, seat by seat; nothing, where nobody or a bot sits.
    #[serde(default)]
    pub names: Vec<Option<Text>>,
    /// The seats without whom it does not go on: for the game, or for a consent. Everybody at the table sees whom.
    #[serde(default)]
    pub awaited: Vec<Seat>,
    /// What each of these seats is asked: an action of the game by its name, or `consent`; nothing where it is not awaited.
    #[serde(default)]
    pub asks: Vec<Option<String>>,
    /// How far the game is, as everybody may know: its round, scene or move.
    #[serde(default)]
    pub progress: u32,
    /// Whether the game has ended.
    #[serde(default)]
    pub over: bool,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listed {
    /// Its name.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// What it is called.
    pub title: Text,
    /// Before, during or after.
    pub phase: Phase,
    /// How many seats are free.
    pub free: usize,
    /// Its last row.
    pub seq: Seq,
    /// When that was written.
    pub at: u64,
}

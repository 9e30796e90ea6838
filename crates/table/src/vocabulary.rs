//! What people at a table agree on: settings, links, lines and veils.

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

/// Where the open throws of a table come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceSource {
    /// All from the seal.
    #[default]
    Sealed,
    /// Read off real dice and cards by a person; hidden draws stay with the seal.
    Declared,
}

/// How what is posted to a place outside is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WebhookFormat {
    Discord,
    Slack,
    /// As hookshot takes it.
    Matrix,
    /// Plain JSON.
    Json,
}

/// A place outside where it is posted that somebody is awaited. Whoever knows its address can post there: it is kept
/// beside the log, and told to nobody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Webhook {
    pub url: Text,
    pub format: WebhookFormat,
}

/// Who may look on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Nobody.
    Nobody,
    /// Whoever has a link for it.
    #[default]
    Link,
    /// Anybody who knows the table's address.
    Anybody,
}

/// What the table agreed on beside the game's own options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Where the open throws come from.
    pub dice: DiceSource,
    /// Who may look on.
    pub watch: Spectators,
    /// Whether the table is on the public list while it has free seats.
    pub listed: bool,
    /// How long somebody must have been away to be called absent, in seconds.
    pub absence: u32,
    /// Whether people speak to each other, in a room or on a call: what is said aloud need not be written. The host
    /// may change it at any time.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub spoken: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            dice: DiceSource::default(),
            watch: Spectators::default(),
            listed: false,
            absence: 300,
            spoken: false,
        }
    }
}

impl Settings {
    /// How long a window of the game stays open that the game gives so many milliseconds: they are for whoever writes,
    /// and those who talk need half of them.
    pub fn window(&self, given: u64) -> u64 {
        if self.spoken { given / 2 } else { given }
    }

    /// Whether they are the same but for whether people speak: neither dice nor deal depend on it.
    pub(crate) fn differs_in_speech_only(&self, other: &Self) -> bool {
        *self == Self { spoken: self.spoken, ..*other }
    }
}

/// What a link is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Invited {
    /// Any free seat, as often as there is one.
    AnySeat,
    /// That seat, once.
    Seat(Seat),
    /// To look on.
    Watch,
}

/// A thing that shall not be in the story.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Limit {
    /// How strictly.
    pub kind: LimitKind,
    /// What it is.
    pub text: Text,
}

/// How strictly something is kept out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LimitKind {
    /// It does not happen.
    Line,
    /// It may happen, out of sight.
    Veil,
}

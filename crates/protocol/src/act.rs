//! What clients ask for.

use kernel::{Seat, Seq, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Action, Asked};

use crate::limits::REQUEST_BYTES;

/// Something asked of a table or of its game: exactly one of `table` and `game`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The client's id of this request: letters, digits, `-` and `_`. The same id is the same request,
    /// and is done once.
    pub request: String,
    /// The last row the client knows. If the table has gone on, nothing is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Seq>,
    /// Something asked of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Action>,
    /// Something asked of the game, as the game writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Value>,
    /// What the real dice and cards showed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<Value>,
    /// For what makes a link: its key, made by the client. If it is left out the server makes one, which
    /// is then lost together with a lost answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// Sits down with an invitation, or brings a seat to this device with a one-time link.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The client's id of this request.
    pub request: String,
    /// The key out of the link. A table on the public list needs none before the game starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// The seat's new key, made by the client: at least 32 letters and digits that nobody can guess. With
    /// it the request can be sent again when the answer was lost. If it is left out the server makes one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Who, as they call themselves. Without a name the link moves a seat to this device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Text>,
    /// Which seat, where the link leaves it open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Something to throw into the seed of the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contribution: Option<Text>,
}

/// Keeps the key of a link to look on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Watch {
    /// The key out of the link.
    pub link: String,
}

/// A request cannot be understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unclear {
    /// The request's id is missing, too long or holds strange characters.
    #[error("a request id is 1 to 64 letters, digits, - and _")]
    RequestId,
    /// Not exactly one of `table` and `game`.
    #[error("ask for exactly one of table and game")]
    NotOne,
    /// A claim or an arrival is asked for where keys are asked for.
    #[error("sit down at the address for it")]
    Elsewhere,
    /// A key that is too short or holds strange characters.
    #[error("a key is 32 to 128 letters, digits, - and _")]
    Key,
}

impl Act {
    /// Something asked of the table.
    pub fn table(request: impl Into<String>, action: Action) -> Self {
        Self { request: request.into(), table: Some(action), ..Self::default() }
    }

    /// Something asked of the game.
    pub fn game(request: impl Into<String>, action: Value) -> Self {
        Self { request: request.into(), game: Some(action), ..Self::default() }
    }

    /// What is asked.
    ///
    /// # Errors
    /// It is not clear.
    pub fn asked(self) -> Result<Asked, Unclear> {
        check_request(&self.request)?;
        check_key(self.key.as_deref())?;
        match (self.table, self.game) {
            (Some(Action::Claim { .. } | Action::Arrive), None) => Err(Unclear::Elsewhere),
            (Some(action), None) if self.results.is_empty() => Ok(Asked::Table(action)),
            (None, Some(action)) => Ok(Asked::Game { action, results: self.results }),
            _ => Err(Unclear::NotOne),
        }
    }
}

impl Claim {
    /// What is asked.
    ///
    /// # Errors
    /// It is not clear.
    pub fn asked(self) -> Result<Asked, Unclear> {
        check_request(&self.request)?;
        check_key(self.key.as_deref())?;
        Ok(Asked::Table(match self.name {
            Some(name) => Action::Claim { seat: self.seat, name, contribution: self.contribution },
            None => Action::Arrive,
        }))
    }
}

fn check_request(request: &str) -> Result<(), Unclear> {
    if (1..=REQUEST_BYTES).contains(&request.len()) && is_plain(request) {
        Ok(())
    } else {
        Err(Unclear::RequestId)
    }
}

fn check_key(key: Option<&str>) -> Result<(), Unclear> {
    let fits = |key: &str| (32..=128).contains(&key.len()) && is_plain(key);
    if key.is_none_or(fits) { Ok(()) } else { Err(Unclear::Key) }
}

fn is_plain(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

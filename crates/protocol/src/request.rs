//! What clients ask for.

use kernel::{Seat, Seq, Text};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::Value;
use table::{Action, Command, NewTable, read_action};

use crate::sizes::REQUEST_ID_BYTES;

/// Something asked of a table or of its game: exactly one of `table` and `game`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The client's id of this request: letters, digits, `-` and `_`. The same id is the same request,
    /// and is done once.
    pub request: String,
    /// The last row the client knows. If the table has gone on, nothing is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Seq>,
    /// The last row that its player had seen when they decided. If the game has moved since, nothing is done; talk
    /// and what else happens at the table do not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Seq>,
    /// Something asked of the table.
    #[serde(default, deserialize_with = "action_of_table", skip_serializing_if = "Option::is_none")]
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

fn action_of_table<'de, D: Deserializer<'de>>(sent: D) -> Result<Option<Action>, D::Error> {
    let sent = Option::<Value>::deserialize(sent)?;
    sent.map(|sent| read_action(&sent).map_err(D::Error::custom)).transpose()
}

/// Makes a table.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MakeTable {
    /// The client's id of this request. Together with a key of the client's making, the same id is the same request,
    /// and makes one table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
    /// The host's key, made by the client: at least 32 letters and digits that nobody can guess. If it is left out the
    /// server makes one, which is then lost together with a lost answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The table.
    #[serde(flatten)]
    pub table: NewTable,
}

impl<'de> Deserialize<'de> for MakeTable {
    /// By hand, since a flattened table would not refuse fields that it does not have.
    fn deserialize<D: Deserializer<'de>>(sent: D) -> Result<Self, D::Error> {
        let mut sent = serde_json::Map::deserialize(sent)?;
        let mut text = |field: &str| {
            let value = sent.remove(field).unwrap_or_default();
            serde_json::from_value::<Option<String>>(value).map_err(D::Error::custom)
        };
        let (request, key) = (text("request")?, text("key")?);
        let table = serde_json::from_value(Value::Object(sent)).map_err(D::Error::custom)?;
        Ok(Self { request, key, table })
    }
}

impl MakeTable {
    /// What tells this request from others, if it can be told.
    ///
    /// # Errors
    /// An id or a key that cannot be used.
    pub fn identity(&self) -> Result<Option<(&str, &str)>, Unclear> {
        check(self.request.as_deref().unwrap_or("none"), self.key.as_deref())?;
        Ok(self.request.as_deref().zip(self.key.as_deref()))
    }
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
pub struct Spectate {
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

impl Request {
    /// Something asked of the table.
    pub fn table(request: impl Into<String>, action: Action) -> Self {
        Self { request: request.into(), table: Some(action), ..Self::default() }
    }

    /// Something asked of the game.
    pub fn game(request: impl Into<String>, action: Value) -> Self {
        Self { request: request.into(), game: Some(action), ..Self::default() }
    }
}

impl TryFrom<Request> for table::Request {
    type Error = Unclear;

    fn try_from(request: Request) -> Result<Self, Unclear> {
        let Request { request: id, after, seen, table, game, results, key } = request;
        check(&id, key.as_deref())?;
        let command = match (table, game) {
            (Some(Action::Claim { .. } | Action::Arrive), None) => return Err(Unclear::Elsewhere),
            (Some(action), None) if results.is_empty() => Command::Table(action),
            (None, Some(action)) => Command::Game { action, results },
            _ => return Err(Unclear::NotOne),
        };
        Ok(Self { id: Some(id), after, seen, command })
    }
}

impl TryFrom<Claim> for table::Request {
    type Error = Unclear;

    fn try_from(claim: Claim) -> Result<Self, Unclear> {
        let Claim { request: id, key, name, seat, contribution, .. } = claim;
        check(&id, key.as_deref())?;
        let action = name.map_or(Action::Arrive, |name| Action::Claim { seat, name, contribution });
        Ok(Self { id: Some(id), ..Command::Table(action).into() })
    }
}

/// Whether the id of a request and the key that it brings can be used.
fn check(id: &str, key: Option<&str>) -> Result<(), Unclear> {
    let is_plain = |text: &str| text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    if !(1..=REQUEST_ID_BYTES).contains(&id.len()) || !is_plain(id) {
        return Err(Unclear::RequestId);
    }
    let fits = |key: &str| (32..=128).contains(&key.len()) && is_plain(key);
    if key.is_none_or(fits) { Ok(()) } else { Err(Unclear::Key) }
}

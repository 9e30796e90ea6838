//! What travels over a socket.

use kernel::Wish;
use serde::{Deserialize, Serialize};

use crate::{
    answer::{Accepted, Full, Pen, Present, RowUpdate, Writing},
    error::Failure,
    request::Request,
};

/// What a client sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClientMessage {
    /// Something to do.
    #[serde(rename = "act")]
    Request(Box<Request>),
    /// The full view again, for a client whose patches did not fit.
    Full,
    /// That one writes something that all will read: talk or story. It is passed on to those who are there
    /// and kept nowhere.
    Writing(Pen),
    /// What one asks of the bots at the table. It is passed on to them and to those who are there, and kept nowhere.
    Bots(Wish),
    /// Whether one looks at something else than the play: bots end nothing meanwhile. Nobody is told, and it is kept
    /// nowhere.
    Elsewhere(bool),
}

/// What the server sends.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// First of all, and when asked for.
    Full(Box<Full>),
    /// A row was stored.
    Row(RowUpdate),
    /// A request was done. Its row comes before this.
    Accepted(Accepted),
    /// A request was not done.
    Error(Failure),
    /// Somebody came or went.
    Present(Present),
    /// Somebody else writes, or has stopped.
    Writing(Writing),
    /// Somebody asks something of the bots.
    Bots(Wish),
    /// The server ends the connection.
    Bye(ByeReason),
}

/// Why the server ends a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ByeReason {
    /// It shuts down; come back soon.
    Shutdown,
    /// The client does not keep up; come back and read on.
    Slow,
    /// The key does not work any more.
    NoKey,
    /// The table was erased.
    Gone,
}

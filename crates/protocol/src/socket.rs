//! What travels over a socket.

use serde::{Deserialize, Serialize};
use table::Notice;

use crate::{
    act::Act,
    answer::{Accepted, Full, Pen, Present, Told, Writing},
    error::Failure,
};

/// What a client sends.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    /// Something to do.
    Act(Box<Act>),
    /// The full view again, for a client whose patches did not fit.
    Full,
    /// That one writes something that all will read: talk or story. It is passed on to those who are there
    /// and kept nowhere.
    Writing(Pen),
}

/// What the server sends. A client may read less of a notice than there is in it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(bound = ""))]
#[serde(rename_all = "snake_case")]
pub enum Says<N = Notice> {
    /// First of all, and when asked for.
    Full(Box<Full<N>>),
    /// A row was stored.
    Row(Told<N>),
    /// A request was done. Its row comes before this.
    Accepted(Accepted),
    /// A request was not done.
    Error(Failure),
    /// Somebody came or went.
    Present(Present),
    /// Somebody else writes, or has stopped.
    Writing(Writing),
    /// The server ends the connection.
    Bye(Why),
}

/// Why the server ends a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It shuts down; come back soon.
    Shutdown,
    /// The client does not keep up; come back and read on.
    Slow,
    /// The key does not work any more.
    NoKey,
    /// The table was erased.
    Gone,
}

//! Why something was not done, as it travels.

use kernel::{Ask, Refused as _, Rule};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{AnyRefusal, NotDone};

/// Why something was not done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// What sort of failure.
    pub kind: FailureKind,
    /// Whose rule was broken, if it was one: the table's or the game's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<RefusedBy>,
    /// The rule that was broken, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The refusal's name and what belongs to it: look up a sentence for it.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub why: Value,
    /// What real dice and cards have to show first, in this order.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Value>"))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<Ask>,
    /// What was unclear, for whoever writes a client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// After how many milliseconds the same may be asked again, where there were too many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait: Option<u64>,
    /// The request it is about, on a socket.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
}

/// Whose rule a request breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RefusedBy {
    /// The table's.
    Table,
    /// The game's.
    Game,
}

/// The body of an answer that is none.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FailureBody {
    /// What went wrong.
    pub error: Failure,
}

/// What sort of failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FailureKind {
    /// A rule forbids it.
    Refused,
    /// Real dice or cards have to show something first.
    Missing,
    /// It cannot be understood.
    Unclear,
    /// There is no such table, or not for you.
    NotFound,
    /// No key came with it, or one that does not work.
    NoKey,
    /// It comes from another site.
    Foreign,
    /// It is too long.
    TooLarge,
    /// There are too many of them.
    TooMany,
    /// The server cannot store anything now; try again with the same request id.
    Unavailable,
    /// What is stored of the table cannot be read. Trying again changes nothing; whoever runs the server has been told.
    Damaged,
    /// The server has a fault; it has noted it.
    Internal,
}

impl Failure {
    /// Of one sort, without more.
    pub fn of(kind: FailureKind) -> Self {
        Self {
            kind,
            by: None,
            rule: None,
            why: Value::Null,
            missing: Vec::new(),
            hint: None,
            wait: None,
            request: None,
        }
    }

    fn refused(by: RefusedBy, rule: Rule, why: Value) -> Self {
        Self { by: Some(by), rule: Some(rule.to_string()), why, ..Self::of(FailureKind::Refused) }
    }

    /// Something that could not be understood.
    pub fn unclear(hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..Self::of(FailureKind::Unclear) }
    }
}

impl From<NotDone> for Failure {
    fn from(why: NotDone) -> Self {
        match why {
            NotDone::Refused(AnyRefusal::Table(refusal)) => {
                let why = serde_json::to_value(&refusal).expect("a wire type writes itself");
                Self::refused(RefusedBy::Table, refusal.rule(), why)
            }
            NotDone::Refused(AnyRefusal::Game { rule, why }) => Self::refused(RefusedBy::Game, rule, why),
            NotDone::Refused(AnyRefusal::Unreadable(unreadable)) => Self::unclear(unreadable.to_string()),
            NotDone::Missing(missing) => Self { missing, ..Self::of(FailureKind::Missing) },
        }
    }
}

//! What of a table's view is shown here. More of it travels than is read: a page is as large as what it can read.

use kernel::{Seat, Seq, Viewer};
use serde::Deserialize;
use serde_json::Value;
use table::{LimitKind, Pause, Phase, Who};

/// What a viewer sees of the table.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub(super) struct TableView {
    pub(super) you: Viewer,
    pub(super) options: Value,
    pub(super) phase: Phase,
    pub(super) host: Option<Seat>,
    pub(super) seats: Vec<Chair>,
    pub(super) motions: Vec<OpenMotion>,
    pub(super) limits: Vec<Limit>,
    pub(super) bookmarks: Vec<(Seq, String)>,
    pub(super) pause: Option<Pause>,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub(super) struct Chair {
    pub(super) who: Who,
    pub(super) name: Option<String>,
    pub(super) role: Option<Value>,
    pub(super) absent: bool,
    pub(super) bot: Option<String>,
}

/// Something that waits for consent.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub(super) struct OpenMotion {
    pub(super) id: Seq,
    motion: Value,
    pub(super) consents: Vec<Seat>,
    pub(super) asked: Vec<Seat>,
}

/// A line or a veil.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub(super) struct Limit {
    pub(super) kind: LimitKind,
    pub(super) text: String,
}

impl TableView {
    /// Whether the viewer is the host.
    pub(super) fn is_host(&self) -> bool {
        self.host.is_some() && self.host == self.you.seat()
    }
}

impl OpenMotion {
    /// The sentence that says what is proposed: `motion-rewind`.
    pub(super) fn sentence(&self) -> String {
        format!("motion-{}", name(&self.motion).unwrap_or_default().replace('_', "-"))
    }

    /// Whom it is about, if it is about somebody.
    pub(super) fn seat(&self) -> Option<Seat> {
        let fields = self.motion.as_object()?.values().next()?;
        fields.get("seat")?.as_u64().and_then(|seat| u8::try_from(seat).ok()).map(Seat)
    }
}

/// The name of a variant as it travels.
pub(super) fn name(variant: &Value) -> Option<&str> {
    match variant {
        Value::String(name) => Some(name),
        Value::Object(fields) => fields.keys().next().map(String::as_str),
        _ => None,
    }
}

//! The past, page by page.

use kernel::Seq;
use serde::{Deserialize, Serialize};
use table::{By, Notice};

/// A page of the past, oldest first.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HistoryPage {
    /// The rows of which the viewer was told something.
    pub lines: Vec<HistoryRow>,
    /// Where the next older page begins: ask for rows before this one. Nothing, if this is the oldest.
    pub before: Option<Seq>,
    /// Where the next newer page begins: ask for rows since this one. Nothing, if this is the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Seq>,
}

/// What a viewer was told of a row.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HistoryRow {
    /// The row, as this viewer counts.
    pub seq: Seq,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who asked for it.
    pub by: By,
    /// What the viewer was told.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<serde_json::Value>"))]
    pub told: Vec<Notice>,
    /// Whether it was taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rewound: bool,
    /// Whether a passage was struck.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub struck: bool,
}

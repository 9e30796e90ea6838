//! What was told, row by row.

use kernel::Seq;
use serde_json::Value;

use crate::json::{list, variant};

/// What is told, as far as it is read here: a notice of the table is looked into where it matters.
#[derive(Debug, Clone)]
pub(super) enum Notice {
    /// By the table.
    Table(Value),
    /// By the game.
    Game(Value),
}

impl Notice {
    /// What the table tells under that name.
    pub(super) fn of_table(&self, name: &str) -> Option<&Value> {
        match self {
            Self::Table(notice) => notice.get(name),
            Self::Game(_) => None,
        }
    }
}

/// A row as it was told.
#[derive(Debug, Clone)]
pub(super) struct Line {
    /// The row, as this viewer counts.
    pub(super) seq: Seq,
    /// What.
    pub(super) told: Vec<Notice>,
    /// Whether it was taken back.
    pub(super) rewound: bool,
    /// Whether a passage was struck.
    struck: bool,
}

impl Line {
    pub(super) fn read(line: &Value) -> Option<Self> {
        let notice = |notice: &Value| match variant(notice)? {
            ("table", told) => Some(Notice::Table(told.clone())),
            (_, told) => Some(Notice::Game(told.clone())),
        };
        Some(Self {
            seq: Seq(line["seq"].as_u64()?),
            told: list(&line["told"], notice),
            rewound: line["rewound"] == true,
            struck: line["struck"] == true,
        })
    }
}

/// Whether a row of the past is not what it was.
pub(super) fn changes_the_past(line: &Line) -> bool {
    line.told.iter().any(|notice| notice.of_table("rewound").or(notice.of_table("struck")).is_some())
}

impl PartialEq for Line {
    /// Rows do not change but in this.
    fn eq(&self, other: &Self) -> bool {
        let state = |line: &Self| (line.seq, line.rewound, line.struck, line.told.len());
        state(self) == state(other)
    }
}

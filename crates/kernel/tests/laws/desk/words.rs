use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Drawer(pub(crate) u8);

/// How many drawers the desk of this table has.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) n_drawers: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { n_drawers: 3 }
    }
}

/// Everybody plays the same part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Heir {
    Heir,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) n_seats: u8,
    pub(crate) n_drawers: u8,
    pub(crate) will: Drawer,
}

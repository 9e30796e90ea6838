//! The name of a table.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// The name of a table: 1 to 64 letters, digits, `-` and `_`, as it stands in an address.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

/// A text is no name of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table's name is 1 to 64 letters, digits, - and _")]
pub struct NoTableId;

impl TableId {
    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for TableId {
    type Error = NoTableId;

    fn try_from(name: String) -> Result<Self, NoTableId> {
        let fits = (1..=64).contains(&name.len())
            && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if fits { Ok(Self(name)) } else { Err(NoTableId) }
    }
}

impl FromStr for TableId {
    type Err = NoTableId;

    fn from_str(name: &str) -> Result<Self, NoTableId> {
        name.to_owned().try_into()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_in_an_address_as_it_is() {
        for good in ["a", "Table_9-x", &"x".repeat(64)] {
            assert_eq!(good.parse::<TableId>().map(String::from), Ok(good.to_owned()));
        }
        for bad in ["", "a b", "a/b", "é", "a\0", "..", &"x".repeat(65)] {
            assert_eq!(bad.parse::<TableId>(), Err(NoTableId), "{bad:?}");
        }
    }
}

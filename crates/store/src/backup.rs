//! Everything in one file that either kind of database can write and read: JSON lines, the first and the
//! last of which say what it is and whether it is whole.

mod read;
mod write;

use serde::{Deserialize, Serialize};

/// The version of the file's form.
const FORMAT: i64 = 2;

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    /// The first line.
    TableeBackup { format: i64 },
    /// Something that is known of the database as a whole.
    Meta { name: String, value: String },
    /// A table, before its rows.
    Table { id: String, made_at: i64, struck: i64, secret: String },
    /// A row of the table before it.
    Row { table: String, seq: i64, at: i64, request: Option<String>, body: String },
    /// A key of that table, as a hash.
    Credential { table: String, hash: String, kind: String, body: String, at: i64 },
    /// Where somebody at that table is called; since version 2.
    Address { table: String, id: String, seat: Option<u8>, body: String, gone: bool },
    /// The last line: how many came before it, and the SHA-256 of them.
    End { lines: u64, sha256: String },
}

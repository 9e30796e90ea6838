//! What goes in and what comes out.

use std::fmt;

use kernel::Seq;

use crate::{Address, Call, TableId};

#[derive(Debug, Clone)]
pub struct NewTableRecord {
    pub id: TableId,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The body of row 0.
    pub first_row: String,
    /// The secret behind the sealed picks. It lies apart from the log.
    pub secret: Vec<u8>,
    /// What is kept with it from the first.
    pub credentials: Vec<Credential>,
}

#[derive(Debug, Clone)]
pub struct NewRow {
    /// Whose row it is.
    pub table: TableId,
    /// Its number: one more than the table's last.
    pub seq: Seq,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The client's id of the request, at most 200 bytes, unique in the table.
    pub request: Option<String>,
    /// Anything; here it is always JSON.
    pub body: String,
    /// What else changes in the same commit.
    pub amendments: Vec<Amendment>,
}

/// What else changes in the commit of a row, or not at all.
#[derive(Debug, Clone)]
pub enum Amendment {
    /// Puts another body in the place of an earlier row's. The old one is gone for good, and so are
    /// snapshots from before this row.
    Erase {
        /// The earlier row.
        seq: Seq,
        /// What stays of it.
        body: String,
    },
    /// Somebody is to be told that they are awaited.
    Call(Call),
    /// Nothing need be sent to that address any more.
    Withdraw { address: String },
    /// The table has an address of its own from now on, in the place of any other, or none.
    Address(Option<Address>),
    /// Somebody has left that seat: they are called no more.
    ForgetSeat(u8),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// The row is stored.
    Now,
    /// The request was stored before, in this row; nothing has changed.
    Before(Seq),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRow {
    pub seq: Seq,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The client's id of the request.
    pub request: Option<String>,
    /// What was stored, to the byte.
    pub body: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableHead {
    /// When it was made.
    pub made_at: u64,
    /// Its last row.
    pub last: Seq,
    /// When its last row was appended.
    pub last_at: u64,
}

/// A line in the list of tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSummary {
    pub id: TableId,
    pub head: TableHead,
}

/// A state as it was after a row: a cache that may vanish at any time.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The last row it contains.
    pub seq: Seq,
    /// The state, in whatever form the version says.
    pub bytes: Vec<u8>,
}

impl fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Snapshot({}, {} bytes)", self.seq, self.bytes.len())
    }
}

/// The SHA-256 of a secret that somebody holds. The secret itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash(pub [u8; 32]);

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash(…)")
    }
}

/// Something that leads whoever holds the secret to a table: its short code. The keys to seats are no credentials:
/// their fingerprints stand in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credential {
    /// The hash of the secret.
    pub hash: Hash,
    /// What sort it is, at most 100 bytes.
    pub kind: String,
    /// Whose it is and what else has to be known, as JSON.
    pub body: String,
    /// When it was made.
    pub at: u64,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableCredential {
    pub table: TableId,
    pub credential: Credential,
}

/// What a [`crate::ChangeFeed`] hears. Changes may come twice; the rows themselves are the truth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A row was committed, here or by another process.
    Row { table: TableId, seq: Seq },
    /// A table was deleted.
    Gone(TableId),
    /// Its addresses have changed.
    Called(TableId),
    /// Changes may have been missed: look after every table that is in memory.
    Missed,
}

/// Counters since a store was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stats {
    pub commits: u64,
    /// Rows offered in them.
    pub appends: u64,
    /// Commits that failed.
    pub failures: u64,
    /// Writes that wait now.
    pub waiting: usize,
}

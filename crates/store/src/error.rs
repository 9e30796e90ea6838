//! What can go wrong with storage.

use std::{fmt, sync::Arc};

use kernel::Seq;

use crate::TableId;

/// What can go wrong with storage.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// Another row has this number, or the row before it is missing: the caller's idea of the table is not
    /// the store's. Read the rows it lacks and decide again.
    #[error("row {seq} is not the next one of table {table}")]
    Conflict {
        /// The table.
        table: TableId,
        /// The number asked for.
        seq: Seq,
    },
    /// There is no such table (any more).
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// A table of this name exists already.
    #[error("there is a table {0} already")]
    TableExists(TableId),
    /// A credential to be spent is not there: somebody was faster.
    #[error("the credential is spent")]
    Spent,
    /// A value does not fit: a request id or a kind that is too long, a number beyond 2⁶³.
    #[error("{0} does not fit into the store")]
    Misfit(&'static str),
    /// The database cannot be used now. Nothing was written.
    #[error("the database cannot be used: {0}")]
    Unavailable(Why),
    /// The database was lost while it committed: the rows may be there or not. Read the table again.
    #[error("the database was lost during a commit: {0}")]
    InDoubt(Why),
    /// The database was written by a newer release.
    #[error("the database has schema version {found}, this release knows versions up to {known}")]
    TooNew {
        /// Its version.
        found: i64,
        /// The newest version known here.
        known: i64,
    },
    /// What lies there is no database of ours, or is broken.
    #[error("the database is damaged or not one of ours: {0}")]
    Damaged(Detail),
    /// A backup can be restored only into an empty database.
    #[error("the database to restore into is not empty")]
    NotEmpty,
    /// A backup file cannot be written or read.
    #[error("the backup file: {0}")]
    BackupFile(Arc<std::io::Error>),
    /// A backup is cut short or was changed.
    #[error("line {line} of the backup is not what it should be")]
    BadBackup {
        /// Which line.
        line: u64,
    },
}

/// Why a database cannot be used.
#[derive(Debug, Clone)]
pub enum Why {
    /// There is no room left on its disk.
    Full,
    /// It may only be read.
    ReadOnly,
    /// Its file is not where it was.
    Gone,
    /// Somebody else has locked it for too long.
    Locked,
    /// This store was closed.
    Closed,
    /// A test wanted it so.
    Staged,
    /// It cannot be reached, or its disk fails.
    Unreachable(Detail),
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("no room is left"),
            Self::ReadOnly => f.write_str("it is read-only"),
            Self::Gone => f.write_str("its file is not where it was"),
            Self::Locked => f.write_str("somebody else has locked it"),
            Self::Closed => f.write_str("it was closed"),
            Self::Staged => f.write_str("a test wanted it so"),
            Self::Unreachable(detail) => detail.fmt(f),
        }
    }
}

/// What the driver said, for the log.
#[derive(Debug, Clone)]
pub struct Detail(Arc<sqlx::Error>);

impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

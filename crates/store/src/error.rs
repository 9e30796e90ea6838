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
        table: TableId,
        /// The number asked for.
        seq: Seq,
    },
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// A table of this name exists already.
    #[error("there is a table {0} already")]
    TableExists(TableId),
    /// A value does not fit: a request id or a kind that is too long, a number beyond 2⁶³.
    #[error("{0} does not fit into the store")]
    Misfit(&'static str),
    /// The database cannot be used now. Nothing was written.
    #[error("the database cannot be used: {0}")]
    Unavailable(Outage),
    /// The database was lost while it committed: the rows may be there or not. Read the table again.
    #[error("the database was lost during a commit: {0}")]
    InDoubt(Outage),
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
    Damaged(DriverError),
    /// Another process serves this file.
    #[error("another server has this database: {0}")]
    Served(String),
    /// Between us and PostgreSQL stands a pooler that gives every transaction another session.
    #[error(
        "a pooler in transaction mode stands before PostgreSQL: it has to pool sessions (pool_mode = session)"
    )]
    Pooled,
    /// A backup can be restored only into an empty database.
    #[error("the database to restore into is not empty")]
    NotEmpty,
    /// A backup file cannot be written or read.
    #[error("the backup file: {0}")]
    BackupFile(Arc<std::io::Error>),
    /// A backup is cut short or was changed.
    #[error("line {line} of the backup is not what it should be")]
    BadBackup { line: u64 },
}

/// Why a database cannot be used.
#[derive(Debug, Clone)]
pub enum Outage {
    /// There is no room left on its disk.
    Full,
    /// It may only be read.
    ReadOnly,
    /// Its file is not where it was.
    Gone,
    /// Somebody else has locked it, or it does not answer in time.
    Locked,
    /// This store was closed.
    Closed,
    /// A test wanted it so.
    Staged,
    /// It cannot be reached, or its disk fails.
    Unreachable(DriverError),
}

impl Outage {
    pub(crate) fn unreachable(error: std::io::Error) -> Self {
        Self::Unreachable(DriverError(Arc::new(sqlx::Error::Io(error))))
    }
}

impl fmt::Display for Outage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("no room is left"),
            Self::ReadOnly => f.write_str("it is read-only"),
            Self::Gone => f.write_str("its file is not where it was"),
            Self::Locked => f.write_str("it is locked or does not answer"),
            Self::Closed => f.write_str("it was closed"),
            Self::Staged => f.write_str("a test wanted it so"),
            Self::Unreachable(detail) => detail.fmt(f),
        }
    }
}

/// What the driver said, for the log.
#[derive(Debug, Clone)]
pub struct DriverError(Arc<sqlx::Error>);

impl fmt::Display for DriverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl StoreError {
    /// What an error means when no commit was under way.
    pub(crate) fn at_rest(error: sqlx::Error) -> Self {
        match why(&error) {
            Some(Diagnosis::Outage(why)) => Self::Unavailable(why),
            Some(Diagnosis::Lost) => Self::Unavailable(Outage::Unreachable(DriverError(Arc::new(error)))),
            None => Self::damaged(error),
        }
    }

    /// What an error means when the commit itself returned it: only where the database surely rolled back
    /// is nothing written.
    pub(crate) fn at_commit(error: sqlx::Error) -> Self {
        match why(&error) {
            Some(Diagnosis::Outage(why)) => Self::Unavailable(why),
            Some(Diagnosis::Lost) | None => Self::InDoubt(Outage::Unreachable(DriverError(Arc::new(error)))),
        }
    }

    pub(crate) fn damaged(error: sqlx::Error) -> Self {
        Self::Damaged(DriverError(Arc::new(error)))
    }

    /// Whether a row was refused because its table was deleted in that moment.
    pub(crate) fn is_orphan(&self) -> bool {
        let Self::Damaged(DriverError(error)) = self else { return false };
        error.as_database_error().is_some_and(|cause| cause.is_foreign_key_violation())
    }

    /// Whether the database as a whole has failed, and not one row.
    pub(crate) fn is_failure(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::InDoubt(_))
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        Self::BackupFile(Arc::new(error))
    }
}

enum Diagnosis {
    Outage(Outage),
    Lost,
}

/// The state of the database behind an error; nothing, if it is not the database's state.
fn why(error: &sqlx::Error) -> Option<Diagnosis> {
    match error {
        sqlx::Error::Database(cause) => {
            let code = cause.code()?;
            if cause.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
                sqlite(code.parse().ok()?)
            } else {
                postgres(&code)
            }
        }
        sqlx::Error::PoolTimedOut => Some(Diagnosis::Outage(Outage::Locked)),
        sqlx::Error::PoolClosed => Some(Diagnosis::Outage(Outage::Closed)),
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::Configuration(_)
        | sqlx::Error::WorkerCrashed => Some(Diagnosis::Lost),
        _ => None,
    }
}

/// By <https://sqlite.org/rescode.html>; the low byte is the primary code.
fn sqlite(code: u32) -> Option<Diagnosis> {
    match code & 0xff {
        // BUSY, LOCKED
        5 | 6 => Some(Diagnosis::Outage(Outage::Locked)),
        // READONLY
        8 => Some(Diagnosis::Outage(Outage::ReadOnly)),
        // FULL
        13 => Some(Diagnosis::Outage(Outage::Full)),
        // PERM, INTERRUPT, IOERR, CANTOPEN
        3 | 9 | 10 | 14 => Some(Diagnosis::Lost),
        _ => None,
    }
}

/// By <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
fn postgres(code: &str) -> Option<Diagnosis> {
    match code {
        "53100" => Some(Diagnosis::Outage(Outage::Full)),
        "25006" => Some(Diagnosis::Outage(Outage::ReadOnly)),
        // serialization_failure, deadlock_detected, lock_not_available, query_canceled
        "40001" | "40P01" | "55P03" | "57014" => Some(Diagnosis::Outage(Outage::Locked)),
        // Connection exceptions, wrong password, no such database, no resources, shut down, system error.
        _ if ["08", "28", "3D", "53", "57", "58"].iter().any(|class| code.starts_with(class)) => {
            Some(Diagnosis::Lost)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(kind: Option<Diagnosis>) -> String {
        match kind {
            Some(Diagnosis::Outage(why)) => format!("{why:?}"),
            Some(Diagnosis::Lost) => "Lost".into(),
            None => "ours".into(),
        }
    }

    #[test]
    fn codes_of_sqlite_say_what_is_wrong() {
        // BUSY_SNAPSHOT, LOCKED, READONLY_DBMOVED, FULL, IOERR_FSYNC, CANTOPEN, CORRUPT, CONSTRAINT_UNIQUE, NOTADB
        let codes = [517, 6, 1032, 13, 1034, 14, 11, 2067, 26];
        let expected = ["Locked", "Locked", "ReadOnly", "Full", "Lost", "Lost", "ours", "ours", "ours"];
        assert_eq!(codes.map(|code| said(sqlite(code))), expected);
    }

    #[test]
    fn codes_of_postgres_say_what_is_wrong() {
        let codes =
            ["53100", "53300", "25006", "55P03", "57P01", "57P03", "08006", "23505", "40P01", "22021"];
        let expected =
            ["Full", "Lost", "ReadOnly", "Locked", "Lost", "Lost", "Lost", "ours", "Locked", "ours"];
        assert_eq!(codes.map(|code| said(postgres(code))), expected);
    }

    #[test]
    fn a_commit_that_lost_its_connection_is_in_doubt() {
        let lost = || sqlx::Error::Io(std::io::ErrorKind::ConnectionReset.into());
        assert!(matches!(StoreError::at_rest(lost()), StoreError::Unavailable(_)));
        assert!(matches!(StoreError::at_commit(lost()), StoreError::InDoubt(_)));
    }
}

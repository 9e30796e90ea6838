//! What can be asked of the writer.

use kernel::Seq;
use tokio::sync::oneshot;

use crate::{Appended, Change, Credential, NewRow, NewTableRecord, Snapshot, StoreError, TableId};

/// Something to write and whom to tell.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) operation: Operation,
    pub(crate) answer: oneshot::Sender<Result<Reply, StoreError>>,
}

/// Something to write.
#[derive(Debug)]
pub(crate) enum Operation {
    Append(NewRow),
    Create(NewTableRecord),
    /// With `last`, only if that is still its last row.
    Delete {
        table: TableId,
        last: Option<Seq>,
    },
    Snapshot {
        table: TableId,
        version: u32,
        snapshot: Snapshot,
    },
    Keep {
        table: TableId,
        credential: Credential,
    },
    Note {
        name: &'static str,
        value: String,
    },
    /// Shows that the database answers; with `write`, that it can be written to.
    Pulse {
        write: bool,
    },
    /// The last one.
    Close,
}

/// What became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Reply {
    Appended(Appended),
    /// Whether there was something to do.
    Found(bool),
    Noted(String),
}

impl Operation {
    /// Whether it is one row and nothing else, which the writer can put into one statement with others.
    pub(crate) fn plain_row(&self) -> Option<&NewRow> {
        match self {
            Self::Append(row) if row.amendments.is_empty() => Some(row),
            _ => None,
        }
    }

    /// The table it is about.
    pub(crate) fn table(&self) -> Option<&TableId> {
        match self {
            Self::Append(row) => Some(&row.table),
            Self::Create(table) => Some(&table.id),
            Self::Delete { table, .. } | Self::Snapshot { table, .. } | Self::Keep { table, .. } => {
                Some(table)
            }
            Self::Note { .. } | Self::Pulse { .. } | Self::Close => None,
        }
    }

    /// Whether old bytes have to be gone from the disk afterwards.
    pub(crate) fn erases(&self) -> bool {
        match self {
            Self::Append(row) => !row.amendments.is_empty(),
            Self::Delete { .. } => true,
            _ => false,
        }
    }

    /// What others should hear of once it is committed.
    pub(crate) fn change(&self, reply: &Result<Reply, StoreError>) -> Option<Change> {
        match (self, reply) {
            (Self::Append(row), Ok(Reply::Appended(Appended::Now))) => {
                Some(Change::Row { table: row.table.clone(), seq: row.seq })
            }
            (Self::Delete { table, .. }, Ok(Reply::Found(true))) => Some(Change::Gone(table.clone())),
            _ => None,
        }
    }
}

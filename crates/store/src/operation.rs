//! What can be asked of the writer.

use kernel::Seq;
use tokio::sync::oneshot;

use crate::{
    Amendment, Appended, Change, Credential, NewRow, NewTableRecord, Snapshot, StoreError, TableId,
    TakenCall, calls::CallChange,
};

/// Something to write and whom to tell.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) operation: Operation,
    pub(crate) answer: oneshot::Sender<Result<Reply, StoreError>>,
}

/// Something to write.
#[derive(Debug)]
pub(crate) enum Operation {
    /// A row, with what else changes in the same commit.
    Append(NewRow),
    /// A table with its row 0.
    Create(NewTableRecord),
    /// With `last`, only if that is still its last row.
    Delete { table: TableId, last: Option<Seq> },
    /// The state of a table, for reading it sooner.
    Snapshot { table: TableId, version: u32, snapshot: Snapshot },
    /// A credential.
    Keep { table: TableId, credential: Credential },
    /// Who is called, and what is still to be sent.
    Calls(CallChange),
    /// A note, unless there is one of this name.
    Note { name: &'static str, value: String },
    /// Puts a note in the place of the one that is there; without a value, takes it away.
    SetNote { name: &'static str, value: Option<String> },
    /// Shows that the database answers; with `write`, that rows can be stored: writes as much as a long row, and takes
    /// it away again.
    Pulse { write: bool },
    /// The last one.
    Close,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Reply {
    Appended(Appended),
    /// Whether there was something to do.
    Found(bool),
    Noted(String),
    Taken(Vec<TakenCall>),
}

impl Operation {
    /// Whether it is one row and nothing else, which the writer can put into one statement with others.
    pub(crate) fn plain_row(&self) -> Option<&NewRow> {
        match self {
            Self::Append(row) if row.amendments.is_empty() => Some(row),
            _ => None,
        }
    }

    pub(crate) fn table(&self) -> Option<&TableId> {
        match self {
            Self::Append(row) => Some(&row.table),
            Self::Create(table) => Some(&table.id),
            Self::Delete { table, .. } | Self::Snapshot { table, .. } | Self::Keep { table, .. } => {
                Some(table)
            }
            Self::Calls(CallChange::Keep(address)) => Some(&address.table),
            Self::Calls(CallChange::Write { table, .. }) => Some(table),
            Self::Calls(_) | Self::Note { .. } | Self::SetNote { .. } | Self::Pulse { .. } | Self::Close => {
                None
            }
        }
    }

    /// Whether it shows that rows can be stored: a short note may find room on a full disk.
    pub(crate) fn has_rows(&self) -> bool {
        matches!(self, Self::Append(_) | Self::Create(_) | Self::Pulse { write: true })
    }

    /// Whether old bytes have to be gone from the disk afterwards.
    pub(crate) fn erases(&self) -> bool {
        match self {
            Self::Append(row) => {
                row.amendments.iter().any(|amendment| matches!(amendment, Amendment::Erase { .. }))
            }
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
            (Self::Calls(CallChange::Keep(address)), Ok(_)) => Some(Change::Called(address.table.clone())),
            _ => None,
        }
    }
}

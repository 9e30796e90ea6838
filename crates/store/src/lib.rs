//! The event log of every table, in SQLite or PostgreSQL.
//!
//! The store knows nothing of games: a row is a number, a time, an optional request id and a body, a text
//! that it keeps exactly. What it promises:
//!
//! - *Who was first is decided by the key.* Rows of a table are numbered without gaps, and the primary key
//!   (table, seq) lets one writer in ([`StoreError::Conflict`] for the others, in this process or another).
//! - *A duplicate request is the same request.* (table, request) is unique in the same row:
//!   [`Appended::Before`] gives the row it already has.
//! - *Told after stored.* [`Store::append`] returns after its commit is durable. Appends of many tasks are
//!   committed together; one that conflicts does not fail the others of its group.
//! - *All or nothing.* What belongs to a row (a struck text, whom it calls) changes in its commit ([`Amendment`]).
//! - *A failure is a state, not a loss.* [`StoreError::Unavailable`]: nothing was written.
//!   [`StoreError::InDoubt`]: the connection broke during the commit, read the table again. Both end by
//!   themselves when the database is back.
//!
//! Deliberately absent: any meaning of a body, any export for players, any clock (times come from the
//! caller).

mod backend;
mod backup;
mod calls;
mod changes;
mod columns;
mod error;
mod faults;
mod file_identity;
mod group;
mod hex;
mod hosts;
mod location;
mod operation;
mod read;
mod savepoint;
mod serving;
mod store;
mod table_id;
#[cfg(feature = "testkit")]
pub mod testkit;
mod vocabulary;
mod wait;
mod write_task;

pub use calls::{Address, Call, CallKind, TakenCall};
pub use changes::ChangeFeed;
pub use error::{DriverError, Outage, StoreError};
#[cfg(feature = "faults")]
pub use faults::{CommitFault, StagedFaults};
pub use serving::ServingLock;
pub use store::Store;
pub use table_id::{NoTableId, TableId};
pub use vocabulary::{
    Amendment, Appended, Change, Credential, Hash, NewRow, NewTableRecord, Snapshot, Stats, StoredRow,
    TableCredential, TableHead, TableSummary,
};

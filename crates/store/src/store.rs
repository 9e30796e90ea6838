//! The store as its users see it.

use std::path::Path;

use kernel::Seq;

use crate::{
    Appended, Credential, Found, Hash, Head, Hint, NewRow, NewTable, Snapshot, StoreError, StoredRow,
    Summary, TableId, Why,
};

/// A handle on a database; clones share it. Opening and using it needs a tokio runtime.
#[derive(Debug, Clone)]
pub struct Store {}

const NOT_YET: StoreError = StoreError::Unavailable(Why::Closed);

impl Store {
    /// Opens a database and brings its schema up to date: `postgres://…`, `sqlite:PATH` or a path, whose
    /// file is made if there is none.
    ///
    /// # Errors
    /// [`StoreError::TooNew`], [`StoreError::Damaged`], [`StoreError::Unavailable`].
    pub async fn open(place: &str) -> Result<Self, StoreError> {
        let _ = place;
        Err(NOT_YET)
    }

    /// Finishes what is queued and closes the database; later calls are [`Why::Closed`].
    pub async fn close(&self) {}

    /// Whether rows can be read and written now: what a health check asks.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`].
    pub async fn ping(&self) -> Result<(), StoreError> {
        Err(NOT_YET)
    }

    /// The random name of this database, made with it. Backups keep it.
    pub fn instance(&self) -> &str {
        ""
    }

    /// Makes a table with its row 0.
    ///
    /// # Errors
    /// [`StoreError::TableExists`], [`StoreError::Misfit`] and failures.
    pub async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        let _ = table;
        Err(NOT_YET)
    }

    /// Appends a row, and returns once it is on disk. Waits while too many appends are queued. If the
    /// future is dropped, the row may be stored all the same.
    ///
    /// # Errors
    /// [`StoreError::Conflict`], [`StoreError::NoSuchTable`], [`StoreError::Spent`],
    /// [`StoreError::Misfit`] and failures: nothing was stored. [`StoreError::InDoubt`]: not known.
    pub async fn append(&self, row: NewRow) -> Result<Appended, StoreError> {
        let _ = row;
        Err(NOT_YET)
    }

    /// Where a table stands; nothing, if there is none.
    ///
    /// # Errors
    /// Failures.
    pub async fn head(&self, table: &TableId) -> Result<Option<Head>, StoreError> {
        let _ = table;
        Err(NOT_YET)
    }

    /// At most `limit` rows in their order, `from` included. Fewer than `limit` means that there are no
    /// more now.
    ///
    /// # Errors
    /// Failures.
    pub async fn rows(&self, table: &TableId, from: Seq, limit: u32) -> Result<Vec<StoredRow>, StoreError> {
        let _ = (table, from, limit);
        Err(NOT_YET)
    }

    /// The row in which a request was stored.
    ///
    /// # Errors
    /// Failures.
    pub async fn request(&self, table: &TableId, request: &str) -> Result<Option<Seq>, StoreError> {
        let _ = (table, request);
        Err(NOT_YET)
    }

    /// The secret behind a table's sealed picks.
    ///
    /// # Errors
    /// Failures.
    pub async fn secret(&self, table: &TableId) -> Result<Option<Vec<u8>>, StoreError> {
        let _ = table;
        Err(NOT_YET)
    }

    /// At most `limit` tables after this one in the order of their names; with `idle_since`, only those
    /// whose last row is older.
    ///
    /// # Errors
    /// Failures.
    pub async fn tables(
        &self,
        after: Option<&TableId>,
        idle_since: Option<u64>,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let _ = (after, idle_since, limit);
        Err(NOT_YET)
    }

    /// How many tables there are.
    ///
    /// # Errors
    /// Failures.
    pub async fn n_tables(&self) -> Result<u64, StoreError> {
        Err(NOT_YET)
    }

    /// Deletes a table with everything that belongs to it. Says whether it was there.
    ///
    /// # Errors
    /// Failures.
    pub async fn delete_table(&self, table: &TableId) -> Result<bool, StoreError> {
        let _ = table;
        Err(NOT_YET)
    }

    /// The newest snapshot of a table, if it has this version. The version says how the bytes are to be
    /// read: it changes with the state's type.
    ///
    /// # Errors
    /// Failures: read the rows instead.
    pub async fn snapshot(&self, table: &TableId, version: u32) -> Result<Option<Snapshot>, StoreError> {
        let _ = (table, version);
        Err(NOT_YET)
    }

    /// Keeps a snapshot in place of an older one. It is silently left out if it would bring back a text
    /// erased since.
    ///
    /// # Errors
    /// Failures: nothing is lost.
    pub async fn save_snapshot(
        &self,
        table: &TableId,
        version: u32,
        snapshot: Snapshot,
    ) -> Result<(), StoreError> {
        let _ = (table, version, snapshot);
        Err(NOT_YET)
    }

    /// Whose secret this is.
    ///
    /// # Errors
    /// Failures.
    pub async fn credential(&self, hash: Hash) -> Result<Option<Found>, StoreError> {
        let _ = hash;
        Err(NOT_YET)
    }

    /// All credentials of a table.
    ///
    /// # Errors
    /// Failures.
    pub async fn credentials(&self, table: &TableId) -> Result<Vec<Credential>, StoreError> {
        let _ = table;
        Err(NOT_YET)
    }

    /// Keeps a credential for which no row is appended; one with the same hash is replaced.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], [`StoreError::Misfit`] and failures.
    pub async fn keep_credential(&self, table: &TableId, credential: Credential) -> Result<(), StoreError> {
        let _ = (table, credential);
        Err(NOT_YET)
    }

    /// Takes away a credential. Says whether it was there.
    ///
    /// # Errors
    /// Failures.
    pub async fn forget_credential(&self, hash: Hash) -> Result<bool, StoreError> {
        let _ = hash;
        Err(NOT_YET)
    }

    /// A note about the whole instance.
    ///
    /// # Errors
    /// Failures.
    pub async fn note(&self, key: &'static str) -> Result<Option<String>, StoreError> {
        let _ = key;
        Err(NOT_YET)
    }

    /// Writes a note about the whole instance, unless there is one, and gives the one that is there: of two
    /// processes that write at once, both get the first one's.
    ///
    /// # Errors
    /// Failures.
    pub async fn note_once(&self, key: &'static str, value: &str) -> Result<String, StoreError> {
        let _ = (key, value);
        Err(NOT_YET)
    }

    /// Hears of rows from now on: those of this process, and on PostgreSQL also those of the others.
    ///
    /// # Errors
    /// Failures.
    pub async fn watch(&self) -> Result<Watch, StoreError> {
        Err(NOT_YET)
    }

    /// Writes everything into a new file that only its owner may read, while play goes on. It holds the
    /// secrets, so that the tables can play on.
    ///
    /// # Errors
    /// [`StoreError::BackupFile`] (also if the file exists) and failures.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let _ = file;
        Err(NOT_YET)
    }

    /// Reads a backup, of either kind of database, into this empty one: all of it or nothing.
    ///
    /// # Errors
    /// [`StoreError::NotEmpty`], [`StoreError::BackupFile`], [`StoreError::BadBackup`],
    /// [`StoreError::TooNew`] and failures.
    pub async fn restore(&self, file: &Path) -> Result<(), StoreError> {
        let _ = file;
        Err(NOT_YET)
    }
}

/// Hears of rows, see [`Store::watch`].
#[derive(Debug)]
pub struct Watch {}

impl Watch {
    /// The next hint; nothing, once the store is closed.
    pub async fn next(&mut self) -> Option<Hint> {
        None
    }
}

//! The store as its users see it: opening and writing.

use std::sync::{Arc, atomic::Ordering};

use kernel::Seq;
use sqlx::{AnyPool, Executor as _};
use tokio::sync::{mpsc, oneshot};

use crate::{
    Amendment, Appended, ChangeFeed, Credential, NewRow, NewTableRecord, Outage, Snapshot, Stats, StoreError,
    TableId,
    backend::{self, Backend},
    calls,
    changes::Listener,
    file_identity::FileIdentity,
    location::Location,
    operation::{Job, Operation, Reply},
    serving::ServingLock,
    write_task::WriteTask,
};

/// How many writes may wait before the next one has to wait for a place.
const QUEUE: usize = 1024;

const LONGEST_REQUEST: usize = 200;
const LONGEST_KIND: usize = 100;

/// A handle on a database; clones share it. Opening and using it needs a tokio runtime.
#[derive(Debug, Clone)]
pub struct Store {
    pub(crate) backend: Arc<Backend>,
    queue: mpsc::Sender<Job>,
}

impl Store {
    /// Opens a database and brings its schema up to date: `postgres://…` (several servers, of which one takes writes,
    /// with commas between their hosts), `sqlite:PATH` or a path, whose file is made if there is none.
    ///
    /// # Errors
    /// [`StoreError::TooNew`], [`StoreError::Damaged`], [`StoreError::Pooled`], [`StoreError::Unavailable`].
    pub async fn open(location: &str) -> Result<Self, StoreError> {
        let location = Location::new(location);
        location.prepare().await?;
        let mut connection = location.writer().await?;
        name(&mut connection).await?;
        let instance = backend::instance(&mut connection).await?;
        let file = match &location {
            Location::Sqlite(path) => Some(FileIdentity::of(path)),
            Location::Postgres(_) => None,
        };
        let readers = location.readers().await?;
        let backend = Arc::new(Backend::new(location, instance, readers));
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(WriteTask::new(backend.clone(), jobs, connection, file).run());
        Ok(Self { backend, queue })
    }

    /// Finishes what is queued and closes the database; later calls are [`Outage::Closed`].
    pub async fn close(&self) {
        // An error means that it is closed already.
        let _ = self.write(Operation::Close).await;
    }

    /// Whether rows can be read and written now: what a health check asks. Unless one has just succeeded, it tries a
    /// real commit of the size of a long row.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`].
    pub async fn ping(&self) -> Result<(), StoreError> {
        let reads = |readers: AnyPool| async move { readers.execute("SELECT 1").await.map(drop) };
        let read = reads(self.backend.readers()).await;
        let write = read.is_err() || !self.backend.has_just_committed();
        self.write(Operation::Pulse { write }).await?;
        match read {
            Ok(()) => Ok(()),
            // Reading has moved to where writes go.
            Err(_) => reads(self.backend.readers()).await.map_err(StoreError::at_rest),
        }
    }

    /// The random name of this database, made with it. Backups keep it.
    pub fn instance(&self) -> &str {
        &self.backend.instance
    }

    /// Whether other processes may write to the same database: PostgreSQL tells them of each other's rows.
    pub fn is_shared(&self) -> bool {
        !self.backend.location.is_sqlite()
    }

    /// What happened since the store was opened, for metrics.
    pub fn stats(&self) -> Stats {
        let counters = &self.backend.counters;
        Stats {
            commits: counters.commits.load(Ordering::Relaxed),
            appends: counters.appends.load(Ordering::Relaxed),
            failures: counters.failures.load(Ordering::Relaxed),
            waiting: self.queue.max_capacity() - self.queue.capacity(),
        }
    }

    /// Makes a table with its row 0.
    ///
    /// # Errors
    /// [`StoreError::TableExists`], [`StoreError::Misfit`] and failures.
    pub async fn create_table(&self, table: NewTableRecord) -> Result<(), StoreError> {
        check_number(table.at, "a time")?;
        table.credentials.iter().try_for_each(check_credential)?;
        self.write(Operation::Create(table)).await.map(drop)
    }

    /// Appends a row, and returns once it is on disk. Waits while too many appends are queued. If the
    /// future is dropped, the row may be stored all the same.
    ///
    /// # Errors
    /// [`StoreError::Conflict`], [`StoreError::NoSuchTable`], [`StoreError::Misfit`]
    /// and failures: nothing was stored. [`StoreError::InDoubt`]: not known.
    pub async fn append(&self, row: NewRow) -> Result<Appended, StoreError> {
        check_number(row.seq.0, "the number of a row")?;
        check_number(row.at, "a time")?;
        if row.request.as_ref().is_some_and(|request| request.len() > LONGEST_REQUEST) {
            return Err(StoreError::Misfit("a request id"));
        }
        row.amendments.iter().try_for_each(|amendment| match amendment {
            Amendment::Erase { seq, .. } if *seq >= row.seq => Err(StoreError::Misfit("an erasure ahead")),
            Amendment::Address(Some(address)) => calls::check(address),
            _ => Ok(()),
        })?;
        match self.write(Operation::Append(row)).await? {
            Reply::Appended(appended) => Ok(appended),
            Reply::Found(_) | Reply::Noted(_) | Reply::Taken(_) => {
                unreachable!("an append is answered as an append")
            }
        }
    }

    /// Deletes a table with everything that belongs to it. Says whether it was there.
    ///
    /// # Errors
    /// Failures.
    pub async fn delete_table(&self, table: &TableId) -> Result<bool, StoreError> {
        Ok(self.write(Operation::Delete { table: table.clone(), last: None }).await? == Reply::Found(true))
    }

    /// Deletes a table if this is still its last row: nothing that came meanwhile is lost. Says whether it
    /// did.
    ///
    /// # Errors
    /// Failures.
    pub async fn delete_table_at(&self, table: &TableId, last: Seq) -> Result<bool, StoreError> {
        Ok(self.write(Operation::Delete { table: table.clone(), last: Some(last) }).await?
            == Reply::Found(true))
    }

    /// Keeps a snapshot in place of an older one. The version says how the bytes are to be read: it changes
    /// with the state's type. It is silently left out if it would bring back a text erased since.
    ///
    /// # Errors
    /// Failures: nothing is lost.
    pub async fn save_snapshot(
        &self,
        table: &TableId,
        version: u32,
        snapshot: Snapshot,
    ) -> Result<(), StoreError> {
        check_number(snapshot.seq.0, "the number of a row")?;
        self.write(Operation::Snapshot { table: table.clone(), version, snapshot }).await.map(drop)
    }

    /// Keeps a credential for which no row is appended; one with the same hash is replaced.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], [`StoreError::Misfit`] and failures.
    pub async fn keep_credential(&self, table: &TableId, credential: Credential) -> Result<(), StoreError> {
        check_credential(&credential)?;
        self.write(Operation::Keep { table: table.clone(), credential }).await.map(drop)
    }

    /// Writes a note about the whole instance, unless there is one, and gives the one that is there: of two
    /// processes that write at once, both get the first one's.
    ///
    /// # Errors
    /// Failures.
    pub async fn note_once(&self, name: &'static str, value: &str) -> Result<String, StoreError> {
        match self.write(Operation::Note { name, value: value.to_owned() }).await? {
            Reply::Noted(value) => Ok(value),
            Reply::Appended(_) | Reply::Found(_) | Reply::Taken(_) => {
                unreachable!("a note is answered as a note")
            }
        }
    }

    /// Puts a note about the whole instance in the place of the one that is there; without a value, takes it away.
    ///
    /// # Errors
    /// Failures.
    pub async fn set_note(&self, name: &'static str, value: Option<String>) -> Result<(), StoreError> {
        self.write(Operation::SetNote { name, value }).await.map(drop)
    }

    /// Makes this process the one that serves the database, for as long as what is returned lives. A file has one
    /// server, since only PostgreSQL tells several of each other's rows.
    ///
    /// # Errors
    /// [`StoreError::Served`]: another process serves it.
    pub fn serve(&self) -> Result<ServingLock, StoreError> {
        ServingLock::take(&self.backend.location)
    }

    /// Hears of rows from now on: those of this process, and on PostgreSQL also those of the others.
    ///
    /// # Errors
    /// Failures.
    pub async fn watch(&self) -> Result<ChangeFeed, StoreError> {
        let changes = self.backend.listen().ok_or(StoreError::Unavailable(Outage::Closed))?;
        if let Location::Postgres(hosts) = &self.backend.location {
            self.backend.listener.get_or_try_init(|| Listener::start(&self.backend, hosts)).await?;
        }
        Ok(ChangeFeed::new(changes))
    }

    /// Stages failures of this store's commits.
    #[cfg(feature = "faults")]
    pub fn faults(&self) -> &crate::StagedFaults {
        &self.backend.faults
    }

    pub(crate) async fn write(&self, operation: Operation) -> Result<Reply, StoreError> {
        let (answer, answered) = oneshot::channel();
        let closed = || StoreError::Unavailable(Outage::Closed);
        self.queue.send(Job { operation, answer }).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

/// Names a new database.
async fn name(connection: &mut sqlx::AnyConnection) -> Result<(), StoreError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|cause| StoreError::damaged(sqlx::Error::Io(cause.into())))?;
    sqlx::query("INSERT INTO meta (name, value) VALUES ('instance', $1) ON CONFLICT DO NOTHING")
        .bind(crate::hex::hex(&bytes).into_bytes())
        .execute(connection)
        .await
        .map_err(StoreError::at_rest)?;
    Ok(())
}

fn check_number(number: u64, what: &'static str) -> Result<(), StoreError> {
    i64::try_from(number).map(drop).map_err(|_| StoreError::Misfit(what))
}

fn check_credential(credential: &Credential) -> Result<(), StoreError> {
    check_number(credential.at, "a time")?;
    if credential.kind.len() > LONGEST_KIND { Err(StoreError::Misfit("a kind")) } else { Ok(()) }
}

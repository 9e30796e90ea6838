//! The store as its users see it: opening and writing.

use std::sync::{Arc, atomic::Ordering};

use kernel::Seq;
use sqlx::Executor as _;
use tokio::sync::{mpsc, oneshot};

use crate::{
    Also, Appended, Credential, NewRow, NewTable, Snapshot, Stats, StoreError, TableId, Watch, Why,
    job::{Done, Job, Work},
    mark::Mark,
    place::Place,
    shared::{self, Shared},
    watch::Listener,
    writer::Writer,
};

/// How many writes may wait before the next one has to wait for a place.
const QUEUE: usize = 1024;

const LONGEST_REQUEST: usize = 200;
const LONGEST_KIND: usize = 100;

/// A handle on a database; clones share it. Opening and using it needs a tokio runtime.
#[derive(Debug, Clone)]
pub struct Store {
    pub(crate) shared: Arc<Shared>,
    queue: mpsc::Sender<Job>,
}

impl Store {
    /// Opens a database and brings its schema up to date: `postgres://…`, `sqlite:PATH` or a path, whose
    /// file is made if there is none.
    ///
    /// # Errors
    /// [`StoreError::TooNew`], [`StoreError::Damaged`], [`StoreError::Unavailable`].
    pub async fn open(place: &str) -> Result<Self, StoreError> {
        let place = Place::new(place);
        place.prepare().await?;
        let mut connection = place.writer().await?;
        name(&mut connection).await?;
        let instance = shared::instance(&mut connection).await?;
        let mark = match &place {
            Place::Sqlite(path) => Some(Mark::of(path)),
            Place::Postgres(_) => None,
        };
        let readers = place.readers().await?;
        let shared = Arc::new(Shared::new(place, instance, readers));
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(Writer::new(shared.clone(), jobs, connection, mark).run());
        Ok(Self { shared, queue })
    }

    /// Finishes what is queued and closes the database; later calls are [`Why::Closed`].
    pub async fn close(&self) {
        // An error means that it is closed already.
        let _ = self.write(Work::Close).await;
    }

    /// Whether rows can be read and written now: what a health check asks. After a failed commit it tries
    /// a real one.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`].
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.shared.readers().execute("SELECT 1").await.map_err(StoreError::at_rest)?;
        let write = self.shared.troubled.load(Ordering::Relaxed);
        self.write(Work::Pulse { write }).await.map(drop)
    }

    /// The random name of this database, made with it. Backups keep it.
    pub fn instance(&self) -> &str {
        &self.shared.instance
    }

    /// What happened since the store was opened, for metrics.
    pub fn stats(&self) -> Stats {
        let counts = &self.shared.counts;
        Stats {
            commits: counts.commits.load(Ordering::Relaxed),
            appends: counts.appends.load(Ordering::Relaxed),
            failures: counts.failures.load(Ordering::Relaxed),
            waiting: self.queue.max_capacity() - self.queue.capacity(),
        }
    }

    /// Makes a table with its row 0.
    ///
    /// # Errors
    /// [`StoreError::TableExists`], [`StoreError::Misfit`] and failures.
    pub async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        check_number(table.at, "a time")?;
        table.credentials.iter().try_for_each(check_credential)?;
        self.write(Work::Create(table)).await.map(drop)
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
        row.also.iter().try_for_each(|also| match also {
            Also::Erase { seq, .. } if *seq >= row.seq => Err(StoreError::Misfit("an erasure ahead")),
            Also::Erase { .. } => Ok(()),
        })?;
        match self.write(Work::Append(row)).await? {
            Done::Appended(appended) => Ok(appended),
            Done::Found(_) | Done::Noted(_) => unreachable!("an append is answered as an append"),
        }
    }

    /// Deletes a table with everything that belongs to it. Says whether it was there.
    ///
    /// # Errors
    /// Failures.
    pub async fn delete_table(&self, table: &TableId) -> Result<bool, StoreError> {
        Ok(self.write(Work::Delete { table: table.clone(), last: None }).await? == Done::Found(true))
    }

    /// Deletes a table if this is still its last row: nothing that came meanwhile is lost. Says whether it
    /// did.
    ///
    /// # Errors
    /// Failures.
    pub async fn delete_table_at(&self, table: &TableId, last: Seq) -> Result<bool, StoreError> {
        Ok(self.write(Work::Delete { table: table.clone(), last: Some(last) }).await? == Done::Found(true))
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
        self.write(Work::Snapshot { table: table.clone(), version, snapshot }).await.map(drop)
    }

    /// Keeps a credential for which no row is appended; one with the same hash is replaced.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], [`StoreError::Misfit`] and failures.
    pub async fn keep_credential(&self, table: &TableId, credential: Credential) -> Result<(), StoreError> {
        check_credential(&credential)?;
        self.write(Work::Keep { table: table.clone(), credential }).await.map(drop)
    }

    /// Writes a note about the whole instance, unless there is one, and gives the one that is there: of two
    /// processes that write at once, both get the first one's.
    ///
    /// # Errors
    /// Failures.
    pub async fn note_once(&self, name: &'static str, value: &str) -> Result<String, StoreError> {
        match self.write(Work::Note { name, value: value.to_owned() }).await? {
            Done::Noted(value) => Ok(value),
            Done::Appended(_) | Done::Found(_) => unreachable!("a note is answered as a note"),
        }
    }

    /// Hears of rows from now on: those of this process, and on PostgreSQL also those of the others.
    ///
    /// # Errors
    /// Failures.
    pub async fn watch(&self) -> Result<Watch, StoreError> {
        let hints = self.shared.listen().ok_or(StoreError::Unavailable(Why::Closed))?;
        if let Place::Postgres(address) = &self.shared.place {
            self.shared.listener.get_or_try_init(|| Listener::start(&self.shared, address)).await?;
        }
        Ok(Watch::new(hints))
    }

    /// Stages failures of this store's commits.
    #[cfg(feature = "faults")]
    pub fn faults(&self) -> &crate::Faults {
        &self.shared.faults
    }

    async fn write(&self, work: Work) -> Result<Done, StoreError> {
        let (answer, answered) = oneshot::channel();
        let closed = || StoreError::Unavailable(Why::Closed);
        self.queue.send(Job { work, answer }).await.map_err(|_| closed())?;
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

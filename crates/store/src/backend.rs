//! What the handle and the writer share.

use std::{
    sync::{
        Mutex, PoisonError, RwLock,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{OnceCell, broadcast};

use crate::{Change, StoreError, changes::Listener, columns, faults::StagedFaults, location::Location};

/// How many changes a slow listener may fall behind before it has to look for itself.
const CHANGES: usize = 4096;

/// How long a commit shows that others would succeed.
const JUST: Duration = Duration::from_millis(250);

#[derive(Debug)]
pub(crate) struct Backend {
    pub(crate) location: Location,
    pub(crate) instance: String,
    readers: RwLock<AnyPool>,
    /// The number of the server to which they lead.
    read_from: AtomicUsize,
    changes: RwLock<Option<broadcast::Sender<Change>>>,
    pub(crate) listener: OnceCell<Listener>,
    pub(crate) faults: StagedFaults,
    pub(crate) counters: Counters,
    /// Whether the last commit failed.
    pub(crate) troubled: AtomicBool,
    /// When the last commit succeeded.
    committed: Mutex<Option<Instant>>,
}

/// Since the store was opened.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) commits: AtomicU64,
    pub(crate) appends: AtomicU64,
    pub(crate) failures: AtomicU64,
}

impl Backend {
    pub(crate) fn new(location: Location, instance: String, readers: AnyPool) -> Self {
        let read_from = AtomicUsize::new(location.nth());
        Self {
            location,
            instance,
            readers: RwLock::new(readers),
            read_from,
            changes: RwLock::new(Some(broadcast::Sender::new(CHANGES))),
            listener: OnceCell::new(),
            faults: StagedFaults::default(),
            counters: Counters::default(),
            troubled: AtomicBool::new(false),
            committed: Mutex::default(),
        }
    }

    pub(crate) fn readers(&self) -> AnyPool {
        self.readers.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads from now on where writes go.
    pub(crate) async fn read_there(&self) -> Result<(), StoreError> {
        let nth = self.location.nth();
        if !self.location.is_sqlite() && self.read_from.load(Ordering::Relaxed) == nth {
            return Ok(());
        }
        let readers = self.location.readers().await?;
        let old =
            std::mem::replace(&mut *self.readers.write().unwrap_or_else(PoisonError::into_inner), readers);
        self.read_from.store(nth, Ordering::Relaxed);
        if !self.location.is_sqlite() {
            // What is under way there may never end.
            tokio::spawn(async move { old.close().await });
        }
        Ok(())
    }

    /// A commit succeeded; whether it shows that rows can be stored.
    pub(crate) fn note_commit(&self, has_rows: bool) {
        if has_rows {
            self.troubled.store(false, Ordering::Relaxed);
            *self.committed.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
    }

    /// Whether rows were stored a moment ago, and no commit has failed since.
    pub(crate) fn has_just_committed(&self) -> bool {
        let committed = *self.committed.lock().unwrap_or_else(PoisonError::into_inner);
        !self.troubled.load(Ordering::Relaxed) && committed.is_some_and(|at| at.elapsed() < JUST)
    }

    pub(crate) fn announce(&self, change: Change) {
        if let Some(changes) = &*self.changes.read().unwrap_or_else(PoisonError::into_inner) {
            // Nobody may be listening.
            let _ = changes.send(change);
        }
    }

    pub(crate) fn listen(&self) -> Option<broadcast::Receiver<Change>> {
        let changes = self.changes.read().unwrap_or_else(PoisonError::into_inner);
        changes.as_ref().map(broadcast::Sender::subscribe)
    }

    /// Ends the reading and the changes.
    pub(crate) async fn close(&self) {
        self.changes.write().unwrap_or_else(PoisonError::into_inner).take();
        self.readers().close().await;
    }
}

/// The name of the database behind a connection.
pub(crate) async fn instance(connection: &mut AnyConnection) -> Result<String, StoreError> {
    let row = sqlx::query("SELECT value FROM meta WHERE name = 'instance'").fetch_one(connection).await;
    row.and_then(|row| columns::text(&row, 0)).map_err(StoreError::at_rest)
}

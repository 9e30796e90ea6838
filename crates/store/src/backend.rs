//! What the handle and the writer share.

use std::sync::{
    PoisonError, RwLock,
    atomic::{AtomicBool, AtomicU64},
};

use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{OnceCell, broadcast};

use crate::{Change, StoreError, changes::Listener, columns, faults::StagedFaults, location::Location};

/// How many changes a slow listener may fall behind before it has to look for itself.
const CHANGES: usize = 4096;

#[derive(Debug)]
pub(crate) struct Backend {
    pub(crate) location: Location,
    pub(crate) instance: String,
    readers: RwLock<AnyPool>,
    changes: RwLock<Option<broadcast::Sender<Change>>>,
    pub(crate) listener: OnceCell<Listener>,
    pub(crate) faults: StagedFaults,
    pub(crate) counters: Counters,
    /// Whether the last commit failed.
    pub(crate) troubled: AtomicBool,
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
        Self {
            location,
            instance,
            readers: RwLock::new(readers),
            changes: RwLock::new(Some(broadcast::Sender::new(CHANGES))),
            listener: OnceCell::new(),
            faults: StagedFaults::default(),
            counters: Counters::default(),
            troubled: AtomicBool::new(false),
        }
    }

    pub(crate) fn readers(&self) -> AnyPool {
        self.readers.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn replace_readers(&self, readers: AnyPool) {
        *self.readers.write().unwrap_or_else(PoisonError::into_inner) = readers;
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

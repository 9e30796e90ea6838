//! What the handle and the writer share.

use std::sync::{
    PoisonError, RwLock,
    atomic::{AtomicBool, AtomicU64},
};

use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{OnceCell, broadcast};

use crate::{Hint, StoreError, columns, faults::Faults, place::Place, watch::Listener};

/// How many hints a slow listener may fall behind before it has to look for itself.
const HINTS: usize = 4096;

#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) place: Place,
    pub(crate) instance: String,
    readers: RwLock<AnyPool>,
    hints: RwLock<Option<broadcast::Sender<Hint>>>,
    pub(crate) listener: OnceCell<Listener>,
    pub(crate) faults: Faults,
    pub(crate) counts: Counts,
    /// Whether the last commit failed.
    pub(crate) troubled: AtomicBool,
}

/// Since the store was opened.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) commits: AtomicU64,
    pub(crate) appends: AtomicU64,
    pub(crate) failures: AtomicU64,
}

impl Shared {
    pub(crate) fn new(place: Place, instance: String, readers: AnyPool) -> Self {
        Self {
            place,
            instance,
            readers: RwLock::new(readers),
            hints: RwLock::new(Some(broadcast::Sender::new(HINTS))),
            listener: OnceCell::new(),
            faults: Faults::default(),
            counts: Counts::default(),
            troubled: AtomicBool::new(false),
        }
    }

    pub(crate) fn readers(&self) -> AnyPool {
        self.readers.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn replace_readers(&self, readers: AnyPool) {
        *self.readers.write().unwrap_or_else(PoisonError::into_inner) = readers;
    }

    pub(crate) fn hint(&self, hint: Hint) {
        if let Some(hints) = &*self.hints.read().unwrap_or_else(PoisonError::into_inner) {
            // Nobody may be listening.
            let _ = hints.send(hint);
        }
    }

    pub(crate) fn listen(&self) -> Option<broadcast::Receiver<Hint>> {
        let hints = self.hints.read().unwrap_or_else(PoisonError::into_inner);
        hints.as_ref().map(broadcast::Sender::subscribe)
    }

    /// Ends the reading and the hints.
    pub(crate) async fn close(&self) {
        self.hints.write().unwrap_or_else(PoisonError::into_inner).take();
        self.readers().close().await;
    }
}

/// The name of the database behind a connection.
pub(crate) async fn instance(connection: &mut AnyConnection) -> Result<String, StoreError> {
    let row = sqlx::query("SELECT value FROM meta WHERE name = 'instance'").fetch_one(connection).await;
    row.and_then(|row| columns::text(&row, 0)).map_err(StoreError::at_rest)
}

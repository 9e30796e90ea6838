//! What time it is for everybody.
//!
//! A server alone goes by the clock of its machine. Several on one database go by the database's clock, carried on by a
//! clock that cannot be set: whichever of them decides, a minute is a minute for all, whatever their machines say.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use store::{Store, StoreError};

/// How often the database is asked again: clocks drift.
pub(crate) const AGAIN: Duration = Duration::from_secs(60);

/// Milliseconds since 1970, as a machine says.
pub(crate) fn wall_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// What time it is.
#[derive(Debug)]
pub(crate) struct Clock {
    wall: fn() -> u64,
    /// What the database said, and when.
    shared: Mutex<Option<(u64, Instant)>>,
    /// The latest time that was told: it never goes back because the database was asked again.
    told: AtomicU64,
}

impl Clock {
    pub(crate) fn new(wall: fn() -> u64) -> Self {
        Self { wall, shared: Mutex::new(None), told: AtomicU64::new(0) }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        let Some((then, at)) = *self.shared.lock().unwrap_or_else(PoisonError::into_inner) else {
            return (self.wall)();
        };
        let passed = u64::try_from(at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let now = then.saturating_add(passed);
        now.max(self.told.fetch_max(now, Relaxed))
    }

    /// Whether it goes by the database's clock.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Goes by the database's clock from now on.
    pub(crate) async fn follow(&self, store: &Store) -> Result<(), StoreError> {
        let asked = Instant::now();
        let said = store.now().await?;
        // It was said somewhere between the question and the answer.
        let at = asked + asked.elapsed() / 2;
        *self.shared.lock().unwrap_or_else(PoisonError::into_inner) = Some((said, at));
        Ok(())
    }
}

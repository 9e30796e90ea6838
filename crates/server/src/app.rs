//! All tables of this process, and what they share.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use protocol::FailureKind;
use store::{Store, TableId};
use tokio::sync::{Notify, OnceCell, Semaphore};

use crate::{
    addresses::Network,
    clock::Clock,
    config::Config,
    connections::PerAddress,
    error::Error,
    loaded_table::LoadedTable,
    metrics::Metrics,
    rate_limit::{Bucket, Rate, RateLimiter},
};

/// How long a database that did not answer a reader is not asked by the next.
const BLIND: Duration = Duration::from_secs(1);

/// How often an address may say in an hour where somebody is called.
const CALLS_SET: f64 = 60.0;

/// What every handler shares.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    clock: Clock,
    pub(crate) metrics: Metrics,
    pub(crate) requests: RateLimiter,
    /// Tables that were made from an address.
    pub(crate) tables_made: RateLimiter,
    /// Bytes that were stored for an address.
    pub(crate) written: RateLimiter,
    /// Requests about where somebody is called, from an address: each may send a message there.
    pub(crate) called_from: RateLimiter,
    /// So many connections at once, over all addresses the server listens on.
    pub(crate) connections: Arc<Semaphore>,
    pub(crate) per_address: Arc<PerAddress>,
    /// Bytes of answers on their way.
    pub(crate) answers: Arc<PerAddress>,
    /// Those with whom the operator will have nothing to do.
    pub(crate) blocked: Mutex<Vec<Network>>,
    pub(crate) codes: CodeLimits,
    pub(crate) invitations: OnceCell<String>,
    /// So many bots think at once.
    pub(crate) thinkers: Semaphore,
    pub(crate) listed: Mutex<HashMap<TableId, protocol::Listed>>,
    tables: Mutex<HashMap<TableId, Arc<LoadedTable>>>,
    pub(crate) database_full: AtomicBool,
    /// When the database last failed somebody who only wanted to read.
    blind: Mutex<Option<Instant>>,
    closing: AtomicBool,
    at_work: AtomicUsize,
    pub(crate) idle: Notify,
    /// Something was written into the outbox.
    pub(crate) called: Notify,
}

/// How often short codes may be tried. Many addresses together can use up what all may try; those who try few have a
/// half of it for themselves.
#[derive(Debug)]
pub(crate) struct CodeLimits {
    each: RateLimiter,
    few: RateLimiter,
    half: Rate,
    many_tried: Mutex<Bucket>,
    few_tried: Mutex<Bucket>,
}

impl CodeLimits {
    /// Somebody who tries few tries at most so many at once, and six in an hour.
    const FEW: Rate = Rate { per_second: 6.0 / 3600.0, at_once: 3.0 };

    fn new(per_minute: f64, in_all: f64) -> Self {
        let (half, now) = (Rate::new(in_all / 2.0, in_all / 2.0), Instant::now());
        Self {
            each: RateLimiter::new(Rate::new(per_minute / 60.0, per_minute)),
            few: RateLimiter::new(Self::FEW),
            half,
            many_tried: Mutex::new(Bucket::full(half, now)),
            few_tried: Mutex::new(Bucket::full(half, now)),
        }
    }

    /// One try from this address; otherwise says how long it has to wait.
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), Duration> {
        self.each.take(address)?;
        let tried = if self.few.take(address).is_ok() { &self.few_tried } else { &self.many_tried };
        tried.lock().unwrap_or_else(PoisonError::into_inner).take(self.half, Instant::now())
    }
}

/// Somebody is at work: the store is not closed under them.
#[derive(Debug)]
pub(crate) struct WorkGuard(Arc<App>);

impl Drop for WorkGuard {
    fn drop(&mut self) {
        if self.0.at_work.fetch_sub(1, SeqCst) == 1 {
            self.0.idle.notify_waiters();
        }
    }
}

impl App {
    pub(crate) fn new(config: Config, store: Store) -> Self {
        let quotas = config.quotas;
        Self {
            requests: RateLimiter::new(Rate::new(quotas.requests, quotas.burst)),
            written: RateLimiter::new(Rate::hourly(quotas.address_bytes_per_hour)),
            codes: CodeLimits::new(quotas.codes_per_minute, quotas.codes),
            answers: Arc::new(PerAddress::new(quotas.answers_per_address, quotas.answers)),
            blocked: Mutex::default(),
            clock: Clock::new(config.wall_clock),
            invitations: OnceCell::new(),
            thinkers: Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)),
            called_from: RateLimiter::new(Rate::hourly(CALLS_SET)),
            tables_made: RateLimiter::new(Rate::hourly(quotas.made_per_hour)),
            connections: Arc::new(Semaphore::new(quotas.connections)),
            per_address: Arc::new(PerAddress::new(quotas.connections_per_address, usize::MAX)),
            config,
            store,
            metrics: Metrics::default(),
            listed: Mutex::default(),
            tables: Mutex::default(),
            database_full: AtomicBool::new(false),
            blind: Mutex::new(None),
            closing: AtomicBool::new(false),
            at_work: AtomicUsize::new(0),
            idle: Notify::new(),
            called: Notify::new(),
        }
    }

    /// Milliseconds since 1970; of several processes on one database, the same for all.
    pub(crate) fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Asks the database what time it is.
    pub(crate) async fn follow_clock(&self) -> Result<(), store::StoreError> {
        self.clock.follow(&self.store).await
    }

    /// Makes sure that the time is known before anything is decided by it: where several processes share a database,
    /// this machine's clock decides nothing.
    pub(crate) async fn know_time(&self) -> Result<(), store::StoreError> {
        if self.is_shared() && !self.clock.is_shared() { self.follow_clock().await } else { Ok(()) }
    }

    /// Whether other processes may serve the same database.
    pub(crate) fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// The database does not answer: readers do not all wait to find that out.
    pub(crate) fn note_blindness(&self) {
        *self.blind.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether the database did not answer a moment ago.
    pub(crate) fn is_blind(&self) -> bool {
        let since = *self.blind.lock().unwrap_or_else(PoisonError::into_inner);
        since.is_some_and(|since| since.elapsed() < BLIND)
    }

    /// Whether the operator will have nothing to do with this address.
    pub(crate) fn is_blocked(&self, address: IpAddr) -> bool {
        let blocked = self.blocked.lock().unwrap_or_else(PoisonError::into_inner);
        blocked.iter().any(|network| network.contains(address))
    }

    /// Whether the database takes as much as it may.
    pub(crate) fn is_database_full(&self) -> bool {
        self.database_full.load(SeqCst)
    }

    /// The table of that name, not yet read. Names of no table take no memory.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Arc<LoadedTable>, Error> {
        if let Some(loaded) = self.loaded_table(id) {
            return Ok(loaded);
        }
        self.store.head(id).await?.ok_or_else(|| Error::of(FailureKind::NotFound))?;
        Ok(self.entry(id))
    }

    /// A place in memory for a table that exists.
    pub(crate) fn entry(&self, id: &TableId) -> Arc<LoadedTable> {
        let mut tables = self.tables();
        Arc::clone(
            tables.entry(id.clone()).or_insert_with(|| Arc::new(LoadedTable::new(id.clone(), self.now()))),
        )
    }

    pub(crate) fn loaded_table(&self, id: &TableId) -> Option<Arc<LoadedTable>> {
        self.tables().get(id).cloned()
    }

    pub(crate) fn all_loaded(&self) -> Vec<Arc<LoadedTable>> {
        let mut all: Vec<_> =
            self.tables().iter().map(|(id, loaded)| (id.clone(), Arc::clone(loaded))).collect();
        all.sort_by(|(a, _), (b, _)| a.cmp(b));
        all.into_iter().map(|(_, loaded)| loaded).collect()
    }

    pub(crate) fn n_loaded(&self) -> usize {
        self.tables().len()
    }

    /// Lets a table leave memory, if nobody else holds it.
    pub(crate) fn forget(&self, loaded: &Arc<LoadedTable>) {
        let mut tables = self.tables();
        // Two: the map's and the caller's.
        if Arc::strong_count(loaded) <= 2
            && tables.get(&loaded.id).is_some_and(|known| Arc::ptr_eq(known, loaded))
        {
            tables.remove(&loaded.id);
        }
    }

    /// The table is erased: it leaves memory and the public list.
    pub(crate) fn forget_erased(&self, loaded: &Arc<LoadedTable>) {
        crate::listing::forget(self, &loaded.id);
        self.forget(loaded);
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<LoadedTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins work that has to be finished before the store is closed.
    pub(crate) fn work(self: &Arc<Self>) -> Result<WorkGuard, Error> {
        self.at_work.fetch_add(1, SeqCst);
        let work = WorkGuard(Arc::clone(self));
        if self.is_closing() { Err(Error::Closing) } else { Ok(work) }
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(SeqCst)
    }

    /// No new work from now on; waits for what is under way.
    pub(crate) async fn close(&self) {
        self.closing.store(true, SeqCst);
        loop {
            let idle = self.idle.notified();
            if self.at_work.load(SeqCst) == 0 {
                return;
            }
            idle.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_guess_codes_leave_room_for_those_who_know_one() {
        let limits = CodeLimits::new(1000.0, 20.0);
        let guess = |n: u8| limits.take(IpAddr::from([198, 51, 100, n])).is_ok();
        let n_tried: usize = (0..10).map(|_| (0..140).filter(|n| guess(*n)).count()).sum();
        assert!((20..25).contains(&n_tried), "{n_tried}");
        // A second later there is room again; what the guessers get of it, they share.
        for tried in [&limits.few_tried, &limits.many_tried] {
            *tried.lock().expect("nobody panicked") = Bucket::full(limits.half, Instant::now());
        }
        let n_tried = (0..140).filter(|n| guess(*n)).count();
        assert!((10..13).contains(&n_tried), "{n_tried}");
        assert!(limits.take(IpAddr::from([192, 0, 2, 1])).is_ok());
    }
}

//! All tables of this process, and what they share.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use protocol::FailureKind;
use store::{Store, TableId};
use tokio::sync::{Notify, OnceCell, Semaphore};

use crate::{
    config::Config,
    connections::PerAddress,
    error::Error,
    loaded_table::LoadedTable,
    metrics::Metrics,
    rate_limit::{Bucket, RateLimiter},
};

/// What every handler shares.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) metrics: Metrics,
    pub(crate) requests: RateLimiter,
    pub(crate) makings: RateLimiter,
    pub(crate) per_address: Arc<PerAddress>,
    /// Who asks for codes; and everybody together.
    pub(crate) codes: RateLimiter,
    pub(crate) all_codes: Mutex<Bucket>,
    pub(crate) invitations: OnceCell<String>,
    /// So many bots think at once.
    pub(crate) thinkers: Semaphore,
    pub(crate) listed: Mutex<HashMap<TableId, protocol::Listed>>,
    tables: Mutex<HashMap<TableId, Arc<LoadedTable>>>,
    closing: AtomicBool,
    at_work: AtomicUsize,
    pub(crate) idle: Notify,
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
        let limits = config.limits;
        Self {
            requests: RateLimiter::new(limits.requests, limits.burst),
            codes: RateLimiter::new(limits.codes_per_minute / 60.0, limits.codes_per_minute),
            all_codes: Mutex::new(Bucket::full(limits.codes)),
            invitations: OnceCell::new(),
            thinkers: Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)),
            makings: RateLimiter::new(limits.made_per_hour / 3600.0, limits.made_per_hour),
            per_address: Arc::new(PerAddress::new(limits.connections_per_address)),
            config,
            store,
            metrics: Metrics::default(),
            listed: Mutex::default(),
            tables: Mutex::default(),
            closing: AtomicBool::new(false),
            at_work: AtomicUsize::new(0),
            idle: Notify::new(),
        }
    }

    /// Whether this address may ask for a code now.
    pub(crate) fn may_ask_code(&self, address: IpAddr) -> bool {
        let codes = self.config.limits.codes;
        let mut all = self.all_codes.lock().unwrap_or_else(PoisonError::into_inner);
        self.codes.take(address) && all.take(codes, codes)
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
        Arc::clone(tables.entry(id.clone()).or_insert_with(|| Arc::new(LoadedTable::new(id.clone()))))
    }

    /// The table, if it is in memory.
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

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

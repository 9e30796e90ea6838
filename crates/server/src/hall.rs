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

use protocol::Kind;
use store::{Store, TableId};
use tokio::sync::{Notify, OnceCell, Semaphore};

use crate::{
    config::Config,
    error::Error,
    guests::Guests,
    live::Live,
    metrics::Metrics,
    rate::{Bucket, Buckets},
};

/// What every handler shares.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) metrics: Metrics,
    pub(crate) requests: Buckets,
    pub(crate) makings: Buckets,
    pub(crate) guests: Arc<Guests>,
    /// Who asks for codes; and everybody together.
    pub(crate) codes: Buckets,
    pub(crate) all_codes: Mutex<Bucket>,
    pub(crate) invitations: OnceCell<String>,
    /// So many bots think at once.
    pub(crate) thinkers: Semaphore,
    pub(crate) listed: Mutex<HashMap<TableId, protocol::Listed>>,
    tables: Mutex<HashMap<TableId, Arc<Live>>>,
    closing: AtomicBool,
    at_work: AtomicUsize,
    pub(crate) idle: Notify,
}

/// Somebody is at work: the store is not closed under them.
#[derive(Debug)]
pub(crate) struct AtWork(Arc<Hall>);

impl Drop for AtWork {
    fn drop(&mut self) {
        if self.0.at_work.fetch_sub(1, SeqCst) == 1 {
            self.0.idle.notify_waiters();
        }
    }
}

impl Hall {
    pub(crate) fn new(config: Config, store: Store) -> Self {
        let limits = config.limits;
        Self {
            requests: Buckets::new(limits.requests, limits.burst),
            codes: Buckets::new(limits.codes_per_minute / 60.0, limits.codes_per_minute),
            all_codes: Mutex::new(Bucket::full(limits.codes)),
            invitations: OnceCell::new(),
            thinkers: Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)),
            makings: Buckets::new(limits.made_per_hour / 3600.0, limits.made_per_hour),
            guests: Arc::new(Guests::new(limits.connections_per_address)),
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
    pub(crate) async fn live(&self, id: &TableId) -> Result<Arc<Live>, Error> {
        if let Some(live) = self.loaded(id) {
            return Ok(live);
        }
        self.store.head(id).await?.ok_or_else(|| Error::of(Kind::NotFound))?;
        Ok(self.place(id))
    }

    /// A place in memory for a table that exists.
    pub(crate) fn place(&self, id: &TableId) -> Arc<Live> {
        let mut tables = self.tables();
        Arc::clone(tables.entry(id.clone()).or_insert_with(|| Arc::new(Live::new(id.clone()))))
    }

    /// The table, if it is in memory.
    pub(crate) fn loaded(&self, id: &TableId) -> Option<Arc<Live>> {
        self.tables().get(id).cloned()
    }

    pub(crate) fn all_loaded(&self) -> Vec<Arc<Live>> {
        let mut all: Vec<_> = self.tables().iter().map(|(id, live)| (id.clone(), Arc::clone(live))).collect();
        all.sort_by(|(a, _), (b, _)| a.cmp(b));
        all.into_iter().map(|(_, live)| live).collect()
    }

    pub(crate) fn n_loaded(&self) -> usize {
        self.tables().len()
    }

    /// Lets a table leave memory, if nobody else holds it.
    pub(crate) fn forget(&self, live: &Arc<Live>) {
        let mut tables = self.tables();
        // Two: the map's and the caller's.
        if Arc::strong_count(live) <= 2 && tables.get(&live.id).is_some_and(|known| Arc::ptr_eq(known, live))
        {
            tables.remove(&live.id);
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins work that has to be finished before the store is closed.
    pub(crate) fn work(self: &Arc<Self>) -> Result<AtWork, Error> {
        self.at_work.fetch_add(1, SeqCst);
        let work = AtWork(Arc::clone(self));
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

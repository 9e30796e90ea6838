//! One table in memory.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use kernel::{Secret, Seq};
use store::TableId;
use table::Table;
use tokio::{
    sync::{Mutex, MutexGuard, Notify, watch},
    task::AbortHandle,
};

use crate::{
    app::App,
    audience::Audience,
    bots::{self, Pacing, SeatedBots},
    budget::Budgets,
    calls::{self, Calls},
    deadline,
    error::Error,
    load,
};

/// How long a reader waits for the database to say what else it knows.
const GLANCE: Duration = Duration::from_secs(1);

/// One table in memory. Whoever acts holds its lock from looking at the table until the row is stored
/// and told, so rows are told in their order.
#[derive(Debug)]
pub(crate) struct LoadedTable {
    pub(crate) id: TableId,
    room: Mutex<Option<Room>>,
    /// The last row that was told, for those who wait without a socket.
    pub(crate) told: watch::Sender<Seq>,
    pub(crate) touched: AtomicU64,
    pub(crate) bots_at_work: AtomicBool,
    /// Bots that wait for their moment think again.
    pub(crate) stirred: Notify,
}

/// A table and those who look at it.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) secret: Secret,
    pub(crate) audience: Audience,
    pub(crate) bots: SeatedBots,
    pub(crate) pacing: Pacing,
    pub(crate) deadline: Option<AbortHandle>,
    /// When each seat was last heard of.
    pub(crate) last_heard: Vec<u64>,
    pub(crate) budgets: Budgets,
    /// Where the people of the table are called.
    pub(crate) calls: Calls,
    pub(crate) snapshot: Seq,
    /// Whether the store may know more than this table does.
    pub(crate) in_doubt: bool,
}

/// A table whose lock is held and that is read.
pub(crate) struct RoomGuard<'a>(MutexGuard<'a, Option<Room>>);

impl std::ops::Deref for RoomGuard<'_> {
    type Target = Room;
    fn deref(&self) -> &Room {
        self.0.as_ref().expect("it is read before it is handed out")
    }
}

impl std::ops::DerefMut for RoomGuard<'_> {
    fn deref_mut(&mut self) -> &mut Room {
        self.0.as_mut().expect("it is read before it is handed out")
    }
}

impl LoadedTable {
    pub(crate) fn new(id: TableId, now: u64) -> Self {
        Self {
            id,
            room: Mutex::new(None),
            told: watch::Sender::new(Seq(0)),
            touched: AtomicU64::new(now),
            bots_at_work: AtomicBool::new(false),
            stirred: Notify::new(),
        }
    }

    /// The table as it stands, read from the store if need be: for whoever acts, or decides by it.
    ///
    /// A table that comes into memory, or of which more is known now, may have a bot to wake and a clock to
    /// wind up.
    pub(crate) async fn lock(self: &Arc<Self>, app: &Arc<App>) -> Result<RoomGuard<'_>, Error> {
        self.enter(app, false).await
    }

    /// The table, for whoever only looks: while the store cannot be asked, as it was last known.
    pub(crate) async fn look(self: &Arc<Self>, app: &Arc<App>) -> Result<RoomGuard<'_>, Error> {
        self.enter(app, true).await
    }

    async fn enter(self: &Arc<Self>, app: &Arc<App>, only_looks: bool) -> Result<RoomGuard<'_>, Error> {
        app.know_time().await?;
        self.touched.store(app.now(), Relaxed);
        let mut room = self.room.lock().await;
        match &mut *room {
            Some(known) if only_looks => {
                // Nothing that was not stored is in memory: it was so a moment ago.
                if !app.is_blind() {
                    match tokio::time::timeout(GLANCE, self.follow(app, known)).await {
                        Ok(Ok(())) => {}
                        Ok(Err(error)) if !error.may_pass() => return Err(error),
                        Ok(Err(_)) | Err(_) => app.note_blindness(),
                    }
                }
            }
            Some(known) => self.follow(app, known).await?,
            None => {
                let (table, secret, snapshot) = load::table(app, &self.id).await?;
                self.told.send_replace(table.seq());
                let stored = app.store.bytes_of(&self.id).await?;
                let mut new = Room::new(app, table, secret, snapshot, stored);
                new.calls = Calls::read(app, &self.id).await?;
                let new = room.insert(new);
                deadline::set(app, self, new);
                bots::wake(app, self, new);
            }
        }
        Ok(RoomGuard(room))
    }

    /// Brings what is in memory to where the store is, if it may be elsewhere.
    async fn follow(self: &Arc<Self>, app: &Arc<App>, known: &mut Room) -> Result<(), Error> {
        if app.is_shared() {
            // Another process may have written since; a key that it gave out must work here at once.
            let head = app.store.head(&self.id).await?;
            known.in_doubt |= head.is_none_or(|head| head.last > known.table.seq());
        }
        if !known.in_doubt {
            return Ok(());
        }
        app.metrics.reloads.fetch_add(1, Relaxed);
        let table = match load::follow(app, &self.id, &known.table).await {
            Ok(table) => table,
            Err(error) => {
                if error.is_gone() {
                    known.audience.dismiss(protocol::ByeReason::Gone, |_| true);
                }
                return Err(error);
            }
        };
        let seq = table.seq();
        known.catch_up(app, &self.id, table).await?;
        self.told.send_replace(seq);
        deadline::set(app, self, known);
        bots::wake(app, self, known);
        Ok(())
    }

    /// Puts a table there that was just made.
    pub(crate) async fn put(&self, app: &App, table: Table, secret: Secret) {
        *self.room.lock().await = Some(Room::new(app, table, secret, Seq(0), 0));
    }

    /// The table, if it is read.
    pub(crate) async fn lock_if_loaded(&self) -> Option<RoomGuard<'_>> {
        let room = self.room.lock().await;
        room.is_some().then_some(RoomGuard(room))
    }

    /// The table, if nobody holds it just now and it is read.
    pub(crate) fn try_lock(&self) -> Option<RoomGuard<'_>> {
        let room = self.room.try_lock().ok()?;
        room.is_some().then_some(RoomGuard(room))
    }
}

impl Room {
    fn new(app: &App, table: Table, secret: Secret, snapshot: Seq, stored: u64) -> Self {
        let budgets = Budgets::new(table.state().chairs.len(), stored, &app.config.quotas);
        let last_heard = vec![app.now(); table.state().chairs.len()];
        Self {
            table,
            secret,
            audience: Audience::default(),
            bots: SeatedBots::default(),
            pacing: Pacing::new(app.config.bot_pace, tokio::time::Instant::now()),
            deadline: None,
            last_heard,
            budgets,
            calls: Calls::default(),
            snapshot,
            in_doubt: false,
        }
    }

    /// The store knew more: everybody gets the whole view and what they missed.
    pub(crate) async fn catch_up(&mut self, app: &Arc<App>, id: &TableId, table: Table) -> Result<(), Error> {
        let before = self.table.seq();
        let missed = match table.seq() == before {
            true => None,
            // If this fails the doubt stays, and the next one to look tells them.
            false => Some(load::newest(app, id, before, &table).await?),
        };
        self.table = table;
        self.calls = Calls::read(app, id).await?;
        for seat in self.audience.watching() {
            calls::seen(app, self, seat);
        }
        self.bots = SeatedBots::default();
        // What the store knew may be that a seat has another key now.
        self.audience.check_keys(&self.table);
        if let Some(missed) = missed {
            self.audience.restart(&self.table, before, &missed, app);
        }
        self.in_doubt = false;
        Ok(())
    }

    /// For each seat, since when nobody is there.
    pub(crate) fn away_since(&self) -> Vec<Option<u64>> {
        let present = self.audience.present();
        let seats = self.table.state().chairs.seats();
        seats.zip(&self.last_heard).map(|(seat, &at)| (!present.contains(&seat)).then_some(at)).collect()
    }
}

//! The way of an action: from a request to a stored row to everybody told.
//!
//! [`by_client`] turns what a client sent into a [`Submission`]; bots, the house and `/claim` make theirs themselves.
//! [`run`] sees it through in a task of its own. Under the table's lock `asking` finds out who asks, `decide` asks the
//! pure [`table::Table`] for a row, `commit` stores it, and `publish` makes it true in memory and tells everybody.

mod asking;
mod commit;
mod decide;
mod publish;

use std::{
    net::IpAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Instant,
};

use kernel::{Seq, Viewer};
use protocol::{Accepted, FailureKind, Request};
use store::{Appended, StoreError, TableId};
use table::{KeyHash, MOST_ROWS, Table};

pub(crate) use asking::Caller;
pub(crate) use publish::save_snapshot;

use crate::{
    app::App,
    auth::{Keys, new_key},
    awaited::awaited,
    calls,
    error::Error,
    loaded_table::{LoadedTable, Room},
};
use asking::Asking;

/// How often somebody else may be faster.
const ATTEMPTS: usize = 8;

/// A request on its way to a table.
#[derive(Debug, Clone)]
pub(crate) struct Submission {
    pub(crate) caller: Caller,
    pub(crate) request: table::Request,
    /// The fingerprint of a new key, made for this request.
    pub(crate) fresh: KeyHash,
    /// Where it comes from.
    pub(crate) address: Option<IpAddr>,
}

/// What was done.
#[derive(Debug, Clone)]
pub(crate) struct Receipt {
    /// The row of the log; nothing, if it was so already.
    pub(crate) seq: Option<Seq>,
    /// The same as who asked counts.
    pub(crate) shown: Option<Seq>,
    /// Whether it had been done before.
    pub(crate) is_repeat: bool,
}

impl Receipt {
    const NOTHING: Self = Self { seq: None, shown: None, is_repeat: false };

    fn new(table: &Table, viewer: Viewer, seq: Seq) -> Self {
        Self { seq: Some(seq), shown: Some(table.row_numbers().shown(viewer, seq)), is_repeat: false }
    }

    fn repeat(table: &Table, viewer: Viewer, seq: Seq) -> Self {
        Self { is_repeat: true, ..Self::new(table, viewer, seq) }
    }
}

/// Does what somebody with a key asks; over a socket and over plain HTTP alike.
pub(crate) async fn by_client(
    app: &Arc<App>,
    id: &TableId,
    keys: Keys,
    address: Option<IpAddr>,
    request: Request,
) -> Result<Accepted, Error> {
    let (request_id, given) = (request.request.clone(), request.key.clone());
    let makes_link = matches!(request.table, Some(table::Action::Invite { .. } | table::Action::MoveSeat));
    let key = given.clone().unwrap_or_else(new_key);
    if let Some(table::Action::SetWebhook { webhook: Some(webhook) }) = &request.table {
        calls::check_webhook(app, webhook)?;
    }
    let caller = Caller::Keys(keys);
    let submission = Submission { caller, request: request.try_into()?, fresh: KeyHash::of(&key), address };
    let receipt = run(app, id, submission).await?;
    // Of a link made earlier only the client can know the key.
    let key = if receipt.is_repeat { given } else { Some(key) };
    Ok(Accepted { request: request_id, seq: receipt.shown, key: key.filter(|_| makes_link) })
}

/// Whether somebody would not notice what is asked, if it were done now.
pub(crate) fn would_be_unnoticed(app: &App, room: &Room, submission: &Submission) -> bool {
    let step = Asking::identify(submission, room)
        .ok()
        .and_then(|asking| decide::decide(app.now(), room, submission, &asking, None).ok().flatten());
    step.is_some_and(|step| !step.row.unseen.is_empty())
}

/// Does what is asked. It runs to its end even if whoever asked has gone.
pub(crate) async fn run(app: &Arc<App>, id: &TableId, submission: Submission) -> Result<Receipt, Error> {
    let work = app.work()?;
    let (app, id) = (Arc::clone(app), id.clone());
    let task = tokio::spawn(async move {
        let (_work, start) = (work, Instant::now());
        let loaded = app.table(&id).await?;
        for _ in 0..ATTEMPTS {
            if let Some(receipt) = attempt(&app, &loaded, &submission, start).await? {
                return Ok(receipt);
            }
        }
        Err(Error::of(FailureKind::Unavailable))
    });
    task.await.unwrap_or_else(|_| Err(Error::of(FailureKind::Internal)))
}

/// One attempt; nothing, if somebody else was faster and the table has to be looked at again.
async fn attempt(
    app: &Arc<App>,
    loaded: &Arc<LoadedTable>,
    submission: &Submission,
    start: Instant,
) -> Result<Option<Receipt>, Error> {
    let mut room = loaded.lock(app).await?;
    let asking = Asking::identify(submission, &room)?;
    allow(app, &mut room, &asking, submission.address)?;
    let passage =
        decide::passage(app, loaded, &room.table, asking.viewer, &submission.request.command).await?;
    let step = match decide::decide(app.now(), &room, submission, &asking, passage.as_ref()) {
        Ok(Some(step)) => step,
        Ok(None) => return Ok(Some(Receipt::NOTHING)),
        // Perhaps it is refused because it is done already.
        Err(why) => {
            let seq = decide::done_before(app, loaded, asking.request.id.as_deref()).await?;
            return seq
                .map(|seq| Some(Receipt::repeat(&room.table, asking.viewer, seq)))
                .ok_or_else(|| why.into());
        }
    };
    if step.row.deletes() {
        return commit::delete(app, loaded, room, asking.viewer, &step.row).await;
    }
    let mut new = commit::prepare(app, loaded, &room.table, &step.row, passage.as_ref()).await?;
    let command = &submission.request.command;
    new.amendments.extend(calls::of_row(app, &loaded.id, &room, command, &step.row, step.next.as_ref()));
    let (calls, was) = (calls::Written::of(&new.amendments), awaited(&room.table));
    let reaches_back = step.next.is_none().then(|| step.row.clone());
    let n_bytes = new.body.len();
    match app.store.append(new).await {
        Ok(Appended::Now) => {
            room.budgets.stored(asking.asker, n_bytes);
            if let Some(address) = submission.address {
                app.written.charge(address, n_bytes as f64);
            }
            app.metrics.committed(start.elapsed());
            let seq = publish::publish(app, loaded, &mut room, step).await?;
            calls.done(app, loaded, &mut room).await;
            if let Some(row) = reaches_back {
                calls::after(app, &loaded.id, &mut room, &row, &was).await;
            }
            Ok(Some(Receipt::new(&room.table, asking.viewer, seq)))
        }
        Ok(Appended::Before(seq)) => {
            app.metrics.duplicates.fetch_add(1, Relaxed);
            if seq > room.table.seq() {
                // Another process did it; what it did counts here too before it is numbered.
                room.in_doubt = true;
                drop(room);
                room = loaded.lock(app).await?;
            }
            Ok(Some(Receipt::repeat(&room.table, asking.viewer, seq)))
        }
        // Another process was faster.
        Err(StoreError::Conflict { .. }) => {
            room.in_doubt = true;
            Ok(None)
        }
        Err(error @ StoreError::InDoubt(_)) => {
            room.in_doubt = true;
            drop(room);
            commit::after_doubt(app, loaded, &asking, error).await.map(Some)
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether whoever asks may write now. What protects somebody they nearly always may.
fn allow(app: &App, room: &mut Room, asking: &Asking, address: Option<IpAddr>) -> Result<(), Error> {
    let command = &asking.request.command;
    if !command.is_protective() {
        if let Some(address) = address {
            app.written.check(address).map_err(Error::too_soon)?;
        }
        if app.is_database_full() {
            return Err(Error::of(FailureKind::Unavailable));
        }
    }
    let has_rows = room.table.seq().0 < MOST_ROWS;
    room.budgets.take(asking.asker, command, has_rows, &app.config.quotas, Instant::now())
}

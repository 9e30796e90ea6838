//! From a request to a stored row to everybody told.

use std::{sync::Arc, sync::atomic::Ordering::Relaxed, time::Instant};

use kernel::{Seat, Seq, Viewer};
use protocol::Kind;
use store::{Amendment, Appended, NewRow, StoreError, TableId};
use table::{Action, Asked, Asker, Circumstances, Event, KeyHash, Refusal, Row, Strike, Table};

use crate::{
    bots, deadline,
    error::Error,
    hall::{Hall, now},
    keys::Keys,
    live::{Held, Live, Seating},
    load,
};

/// A snapshot is kept after so many rows.
pub(crate) const SNAPSHOT_ROWS: u64 = 256;
/// How often somebody else may be faster.
const TRIES: usize = 8;

/// Who asks.
#[derive(Debug, Clone)]
pub(crate) enum Caller {
    /// Somebody with a key.
    Keys(Keys),
    /// Somebody with a link, or without one: its fingerprint, and the device.
    Link(Option<KeyHash>, Option<KeyHash>),
    /// A bot.
    Bot(Seat),
    /// A deadline.
    House,
}

/// What is asked, by whom.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    pub(crate) caller: Caller,
    pub(crate) asked: Asked,
    pub(crate) id: Option<String>,
    pub(crate) after: Option<Seq>,
    pub(crate) fresh: KeyHash,
}

impl Request {
    /// The last row that the caller can know of. People count what they noticed; bots and the house are of
    /// the table itself.
    fn head(&self, table: &Table, viewer: Viewer) -> Seq {
        match self.caller {
            Caller::Keys(_) | Caller::Link(..) => table.seq_for(viewer),
            Caller::Bot(_) | Caller::House => table.seq(),
        }
    }
}

/// What was done.
#[derive(Debug, Clone)]
pub(crate) struct Done {
    /// The row of the log; nothing, if it was so already.
    pub(crate) seq: Option<Seq>,
    /// The same as who asked counts.
    pub(crate) shown: Option<Seq>,
    /// Whether it had been done before.
    pub(crate) again: bool,
}

/// Does what is asked. It runs to its end even if whoever asked has gone.
pub(crate) async fn act(hall: &Arc<Hall>, id: &TableId, request: Request) -> Result<Done, Error> {
    let work = hall.work()?;
    let (hall, id) = (Arc::clone(hall), id.clone());
    let task = tokio::spawn(async move {
        let _work = work;
        let live = hall.live(&id).await?;
        act_now(&hall, &live, &request).await
    });
    task.await.unwrap_or_else(|_| Err(Error::of(Kind::Internal)))
}

async fn act_now(hall: &Arc<Hall>, live: &Arc<Live>, request: &Request) -> Result<Done, Error> {
    let start = Instant::now();
    for _ in 0..TRIES {
        let mut held = live.hold(hall).await?;
        let asker = asker(&request.caller, &held)?;
        let id = request.id.as_ref().filter(|_| !is_anonymous(&request.asked));
        let id = id.map(|id| format!("{}:{id}", name(asker)));
        let viewer = asker.viewer();
        let passage = passage(hall, live, &held.table, viewer, &request.asked).await?;
        let away_since = held.away_since();
        let circumstances = Circumstances {
            now: now(),
            away_since: &away_since,
            fresh: request.fresh,
            device: device(&request.caller),
            secret: &held.secret,
            passage: passage.as_ref(),
        };
        let head = request.head(&held.table, viewer);
        let step = match request.after.filter(|&after| after != head) {
            Some(_) => Err(Refusal::Stale { seq: head }.into()),
            None => held.table.submit(asker, &request.asked, id.clone(), &circumstances),
        };
        let step = match step {
            Ok(Some(step)) => step,
            Ok(None) => return Ok(Done { seq: None, shown: None, again: false }),
            // Perhaps it is refused because it is done already.
            Err(why) => {
                let done = before(hall, live, id.as_deref()).await?;
                return done.map(|seq| again(&held.table, viewer, seq)).ok_or_else(|| why.into());
            }
        };
        if step.row.deletes() {
            match hall.store.delete_table_at(&live.id, held.table.seq()).await {
                Ok(true) => return Ok(deleted(hall, live, &mut held, viewer, &step.row)),
                // Somebody acted meanwhile, or was faster: look again.
                Ok(false) => held.in_doubt = true,
                Err(StoreError::InDoubt(why)) => {
                    held.in_doubt = true;
                    let before = held.table.clone();
                    drop(held);
                    return match live.hold(hall).await {
                        Err(Error::Failure(failure)) if failure.kind == Kind::NotFound => {
                            crate::listing::forget(hall, &live.id);
                            hall.forget(live);
                            let shown = before.numbers().shown(viewer, step.row.seq);
                            Ok(Done { seq: Some(step.row.seq), shown: Some(shown), again: false })
                        }
                        _ => Err(StoreError::InDoubt(why).into()),
                    };
                }
                Err(error) => return Err(error.into()),
            }
            continue;
        }
        let also = erasures(hall, live, &held.table, passage.as_ref(), &step.row).await?;
        match append(hall, live, &step.row, also).await {
            Ok(Appended::Now) => {
                hall.metrics.committed(start.elapsed());
                return stored(hall, live, &mut held, viewer, step.row, step.next).await;
            }
            Ok(Appended::Before(seq)) => {
                hall.metrics.duplicates.fetch_add(1, Relaxed);
                if seq > held.table.seq() {
                    // Another process did it; what it did counts here too before it is numbered.
                    held.in_doubt = true;
                    drop(held);
                    held = live.hold(hall).await?;
                }
                return Ok(again(&held.table, viewer, seq));
            }
            // Another process was faster: look again.
            Err(StoreError::Conflict { .. }) => held.in_doubt = true,
            Err(StoreError::InDoubt(why)) => {
                held.in_doubt = true;
                drop(held);
                return after_doubt(hall, live, viewer, id.as_deref(), StoreError::InDoubt(why)).await;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::of(Kind::Unavailable))
}

/// The row is stored: now it is true, and now it is told.
async fn stored(
    hall: &Arc<Hall>,
    live: &Arc<Live>,
    held: &mut Held<'_>,
    viewer: Viewer,
    row: Row,
    next: Option<Table>,
) -> Result<Done, Error> {
    let seq = row.seq;
    match next {
        Some(next) => held.table = next,
        None => {
            held.in_doubt = true;
            held.table = load::all(hall, &live.id).await?.0;
            held.in_doubt = false;
            held.bots.forget();
        }
    }
    let seating: &mut Seating = held;
    let done = Done { seq: Some(seq), shown: Some(seating.table.numbers().shown(viewer, seq)), again: false };
    if let table::By::Seat(seat) = row.by {
        seating.seen[usize::from(seat.0)] = row.at;
    }
    if row.deal.is_some() {
        seating.bots.forget();
    }
    seating.bots.hear(&row);
    seating.audience.tell(&seating.table, &row, &hall.metrics);
    live.told.send_replace(seq);
    if !row.events.is_empty() {
        seating.audience.check_keys(&seating.table);
        crate::listing::note(hall, live, &seating.table);
    }
    if seq.0 - seating.snapshot.0 >= SNAPSHOT_ROWS {
        seating.snapshot = seq;
        keep_snapshot(hall, live, &seating.table);
    }
    deadline::set(hall, live, seating);
    bots::wake(hall, live, seating);
    Ok(done)
}

/// The table is gone, its last row with it: now that is told.
fn deleted(hall: &Hall, live: &Arc<Live>, seating: &mut Seating, viewer: Viewer, row: &Row) -> Done {
    seating.audience.tell(&seating.table, row, &hall.metrics);
    seating.audience.dismiss(protocol::Why::Gone, |_| true);
    seating.in_doubt = true;
    live.told.send_replace(row.seq);
    crate::listing::forget(hall, &live.id);
    hall.forget(live);
    let shown = seating.table.numbers().shown(viewer, row.seq);
    Done { seq: Some(row.seq), shown: Some(shown), again: false }
}

/// Keeps a snapshot meanwhile; if that fails nothing is lost.
fn keep_snapshot(hall: &Arc<Hall>, live: &Arc<Live>, table: &Table) {
    let (hall, id, table) = (Arc::clone(hall), live.id.clone(), table.clone());
    tokio::spawn(async move {
        let Ok(_work) = hall.work() else { return };
        save_snapshot(&hall, &id, &table).await;
    });
}

pub(crate) async fn save_snapshot(hall: &Hall, id: &TableId, table: &Table) {
    let snapshot = store::Snapshot { seq: table.seq(), bytes: table.snapshot() };
    if let Err(error) = hall.store.save_snapshot(id, Table::SNAPSHOT_VERSION, snapshot).await {
        tracing::warn!(%error, "a snapshot was not kept");
    }
}

async fn append(
    hall: &Hall,
    live: &Live,
    row: &Row,
    amendments: Vec<Amendment>,
) -> Result<Appended, StoreError> {
    let body = serde_json::to_string(row).expect("a row writes itself");
    let new = NewRow {
        table: live.id.clone(),
        seq: row.seq,
        at: row.at,
        request: row.request.clone(),
        body,
        amendments,
    };
    hall.store.append(new).await
}

/// The connection broke during the commit: the store says what became of it.
async fn after_doubt(
    hall: &Arc<Hall>,
    live: &Arc<Live>,
    viewer: Viewer,
    id: Option<&str>,
    error: StoreError,
) -> Result<Done, Error> {
    let known = match id {
        Some(id) => hall.store.request(&live.id, id).await?,
        None => None,
    };
    // Reads the table again and tells everybody what it did not know.
    let held = live.hold(hall).await?;
    match known {
        Some(seq) => Ok(Done { again: false, ..again(&held.table, viewer, seq) }),
        None => Err(error.into()),
    }
}

/// The row of a request that was done before.
async fn before(hall: &Hall, live: &Live, id: Option<&str>) -> Result<Option<Seq>, Error> {
    let Some(id) = id else { return Ok(None) };
    let seq = hall.store.request(&live.id, id).await?;
    if seq.is_some() {
        hall.metrics.duplicates.fetch_add(1, Relaxed);
    }
    Ok(seq)
}

fn again(table: &Table, viewer: Viewer, seq: Seq) -> Done {
    Done { seq: Some(seq), shown: Some(table.numbers().shown(viewer, seq)), again: true }
}

/// The rows without what is struck.
async fn erasures(
    hall: &Hall,
    live: &Live,
    table: &Table,
    passage: Option<&Row>,
    row: &Row,
) -> Result<Vec<Amendment>, Error> {
    let strike = passage.filter(|passage| row.strikes() == Some(passage.seq)).and_then(Strike::of);
    let (Some(strike), Some(from)) = (strike, row.strikes()) else { return Ok(Vec::new()) };
    let rows = load::rows(hall, &live.id, from).await?;
    let cleaned = rows.iter().filter_map(|row| strike.clean(row, &**table.game()));
    Ok(cleaned
        .map(|row| Amendment::Erase {
            seq: row.seq,
            body: serde_json::to_string(&row).expect("a row writes itself"),
        })
        .collect())
}

/// The row that a request speaks of.
async fn passage(
    hall: &Hall,
    live: &Live,
    table: &Table,
    viewer: Viewer,
    asked: &Asked,
) -> Result<Option<Row>, Error> {
    let (Asked::Table(Action::Strike { passage })
    | Asked::Table(Action::RaiseCard { strike: Some(passage), .. })) = asked
    else {
        return Ok(None);
    };
    let passage = table.numbers().row(viewer, *passage);
    if i64::try_from(passage.0).is_err() {
        return Ok(None);
    }
    let row = load::page(hall, &live.id, passage, 1).await?.into_iter().next();
    Ok(row.filter(|row| row.seq == passage))
}

fn asker(caller: &Caller, held: &Held<'_>) -> Result<Asker, Error> {
    match caller {
        Caller::Keys(keys) => keys.prove(held.table.company())?.who.asker(),
        Caller::Link(link, _) => Ok(link.map_or(Asker::Passerby, Asker::Newcomer)),
        Caller::Bot(seat) if held.table.company().chairs[*seat].bot().is_some() => Ok(Asker::Bot(*seat)),
        Caller::Bot(_) => Err(Error::of(Kind::NoKey)),
        Caller::House => Ok(Asker::House),
    }
}

fn device(caller: &Caller) -> Option<KeyHash> {
    match caller {
        Caller::Keys(keys) => keys.device,
        Caller::Link(_, device) => *device,
        Caller::Bot(_) | Caller::House => None,
    }
}

/// Nobody can use up the request ids of somebody else.
fn name(asker: Asker) -> String {
    match asker {
        Asker::Seat(seat) => seat.0.to_string(),
        Asker::Bot(seat) => format!("bot{}", seat.0),
        Asker::Host => "host".to_owned(),
        Asker::House => "house".to_owned(),
        Asker::Newcomer(_) | Asker::Passerby => "new".to_owned(),
    }
}

fn is_anonymous(asked: &Asked) -> bool {
    matches!(asked, Asked::Table(action) if action.is_anonymous())
}

/// Where somebody sat down in a row, and with which key.
pub(crate) fn seated(row: &Row) -> Option<(Seat, KeyHash)> {
    row.events.iter().find_map(|event| match event {
        Event::SeatClaimed { seat, key, .. } | Event::SeatMoved { seat, key, .. } => Some((*seat, *key)),
        _ => None,
    })
}

//! Bots at a table: they hear what their seat is told, think apart, and act as any client does.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, atomic::Ordering::SeqCst},
    time::Duration,
};

use kernel::{Seat, Seeded, Seq, Viewer};
use protocol::FailureKind;
use serde_json::Value;
use table::{AnyBot, Command, KeyHash, Notice, Request, Row};

use crate::{
    act::{self, Caller, Submission},
    app::App,
    auth::random,
    error::Error,
    load,
    loaded_table::{LoadedTable, Room},
};

/// How long bots wait for a store that has failed.
const REST: Duration = Duration::from_secs(1);

/// The bots of a table.
#[derive(Default)]
pub(crate) struct SeatedBots {
    by_seat: BTreeMap<Seat, SeatedBot>,
}

struct SeatedBot {
    kind: String,
    /// Nothing while it thinks.
    bot: Option<Box<dyn AnyBot>>,
    heard: Seq,
}

impl fmt::Debug for SeatedBots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeatedBots({})", self.by_seat.len())
    }
}

impl SeatedBots {
    /// They hear of a row.
    pub(crate) fn hear(&mut self, row: &Row) {
        self.by_seat.retain(|&seat, seated| match &mut seated.bot {
            // Whoever thinks just now will be told everything from the beginning.
            None => false,
            Some(bot) => {
                seated.heard = row.seq;
                hear(&mut **bot, row, seat).is_ok()
            }
        });
    }

    /// They know nothing any more: what they know is not so.
    pub(crate) fn forget(&mut self) {
        self.by_seat.clear();
    }
}

fn hear(bot: &mut dyn AnyBot, row: &Row, seat: Seat) -> Result<(), table::Unreadable> {
    for notice in row.told(Viewer::Seat(seat)) {
        if let Notice::Game(notice) = notice {
            let notice: Value = serde_json::from_str(notice.get()).unwrap_or(Value::Null);
            bot.hear(&notice)?;
        }
    }
    Ok(())
}

/// Lets the bots of a table think, if there are any.
pub(crate) fn wake(app: &Arc<App>, loaded: &Arc<LoadedTable>, room: &Room) {
    let has_bots = room.table.state().chairs.iter().any(|(_, chair)| chair.bot().is_some());
    if !has_bots || !room.table.is_running() || loaded.bots_at_work.swap(true, SeqCst) {
        return;
    }
    let (app, loaded) = (Arc::clone(app), Arc::clone(loaded));
    tokio::spawn(async move {
        run(&app, &loaded).await;
    });
}

/// Rounds of thinking until nobody wants to do anything.
async fn run(app: &Arc<App>, loaded: &Arc<LoadedTable>) {
    let mut is_resting = false;
    loop {
        tokio::time::sleep(app.config.bot_pace).await;
        let round = round(app, loaded).await;
        match round {
            Ok(Round::Acted) => is_resting = false,
            Ok(Round::Quiet(at)) => {
                loaded.bots_at_work.store(false, SeqCst);
                // Somebody may have acted just before that.
                let moved = *loaded.told.borrow() != at;
                if !moved || loaded.bots_at_work.swap(true, SeqCst) {
                    return;
                }
            }
            Err(error) => {
                if !is_resting {
                    tracing::warn!(%error, "bots rest");
                }
                is_resting = true;
                if !error.may_pass() || app.is_closing() {
                    loaded.bots_at_work.store(false, SeqCst);
                    return;
                }
                tokio::time::sleep(REST).await;
            }
        }
    }
}

enum Round {
    Acted,
    Quiet(Seq),
}

/// The first bot that wants to do something does it.
async fn round(app: &Arc<App>, loaded: &Arc<LoadedTable>) -> Result<Round, Error> {
    let (at, seats) = {
        let room = loaded.lock(app).await?;
        let chairs = room.table.state().chairs.iter();
        let seats: Vec<Seat> =
            chairs.filter(|(_, chair)| chair.bot().is_some()).map(|(seat, _)| seat).collect();
        (room.table.seq(), if room.table.is_running() { seats } else { Vec::new() })
    };
    for seat in seats {
        let Some((seq, mut bot, view)) = take(app, loaded, seat).await? else { continue };
        // However many tables there are, the processor serves everybody.
        let turn = app.thinkers.acquire().await;
        let thinking = tokio::task::spawn_blocking(move || {
            let mut whims = Seeded::new(u64::from_le_bytes(random()));
            let action = bot.act(&view, &mut whims);
            (bot, action)
        });
        let thought = thinking.await;
        drop(turn);
        let Ok((bot, action)) = thought else { continue };
        give_back(app, loaded, seat, seq, bot).await?;
        let Some(action) = action.map_err(Error::Log)? else { continue };
        let request = Request { after: Some(seq), ..Command::game(action).into() };
        let submission = Submission { caller: Caller::Bot(seat), request, fresh: KeyHash::of("") };
        match act::run(app, &loaded.id, submission).await {
            Ok(_) => return Ok(Round::Acted),
            // Somebody was faster: think again.
            Err(Error::Failure(failure)) if failure.rule.as_deref() == Some("TAB-29") => {
                return Ok(Round::Acted);
            }
            Err(Error::Failure(failure)) if failure.kind != FailureKind::Unavailable => {
                tracing::warn!(rule = failure.rule.as_deref(), "a bot was refused");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(Round::Quiet(at))
}

/// A bot that knows everything its seat was told, and what it sees.
async fn take(
    app: &Arc<App>,
    loaded: &Arc<LoadedTable>,
    seat: Seat,
) -> Result<Option<(Seq, Box<dyn AnyBot>, Value)>, Error> {
    let mut room = loaded.lock(app).await?;
    let seq = room.table.seq();
    let Some(kind) = room.table.state().chairs[seat].bot().map(str::to_owned) else { return Ok(None) };
    let Some(view) = room.table.game_view(Viewer::Seat(seat)) else { return Ok(None) };
    let known = room.bots.by_seat.get_mut(&seat).filter(|seated| seated.kind == kind && seated.heard == seq);
    let bot = match known.and_then(|seated| seated.bot.take()) {
        Some(bot) => bot,
        None => {
            let game = Arc::clone(room.table.game());
            let Some(mut bot) = game.bot(&kind) else { return Ok(None) };
            for row in load::rows(app, &loaded.id, room.table.deal().unwrap_or(Seq(0))).await? {
                if row.seq <= seq && !room.table.rewinds().cover(row.seq) {
                    hear(&mut *bot, &row, seat).map_err(Error::Log)?;
                }
            }
            bot
        }
    };
    room.bots.by_seat.insert(seat, SeatedBot { kind, bot: None, heard: seq });
    Ok(Some((seq, bot, view)))
}

/// It has thought; if nothing happened meanwhile it stays.
async fn give_back(
    app: &Arc<App>,
    loaded: &Arc<LoadedTable>,
    seat: Seat,
    seq: Seq,
    bot: Box<dyn AnyBot>,
) -> Result<(), Error> {
    let mut room = loaded.lock(app).await?;
    if let Some(seated) = room.bots.by_seat.get_mut(&seat).filter(|seated| seated.heard == seq) {
        seated.bot = Some(bot);
    }
    Ok(())
}

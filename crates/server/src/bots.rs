//! Bots at a table: they hear what their seat is told, think apart, and act as any client does.

use std::{
    collections::BTreeMap,
    fmt,
    pin::Pin,
    sync::{Arc, atomic::Ordering::SeqCst},
    time::Duration,
};

use kernel::{BySeat, Company, Seat, Seeded, Seq, Tact, Viewer, Wish};
use protocol::{FailureKind, Pen};
use serde_json::Value;
use table::{AnyBot, By, Chair, Command, KeyHash, Notice, Pace, People, Request, Row};
use tokio::{sync::futures::Notified, time::Instant};

use crate::{
    act::{self, Caller, Submission},
    app::App,
    auth::random,
    error::Error,
    load,
    loaded_table::{LoadedTable, Room},
};

/// When the bots of a table act, by the server's clock.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pacing {
    start: Instant,
    pace: Pace,
}

impl Pacing {
    pub(crate) fn new(step: Duration, now: Instant) -> Self {
        Self { start: now, pace: Pace::new(millis(step), 0) }
    }

    /// A row was told. What not everybody notices changes nothing.
    pub(crate) fn hear(&mut self, row: &Row, is_person: impl Fn(Seat) -> bool, now: Instant) {
        if row.unseen.is_empty() {
            let by_person = matches!(row.by, By::Seat(seat) if is_person(seat));
            self.pace.notice(by_person, self.at(now));
        }
    }

    /// Somebody writes, or has stopped.
    pub(crate) fn hear_pen(&mut self, pen: Pen, now: Instant) {
        match pen {
            Pen::Talk | Pen::Story => self.pace.write(self.at(now)),
            Pen::Down => self.pace.rest(),
        }
    }

    /// Who sits there now, and looks at the table.
    fn seat(&mut self, people: People, now: Instant) {
        self.pace.seat(people, self.at(now));
    }

    /// Somebody asks something of the bots.
    pub(crate) fn ask(&mut self, wish: Wish) {
        self.pace.ask(wish);
    }

    /// What people asked last, if it has not been done.
    pub(crate) fn wish(&self) -> Option<Wish> {
        self.pace.wish()
    }

    fn due(&self, tact: Tact, is_secret: bool) -> Option<Instant> {
        self.pace.due(tact, is_secret).map(|due| self.start + Duration::from_millis(due))
    }

    fn at(&self, now: Instant) -> u64 {
        millis(now - self.start)
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

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

/// Lets the bots of a table think, if there are any. Whoever stirs those at work does so before, or it may be missed.
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
        let stirred = loaded.stirred.notified();
        tokio::pin!(stirred);
        // From here on nothing that stirs them is missed.
        stirred.as_mut().enable();
        match round(app, loaded, stirred.as_mut()).await {
            Ok(Round::Acted) => is_resting = false,
            Ok(Round::Quiet(at)) => {
                loaded.bots_at_work.store(false, SeqCst);
                // Somebody may have acted or come back just before that, or while they thought.
                let moved = *loaded.told.borrow() != at || stirred.as_mut().enable();
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

/// The people at a table, and whether they look at it.
fn people(room: &Room) -> People {
    let table = room.table.state();
    let seats = awaited(&table.chairs);
    People {
        seated: seats.len(),
        elsewhere: seats.iter().filter(|seat| !room.audience.is_watched_by(**seat)).count(),
        speak_aloud: table.settings.spoken,
    }
}

/// The seats for which bots make room: where a person plays. Where none is left it is the empty chairs: a table that
/// everybody has left is not played to its end.
fn awaited(chairs: &BySeat<Chair>) -> Vec<Seat> {
    let free = chairs.iter().filter(|(_, chair)| chair.bot().is_none());
    let (held, empty): (Vec<_>, Vec<_>) = free.partition(|(_, chair)| chair.is_person());
    let seats = if held.is_empty() { empty } else { held };
    seats.into_iter().map(|(seat, _)| seat).collect()
}

/// What a bot wants to do, and from when on it may.
struct Thought {
    due: Instant,
    tact: Tact,
    submission: Submission,
}

/// The bot that may first does what it wants to do; whatever happens before lets them all think again.
async fn round(
    app: &Arc<App>,
    loaded: &Arc<LoadedTable>,
    mut stirred: Pin<&mut Notified<'_>>,
) -> Result<Round, Error> {
    let (at, seats) = {
        let mut room = loaded.lock(app).await?;
        let chairs: Vec<(Seat, bool)> =
            room.table.state().chairs.iter().map(|(seat, chair)| (seat, chair.bot().is_some())).collect();
        let people = people(&room);
        room.pacing.seat(people, Instant::now());
        let bots = chairs.into_iter().filter(|(_, is_bot)| *is_bot).map(|(seat, _)| seat).collect();
        (room.table.seq(), if room.table.is_running() { bots } else { Vec::new() })
    };
    let mut thoughts = Vec::new();
    for seat in seats {
        thoughts.extend(think(app, loaded, seat).await?);
    }
    // Whoever may first, and of those the first seat.
    thoughts.sort_by_key(|thought| thought.due);
    for Thought { due, tact, submission } in thoughts {
        tokio::select! {
            () = tokio::time::sleep_until(due) => (),
            () = stirred.as_mut() => return Ok(Round::Acted),
        }
        match act::run(app, &loaded.id, submission).await {
            Ok(_) => {
                loaded.lock(app).await?.pacing.pace.done(tact);
                return Ok(Round::Acted);
            }
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

/// What a bot wants to do now; nothing, to wait for the others.
async fn think(app: &Arc<App>, loaded: &Arc<LoadedTable>, seat: Seat) -> Result<Option<Thought>, Error> {
    let Some((seq, known, mut bot, view)) = take(app, loaded, seat).await? else { return Ok(None) };
    // However many tables there are, the processor serves everybody.
    let turn = app.thinkers.acquire().await;
    let thinking = tokio::task::spawn_blocking(move || {
        let mut whims = Seeded::new(u64::from_le_bytes(random()));
        let action = bot.act(&view, &mut whims);
        (bot, action)
    });
    let thought = thinking.await;
    drop(turn);
    let Ok((bot, action)) = thought else { return Ok(None) };
    let tact = bot.tact();
    give_back(app, loaded, seat, seq, bot).await?;
    let Some(action) = action.map_err(Error::Log)? else { return Ok(None) };
    // A bot counts as its seat does: what the seat does not notice changes nothing for it.
    let request = Request { after: Some(known), ..Command::game(action).into() };
    let submission = Submission { caller: Caller::Bot(seat), request, fresh: KeyHash::of(""), address: None };
    let room = loaded.lock(app).await?;
    let due = room.pacing.due(tact, act::would_be_unnoticed(app, &room, &submission));
    Ok(due.map(|due| Thought { due, tact, submission }))
}

/// A bot that knows everything its seat was told, and what it sees; with the last row, of the log and as it counts.
async fn take(
    app: &Arc<App>,
    loaded: &Arc<LoadedTable>,
    seat: Seat,
) -> Result<Option<(Seq, Seq, Box<dyn AnyBot>, Value)>, Error> {
    let mut room = loaded.lock(app).await?;
    let seq = room.table.seq();
    let Some(kind) = room.table.state().chairs[seat].bot().map(str::to_owned) else { return Ok(None) };
    let Some(view) = room.table.game_view(Viewer::Seat(seat)) else { return Ok(None) };
    let people = awaited(&room.table.state().chairs);
    let company = Company { people, wish: room.pacing.wish() };
    let known = room.bots.by_seat.get_mut(&seat).filter(|seated| seated.kind == kind && seated.heard == seq);
    let mut bot = match known.and_then(|seated| seated.bot.take()) {
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
    bot.join(&company);
    room.bots.by_seat.insert(seat, SeatedBot { kind, bot: None, heard: seq });
    let known = room.table.seq_for(Viewer::Seat(seat));
    Ok(Some((seq, known, bot, view)))
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

#[cfg(test)]
mod tests {
    use table::Occupant;

    use super::*;

    const PACE: Duration = Duration::from_millis(700);

    /// When a bot acts next in the open, after rows at these milliseconds; those with a minus not everybody notices.
    fn next_after(rows: &[i64]) -> Vec<Option<Duration>> {
        let start = Instant::now();
        let mut pacing = Pacing::new(PACE, start);
        for at in rows {
            let mut row = Row::new(Seq(1), 0, By::House);
            if *at < 0 {
                row.unseen.push(Viewer::Public);
            }
            pacing.hear(&row, |_| true, start + Duration::from_millis(at.unsigned_abs()));
        }
        let due = |tact| pacing.due(tact, false).map(|due| due - start);
        [Tact::Answers, Tact::Begins, Tact::Ends].map(due).to_vec()
    }

    #[test]
    fn nobody_waits_for_an_empty_chair_beside_people() {
        let name = "Aline".into();
        let (key, stand_in) = (KeyHash::of("k"), Some("b".to_owned()));
        let person = Occupant::Person { name, key, device: None, absent: false, stand_in: None };
        let away = match person.clone() {
            Occupant::Person { name, key, device, .. } => {
                Occupant::Person { name, key, device, absent: true, stand_in }
            }
            other => other,
        };
        let awaited = |occupants: &[&Occupant]| {
            let chair = |occupant: &&Occupant| {
                let occupant = (*occupant).clone();
                Chair { role: None, occupant, transfer: None, reinvited: false, sealed: false }
            };
            super::awaited(&BySeat::new(occupants.iter().map(chair).collect()))
        };
        let (bot, nobody) = (Occupant::Bot("b".to_owned()), Occupant::Nobody);
        assert_eq!(awaited(&[&bot, &nobody, &person, &away]), [Seat(2)]);
        assert_eq!(awaited(&[&bot, &nobody, &away]), [Seat(1)], "everybody has left: it rests");
        assert_eq!(awaited(&[&bot, &away]), []);
    }

    #[test]
    fn what_a_bot_does_in_secret_delays_nothing() {
        assert_eq!(next_after(&[100])[0], Some(Duration::from_millis(800)));
        for secret in [-101, -350, -799] {
            assert_eq!(next_after(&[100, secret]), next_after(&[100]), "{secret}");
        }
        assert_eq!(next_after(&[100, -200, 300, -400]), next_after(&[100, 300]));
        let pacing = Pacing::new(PACE, Instant::now());
        assert!(pacing.due(Tact::Answers, true) < pacing.due(Tact::Answers, false), "it is done meanwhile");
    }
}

//! People are told that they are awaited, where they do not look.
//!
//! [`of_row`] says what the row that makes somebody awaited writes into the outbox, in the same commit. `sender`
//! takes from there, asks the table whether it is still so, and has `message` say it; `outgoing` carries it, to nobody in the
//! network of whoever runs the server. Everything is decided by who is awaited in the eyes of all, which a row
//! that somebody does not notice never changes for them.

mod address;
mod message;
mod outgoing;
mod page;
mod sender;

use std::sync::Arc;

use kernel::{Seat, Viewer};
use store::{Amendment, Call, CallKind, StoreError, TableId};
use table::{Action, Command, Event, Happening, Row, Table, Webhook};

pub(crate) use address::{change, known};
pub(crate) use page::{off, turn_off};
pub(crate) use sender::{round, run};

use self::address::Reach;
use crate::{
    app::App,
    awaited::awaited,
    error::Error,
    loaded_table::{LoadedTable, Room},
};

/// Where the people of a table are called, as it is kept.
#[derive(Debug, Default)]
pub(crate) struct Calls(Vec<(store::Address, Reach)>);

impl Calls {
    pub(crate) async fn read(app: &App, id: &TableId) -> Result<Self, StoreError> {
        let kept = app.store.addresses(id).await?;
        let read = |kept: store::Address| Some((serde_json::from_str(&kept.body).ok()?, kept));
        Ok(Self(kept.into_iter().filter_map(read).map(|(reach, kept)| (kept, reach)).collect()))
    }

    fn of(&self, seat: Option<Seat>) -> impl Iterator<Item = &(store::Address, Reach)> {
        self.0.iter().filter(move |(kept, _)| kept.seat == seat.map(|seat| seat.0) && !kept.gone)
    }

    /// What becomes of calls when these were awaited and those are now. `by` has just acted: they look.
    fn changes(&self, room: &Room, row: &Row, was: &[Seat], now: &[Seat], grace: u64) -> Vec<Amendment> {
        let mut changes = Vec::new();
        if self.0.is_empty() || was == now {
            return changes;
        }
        let chairs = &room.table.state().chairs;
        let plays =
            |seat: Seat| chairs.get(seat).is_some_and(|chair| chair.is_person() && chair.bot().is_none());
        let acted = match row.by {
            table::By::Seat(seat) => Some(seat),
            _ => None,
        };
        let looks = |seat: Seat| acted == Some(seat) || room.audience.is_watched_by(seat);
        let call = |kept: &store::Address, kind, after: u64| {
            let due = row.at.saturating_add(after);
            Amendment::Call(Call { address: kept.id.clone(), kind, turn: row.seq.0, due })
        };
        let notices = |viewer| !row.unseen.contains(&viewer);
        for seat in was.iter().filter(|seat| !now.contains(seat)) {
            let withdrawn =
                self.of(Some(*seat)).map(|(kept, _)| Amendment::Withdraw { address: kept.id.clone() });
            changes.extend(withdrawn);
        }
        let begins = |seat: &&Seat| !was.contains(seat) && plays(**seat) && notices(Viewer::Seat(**seat));
        let newly: Vec<Seat> = now.iter().filter(begins).copied().collect();
        for seat in &newly {
            for (kept, reach) in self.of(Some(*seat)) {
                if !looks(*seat) {
                    changes.push(call(kept, CallKind::Turn, grace));
                }
                if let Some(minutes) = reach.remind {
                    changes.push(call(kept, CallKind::Reminder, u64::from(minutes) * 60_000));
                }
            }
        }
        for (kept, _) in self.of(None) {
            if newly.iter().any(|seat| !looks(*seat)) && notices(Viewer::Public) {
                changes.push(call(kept, CallKind::Turn, grace));
            } else if now.is_empty() {
                changes.push(Amendment::Withdraw { address: kept.id.clone() });
            }
        }
        changes
    }
}

/// What a row changes about calls, in its commit. What it makes of the table may not be known yet (`next`).
pub(crate) fn of_row(
    app: &App,
    id: &TableId,
    room: &Room,
    command: &Command,
    row: &Row,
    next: Option<&Table>,
) -> Vec<Amendment> {
    let mut changes = Vec::new();
    for event in &row.events {
        match event {
            Event::SeatLeft { seat, .. }
            | Event::SeatRemoved { seat, .. }
            | Event::SeatClaimed { seat, .. } => {
                changes.push(Amendment::ForgetSeat(seat.0));
            }
            Event::Open(Happening::WebhookSet { .. }) => {
                let Command::Table(Action::SetWebhook { webhook }) = command else { continue };
                let own = webhook.as_ref().map(|webhook| address::of_table(id, room.table.state(), webhook));
                changes.push(Amendment::Address(own));
            }
            _ => {}
        }
    }
    if let Some(next) = next {
        let grace = u64::try_from(app.config.calls.grace.as_millis()).unwrap_or(u64::MAX);
        changes.extend(room.calls.changes(room, row, &awaited(&room.table), &awaited(next), grace));
    }
    changes
}

/// A row is stored that reaches back: only now it is known who is awaited.
pub(crate) async fn after(app: &App, id: &TableId, room: &mut Room, row: &Row, was: &[Seat]) {
    let grace = u64::try_from(app.config.calls.grace.as_millis()).unwrap_or(u64::MAX);
    let (mut calls, mut withdrawn) = (Vec::new(), Vec::new());
    for change in room.calls.changes(room, row, was, &awaited(&room.table), grace) {
        match change {
            Amendment::Call(call) => calls.push(call),
            Amendment::Withdraw { address } => withdrawn.push(address),
            Amendment::Erase { .. } | Amendment::Address(_) | Amendment::ForgetSeat(_) => {}
        }
    }
    let written = !calls.is_empty();
    for done in [
        if withdrawn.is_empty() { Ok(()) } else { app.store.withdraw_calls(withdrawn, None).await },
        if calls.is_empty() { Ok(()) } else { app.store.write_calls(id, calls).await },
    ] {
        if let Err(error) = done {
            tracing::warn!(%error, "a call was not written");
        }
    }
    if written {
        app.called.notify_one();
    }
}

/// What a row has written of calls.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Written {
    addresses: bool,
    calls: bool,
}

impl Written {
    pub(crate) fn of(amendments: &[Amendment]) -> Self {
        let is_address = |one: &Amendment| matches!(one, Amendment::Address(_) | Amendment::ForgetSeat(_));
        let is_call = |one: &Amendment| matches!(one, Amendment::Call(_));
        Self { addresses: amendments.iter().any(is_address), calls: amendments.iter().any(is_call) }
    }

    /// The row is stored.
    pub(crate) async fn done(self, app: &App, loaded: &LoadedTable, room: &mut Room) {
        if self.addresses {
            match Calls::read(app, &loaded.id).await {
                Ok(calls) => room.calls = calls,
                Err(_) => room.in_doubt = true,
            }
        }
        if self.calls {
            app.called.notify_one();
        }
    }
}

/// Somebody looks at the table: what was to be sent to them need not be.
pub(crate) fn seen(app: &Arc<App>, room: &Room, seat: Seat) {
    let ids: Vec<String> = room.calls.of(Some(seat)).map(|(kept, _)| kept.id.clone()).collect();
    if ids.is_empty() {
        return;
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(error) = app.store.withdraw_calls(ids, Some(CallKind::Turn)).await {
            tracing::warn!(%error, "a call was not withdrawn");
        }
    });
}

/// Whether somebody may be called there at all.
pub(crate) fn check_webhook(app: &App, webhook: &Webhook) -> Result<(), Error> {
    address::may_call(app, &webhook.url.to_string()).map(drop)
}

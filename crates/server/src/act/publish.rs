//! A row is stored: now it is true, and now it is told.

use std::sync::Arc;

use kernel::{Seq, Viewer};
use protocol::ByeReason;
use store::TableId;
use table::{By, Row, Table, Transition};
use tokio::time::Instant;

use crate::{
    app::App,
    bots, deadline,
    error::Error,
    listing, load,
    loaded_table::{LoadedTable, Room},
};

/// A snapshot is kept after so many rows.
const SNAPSHOT_ROWS: u64 = 256;

/// Goes on from the table after the row and tells everybody of it.
pub(super) async fn publish(
    app: &Arc<App>,
    loaded: &Arc<LoadedTable>,
    room: &mut Room,
    Transition { row, next }: Transition,
) -> Result<Seq, Error> {
    match next {
        Some(next) => room.table = next,
        None => {
            room.in_doubt = true;
            room.table = load::all(app, &loaded.id).await?.0;
            room.in_doubt = false;
            room.bots.forget();
        }
    }
    if let By::Seat(seat) = row.by {
        room.last_heard[usize::from(seat.0)] = row.at;
    }
    if row.deal.is_some() {
        room.bots.forget();
    }
    room.bots.hear(&row);
    let chairs = &room.table.state().chairs;
    room.pacing.hear(&row, |seat| chairs[seat].bot().is_none(), Instant::now());
    room.audience.tell(&room.table, &row, &app.metrics);
    loaded.told.send_replace(row.seq);
    if !row.events.is_empty() {
        room.audience.check_keys(&room.table);
        listing::note(app, loaded, &room.table);
    }
    if row.seq.0 - room.snapshot.0 >= SNAPSHOT_ROWS {
        room.snapshot = row.seq;
        keep_snapshot(app, loaded, &room.table);
    }
    deadline::set(app, loaded, room);
    // Bots of whom nobody noticed it have nothing to think about.
    let noticed = |seat| !row.unseen.contains(&Viewer::Seat(seat));
    if room.table.state().chairs.iter().any(|(seat, chair)| chair.bot().is_some() && noticed(seat)) {
        loaded.stirred.notify_waiters();
        bots::wake(app, loaded, room);
    }
    Ok(row.seq)
}

/// The table is gone, its last row with it: now that is told.
pub(super) fn deleted(app: &App, loaded: &Arc<LoadedTable>, room: &mut Room, row: &Row) {
    room.audience.tell(&room.table, row, &app.metrics);
    room.audience.dismiss(ByeReason::Gone, |_| true);
    room.in_doubt = true;
    loaded.told.send_replace(row.seq);
    app.forget_erased(loaded);
}

/// Keeps a snapshot meanwhile; if that fails nothing is lost.
fn keep_snapshot(app: &Arc<App>, loaded: &Arc<LoadedTable>, table: &Table) {
    let (app, id, table) = (Arc::clone(app), loaded.id.clone(), table.clone());
    tokio::spawn(async move {
        let Ok(_work) = app.work() else { return };
        save_snapshot(&app, &id, &table).await;
    });
}

pub(crate) async fn save_snapshot(app: &App, id: &TableId, table: &Table) {
    let snapshot = store::Snapshot { seq: table.seq(), bytes: table.snapshot() };
    if let Err(error) = app.store.save_snapshot(id, Table::SNAPSHOT_VERSION, snapshot).await {
        tracing::warn!(%error, "a snapshot was not kept");
    }
}

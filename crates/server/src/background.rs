//! What is done now and then: idle tables leave memory, the operator's wishes are read.

use std::{
    sync::{Arc, PoisonError, atomic::Ordering::Relaxed},
    time::Duration,
};

use store::Change;

use crate::{act::save_snapshot, app::App, clock, loaded_table::LoadedTable};

/// A snapshot is worth keeping after so many rows.
pub(crate) const WORTH: u64 = 32;
/// A table that nobody has touched for a week is not on the public list, in milliseconds.
const LISTED_FOR: u64 = 7 * 24 * 3600 * 1000;
/// Nor is one with so many rows.
const LOBBY_ROWS: u64 = 100;

/// Looks after memory, for as long as the server runs.
pub(crate) async fn memory(app: Arc<App>) {
    let every = (app.config.idle / 4).clamp(Duration::from_millis(20), Duration::from_secs(60));
    while !app.is_closing() {
        tokio::time::sleep(every).await;
        let crowded = app.n_loaded() > app.config.quotas.loaded;
        for loaded in app.all_loaded() {
            let idle = app.now().saturating_sub(loaded.touched.load(Relaxed));
            if crowded || u128::from(idle) >= app.config.idle.as_millis() {
                unload(&app, &loaded).await;
            }
        }
    }
}

/// Lets a table leave memory, unless somebody looks at it.
async fn unload(app: &Arc<App>, loaded: &Arc<LoadedTable>) {
    let Some(mut room) = loaded.try_lock() else { return };
    if room.audience.len() > 0 || loaded.told.receiver_count() > 0 || loaded.bots_at_work.load(Relaxed) {
        return;
    }
    if let Some(deadline) = room.deadline.take() {
        // A game with a clock running stays.
        if !deadline.is_finished() {
            room.deadline = Some(deadline);
            return;
        }
    }
    if !room.in_doubt && room.table.seq().0 - room.snapshot.0 >= WORTH {
        room.snapshot = room.table.seq();
        save_snapshot(app, &loaded.id, &room.table).await;
    }
    drop(room);
    app.forget(loaded);
}

/// Goes by the database's clock.
pub(crate) async fn clock(app: Arc<App>) {
    while !app.is_closing() {
        if let Err(error) = app.follow_clock().await {
            tracing::warn!(%error, "the database did not say what time it is");
        }
        tokio::time::sleep(clock::AGAIN).await;
    }
}

/// Hears of rows that other processes have stored.
pub(crate) async fn others(app: Arc<App>) {
    let mut watch = match app.store.watch().await {
        Ok(watch) => watch,
        Err(error) => {
            tracing::error!(%error, "cannot hear of other processes' rows");
            return;
        }
    };
    while let Some(hint) = watch.next().await {
        match hint {
            Change::Row { table, seq } => {
                if let Some(loaded) = app.loaded_table(&table)
                    && *loaded.told.borrow() < seq
                {
                    look_again(&app, &loaded, Some(seq)).await;
                }
            }
            Change::Gone(table) | Change::Called(table) => {
                if let Some(loaded) = app.loaded_table(&table) {
                    look_again(&app, &loaded, None).await;
                }
            }
            Change::Missed => {
                for loaded in app.all_loaded() {
                    look_again(&app, &loaded, None).await;
                }
            }
        }
    }
}

/// Somebody may have written to the table, or erased it.
async fn look_again(app: &Arc<App>, loaded: &Arc<LoadedTable>, seq: Option<kernel::Seq>) {
    let looked = match loaded.lock(app).await {
        Ok(mut room) if seq.is_none_or(|seq| room.table.seq() < seq) => {
            room.in_doubt = true;
            drop(room);
            loaded.lock(app).await
        }
        looked => looked,
    };
    match looked {
        Ok(_) => {}
        // Those who looked at it were told when that was found out.
        Err(error) if error.is_gone() => app.forget_erased(loaded),
        // Whoever looks next asks again, and what was missed meanwhile is said when the database is back.
        Err(error) => tracing::warn!(%error, table = loaded.id.as_str(), "could not follow another process"),
    }
}

/// How often the operator's desk is looked at.
const LOOK: Duration = Duration::from_secs(15);
/// The note that holds the addresses with which the operator will have nothing to do, one in a line.
const BLOCKED: &str = "blocked";

/// Looks at the operator's desk, for as long as the server runs: who is blocked, and how much room there is.
pub(crate) async fn desk(app: Arc<App>) {
    while !app.is_closing() {
        look_at_desk(&app).await;
        tokio::time::sleep(LOOK).await;
    }
}

pub(crate) async fn look_at_desk(app: &App) {
    match app.store.note(BLOCKED).await {
        Ok(note) => {
            let blocked = note.unwrap_or_default().lines().filter_map(|line| line.parse().ok()).collect();
            *app.blocked.lock().unwrap_or_else(PoisonError::into_inner) = blocked;
        }
        Err(error) => tracing::warn!(%error, "could not look who is blocked"),
    }
    let most = app.config.quotas.house_bytes;
    if most == 0 {
        return;
    }
    // The operator hears of the limit before it is reached.
    match app.store.bytes().await {
        Ok(bytes) => {
            if bytes >= most / 5 * 4 {
                tracing::warn!(bytes, most, "the database is nearly as large as it may be (house-bytes)");
            }
            app.database_full.store(bytes >= most, Relaxed);
        }
        Err(error) => tracing::warn!(%error, "could not look how large the database is"),
    }
}

/// Looks once for public tables among those of the last days.
pub(crate) async fn list(app: Arc<App>) {
    let mut after = None;
    let since = app.now().saturating_sub(LISTED_FOR);
    loop {
        let Ok(page) = app.store.tables(after.as_ref(), None, 200).await else { return };
        let Some(last) = page.last() else { return };
        after = Some(last.id.clone());
        // The log of a lobby is short.
        let lobbies =
            page.iter().filter(|table| table.head.last_at >= since && table.head.last.0 < LOBBY_ROWS);
        for table in lobbies {
            let Ok(loaded) = app.table(&table.id).await else { continue };
            if let Ok(room) = loaded.lock(&app).await {
                crate::listing::note(&app, &loaded, &room.table);
            }
            app.forget(&loaded);
        }
    }
}

//! What is done now and then: idle tables leave memory, old ones are erased.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use store::Change;

use crate::{
    act::save_snapshot,
    app::{App, now},
    loaded_table::LoadedTable,
};

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
        let crowded = app.n_loaded() > app.config.limits.loaded;
        for loaded in app.all_loaded() {
            let idle = now().saturating_sub(loaded.touched.load(Relaxed));
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

/// Erases tables that nobody has touched for long, once an hour.
pub(crate) async fn expiry(app: Arc<App>) {
    let Some(expiry) = app.config.expiry else { return };
    let expiry = u64::try_from(expiry.as_millis()).unwrap_or(u64::MAX);
    while !app.is_closing() {
        match expire(&app, now().saturating_sub(expiry)).await {
            Ok(0) => {}
            Ok(n_tables) => tracing::info!(n_tables, "erased tables that had expired"),
            Err(error) => tracing::warn!(%error, "could not look for expired tables"),
        }
        tokio::time::sleep(Duration::from_secs(3600)).await;
    }
}

pub(crate) async fn expire(app: &Arc<App>, idle_since: u64) -> Result<u64, store::StoreError> {
    let (mut n_tables, mut after) = (0, None);
    loop {
        let old = app.store.tables(after.as_ref(), Some(idle_since), 100).await?;
        let Some(last) = old.last() else { return Ok(n_tables) };
        after = Some(last.id.clone());
        for table in old {
            // Not if somebody has come back to it since.
            if !app.store.delete_table_at(&table.id, table.head.last).await? {
                continue;
            }
            n_tables += 1;
            crate::listing::forget(app, &table.id);
            if let Some(loaded) = app.loaded_table(&table.id) {
                if let Some(mut room) = loaded.lock_if_loaded().await {
                    room.audience.dismiss(protocol::ByeReason::Gone, |_| true);
                    room.in_doubt = true;
                }
                app.forget(&loaded);
            }
        }
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
            Change::Gone(table) => {
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

async fn look_again(app: &Arc<App>, loaded: &Arc<LoadedTable>, seq: Option<kernel::Seq>) {
    let Ok(mut room) = loaded.lock(app).await else { return };
    if seq.is_none_or(|seq| room.table.seq() < seq) {
        room.in_doubt = true;
        drop(room);
        if loaded.lock(app).await.is_err() {
            if let Some(mut room) = loaded.try_lock() {
                room.audience.dismiss(protocol::ByeReason::Gone, |_| true);
            }
            app.forget(loaded);
        }
    }
}

/// Looks once for public tables among those of the last days.
pub(crate) async fn list(app: Arc<App>) {
    let mut after = None;
    let since = now().saturating_sub(LISTED_FOR);
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

//! What is done now and then: idle tables leave memory, old ones are erased.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use store::Change;

use crate::{
    act::save_snapshot,
    hall::{Hall, now},
    live::Live,
};

/// A snapshot is worth keeping after so many rows.
pub(crate) const WORTH: u64 = 32;
/// A table that nobody has touched for a week is not on the public list, in milliseconds.
const LISTED_FOR: u64 = 7 * 24 * 3600 * 1000;
/// Nor is one with so many rows.
const LOBBY_ROWS: u64 = 100;

/// Looks after memory, for as long as the server runs.
pub(crate) async fn memory(hall: Arc<Hall>) {
    let every = (hall.config.idle / 4).clamp(Duration::from_millis(20), Duration::from_secs(60));
    while !hall.is_closing() {
        tokio::time::sleep(every).await;
        let crowded = hall.n_loaded() > hall.config.limits.loaded;
        for live in hall.all_loaded() {
            let idle = now().saturating_sub(live.touched.load(Relaxed));
            if crowded || u128::from(idle) >= hall.config.idle.as_millis() {
                unload(&hall, &live).await;
            }
        }
    }
}

/// Lets a table leave memory, unless somebody looks at it.
async fn unload(hall: &Arc<Hall>, live: &Arc<Live>) {
    let Some(mut held) = live.try_hold() else { return };
    if held.audience.len() > 0 || live.told.receiver_count() > 0 || live.bots_at_work.load(Relaxed) {
        return;
    }
    if let Some(deadline) = held.deadline.take() {
        // A game with a clock running stays.
        if !deadline.is_finished() {
            held.deadline = Some(deadline);
            return;
        }
    }
    if !held.in_doubt && held.table.seq().0 - held.snapshot.0 >= WORTH {
        held.snapshot = held.table.seq();
        save_snapshot(hall, &live.id, &held.table).await;
    }
    drop(held);
    hall.forget(live);
}

/// Erases tables that nobody has touched for long, once an hour.
pub(crate) async fn expiry(hall: Arc<Hall>) {
    let Some(expiry) = hall.config.expiry else { return };
    let expiry = u64::try_from(expiry.as_millis()).unwrap_or(u64::MAX);
    while !hall.is_closing() {
        match expire(&hall, now().saturating_sub(expiry)).await {
            Ok(0) => {}
            Ok(n_tables) => tracing::info!(n_tables, "erased tables that had expired"),
            Err(error) => tracing::warn!(%error, "could not look for expired tables"),
        }
        tokio::time::sleep(Duration::from_secs(3600)).await;
    }
}

pub(crate) async fn expire(hall: &Arc<Hall>, idle_since: u64) -> Result<u64, store::StoreError> {
    let (mut n_tables, mut after) = (0, None);
    loop {
        let old = hall.store.tables(after.as_ref(), Some(idle_since), 100).await?;
        let Some(last) = old.last() else { return Ok(n_tables) };
        after = Some(last.id.clone());
        for table in old {
            // Not if somebody has come back to it since.
            if !hall.store.delete_table_at(&table.id, table.head.last).await? {
                continue;
            }
            n_tables += 1;
            crate::listing::forget(hall, &table.id);
            if let Some(live) = hall.loaded(&table.id) {
                if let Some(mut held) = live.hold_loaded().await {
                    held.audience.dismiss(protocol::Why::Gone, |_| true);
                    held.in_doubt = true;
                }
                hall.forget(&live);
            }
        }
    }
}

/// Hears of rows that other processes have stored.
pub(crate) async fn others(hall: Arc<Hall>) {
    let mut watch = match hall.store.watch().await {
        Ok(watch) => watch,
        Err(error) => {
            tracing::error!(%error, "cannot hear of other processes' rows");
            return;
        }
    };
    while let Some(hint) = watch.next().await {
        match hint {
            Change::Row { table, seq } => {
                if let Some(live) = hall.loaded(&table)
                    && *live.told.borrow() < seq
                {
                    look_again(&hall, &live, Some(seq)).await;
                }
            }
            Change::Gone(table) => {
                if let Some(live) = hall.loaded(&table) {
                    look_again(&hall, &live, None).await;
                }
            }
            Change::Missed => {
                for live in hall.all_loaded() {
                    look_again(&hall, &live, None).await;
                }
            }
        }
    }
}

async fn look_again(hall: &Arc<Hall>, live: &Arc<Live>, seq: Option<kernel::Seq>) {
    let Ok(mut held) = live.hold(hall).await else { return };
    if seq.is_none_or(|seq| held.table.seq() < seq) {
        held.in_doubt = true;
        drop(held);
        if live.hold(hall).await.is_err() {
            if let Some(mut held) = live.try_hold() {
                held.audience.dismiss(protocol::Why::Gone, |_| true);
            }
            hall.forget(live);
        }
    }
}

/// Looks once for public tables among those of the last days.
pub(crate) async fn list(hall: Arc<Hall>) {
    let mut after = None;
    let since = now().saturating_sub(LISTED_FOR);
    loop {
        let Ok(page) = hall.store.tables(after.as_ref(), None, 200).await else { return };
        let Some(last) = page.last() else { return };
        after = Some(last.id.clone());
        // The log of a lobby is short.
        let lobbies =
            page.iter().filter(|table| table.head.last_at >= since && table.head.last.0 < LOBBY_ROWS);
        for table in lobbies {
            let Ok(live) = hall.live(&table.id).await else { continue };
            if let Ok(held) = live.hold(&hall).await {
                crate::listing::note(&hall, &live, &held.table);
            }
            hall.forget(&live);
        }
    }
}

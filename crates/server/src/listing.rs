//! The public list, and the tables of one device.

use std::{collections::HashMap, sync::Arc, sync::PoisonError};

use axum::http::HeaderMap;
use kernel::Seat;
use protocol::{Listed, Listing, Mine};
use store::TableId;
use table::{Occupant, Phase, Table};

use crate::{hall::Hall, keys, live::Live};

/// How many tables are listed.
const LISTED: usize = 200;
/// How many tables of one device are looked up.
const MINE: usize = 50;

/// The table has changed: it may belong on the list, or not any more.
pub(crate) fn note(hall: &Hall, live: &Live, table: &Table) {
    let line = line(&live.id, table);
    let belongs = table.company().settings.listed && line.phase == Phase::Lobby && line.free > 0;
    let mut listed = hall.listed.lock().unwrap_or_else(PoisonError::into_inner);
    if belongs && (listed.contains_key(&live.id) || listed.len() < LISTED) {
        listed.insert(live.id.clone(), line);
    } else {
        listed.remove(&live.id);
    }
}

pub(crate) fn forget(hall: &Hall, id: &TableId) {
    hall.listed.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
}

/// What this device can see.
pub(crate) async fn listing(hall: &Arc<Hall>, headers: &HeaderMap) -> Listing {
    let mut by_table: HashMap<TableId, (Vec<Seat>, bool)> = HashMap::new();
    let mut order = Vec::new();
    for (id, label) in keys::tables(headers) {
        let entry = by_table.entry(id.clone()).or_default();
        match label.as_str() {
            "host" => entry.1 = true,
            label => entry.0.extend(label.parse().ok().map(Seat)),
        }
        if !order.contains(&id) && order.len() < MINE {
            order.push(id);
        }
    }
    let mut mine = Vec::new();
    for id in order {
        let Ok(live) = hall.live(&id).await else { continue };
        let Ok(held) = live.hold(hall).await else { continue };
        let (seats, host) = by_table.remove(&id).unwrap_or_default();
        mine.push(Mine { table: line(&id, &held.table), seats, host });
    }
    mine.sort_by_key(|table| std::cmp::Reverse(table.table.at));
    let listed = hall.listed.lock().unwrap_or_else(PoisonError::into_inner);
    let mut listed: Vec<Listed> = listed.values().cloned().collect();
    listed.sort_by_key(|table| std::cmp::Reverse(table.at));
    Listing { mine, listed }
}

fn line(id: &TableId, table: &Table) -> Listed {
    let company = table.company();
    Listed {
        id: id.as_str().to_owned(),
        game: company.game.clone(),
        title: company.title.clone(),
        phase: company.phase,
        free: company.chairs.iter().filter(|(_, chair)| chair.occupant == Occupant::Nobody).count(),
        seq: table.seq(),
        at: table.at(),
    }
}

//! The public list, and the tables of one device.

use std::sync::{Arc, PoisonError};

use axum::http::HeaderMap;
use kernel::Viewer;
use protocol::{Listed, Listing, Mine};
use store::TableId;
use table::{Occupant, Phase, Table};

use crate::{
    hall::Hall,
    keys::{self, Keys, Who},
    live::Live,
};

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
    let mut named = keys::tables(headers);
    named.sort();
    named.dedup();
    let mut mine = Vec::new();
    for id in named.into_iter().take(MINE) {
        let Ok(live) = hall.live(&id).await else { continue };
        let Ok(held) = live.hold(hall).await else { continue };
        // A cookie's name says nothing; its key does.
        let proved = Keys::read(headers, &id, None).proved(held.table.company());
        if proved.is_empty() {
            continue;
        }
        let seats = proved.iter().filter_map(|who| who.viewer().seat()).collect();
        mine.push(Mine { table: line(&id, &held.table), seats, host: proved.contains(&Who::Host) });
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
        // Both as everybody may know them.
        seq: table.seq_for(Viewer::Public),
        at: table.public_at(),
    }
}

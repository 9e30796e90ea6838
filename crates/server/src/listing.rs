//! The public list, and the tables of one device.

use std::sync::{Arc, PoisonError};

use axum::http::HeaderMap;
use kernel::{Seat, Viewer};
use protocol::{Listed, Listing, Mine};
use store::TableId;
use table::{Occupant, Phase, Table};

use crate::{
    app::App,
    auth::{self, Identity, Keys},
    awaited::{asks, awaited},
    loaded_table::LoadedTable,
};

/// How many tables are listed.
const LISTED: usize = 200;
/// How many tables of one device are looked up.
const MINE: usize = 50;

/// The table has changed: it may belong on the list, or not any more.
pub(crate) fn note(app: &App, loaded: &LoadedTable, table: &Table) {
    let line = line(&loaded.id, table);
    let belongs = is_public(table);
    let mut listed = app.listed.lock().unwrap_or_else(PoisonError::into_inner);
    if belongs && (listed.contains_key(&loaded.id) || listed.len() < LISTED) {
        listed.insert(loaded.id.clone(), line);
    } else {
        listed.remove(&loaded.id);
    }
}

/// Whether anybody may find the table on the public list: it has free seats and its game has not started.
pub(crate) fn is_public(table: &Table) -> bool {
    let state = table.state();
    state.settings.listed && state.phase == Phase::Lobby && n_free(table) > 0
}

fn n_free(table: &Table) -> usize {
    table.state().chairs.iter().filter(|(_, chair)| chair.occupant == Occupant::Nobody).count()
}

pub(crate) fn forget(app: &App, id: &TableId) {
    app.listed.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
}

/// What this device can see.
pub(crate) async fn listing(app: &Arc<App>, headers: &HeaderMap) -> Listing {
    let mut named = auth::tables(headers);
    named.sort();
    named.dedup();
    let mut mine = Vec::new();
    for id in named.into_iter().take(MINE) {
        let Ok(loaded) = app.table(&id).await else { continue };
        let Ok(room) = loaded.look(app).await else { continue };
        // A cookie's name says nothing; its key does.
        let proved = Keys::read(headers, &id, None).proved(room.table.state());
        if proved.is_empty() {
            continue;
        }
        let seats = proved.iter().filter_map(|identity| identity.viewer().seat()).collect();
        mine.push(own_line(&id, &room.table, seats, proved.contains(&Identity::Host)));
    }
    mine.sort_by_key(|table| std::cmp::Reverse(table.table.at));
    let listed = app.listed.lock().unwrap_or_else(PoisonError::into_inner);
    let mut listed: Vec<Listed> = listed.values().cloned().collect();
    listed.sort_by_key(|table| std::cmp::Reverse(table.at));
    Listing { mine, listed }
}

/// What whoever holds a key of the table is told of it: what all at the table see.
fn own_line(id: &TableId, table: &Table, seats: Vec<Seat>, host: bool) -> Mine {
    let state = table.state();
    let name = |occupant: &Occupant| match occupant {
        Occupant::Person { name, .. } => Some(name.clone()),
        Occupant::Nobody | Occupant::Bot(_) => None,
    };
    let asks = seats.iter().map(|seat| asks(table, *seat)).collect();
    Mine {
        table: line(id, table),
        seats,
        host,
        names: state.chairs.iter().map(|(_, chair)| name(&chair.occupant)).collect(),
        awaited: awaited(table),
        asks,
        progress: table.play().map(|play| play.progress()).unwrap_or_default(),
        over: table.is_over(),
    }
}

fn line(id: &TableId, table: &Table) -> Listed {
    let state = table.state();
    Listed {
        id: id.as_str().to_owned(),
        game: state.game.clone(),
        title: state.title.clone(),
        phase: state.phase,
        free: n_free(table),
        // Both as everybody may know them.
        seq: table.seq_for(Viewer::Public),
        at: table.public_at(),
    }
}

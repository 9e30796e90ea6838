//! Storing a row, or erasing its table.

use std::sync::Arc;

use kernel::Viewer;
use store::{Amendment, NewRow, StoreError};
use table::{Erasure, Row, Table};

use super::{Receipt, asking::Asking, publish};
use crate::{
    app::App,
    error::Error,
    load,
    loaded_table::{LoadedTable, RoomGuard},
};

/// The row as it is stored; what it strikes is erased in the same commit.
pub(super) async fn prepare(
    app: &App,
    loaded: &LoadedTable,
    table: &Table,
    row: &Row,
    passage: Option<&Row>,
) -> Result<NewRow, Error> {
    Ok(NewRow {
        table: loaded.id.clone(),
        seq: row.seq,
        at: row.at,
        request: row.request.clone(),
        body: row.to_stored(),
        amendments: erasures(app, loaded, table, passage, row).await?,
    })
}

/// The rows without what is struck.
async fn erasures(
    app: &App,
    loaded: &LoadedTable,
    table: &Table,
    passage: Option<&Row>,
    row: &Row,
) -> Result<Vec<Amendment>, Error> {
    let strike = passage.filter(|passage| row.strikes() == Some(passage.seq)).and_then(Erasure::of);
    let (Some(strike), Some(from)) = (strike, row.strikes()) else { return Ok(Vec::new()) };
    let rows = load::rows(app, &loaded.id, from).await?;
    let cleaned = rows.iter().filter_map(|row| strike.clean(row, &**table.game()));
    Ok(cleaned.map(|row| Amendment::Erase { seq: row.seq, body: row.to_stored() }).collect())
}

/// The connection broke during the commit: the store says what became of it.
pub(super) async fn after_doubt(
    app: &Arc<App>,
    loaded: &Arc<LoadedTable>,
    asking: &Asking,
    error: StoreError,
) -> Result<Receipt, Error> {
    let known = match &asking.request.id {
        Some(id) => app.store.request(&loaded.id, id).await?,
        None => None,
    };
    // Reads the table again and tells everybody what it did not know.
    let room = loaded.lock(app).await?;
    known.map(|seq| Receipt::new(&room.table, asking.viewer, seq)).ok_or_else(|| error.into())
}

/// Erases the table whose last row this would be; nothing, if somebody acted meanwhile.
pub(super) async fn delete(
    app: &Arc<App>,
    loaded: &Arc<LoadedTable>,
    mut room: RoomGuard<'_>,
    viewer: Viewer,
    row: &Row,
) -> Result<Option<Receipt>, Error> {
    let receipt = Receipt::new(&room.table, viewer, row.seq);
    match app.store.delete_table_at(&loaded.id, room.table.seq()).await {
        Ok(true) => {
            publish::deleted(app, loaded, &mut room, row);
            Ok(Some(receipt))
        }
        Ok(false) => {
            room.in_doubt = true;
            Ok(None)
        }
        Err(error @ StoreError::InDoubt(_)) => {
            room.in_doubt = true;
            drop(room);
            match loaded.lock(app).await {
                Err(gone) if gone.is_gone() => {
                    app.forget_erased(loaded);
                    Ok(Some(receipt))
                }
                _ => Err(error.into()),
            }
        }
        Err(error) => Err(error.into()),
    }
}

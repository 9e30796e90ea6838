//! Whether what is stored of a table can be read.

use kernel::Seq;
use store::{Store, TableId};
use table::{Event, Row, Table};

use crate::catalog::Catalog;

const PAGE: u32 = 500;

/// What somebody who runs a server may know of a table: nothing of what is written there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Examined {
    /// Its game, where row 0 can be read.
    pub game: Option<String>,
    /// Rows that can be read, from the first on.
    pub sound_rows: u64,
    /// Why the next one cannot, or why they make no table together.
    pub fault: Option<String>,
}

/// Reads the whole log of a table and plays it again.
///
/// # Errors
/// Failures of the store as a whole.
pub async fn examine(store: &Store, catalog: &Catalog, id: &TableId) -> Result<Examined, store::StoreError> {
    let mut rows: Vec<Row> = Vec::new();
    let mut fault = None;
    'reading: loop {
        let from = rows.last().map_or(Seq(0), |row| row.seq.next());
        let page = store.rows(id, from, PAGE).await?;
        let is_last = page.len() < PAGE as usize;
        for stored in page {
            match Row::from_stored(&stored.body) {
                Ok(row) => rows.push(row),
                Err(error) => {
                    fault = Some(format!("row {}: {}", stored.seq, error.for_log()));
                    break 'reading;
                }
            }
        }
        if is_last {
            break;
        }
    }
    let game = rows.first().and_then(|row| match row.events.first()? {
        Event::Created { game, .. } => Some(game.clone()),
        _ => None,
    });
    if fault.is_none() {
        let played = Table::replay(|name| catalog.find(name), &rows);
        fault = played.err().map(|error| error.for_log().to_owned());
    }
    if fault.is_none() && store.secret(id).await?.is_none_or(|secret| secret.len() != 32) {
        fault = Some("its secret is missing".to_owned());
    }
    Ok(Examined { game, sound_rows: rows.len() as u64, fault })
}

/// The game of a table, by its first row.
///
/// # Errors
/// Failures of the store.
pub async fn game_of(store: &Store, id: &TableId) -> Result<Option<String>, store::StoreError> {
    let first = store.rows(id, Seq(0), 1).await?;
    let row = first.first().and_then(|stored| Row::from_stored(&stored.body).ok());
    Ok(row.and_then(|row| match row.events.first()? {
        Event::Created { game, .. } => Some(game.clone()),
        _ => None,
    }))
}

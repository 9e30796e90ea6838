//! Whether what is stored of a table can be read.

use kernel::Seq;
use store::{Store, StoreError, StoredRow, TableId};
use table::{Event, Resumed, Row, Table};

use crate::catalog::Catalog;

const PAGE: u32 = 500;

/// What somebody who runs a server may know of a table: nothing of what is written there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Examined {
    /// Its game, where row 0 can be read.
    pub game: Option<String>,
    /// Rows that can be read and played again, from the first on.
    pub sound_rows: u64,
    /// Why the next one cannot, or why they make no table together.
    pub fault: Option<String>,
    /// Why its snapshot cannot be read. It is read from its rows instead, which takes longer.
    pub snapshot_fault: Option<String>,
}

/// Reads the whole log of a table and plays it again.
///
/// # Errors
/// Failures of the store as a whole.
pub async fn examine(store: &Store, catalog: &Catalog, id: &TableId) -> Result<Examined, StoreError> {
    let (mut rows, mut fault) = read_rows(store, id).await?;
    let game = rows.first().and_then(|row| match row.events.first()? {
        Event::Created { game, .. } => Some(game.clone()),
        _ => None,
    });
    let replay = |rows: &[Row]| Table::replay(|name| catalog.find(name), rows).map(drop);
    if let Err(error) = replay(&rows) {
        // The longest beginning that makes a table; what does not play is not mended by what comes after it.
        let (mut sound, mut wrong) = (0, rows.len());
        while sound + 1 < wrong {
            let middle = sound.midpoint(wrong);
            if replay(&rows[..middle]).is_ok() { sound = middle } else { wrong = middle }
        }
        rows.truncate(sound);
        fault = Some(fault.unwrap_or_else(|| error.for_log()));
    }
    let has_secret = match store.secret(id).await {
        Ok(secret) => secret.is_some_and(|secret| secret.len() == 32),
        Err(StoreError::Damaged(_)) => false,
        Err(error) => return Err(error),
    };
    if !has_secret {
        fault = fault.or(Some("its secret is missing".to_owned()));
        rows.clear();
    }
    let snapshot_fault = match &fault {
        // Of a damaged table it is no matter.
        Some(_) => None,
        None => snapshot_fault(store, catalog, id, &rows).await?,
    };
    Ok(Examined { game, sound_rows: rows.len() as u64, fault, snapshot_fault })
}

/// The rows of a table up to the first that cannot be read, and why it cannot.
async fn read_rows(store: &Store, id: &TableId) -> Result<(Vec<Row>, Option<String>), StoreError> {
    let mut rows: Vec<Row> = Vec::new();
    loop {
        let from = rows.last().map_or(Seq(0), |row| row.seq.next());
        let (page, fault) = read_page(store, id, from).await?;
        let is_last = page.len() < PAGE as usize;
        for stored in page {
            match Row::from_stored(&stored.body) {
                Ok(row) => rows.push(row),
                Err(error) => return Ok((rows, Some(format!("row {}: {}", stored.seq, error.for_log())))),
            }
        }
        if fault.is_some() || is_last {
            return Ok((rows, fault));
        }
    }
}

/// The next rows of a table. A page with one that the database cannot read is read row by row up to that.
async fn read_page(
    store: &Store,
    id: &TableId,
    from: Seq,
) -> Result<(Vec<StoredRow>, Option<String>), StoreError> {
    match store.rows(id, from, PAGE).await {
        Ok(page) => return Ok((page, None)),
        Err(StoreError::Damaged(_)) => {}
        Err(error) => return Err(error),
    }
    let mut page: Vec<StoredRow> = Vec::new();
    loop {
        let next = page.last().map_or(from, |row| row.seq.next());
        match store.rows(id, next, 1).await {
            Ok(row) if row.is_empty() => return Ok((page, None)),
            Ok(row) => page.extend(row),
            Err(StoreError::Damaged(error)) => return Ok((page, Some(format!("row {next}: {error}")))),
            Err(error) => return Err(error),
        }
    }
}

/// Why the snapshot of a sound table cannot be read, if it has one.
async fn snapshot_fault(
    store: &Store,
    catalog: &Catalog,
    id: &TableId,
    rows: &[Row],
) -> Result<Option<String>, StoreError> {
    let snapshot = match store.snapshot(id, Table::SNAPSHOT_VERSION).await {
        Ok(Some(snapshot)) => snapshot,
        Ok(None) => return Ok(None),
        Err(StoreError::Damaged(error)) => return Ok(Some(error.to_string())),
        Err(error) => return Err(error),
    };
    let first = rows.partition_point(|row| row.seq <= snapshot.seq);
    Ok(match Table::resume(|name| catalog.find(name), &snapshot.bytes, &rows[first..]) {
        Ok(Resumed::Table(_) | Resumed::NeedsAll) => None,
        Err(error) => Some(error.for_log()),
    })
}

/// The game of a table, by its first row.
///
/// # Errors
/// Failures of the store.
pub async fn game_of(store: &Store, id: &TableId) -> Result<Option<String>, StoreError> {
    let first = store.rows(id, Seq(0), 1).await?;
    let row = first.first().and_then(|stored| Row::from_stored(&stored.body).ok());
    Ok(row.and_then(|row| match row.events.first()? {
        Event::Created { game, .. } => Some(game.clone()),
        _ => None,
    }))
}

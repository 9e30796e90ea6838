//! Reading a table from the store.

use std::sync::atomic::Ordering::Relaxed;

use kernel::{Secret, Seq, Viewer};
use protocol::{FailureKind, HistoryRow};
use store::{StoredRow, TableId};
use table::{Resumed, Row, Table, Unreadable};

use crate::{app::App, error::Error};

const PAGE: u32 = 500;
/// The most rows that are told at once to somebody who comes back.
pub(crate) const MISSED: u64 = 200;

/// The table as it stands, its secret, and the row of the snapshot it was read from.
pub(crate) async fn table(app: &App, id: &TableId) -> Result<(Table, Secret, Seq), Error> {
    let snapshot = app.store.snapshot(id, Table::SNAPSHOT_VERSION).await?;
    if let Some(snapshot) = snapshot {
        let later = rows(app, id, snapshot.seq.next()).await?;
        bury(app, id, &later).await?;
        match Table::resume(|name| app.config.catalog.find(name), &snapshot.bytes, &later) {
            Ok(Resumed::Table(table)) => return Ok((table, secret(app, id).await?, snapshot.seq)),
            Ok(Resumed::NeedsAll) => {}
            Err(error) => {
                tracing::warn!(error = error.for_log(), "a snapshot does not read; reading all rows");
            }
        }
    }
    let (table, secret) = all(app, id).await?;
    Ok((table, secret, Seq(0)))
}

/// A table with the rows that the store has beside those it knows. Only where one of them changes what lies behind it
/// are all rows read again.
pub(crate) async fn follow(app: &App, id: &TableId, known: &Table) -> Result<Table, Error> {
    let later = rows(app, id, known.seq().next()).await?;
    if later.is_empty() {
        app.store.head(id).await?.ok_or_else(|| Error::of(FailureKind::NotFound))?;
    }
    bury(app, id, &later).await?;
    match known.follow(&later).map_err(Error::Log)? {
        Some(table) => Ok(table),
        None => Ok(all(app, id).await?.0),
    }
}

/// The fold of all rows.
pub(crate) async fn all(app: &App, id: &TableId) -> Result<(Table, Secret), Error> {
    app.metrics.replays.fetch_add(1, Relaxed);
    let rows = rows(app, id, Seq(0)).await?;
    if rows.is_empty() {
        return Err(Error::of(FailureKind::NotFound));
    }
    bury(app, id, &rows).await?;
    let table = Table::replay(|name| app.config.catalog.find(name), &rows).map_err(Error::Log)?;
    Ok((table, secret(app, id).await?))
}

/// A log that ends with its own deletion was to be erased: earlier releases did that in a second commit.
async fn bury(app: &App, id: &TableId, rows: &[Row]) -> Result<(), Error> {
    if rows.last().is_none_or(|row| !row.deletes()) {
        return Ok(());
    }
    app.store.delete_table(id).await?;
    Err(Error::of(FailureKind::NotFound))
}

async fn secret(app: &App, id: &TableId) -> Result<Secret, Error> {
    let bytes = app.store.secret(id).await?.ok_or_else(|| Error::of(FailureKind::NotFound))?;
    let misfit = |_| Error::Log(Unreadable::misfit("a secret", "it is not 32 bytes"));
    let bytes: [u8; 32] = bytes.try_into().map_err(misfit)?;
    Ok(Secret::new(bytes))
}

/// All rows from this one on.
pub(crate) async fn rows(app: &App, id: &TableId, mut from: Seq) -> Result<Vec<Row>, Error> {
    let mut rows = Vec::new();
    loop {
        let page = page(app, id, from, PAGE).await?;
        let is_last = page.len() < PAGE as usize;
        rows.extend(page);
        match rows.last() {
            Some(row) if !is_last => from = row.seq.next(),
            _ => return Ok(rows),
        }
    }
}

/// At most so many rows from this one on.
pub(crate) async fn page(app: &App, id: &TableId, from: Seq, limit: u32) -> Result<Vec<Row>, Error> {
    app.store.rows(id, from, limit).await?.iter().map(read).collect()
}

fn read(stored: &StoredRow) -> Result<Row, Error> {
    Row::from_stored(&stored.body).map_err(Error::Log)
}

/// The newest rows after this one of the log, at most [`MISSED`].
pub(crate) async fn newest(app: &App, id: &TableId, after: Seq, table: &Table) -> Result<Vec<Row>, Error> {
    let from = after.0.max(table.seq().0.saturating_sub(MISSED));
    between(app, id, Seq(from + 1), table.seq()).await
}

/// What a viewer missed after a row, as that viewer counts: at most [`MISSED`] rows, and none while the store cannot be
/// asked. Whoever lacks some is told that there are more.
pub(crate) async fn missed(
    app: &App,
    id: &TableId,
    table: &Table,
    viewer: Viewer,
    since: Seq,
) -> Result<Vec<Row>, Error> {
    let from = since.0.max(table.seq_for(viewer).0.saturating_sub(MISSED));
    let from = table.row_numbers().row(viewer, Seq(from.saturating_add(1)));
    if app.is_blind() {
        return Ok(Vec::new());
    }
    match between(app, id, from, table.seq()).await {
        Err(error) if error.may_pass() => {
            app.note_blindness();
            Ok(Vec::new())
        }
        rows => rows,
    }
}

/// The rows of the log from one to another, both included.
pub(crate) async fn between(app: &App, id: &TableId, from: Seq, to: Seq) -> Result<Vec<Row>, Error> {
    let mut rows: Vec<Row> = Vec::new();
    let mut next = from;
    while next <= to {
        let wanted = u32::try_from(to.0 - next.0 + 1).unwrap_or(PAGE).min(PAGE);
        let page = page(app, id, next, wanted).await?;
        let Some(last) = page.last() else { break };
        next = last.seq.next();
        rows.extend(page);
    }
    rows.retain(|row| row.seq <= to);
    Ok(rows)
}

/// A row as a viewer reads it later; nothing, if they did not notice it.
pub(crate) fn history_row(row: &Row, viewer: Viewer, table: &Table) -> Option<HistoryRow> {
    (!row.unseen.contains(&viewer)).then(|| HistoryRow {
        seq: table.row_numbers().shown(viewer, row.seq),
        at: row.at,
        by: row.by,
        told: table.told(row, viewer),
        rewound: row.play.is_some() && table.rewinds().cover(row.seq),
        struck: row.struck,
    })
}

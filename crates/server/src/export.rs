//! Logs handed out, and checked again.

use kernel::{Seq, Viewer};
use store::{Store, StoreError, TableId};
use table::{Checked, Exported, Fault, Rewinds, Row, Unreadable, export_line, verify};

use crate::{catalog::Catalog, error::Error};

const PAGE: u32 = 500;

/// Why there is no export.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// A row does not read.
    #[error("row {seq} does not read: {why}")]
    Row {
        /// Which.
        seq: Seq,
        /// Why.
        why: Unreadable,
    },
}

/// Why an export does not hold.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// A line is no line of an export.
    #[error("line {line} is no line of an export")]
    Line {
        /// Which, counted from 1.
        line: usize,
    },
    /// The table was not closed when it was exported.
    #[error("the table is not closed: only what one viewer was told is in this export")]
    NotClosed,
    /// A row does not hold.
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// A table's log as JSON lines: what the viewer was told; if the table is closed, everything.
///
/// # Errors
/// There is no such table, or it cannot be read.
pub async fn export_table(store: &Store, table: &TableId, viewer: Viewer) -> Result<String, ExportError> {
    let mut rows = Vec::new();
    loop {
        let from = Seq(rows.len() as u64);
        let page = store.rows(table, from, PAGE).await?;
        let is_last = page.len() < PAGE as usize;
        for stored in page {
            let row: Row = serde_json::from_str(&stored.body).map_err(|error| ExportError::Row {
                seq: stored.seq,
                why: Unreadable::json("a row", &error),
            })?;
            rows.push(row);
        }
        if is_last {
            break;
        }
    }
    if rows.is_empty() {
        return Err(ExportError::NoSuchTable);
    }
    let open =
        rows.iter().any(|row| row.events.iter().any(|event| matches!(event, table::Event::Closed { .. })));
    let rewinds = Rewinds::of(&rows);
    let head = Exported::Tablee { export: 1, table: table.as_str().to_owned(), viewer };
    let lines = rows.iter().map(|row| export_line(row, viewer, &rewinds, open));
    Ok(std::iter::once(head).chain(lines).map(|line| text(&line)).collect())
}

fn text(line: &Exported) -> String {
    let mut text = serde_json::to_string(line).expect("a wire type writes itself");
    text.push('\n');
    text
}

/// Checks an exported closed table: every pick derived anew, every action judged anew.
///
/// # Errors
/// The first row that does not hold, and why.
pub fn verify_lines(catalog: &Catalog, text: &str) -> Result<Checked, VerifyError> {
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let wrong = VerifyError::Line { line: index + 1 };
        match serde_json::from_str(line) {
            Ok(Exported::Tablee { export: 1, .. }) if index == 0 => {}
            Ok(Exported::Told { .. }) if index > 0 => return Err(VerifyError::NotClosed),
            Ok(row @ Exported::Row { .. }) if index > 0 => rows.extend(row.into_row()),
            Ok(_) | Err(_) => return Err(wrong),
        }
    }
    Ok(verify(|name| catalog.find(name), &rows)?)
}

/// The same for a handler.
pub(crate) async fn lines(store: &Store, table: &TableId, viewer: Viewer) -> Result<String, Error> {
    export_table(store, table, viewer).await.map_err(|error| match error {
        ExportError::Store(error) => error.into(),
        ExportError::NoSuchTable => Error::of(protocol::Kind::NotFound),
        ExportError::Row { why, .. } => Error::Log(why),
    })
}

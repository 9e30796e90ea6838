//! Logs handed out, and checked again.

use kernel::{Seq, Viewer};
use store::{Store, StoreError, StoredRow, TableId};
use table::{Checked, Exported, Fault, Rewinds, Row, RowNumbers, Unreadable, export_line, verify};

use crate::{catalog::Catalog, compress::Gzip, error::Error};

const PAGE: u32 = 500;

#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("there is no such table")]
    NoSuchTable,
    /// A row does not read.
    #[error("row {seq} does not read: {why}")]
    Row {
        /// The row's number.
        seq: Seq,
        /// What it should have been, and where it is not.
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

/// A table's log as JSON lines, page by page: a long log is never in memory as a whole.
#[derive(Debug)]
pub struct Export {
    store: Store,
    table: TableId,
    viewer: Viewer,
    outline: Outline,
    /// The next row to write; nothing, once all are written.
    next: Option<Seq>,
}

/// What has to be known of the whole log before its first line is written.
#[derive(Debug, Default)]
struct Outline {
    last: Option<Seq>,
    rewinds: Rewinds,
    numbers: RowNumbers,
    /// Whether the table is closed: then everything may be read.
    open: bool,
}

impl Outline {
    fn note(&mut self, row: &Row) {
        self.last = Some(row.seq);
        self.rewinds.note(row);
        self.numbers.note(row);
        self.open |= row
            .events
            .iter()
            .any(|event| matches!(event, table::Event::Open(table::Happening::Closed { .. })));
    }

    fn line(&self, row: &Row, viewer: Viewer) -> Option<Exported> {
        export_line(row, viewer, &self.rewinds, &self.numbers, self.open)
    }
}

/// Begins to hand out a table's log as it stands now: what the viewer was told; if the table is closed,
/// everything.
///
/// # Errors
/// There is no such table, or it cannot be read.
pub async fn export_table(store: &Store, table: &TableId, viewer: Viewer) -> Result<Export, ExportError> {
    let mut outline = Outline::default();
    loop {
        let from = outline.last.map_or(Seq(0), Seq::next);
        let page = page(store, table, from).await?;
        page.iter().for_each(|row| outline.note(row));
        if page.len() < PAGE as usize {
            break;
        }
    }
    if outline.last.is_none() {
        return Err(ExportError::NoSuchTable);
    }
    Ok(Export { store: store.clone(), table: table.clone(), viewer, outline, next: Some(Seq(0)) })
}

impl Export {
    /// Whether everybody at the table may read all of it.
    pub(crate) fn is_public(&self) -> bool {
        self.outline.open || self.viewer == Viewer::Public
    }

    /// The next lines; nothing, after the last.
    ///
    /// # Errors
    /// The log cannot be read any more. Then nothing more comes.
    pub async fn page(&mut self) -> Result<Option<String>, ExportError> {
        let Some(from) = self.next.take() else { return Ok(None) };
        let rows = page(&self.store, &self.table, from).await?;
        // Deleted meanwhile: what was written so far must not look like all there is.
        if rows.first().map(|row| row.seq) != Some(from) {
            return Err(ExportError::NoSuchTable);
        }
        let mut lines = String::new();
        if from == Seq(0) {
            let table = self.table.as_str().to_owned();
            lines += &text(&Exported::Tablee { export: 1, table, viewer: self.viewer });
        }
        // What happens meanwhile is part of the next export.
        for row in rows.iter().filter(|row| Some(row.seq) <= self.outline.last) {
            lines.extend(self.outline.line(row, self.viewer).iter().map(text));
        }
        let newest = rows.last().map(|row| row.seq);
        self.next = newest.filter(|newest| Some(*newest) < self.outline.last).map(Seq::next);
        Ok(Some(lines))
    }
}

async fn page(store: &Store, table: &TableId, from: Seq) -> Result<Vec<Row>, ExportError> {
    let read = |stored: StoredRow| {
        Row::from_stored(&stored.body).map_err(|why| ExportError::Row { seq: stored.seq, why })
    };
    store.rows(table, from, PAGE).await?.into_iter().map(read).collect()
}

fn text(line: &Exported) -> String {
    let mut text = serde_json::to_string(line).expect("a wire type writes itself");
    text.push('\n');
    text
}

/// Checks an exported closed table: every pick derived again, every action judged again.
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

/// An export as the body of an answer, compressed or not.
pub(crate) fn body(export: Export, gzip: Option<Gzip>) -> axum::body::Body {
    let pages = futures_util::stream::unfold((export, gzip), |(mut export, mut gzip)| async move {
        let page = export.page().await.inspect_err(|error| {
            // The answer has begun: all that is left is to break it off.
            tracing::error!(error = error.for_log(), "an export broke off");
        });
        let bytes = match (page, &mut gzip) {
            (Ok(Some(page)), Some(gzip)) => {
                gzip.compressed(page.as_bytes());
                Ok(gzip.take())
            }
            (Ok(Some(page)), None) => Ok(page.into_bytes()),
            (Ok(None), _) => Ok(gzip.take()?.finish()),
            (Err(error), _) => {
                gzip = None;
                Err(error)
            }
        };
        Some((bytes, (export, gzip)))
    });
    axum::body::Body::from_stream(pages)
}

impl ExportError {
    fn for_log(&self) -> String {
        match self {
            Self::Store(error) => error.to_string(),
            Self::NoSuchTable => self.to_string(),
            Self::Row { seq, why } => format!("row {seq}: {}", why.for_log()),
        }
    }
}

impl From<ExportError> for Error {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::Store(error) => error.into(),
            ExportError::NoSuchTable => Self::of(protocol::FailureKind::NotFound),
            ExportError::Row { why, .. } => Self::Log(why),
        }
    }
}

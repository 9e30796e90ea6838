//! Writing a backup.

use std::{
    fs::{File, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _, any::AnyRow};

use super::{FORMAT, Line};
use crate::{
    Store, StoreError, TableId,
    columns::{optional_text, text},
    hex::hex,
};

/// How many lines are read at once.
const PAGE: i64 = 1000;

impl Store {
    /// Writes everything into a new file that only its owner may read, while play goes on. It holds the
    /// secrets, so that the tables can play on; snapshots are left out.
    ///
    /// # Errors
    /// [`StoreError::BackupFile`] (also if the file exists) and failures.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let mut connection = self.backend.location.writer().await?;
        // One moment of the database, whatever is written meanwhile.
        let begin = if self.backend.location.is_sqlite() {
            "BEGIN"
        } else {
            "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        };
        connection.execute(begin).await.map_err(StoreError::at_rest)?;
        let mut sink = Sink::create(file)?;
        copy(&mut connection, &mut sink).await?;
        connection.close().await.map_err(StoreError::at_rest)?;
        sink.finish().map_err(StoreError::from)
    }

    /// Writes what can be read of a damaged database into a new file, as a backup: these tables, of each so many rows.
    /// Says which of them had to be left out, since their keys or secrets cannot be read.
    ///
    /// # Errors
    /// [`StoreError::BackupFile`] (also if the file exists) and failures.
    pub async fn salvage(&self, file: &Path, sound: &[(TableId, u64)]) -> Result<Vec<TableId>, StoreError> {
        let mut connection = self.backend.location.writer().await?;
        let mut sink = Sink::create(file)?;
        sink.put(&Line::TableeBackup { format: FORMAT })?;
        // Without its notes the database gets a new name, and nothing else is lost.
        for line in readable(notes(&mut connection).await)?.unwrap_or_default() {
            sink.put(&line)?;
        }
        let mut left_out = Vec::new();
        for (id, n_rows) in sound {
            let Some(lines) = readable(only_table(&mut connection, id).await)? else {
                left_out.push(id.clone());
                continue;
            };
            for line in lines {
                sink.put(&line)?;
            }
            let end = i64::try_from(*n_rows).map_err(|_| StoreError::Misfit("a number of rows"))?;
            copy_rows(&mut connection, &mut sink, id.as_str(), end).await?;
        }
        connection.close().await.map_err(StoreError::at_rest)?;
        sink.finish()?;
        Ok(left_out)
    }
}

/// What was read; nothing, if it is damaged.
fn readable<T>(read: Result<T, StoreError>) -> Result<Option<T>, StoreError> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(StoreError::Damaged(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

async fn copy(connection: &mut AnyConnection, sink: &mut Sink) -> Result<(), StoreError> {
    sink.put(&Line::TableeBackup { format: FORMAT })?;
    for line in notes(connection).await? {
        sink.put(&line)?;
    }
    let mut after = String::new();
    loop {
        let tables = sqlx::query(
            "SELECT t.id, t.made_at, t.struck, s.secret FROM tables t JOIN secrets s ON s.table_id = t.id
             WHERE t.id > $1 ORDER BY t.id LIMIT $2",
        )
        .bind(after.as_str())
        .bind(PAGE)
        .fetch_all(&mut *connection)
        .await
        .map_err(StoreError::at_rest)?;
        for row in &tables {
            let (id, line) = table(row).map_err(StoreError::at_rest)?;
            sink.put(&line)?;
            copy_table(connection, sink, &id).await?;
            after = id;
        }
        if tables.len() < PAGE as usize {
            return Ok(());
        }
    }
}

async fn notes(connection: &mut AnyConnection) -> Result<Vec<Line>, StoreError> {
    let notes = sqlx::query("SELECT name, value FROM meta ORDER BY name").fetch_all(connection).await;
    notes.and_then(|rows| rows.iter().map(meta).collect()).map_err(StoreError::at_rest)
}

async fn credentials(connection: &mut AnyConnection, table: &str) -> Result<Vec<Line>, StoreError> {
    let found = sqlx::query("SELECT hash, kind, body, at FROM credentials WHERE table_id = $1 ORDER BY hash")
        .bind(table)
        .fetch_all(connection)
        .await;
    found
        .and_then(|rows| rows.iter().map(|row| credential(table, row)).collect())
        .map_err(StoreError::at_rest)
}

async fn addresses(connection: &mut AnyConnection, table: &str) -> Result<Vec<Line>, StoreError> {
    let found = sqlx::query("SELECT id, seat, body, gone FROM addresses WHERE table_id = $1 ORDER BY id")
        .bind(table)
        .fetch_all(connection)
        .await;
    found.and_then(|rows| rows.iter().map(|row| address(table, row)).collect()).map_err(StoreError::at_rest)
}

/// A table without its rows.
async fn only_table(connection: &mut AnyConnection, id: &TableId) -> Result<Vec<Line>, StoreError> {
    let found = sqlx::query(
        "SELECT t.id, t.made_at, t.struck, s.secret FROM tables t JOIN secrets s ON s.table_id = t.id
         WHERE t.id = $1",
    )
    .bind(id.as_str())
    .fetch_one(&mut *connection)
    .await;
    let (_, line) = found.and_then(|row| table(&row)).map_err(StoreError::at_rest)?;
    let mut lines = vec![line];
    lines.extend(credentials(connection, id.as_str()).await?);
    lines.extend(addresses(connection, id.as_str()).await?);
    Ok(lines)
}

async fn copy_table(connection: &mut AnyConnection, sink: &mut Sink, table: &str) -> Result<(), StoreError> {
    for line in credentials(connection, table).await? {
        sink.put(&line)?;
    }
    for line in addresses(connection, table).await? {
        sink.put(&line)?;
    }
    copy_rows(connection, sink, table, i64::MAX).await
}

/// The rows of a table before that one.
async fn copy_rows(
    connection: &mut AnyConnection,
    sink: &mut Sink,
    table: &str,
    end: i64,
) -> Result<(), StoreError> {
    let mut from = 0_i64;
    loop {
        // Not one more than is wanted is looked at: it may be what cannot be read.
        let wanted = (end - from).min(PAGE);
        let rows = sqlx::query(
            "SELECT seq, at, request, body FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3",
        )
        .bind(table)
        .bind(from)
        .bind(wanted)
        .fetch_all(&mut *connection)
        .await
        .map_err(StoreError::at_rest)?;
        for row in &rows {
            let (seq, line) = log_row(table, row).map_err(StoreError::at_rest)?;
            sink.put(&line)?;
            from = seq + 1;
        }
        if rows.len() < PAGE as usize || from >= end {
            return Ok(());
        }
    }
}

fn meta(row: &AnyRow) -> Result<Line, sqlx::Error> {
    Ok(Line::Meta { name: row.try_get(0)?, value: text(row, 1)? })
}

fn table(row: &AnyRow) -> Result<(String, Line), sqlx::Error> {
    let id: String = row.try_get(0)?;
    let secret: Vec<u8> = row.try_get(3)?;
    let (made_at, struck) = (row.try_get(1)?, row.try_get(2)?);
    Ok((id.clone(), Line::Table { id, made_at, struck, secret: hex(&secret) }))
}

fn credential(table: &str, row: &AnyRow) -> Result<Line, sqlx::Error> {
    let (hash, at): (Vec<u8>, _) = (row.try_get(0)?, row.try_get(3)?);
    Ok(Line::Credential {
        table: table.into(),
        hash: hex(&hash),
        kind: text(row, 1)?,
        body: text(row, 2)?,
        at,
    })
}

fn address(table: &str, row: &AnyRow) -> Result<Line, sqlx::Error> {
    let (id, seat): (_, i64) = (row.try_get(0)?, row.try_get(1)?);
    let (seat, gone) = (u8::try_from(seat).ok(), row.try_get::<i64, _>(3)? != 0);
    Ok(Line::Address { table: table.into(), id, seat, body: text(row, 2)?, gone })
}

fn log_row(table: &str, row: &AnyRow) -> Result<(i64, Line), sqlx::Error> {
    let (seq, at) = (row.try_get(0)?, row.try_get(1)?);
    let (request, body) = (optional_text(row, 2)?, text(row, 3)?);
    Ok((seq, Line::Row { table: table.into(), seq, at, request, body }))
}

/// A file that appears under its name only when it is whole.
struct Sink {
    out: io::BufWriter<File>,
    draft: PathBuf,
    name: PathBuf,
    n_lines: u64,
    hash: Sha256,
    is_whole: bool,
}

impl Sink {
    fn create(name: &Path) -> io::Result<Self> {
        if name.try_exists()? {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let mut draft = name.as_os_str().to_owned();
        draft.push(".part");
        let draft = PathBuf::from(draft);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let out = io::BufWriter::new(options.open(&draft)?);
        Ok(Self { out, draft, name: name.into(), n_lines: 0, hash: Sha256::new(), is_whole: false })
    }

    fn put(&mut self, line: &Line) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.hash.update(&text);
        self.n_lines += 1;
        self.out.write_all(&text)
    }

    fn finish(mut self) -> io::Result<()> {
        let sha256 = hex(&std::mem::take(&mut self.hash).finalize());
        self.put(&Line::End { lines: self.n_lines, sha256 })?;
        self.out.flush()?;
        self.out.get_ref().sync_all()?;
        // Unlike a renaming, a link does not replace a file that has appeared meanwhile.
        std::fs::hard_link(&self.draft, &self.name).or_else(|_| std::fs::rename(&self.draft, &self.name))?;
        self.is_whole = true;
        let _ = std::fs::remove_file(&self.draft);
        if let Some(Ok(folder)) = self.name.parent().map(File::open) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        if !self.is_whole {
            let _ = std::fs::remove_file(&self.draft);
        }
    }
}

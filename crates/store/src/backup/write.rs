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
    Store, StoreError,
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
}

async fn copy(connection: &mut AnyConnection, sink: &mut Sink) -> Result<(), StoreError> {
    sink.put(&Line::TableeBackup { format: FORMAT })?;
    let notes = sqlx::query("SELECT name, value FROM meta ORDER BY name").fetch_all(&mut *connection).await;
    for row in notes.map_err(StoreError::at_rest)? {
        sink.put(&meta(&row).map_err(StoreError::at_rest)?)?;
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

async fn copy_table(connection: &mut AnyConnection, sink: &mut Sink, table: &str) -> Result<(), StoreError> {
    let credentials =
        sqlx::query("SELECT hash, kind, body, at FROM credentials WHERE table_id = $1 ORDER BY hash")
            .bind(table)
            .fetch_all(&mut *connection)
            .await
            .map_err(StoreError::at_rest)?;
    for row in &credentials {
        sink.put(&credential(table, row).map_err(StoreError::at_rest)?)?;
    }
    let mut from = 0_i64;
    loop {
        let rows = sqlx::query(
            "SELECT seq, at, request, body FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3",
        )
        .bind(table)
        .bind(from)
        .bind(PAGE)
        .fetch_all(&mut *connection)
        .await
        .map_err(StoreError::at_rest)?;
        for row in &rows {
            let (seq, line) = log_row(table, row).map_err(StoreError::at_rest)?;
            sink.put(&line)?;
            from = seq + 1;
        }
        if rows.len() < PAGE as usize {
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

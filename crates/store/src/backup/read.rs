//! Reading a backup.

use std::{
    fs::File,
    io::{BufRead as _, BufReader},
    path::Path,
};

use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, Connection as _, Executor as _};

use super::{FORMAT, Line};
use crate::{
    Store, StoreError, TableId,
    hex::{hex, unhex},
    location::Location,
};

impl Store {
    /// Reads a backup, of either kind of database, into an empty one (made if there is none): all of it or
    /// nothing. Then opens it.
    ///
    /// # Errors
    /// [`StoreError::NotEmpty`], [`StoreError::BackupFile`], [`StoreError::BadBackup`],
    /// [`StoreError::TooNew`] and failures.
    pub async fn restore(place: &str, file: &Path) -> Result<Self, StoreError> {
        let lines = Lines { from: BufReader::new(File::open(file)?), n_lines: 0, hash: Sha256::new() };
        let to = Location::new(place);
        to.prepare().await?;
        let mut connection = to.writer().await?;
        let begin = if to.is_sqlite() { "BEGIN IMMEDIATE" } else { "BEGIN" };
        connection.execute(begin).await.map_err(StoreError::at_rest)?;
        // A connection dropped on the way rolls back.
        fill(&mut connection, lines).await?;
        connection.execute("COMMIT").await.map_err(StoreError::at_commit)?;
        connection.close().await.map_err(StoreError::at_rest)?;
        Self::open(place).await
    }
}

async fn fill(connection: &mut AnyConnection, mut lines: Lines) -> Result<(), StoreError> {
    let tables = sqlx::query("SELECT id FROM tables LIMIT 1").fetch_optional(&mut *connection).await;
    if tables.map_err(StoreError::at_rest)?.is_some() {
        return Err(StoreError::NotEmpty);
    }
    connection.execute("DELETE FROM meta").await.map_err(StoreError::at_rest)?;
    match lines.next()? {
        Line::TableeBackup { format: 1..=FORMAT } => (),
        Line::TableeBackup { format } => return Err(StoreError::TooNew { found: format, known: FORMAT }),
        _ => return Err(lines.bad()),
    }
    loop {
        let before = (lines.n_lines, hex(&lines.hash.clone().finalize()));
        match lines.next()? {
            Line::End { lines: n_lines, sha256 } if (n_lines, sha256.as_str()) == (before.0, &before.1) => {
                return Ok(());
            }
            Line::End { .. } | Line::TableeBackup { .. } => return Err(lines.bad()),
            line => put(connection, line, &lines).await?,
        }
    }
}

async fn put(connection: &mut AnyConnection, line: Line, lines: &Lines) -> Result<(), StoreError> {
    let name = |name: String| TableId::try_from(name).map(String::from).map_err(|_| lines.bad());
    let bytes = |text: &str| unhex(text).ok_or_else(|| lines.bad());
    let query = match line {
        Line::Meta { name, value } => {
            sqlx::query("INSERT INTO meta (name, value) VALUES ($1, $2)").bind(name).bind(value.into_bytes())
        }
        Line::Table { id, made_at, struck, secret } => {
            let id = name(id)?;
            sqlx::query("INSERT INTO tables (id, made_at, struck) VALUES ($1, $2, $3)")
                .bind(id.clone())
                .bind(made_at)
                .bind(struck)
                .execute(&mut *connection)
                .await
                .map_err(|error| lines.refused(error))?;
            sqlx::query("INSERT INTO secrets (table_id, secret) VALUES ($1, $2)")
                .bind(id)
                .bind(bytes(&secret)?)
        }
        Line::Row { table, seq, at, request, body } => {
            sqlx::query("INSERT INTO log (table_id, seq, at, request, body) VALUES ($1, $2, $3, $4, $5)")
                .bind(name(table)?)
                .bind(seq)
                .bind(at)
                .bind(request.map(String::into_bytes))
                .bind(body.into_bytes())
        }
        Line::Credential { table, hash, kind, body, at } => sqlx::query(
            "INSERT INTO credentials (hash, table_id, kind, body, at) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(bytes(&hash)?)
        .bind(name(table)?)
        .bind(kind.into_bytes())
        .bind(body.into_bytes())
        .bind(at),
        Line::Address { table, id, seat, body, gone } => {
            sqlx::query("INSERT INTO addresses (id, table_id, seat, body, gone) VALUES ($1, $2, $3, $4, $5)")
                .bind(id)
                .bind(name(table)?)
                .bind(seat.map_or(-1, i64::from))
                .bind(body.into_bytes())
                .bind(i64::from(gone))
        }
        Line::TableeBackup { .. } | Line::End { .. } => return Err(lines.bad()),
    };
    query.execute(connection).await.map(drop).map_err(|error| lines.refused(error))
}

/// The lines of a backup and what was read so far.
struct Lines {
    from: BufReader<File>,
    n_lines: u64,
    hash: Sha256,
}

impl Lines {
    fn next(&mut self) -> Result<Line, StoreError> {
        let mut text = Vec::new();
        self.from.read_until(b'\n', &mut text)?;
        self.n_lines += 1;
        self.hash.update(&text);
        // A line that was cut short has no end.
        if text.pop() != Some(b'\n') {
            return Err(self.bad());
        }
        serde_json::from_slice(&text).map_err(|_| self.bad())
    }

    fn bad(&self) -> StoreError {
        StoreError::BadBackup { line: self.n_lines }
    }

    /// The database does not want a line: twice the same, or of a table that is not there.
    fn refused(&self, error: sqlx::Error) -> StoreError {
        match StoreError::at_rest(error) {
            StoreError::Damaged(_) => self.bad(),
            failure => failure,
        }
    }
}

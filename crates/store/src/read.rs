//! The store as its users see it: reading.

use kernel::Seq;
use sqlx::{Row as _, any::AnyRow};

use crate::{
    Credential, Hash, Snapshot, Store, StoreError, StoredRow, TableCredential, TableHead, TableId,
    TableSummary,
    columns::{number, optional_text, seq, text, unsigned},
    location::{Location, PATIENCE},
};

impl Store {
    /// Where a table stands; nothing, if there is none.
    ///
    /// # Errors
    /// Failures.
    pub async fn head(&self, table: &TableId) -> Result<Option<TableHead>, StoreError> {
        let found = within(
            sqlx::query(
                "SELECT t.made_at, l.seq, l.at FROM tables t JOIN log l ON l.table_id = t.id
             WHERE t.id = $1 ORDER BY l.seq DESC LIMIT 1",
            )
            .bind(table.as_str())
            .fetch_optional(&self.backend.readers()),
        )
        .await;
        read(found, |row| head(row, 0))
    }

    /// At most `limit` rows in their order, `from` included. Fewer than `limit` means that there are no
    /// more now.
    ///
    /// # Errors
    /// Failures.
    pub async fn rows(&self, table: &TableId, from: Seq, limit: u32) -> Result<Vec<StoredRow>, StoreError> {
        let found = within(sqlx::query(
            "SELECT seq, at, request, body FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3",
        )
        .bind(table.as_str())
        .bind(number(from))
        .bind(i64::from(limit))
        .fetch_all(&self.backend.readers())).await;
        read_all(found, stored_row)
    }

    /// What the database's clock says, in milliseconds since 1970.
    ///
    /// # Errors
    /// Failures.
    pub async fn now(&self) -> Result<u64, StoreError> {
        let clock = if self.backend.location.is_sqlite() {
            "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
        } else {
            "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
        };
        let found = within(sqlx::query(clock).fetch_one(&self.backend.readers())).await;
        found.and_then(|row| unsigned(&row, 0)).map_err(StoreError::at_rest)
    }

    /// How many bytes the rows of a table take.
    ///
    /// # Errors
    /// Failures.
    pub async fn bytes_of(&self, table: &TableId) -> Result<u64, StoreError> {
        let found =
            sqlx::query("SELECT CAST(COALESCE(SUM(LENGTH(body)), 0) AS BIGINT) FROM log WHERE table_id = $1")
                .bind(table.as_str())
                .fetch_one(&self.backend.readers())
                .await;
        found.and_then(|row| unsigned(&row, 0)).map_err(StoreError::at_rest)
    }

    /// How many bytes the whole database takes. What lies free in a file for the next rows does not count; PostgreSQL
    /// does not say how much that is.
    ///
    /// # Errors
    /// Failures.
    pub async fn bytes(&self) -> Result<u64, StoreError> {
        let size = if self.backend.location.is_sqlite() {
            "SELECT (p.page_count - f.freelist_count) * s.page_size
             FROM pragma_page_count AS p, pragma_freelist_count AS f, pragma_page_size AS s"
        } else {
            "SELECT pg_database_size(current_database())"
        };
        let found = sqlx::query(size).fetch_one(&self.backend.readers()).await;
        found.and_then(|row| unsigned(&row, 0)).map_err(StoreError::at_rest)
    }

    /// How many bytes are free on the disk of the file; nothing, where that is not known.
    pub fn free_bytes(&self) -> Option<u64> {
        match &self.backend.location {
            #[cfg(unix)]
            Location::Sqlite(path) => {
                let disk = rustix::fs::statvfs(path).ok()?;
                disk.f_bavail.checked_mul(disk.f_frsize)
            }
            #[cfg(not(unix))]
            Location::Sqlite(_) => None,
            Location::Postgres(_) => None,
        }
    }

    /// What the database itself finds wrong with its file; nothing on PostgreSQL, whose operator has tools for it.
    ///
    /// # Errors
    /// Failures.
    pub async fn faults_of_file(&self) -> Result<Vec<String>, StoreError> {
        if !self.backend.location.is_sqlite() {
            return Ok(Vec::new());
        }
        let found = sqlx::query("PRAGMA integrity_check").fetch_all(&self.backend.readers()).await;
        let said = read_all(found, |row| row.try_get::<String, _>(0))?;
        Ok(said.into_iter().filter(|line| line != "ok").collect())
    }

    /// The row in which a request was stored.
    ///
    /// # Errors
    /// Failures.
    pub async fn request(&self, table: &TableId, request: &str) -> Result<Option<Seq>, StoreError> {
        let found = within(
            sqlx::query("SELECT seq FROM log WHERE table_id = $1 AND request = $2")
                .bind(table.as_str())
                .bind(request.as_bytes())
                .fetch_optional(&self.backend.readers()),
        )
        .await;
        read(found, |row| seq(row, 0))
    }

    /// The secret behind a table's sealed picks.
    ///
    /// # Errors
    /// Failures.
    pub async fn secret(&self, table: &TableId) -> Result<Option<Vec<u8>>, StoreError> {
        let found = within(
            sqlx::query("SELECT secret FROM secrets WHERE table_id = $1")
                .bind(table.as_str())
                .fetch_optional(&self.backend.readers()),
        )
        .await;
        read(found, |row| row.try_get(0))
    }

    /// At most `limit` tables after this one in the order of their names; with `idle_since`, only those
    /// whose last row is older.
    ///
    /// # Errors
    /// Failures.
    pub async fn tables(
        &self,
        after: Option<&TableId>,
        idle_since: Option<u64>,
        limit: u32,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let found = sqlx::query(
            "SELECT t.id, t.made_at, l.seq, l.at FROM tables t
             JOIN log l ON l.table_id = t.id
                 AND l.seq = (SELECT MAX(m.seq) FROM log m WHERE m.table_id = t.id)
             WHERE t.id > $1 AND l.at < $2 ORDER BY t.id LIMIT $3",
        )
        .bind(after.map_or("", TableId::as_str))
        .bind(idle_since.and_then(|at| i64::try_from(at).ok()).unwrap_or(i64::MAX))
        .bind(i64::from(limit))
        .fetch_all(&self.backend.readers())
        .await;
        read_all(found, |row| Ok(TableSummary { id: table_id(row, 0)?, head: head(row, 1)? }))
    }

    /// The names of at most `limit` tables after this one, of those too whose rows cannot be read.
    ///
    /// # Errors
    /// Failures.
    pub async fn table_names(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let found = sqlx::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after.map_or("", TableId::as_str))
            .bind(i64::from(limit))
            .fetch_all(&self.backend.readers())
            .await;
        read_all(found, |row| table_id(row, 0))
    }

    /// How many tables there are.
    ///
    /// # Errors
    /// Failures.
    pub async fn n_tables(&self) -> Result<u64, StoreError> {
        let found = sqlx::query("SELECT COUNT(*) FROM tables").fetch_one(&self.backend.readers()).await;
        found.and_then(|row| unsigned(&row, 0)).map_err(StoreError::at_rest)
    }

    /// The newest snapshot of a table, if it has this version.
    ///
    /// # Errors
    /// Failures: read the rows instead.
    pub async fn snapshot(&self, table: &TableId, version: u32) -> Result<Option<Snapshot>, StoreError> {
        let found = within(
            sqlx::query("SELECT seq, state FROM snapshots WHERE table_id = $1 AND version = $2")
                .bind(table.as_str())
                .bind(i64::from(version))
                .fetch_optional(&self.backend.readers()),
        )
        .await;
        read(found, |row| Ok(Snapshot { seq: seq(row, 0)?, bytes: row.try_get(1)? }))
    }

    /// Whose secret this is.
    ///
    /// # Errors
    /// Failures.
    pub async fn credential(&self, hash: Hash) -> Result<Option<TableCredential>, StoreError> {
        let found = within(
            sqlx::query("SELECT table_id, hash, kind, body, at FROM credentials WHERE hash = $1")
                .bind(hash.0.as_slice())
                .fetch_optional(&self.backend.readers()),
        )
        .await;
        read(found, |row| Ok(TableCredential { table: table_id(row, 0)?, credential: credential(row, 1)? }))
    }

    /// All credentials of a table.
    ///
    /// # Errors
    /// Failures.
    pub async fn credentials(&self, table: &TableId) -> Result<Vec<Credential>, StoreError> {
        let found = within(
            sqlx::query("SELECT hash, kind, body, at FROM credentials WHERE table_id = $1 ORDER BY at, hash")
                .bind(table.as_str())
                .fetch_all(&self.backend.readers()),
        )
        .await;
        read_all(found, |row| credential(row, 0))
    }

    /// A note about the whole instance.
    ///
    /// # Errors
    /// Failures.
    pub async fn note(&self, name: &'static str) -> Result<Option<String>, StoreError> {
        let found = within(
            sqlx::query("SELECT value FROM meta WHERE name = $1")
                .bind(name)
                .fetch_optional(&self.backend.readers()),
        )
        .await;
        read(found, |row| text(row, 0))
    }
}

/// A network may neither answer nor fail.
pub(crate) async fn within<T>(asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    tokio::time::timeout(PATIENCE, asked).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

fn read<T>(
    found: Result<Option<AnyRow>, sqlx::Error>,
    with: impl FnOnce(&AnyRow) -> Result<T, sqlx::Error>,
) -> Result<Option<T>, StoreError> {
    found.and_then(|row| row.as_ref().map(with).transpose()).map_err(StoreError::at_rest)
}

pub(crate) fn read_all<T>(
    found: Result<Vec<AnyRow>, sqlx::Error>,
    with: impl Fn(&AnyRow) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, StoreError> {
    found.and_then(|rows| rows.iter().map(with).collect()).map_err(StoreError::at_rest)
}

fn head(row: &AnyRow, first: usize) -> Result<TableHead, sqlx::Error> {
    let (made_at, last_at) = (unsigned(row, first)?, unsigned(row, first + 2)?);
    Ok(TableHead { made_at, last: seq(row, first + 1)?, last_at })
}

fn stored_row(row: &AnyRow) -> Result<StoredRow, sqlx::Error> {
    Ok(StoredRow {
        seq: seq(row, 0)?,
        at: unsigned(row, 1)?,
        request: optional_text(row, 2)?,
        body: text(row, 3)?,
    })
}

fn credential(row: &AnyRow, first: usize) -> Result<Credential, sqlx::Error> {
    let hash: Vec<u8> = row.try_get(first)?;
    let hash = <[u8; 32]>::try_from(hash).map_err(|_| sqlx::Error::Decode("a hash has 32 bytes".into()))?;
    Ok(Credential {
        hash: Hash(hash),
        kind: text(row, first + 1)?,
        body: text(row, first + 2)?,
        at: unsigned(row, first + 3)?,
    })
}

fn table_id(row: &AnyRow, column: usize) -> Result<TableId, sqlx::Error> {
    let name: String = row.try_get(column)?;
    name.try_into().map_err(|cause: crate::NoTableId| sqlx::Error::Decode(cause.into()))
}

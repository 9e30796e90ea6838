//! The statements of one commit group.

use std::{collections::BTreeMap, sync::Arc};

use kernel::Seq;
use sqlx::{AnyConnection, AssertSqlSafe, Executor as _, Row as _, any::AnyRow};

use crate::{
    Also, Appended, Credential, NewRow, NewTable, Snapshot, StoreError, TableId,
    job::{Done, Work},
};

/// The most rows in one statement.
const WIDEST: usize = 64;

/// The most bytes in one notification; PostgreSQL takes 8000.
const NOTIFICATION: usize = 7000;

/// What became of each work, in their order.
type Results = Vec<Option<Result<Done, StoreError>>>;

/// The statements, made once.
#[derive(Debug)]
pub(crate) struct Group {
    /// Inserts 1, 2, 4, … [`WIDEST`] rows.
    inserts: Vec<Arc<str>>,
}

impl Group {
    pub(crate) fn new() -> Self {
        let widths = (0..).map(|n| 1 << n).take_while(|width| *width <= WIDEST);
        Self { inserts: widths.map(insert).collect() }
    }

    /// Does all the work inside the transaction that is open. A row that loses does not fail the others; an
    /// error is of the database, and everything has to be rolled back.
    pub(crate) async fn perform(
        &self,
        connection: &mut AnyConnection,
        work: &[&Work],
    ) -> Result<Vec<Result<Done, StoreError>>, sqlx::Error> {
        let mut results: Results = vec![None; work.len()];
        for round in rounds(work) {
            self.insert_rows(connection, &round, &mut results).await?;
        }
        let mut done = Vec::with_capacity(work.len());
        for (work, result) in work.iter().zip(results) {
            done.push(match result {
                Some(result) => result,
                None => apart(connection, work).await?,
            });
        }
        Ok(done)
    }

    /// Inserts rows of different tables, as many as possible in one statement.
    async fn insert_rows(
        &self,
        connection: &mut AnyConnection,
        rows: &[(usize, &NewRow)],
        results: &mut Results,
    ) -> Result<(), sqlx::Error> {
        let mut rest = rows;
        while !rest.is_empty() {
            let nth = rest.len().ilog2().min(WIDEST.ilog2()) as usize;
            let (now, later) = rest.split_at(1 << nth);
            rest = later;
            let mut query = sqlx::query(AssertSqlSafe(self.inserts[nth].clone()));
            for (_, row) in now {
                query = query
                    .bind(row.table.as_str())
                    .bind(number(row.seq))
                    .bind(time(row.at))
                    .bind(row.request.as_deref().map(str::as_bytes))
                    .bind(row.body.as_bytes());
            }
            let stored: Vec<String> = query
                .fetch_all(&mut *connection)
                .await?
                .iter()
                .map(|row| row.try_get(0))
                .collect::<Result<_, _>>()?;
            for &(index, row) in now {
                let is_stored = stored.iter().any(|table| table == row.table.as_str());
                results[index] = Some(if is_stored {
                    Ok(Done::Appended(Appended::Now))
                } else {
                    loser(connection, row).await?
                });
            }
        }
        Ok(())
    }
}

/// The plain rows, a table at most once in each round: the second row of a table needs its first.
fn rounds<'a>(work: &[&'a Work]) -> Vec<Vec<(usize, &'a NewRow)>> {
    let mut seen: BTreeMap<&TableId, usize> = BTreeMap::new();
    let mut rounds: Vec<Vec<_>> = Vec::new();
    for (index, row) in work.iter().enumerate().filter_map(|(index, work)| Some((index, work.plain_row()?))) {
        let nth = seen.entry(&row.table).and_modify(|nth| *nth += 1).or_insert(0);
        if rounds.len() == *nth {
            rounds.push(Vec::new());
        }
        rounds[*nth].push((index, row));
    }
    // Several processes take their locks in one order.
    for round in &mut rounds {
        round.sort_by_key(|(_, row)| &row.table);
    }
    rounds
}

/// A row enters if the one before it is there, and neither its number nor its request is taken.
fn insert(width: usize) -> Arc<str> {
    let mut values = Vec::new();
    for row in 0..width {
        let first = row * 5;
        let places: Vec<String> = (1..=5).map(|column| format!("${}", first + column)).collect();
        values.push(format!("({})", places.join(", ")));
    }
    format!(
        "INSERT INTO log (table_id, seq, at, request, body)
         SELECT n.column1, n.column2, n.column3, n.column4, n.column5 FROM (VALUES {}) AS n
         WHERE EXISTS (SELECT 1 FROM log p WHERE p.table_id = n.column1 AND p.seq = n.column2 - 1)
         ON CONFLICT DO NOTHING RETURNING table_id",
        values.join(", ")
    )
    .into()
}

/// Why a row was not let in.
async fn loser(
    connection: &mut AnyConnection,
    row: &NewRow,
) -> Result<Result<Done, StoreError>, sqlx::Error> {
    if let Some(request) = &row.request {
        let before = sqlx::query("SELECT seq FROM log WHERE table_id = $1 AND request = $2")
            .bind(row.table.as_str())
            .bind(request.as_bytes())
            .fetch_optional(&mut *connection)
            .await?;
        if let Some(before) = before {
            return Ok(Ok(Done::Appended(Appended::Before(seq(&before, 0)?))));
        }
    }
    Ok(Err(if has_table(connection, &row.table).await? {
        StoreError::Conflict { table: row.table.clone(), seq: row.seq }
    } else {
        StoreError::NoSuchTable(row.table.clone())
    }))
}

async fn has_table(connection: &mut AnyConnection, table: &TableId) -> Result<bool, sqlx::Error> {
    let found = sqlx::query("SELECT made_at FROM tables WHERE id = $1").bind(table.as_str());
    Ok(found.fetch_optional(connection).await?.is_some())
}

/// One work under a savepoint: wholly or not at all, whatever becomes of the others.
async fn apart(connection: &mut AnyConnection, work: &Work) -> Result<Result<Done, StoreError>, sqlx::Error> {
    connection.execute("SAVEPOINT work").await?;
    let result = one(connection, work).await?;
    let end = if result.is_ok() { "RELEASE SAVEPOINT work" } else { "ROLLBACK TO SAVEPOINT work" };
    connection.execute(end).await?;
    Ok(result)
}

async fn one(connection: &mut AnyConnection, work: &Work) -> Result<Result<Done, StoreError>, sqlx::Error> {
    match work {
        Work::Append(row) => append(connection, row).await,
        Work::Create(table) => create(connection, table).await,
        Work::Delete(table) => {
            let delete = sqlx::query("DELETE FROM tables WHERE id = $1").bind(table.as_str());
            Ok(Ok(Done::Found(delete.execute(connection).await?.rows_affected() > 0)))
        }
        Work::Snapshot { table, version, snapshot } => {
            save_snapshot(connection, table, *version, snapshot).await?;
            Ok(Ok(Done::Found(true)))
        }
        Work::Keep { table, credential } => {
            if !has_table(connection, table).await? {
                return Ok(Err(StoreError::NoSuchTable(table.clone())));
            }
            keep(connection, table, credential).await?;
            Ok(Ok(Done::Found(true)))
        }
        Work::Forget(hash) => {
            let forget = sqlx::query("DELETE FROM credentials WHERE hash = $1").bind(hash.0.as_slice());
            Ok(Ok(Done::Found(forget.execute(connection).await?.rows_affected() > 0)))
        }
        Work::Note { name, value } => {
            sqlx::query("INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(*name)
                .bind(value.as_bytes())
                .execute(&mut *connection)
                .await?;
            let noted = sqlx::query("SELECT value FROM meta WHERE name = $1").bind(*name);
            Ok(Ok(Done::Noted(text(&noted.fetch_one(connection).await?, 0)?)))
        }
        Work::Pulse { write } => {
            if *write {
                connection.execute("UPDATE meta SET value = value WHERE name = 'instance'").await?;
            }
            Ok(Ok(Done::Found(true)))
        }
        Work::Close => Ok(Ok(Done::Found(true))),
    }
}

/// A row with what belongs to it.
async fn append(
    connection: &mut AnyConnection,
    row: &NewRow,
) -> Result<Result<Done, StoreError>, sqlx::Error> {
    let stored = sqlx::query(AssertSqlSafe(insert(1)))
        .bind(row.table.as_str())
        .bind(number(row.seq))
        .bind(time(row.at))
        .bind(row.request.as_deref().map(str::as_bytes))
        .bind(row.body.as_bytes())
        .fetch_optional(&mut *connection)
        .await?;
    if stored.is_none() {
        return loser(connection, row).await;
    }
    for also in &row.also {
        if let Err(error) = change(connection, row, also).await? {
            return Ok(Err(error));
        }
    }
    Ok(Ok(Done::Appended(Appended::Now)))
}

async fn change(
    connection: &mut AnyConnection,
    row: &NewRow,
    also: &Also,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    match also {
        Also::Erase { seq, body } => {
            sqlx::query("UPDATE log SET body = $3 WHERE table_id = $1 AND seq = $2")
                .bind(row.table.as_str())
                .bind(number(*seq))
                .bind(body.as_bytes())
                .execute(&mut *connection)
                .await?;
            sqlx::query("UPDATE tables SET struck = $2 WHERE id = $1")
                .bind(row.table.as_str())
                .bind(number(row.seq))
                .execute(&mut *connection)
                .await?;
            sqlx::query("DELETE FROM snapshots WHERE table_id = $1")
                .bind(row.table.as_str())
                .execute(connection)
                .await?;
        }
        Also::Keep(credential) => keep(connection, &row.table, credential).await?,
        Also::Spend(hash) | Also::Forget(hash) => {
            let gone = sqlx::query("DELETE FROM credentials WHERE hash = $1 AND table_id = $2")
                .bind(hash.0.as_slice())
                .bind(row.table.as_str())
                .execute(connection)
                .await?;
            if gone.rows_affected() == 0 && matches!(also, Also::Spend(_)) {
                return Ok(Err(StoreError::Spent));
            }
        }
        Also::ForgetAll { kind, body } => {
            sqlx::query("DELETE FROM credentials WHERE table_id = $1 AND kind = $2 AND body = $3")
                .bind(row.table.as_str())
                .bind(kind.as_bytes())
                .bind(body.as_bytes())
                .execute(connection)
                .await?;
        }
    }
    Ok(Ok(()))
}

async fn create(
    connection: &mut AnyConnection,
    table: &NewTable,
) -> Result<Result<Done, StoreError>, sqlx::Error> {
    let made = sqlx::query("INSERT INTO tables (id, made_at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(table.id.as_str())
        .bind(time(table.at))
        .execute(&mut *connection)
        .await?;
    if made.rows_affected() == 0 {
        return Ok(Err(StoreError::TableExists(table.id.clone())));
    }
    sqlx::query("INSERT INTO secrets (table_id, secret) VALUES ($1, $2)")
        .bind(table.id.as_str())
        .bind(table.secret.as_slice())
        .execute(&mut *connection)
        .await?;
    sqlx::query("INSERT INTO log (table_id, seq, at, body) VALUES ($1, 0, $2, $3)")
        .bind(table.id.as_str())
        .bind(time(table.at))
        .bind(table.head.as_bytes())
        .execute(&mut *connection)
        .await?;
    for credential in &table.credentials {
        keep(connection, &table.id, credential).await?;
    }
    Ok(Ok(Done::Found(true)))
}

async fn keep(
    connection: &mut AnyConnection,
    table: &TableId,
    credential: &Credential,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO credentials (hash, table_id, kind, body, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (hash) DO UPDATE SET table_id = excluded.table_id, kind = excluded.kind,
             body = excluded.body, at = excluded.at",
    )
    .bind(credential.hash.0.as_slice())
    .bind(table.as_str())
    .bind(credential.kind.as_bytes())
    .bind(credential.body.as_bytes())
    .bind(time(credential.at))
    .execute(connection)
    .await?;
    Ok(())
}

/// An older snapshot never takes the place of a newer one of the same version; one from before an erasure
/// is not kept.
async fn save_snapshot(
    connection: &mut AnyConnection,
    table: &TableId,
    version: u32,
    snapshot: &Snapshot,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO snapshots (table_id, seq, version, state)
         SELECT t.id, $2, $3, $4 FROM tables t WHERE t.id = $1 AND t.struck <= $2
         ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, version = excluded.version,
             state = excluded.state
         WHERE snapshots.version <> excluded.version OR snapshots.seq < excluded.seq",
    )
    .bind(table.as_str())
    .bind(number(snapshot.seq))
    .bind(i64::from(version))
    .bind(snapshot.bytes.as_slice())
    .execute(connection)
    .await?;
    Ok(())
}

/// Tells the other processes, when the transaction commits.
pub(crate) async fn notify(connection: &mut AnyConnection, lines: &[String]) -> Result<(), sqlx::Error> {
    let mut payload = String::new();
    for (index, line) in lines.iter().enumerate() {
        payload.push_str(line);
        payload.push('\n');
        if payload.len() > NOTIFICATION - 100 || index + 1 == lines.len() {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(crate::watch::CHANNEL)
                .bind(payload.as_str())
                .execute(&mut *connection)
                .await?;
            payload.clear();
        }
    }
    Ok(())
}

// Store checks before it queues that numbers and times fit.

fn number(seq: Seq) -> i64 {
    i64::try_from(seq.0).unwrap_or(i64::MAX)
}

fn time(at: u64) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

/// Reads a number of ours.
pub(crate) fn unsigned(row: &AnyRow, column: usize) -> Result<u64, sqlx::Error> {
    u64::try_from(row.try_get::<i64, _>(column)?).map_err(|cause| sqlx::Error::Decode(cause.into()))
}

/// Reads the number of a row.
pub(crate) fn seq(row: &AnyRow, column: usize) -> Result<Seq, sqlx::Error> {
    unsigned(row, column).map(Seq)
}

/// Reads a text that is kept as bytes.
pub(crate) fn text(row: &AnyRow, column: usize) -> Result<String, sqlx::Error> {
    utf8(row.try_get(column)?)
}

/// Reads a text that is kept as bytes, or is not there.
pub(crate) fn optional_text(row: &AnyRow, column: usize) -> Result<Option<String>, sqlx::Error> {
    row.try_get::<Option<Vec<u8>>, _>(column)?.map(utf8).transpose()
}

fn utf8(bytes: Vec<u8>) -> Result<String, sqlx::Error> {
    String::from_utf8(bytes).map_err(|cause| sqlx::Error::Decode(cause.into()))
}

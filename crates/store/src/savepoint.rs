//! One operation by itself: wholly or not at all.

use kernel::Seq;
use sqlx::{AnyConnection, AssertSqlSafe, Executor as _};

use crate::{
    Amendment, Appended, Credential, NewRow, NewTableRecord, Snapshot, StoreError, TableId, calls,
    columns::{number, seq, text, time},
    group,
    operation::{Operation, Reply},
};

/// One operation under a savepoint: wholly or not at all, whatever becomes of the others.
pub(crate) async fn apart(
    connection: &mut AnyConnection,
    operation: &Operation,
) -> Result<Result<Reply, StoreError>, sqlx::Error> {
    connection.execute("SAVEPOINT work").await?;
    let result = one(connection, operation).await?;
    let end = if result.is_ok() { "RELEASE SAVEPOINT work" } else { "ROLLBACK TO SAVEPOINT work" };
    connection.execute(end).await?;
    Ok(result)
}

async fn one(
    connection: &mut AnyConnection,
    operation: &Operation,
) -> Result<Result<Reply, StoreError>, sqlx::Error> {
    match operation {
        Operation::Append(row) => append(connection, row).await,
        Operation::Create(table) => create(connection, table).await,
        Operation::Delete { table, last } => {
            if let Some(last) = last
                && newest(connection, table).await? != Some(*last)
            {
                return Ok(Ok(Reply::Found(false)));
            }
            let delete = sqlx::query("DELETE FROM tables WHERE id = $1").bind(table.as_str());
            Ok(Ok(Reply::Found(delete.execute(connection).await?.rows_affected() > 0)))
        }
        Operation::Snapshot { table, version, snapshot } => {
            save_snapshot(connection, table, *version, snapshot).await?;
            Ok(Ok(Reply::Found(true)))
        }
        Operation::Keep { table, credential } => {
            if !has_table(connection, table).await? {
                return Ok(Err(StoreError::NoSuchTable(table.clone())));
            }
            keep(connection, table, credential).await?;
            Ok(Ok(Reply::Found(true)))
        }
        Operation::Calls(change) => calls::change(connection, change).await,
        Operation::Note { name, value } => {
            sqlx::query("INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(*name)
                .bind(value.as_bytes())
                .execute(&mut *connection)
                .await?;
            let noted = sqlx::query("SELECT value FROM meta WHERE name = $1").bind(*name);
            Ok(Ok(Reply::Noted(text(&noted.fetch_one(connection).await?, 0)?)))
        }
        Operation::SetNote { name, value } => {
            set_note(connection, name, value.as_ref().map(String::as_bytes)).await?;
            Ok(Ok(Reply::Found(true)))
        }
        Operation::Pulse { write } => {
            // A full disk has room for a few bytes more; what is asked is whether it has room for a row.
            if *write {
                set_note(connection, "pulse", Some(&[0; 64 * 1024])).await?;
                set_note(connection, "pulse", None).await?;
            }
            Ok(Ok(Reply::Found(true)))
        }
        Operation::Close => Ok(Ok(Reply::Found(true))),
    }
}

async fn set_note(
    connection: &mut AnyConnection,
    name: &str,
    value: Option<&[u8]>,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM meta WHERE name = $1").bind(name).execute(&mut *connection).await?;
    if let Some(value) = value {
        let insert = sqlx::query("INSERT INTO meta (name, value) VALUES ($1, $2)").bind(name).bind(value);
        insert.execute(connection).await?;
    }
    Ok(())
}

/// The last row of a table that nobody else writes to until this transaction ends.
async fn newest(connection: &mut AnyConnection, table: &TableId) -> Result<Option<Seq>, sqlx::Error> {
    // SQLite has one writer. On PostgreSQL a row is appended under a share of this lock.
    if connection.backend_name() == "PostgreSQL" {
        let lock = sqlx::query("SELECT made_at FROM tables WHERE id = $1 FOR UPDATE").bind(table.as_str());
        lock.fetch_optional(&mut *connection).await?;
    }
    let newest = sqlx::query("SELECT seq FROM log WHERE table_id = $1 ORDER BY seq DESC LIMIT 1");
    let newest = newest.bind(table.as_str()).fetch_optional(connection).await?;
    newest.map(|row| seq(&row, 0)).transpose()
}

/// A row with what belongs to it.
async fn append(
    connection: &mut AnyConnection,
    row: &NewRow,
) -> Result<Result<Reply, StoreError>, sqlx::Error> {
    let stored = sqlx::query(AssertSqlSafe(group::insert(1)))
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
    for amendment in &row.amendments {
        amend(connection, row, amendment).await?;
    }
    Ok(Ok(Reply::Appended(Appended::Now)))
}

async fn amend(
    connection: &mut AnyConnection,
    row: &NewRow,
    amendment: &Amendment,
) -> Result<(), sqlx::Error> {
    let (seq, body) = match amendment {
        Amendment::Erase { seq, body } => (seq, body),
        Amendment::Call(call) => return calls::write(connection, call).await,
        Amendment::Withdraw { address } => return calls::withdraw(connection, address, None).await,
        Amendment::Address(address) => {
            calls::forget_all(connection, &row.table, None).await?;
            return match address {
                Some(address) => calls::keep(connection, address).await,
                None => Ok(()),
            };
        }
        Amendment::ForgetSeat(seat) => return calls::forget_all(connection, &row.table, Some(*seat)).await,
    };
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
    Ok(())
}

async fn create(
    connection: &mut AnyConnection,
    table: &NewTableRecord,
) -> Result<Result<Reply, StoreError>, sqlx::Error> {
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
        .bind(table.first_row.as_bytes())
        .execute(&mut *connection)
        .await?;
    for credential in &table.credentials {
        keep(connection, &table.id, credential).await?;
    }
    Ok(Ok(Reply::Found(true)))
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

/// Why a row was not let in.
pub(crate) async fn loser(
    connection: &mut AnyConnection,
    row: &NewRow,
) -> Result<Result<Reply, StoreError>, sqlx::Error> {
    if let Some(request) = &row.request {
        let before = sqlx::query("SELECT seq FROM log WHERE table_id = $1 AND request = $2")
            .bind(row.table.as_str())
            .bind(request.as_bytes())
            .fetch_optional(&mut *connection)
            .await?;
        if let Some(before) = before {
            return Ok(Ok(Reply::Appended(Appended::Before(seq(&before, 0)?))));
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

//! Where people are told that they are awaited, and what is still to be sent there.
//!
//! A call is written in the commit of the row that makes somebody awaited. Whoever sends takes it for a while
//! ([`Store::take_calls`]): if they die on the way it is due again, for them or for another process.

use sqlx::{AnyConnection, Row as _, any::AnyRow};

use crate::{
    Store, StoreError, TableId,
    columns::{text, time, unsigned},
    operation::{Operation, Reply},
    read::{read_all, within},
};

/// The longest body of an address, in bytes.
const LONGEST: usize = 4096;

/// Where somebody is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// Its name, which nobody can guess.
    pub id: String,
    pub table: TableId,
    /// Whose it is; nothing, for the table's own.
    pub seat: Option<u8>,
    /// How to reach it, as JSON.
    pub body: String,
    /// Since when it does not answer.
    pub failing_since: Option<u64>,
    /// Whether it is not tried any more.
    pub gone: bool,
}

/// Something to send.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// The name of the address.
    pub address: String,
    pub kind: CallKind,
    /// What it is about: a later call of this kind to the address takes its place.
    pub turn: u64,
    /// When, in milliseconds since 1970.
    pub due: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallKind {
    /// Somebody is awaited now.
    Turn,
    /// They still are.
    Reminder,
}

/// A call that somebody has taken to send it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenCall {
    pub call: Call,
    pub to: Address,
    /// How often it was taken, this time included.
    pub attempts: u64,
}

/// What else changes about addresses and calls.
#[derive(Debug, Clone)]
pub(crate) enum CallChange {
    Keep(Address),
    Forget(String),
    Write {
        table: TableId,
        calls: Vec<Call>,
    },
    Take {
        now: u64,
        until: u64,
        limit: u32,
    },
    Sent(Call),
    Dropped(Call),
    /// With a time, it is tried again then; otherwise it is given up.
    Failed {
        call: Call,
        now: u64,
        again: Option<u64>,
        gone: bool,
    },
    Withdraw {
        addresses: Vec<String>,
        kind: Option<CallKind>,
    },
}

impl CallKind {
    fn number(self) -> i64 {
        match self {
            Self::Turn => 0,
            Self::Reminder => 1,
        }
    }
}

impl Store {
    /// Keeps an address; one of the same name is replaced.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], [`StoreError::Misfit`] and failures.
    pub async fn keep_address(&self, address: Address) -> Result<(), StoreError> {
        check(&address)?;
        self.write(Operation::Calls(CallChange::Keep(address))).await.map(drop)
    }

    /// Forgets an address, and what was still to be sent there. Says whether it was there.
    ///
    /// # Errors
    /// Failures.
    pub async fn forget_address(&self, id: &str) -> Result<bool, StoreError> {
        let forget = Operation::Calls(CallChange::Forget(id.to_owned()));
        Ok(self.write(forget).await? == Reply::Found(true))
    }

    /// Writes calls for which no row is appended.
    ///
    /// # Errors
    /// Failures.
    pub async fn write_calls(&self, table: &TableId, calls: Vec<Call>) -> Result<(), StoreError> {
        self.write(Operation::Calls(CallChange::Write { table: table.clone(), calls })).await.map(drop)
    }

    /// Takes at most `limit` calls that are due: nobody else is given them before `until`.
    ///
    /// # Errors
    /// Failures.
    pub async fn take_calls(&self, now: u64, until: u64, limit: u32) -> Result<Vec<TakenCall>, StoreError> {
        match self.write(Operation::Calls(CallChange::Take { now, until, limit })).await? {
            Reply::Taken(calls) => Ok(calls),
            Reply::Appended(_) | Reply::Found(_) | Reply::Noted(_) => {
                unreachable!("what is taken is answered as taken")
            }
        }
    }

    /// The call was sent.
    ///
    /// # Errors
    /// Failures.
    pub async fn call_sent(&self, call: Call) -> Result<(), StoreError> {
        self.write(Operation::Calls(CallChange::Sent(call))).await.map(drop)
    }

    /// Nothing was sent, and need not be.
    ///
    /// # Errors
    /// Failures.
    pub async fn call_dropped(&self, call: Call) -> Result<(), StoreError> {
        self.write(Operation::Calls(CallChange::Dropped(call))).await.map(drop)
    }

    /// The call could not be sent: it is tried again at that time, or given up. With `gone`, so is its address.
    ///
    /// # Errors
    /// Failures.
    pub async fn call_failed(
        &self,
        call: Call,
        now: u64,
        again: Option<u64>,
        gone: bool,
    ) -> Result<(), StoreError> {
        self.write(Operation::Calls(CallChange::Failed { call, now, again, gone })).await.map(drop)
    }

    /// What was to be sent to these addresses, of this kind or at all, need not be sent any more.
    ///
    /// # Errors
    /// Failures.
    pub async fn withdraw_calls(
        &self,
        addresses: Vec<String>,
        kind: Option<CallKind>,
    ) -> Result<(), StoreError> {
        self.write(Operation::Calls(CallChange::Withdraw { addresses, kind })).await.map(drop)
    }

    /// The addresses of a table and its seats.
    ///
    /// # Errors
    /// Failures.
    pub async fn addresses(&self, table: &TableId) -> Result<Vec<Address>, StoreError> {
        let found = within(
            sqlx::query(
                "SELECT id, table_id, seat, body, COALESCE(failing_since, -1), gone FROM addresses
                 WHERE table_id = $1 ORDER BY seat, id",
            )
            .bind(table.as_str())
            .fetch_all(&self.backend.readers()),
        )
        .await;
        read_all(found, |row| address(row, 0))
    }

    /// The address of that name.
    ///
    /// # Errors
    /// Failures.
    pub async fn address(&self, id: &str) -> Result<Option<Address>, StoreError> {
        let found = within(
            sqlx::query(
                "SELECT id, table_id, seat, body, COALESCE(failing_since, -1), gone FROM addresses
                 WHERE id = $1",
            )
            .bind(id)
            .fetch_all(&self.backend.readers()),
        )
        .await;
        Ok(read_all(found, |row| address(row, 0))?.pop())
    }

    /// When the next call is due.
    ///
    /// # Errors
    /// Failures.
    pub async fn next_call(&self) -> Result<Option<u64>, StoreError> {
        let found = within(
            sqlx::query("SELECT due FROM outbox ORDER BY due LIMIT 1").fetch_all(&self.backend.readers()),
        )
        .await;
        Ok(read_all(found, |row| unsigned(row, 0))?.pop())
    }
}

pub(crate) fn check(address: &Address) -> Result<(), StoreError> {
    let fits = address.id.len() <= 64 && address.body.len() <= LONGEST;
    if fits { Ok(()) } else { Err(StoreError::Misfit("an address")) }
}

/// Does it, inside the transaction that is open.
pub(crate) async fn change(
    connection: &mut AnyConnection,
    change: &CallChange,
) -> Result<Result<Reply, StoreError>, sqlx::Error> {
    match change {
        CallChange::Keep(address) => {
            let found = sqlx::query("SELECT made_at FROM tables WHERE id = $1").bind(address.table.as_str());
            if found.fetch_optional(&mut *connection).await?.is_none() {
                return Ok(Err(StoreError::NoSuchTable(address.table.clone())));
            }
            keep(connection, address).await?;
        }
        CallChange::Forget(id) => {
            let delete = sqlx::query("DELETE FROM addresses WHERE id = $1").bind(id.as_str());
            return Ok(Ok(Reply::Found(delete.execute(connection).await?.rows_affected() > 0)));
        }
        CallChange::Write { calls, .. } => {
            for call in calls {
                write(connection, call).await?;
            }
        }
        CallChange::Take { now, until, limit } => {
            return take(connection, *now, *until, *limit).await.map(|taken| Ok(Reply::Taken(taken)));
        }
        CallChange::Sent(call) => {
            finish(connection, call).await?;
            sqlx::query("UPDATE addresses SET failing_since = NULL WHERE id = $1")
                .bind(call.address.as_str())
                .execute(connection)
                .await?;
        }
        CallChange::Dropped(call) => finish(connection, call).await?,
        CallChange::Failed { call, now, again, gone } => {
            match again.filter(|_| !gone) {
                Some(again) => {
                    sqlx::query("UPDATE outbox SET due = $4 WHERE address = $1 AND kind = $2 AND turn = $3")
                        .bind(call.address.as_str())
                        .bind(call.kind.number())
                        .bind(time(call.turn))
                        .bind(time(again))
                        .execute(&mut *connection)
                        .await?;
                }
                None => finish(connection, call).await?,
            }
            sqlx::query(
                "UPDATE addresses SET failing_since = COALESCE(failing_since, $2),
                     gone = CASE WHEN $3 = 1 THEN 1 ELSE gone END WHERE id = $1",
            )
            .bind(call.address.as_str())
            .bind(time(*now))
            .bind(i64::from(*gone))
            .execute(connection)
            .await?;
        }
        CallChange::Withdraw { addresses, kind } => {
            for address in addresses {
                withdraw(connection, address, *kind).await?;
            }
        }
    }
    Ok(Ok(Reply::Found(true)))
}

pub(crate) async fn keep(connection: &mut AnyConnection, address: &Address) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO addresses (id, table_id, seat, body) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO UPDATE SET body = excluded.body, failing_since = NULL, gone = 0",
    )
    .bind(address.id.as_str())
    .bind(address.table.as_str())
    .bind(seat_number(address.seat))
    .bind(address.body.as_bytes())
    .execute(connection)
    .await?;
    Ok(())
}

/// The addresses of a seat, or of the table itself, are forgotten.
pub(crate) async fn forget_all(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: Option<u8>,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM addresses WHERE table_id = $1 AND seat = $2")
        .bind(table.as_str())
        .bind(seat_number(seat))
        .execute(connection)
        .await?;
    Ok(())
}

/// Puts a call in the place of an earlier one of its kind, if its address is still there.
pub(crate) async fn write(connection: &mut AnyConnection, call: &Call) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO outbox (address, kind, turn, due)
         SELECT a.id, $2, $3, $4 FROM addresses a WHERE a.id = $1 AND a.gone = 0
         ON CONFLICT (address, kind) DO UPDATE SET turn = excluded.turn, due = excluded.due, attempts = 0",
    )
    .bind(call.address.as_str())
    .bind(call.kind.number())
    .bind(time(call.turn))
    .bind(time(call.due))
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn withdraw(
    connection: &mut AnyConnection,
    address: &str,
    kind: Option<CallKind>,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM outbox WHERE address = $1 AND ($2 = -1 OR kind = $2)")
        .bind(address)
        .bind(kind.map_or(-1, CallKind::number))
        .execute(connection)
        .await?;
    Ok(())
}

/// Only the one that was taken: another turn may have begun since.
async fn finish(connection: &mut AnyConnection, call: &Call) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM outbox WHERE address = $1 AND kind = $2 AND turn = $3")
        .bind(call.address.as_str())
        .bind(call.kind.number())
        .bind(time(call.turn))
        .execute(connection)
        .await?;
    Ok(())
}

/// Two that take at once do not both get one: the second looks again at when it is due.
async fn take(
    connection: &mut AnyConnection,
    now: u64,
    until: u64,
    limit: u32,
) -> Result<Vec<TakenCall>, sqlx::Error> {
    let due = sqlx::query("SELECT address, kind FROM outbox WHERE due <= $1 ORDER BY due LIMIT $2")
        .bind(time(now))
        .bind(i64::from(limit))
        .fetch_all(&mut *connection)
        .await?;
    let mut taken = Vec::new();
    for row in due {
        let (id, kind): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        let held = sqlx::query(
            "UPDATE outbox SET due = $3, attempts = attempts + 1 WHERE address = $1 AND kind = $2 AND due <= $4
             RETURNING turn, attempts",
        )
        .bind(id.as_str())
        .bind(kind)
        .bind(time(until))
        .bind(time(now))
        .fetch_optional(&mut *connection)
        .await?;
        let Some(held) = held else { continue };
        let to = sqlx::query(
            "SELECT id, table_id, seat, body, COALESCE(failing_since, -1), gone FROM addresses WHERE id = $1",
        )
        .bind(id.as_str())
        .fetch_one(&mut *connection)
        .await?;
        let kind = if kind == 0 { CallKind::Turn } else { CallKind::Reminder };
        taken.push(TakenCall {
            call: Call { address: id, kind, turn: unsigned(&held, 0)?, due: until },
            to: address(&to, 0)?,
            attempts: unsigned(&held, 1)?,
        });
    }
    Ok(taken)
}

fn seat_number(seat: Option<u8>) -> i64 {
    seat.map_or(-1, i64::from)
}

fn address(row: &AnyRow, first: usize) -> Result<Address, sqlx::Error> {
    let table: String = row.try_get(first + 1)?;
    let table = table.try_into().map_err(|cause: crate::NoTableId| sqlx::Error::Decode(cause.into()))?;
    let since: i64 = row.try_get(first + 4)?;
    Ok(Address {
        id: row.try_get(first)?,
        table,
        seat: u8::try_from(row.try_get::<i64, _>(first + 2)?).ok(),
        body: text(row, first + 3)?,
        failing_since: u64::try_from(since).ok(),
        gone: row.try_get::<i64, _>(first + 5)? != 0,
    })
}

//! The statements of one commit group.

use std::{collections::BTreeMap, sync::Arc};

use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use crate::{
    Appended, NewRow, StoreError, TableId,
    columns::{number, time},
    operation::{Operation, Reply},
    savepoint,
};

/// The most rows in one statement.
const WIDEST: usize = 64;

/// The most bytes in one notification; PostgreSQL takes 8000.
const NOTIFICATION: usize = 7000;

/// What became of each operation, in their order.
type Results = Vec<Option<Result<Reply, StoreError>>>;

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

    /// Does all of it inside the transaction that is open. A row that loses does not fail the others; an
    /// error is of the database, and everything has to be rolled back.
    pub(crate) async fn perform(
        &self,
        connection: &mut AnyConnection,
        operations: &[&Operation],
    ) -> Result<Vec<Result<Reply, StoreError>>, sqlx::Error> {
        let mut results: Results = vec![None; operations.len()];
        for round in rounds(operations) {
            self.insert_rows(connection, &round, &mut results).await?;
        }
        let mut replies = Vec::with_capacity(operations.len());
        for (operation, result) in operations.iter().zip(results) {
            replies.push(match result {
                Some(result) => result,
                None => savepoint::apart(connection, operation).await?,
            });
        }
        Ok(replies)
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
                    Ok(Reply::Appended(Appended::Now))
                } else {
                    savepoint::loser(connection, row).await?
                });
            }
        }
        Ok(())
    }
}

/// The plain rows, a table at most once in each round: the second row of a table needs its first. One that
/// comes after something else on its table waits for that, and is done alone.
fn rounds<'a>(operations: &[&'a Operation]) -> Vec<Vec<(usize, &'a NewRow)>> {
    let mut seen: BTreeMap<&TableId, Option<usize>> = BTreeMap::new();
    let mut rounds: Vec<Vec<_>> = Vec::new();
    for (index, operation) in operations.iter().enumerate() {
        let Some(table) = operation.table() else { continue };
        let Some(row) = operation.plain_row() else {
            seen.insert(table, None);
            continue;
        };
        let Some(nth) = seen.entry(table).or_insert(Some(0)) else { continue };
        if rounds.len() == *nth {
            rounds.push(Vec::new());
        }
        rounds[*nth].push((index, row));
        *nth += 1;
    }
    // Several processes take their locks in one order.
    for round in &mut rounds {
        round.sort_by_key(|(_, row)| &row.table);
    }
    rounds
}

/// A row enters if the one before it is there, and neither its number nor its request is taken.
pub(crate) fn insert(width: usize) -> Arc<str> {
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

/// Tells the other processes, when the transaction commits.
pub(crate) async fn notify(connection: &mut AnyConnection, lines: &[String]) -> Result<(), sqlx::Error> {
    let mut payload = String::new();
    for (index, line) in lines.iter().enumerate() {
        payload.push_str(line);
        payload.push('\n');
        if payload.len() > NOTIFICATION - 100 || index + 1 == lines.len() {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(crate::changes::CHANNEL)
                .bind(payload.as_str())
                .execute(&mut *connection)
                .await?;
            payload.clear();
        }
    }
    Ok(())
}

//! How fast rows can be appended, and tables opened, when nothing else is done.

use std::{
    fmt,
    time::{Duration, Instant},
};

use kernel::Seq;

use crate::{Appended, NewRow, NewTableRecord, Snapshot, Store, StoreError, TableId};

/// What was measured.
#[derive(Debug, Clone, Copy)]
pub struct Floor {
    /// How many tasks appended at once, each to its table.
    pub writers: usize,
    pub rows: u64,
    pub commits: u64,
    pub per_second: f64,
    /// The time from asking to being answered that half of the appends stay below.
    pub p50: Duration,
    /// The time that 99 in 100 stay below.
    pub p99: Duration,
}

impl fmt::Display for Floor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { writers, per_second, p50, p99, .. } = self;
        let rows_a_commit = self.rows as f64 / self.commits.max(1) as f64;
        write!(
            f,
            "{writers:>5} writers {per_second:>9.0} rows/s {rows_a_commit:>6.1} rows/commit  p50 {:>7.2} ms  p99 {:>7.2} ms",
            p50.as_secs_f64() * 1e3,
            p99.as_secs_f64() * 1e3
        )
    }
}

/// Appends rows with this body from so many tasks, each waiting for its answer before the next.
///
/// # Errors
/// Failures of the store.
///
/// # Panics
/// If a row that was acknowledged is not there afterwards.
pub async fn floor(store: &Store, writers: usize, body: &str, time: Duration) -> Result<Floor, StoreError> {
    let before = store.stats();
    let start = Instant::now();
    let mut tasks = tokio::task::JoinSet::<Result<Vec<Duration>, StoreError>>::new();
    for writer in 0..writers {
        let (store, body) = (store.clone(), body.to_owned());
        let table: TableId = format!("floor-{}-{writer}", before.commits).parse().expect("it is short");
        tasks.spawn(async move {
            let new = NewTableRecord {
                id: table.clone(),
                at: 0,
                first_row: "{}".into(),
                secret: vec![],
                credentials: vec![],
            };
            store.create_table(new).await?;
            let times = append_until(&store, &table, &body, start + time).await?;
            let last = store.head(&table).await?.map(|head| head.last);
            assert_eq!(last, Some(Seq(times.len() as u64)), "every acknowledged row is there");
            Ok(times)
        });
    }
    let mut times = Vec::new();
    for outcome in tasks.join_all().await {
        times.extend(outcome?);
    }
    let took = start.elapsed();
    times.sort();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default();
    let rows = times.len() as u64;
    Ok(Floor {
        writers,
        rows,
        commits: store.stats().commits - before.commits,
        per_second: rows as f64 / took.as_secs_f64(),
        p50: at(0.5),
        p99: at(0.99),
    })
}

async fn append_until(
    store: &Store,
    table: &TableId,
    body: &str,
    end: Instant,
) -> Result<Vec<Duration>, StoreError> {
    let mut times = Vec::new();
    while Instant::now() < end {
        let seq = Seq(times.len() as u64 + 1);
        let asked = Instant::now();
        let request = Some(format!("request-{seq}"));
        let row =
            NewRow { table: table.clone(), seq, at: 0, request, body: body.to_owned(), amendments: vec![] };
        assert_eq!(store.append(row).await?, Appended::Now);
        times.push(asked.elapsed());
    }
    Ok(times)
}

/// The time that half of the openings of a table stay below: the snapshot and the rows after it.
///
/// # Errors
/// Failures of the store.
///
/// # Panics
/// If something else is read than was written.
pub async fn opening(store: &Store, n_rows: u64, openings: usize) -> Result<Duration, StoreError> {
    const TAIL: u64 = 50;
    let table: TableId = format!("opening-{}-{n_rows}", store.stats().commits).parse().expect("it is short");
    let new = NewTableRecord {
        id: table.clone(),
        at: 0,
        first_row: "{}".into(),
        secret: vec![],
        credentials: vec![],
    };
    store.create_table(new).await?;
    for seq in (1..=n_rows).map(Seq) {
        let body = "x".repeat(400);
        store
            .append(NewRow { table: table.clone(), seq, at: 0, request: None, body, amendments: vec![] })
            .await?;
    }
    let bytes = vec![7; 10_000];
    let snapshot = Snapshot { seq: Seq(n_rows.saturating_sub(TAIL)), bytes };
    store.save_snapshot(&table, 1, snapshot.clone()).await?;
    let mut times = Vec::new();
    for _ in 0..openings {
        let asked = Instant::now();
        let read = store.snapshot(&table, 1).await?;
        let from = read.as_ref().map_or(Seq(0), |snapshot| snapshot.seq.next());
        let rows = store.rows(&table, from, 1000).await?;
        times.push(asked.elapsed());
        assert_eq!((read.as_ref(), rows.len() as u64), (Some(&snapshot), TAIL), "all of it and no more");
    }
    times.sort();
    Ok(times.get(openings / 2).copied().unwrap_or_default())
}

//! SIGKILL under load: every acknowledged row is there, once.

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, Command, Stdio},
    time::Duration,
};

use kernel::Seq;
use store::{Appended, NewRow, Store, StoreError};

use crate::kit::{Location, asked, id, row, table};

const TABLES: u64 = 6;

/// Says to the child where to append.
const PLACE: &str = "TABLEE_STORE_APPENDER";

/// How many kills; more in long runs.
const KILLS: &str = "TABLEE_STORE_KILLS";

#[test]
fn kills_lose_nothing_in_sqlite() {
    kill_again_and_again(&Location::sqlite(), 24);
}

#[test]
fn kills_lose_nothing_in_postgres() {
    kill_again_and_again(&Location::postgres(), 12);
}

fn kill_again_and_again(place: &Location, kills: u32) {
    let kills = env::var(KILLS).ok().and_then(|text| text.parse().ok()).unwrap_or(kills);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut acknowledged = BTreeMap::new();
    for _ in 0..kills {
        let appender = appender(&place.address);
        let acks = kill(appender);
        for (table, seq) in acks {
            let last = acknowledged.insert(table, seq).unwrap_or(0);
            assert!(seq > last, "table {table}: {seq} after {last}");
        }
        runtime.block_on(check(place, &acknowledged));
    }
    let n_rows: u64 = acknowledged.values().sum();
    assert!(n_rows > u64::from(kills), "{n_rows} rows in {kills} kills are no load");
}

/// This very program, as the appender.
fn appender(address: &str) -> Child {
    let mut appender = Command::new(env::current_exe().expect("a test is a program"));
    appender.args(["--exact", "kill::appends_until_it_is_killed", "--nocapture"]).env(PLACE, address);
    appender.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts")
}

/// Kills it at a random moment: mostly under load, now and then while it starts. Gives what it had said.
fn kill(mut appender: Child) -> Vec<(u64, u64)> {
    let mut lines = BufReader::new(appender.stdout.take().expect("it was piped")).lines();
    let mut said = Vec::new();
    if fastrand::u8(..8) > 0 {
        said.extend(lines.find_map(|line| ack(&line.expect("text"))));
        assert!(!said.is_empty(), "the appender has ended by itself");
    }
    std::thread::sleep(Duration::from_micros(fastrand::u64(0..120_000)));
    appender.kill().expect("it can be killed");
    said.extend(lines.filter_map(|line| ack(&line.expect("text"))));
    appender.wait().expect("it ends");
    said
}

fn ack(line: &str) -> Option<(u64, u64)> {
    let (table, seq) = line.strip_prefix("stored ")?.split_once(' ')?;
    Some((table.parse().ok()?, seq.parse().ok()?))
}

async fn check(place: &Location, acknowledged: &BTreeMap<u64, u64>) {
    let store = place.open().await;
    for (n, last) in acknowledged {
        let rows = store.rows(&id(&format!("t{n}")), Seq(0), u32::MAX).await.expect("read");
        assert!(
            rows.len() as u64 > *last,
            "table {n}: row {last} was acknowledged, {} are there",
            rows.len()
        );
        for (seq, row) in (0..).zip(&rows).skip(1) {
            assert_eq!((row.seq.0, row.body.as_str()), (seq, format!("row {seq}").as_str()));
        }
    }
    store.close().await;
}

/// The appender: nothing, unless it was told where to append.
#[test]
fn appends_until_it_is_killed() {
    let Ok(place) = env::var(PLACE) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&place).await.expect("it opens after any kill");
        let mut players = tokio::task::JoinSet::new();
        for n in 0..TABLES {
            players.spawn(play(store.clone(), n));
        }
        players.join_all().await;
    });
}

/// Goes on where the table stands. The last request may be unanswered: it is sent again.
async fn play(store: Store, n: u64) {
    let name = format!("t{n}");
    match store.create_table(table(&name)).await {
        Ok(()) | Err(StoreError::TableExists(_)) => (),
        Err(error) => panic!("{error}"),
    }
    let new = |seq| -> NewRow { asked(&format!("r{seq}"), row(&name, seq)) };
    let last = store.head(&id(&name)).await.expect("read").expect("a table").last.0;
    if last > 0 {
        assert_eq!(store.append(new(last)).await.expect("known"), Appended::Before(Seq(last)));
    }
    for seq in last + 1.. {
        assert_eq!(store.append(new(seq)).await.expect("stored"), Appended::Now);
        let mut out = std::io::stdout().lock();
        writeln!(out, "stored {n} {seq}").and_then(|()| out.flush()).expect("somebody reads");
    }
}

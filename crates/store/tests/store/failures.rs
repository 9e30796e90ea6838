//! A full disk, a lost database: a clear state, and nothing is lost.

use std::{fs, path::PathBuf, time::Duration};

use kernel::Seq;
use sqlx::{Connection as _, Executor as _};
use store::{Appended, NewRow, Outage, Store, StoreError, testkit::Postgres};

use crate::kit::{Location, asked, bodies, fill, id, row, table};

fn large(seq: u64) -> NewRow {
    NewRow { body: "x".repeat(20_000), ..asked(&format!("r{seq}"), row("t", seq)) }
}

#[tokio::test]
async fn a_full_disk_refuses_and_recovers() {
    let place = Location::sqlite();
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    store.faults().room(60);
    let mut last = 0;
    let error = loop {
        match store.append(large(last + 1)).await {
            Ok(Appended::Now) => last += 1,
            Ok(before) => panic!("{before:?}"),
            Err(error) => break error,
        }
        assert!(last < 60, "there is room for ever");
    };
    assert!(matches!(error, StoreError::Unavailable(Outage::Full)), "{error}");
    assert!(last > 0);
    assert!(matches!(store.append(large(last + 1)).await, Err(StoreError::Unavailable(Outage::Full))));
    assert_eq!(bodies(&store, "t").await.len() as u64, last + 1, "what was stored can be read");
    store.faults().room(100_000);
    store.ping().await.expect("it notices by itself");
    assert_eq!(store.append(large(last + 1)).await.expect("stored"), Appended::Now);
    assert_eq!(store.append(large(last + 1)).await.expect("known"), Appended::Before(Seq(last + 1)));
}

/// Writes go on into a file that was removed, and would be lost.
#[tokio::test]
async fn a_file_that_is_not_there_is_not_written_to() {
    let place = Location::sqlite();
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    fill(&store, "t", 1).await;
    let (file, away) = (PathBuf::from(&place.address), place.folder.path().join("away"));
    fs::rename(&file, &away).expect("moved");
    for _ in 0..3 {
        let gone = store.append(row("t", 2)).await;
        assert!(matches!(gone, Err(StoreError::Unavailable(Outage::Gone))), "{gone:?}");
    }
    assert!(store.ping().await.is_err());
    assert!(!file.exists(), "no new one is made");
    fs::rename(&away, &file).expect("moved");
    until_well(&store).await;
    fill_from(&store, 2).await;
    assert_eq!(bodies(&place.open().await, "t").await.len(), 3);
}

#[tokio::test]
async fn a_file_that_takes_its_place_must_be_the_same_database() {
    let place = Location::sqlite();
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    fill(&store, "t", 1).await;
    let backup = place.folder.path().join("backup");
    store.backup(&backup).await.expect("written");
    fill_from(&store, 2).await;
    let file = PathBuf::from(&place.address);
    for ending in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(format!("{}{ending}", place.address));
    }
    Store::open(&place.address).await.expect("an empty one").close().await;
    assert!(matches!(store.append(row("t", 3)).await, Err(StoreError::Unavailable(Outage::Gone))));
    fs::remove_file(&file).expect("removed");

    Store::restore(&place.address, &backup).await.expect("read").close().await;
    until_well(&store).await;
    let ahead = store.append(row("t", 3)).await;
    assert!(matches!(ahead, Err(StoreError::Conflict { .. })), "row 2 is not in the backup: {ahead:?}");
    fill_from(&store, 2).await;
    assert_eq!(bodies(&store, "t").await, ["{}", "row 1", "row 2"]);
}

/// The rows since the last checkpoint lie in the write-ahead log alone.
#[tokio::test]
async fn a_removed_log_loses_nothing() {
    let place = Location::sqlite();
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    fill(&store, "t", 5).await;
    fs::remove_file(format!("{}-wal", place.address)).expect("removed");
    until_well(&store).await;
    fill_from(&store, 6).await;
    store.close().await;
    assert_eq!(bodies(&place.open().await, "t").await.len(), 7);
}

/// A short note still finds room in a page that is there; it does not make the disk look well.
#[tokio::test]
async fn a_note_on_a_full_disk_does_not_count_as_rows() {
    let place = Location::sqlite();
    let store = place.open().await;
    store.set_note("n", Some("1".into())).await.expect("noted");
    store.faults().room(1);
    store.set_note("n", Some("2".into())).await.expect("it has its page");
    assert!(store.ping().await.is_err());
    store.set_note("n", Some("3".into())).await.expect("it has its page");
    assert!(store.ping().await.is_err());
}

#[tokio::test]
async fn a_lost_server_is_found_again() {
    let server = Postgres::start();
    let store = Store::open(&server.database()).await.expect("it opens");
    store.create_table(table("t")).await.expect("made");
    fill(&store, "t", 1).await;
    server.crash();
    let lost = store.append(row("t", 2)).await;
    assert!(matches!(lost, Err(StoreError::Unavailable(Outage::Unreachable(_)))), "{lost:?}");
    assert!(matches!(store.head(&id("t")).await, Err(StoreError::Unavailable(_))));
    assert!(store.ping().await.is_err());
    server.resume();
    until_well(&store).await;
    fill_from(&store, 2).await;
    // A connection that died while nobody used it costs nobody an error.
    server.crash();
    server.resume();
    fill_from(&store, 3).await;
    assert_eq!(bodies(&store, "t").await, ["{}", "row 1", "row 2", "row 3"]);
}

#[tokio::test]
async fn a_server_that_may_only_be_read_says_so() {
    let server = Postgres::start();
    let address = server.database();
    let store = Store::open(&address).await.expect("it opens");
    store.create_table(table("t")).await.expect("made");
    set_read_only(&address, true).await;
    server.crash();
    server.resume();
    let refused = store.append(row("t", 1)).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(Outage::ReadOnly))), "{refused:?}");
    assert!(store.ping().await.is_err());
    assert_eq!(bodies(&store, "t").await, ["{}"]);
    set_read_only(&address, false).await;
    server.crash();
    server.resume();
    until_well(&store).await;
    fill(&store, "t", 1).await;
}

async fn set_read_only(address: &str, on: bool) {
    let mut connection = sqlx::PgConnection::connect(address).await.expect("reachable");
    connection.execute("SET default_transaction_read_only = off").await.expect("set");
    let statement = if on {
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$"
    } else {
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET default_transaction_read_only', current_database()); END $$"
    };
    connection.execute(statement).await.expect("set");
}

/// Every acknowledged row is there once, and who was left in doubt finds out by asking again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn crashes_of_the_server_under_load_lose_nothing() {
    const TABLES: u64 = 8;
    let server = Postgres::start();
    let store = Store::open(&server.database()).await.expect("it opens");
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let mut players = tokio::task::JoinSet::new();
    for n in 0..TABLES {
        let name = format!("t{n}");
        store.create_table(table(&name)).await.expect("made");
        let (store, stopped) = (store.clone(), stopped.clone());
        players.spawn(async move {
            let mut seq = 1;
            while !*stopped.borrow() {
                match store.append(asked(&format!("r{seq}"), row(&name, seq))).await {
                    Ok(Appended::Now) => seq += 1,
                    Ok(Appended::Before(before)) => {
                        assert_eq!(before, Seq(seq));
                        seq += 1;
                    }
                    Err(StoreError::Unavailable(_) | StoreError::InDoubt(_)) => {
                        tokio::time::sleep(Duration::from_millis(10)).await;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            (name, seq)
        });
    }
    let server = tokio::task::spawn_blocking(move || {
        for _ in 0..4 {
            std::thread::sleep(Duration::from_millis(fastrand::u64(100..400)));
            server.crash();
            server.resume();
        }
        server
    });
    let _server = server.await.expect("no panic");
    until_well(&store).await;
    stop.send_replace(true);
    for (name, next) in players.join_all().await {
        let rows = store.rows(&id(&name), Seq(0), u32::MAX).await.expect("read");
        let seqs: Vec<u64> = rows.iter().map(|row| row.seq.0).collect();
        assert_eq!(seqs, (0..next).collect::<Vec<_>>(), "{name}");
    }
}

async fn fill_from(store: &Store, seq: u64) {
    assert_eq!(store.append(row("t", seq)).await.expect("stored"), Appended::Now);
}

/// Waits until the store has noticed that its database is back.
async fn until_well(store: &Store) {
    let well = async { while store.ping().await.is_err() {} };
    tokio::time::timeout(Duration::from_secs(20), well).await.expect("it recovers by itself");
}

#[tokio::test]
async fn a_file_has_one_server_and_says_which() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("t.db").display().to_string();
    let (first, second) =
        (Store::open(&place).await.expect("a store"), Store::open(&place).await.expect("a store"));
    let serving = first.serve().expect("nobody else does");
    match second.serve() {
        Err(StoreError::Served(who)) => assert_eq!(who, format!("process {}", std::process::id())),
        other => panic!("{other:?}"),
    }
    drop(serving);
    second.serve().expect("the first one has ended");
}

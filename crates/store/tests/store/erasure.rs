//! The one exception to append-only: a struck text is gone, its row stays.

use std::{fs, path::Path, time::Duration};

use kernel::Seq;
use sqlx::{Connection as _, Executor as _};
use store::{Amendment, CommitFault, NewRow, Snapshot};

use crate::kit::{Location, bodies, id, on_both, row, table};

on_both!(a_struck_text_is_erased_with_the_row_that_says_so, a_failed_erasure_erases_nothing);

fn strike(seq: u64, struck: &[u64]) -> NewRow {
    let amendments =
        struck.iter().map(|&seq| Amendment::Erase { seq: Seq(seq), body: format!("{seq} was struck") });
    NewRow { amendments: amendments.collect(), ..row("t", seq) }
}

async fn a_struck_text_is_erased_with_the_row_that_says_so(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    for seq in 1..=3 {
        let row = NewRow { request: Some(format!("r{seq}")), ..row("t", seq) };
        store.append(row).await.expect("stored");
    }
    let snapshot = |seq| Snapshot { seq: Seq(seq), bytes: b"the state".to_vec() };
    store.save_snapshot(&id("t"), 1, snapshot(3)).await.expect("kept");
    store.append(strike(4, &[1, 3])).await.expect("stored");
    assert_eq!(bodies(&store, "t").await, ["{}", "1 was struck", "row 2", "3 was struck", "row 4"]);
    assert_eq!(store.request(&id("t"), "r3").await.expect("read"), Some(Seq(3)), "its row stays");
    assert_eq!(store.snapshot(&id("t"), 1).await.expect("read"), None);
    store.save_snapshot(&id("t"), 1, snapshot(3)).await.expect("left out");
    assert_eq!(store.snapshot(&id("t"), 1).await.expect("read"), None, "it would bring the text back");
    store.save_snapshot(&id("t"), 1, snapshot(4)).await.expect("kept");
    assert_eq!(store.snapshot(&id("t"), 1).await.expect("read"), Some(snapshot(4)));
}

async fn a_failed_erasure_erases_nothing(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    store.append(row("t", 1)).await.expect("stored");
    store.faults().next(CommitFault::Fails, 1);
    assert!(store.append(strike(2, &[1])).await.is_err());
    assert!(store.append(strike(1, &[0])).await.is_err(), "a loser erases nothing");
    assert_eq!(bodies(&store, "t").await, ["{}", "row 1"]);
}

/// Not even somebody who reads the files byte by byte finds it.
#[tokio::test]
async fn an_erased_text_is_not_in_the_files_any_more() {
    let place = Location::sqlite();
    let store = place.open().await;
    for name in ["t", "u"] {
        store.create_table(table(name)).await.expect("made");
        // One that fits on a page and one that does not.
        for (seq, n) in [(1, 1), (2, 2000)] {
            let body = format!("flaw of {name}{seq} ").repeat(n);
            store.append(NewRow { body, ..row(name, seq) }).await.expect("stored");
        }
    }
    let is_there = |text: &str| files(place.folder.path()).iter().any(|file| holds(file, text.as_bytes()));
    assert!(["t1", "t2", "u1", "u2"].iter().all(|what| is_there(&format!("flaw of {what}"))));
    store.append(strike(3, &[1, 2])).await.expect("stored");
    assert!(!is_there("flaw of t"));
    assert!(is_there("flaw of u"));
    store.delete_table(&id("u")).await.expect("done");
    assert!(!is_there("flaw of u"));
}

/// A backup reads for a long time; nobody waits for it, and what was erased is gone once it is done.
#[tokio::test]
async fn a_long_reader_delays_the_wiping_and_nobody_else() {
    let place = Location::sqlite();
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    store.append(NewRow { body: "an awful flaw".into(), ..row("t", 1) }).await.expect("stored");
    sqlx::any::install_default_drivers();
    let address = format!("sqlite://{}", place.folder.path().join("tabl%C3%A9e%20%3F%23.db").display());
    let mut reader = sqlx::AnyConnection::connect(&address).await.expect("a reader");
    reader.execute("BEGIN").await.expect("begun");
    sqlx::query("SELECT COUNT(*) FROM log").fetch_one(&mut reader).await.expect("it reads");
    // SQLite's own patience is five seconds for each commit.
    let writing = async {
        store.append(strike(2, &[1])).await.expect("stored");
        for seq in 3..=12 {
            store.append(row("t", seq)).await.expect("stored");
        }
    };
    tokio::time::timeout(Duration::from_secs(20), writing).await.expect("nobody waits for the reader");
    let is_there = || files(place.folder.path()).iter().any(|file| holds(file, b"an awful flaw"));
    assert!(is_there(), "the reader may still need it");
    reader.execute("COMMIT").await.expect("done");
    let wiped = async {
        while is_there() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wiped).await.expect("wiped without another commit");
    store.append(row("t", 13)).await.expect("the store goes on");
}

fn files(folder: &Path) -> Vec<Vec<u8>> {
    let files = fs::read_dir(folder).expect("a folder");
    files.map(|file| fs::read(file.expect("a file").path()).expect("readable")).collect()
}

fn holds(file: &[u8], text: &[u8]) -> bool {
    file.windows(text.len()).any(|window| window == text)
}

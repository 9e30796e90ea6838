//! Somebody else's lock, and room that is free again.

use std::time::{Duration, Instant};

use sqlx::{Connection as _, Executor as _};
use store::{Amendment, Appended, NewRow, Outage, Store, StoreError};

use crate::kit::{Location, bodies, fill, id, on_both, row, table};

/// A row of a table that somebody else has written and not committed.
async fn hold(address: &str, name: &str, seq: i64) -> sqlx::PgConnection {
    let mut other = sqlx::PgConnection::connect(address).await.expect("reachable");
    other.execute("BEGIN").await.expect("begun");
    sqlx::query("INSERT INTO log (table_id, seq, at, body) VALUES ($1, $2, 5, 'theirs')")
        .bind(name)
        .bind(seq)
        .execute(&mut other)
        .await
        .expect("written");
    other
}

async fn open_with(place: &Location, names: &[String]) -> Store {
    let store = place.open().await;
    for name in names {
        store.create_table(table(name)).await.expect("made");
    }
    store
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_somebody_holds_holds_up_no_other() {
    let place = Location::postgres();
    let names: Vec<String> = (0..12).map(|n| format!("t{n}")).collect();
    let store = open_with(&place, &names).await;
    let mut other = hold(&place.address, "t7", 1).await;
    for seq in 1..=2 {
        let start = Instant::now();
        let mut tasks = tokio::task::JoinSet::new();
        for name in names.iter().filter(|name| *name != "t7") {
            let (store, row) = (store.clone(), row(name, seq));
            tasks.spawn(async move { (store.append(row).await, start.elapsed()) });
        }
        let theirs = {
            let (store, row) = (store.clone(), row("t7", 1));
            tokio::spawn(async move { store.append(row).await })
        };
        for (stored, took) in tasks.join_all().await {
            assert_eq!(stored.expect("stored"), Appended::Now);
            // A lock is waited for three seconds.
            assert!(took < Duration::from_secs(2), "{took:?}");
        }
        if seq == 1 {
            let refused = theirs.await.expect("no panic");
            assert!(matches!(refused, Err(StoreError::Unavailable(Outage::Locked))), "{refused:?}");
        } else {
            // Once they let go it is written.
            other.execute("ROLLBACK").await.expect("ended");
            assert_eq!(theirs.await.expect("no panic").expect("stored"), Appended::Now);
        }
    }
    store.ping().await.expect("nothing is wrong");
    assert_eq!(bodies(&store, "t7").await, ["{}", "row 1"]);
    store.close().await;
    assert!(store.append(row("t7", 2)).await.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_row_that_somebody_commits_meanwhile_is_a_conflict() {
    let place = Location::postgres();
    let store = open_with(&place, &["t".to_owned()]).await;
    let mut other = hold(&place.address, "t", 1).await;
    let ours = {
        let store = store.clone();
        tokio::spawn(async move { store.append(row("t", 1)).await })
    };
    tokio::time::sleep(Duration::from_millis(600)).await;
    other.execute("COMMIT").await.expect("written");
    assert!(matches!(ours.await.expect("no panic"), Err(StoreError::Conflict { .. })));
    assert_eq!(bodies(&store, "t").await, ["{}", "theirs"]);
}

on_both!(struck_and_deleted_together);

/// What one commit does still happens wholly, whoever is in the way.
async fn struck_and_deleted_together(place: Location) {
    let store = open_with(&place, &["t".to_owned(), "u".to_owned()]).await;
    fill(&store, "t", 1).await;
    let amendments = vec![Amendment::Erase { seq: kernel::Seq(1), body: "-".into() }];
    let struck = NewRow { amendments, ..row("t", 2) };
    let u = id("u");
    let (struck, deleted) = tokio::join!(store.append(struck), store.delete_table(&u));
    assert_eq!((struck.expect("stored"), deleted.expect("done")), (Appended::Now, true));
    assert_eq!(bodies(&store, "t").await, ["{}", "-", "row 2"]);
}

#[tokio::test]
async fn a_file_counts_only_what_is_in_use() {
    let place = Location::sqlite();
    let store = open_with(&place, &["t".to_owned()]).await;
    let before = store.bytes().await.expect("counted");
    for seq in 1..=40 {
        let long = NewRow { body: "x".repeat(20_000), ..row("t", seq) };
        store.append(long).await.expect("stored");
    }
    let full = store.bytes().await.expect("counted");
    assert!(full > before + 700_000, "{before} {full}");
    store.delete_table(&id("t")).await.expect("erased");
    let after = store.bytes().await.expect("counted");
    assert!(after <= before + 50_000, "{before} {full} {after}");
}

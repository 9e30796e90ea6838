//! Hearing of rows, of one's own and of other processes'.

use kernel::Seq;
use store::{Change, testkit::Postgres};

use crate::kit::{Location, fill, id, on_both, row, table};

on_both!(own_rows_are_heard_of);

async fn own_rows_are_heard_of(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    let mut watch = store.watch().await.expect("listening");
    fill(&store, "t", 2).await;
    assert!(store.append(row("t", 2)).await.is_err(), "a loser is no news");
    store.delete_table(&id("t")).await.expect("done");
    for seq in 1..=2 {
        assert_eq!(watch.next().await, Some(Change::Row { table: id("t"), seq: Seq(seq) }));
    }
    assert_eq!(watch.next().await, Some(Change::Gone(id("t"))));
}

#[tokio::test]
async fn rows_of_other_processes_are_heard_of() {
    let place = Location::postgres();
    let (one, other) = (place.open().await, place.open().await);
    let mut watch = one.watch().await.expect("listening");
    other.create_table(table("t")).await.expect("made");
    fill(&other, "t", 1).await;
    assert_eq!(watch.next().await, Some(Change::Row { table: id("t"), seq: Seq(1) }));
    // More rows in one commit than a notification can name.
    let names: Vec<String> = (0..150).map(|n| format!("{n:-<64}")).collect();
    for name in &names {
        other.create_table(table(name)).await.expect("made");
    }
    let mut tasks = tokio::task::JoinSet::new();
    for name in names.clone() {
        let other = other.clone();
        tasks.spawn(async move { other.append(row(&name, 1)).await.expect("stored") });
    }
    tasks.join_all().await;
    let mut heard = Vec::new();
    for _ in &names {
        match watch.next().await {
            Some(Change::Row { table, seq: Seq(1) }) => heard.push(table.to_string()),
            hint => panic!("{hint:?}"),
        }
    }
    heard.sort();
    let mut expected = names;
    expected.sort();
    assert_eq!(heard, expected);
}

#[tokio::test]
async fn who_did_not_listen_for_a_while_is_told_so() {
    let server = Postgres::start();
    let (one, other) = {
        let address = server.database();
        let open = || async { store::Store::open(&address).await.expect("it opens") };
        (open().await, open().await)
    };
    let mut watch = one.watch().await.expect("listening");
    other.create_table(table("t")).await.expect("made");
    server.crash();
    server.resume();
    assert_eq!(watch.next().await, Some(Change::Missed));
    fill(&other, "t", 1).await;
    assert_eq!(watch.next().await, Some(Change::Row { table: id("t"), seq: Seq(1) }));
}

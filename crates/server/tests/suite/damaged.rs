//! What lies in a damaged database: it is found, and what can be read of it is saved.

use std::path::Path;

use client::Link;
use protocol::Request;
use serde_json::json;
use server::{Examined, examine};
use store::{NewRow, Snapshot, Store, TableId};

use crate::world::{Table, World, config, serve};

pub(crate) fn name(table: &Table) -> TableId {
    table.id.parse().expect("a name")
}

async fn look(store: &Store, table: &Table) -> Examined {
    examine(store, &config().catalog, &name(table)).await.expect("examined")
}

pub(crate) fn mark(at: usize) -> Request {
    Request::game(format!("mark-{at}"), json!({"do": "mark", "at": at}))
}

/// A row that is none, after the last one.
pub(crate) async fn append(store: &Store, table: &Table, body: &str) {
    let seq = store.head(&name(table)).await.expect("the store").expect("a table").last.next();
    let (table, body) = (name(table), body.to_owned());
    let row = NewRow { table, seq, at: 1, request: None, body, amendments: vec![] };
    store.append(row).await.expect("stored");
}

/// Breaks the chain of pages in which a long row of these letters lies.
fn break_page(file: &Path, letter: u8) {
    let mut bytes = std::fs::read(file).expect("the file");
    let is_middle = |page: &[u8]| page[4..].iter().all(|byte| *byte == letter) && page[..4] != [0; 4];
    let page = bytes.chunks_mut(4096).find(|page| is_middle(page)).expect("a page of a long row");
    page[..4].fill(0xff);
    std::fs::write(file, bytes).expect("written");
}

#[tokio::test]
async fn a_snapshot_that_does_not_read_is_named() {
    let world = World::new().await;
    let (table, _seats) = world.diary().await;
    let seq = world.store.head(&name(&table)).await.expect("the store").expect("a table").last;
    assert_eq!(look(&world.store, &table).await.snapshot_fault, None);
    let snapshot = Snapshot { seq, bytes: b"{\"state\":\"geheim\"".to_vec() };
    let version = table::Table::SNAPSHOT_VERSION;
    world.store.save_snapshot(&name(&table), version, snapshot).await.expect("kept");
    let examined = look(&world.store, &table).await;
    assert_eq!((examined.fault, examined.sound_rows), (None, seq.0 + 1));
    let fault = examined.snapshot_fault.expect("it does not read");
    assert!(!fault.contains("geheim"), "{fault}");
}

#[tokio::test]
async fn what_can_be_read_of_a_damaged_database_plays_on() {
    let world = World::new().await;
    let mut tables = Vec::new();
    for n in 0..4 {
        let (table, seats) = world.diary().await;
        table.act(seats[0].key(), mark(n)).await;
        tables.push((table, seats[0].key().to_owned()));
    }
    world.handle.shutdown().await;
    let place = world.dir.path().join("t.db");
    let store = Store::open(&place.display().to_string()).await.expect("a store");
    let n_rows = store.head(&name(&tables[0].0)).await.expect("the store").expect("a table").last.0 + 1;
    // One that nobody can read, one whose page is broken, one that reads and does not fit.
    append(&store, &tables[1].0, "{").await;
    append(&store, &tables[2].0, &"Z".repeat(40_000)).await;
    append(&store, &tables[3].0, r#"{"seq":9999,"at":1,"by":0,"events":[]}"#).await;
    store.close().await;
    drop(store);
    break_page(&place, b'Z');

    let store = Store::open(&place.display().to_string()).await.expect("it opens");
    let mut sound = Vec::new();
    for (n, (table, _)) in tables.iter().enumerate() {
        let examined = look(&store, table).await;
        assert_eq!(examined.sound_rows, n_rows, "{n}: {examined:?}");
        assert_eq!(examined.fault.is_some(), n > 0, "{n}: {examined:?}");
        sound.push((name(table), examined.sound_rows));
    }
    assert!(store.free_bytes().is_some_and(|free| free > 0));
    let salvaged = world.dir.path().join("salvaged.backup");
    assert_eq!(store.salvage(&salvaged, &sound).await.expect("written"), Vec::<TableId>::new());
    let whole = world.dir.path().join("whole.db");
    let store = Store::restore(&whole.display().to_string(), &salvaged).await.expect("restored");
    for (table, _) in &tables {
        let examined = look(&store, table).await;
        assert_eq!((examined.sound_rows, examined.fault), (n_rows, None));
    }
    let (url, _handle) = serve(config(), store, "127.0.0.1:0").await;
    for (n, (table, key)) in tables.into_iter().enumerate() {
        let table = Table { link: Link { server: url.clone(), ..table.link }, ..table };
        table.act(&key, Request::game("on", json!({"do": "mark", "at": 7}))).await;
        let marks = table.view(&key).await["game"]["marks"].clone();
        assert_eq!((&marks[n], &marks[7]), (&json!(1), &json!(1)));
    }
}

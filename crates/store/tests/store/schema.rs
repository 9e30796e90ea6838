//! Databases of older releases open, those of newer ones say so.

use kernel::Seq;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use store::{Appended, Hash, NewRow, Snapshot, Store, StoreError};

use crate::kit::{Location, id, on_both, row};

on_both!(a_newer_schema_is_refused, a_foreign_schema_is_refused);

#[tokio::test]
async fn schema_1_opens_in_sqlite() {
    let place = Location::sqlite();
    run(&address(&place), include_str!("../fixtures/schema-1-sqlite.sql")).await;
    old_table_plays_on(&place).await;
}

#[tokio::test]
async fn schema_1_opens_in_postgres() {
    let place = Location::postgres();
    run(&place.address, include_str!("../fixtures/schema-1-postgres.sql")).await;
    old_table_plays_on(&place).await;
}

/// What `examples/make_fixture.rs` wrote.
async fn old_table_plays_on(place: &Location) {
    let store = place.open().await;
    let old = id("old-table");
    let rows = store.rows(&old, Seq(0), 100).await.expect("read");
    let text = |seq| format!("{{\"text\":\"ligne {seq}, l’été\\u0000\"}}");
    let bodies: Vec<&str> = rows.iter().map(|row| row.body.as_str()).collect();
    let expected = ["{\"game\":\"pactes\"}", &text(1), "struck", &text(3), &text(4), &text(5)];
    assert_eq!(bodies, expected);
    assert_eq!(store.request(&old, "request 3").await.expect("read"), Some(Seq(3)));
    assert_eq!(rows[4].request, None);
    assert_eq!(store.secret(&old).await.expect("read"), Some((0..32).collect()));
    assert_eq!(store.note("colour").await.expect("read"), Some("vert".into()));
    assert_eq!(store.credentials(&old).await.expect("read").len(), 2);
    let found = store.credential(Hash([1; 32])).await.expect("read").expect("an invitation");
    assert_eq!(
        (found.credential.kind.as_str(), found.credential.body.as_str()),
        ("invitation", "{\"seat\":1}")
    );
    let snapshot = Snapshot { seq: Seq(5), bytes: vec![1, 2, 3] };
    assert_eq!(store.snapshot(&old, 1).await.expect("read"), Some(snapshot.clone()));
    store.save_snapshot(&old, 2, Snapshot { seq: Seq(4), ..snapshot }).await.expect("left out");
    assert!(store.snapshot(&old, 2).await.expect("read").is_none(), "row 5 has erased something");
    let next = NewRow { table: old, ..row("old-table", 6) };
    assert_eq!(store.append(next).await.expect("stored"), Appended::Now);
}

async fn a_newer_schema_is_refused(place: Location) {
    place.open().await.close().await;
    run(
        &address(&place),
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         SELECT 9999, 'from the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
    )
    .await;
    let refused = Store::open(&place.address).await;
    assert!(matches!(refused, Err(StoreError::TooNew { found: 9999, known: 1.. })), "{refused:?}");
}

/// A migration that was released never changes.
async fn a_foreign_schema_is_refused(place: Location) {
    place.open().await.close().await;
    let empty = if place.address.starts_with("postgres") { "'\\x00'" } else { "x'00'" };
    run(&address(&place), &format!("UPDATE _sqlx_migrations SET checksum = {empty}")).await;
    let refused = Store::open(&place.address).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    let place = Location::sqlite();
    std::fs::write(&place.address, "a letter to a friend, quite long. ".repeat(100)).expect("written");
    let refused = Store::open(&place.address).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
    let nowhere = Store::open("/nowhere/at all/x.db").await;
    assert!(matches!(nowhere, Err(StoreError::Unavailable(_))), "{nowhere:?}");
    let nobody = Store::open("postgres://localhost/x?host=/nowhere").await;
    assert!(matches!(nobody, Err(StoreError::Unavailable(_))), "{nobody:?}");
}

fn address(place: &Location) -> String {
    if place.address.starts_with("postgres") {
        place.address.clone()
    } else {
        format!("sqlite://{}?mode=rwc", place.address.replace('?', "%3F").replace('#', "%23"))
    }
}

async fn run(address: &str, sql: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(address).await.expect("reachable");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("it runs");
    connection.close().await.expect("it closes");
}

//! Rows, requests, tables, snapshots, credentials.

use kernel::Seq;
use sqlx::{Connection as _, Executor as _};
use store::{
    Amendment, Appended, CommitFault, Hash, NewRow, Outage, Snapshot, Store, StoreError, StoredRow,
    TableCredential, TableHead,
};

use crate::kit::{Location, asked, bodies, credential, fill, id, is_conflict, on_both, row, table};

on_both!(
    rows_come_back_as_they_were,
    any_text_is_kept_exactly,
    the_key_decides_who_was_first,
    a_gap_is_a_conflict,
    a_duplicate_request_is_the_same_request,
    one_conflict_does_not_fail_its_group,
    credentials_are_kept_and_replaced,
    nothing_is_acknowledged_before_its_commit,
    a_failed_commit_leaves_no_trace,
    doubt_is_said,
    tables_are_listed_in_pages_and_by_idle_time,
    a_deleted_table_leaves_nothing,
    a_table_that_has_gone_on_is_not_deleted,
    a_snapshot_is_kept_by_version_and_never_goes_back,
    notes_are_written_once,
    what_does_not_fit_is_refused,
    a_closed_store_says_so,
    many_tasks_lose_nothing,
);

async fn rows_come_back_as_they_were(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    fill(&store, "t", 9).await;
    store.append(asked("r", row("t", 10))).await.expect("stored");
    store.close().await;

    let store = place.open().await;
    let page = store.rows(&id("t"), Seq(8), 2).await.expect("read");
    assert_eq!(page.iter().map(|row| row.seq.0).collect::<Vec<_>>(), [8, 9]);
    let rest = store.rows(&id("t"), Seq(10), 2).await.expect("read");
    let last = StoredRow { seq: Seq(10), at: 1010, request: Some("r".into()), body: "row 10".into() };
    assert_eq!(rest, [last]);
    let head = TableHead { made_at: 1000, last: Seq(10), last_at: 1010 };
    assert_eq!(store.head(&id("t")).await.expect("read"), Some(head));
    assert_eq!(store.head(&id("other")).await.expect("read"), None);
    assert_eq!(store.rows(&id("other"), Seq(0), 9).await.expect("read"), []);
    assert_eq!(store.secret(&id("t")).await.expect("read"), Some(vec![7; 32]));
    assert_eq!(store.secret(&id("other")).await.expect("read"), None);
}

async fn any_text_is_kept_exactly(place: Location) {
    let store = place.open().await;
    let odd = "\0 null, \u{1F600}, e\u{301}\u{202e}, \u{FFFF}, ' \" \\ $1 \r\n".repeat(2000);
    store.create_table(store::NewTableRecord { first_row: odd.clone(), ..table("t") }).await.expect("made");
    let request = "r\0'é".to_owned();
    let new = NewRow { body: odd.clone(), request: Some(request.clone()), ..row("t", 1) };
    store.append(new).await.expect("stored");
    assert_eq!(bodies(&store, "t").await, [odd.clone(), odd]);
    assert_eq!(store.request(&id("t"), &request).await.expect("read"), Some(Seq(1)));
}

async fn the_key_decides_who_was_first(place: Location) {
    // Two stores are two processes.
    let (one, other) = (place.open().await, place.open().await);
    one.create_table(table("t")).await.expect("made");
    for seq in 1..=20 {
        let mine = NewRow { body: "one".into(), ..row("t", seq) };
        let theirs = NewRow { body: "other".into(), ..row("t", seq) };
        let (mine, theirs) = tokio::join!(one.append(mine), other.append(theirs));
        assert!(is_conflict(&mine) != is_conflict(&theirs), "{mine:?} {theirs:?}");
        let body = if mine.is_ok() { "one" } else { "other" };
        let stored = one.rows(&id("t"), Seq(seq), 9).await.expect("read");
        assert_eq!(stored.iter().map(|row| row.body.as_str()).collect::<Vec<_>>(), [body]);
    }
}

async fn a_gap_is_a_conflict(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    assert!(is_conflict(&store.append(row("t", 2)).await));
    assert!(is_conflict(&store.append(row("t", 0)).await));
    let nowhere = store.append(row("nowhere", 1)).await;
    assert!(matches!(nowhere, Err(StoreError::NoSuchTable(table)) if table == id("nowhere")));
    assert!(matches!(store.create_table(table("t")).await, Err(StoreError::TableExists(_))));
    assert_eq!(bodies(&store, "t").await, ["{}"]);
}

async fn a_duplicate_request_is_the_same_request(place: Location) {
    let (one, other) = (place.open().await, place.open().await);
    one.create_table(table("t")).await.expect("made");
    one.create_table(table("u")).await.expect("made");
    assert_eq!(one.append(asked("r", row("t", 1))).await.expect("stored"), Appended::Now);
    // The same number, the next one, one far ahead: whatever the client believes.
    for seq in [1, 2, 9] {
        let again = other.append(asked("r", row("t", seq))).await;
        assert_eq!(again.expect("known"), Appended::Before(Seq(1)));
    }
    let mut with = asked("r", row("t", 2));
    with.amendments = vec![Amendment::Erase { seq: Seq(1), body: "struck".into() }];
    assert_eq!(one.append(with).await.expect("known"), Appended::Before(Seq(1)));
    assert_eq!(bodies(&one, "t").await, ["{}", "row 1"], "nothing has changed");
    assert_eq!(one.append(asked("r", row("u", 1))).await.expect("stored"), Appended::Now, "another table");
    assert_eq!(one.request(&id("t"), "r").await.expect("read"), Some(Seq(1)));
    assert_eq!(one.request(&id("t"), "s").await.expect("read"), None);
}

async fn one_conflict_does_not_fail_its_group(place: Location) {
    let store = place.open().await;
    for name in ["a", "b", "c", "d"] {
        store.create_table(table(name)).await.expect("made");
    }
    store.append(asked("r", row("c", 1))).await.expect("stored");
    let commits = store.stats().commits;
    // The first commit is held; what queues up behind it is one group.
    store.faults().hold();
    let first = tokio::spawn({
        let store = store.clone();
        async move { store.append(row("d", 1)).await }
    });
    store.faults().holding().await;
    let strike = vec![Amendment::Erase { seq: Seq(0), body: "struck".into() }];
    let group = async {
        tokio::join!(
            store.append(row("a", 1)),
            store.append(row("a", 2)),
            store.append(row("b", 5)),
            store.append(asked("r", row("c", 2))),
            store.append(row("c", 2)),
            store.append(row("nowhere", 1)),
            store.append(NewRow { amendments: strike.clone(), ..row("b", 7) }),
            store.append(NewRow { amendments: strike.clone(), ..row("b", 1) }),
            store.create_table(table("a")),
            store.create_table(table("e")),
            store.append(row("b", 2)),
        )
    };
    let release = async {
        while store.stats().waiting < 11 {
            tokio::task::yield_now().await;
        }
        store.faults().release();
    };
    let (group, ()) = tokio::join!(group, release);
    assert_eq!(first.await.expect("no panic").expect("stored"), Appended::Now);
    assert_eq!(store.stats().commits, commits + 2, "one group");
    assert_eq!(group.0.expect("stored"), Appended::Now);
    assert_eq!(group.1.expect("stored"), Appended::Now, "two rows of one table");
    assert!(is_conflict(&group.2));
    assert_eq!(group.3.expect("known"), Appended::Before(Seq(1)));
    assert_eq!(group.4.expect("stored"), Appended::Now);
    assert!(matches!(group.5, Err(StoreError::NoSuchTable(_))));
    assert!(is_conflict(&group.6));
    assert_eq!(group.7.expect("stored"), Appended::Now);
    assert!(matches!(group.8, Err(StoreError::TableExists(_))));
    group.9.expect("made");
    assert_eq!(group.10.expect("stored"), Appended::Now, "after a row with more in it");
    assert_eq!(bodies(&store, "b").await, ["struck", "row 1", "row 2"]);
}

async fn credentials_are_kept_and_replaced(place: Location) {
    let store = place.open().await;
    let first = credential(1, "invitation", "\0 seat 2");
    let new = store::NewTableRecord { credentials: vec![first.clone()], ..table("t") };
    store.create_table(new).await.expect("made");
    let found = store.credential(first.hash).await.expect("read");
    assert_eq!(found, Some(TableCredential { table: id("t"), credential: first.clone() }));
    store.keep_credential(&id("t"), credential(3, "seat", "3")).await.expect("kept");
    store.keep_credential(&id("t"), credential(3, "seat", "4")).await.expect("kept");
    let kept = store.credentials(&id("t")).await.expect("read");
    assert_eq!(kept, [first.clone(), credential(3, "seat", "4")]);
    let nowhere = store.keep_credential(&id("nowhere"), first).await;
    assert!(matches!(nowhere, Err(StoreError::NoSuchTable(_))));
}

async fn nothing_is_acknowledged_before_its_commit(place: Location) {
    let (store, other) = (place.open().await, place.open().await);
    store.create_table(table("t")).await.expect("made");
    let mut watch = store.watch().await.expect("listening");
    store.faults().hold();
    let append = tokio::spawn({
        let store = store.clone();
        async move { store.append(row("t", 1)).await }
    });
    store.faults().holding().await;
    assert_eq!(bodies(&store, "t").await, ["{}"]);
    assert_eq!(bodies(&other, "t").await, ["{}"]);
    assert!(!append.is_finished());
    let told = tokio::time::timeout(std::time::Duration::from_millis(50), watch.next()).await;
    assert!(told.is_err(), "{told:?}");
    store.faults().release();
    assert_eq!(append.await.expect("no panic").expect("stored"), Appended::Now);
    assert_eq!(bodies(&other, "t").await, ["{}", "row 1"]);
    assert_eq!(watch.next().await, Some(store::Change::Row { table: id("t"), seq: Seq(1) }));
}

async fn a_failed_commit_leaves_no_trace(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    store.faults().next(CommitFault::Fails, 2);
    for _ in 0..2 {
        let failed = store.append(asked("r", row("t", 1))).await;
        assert!(matches!(failed, Err(StoreError::Unavailable(Outage::Staged))), "{failed:?}");
    }
    assert_eq!(bodies(&store, "t").await, ["{}"]);
    assert_eq!(store.append(asked("r", row("t", 1))).await.expect("stored"), Appended::Now);
    store.ping().await.expect("well again");
}

async fn doubt_is_said(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    store.faults().next(CommitFault::Vanishes, 1);
    store.faults().next(CommitFault::Mute, 1);
    for _ in 0..2 {
        let failed = store.append(asked("r", row("t", 1))).await;
        assert!(matches!(failed, Err(StoreError::InDoubt(_))), "{failed:?}");
    }
    assert_eq!(store.append(asked("r", row("t", 1))).await.expect("known"), Appended::Before(Seq(1)));
    assert_eq!(bodies(&store, "t").await, ["{}", "row 1"]);
}

async fn tables_are_listed_in_pages_and_by_idle_time(place: Location) {
    let store = place.open().await;
    for n in 0..25 {
        store.create_table(table(&format!("t{n:02}"))).await.expect("made");
    }
    fill(&store, "t03", 5).await;
    assert_eq!(store.n_tables().await.expect("read"), 25);
    let mut seen = Vec::new();
    loop {
        let page = store.tables(seen.last(), None, 10).await.expect("read");
        seen.extend(page.iter().map(|summary| summary.id.clone()));
        if page.len() < 10 {
            break;
        }
    }
    assert_eq!(seen, (0..25).map(|n| id(&format!("t{n:02}"))).collect::<Vec<_>>());
    let idle = store.tables(None, Some(1001), 100).await.expect("read");
    assert_eq!(idle.len(), 24);
    let busy = store.tables(Some(&id("t02")), Some(1006), 1).await.expect("read");
    assert_eq!((busy[0].id.clone(), busy[0].head.last), (id("t03"), Seq(5)));
}

async fn a_table_that_has_gone_on_is_not_deleted(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    fill(&store, "t", 3).await;
    assert!(!store.delete_table_at(&id("t"), Seq(2)).await.expect("asked"), "there is a row 3");
    assert!(!store.delete_table_at(&id("other"), Seq(0)).await.expect("asked"));
    assert_eq!(bodies(&store, "t").await.len(), 4);
    assert!(store.delete_table_at(&id("t"), Seq(3)).await.expect("done"));
    assert_eq!(store.head(&id("t")).await.expect("read"), None);
    // An append and a deletion at once: one of them is first, and neither leaves half a table.
    for round in 0..20 {
        let name = format!("u{round}");
        store.create_table(table(&name)).await.expect("made");
        let table = id(&name);
        let (deleted, appended) =
            tokio::join!(store.delete_table_at(&table, Seq(0)), store.append(row(&name, 1)));
        let n_rows = bodies(&store, &name).await.len();
        match (deleted.expect("asked"), appended) {
            (true, Err(StoreError::NoSuchTable(_))) => assert_eq!(n_rows, 0),
            (false, Ok(Appended::Now)) => assert_eq!(n_rows, 2),
            other => panic!("{other:?}"),
        }
    }
}

async fn a_deleted_table_leaves_nothing(place: Location) {
    let store = place.open().await;
    let with = store::NewTableRecord { credentials: vec![credential(1, "host", "")], ..table("t") };
    store.create_table(with).await.expect("made");
    fill(&store, "t", 3).await;
    store.save_snapshot(&id("t"), 1, Snapshot { seq: Seq(3), bytes: vec![1] }).await.expect("kept");
    assert!(store.delete_table(&id("t")).await.expect("done"));
    assert!(!store.delete_table(&id("t")).await.expect("done"));
    assert_eq!(store.head(&id("t")).await.expect("read"), None);
    assert_eq!(store.secret(&id("t")).await.expect("read"), None);
    assert_eq!(store.credential(Hash([1; 32])).await.expect("read"), None);
    assert!(matches!(store.append(row("t", 4)).await, Err(StoreError::NoSuchTable(_))));
    store.save_snapshot(&id("t"), 1, Snapshot { seq: Seq(3), bytes: vec![1] }).await.expect("left out");
    store.create_table(table("t")).await.expect("made again");
    assert_eq!(bodies(&store, "t").await, ["{}"]);
    assert_eq!(store.snapshot(&id("t"), 1).await.expect("read"), None);
}

async fn a_snapshot_is_kept_by_version_and_never_goes_back(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    let snapshot = |seq, byte| Snapshot { seq: Seq(seq), bytes: vec![byte, 0, 255] };
    assert_eq!(store.snapshot(&id("t"), 1).await.expect("read"), None);
    store.save_snapshot(&id("t"), 1, snapshot(5, 1)).await.expect("kept");
    store.save_snapshot(&id("t"), 1, snapshot(4, 2)).await.expect("left out");
    assert_eq!(store.snapshot(&id("t"), 1).await.expect("read"), Some(snapshot(5, 1)));
    assert_eq!(store.snapshot(&id("t"), 2).await.expect("read"), None, "another form of state");
    store.save_snapshot(&id("t"), 2, snapshot(3, 3)).await.expect("kept");
    assert_eq!(store.snapshot(&id("t"), 2).await.expect("read"), Some(snapshot(3, 3)));
    assert_eq!(store.snapshot(&id("t"), 1).await.expect("read"), None);
}

async fn notes_are_written_once(place: Location) {
    let (one, other) = (place.open().await, place.open().await);
    assert_eq!(one.instance(), other.instance());
    assert_eq!(one.instance().len(), 32);
    assert_eq!(one.note("colour").await.expect("read"), None);
    let (a, b) = tokio::join!(one.note_once("colour", "red"), other.note_once("colour", "blue"));
    let (a, b) = (a.expect("noted"), b.expect("noted"));
    assert_eq!(a, b);
    assert_eq!(one.note("colour").await.expect("read"), Some(a));
}

async fn what_does_not_fit_is_refused(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    let long = asked(&"r".repeat(201), row("t", 1));
    let late = NewRow { at: u64::MAX, ..row("t", 1) };
    let ahead =
        NewRow { amendments: vec![Amendment::Erase { seq: Seq(1), body: String::new() }], ..row("t", 1) };
    let far = NewRow { seq: Seq(u64::MAX), ..row("t", 1) };
    for bad in [long, late, ahead, far] {
        assert!(matches!(store.append(bad).await, Err(StoreError::Misfit(_))));
    }
    let kind = store.keep_credential(&id("t"), credential(1, &"k".repeat(101), "")).await;
    assert!(matches!(kind, Err(StoreError::Misfit(_))));
    assert_eq!(bodies(&store, "t").await, ["{}"]);
}

async fn a_closed_store_says_so(place: Location) {
    let store = place.open().await;
    let mut watch = store.watch().await.expect("listening");
    store.create_table(table("t")).await.expect("made");
    store.close().await;
    store.close().await;
    let closed = |error| matches!(error, StoreError::Unavailable(Outage::Closed));
    assert!(store.append(row("t", 1)).await.is_err_and(closed));
    assert!(store.head(&id("t")).await.is_err_and(closed));
    assert!(store.ping().await.is_err_and(closed));
    assert!(store.watch().await.is_err_and(closed));
    assert_eq!(watch.next().await, None);
    assert_eq!(bodies(&place.open().await, "t").await, ["{}"]);
}

/// More tasks than the queue has places, with failures in between; each is told the truth.
async fn many_tasks_lose_nothing(place: Location) {
    const TABLES: u64 = 40;
    const ROWS: u64 = 40;
    let store = place.open().await;
    store.faults().every(7, CommitFault::Fails);
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..TABLES {
        tasks.spawn(play(store.clone(), format!("t{n}"), ROWS));
    }
    tasks.join_all().await;
    store.faults().every(0, CommitFault::Fails);
    for n in 0..TABLES {
        let rows: Vec<String> = (1..=ROWS).map(|seq| format!("row {seq}")).collect();
        assert_eq!(bodies(&store, &format!("t{n}")).await[1..], rows);
    }
    let stats = store.stats();
    assert!(stats.failures > 0 && stats.commits < TABLES * ROWS / 2, "{stats:?}");
}

async fn play(store: Store, name: String, n_rows: u64) {
    while store.create_table(table(&name)).await.is_err() {}
    for seq in 1..=n_rows {
        while let Err(error) = store.append(row(&name, seq)).await {
            assert!(matches!(error, StoreError::Unavailable(Outage::Staged)), "{error}");
        }
    }
}

/// A table that is deleted by another process while a row is on its way.
#[tokio::test]
async fn a_row_of_a_table_that_is_being_deleted_is_refused() {
    let place = Location::postgres();
    let store = place.open().await;
    for name in ["t", "u"] {
        store.create_table(table(name)).await.expect("made");
    }
    let mut other = sqlx::PgConnection::connect(&place.address).await.expect("reachable");
    other.execute("BEGIN; DELETE FROM tables WHERE id = 't'").await.expect("done");
    let (doomed, fine, ()) = tokio::join!(store.append(row("t", 1)), store.append(row("u", 1)), async {
        let waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'
             AND datname = current_database()";
        while other.fetch_optional(waiting).await.expect("read").is_none() {}
        other.execute("COMMIT").await.expect("done");
    });
    assert!(matches!(doomed, Err(StoreError::NoSuchTable(_))), "{doomed:?}");
    assert_eq!(fine.expect("stored"), Appended::Now);
}

/// Two processes that take the same locks in opposite orders.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_do_not_stay_in_each_others_way() {
    let place = Location::postgres();
    let stores = [place.open().await, place.open().await];
    let names: Vec<String> = (0..12).map(|n| format!("t{n}")).collect();
    for name in &names {
        stores[0].create_table(table(name)).await.expect("made");
    }
    let mut players = tokio::task::JoinSet::new();
    for (n, store) in stores.iter().enumerate() {
        for name in names.clone() {
            let store = store.clone();
            players.spawn(async move {
                let mut seq = 1;
                while seq <= 30 {
                    let request = format!("{n} {seq}");
                    // A credential that all of them write, so that commits depend on each other.
                    let shared = credential(seq as u8 % 3, "seat", "0");
                    let table = id(&name);
                    let new = asked(&request, row(&name, seq));
                    let (kept, stored) =
                        tokio::join!(store.keep_credential(&table, shared), store.append(new));
                    assert!(
                        matches!(kept, Ok(()) | Err(StoreError::Unavailable(Outage::Locked))),
                        "{kept:?}"
                    );
                    match stored {
                        Ok(_) | Err(StoreError::Conflict { .. }) => seq += 1,
                        Err(StoreError::Unavailable(Outage::Locked)) => (),
                        Err(error) => panic!("{error}"),
                    }
                }
            });
        }
    }
    players.join_all().await;
    for name in &names {
        assert_eq!(bodies(&stores[0], name).await.len(), 31);
    }
}

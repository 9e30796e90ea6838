//! A store that delays and fails on purpose: nothing is told before it is stored.

use std::time::Duration;

use client::{Joined, Update};
use protocol::{FailureKind, Request};
use serde_json::json;
use store::CommitFault;
use table::Action;

use crate::world::{Table, World, ask, config, mark, next, reach};

/// A row or an answer that comes within a moment; who came or went does not count.
async fn hears(joined: &mut Joined) -> Option<Update> {
    loop {
        let update = tokio::time::timeout(Duration::from_millis(150), joined.next()).await.ok()?.ok()?;
        if !matches!(update, Update::Present(_) | Update::Full(_)) {
            return Some(update);
        }
    }
}

async fn quiet(seats: &mut [Joined]) {
    for seat in seats {
        while hears(seat).await.is_some() {}
    }
}

#[tokio::test]
async fn nothing_leaves_before_its_commit() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    quiet(&mut seats).await;
    let before = seats[0].seq.expect("known").0;
    let faults = world.store.faults();
    faults.hold();
    let id = seats[0].ask(mark(1)).await;
    faults.holding().await;
    for seat in &mut seats {
        assert!(hears(seat).await.is_none(), "neither row nor answer");
    }
    faults.release();
    reach(&mut seats[2], before + 1).await;
    loop {
        if let Update::Accepted(accepted) = next(&mut seats[0]).await {
            assert_eq!(accepted.request, id);
            break;
        }
    }
    drop(table);
}

#[tokio::test]
async fn a_failed_commit_leaves_no_trace() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    quiet(&mut seats).await;
    let before = seats[0].seq.expect("known");
    let view = table.view(seats[0].key()).await;
    for fault in [CommitFault::Fails, CommitFault::Vanishes] {
        world.store.faults().next(fault, 1);
        let answer = table.try_act(seats[0].key(), Request::game("lost", json!({"do": "roll"}))).await;
        assert_eq!(answer.status, 503);
        assert_eq!(String::from_utf8_lossy(&answer.body), r#"{"error":{"kind":"unavailable"}}"#);
        assert!(hears(&mut seats[1]).await.is_none());
        assert_eq!(table.view(seats[0].key()).await, view);
    }
    let again = table.act(seats[0].key(), Request::game("lost", json!({"do": "roll"}))).await;
    assert_eq!(again.seq, Some(before.next()), "the number was not used up");
}

#[tokio::test]
async fn a_commit_that_nobody_heard_of_is_found_and_told() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    quiet(&mut seats).await;
    let before = seats[0].seq.expect("known");
    world.store.faults().next(CommitFault::Mute, 1);
    let done = ask(&mut seats[0], mark(5)).await.expect("it was stored after all");
    assert_eq!(done.seq, Some(before.next()));
    reach(&mut seats[1], before.0 + 1).await;
    assert_eq!(seats[1].view, table.view(seats[1].key()).await);
    ask(&mut seats[1], mark(6)).await.expect("the game goes on");
}

#[tokio::test]
async fn whatever_fails_every_accepted_action_is_there_once() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    let mut n_accepted = 0;
    for (n, fault) in [CommitFault::Fails, CommitFault::Vanishes, CommitFault::Mute].into_iter().enumerate() {
        world.store.faults().every(3, fault);
        for k in 0..12 {
            let act = Request::game(format!("{n}-{k}"), json!({"do": "mark", "at": 2}));
            // As any client: the same request again until there is an answer.
            while table.try_act(seats[k % 3].key(), act.clone()).await.status != 200 {}
            n_accepted += 1;
        }
    }
    world.store.faults().every(0, CommitFault::Fails);
    assert_eq!(table.view(seats[0].key()).await["game"]["marks"][2], n_accepted);
    while seats[0].seq.is_none() {
        next(&mut seats[0]).await;
    }
    let now: serde_json::Value = table.get(seats[0].key(), "").await.json().expect("a view");
    reach(&mut seats[0], now["seq"].as_u64().expect("a number")).await;
    assert_eq!(seats[0].view, table.view(seats[0].key()).await);
}

#[tokio::test]
async fn without_a_store_the_state_is_clear() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    world.store.faults().next(CommitFault::Fails, 2);
    let refused = table.try_act(seats[0].key(), Request::table("s", Action::Say { text: "?".into() })).await;
    assert!(
        matches!(refused.json::<()>(), Err(client::ClientError::Failure(failure)) if failure.kind == FailureKind::Unavailable)
    );
    assert_eq!(table.get(seats[0].key(), "").await.status, 200, "reading goes on");
    let metrics = String::from_utf8(world.get("/metrics").await.body).expect("text");
    assert!(metrics.contains("tablee_failures_total{kind=\"unavailable\"} 1\n"), "{metrics}");
    assert_eq!(world.get("/healthz").await.status, 503);
    assert_eq!(world.get("/healthz").await.status, 200, "and ends by itself");
}

/// The host proposes to delete, and all but the last have consented.
async fn nearly_deleted(world: &World) -> (Table, Vec<Joined>, Request) {
    let (table, mut seats) = world.diary().await;
    next(&mut seats[0]).await;
    let motion = table.act(&table.host, Request::table("d", Action::Delete)).await.seq.expect("a row");
    let consent = Request::table("c", Action::Consent { motion });
    for seat in &seats[..2] {
        table.act(seat.key(), consent.clone()).await;
    }
    (table, seats, consent)
}

#[tokio::test]
async fn deleting_is_one_commit_wholly_or_not_at_all() {
    let world = World::new().await;
    for fault in [None, Some(CommitFault::Mute)] {
        let (table, mut seats, consent) = nearly_deleted(&world).await;
        let name = table.id.parse().expect("a name");
        world.store.faults().next(CommitFault::Fails, 1);
        assert_eq!(table.try_act(seats[2].key(), consent.clone()).await.status, 503);
        world.store.faults().next(CommitFault::Vanishes, 1);
        assert_eq!(table.try_act(seats[2].key(), consent.clone()).await.status, 503);
        assert_eq!(table.view(seats[2].key()).await["table"]["motions"][0]["motion"], "delete");
        if let Some(fault) = fault {
            world.store.faults().next(fault, 1);
        }
        let before = world.store.stats().commits;
        assert_eq!(table.try_act(seats[2].key(), consent).await.status, 200);
        // A process killed between two commits would leave a whole table behind.
        let n_commits = world.store.stats().commits - before;
        assert_eq!(n_commits, u64::from(fault.is_none()), "a muted commit is not counted");
        assert_eq!(world.store.head(&name).await.expect("the store"), None);
        loop {
            if let Update::Over(why) = next(&mut seats[0]).await {
                assert_eq!(why, protocol::ByeReason::Gone);
                break;
            }
        }
        assert_eq!(table.get(seats[0].key(), "").await.status, 404);
    }
}

#[tokio::test]
async fn a_deletion_that_nobody_heard_of_takes_the_table_off_the_list() {
    let world = World::new().await;
    let table = world.make(json!({"game": "diary", "seats": 3, "settings": {"listed": true}})).await;
    let ana = Joined::sit(&table.link, "Ana", None, None).await.expect("a seat");
    let listed = async || world.get("/api/tables").await.json::<protocol::Listing>().expect("a list").listed;
    let motion = table.act(&table.host, Request::table("d", Action::Delete)).await.seq.expect("a row");
    assert_eq!(listed().await.len(), 1);
    world.store.faults().next(CommitFault::Mute, 1);
    let consent = Request::table("c", Action::Consent { motion });
    assert_eq!(table.try_act(ana.key(), consent).await.status, 200);
    assert!(listed().await.is_empty(), "it is gone");
}

#[tokio::test]
async fn an_export_of_a_table_that_goes_away_meanwhile_is_none() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let name: store::TableId = table.id.parse().expect("a name");
    let mut export =
        server::export_table(&world.store, &name, kernel::Viewer::Public).await.expect("it begins");
    let last = world.store.head(&name).await.expect("the store").expect("a table").last;
    assert!(world.store.delete_table_at(&name, last).await.expect("the store"));
    assert!(matches!(export.page().await, Err(server::ExportError::NoSuchTable)));
    assert!(matches!(export.page().await, Ok(None)), "nothing more comes");
    drop(seats);
}

#[tokio::test]
async fn a_deletion_that_an_earlier_release_did_not_finish_is_finished() {
    let world = World::with(server::Config { idle: Duration::from_millis(40), ..config() }).await;
    let (table, seats) = world.diary().await;
    let keys: Vec<String> = seats.iter().map(|seat| seat.key().to_owned()).collect();
    drop(seats);
    while world.handle.n_loaded() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let name: store::TableId = table.id.parse().expect("a name");
    let seq = world.store.head(&name).await.expect("the store").expect("a table").last.next();
    let body = json!({"seq": seq, "at": 1, "by": "house", "events": ["deleted"]}).to_string();
    let row = store::NewRow { table: name.clone(), seq, at: 1, request: None, body, amendments: vec![] };
    world.store.append(row).await.expect("stored");
    assert_eq!(table.get(&keys[0], "").await.status, 404);
    assert_eq!(world.store.head(&name).await.expect("the store"), None);
}

#[tokio::test]
async fn a_key_lost_in_a_doubtful_commit_shows_nothing_more() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    quiet(&mut seats).await;
    let moving = table.act(seats[0].key(), Request::table("m", Action::MoveSeat)).await;
    quiet(&mut seats).await;
    world.store.faults().next(CommitFault::Mute, 1);
    let arrive = json!({"request": "a", "link": moving.key.expect("shown once")});
    let arrived = client::request("POST", &table.link.api("/claim"), &[], Some(&arrive)).await;
    let seated: protocol::Seated = arrived.expect("an answer").json().expect("a seat");
    // That it was moving nobody else knew: the seat counts one row more than whoever looks on.
    let now: serde_json::Value = table.get(&seated.key.0, "").await.json().expect("a view");
    assert_eq!(now["seq"], seated.seq.0, "counted as the seat counts");
    loop {
        match next(&mut seats[0]).await {
            Update::Over(why) => {
                assert_eq!(why, protocol::ByeReason::NoKey);
                break;
            }
            Update::Present(_) => {}
            other => panic!("the old key is shown {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_full_disk_shows_before_anybody_loses_an_action() {
    let world = World::new().await;
    world.store.faults().room(1);
    // A commit that has just succeeded counts for a moment.
    while world.get("/healthz").await.status == 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(world.get("/healthz").await.status, 503);
    assert_eq!(world.get("/livez").await.status, 200, "the process is well");
}

#[tokio::test]
async fn a_damaged_table_says_that_it_is_and_the_others_go_on() {
    let world = World::with(server::Config { idle: Duration::from_millis(40), ..config() }).await;
    let (table, seats) = world.diary().await;
    let key = seats[0].key().to_owned();
    drop(seats);
    while world.handle.n_loaded() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let name: store::TableId = table.id.parse().expect("a name");
    let seq = world.store.head(&name).await.expect("the store").expect("a table").last.next();
    let row = store::NewRow { table: name, seq, at: 1, request: None, body: "{".into(), amendments: vec![] };
    world.store.append(row).await.expect("stored");
    let answer = table.get(&key, "").await;
    assert_eq!(answer.status, 500);
    assert_eq!(String::from_utf8_lossy(&answer.body), r#"{"error":{"kind":"damaged"}}"#);
    let (other, seats) = world.diary().await;
    assert_eq!(other.get(seats[0].key(), "").await.status, 200);
}

//! Two servers over one PostgreSQL database.

use std::time::{Duration, Instant};

use client::{Joined, Link, Update, request};
use protocol::{ByeReason, Request};
use serde_json::json;
use server::Config;
use sqlx::{Connection as _, Executor as _};
use store::{Store, testkit::Postgres};
use table::Action;

use crate::world::{Table, World, ask, config, make, mark, next, reach, serve};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_serve_one_table() {
    let url = Postgres::shared().database();
    let (first, _one) = serve(config(), Store::open(&url).await.expect("a store"), "127.0.0.1:0").await;
    let (second, _two) = serve(config(), Store::open(&url).await.expect("a store"), "127.0.0.1:0").await;
    let table = make(&first, json!({"game": "diary", "seats": 3})).await;
    let mut seats = table.fill(&[("Ana", "ink"), ("Bob", "pen"), ("Cleo", "pen")]).await;
    let there = Link { server: second.clone(), ..table.link.clone() };
    let mut bob = Joined::with_key(&there, seats[1].seat(), seats[1].key().to_owned());
    next(&mut bob).await;
    // Each hears of the other's rows, and each writes over the other's.
    for n in 0..6 {
        let done = ask(&mut seats[0], mark(n)).await.expect("done");
        reach(&mut bob, done.seq.expect("a row").0).await;
        let done = ask(&mut bob, mark(n)).await.expect("done");
        reach(&mut seats[0], done.seq.expect("a row").0).await;
    }
    assert_eq!(bob.view["game"]["marks"], json!([2, 2, 2, 2, 2, 2, 0, 0]));
    assert_eq!(seats[0].view["game"], table.view(seats[0].key()).await["game"]);
    // What comes from the other is folded onto what is in memory. A log is read from its beginning when a server first
    // hears of the table, which two callers may do at once; never for each of the rows.
    for url in [&first, &second] {
        let metrics = request("GET", &format!("{url}/metrics"), &[], None::<&()>).await.expect("an answer");
        let text = String::from_utf8(metrics.body).expect("text");
        let replays = text.lines().find_map(|line| line.strip_prefix("tablee_replays_total "));
        let replays: u32 = replays.and_then(|n| n.parse().ok()).expect("a number");
        assert!(replays <= 2, "{text}");
    }
    // A race: both act at once, again and again; every action is there once.
    let racing = |mut joined: Joined| async move {
        for _ in 0..20 {
            ask(&mut joined, mark(7)).await.expect("done");
        }
        joined
    };
    let cleo = seats.pop().expect("Cleo");
    let (cleo, bob) = tokio::join!(racing(cleo), racing(bob));
    assert_eq!(table.view(cleo.key()).await["game"]["marks"][7], 40);
    drop(bob);
    table.act(&table.host, Request::table("p", Action::Pause)).await;
}

/// A machine whose clock is an hour ahead.
fn an_hour_ahead() -> u64 {
    let clock = Config::default().wall_clock;
    clock() + 3_600_000
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_whose_clock_is_wrong_decides_nothing() {
    let url = Postgres::shared().database();
    let wrong = Config { wall_clock: an_hour_ahead, ..config() };
    let (first, _one) = serve(config(), Store::open(&url).await.expect("a store"), "127.0.0.1:0").await;
    let (second, _two) = serve(wrong, Store::open(&url).await.expect("a store"), "127.0.0.1:0").await;
    let table = make(&first, json!({"game": "diary", "seats": 3})).await;
    let seats = table.fill(&[("Ana", "ink"), ("Bob", "pen"), ("Cleo", "pen")]).await;
    // A link that works for a quarter of an hour works at the other, too.
    let moving = table.act(seats[0].key(), Request::table("m", Action::MoveSeat)).await;
    let arrive = json!({"request": "a", "link": moving.key.expect("shown once")});
    let there = Link { server: second, ..table.link.clone() };
    let arrived = request("POST", &there.api("/claim"), &[], Some(&arrive)).await.expect("an answer");
    assert_eq!(arrived.status, 200, "{}", String::from_utf8_lossy(&arrived.body));
    // What it writes has the time of all: no row is an hour after the one before.
    let store = Store::open(&url).await.expect("a store");
    let id = table.id.parse().expect("a name");
    let rows = store.rows(&id, kernel::Seq(0), 100).await.expect("rows");
    let gaps = rows.windows(2).map(|pair| pair[1].at.abs_diff(pair[0].at));
    assert!(gaps.max().is_some_and(|gap| gap < 3_600_000 / 2));
}

async fn node(url: &str) -> World {
    let dir = tempfile::tempdir().expect("a directory");
    let store = Store::open(url).await.expect("a store");
    let (url, handle) = serve(config(), store.clone(), "127.0.0.1:0").await;
    World { url, handle, store, dir }
}

/// Somebody who sits at a table looks at it through another node.
async fn through(node: &World, table: &Table, seat: &Joined) -> Joined {
    let there = Link { server: node.url.clone(), ..table.link.clone() };
    let mut joined = Joined::with_key(&there, seat.seat(), seat.key().to_owned());
    while joined.seq.is_none() {
        next(&mut joined).await;
    }
    joined
}

async fn in_database(url: &str, statement: &'static str) {
    let mut connection = sqlx::PgConnection::connect(url).await.expect("reachable");
    connection.execute(statement).await.expect("done");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_read_is_not_gone() {
    let url = Postgres::shared().database();
    let node = node(&url).await;
    let (table, mut seats) = node.diary().await;
    while seats[0].seq.is_none() {
        next(&mut seats[0]).await;
    }
    // Something that another process did cannot be read.
    in_database(&url, "ALTER TABLE log RENAME COLUMN body TO away").await;
    let mut connection = sqlx::PgConnection::connect(&url).await.expect("reachable");
    let gone = sqlx::query("SELECT pg_notify('tablee_log', $1)").bind(format!("{} gone", table.id));
    gone.execute(&mut connection).await.expect("told");
    let quiet = tokio::time::sleep(Duration::from_secs(1));
    tokio::pin!(quiet);
    loop {
        tokio::select! {
            () = &mut quiet => break,
            update = next(&mut seats[0]) => assert!(!matches!(update, Update::Over(_)), "{update:?}"),
        }
    }
    in_database(&url, "ALTER TABLE log RENAME COLUMN away TO body").await;
    let done = ask(&mut seats[1], mark(1)).await.expect("play goes on");
    reach(&mut seats[0], done.seq.expect("a row").0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_erased_elsewhere_is_forgotten() {
    let url = Postgres::shared().database();
    let (one, other) = (node(&url).await, node(&url).await);
    let (table, seats) = one.diary().await;
    let mut bob = through(&other, &table, &seats[1]).await;
    one.store.delete_table(&table.id.parse().expect("a name")).await.expect("erased");
    loop {
        if let Update::Over(why) = next(&mut bob).await {
            assert_eq!(why, ByeReason::Gone);
            break;
        }
    }
    // Nobody looks at it there any more, and it is erased once more: it was not put back.
    let (second, seats) = one.diary().await;
    drop(through(&other, &second, &seats[0]).await);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let before = other.handle.n_loaded();
    one.store.delete_table(&second.id.parse().expect("a name")).await.expect("erased");
    let forgotten = async {
        while other.handle.n_loaded() >= before {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), forgotten).await.expect("it leaves memory");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_database_reading_goes_on_from_memory() {
    let server = Postgres::start();
    let node = node(&server.database()).await;
    let (table, mut seats) = node.diary().await;
    let view = table.view(seats[0].key()).await;
    server.crash();
    let start = Instant::now();
    for what in ["", "?since=1", "/choices"] {
        let answer = table.get(seats[0].key(), what).await;
        assert_eq!(answer.status, 200, "{what}: {}", String::from_utf8_lossy(&answer.body));
    }
    assert_eq!(table.view(seats[0].key()).await, view);
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    // A socket opens, and whoever leaves has left.
    let bob = through(&node, &table, &seats[1]).await;
    drop((bob, seats.remove(1)));
    let left = async {
        loop {
            let now: serde_json::Value = table.get(seats[0].key(), "").await.json().expect("a view");
            if now["present"].as_array().is_some_and(|seats| !seats.contains(&json!(1))) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), left).await.expect("nobody listens there");
    let late = Request::game("late", json!({"do": "mark", "at": 1}));
    assert_eq!(table.try_act(seats[0].key(), late.clone()).await.status, 503, "nothing is written");
    server.resume();
    let acted = async { while table.try_act(seats[0].key(), late.clone()).await.status != 200 {} };
    tokio::time::timeout(Duration::from_secs(15), acted).await.expect("play goes on");
}

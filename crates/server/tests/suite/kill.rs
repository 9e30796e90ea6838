//! Killed at random moments under load: every acknowledged action is there, once.

use std::{
    process::{Child, Command, Stdio},
    time::Duration,
};

use client::{Joined, Update};
use serde_json::{Value, json};
use store::Store;

use crate::world::{Table, config, game, make, serve};

const PLACE: &str = "TABLEE_TEST_DATABASE";
const ADDRESS: &str = "TABLEE_TEST_ADDRESS";

/// How many times; more in a soak (`TABLEE_KILLS`).
fn n_kills() -> u32 {
    std::env::var("TABLEE_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(20)
}

/// Not a test: what the child runs, until it is killed.
#[test]
fn child() {
    let (Ok(place), Ok(address)) = (std::env::var(PLACE), std::env::var(ADDRESS)) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&place).await.expect("a store");
        let (_, _handle) = serve(config(), store, &address).await;
        std::future::pending::<()>().await;
    });
}

struct Server {
    child: Child,
    place: String,
    address: String,
}

impl Server {
    fn start(place: &str, address: &str) -> Self {
        let child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "kill::child", "--nocapture"])
            .envs([(PLACE, place), (ADDRESS, address)])
            .stdout(Stdio::null())
            .spawn()
            .expect("a child");
        Self { child, place: place.to_owned(), address: address.to_owned() }
    }

    fn kill(&mut self) {
        self.child.kill().expect("SIGKILL");
        self.child.wait().expect("its end");
    }

    fn kill_and_restart(&mut self) {
        self.kill();
        *self = Self::start(&self.place, &self.address);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Acts again and again until told to stop; says how often it was acknowledged.
async fn player(mut joined: Joined, mut stop: tokio::sync::watch::Receiver<bool>) -> (Joined, u64) {
    let mut n_done = 0;
    while !*stop.borrow_and_update() {
        let action = if n_done % 4 == 3 { json!({"do": "roll"}) } else { json!({"do": "mark", "at": 1}) };
        let id = joined.ask(game(action)).await;
        loop {
            match joined.next().await.expect("it comes back by itself") {
                Update::Accepted(accepted) if accepted.request == id => break,
                Update::Refused(failure) => panic!("{failure:?}"),
                _ => {}
            }
        }
        n_done += 1;
    }
    (joined, n_done)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_action_survives_sigkill() {
    let dir = tempfile::tempdir().expect("a directory");
    let place = dir.path().join("t.db").display().to_string();
    let port = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    let mut server = Server::start(&place, &port.to_string());
    let url = format!("http://{port}");
    while client::request("GET", &format!("{url}/healthz"), &[], None::<&()>).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let mut players = Vec::new();
    let mut tables: Vec<Table> = Vec::new();
    for _ in 0..3 {
        let table = make(&url, json!({"game": "diary", "seats": 3})).await;
        for joined in table.fill(&[("Ana", "ink"), ("Bob", "pen"), ("Cleo", "pen")]).await {
            players.push((tables.len(), tokio::spawn(player(joined, stopped.clone()))));
        }
        tables.push(table);
    }
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..n_kills() {
        tokio::time::sleep(Duration::from_millis(rng.u64(20..400))).await;
        server.kill_and_restart();
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    stop.send_replace(true);
    let mut done = vec![0; tables.len()];
    let mut keys = vec![String::new(); tables.len()];
    for (at, player) in players {
        let end = tokio::time::timeout(Duration::from_secs(60), player).await.expect("it ends");
        let (joined, n_done) = end.expect("no panic");
        done[at] += n_done;
        keys[at] = joined.key().to_owned();
    }
    assert!(done.iter().sum::<u64>() > u64::from(n_kills()), "there was load: {done:?}");
    for ((table, key), n_done) in tables.iter().zip(&keys).zip(done) {
        let view: Value = table.view(key).await;
        let marks = view["game"]["marks"][1].as_u64().expect("a number");
        let rolls = view["game"]["n_rolls"].as_u64().expect("a number");
        // Marks are counted modulo 256.
        assert_eq!((marks + rolls) % 256, n_done % 256, "each once");
        assert_eq!(n_rows(&place, &table.id).await, n_done, "and once in the log");
    }
    server.kill();
}

/// The game's rows in the database itself.
async fn n_rows(place: &str, table: &str) -> u64 {
    let store = Store::open(place).await.expect("a store");
    let rows = store.rows(&table.parse().expect("a name"), kernel::Seq(0), 1_000_000).await.expect("rows");
    rows.iter().filter(|row| row.body.contains(r#""play":"#)).count() as u64
}

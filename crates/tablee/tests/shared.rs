//! Two server processes on one PostgreSQL database serve one table; one of them is killed.

use std::{
    collections::BTreeMap,
    net::TcpListener,
    process::{Child, Command, Stdio},
    time::Duration,
};

use client::{Joined, Link, Update, request};
use protocol::{Made, Request};
use serde_json::json;
use store::testkit::Postgres;
use table::{Action, Happening, Notice, TableNotice};

/// For ever.
const PATIENCE: Duration = Duration::from_secs(120);

struct Process {
    child: Child,
    url: String,
}

impl Process {
    async fn start(database: &str, home: &std::path::Path) -> Self {
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablee"));
        command.args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database", database]);
        command.env("XDG_DATA_HOME", home).stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().expect("a server");
        let process = Self { child, url: format!("http://127.0.0.1:{port}") };
        let health = format!("{}/healthz", process.url);
        let well = async {
            while request("GET", &health, &[], None::<&()>).await.is_err() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(PATIENCE, well).await.expect("it starts");
        process
    }

    fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn next(joined: &mut Joined) -> Update {
    tokio::time::timeout(PATIENCE, joined.next()).await.expect("something happens").expect("a connection")
}

/// Says so many things one after the other, each once acknowledged.
async fn talk(mut joined: Joined, name: &str, n: u32) -> Joined {
    for i in 0..n {
        let id =
            joined.ask(Request::table("", Action::Say { text: format!("{name} {i}").as_str().into() })).await;
        loop {
            match next(&mut joined).await {
                Update::Accepted(accepted) if accepted.request == id => break,
                Update::Refused(failure) => panic!("{failure:?}"),
                _ => {}
            }
        }
    }
    joined
}

/// Everything that was said, and how often.
async fn said(joined: &Joined) -> BTreeMap<String, u32> {
    let mut said = BTreeMap::new();
    for line in joined.history().await.expect("the past") {
        for notice in line.told {
            if let Notice::Table(TableNotice::Open(Happening::Said { text, .. })) = notice {
                *said.entry(text.to_string()).or_insert(0) += 1;
            }
        }
    }
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_serve_one_table_and_one_of_them_dies() {
    let home = tempfile::tempdir().expect("a folder");
    let database = Postgres::shared().database();
    let mut first = Process::start(&database, home.path()).await;
    let second = Process::start(&database, home.path()).await;
    let made =
        request("POST", &format!("{}/api/tables", first.url), &[], Some(&json!({"game": "pactes"}))).await;
    let made: Made = made.expect("an answer").json().expect("a table");
    let link = |process: &Process| Link {
        server: process.url.clone(),
        table: made.id.clone(),
        key: made.invitation.0.clone(),
    };
    // A code that one has given out leads somewhere at the other.
    let code = request("GET", &format!("{}/api/codes/{}", second.url, made.code), &[], None::<&()>).await;
    assert_eq!(code.expect("an answer").status, 200);
    let ana = Joined::sit(&link(&first), "Ana", None, None).await.expect("a seat");
    let bob = Joined::sit(&link(&second), "Bob", None, None).await.expect("a seat");
    let cleo = Joined::sit(&link(&second), "Cleo", None, None).await.expect("a seat");
    // All at once: the log decides who was first.
    let (ana, bob, cleo) = tokio::join!(talk(ana, "ana", 20), talk(bob, "bob", 20), talk(cleo, "cleo", 20));
    let all = said(&ana).await;
    assert_eq!(all.len(), 60);
    assert!(all.values().all(|times| *times == 1), "{all:?}");
    assert_eq!(all, said(&bob).await);
    // One process dies in the middle; who was there goes on at the other with the same key.
    let going_on =
        tokio::spawn(async move { tokio::join!(talk(bob, "bob again", 15), talk(cleo, "cleo again", 15)) });
    first.kill();
    let ana = Joined::with_key(&link(&second), ana.seat(), ana.key().to_owned());
    let ana = talk(ana, "ana again", 15).await;
    let (bob, _) = going_on.await.expect("they went on");
    let all = said(&ana).await;
    assert_eq!(all.len(), 105);
    assert!(all.values().all(|times| *times == 1), "{all:?}");
    assert_eq!(all, said(&bob).await);
}

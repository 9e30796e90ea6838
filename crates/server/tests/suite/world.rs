//! A server on a port of its own, with a database of its own.

use std::time::Duration;

use client::{Answer, Joined, Link, Update, request};
use kernel::Seat;
use protocol::{Accepted, Made, Request};
use serde_json::{Value, json};
use server::{Catalog, Config, Handle, Quotas, Server};
use store::Store;
use table::{Action, toy::diary};
use tokio::net::TcpListener;

pub(crate) struct World {
    pub(crate) url: String,
    pub(crate) handle: Handle,
    pub(crate) store: Store,
    pub(crate) dir: tempfile::TempDir,
}

/// A host with the keys of a new table.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) host: String,
    pub(crate) link: Link,
}

/// Limits that tests do not reach by accident.
pub(crate) fn config() -> Config {
    Config {
        catalog: Catalog::standard().with(diary()),
        bot_pace: Duration::from_millis(1),
        quotas: Quotas {
            requests: 1e6,
            burst: 1e6,
            made_per_hour: 1e6,
            acts: 1e6,
            acts_burst: 1e6,
            acts_per_hour: 1e9,
            seat_bytes_per_hour: 1e12,
            address_bytes_per_hour: 1e12,
            ..Quotas::default()
        },
        ..Config::default()
    }
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::with(config()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let dir = tempfile::tempdir().expect("a directory");
        let store = Store::open(&dir.path().join("t.db").display().to_string()).await.expect("a store");
        let (url, handle) = serve(config, store.clone(), "127.0.0.1:0").await;
        Self { url, handle, store, dir }
    }

    pub(crate) async fn make(&self, new: Value) -> Table {
        make(&self.url, new).await
    }

    /// A diary for three that has started: its table, its link and its three seats.
    pub(crate) async fn diary(&self) -> (Table, Vec<Joined>) {
        let table = self.make(json!({"game": "diary", "seats": 3})).await;
        let seats = table.fill(&[("Ana", "ink"), ("Bob", "pen"), ("Cleo", "pen")]).await;
        (table, seats)
    }
}

pub(crate) async fn serve(config: Config, store: Store, address: &str) -> (String, Handle) {
    let listener = TcpListener::bind(address).await.expect("a port");
    let url = format!("http://{}{}", listener.local_addr().expect("an address"), config.base_path);
    let (router, handle) = Server::new(config, store).expect("a server");
    Server::serve(router, &handle, listener);
    (url, handle)
}

pub(crate) async fn make(url: &str, new: Value) -> Table {
    let answer = request("POST", &format!("{url}/api/tables"), &[], Some(&new)).await.expect("an answer");
    let made: Made = answer.json().expect("a table");
    let link = Link { server: url.to_owned(), table: made.id.clone(), key: made.invitation.0 };
    Table { id: made.id, host: made.host.0, link }
}

impl Table {
    /// People sit down with their roles, and the host starts.
    pub(crate) async fn fill(&self, people: &[(&str, &str)]) -> Vec<Joined> {
        let mut seats = Vec::new();
        for (name, role) in people {
            let joined = Joined::sit(&self.link, name, None, Some("sel")).await.expect("a seat");
            self.act(joined.key(), Request::table("role", Action::TakeRole { role: Some(json!(role)) }))
                .await;
            seats.push(joined);
        }
        self.act(&self.host, Request::table("start", Action::Start)).await;
        seats
    }

    pub(crate) async fn try_act(&self, key: &str, act: Request) -> Answer {
        let bearer = format!("Bearer {key}");
        let headers = [("authorization", bearer.as_str())];
        request("POST", &self.link.api("/act"), &headers, Some(&act)).await.expect("an answer")
    }

    #[track_caller]
    pub(crate) fn act(&self, key: &str, act: Request) -> impl Future<Output = Accepted> {
        let what = format!("{act:?}");
        async move {
            let answer = self.try_act(key, act).await;
            answer.json().unwrap_or_else(|error| panic!("{what}: {error}"))
        }
    }

    pub(crate) async fn get(&self, key: &str, what: &str) -> Answer {
        let bearer = format!("Bearer {key}");
        let headers = [("authorization", bearer.as_str())];
        request("GET", &self.link.api(what), &headers, None::<&()>).await.expect("an answer")
    }

    /// The view, as plain HTTP gives it.
    pub(crate) async fn view(&self, key: &str) -> Value {
        self.get(key, "").await.json::<Value>().expect("a view")["view"].clone()
    }
}

/// Waits for an update; half a minute is for ever.
pub(crate) async fn next(joined: &mut Joined) -> Update {
    let update = tokio::time::timeout(Duration::from_secs(30), joined.next()).await;
    update.expect("something happens").expect("the connection stands")
}

/// Waits until a row with this number, or a later one, is known.
pub(crate) async fn reach(joined: &mut Joined, seq: u64) {
    while joined.seq.is_none_or(|known| known.0 < seq) {
        next(joined).await;
    }
}

/// Asks and waits for the answer.
pub(crate) async fn ask(joined: &mut Joined, act: Request) -> Result<Accepted, protocol::Failure> {
    let id = joined.ask(act).await;
    loop {
        match next(joined).await {
            Update::Accepted(accepted) if accepted.request == id => return Ok(accepted),
            Update::Refused(failure) if failure.request.as_deref() == Some(&id) => return Err(failure),
            _ => {}
        }
    }
}

pub(crate) fn game(action: Value) -> Request {
    Request::game("", action)
}

pub(crate) fn mark(at: u8) -> Request {
    game(json!({"do": "mark", "at": at}))
}

pub(crate) const SEAT: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

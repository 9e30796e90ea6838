//! Who is awaited and does not look is called: once, and nobody is told more than they may know.

mod receiver;

use std::{
    sync::atomic::{AtomicU64, Ordering::SeqCst},
    time::Duration,
};

use client::{Answer, Joined, Link, request};
use kernel::Seq;
use protocol::{Calls, Request};
use serde_json::{Value, json};
use server::{CallsConfig, Config, Network};
use store::{Store, testkit::Postgres};
use table::{Action, Webhook, WebhookFormat};

use crate::{
    psychopathe::{a_move, seated},
    twins::play,
    unnoticed::paid,
    world::{SEAT, Table, World, config, game, make, next, serve},
};
use receiver::Receiver;

/// Receivers of tests are on this machine, and nobody is given time to look.
fn calling() -> Config {
    let calls =
        CallsConfig { into: Network::loopback().into(), grace: Duration::ZERO, ..CallsConfig::default() };
    Config { calls, ..config() }
}

impl Table {
    async fn call(&self, key: &str, asks: Value) -> Answer {
        let bearer = format!("Bearer {key}");
        let headers = [("authorization", bearer.as_str())];
        request("POST", &self.link.api("/calls"), &headers, Some(&asks)).await.expect("an answer")
    }

    /// Asks to be called there, in plain JSON.
    async fn call_at(&self, key: &str, receiver: &Receiver, more: Value) -> Calls {
        let to = json!({"by": "webhook", "url": receiver.url, "format": "json"});
        let mut asks = json!({"do": "at", "to": to});
        asks.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        self.call(key, asks).await.json().expect("it is reached")
    }

    /// Everybody goes, and the server knows it.
    async fn alone(&self, seats: Vec<Joined>) {
        drop(seats);
        loop {
            let seen: Value = self.get(&self.host, "").await.json().expect("a view");
            if seen["present"] == json!([]) {
                return;
            }
            tokio::task::yield_now().await;
        }
    }

    /// Somebody makes the first move there is.
    async fn moves(&self, key: &str) {
        let action = a_move(self, key).await;
        self.act(key, Request { request: format!("{}", fastrand::u64(..)), ..game(action) }).await;
    }
}

/// Everything that was due is sent, and noted as sent.
async fn settled(store: &Store) {
    while store.next_call().await.expect("read").is_some() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn whoever_is_awaited_and_does_not_look_is_called_once_a_turn() {
    let world = World::with(calling()).await;
    let receiver = Receiver::start().await;
    let new = json!({"game": "psychopathe", "seats": 2, "title": "Le duel", "options": {"board": 2}});
    let table = world.make(new).await;
    let seats = table.fill(&[("Ana", "white"), ("Bob", "black")]).await;
    let [ana, bob] = [seats[0].key().to_owned(), seats[1].key().to_owned()];
    let known = table.call_at(&bob, &receiver, json!({})).await;
    assert_eq!((known.able, known.at.len(), known.at[0].by.as_str()), (true, 1, "json"));
    assert_eq!(receiver.next().await["kind"], "hello");
    // Nobody else learns where he is called.
    let hers: Calls = table.get(&ana, "/calls").await.json().expect("hers");
    assert_eq!(hers.at, []);

    table.alone(seats).await;
    for _ in 0..3 {
        table.moves(&ana).await;
        let told = receiver.next().await;
        assert_eq!(
            (&told["kind"], &told["title"], &told["awaited"]),
            (&json!("turn"), &json!("Le duel"), &json!(["Bob"]))
        );
        assert!(told["text"].as_str().is_some_and(|text| text.starts_with("À vous")), "{told}");
        let open = told["open"].as_str().expect("a link");
        assert!(open.ends_with(&format!("/#/psychopathe/table/{}/1", table.id)), "{open}");
        for key in [&ana, &bob, &table.host, &table.link.key] {
            assert!(!told.to_string().contains(key.as_str()), "{told}");
        }
        table.moves(&bob).await;
    }
    settled(&world.store).await;
    assert_eq!(receiver.n_heard(), 4);
}

#[tokio::test]
async fn whoever_looks_is_not_called() {
    let world = World::with(calling()).await;
    let receiver = Receiver::start().await;
    let (table, mut seats) = seated(&world, json!({"board": 2})).await;
    let keys = [seats[0].key().to_owned(), seats[1].key().to_owned()];
    table.call_at(&keys[1], &receiver, json!({})).await;
    receiver.next().await;
    next(&mut seats[1]).await;
    table.moves(&keys[0]).await;
    assert_eq!(world.store.next_call().await.expect("read"), None, "he sees it");
    table.moves(&keys[1]).await;
    // A tab that is open behind another is nobody's eyes.
    seats[1].look_elsewhere(true).await;
    let mut n_moves = 0;
    while receiver.n_heard() == 1 {
        table.moves(&keys[n_moves % 2]).await;
        n_moves += 1;
        world.handle.call().await.expect("called");
    }
    assert_eq!(receiver.next().await["kind"], "turn");
}

#[tokio::test]
async fn whoever_comes_back_in_time_is_not_called() {
    let grace = Duration::from_secs(3600);
    let world = World::with(Config { calls: CallsConfig { grace, ..calling().calls }, ..calling() }).await;
    let receiver = Receiver::start().await;
    let (table, seats) = seated(&world, json!({"board": 2})).await;
    let keys = [seats[0].key().to_owned(), seats[1].key().to_owned()];
    table.alone(seats).await;
    table.call_at(&keys[1], &receiver, json!({"remind": 90})).await;
    table.moves(&keys[0]).await;
    assert!(world.store.next_call().await.expect("read").is_some());
    // He acts without looking: neither call nor reminder is left.
    table.moves(&keys[1]).await;
    assert_eq!(world.store.next_call().await.expect("read"), None);
    // He looks: the reminder stays.
    table.moves(&keys[0]).await;
    let first = world.store.next_call().await.expect("read").expect("a call");
    let mut bob = Joined::with_key(&table.link, Some(SEAT[1]), keys[1].clone());
    next(&mut bob).await;
    while world.store.next_call().await.expect("read") == Some(first) {
        tokio::task::yield_now().await;
    }
    let id = world.store.addresses(&table.id.parse().expect("a name")).await.expect("read")[0].id.clone();
    world.store.withdraw_calls(vec![id], Some(store::CallKind::Reminder)).await.expect("done");
    assert_eq!(world.store.next_call().await.expect("read"), None, "only the reminder was left");
}

static BROKEN_CLOCK: AtomicU64 = AtomicU64::new(0);

fn broken_clock() -> u64 {
    (Config::default().wall_clock)() + BROKEN_CLOCK.load(SeqCst)
}

#[tokio::test]
async fn a_receiver_that_fails_and_comes_back_hears_it_once_over_restarts() {
    let config = || Config { wall_clock: broken_clock, ..calling() };
    let world = World::with(config()).await;
    let receiver = Receiver::start().await;
    let (table, seats) = seated(&world, json!({"board": 2})).await;
    let keys = [seats[0].key().to_owned(), seats[1].key().to_owned()];
    table.alone(seats).await;
    table.call_at(&keys[1], &receiver, json!({})).await;
    receiver.next().await;
    receiver.answers(503);
    table.moves(&keys[0]).await;
    receiver.refused(1).await;
    let place = world.dir.path().join("t.db").display().to_string();
    world.handle.shutdown().await;

    // Another process takes it and dies with it in its hands.
    BROKEN_CLOCK.fetch_add(20_000, SeqCst);
    let store = Store::open(&place).await.expect("a store");
    let taken = store.take_calls(broken_clock(), broken_clock() + 60_000, 9).await.expect("taken");
    assert_eq!(taken.len(), 1);
    assert!(taken[0].to.failing_since.is_some());
    store.close().await;

    receiver.answers(200);
    BROKEN_CLOCK.fetch_add(70_000, SeqCst);
    let store = Store::open(&place).await.expect("a store");
    let (url, handle) = serve(config(), store.clone(), "127.0.0.1:0").await;
    let table = Table { link: Link { server: url, ..table.link.clone() }, ..table };
    assert_eq!(receiver.next().await["kind"], "turn");
    settled(&store).await;
    assert_eq!(receiver.n_heard(), 2);
    let known: Calls = table.get(&keys[1], "/calls").await.json().expect("his");
    assert_eq!(known.at[0].failing_since, None, "it answers again");

    // One that does not answer for days is given up, and the person reads so.
    receiver.answers(500);
    for days in [0, 4] {
        BROKEN_CLOCK.fetch_add(days * 24 * 3_600_000, SeqCst);
        table.moves(&keys[1]).await;
        table.moves(&keys[0]).await;
        handle.call().await.expect("called");
    }
    let gone = || async {
        handle.call().await.expect("called");
        let known: Calls = table.get(&keys[1], "/calls").await.json().expect("his");
        known.at[0].gone
    };
    while !gone().await {
        tokio::task::yield_now().await;
    }
    assert_eq!(store.next_call().await.expect("read"), None);
}

static LATE_CLOCK: AtomicU64 = AtomicU64::new(0);

fn late_clock() -> u64 {
    (Config::default().wall_clock)() + LATE_CLOCK.load(SeqCst)
}

#[tokio::test]
async fn whoever_is_still_awaited_is_reminded_once() {
    let world = World::with(Config { wall_clock: late_clock, ..calling() }).await;
    let receiver = Receiver::start().await;
    let (table, seats) = seated(&world, json!({"board": 2})).await;
    let keys = [seats[0].key().to_owned(), seats[1].key().to_owned()];
    table.alone(seats).await;
    table.call_at(&keys[1], &receiver, json!({"remind": 30, "language": "en"})).await;
    receiver.next().await;
    for still in [true, false] {
        table.moves(&keys[0]).await;
        let told = receiver.next().await;
        assert!(
            told["kind"] == "turn" && told["text"].as_str().is_some_and(|text| text.starts_with("Your turn")),
            "{told}"
        );
        if !still {
            table.moves(&keys[1]).await;
        }
        // What was sent is noted before time goes on.
        let soon = || late_clock() + 120_000;
        while world.store.next_call().await.expect("read").is_some_and(|due| due < soon()) {
            tokio::task::yield_now().await;
        }
        let before = receiver.n_heard();
        LATE_CLOCK.fetch_add(31 * 60_000, SeqCst);
        world.handle.call().await.expect("called");
        if still {
            assert_eq!(receiver.next().await["kind"], "reminder");
            world.handle.call().await.expect("called");
            table.moves(&keys[1]).await;
        }
        assert_eq!(receiver.n_heard() - before, usize::from(still));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_on_one_database_call_once() {
    let url = Postgres::shared().database();
    let (first, one) = serve(calling(), Store::open(&url).await.expect("a store"), "127.0.0.1:0").await;
    let (second, other) = serve(calling(), Store::open(&url).await.expect("a store"), "127.0.0.1:0").await;
    let receiver = Receiver::start().await;
    let table = make(&first, json!({"game": "psychopathe", "seats": 2, "options": {"board": 2}})).await;
    let seats = table.fill(&[("Ana", "white"), ("Bob", "black")]).await;
    let keys = [seats[0].key().to_owned(), seats[1].key().to_owned()];
    table.alone(seats).await;
    let there = Table {
        id: table.id.clone(),
        host: table.host.clone(),
        link: Link { server: second, ..table.link.clone() },
    };
    // What one process was told, the other knows.
    there.call_at(&keys[1], &receiver, json!({})).await;
    table.call_at(&keys[0], &receiver, json!({})).await;
    let turns = 8;
    for n in 0..turns {
        let at = if n % 3 == 0 { &there } else { &table };
        at.moves(&keys[n % 2]).await;
        // Both look at once.
        let (mine, theirs) = tokio::join!(one.call(), other.call());
        mine.expect("called");
        theirs.expect("called");
        receiver.heard(2 + n + 1).await;
    }
    settled(&Store::open(&url).await.expect("a store")).await;
    assert_eq!(receiver.n_heard(), 2 + turns);
    let to = |name: &str| receiver.all().iter().filter(|told| told["awaited"] == json!([name])).count();
    assert_eq!((to("Ana"), to("Bob")), (turns / 2, turns / 2));
}

/// What two seats and the table's own address are told, step by step.
async fn schedule(world: &World, table: &Table, seats: &[Joined], has_choice: bool) -> Vec<Vec<String>> {
    let receivers = [Receiver::start().await, Receiver::start().await, Receiver::start().await];
    for (seat, receiver) in [0, 2].into_iter().zip(&receivers) {
        table.call_at(seats[seat].key(), receiver, json!({"language": "fr"})).await;
    }
    let webhook = Webhook { url: receivers[2].url.as_str().into(), format: WebhookFormat::Json };
    let set = Action::SetWebhook { webhook: Some(webhook) };
    table.act(&table.host, Request::table("hook", set)).await;
    let mut told = vec![Vec::new(); 3];
    let mut n_heard = [0; 3];
    let look = async |told: &mut Vec<Vec<String>>, n_heard: &mut [usize; 3]| {
        // The background may be about to send the same: what was written is sent when nothing is left.
        while world.store.next_call().await.expect("read").is_some() {
            world.handle.call().await.expect("called");
        }
        for (which, receiver) in receivers.iter().enumerate() {
            let all = receiver.all();
            // The link that turns them off is another one at each address.
            let plain = |told: &Value| {
                let mut told = told.clone();
                told["off"] = json!(told["off"].is_string());
                told.to_string()
            };
            let new: Vec<String> = all[n_heard[which]..].iter().map(plain).collect();
            n_heard[which] = all.len();
            told[which].push(new.join("\n").replace(&table.id, "TABLE"));
        }
    };
    let place = |die: u8, slot: &str| (0, json!({"do": "place", "die": die, "slot": slot}));
    for (n, step) in [(0, json!({"do": "roll"})), place(1, "H1"), place(2, "C1")].into_iter().enumerate() {
        play(table, seats, vec![step], &format!("r{n}")).await;
        look(&mut told, &mut n_heard).await;
    }
    if has_choice {
        let discard = json!({"do": "discard", "tokens": {"ones": 1}});
        let row = table.act(seats[1].key(), Request::game("d", discard.clone())).await.seq.expect("a row");
        table.act(seats[1].key(), Request::table("b", Action::Rewind { to: Seq(row.0 - 1) })).await;
        table.act(seats[1].key(), Request::game("d2", discard)).await;
    }
    look(&mut told, &mut n_heard).await;
    let pass = |seat| (seat, json!({"do": "pass"}));
    for (n, step) in [(0, json!({"do": "confirm"})), pass(0), pass(1), pass(2)].into_iter().enumerate() {
        play(table, seats, vec![step], &format!("e{n}")).await;
        look(&mut told, &mut n_heard).await;
    }
    told
}

#[tokio::test]
async fn nobody_is_called_otherwise_for_what_they_cannot_know() {
    let world = World::with(calling()).await;
    let mut told: [Option<Vec<Vec<String>>>; 2] = [None, None];
    for _ in 0..200 {
        // With a one and a two the Rep has a choice, in secret; with two ones the program settles it.
        let (table, seats, has_choice) = paid(&world).await;
        if told[usize::from(has_choice)].is_none() {
            told[usize::from(has_choice)] = Some(schedule(&world, &table, &seats, has_choice).await);
        }
        if told.iter().all(Option::is_some) {
            break;
        }
    }
    let [Some(automatic), Some(settled)] = told else { panic!("one of the two never came") };
    assert_eq!(automatic, settled);
    assert!(automatic.iter().all(|told| told.iter().any(|step| !step.is_empty())), "{automatic:?}");
}

#[tokio::test]
async fn the_tables_own_address_is_told_of_and_never_told() {
    let world = World::with(calling()).await;
    let receiver = Receiver::start().await;
    let (table, mut seats) = seated(&world, json!({"board": 2})).await;
    let set = |format| Action::SetWebhook {
        webhook: Some(Webhook { url: format!("{}/T0P", receiver.url).as_str().into(), format }),
    };
    let by_a_seat = Request::table("h", set(WebhookFormat::Discord));
    assert_eq!(table.try_act(seats[0].key(), by_a_seat).await.status, 409);
    let nowhere = Webhook { url: "ftp://x/y".into(), format: WebhookFormat::Json };
    let nowhere = Request::table("n", Action::SetWebhook { webhook: Some(nowhere) });
    assert_eq!(table.try_act(&table.host, nowhere).await.status, 400);
    let done = table.act(&table.host, Request::table("h", set(WebhookFormat::Discord))).await;
    while seats[1].seq < done.seq {
        next(&mut seats[1]).await;
    }
    assert_eq!(seats[1].view["table"]["webhook"], "discord");
    let ana = seats[0].key().to_owned();
    table.alone(seats).await;
    table.moves(&ana).await;
    let told = receiver.next().await;
    assert_eq!(told["allowed_mentions"], json!({"parse": []}));
    assert!(told["content"].as_str().is_some_and(|text| text.contains("On attend Bob\\.")), "{told}");
    assert!(!told.to_string().contains("/off/"), "that is the host's to turn off");
    table.act(&table.host, Request::table("u", Action::SetWebhook { webhook: None })).await;
    assert_eq!(world.store.addresses(&table.id.parse().expect("a name")).await.expect("read"), []);
    for what in ["", "/history", "/export"] {
        let read = String::from_utf8_lossy(&table.get(&table.host, what).await.body).into_owned();
        assert!(!read.contains("T0P"), "{what}: {read}");
    }
}

#[tokio::test]
async fn calls_are_turned_off_by_one_button_and_never_by_reading() {
    let world = World::with(calling()).await;
    let receiver = Receiver::start().await;
    let (table, seats) = seated(&world, json!({"board": 2})).await;
    let keys = [seats[0].key().to_owned(), seats[1].key().to_owned()];
    table.alone(seats).await;
    table.call_at(&keys[1], &receiver, json!({})).await;
    let off = receiver.next().await["off"].as_str().expect("a link").to_owned();
    let n_called = || async {
        let known: Calls = table.get(&keys[1], "/calls").await.json().expect("his");
        known.at.len()
    };
    let page = request("GET", &off, &[], None::<&()>).await.expect("an answer");
    assert!(page.status == 200 && String::from_utf8_lossy(&page.body).contains("Ne plus m’appeler"));
    assert_eq!(n_called().await, 1);
    assert_eq!(request("POST", &off, &[], None::<&()>).await.expect("an answer").status, 200);
    assert_eq!((n_called().await, world.store.next_call().await.expect("read")), (0, None));
    assert_eq!(request("POST", &off, &[], None::<&()>).await.expect("an answer").status, 404);
    table.moves(&keys[0]).await;
    world.handle.call().await.expect("called");
    assert_eq!(receiver.n_heard(), 1);
    // Nobody turns off what is somebody else's, and whoever leaves a seat is called no more.
    let known = table.call_at(&keys[1], &receiver, json!({})).await;
    let theirs = table.call(&keys[0], json!({"do": "off", "id": known.at[0].id})).await;
    assert_eq!((theirs.status, n_called().await), (200, 1));
    table.act(&keys[1], Request::table("l", Action::LeaveSeat)).await;
    assert_eq!(world.store.addresses(&table.id.parse().expect("a name")).await.expect("read"), []);
}

#[tokio::test]
async fn nobody_in_the_hosts_network_is_called() {
    let world = World::with(config()).await;
    let receiver = Receiver::start().await;
    let (table, seats) = seated(&world, json!({"board": 2})).await;
    for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"] {
        let url = receiver.url.replace("127.0.0.1", host);
        let to = json!({"by": "webhook", "url": url, "format": "json"});
        let answer = table.call(seats[0].key(), json!({"do": "at", "to": to})).await;
        assert_eq!(answer.status, 400, "{host}: {}", String::from_utf8_lossy(&answer.body));
    }
    // Nor is anybody to whom a receiver sends us on.
    let open = World::with(calling()).await;
    let (table, seats) = seated(&open, json!({"board": 2})).await;
    let sends_on = Receiver::start().await;
    sends_on.sends_on_to(&receiver.url);
    let to = json!({"by": "webhook", "url": sends_on.url, "format": "json"});
    assert_eq!(table.call(seats[0].key(), json!({"do": "at", "to": to})).await.status, 400);
    assert_eq!((receiver.n_heard(), sends_on.n_asked()), (0, 1));
}

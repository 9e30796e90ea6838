//! Bounds that hold.

use std::time::Duration;

use client::{ClientError, Joined, Update, request};
use protocol::{FailureKind, Request};
use serde_json::json;
use server::{Config, Quotas};
use table::Action;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::world::{World, ask, config, mark, next, serve};

fn limited(limits: impl FnOnce(&mut Quotas)) -> Config {
    let mut config = config();
    limits(&mut config.quotas);
    config
}

#[tokio::test]
async fn connections_that_say_nothing_are_few_and_short() {
    let world = World::with(limited(|limits| {
        limits.connections = 20;
        limits.connections_per_address = 15;
        limits.patience = Duration::from_millis(300);
    }))
    .await;
    let address = world.url.trim_start_matches("http://").to_owned();
    let mut silent = Vec::new();
    for _ in 0..200 {
        silent.push(TcpStream::connect(&address).await.expect("a connection"));
    }
    for stream in &mut silent {
        let mut byte = [0];
        let end = tokio::time::timeout(Duration::from_secs(20), stream.read(&mut byte)).await;
        // Those who came too late have got an answer before.
        assert!(matches!(end, Ok(Ok(_) | Err(_))), "it is ended");
    }
    drop(silent);
    let mut well = false;
    for _ in 0..50 {
        let answer = request("GET", &format!("{}/healthz", world.url), &[], None::<&()>).await;
        well = answer.is_ok_and(|answer| answer.status == 200);
        if well {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(well, "then others come in again");
}

#[tokio::test]
async fn too_many_requests_tables_and_actions() {
    let world = World::with(limited(|limits| (limits.requests, limits.burst) = (0.001, 5.0))).await;
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(world.get("/api/games").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);

    let world = World::with(limited(|limits| limits.tables = 2)).await;
    let make = async || {
        let url = format!("{}/api/tables", world.url);
        request("POST", &url, &[], Some(&json!({"game": "diary"}))).await.expect("an answer").status
    };
    assert_eq!([make().await, make().await, make().await], [201, 201, 429]);

    let world = World::with(limited(|limits| (limits.acts, limits.acts_burst) = (0.001, 4.0))).await;
    let (table, mut seats) = world.diary().await;
    // Its role was the first of four.
    for n in 0..3 {
        ask(&mut seats[0], mark(n)).await.expect("done");
    }
    // The fourth is sent again and again, and is not done.
    let patient = tokio::time::timeout(std::time::Duration::from_secs(1), ask(&mut seats[0], mark(3))).await;
    assert!(patient.is_err());
    assert_eq!(table.view(seats[0].key()).await["game"]["marks"], json!([1, 1, 1, 0, 0, 0, 0, 0]));

    // Where it is a matter of time, it is done in the end.
    let world = World::with(limited(|limits| (limits.acts, limits.acts_burst) = (5.0, 2.0))).await;
    let (table, mut seats) = world.diary().await;
    for n in 0..4 {
        ask(&mut seats[0], mark(n)).await.expect("done");
    }
    assert_eq!(table.view(seats[0].key()).await["game"]["marks"], json!([1, 1, 1, 1, 0, 0, 0, 0]));
}

#[tokio::test]
async fn a_client_that_does_not_read_is_sent_away_and_costs_nobody_anything() {
    let world = World::with(limited(|limits| limits.queue = 8)).await;
    let (table, mut seats) = world.diary().await;
    let mut sleeper = Joined::with_key(&table.link, seats[2].seat(), seats[2].key().to_owned());
    next(&mut sleeper).await;
    let text = "z".repeat(900);
    // Because its queue is full; where the machine is slow, because it did not answer in all that time.
    let is_sent_away =
        |metrics: &str| metrics.contains("tablee_slow_total 1\n") || metrics.contains("tablee_sockets 1\n");
    for n in 0..8000 {
        let say = Request::table("", Action::Say { text: format!("{n} {text}").as_str().into() });
        ask(&mut seats[0], say).await.expect("done");
        let metrics = if n % 200 == 199 { world.get("/metrics").await.body } else { Vec::new() };
        if is_sent_away(&String::from_utf8_lossy(&metrics)) {
            break;
        }
    }
    let metrics = String::from_utf8(world.get("/metrics").await.body).expect("text");
    assert!(is_sent_away(&metrics), "{metrics}");
}

#[tokio::test]
async fn a_table_has_room_for_so_many_sockets() {
    let world = World::with(limited(|limits| limits.listeners = 2)).await;
    let (table, mut seats) = world.diary().await;
    next(&mut seats[0]).await;
    next(&mut seats[1]).await;
    loop {
        if let Update::Refused(failure) = next(&mut seats[2]).await {
            assert_eq!(failure.kind, FailureKind::TooMany);
            break;
        }
    }
    assert_eq!(table.get(seats[2].key(), "").await.status, 200, "plain requests work");
}

#[tokio::test]
async fn what_nobody_touches_expires() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    assert_eq!(world.handle.expire(0).await.expect("the store"), 0);
    // It is marked first; somebody who comes back keeps it.
    assert_eq!(world.handle.expire(u64::MAX >> 1).await.expect("the store"), 0);
    drop(seats.split_off(1));
    let key = seats[0].key().to_owned();
    drop(seats);
    let mut n_beats = 0;
    while world.handle.expire(u64::MAX >> 1).await.expect("the store") == 0 {
        n_beats += 1;
        assert!(n_beats < 1000, "it is erased in the end");
    }
    assert!(n_beats >= 24 * 7 - 1, "{n_beats}");
    let answer = table.get(&key, "").await;
    assert!(
        matches!(answer.json::<()>(), Err(ClientError::Failure(failure)) if failure.kind == FailureKind::NotFound)
    );
}

#[tokio::test]
async fn a_table_says_when_it_will_be_erased() {
    let day = Duration::from_secs(24 * 3600);
    let expiry = async |config: Config| {
        let world = World::with(config).await;
        let (table, seats) = world.diary().await;
        table.act(seats[0].key(), Request::game("m", json!({"do": "mark", "at": 1}))).await;
        let said = table.get(&table.host, "/expiry").await.json::<protocol::Expiry>().expect("a day");
        let nobody = table.get("wrong-key-wrong-key-wrong-key-32", "/expiry").await;
        assert_eq!(nobody.status, 401);
        let id = table.id.parse().expect("a name");
        let last = world.store.head(&id).await.expect("the store").expect("a table").last_at;
        said.from.map(|from| Duration::from_millis(from - last))
    };
    assert_eq!(expiry(Config { expiry: Some(30 * day), ..config() }).await, Some(37 * day));
    assert_eq!(expiry(Config { expiry: None, ..config() }).await, None);
}

#[tokio::test]
async fn a_socket_counts_as_a_connection_for_as_long_as_it_lives() {
    let world = World::with(limited(|limits| limits.connections_per_address = 4)).await;
    let (table, mut seats) = world.diary().await;
    for seat in &mut seats {
        next(seat).await;
    }
    let metrics = String::from_utf8(world.get("/metrics").await.body).expect("text");
    assert!(metrics.contains("tablee_connections 4\n"), "{metrics}");
    let mut host = Joined::with_key(&table.link, None, table.host.clone());
    next(&mut host).await;
    let url = format!("{}/healthz", world.url);
    let look = || request("GET", &url, &[], None::<&()>);
    let refused = look().await.expect("whoever comes too late is told so");
    assert_eq!(
        (refused.status, refused.header("retry-after")),
        (429, Some("5")),
        "four sockets are four connections"
    );
    drop(host);
    while look().await.is_ok_and(|answer| answer.status != 200) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn behind_a_proxy_people_are_counted_and_not_the_proxy() {
    let mut config = limited(|limits| limits.connections_per_address = 2);
    config.proxies = server::Network::loopback().to_vec();
    let world = World::with(config).await;
    let (table, seats) = world.diary().await;
    drop(seats);
    let (bearer, url) = (format!("Bearer {}", table.host), table.link.api("?since=1000&wait=50"));
    let look = async |address: &str, url: &str| {
        let headers = [("authorization", bearer.as_str()), ("x-forwarded-for", address)];
        request("GET", url, &headers, None::<&()>).await.expect("an answer").status
    };
    let waiting = futures_util::future::join(look("192.0.2.1", &url), look("192.0.2.1", &url));
    tokio::pin!(waiting);
    let short = table.link.api("");
    let third = async {
        // Until both wait.
        while look("192.0.2.1", &short).await != 429 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        look("192.0.2.2", &short).await
    };
    tokio::select! {
        _ = &mut waiting => panic!("they wait"),
        status = third => assert_eq!(status, 200, "somebody else comes in"),
    }
}

#[tokio::test]
async fn at_the_limit_of_all_connections_newcomers_are_told_to_come_later() {
    let world = World::with(limited(|limits| limits.connections = 3)).await;
    let address = world.url.trim_start_matches("http://").to_owned();
    let mut here = Vec::new();
    for _ in 0..3 {
        here.push(TcpStream::connect(&address).await.expect("a connection"));
    }
    let answer =
        request("GET", &format!("{}/healthz", world.url), &[], None::<&()>).await.expect("an answer");
    assert_eq!((answer.status, answer.header("retry-after")), (503, Some("5")));
    assert_eq!(String::from_utf8_lossy(&answer.body), r#"{"error":{"kind":"unavailable"}}"#);
}

#[tokio::test]
async fn an_answer_that_nobody_reads_is_not_kept_for_ever() {
    let mut config =
        limited(|limits| (limits.sending, limits.sending_rate) = (Duration::from_millis(50), 1e6));
    let big = axum::Router::new().route("/big", axum::routing::get(async || vec![7_u8; 64 << 20]));
    config.pages = Some(big);
    let world = World::with(config).await;
    let mut sleeper =
        TcpStream::connect(world.url.trim_start_matches("http://")).await.expect("a connection");
    sleeper.write_all(b"GET /big HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
    let mut first = [0; 4];
    sleeper.read_exact(&mut first).await.expect("it begins");
    // Then it reads no more, and the server lets go of it and of the answer.
    loop {
        let metrics = String::from_utf8(world.get("/metrics").await.body).expect("text");
        if metrics.contains("tablee_connections 1\n") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_seat_has_one_budget_over_all_its_sockets() {
    let world = World::with(limited(|limits| (limits.acts, limits.acts_burst) = (0.001, 8.0))).await;
    let (table, seats) = world.diary().await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(Joined::with_key(&table.link, seats[1].seat(), seats[1].key().to_owned()));
    }
    // Its role was the first of eight.
    let mut n_done = 0;
    for n in 0..20 {
        let say = Request::table(format!("say-{n}"), Action::Say { text: "encore".into() });
        let answer = table.try_act(seats[1].key(), say).await;
        n_done += usize::from(answer.status == 200);
        if answer.status != 200 {
            assert_eq!(answer.status, 429);
            let failure: serde_json::Value = serde_json::from_slice(&answer.body).expect("JSON");
            let wait = failure["error"]["wait"].as_u64().expect("how long to wait");
            assert!(wait > 100_000, "{wait}");
        }
    }
    assert_eq!(n_done, 7);
    for socket in &mut sockets {
        next(socket).await;
        socket.ask(mark(1)).await;
    }
    // What protects somebody is done all the same, and the others go on.
    table
        .act(
            seats[1].key(),
            Request::table("x", Action::AddLimit { kind: table::LimitKind::Line, text: "x".into() }),
        )
        .await;
    let remove = Action::Propose { motion: table::Motion::Remove { seat: kernel::Seat(1) } };
    table.act(seats[0].key(), Request::table("remove", remove)).await;
    assert_eq!(table.view(seats[0].key()).await["game"]["marks"], json!([0, 0, 0, 0, 0, 0, 0, 0]));
    table.act(seats[1].key(), Request::table("leave", Action::LeaveSeat)).await;
}

#[tokio::test]
async fn a_full_table_can_still_be_left_and_ended() {
    let world = World::with(limited(|limits| limits.table_bytes = 6_000)).await;
    let (table, seats) = world.diary().await;
    let say =
        |n: usize| Request::table(format!("say-{n}"), Action::Say { text: "z".repeat(500).as_str().into() });
    let mut n = 0;
    while table.try_act(seats[0].key(), say(n)).await.status == 200 {
        n += 1;
        assert!(n < 12, "it has room for no more");
    }
    let refused = table.try_act(seats[1].key(), say(99)).await;
    assert!(
        matches!(refused.json::<()>(), Err(ClientError::Failure(failure)) if failure.rule.as_deref() == Some("TAB-25"))
    );
    let remove = Action::Propose { motion: table::Motion::Remove { seat: kernel::Seat(0) } };
    let motion = table.act(seats[1].key(), Request::table("remove", remove)).await.seq.expect("a row");
    table.act(seats[2].key(), Request::table("yes", Action::Consent { motion })).await;
    assert_eq!(table.get(seats[0].key(), "").await.status, 401, "the talker is gone");
}

#[tokio::test]
async fn whoever_proposes_much_keeps_nobody_from_proposing() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let mark = |at: u64| Request::game(format!("m{at}"), json!({"do": "mark", "at": at}));
    table.act(seats[0].key(), mark(1)).await;
    let last = table.act(seats[0].key(), mark(2)).await.seq.expect("a row").0;
    let remove = |seat: u8| table::Motion::Remove { seat: kernel::Seat(seat) };
    let host = |seat: u8| table::Motion::NewHost { seat: kernel::Seat(seat) };
    let back = |rows: u64| table::Motion::Rewind { to: kernel::Seq(last - rows) };
    let many = [
        remove(0),
        remove(2),
        host(0),
        host(1),
        host(2),
        table::Motion::Pause,
        table::Motion::Close,
        back(2),
    ];
    let propose = |id: String, motion: table::Motion| Request::table(id, Action::Propose { motion });
    for (n, motion) in many.into_iter().enumerate() {
        table.act(seats[1].key(), propose(format!("p{n}"), motion)).await;
    }
    let more = table.try_act(seats[1].key(), propose("p8".to_owned(), back(1))).await;
    assert_eq!(more.status, 409, "eight are enough for one");
    // The others remove them all the same, and the card is raised with whatever it proposes.
    table.act(seats[0].key(), propose("r".to_owned(), remove(1))).await;
    let card = Action::RaiseCard { strike: None, rewind: Some(kernel::Seq(last - 1)) };
    table.act(seats[2].key(), Request::table("c", card)).await;
    let view = table.view(seats[0].key()).await;
    assert_eq!(view["table"]["pause"], "card");
    assert_eq!(view["table"]["motions"].as_array().map(Vec::len), Some(10));
}

#[tokio::test]
async fn a_house_without_room_takes_only_what_protects() {
    let world = World::new().await;
    let (mut table, seats) = world.diary().await;
    // The same house, in which there is no room any more.
    let full = limited(|limits| limits.house_bytes = 1);
    let (url, handle) = serve(full, world.store.clone(), "127.0.0.1:0").await;
    handle.look_at_desk().await;
    table.link.server = url;
    let say = Request::table("say", Action::Say { text: "encore".into() });
    assert_eq!(table.try_act(seats[0].key(), say).await.status, 503);
    let card = Action::RaiseCard { strike: None, rewind: None };
    table.act(seats[0].key(), Request::table("card", card)).await;
}

#[tokio::test]
async fn what_one_address_has_stored_is_counted_over_all_its_tables() {
    let world = World::with(limited(|limits| limits.address_bytes_per_hour = 20_000.0)).await;
    let (first, seats) = world.diary().await;
    let say =
        |n: usize| Request::table(format!("say-{n}"), Action::Say { text: "z".repeat(900).as_str().into() });
    let mut n = 0;
    while first.try_act(seats[0].key(), say(n)).await.status == 200 {
        n += 1;
        assert!(n < 25, "it is too much");
    }
    let url = format!("{}/api/tables", world.url);
    let made = request("POST", &url, &[], Some(&json!({"game": "diary"}))).await.expect("an answer");
    assert_eq!(made.status, 429);
}

#[tokio::test]
async fn what_cannot_be_made_costs_nothing() {
    let world = World::with(limited(|limits| limits.made_per_hour = 1.0)).await;
    let make = async |new: serde_json::Value| {
        let url = format!("{}/api/tables", world.url);
        request("POST", &url, &[], Some(&new)).await.expect("an answer").status
    };
    assert_eq!(make(json!({"game": "chess"})).await, 400);
    assert_eq!(make(json!({"game": "diary", "seats": 99})).await, 409);
    assert_eq!(make(json!({"game": "diary"})).await, 201);
    assert_eq!(make(json!({"game": "diary"})).await, 429);
}

#[tokio::test]
async fn a_long_text_is_not_stored_three_times() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let text = "une page entière, ".repeat(10);
    let row =
        table.act(seats[0].key(), Request::game("long", json!({"do": "write", "text": text}))).await.seq;
    let id = table.id.parse().expect("a name");
    let stored = world.store.rows(&id, row.expect("a row"), 1).await.expect("rows");
    assert_eq!(stored[0].body.matches(&text).count(), 1, "{}", stored[0].body);
    assert!(table.view(seats[0].key()).await["game"].to_string().contains(&text));
    // Read from the store again, it is where it was.
    let history = String::from_utf8(table.get(seats[0].key(), "/history").await.body).expect("text");
    assert_eq!(history.matches(&text).count(), 1, "{history}");
}

#[tokio::test]
async fn whom_the_operator_blocks_is_not_let_in() {
    let world = World::new().await;
    world.store.set_note("blocked", Some("192.0.2.0/24\n127.0.0.0/8\n".to_owned())).await.expect("the store");
    world.handle.look_at_desk().await;
    assert_eq!(world.get("/api/games").await.status, 403);
    world.store.set_note("blocked", None).await.expect("the store");
    world.handle.look_at_desk().await;
    assert_eq!(world.get("/api/games").await.status, 200);
}

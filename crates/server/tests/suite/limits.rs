//! Bounds that hold.

use std::time::Duration;

use client::{ClientError, Joined, Update, request};
use protocol::{FailureKind, Request};
use serde_json::json;
use server::{Config, Limits};
use table::Action;
use tokio::{io::AsyncReadExt as _, net::TcpStream};

use crate::world::{World, ask, config, mark, next};

fn limited(limits: impl FnOnce(&mut Limits)) -> Config {
    let mut config = config();
    limits(&mut config.limits);
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
        assert!(matches!(end, Ok(Ok(0) | Err(_))), "it is ended");
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

    let world = World::with(limited(|limits| (limits.acts, limits.acts_burst) = (0.001, 3.0))).await;
    let (table, mut seats) = world.diary().await;
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
    for n in 0..8000 {
        let say = Request::table("", Action::Say { text: format!("{n} {text}").as_str().into() });
        ask(&mut seats[0], say).await.expect("done");
        let metrics = if n % 200 == 199 { world.get("/metrics").await.body } else { Vec::new() };
        if String::from_utf8_lossy(&metrics).contains("tablee_slow_total 1") {
            break;
        }
    }
    let metrics = String::from_utf8(world.get("/metrics").await.body).expect("text");
    assert!(metrics.contains("tablee_slow_total 1"), "{metrics}");
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
    let (table, seats) = world.diary().await;
    assert_eq!(world.handle.expire(0).await.expect("the store"), 0);
    assert_eq!(world.handle.expire(u64::MAX >> 1).await.expect("the store"), 1);
    let answer = table.get(seats[0].key(), "").await;
    assert!(
        matches!(answer.json::<()>(), Err(ClientError::Failure(failure)) if failure.kind == FailureKind::NotFound)
    );
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
    assert!(look().await.is_err(), "four sockets are four connections");
    drop(host);
    while look().await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn behind_a_proxy_people_are_counted_and_not_the_proxy() {
    let mut config = limited(|limits| limits.connections_per_address = 2);
    config.behind_proxy = true;
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

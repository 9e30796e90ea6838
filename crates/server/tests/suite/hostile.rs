//! Anything may arrive.

use client::{ClientError, request};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{FailureKind, Request};
use serde_json::{Value, json};
use table::Action;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest as _};

use crate::world::World;

/// Sends bytes and reads the first line of whatever comes back.
async fn raw(world: &World, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(world.url.trim_start_matches("http://")).await.expect("a connection");
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let mut piece = [0; 4096];
    while let Ok(Ok(n)) =
        tokio::time::timeout(std::time::Duration::from_secs(5), stream.read(&mut piece)).await
    {
        answer.extend_from_slice(&piece[..n]);
        if n == 0 || answer.contains(&b'\n') {
            break;
        }
    }
    String::from_utf8_lossy(&answer).lines().next().unwrap_or_default().to_owned()
}

async fn is_well(world: &World) {
    assert_eq!(world.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn bodies_of_every_bad_kind() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let path = table.link.api("/act").replace(&world.url, "");
    let post = |body: &[u8]| {
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
            seats[0].key(),
            body.len()
        );
        [head.as_bytes(), body].concat()
    };
    let deep = [b"{\"request\":\"r\",\"game\":".to_vec(), vec![b'['; 20_000]].concat();
    let huge = vec![b' '; protocol::MESSAGE_BYTES + 1];
    let long = json!({"request": "r".repeat(65), "game": {"do": "roll"}}).to_string();
    for (body, status) in [
        (&b"{"[..], "400"),
        (b"", "400"),
        (b"null", "400"),
        (b"\xff\xfe", "400"),
        (b"{\"request\":\"r\"}", "400"),
        (b"{\"request\":\"r\",\"table\":{\"do\":\"pause\"},\"game\":{}}", "400"),
        (b"{\"request\":\"\",\"game\":{\"do\":\"roll\"}}", "400"),
        (b"{\"request\":\"a b\",\"game\":{\"do\":\"roll\"}}", "400"),
        (b"{\"request\":\"r\",\"game\":{\"do\":\"write_flaw\",\"text\":\"x\"}}", "400"),
        (b"{\"request\":\"r\",\"game\":{\"do\":\"mark\",\"at\":1e99}}", "400"),
        (b"{\"request\":\"r\",\"table\":{\"do\":\"claim\",\"name\":\"x\"}}", "400"),
        (b"{\"request\":\"r\",\"after\":18446744073709551615,\"game\":{\"do\":\"roll\"}}", "409"),
        (b"{\"request\":\"r\",\"table\":{\"do\":\"strike\",\"passage\":18446744073709551615}}", "409"),
        (b"{\"request\":\"r\",\"table\":{\"do\":\"call_absent\",\"seat\":255}}", "409"),
        (b"{\"request\":\"r\",\"table\":{\"do\":\"propose\",\"motion\":{\"remove\":{\"seat\":200}}}}", "409"),
        (&deep, "400"),
        (&huge, "413"),
        (long.as_bytes(), "400"),
    ] {
        let line = raw(&world, &post(body)).await;
        assert!(line.contains(status), "{line} for {}", String::from_utf8_lossy(&body[..body.len().min(80)]));
    }
    let text = "x".repeat(1001);
    let answer =
        table.try_act(seats[0].key(), Request::table("r", Action::Say { text: text.as_str().into() })).await;
    assert!(
        matches!(answer.json::<Value>(), Err(ClientError::Failure(failure)) if failure.rule.as_deref() == Some("TAB-06"))
    );
    is_well(&world).await;
}

#[tokio::test]
async fn requests_that_are_no_requests() {
    let world = World::new().await;
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[..],
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /api/tables/../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET /api/tables/%00%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET /api/tables/x?since=-1 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"\r\n\r\n\r\n\r\n",
    ] {
        let line = raw(&world, bytes).await;
        assert!(!line.contains(" 200") && !line.contains(" 500"), "{line}");
    }
    let header = format!("GET /healthz HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n", "y".repeat(600_000));
    assert!(!raw(&world, header.as_bytes()).await.contains(" 200"));
    is_well(&world).await;
}

#[tokio::test]
async fn wrong_keys_and_wrong_tables() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let (other, _) = world.diary().await;
    let roll = || Request::game("r", json!({"do": "roll"}));
    assert_eq!(other.try_act(seats[0].key(), roll()).await.status, 401, "a key of another table");
    assert_eq!(table.try_act("", roll()).await.status, 401);
    let mut nowhere = table.link.clone();
    nowhere.table = "nothing".into();
    let answer = request("GET", &nowhere.api(""), &[], None::<&()>).await.expect("an answer");
    assert!(
        matches!(answer.json::<Value>(), Err(ClientError::Failure(failure)) if failure.kind == FailureKind::NotFound)
    );
    for n in 0..50 {
        nowhere.table = format!("nothing{n}");
        request("GET", &nowhere.api(""), &[], None::<&()>).await.expect("an answer");
    }
    assert_eq!(world.handle.n_loaded(), 2, "names of no table take no memory");
    let pactes = world.make(json!({"game": "pactes"})).await;
    let bad = request(
        "POST",
        &format!("{}/api/tables", world.url),
        &[],
        Some(&json!({"game": "pactes", "seats": 9})),
    )
    .await;
    assert_eq!(bad.expect("an answer").status, 409);
    drop(pactes);
}

#[tokio::test]
async fn sockets_that_misbehave() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let url = table.link.api("/socket").replacen("http", "ws", 1);
    for bad in [
        Message::text("{"),
        Message::text(format!("{{\"act\":{}", "[".repeat(10_000))),
        Message::binary(vec![0; 10]),
        Message::text("x".repeat(protocol::MESSAGE_BYTES + 1)),
        Message::Ping(vec![1].into()),
        Message::text(r#"{"act":{"request":"r","game":{"do":"fly"}}}"#),
    ] {
        let mut request = url.as_str().into_client_request().expect("a request");
        request
            .headers_mut()
            .insert("authorization", format!("Bearer {}", seats[0].key()).parse().expect("a value"));
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        socket.next().await.expect("the view").expect("the view");
        let _ = socket.send(bad).await;
        // An error, a pong or the end; never silence, never a panic.
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) if text.starts_with(r#"{"present"#) => {}
                Some(Ok(Message::Text(text))) => {
                    assert!(text.starts_with(r#"{"error":{"kind":"unclear""#), "{text}");
                    break;
                }
                Some(Ok(_) | Err(_)) | None => break,
            }
        }
    }
    let mut foreign = url.as_str().into_client_request().expect("a request");
    foreign.headers_mut().insert("origin", "http://evil.example".parse().expect("a value"));
    assert!(tokio_tungstenite::connect_async(foreign).await.is_err());
    is_well(&world).await;
}

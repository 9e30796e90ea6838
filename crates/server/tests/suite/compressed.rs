//! Answers are compressed where that tells nothing.

use std::io::Read as _;

use client::{Answer, request};
use protocol::{HistoryPage, Request};
use serde_json::json;
use table::Action;

use crate::world::{Table, World};

async fn zipped(table: &Table, key: &str, what: &str) -> Answer {
    let bearer = format!("Bearer {key}");
    let headers = [("authorization", bearer.as_str()), ("accept-encoding", "gzip, br")];
    request("GET", &table.link.api(what), &headers, None::<&()>).await.expect("an answer")
}

fn unzip(answer: &Answer) -> Vec<u8> {
    let mut plain = Vec::new();
    flate2::read::GzDecoder::new(answer.body.as_slice()).read_to_end(&mut plain).expect("a gzip file");
    plain
}

#[tokio::test]
async fn a_history_is_compressed_but_for_what_one_seat_alone_was_told() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let ana = seats[0].key();
    let secret = "un secret que personne ne lit ".repeat(4);
    for n in 0..40 {
        let say = Action::Say { text: format!("encore un mot, le numéro {n}").into() };
        table.act(ana, Request::table(format!("s{n}"), say)).await;
        if n % 10 == 0 {
            table.act(ana, Request::game(format!("w{n}"), json!({"do": "write", "text": secret}))).await;
        }
    }
    for key in [ana, seats[1].key(), &table.host] {
        let plain = table.get(key, "/history").await;
        assert_eq!(plain.header("content-encoding"), None);
        assert_eq!(plain.header("vary"), Some("accept-encoding"));
        let answer = zipped(&table, key, "/history").await;
        assert_eq!(answer.header("content-encoding"), Some("gzip"));
        assert_eq!(unzip(&answer), plain.body);
        let _: HistoryPage = serde_json::from_slice(&plain.body).expect("a page");
        // Who wrote them reads the secrets as they stand; nobody else reads them at all.
        let found = answer.body.windows(secret.len()).filter(|bytes| *bytes == secret.as_bytes()).count();
        assert_eq!(found, if key == ana { 4 } else { 0 });
        assert!(answer.body.len() - found * secret.len() < plain.body.len() / 2);
    }
}

#[tokio::test]
async fn what_holds_a_seats_secrets_is_sent_as_it_is() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let coding = async |key: &str, what: &str| {
        zipped(&table, key, what).await.header("content-encoding").map(str::to_owned)
    };
    for what in ["", "/choices", "/export", "/code", "/game"] {
        assert_eq!(coding(seats[0].key(), what).await, None, "{what}");
    }
    // What everybody sees may be, were it longer.
    let may_be = async |key: &str| zipped(&table, key, "").await.header("vary").is_some();
    assert!(may_be(&table.host).await && !may_be(seats[0].key()).await);
    table.act(seats[0].key(), Request::game("stop", json!({"do": "stop"}))).await;
    table.act(seats[0].key(), Request::table("close", Action::Close)).await;
    assert_eq!(coding(seats[0].key(), "/export").await.as_deref(), Some("gzip"), "an open book");
    let plain = table.get(seats[0].key(), "/export").await;
    assert_eq!(unzip(&zipped(&table, seats[0].key(), "/export").await), plain.body);
}

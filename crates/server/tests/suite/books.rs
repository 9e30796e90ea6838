//! The story as a book, from the browser, for every seat.

use protocol::Request;
use serde_json::json;
use table::Action;

use crate::world::World;

/// A table of Innommable whose Keeper has written the mystery.
const SECRET: &str = "Une cloche sonne sous la vase, et personne ne l’a fondue";

#[tokio::test]
async fn a_book_holds_what_its_reader_was_told_and_nothing_else() {
    let world = World::new().await;
    let table = world.make(json!({"game": "innommable", "language": "fr", "seats": 3})).await;
    let seats = table.fill(&[("Ana", "keeper"), ("Bob", "player"), ("Cléo", "player")]).await;
    let write = json!({"do": "write_mystery", "place": "Un port", "date": "1926", "source": SECRET,
        "profiteers": "Le curé", "symptoms": "Les chiens se taisent", "role": "Vous videz une maison."});
    table.act(seats[0].key(), Request::game("w", write)).await;
    let formats = [
        ("", "text/html; charset=utf-8"),
        ("?format=epub", "application/epub+zip"),
        ("?format=markdown", "text/markdown; charset=utf-8"),
    ];
    for (format, kind) in formats {
        for (seat, knows) in [(0, true), (1, false), (2, false)] {
            let answer = table.get(seats[seat].key(), &format!("/book{format}")).await;
            assert_eq!(answer.header("content-type"), Some(kind));
            assert_eq!(answer.header("content-encoding"), None, "its length tells nothing");
            assert!(
                answer
                    .header("content-security-policy")
                    .is_some_and(|csp| csp.starts_with("default-src 'none'"))
            );
            let holds = answer.body.windows(SECRET.len()).any(|bytes| bytes == SECRET.as_bytes());
            assert_eq!(holds, knows, "seat {seat} as {kind}");
        }
    }
    let host = table.get(&table.host, "/book").await;
    assert!(!String::from_utf8_lossy(&host.body).contains(SECRET), "a host knows no more than the table");
    let stranger = table.get("nobody", "/book").await;
    assert_eq!(stranger.status, 401, "nobody reads it without a key");
    let unclear = table.get(seats[0].key(), "/book?format=scroll").await;
    assert_eq!(unclear.status, 400);
}

#[tokio::test]
async fn a_book_is_in_the_language_that_is_asked_for_and_leaves_out_what_was_struck() {
    let world = World::new().await;
    let table = world.make(json!({"game": "innommable", "language": "fr", "seats": 3})).await;
    let seats = table.fill(&[("Ana", "keeper"), ("Bob", "player"), ("Cléo", "player")]).await;
    let said = Action::Narrate { text: "Il était une fois une marée basse".into() };
    let told = table.act(seats[1].key(), Request::table("n", said)).await;
    let text = async |what: &str| {
        let answer = table.get(seats[2].key(), what).await;
        String::from_utf8(answer.body).expect("a text")
    };
    let french = text("/book?format=markdown").await;
    assert!(french.contains("marée basse") && french.contains("Joué par Ana"), "{french}");
    let english = text("/book?format=markdown&language=en").await;
    assert!(english.contains("Played by Ana"), "{english}");
    let passage = told.seq.expect("a row");
    let strike = Action::Strike { passage };
    table.act(seats[1].key(), Request::table("s", strike)).await;
    assert!(!text("/book?format=markdown").await.contains("marée basse"));
}

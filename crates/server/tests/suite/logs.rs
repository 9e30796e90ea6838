//! The log of the server itself: nothing private, nobody named.

use std::{
    io::Write,
    sync::{Arc, Mutex},
};

use protocol::Request;
use serde_json::json;
use store::CommitFault;
use table::Action;
use tracing_subscriber::fmt::MakeWriter;

use crate::world::World;

#[derive(Clone, Default)]
pub(crate) struct Book(Arc<Mutex<Vec<u8>>>);

impl Book {
    /// Everything that this thread's servers log from now on, at their most talkative.
    pub(crate) fn open() -> (Self, tracing::subscriber::DefaultGuard) {
        let book = Self::default();
        let subscriber = tracing_subscriber::fmt()
            .json()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(book.clone())
            .finish();
        let guard = tracing::subscriber::set_default(subscriber);
        // Other tests run at the same time: what they wrote first without a subscriber counts as unwanted otherwise.
        tracing::callsite::rebuild_interest_cache();
        (book, guard)
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("no panic").clone()).expect("text")
    }

    /// How many lines the server itself has written, as talkative as it can be.
    pub(crate) fn own_lines(&self) -> usize {
        let text = self.text();
        let is_own = |line: &&str| {
            ["server", "store", "table"].iter().any(|name| line.contains(&format!("\"target\":\"{name}")))
        };
        text.lines().filter(is_own).count()
    }
}

impl Write for Book {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Book {
    type Writer = Self;
    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn logs_hold_no_key_no_text_and_no_seat() {
    let (book, guard) = Book::open();
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let secret = "a private thought";
    table.act(seats[0].key(), Request::game("w", json!({"do": "write", "text": secret}))).await;
    table.act(seats[1].key(), Request::table("x", Action::RaiseCard { strike: None, rewind: None })).await;
    table.try_act(seats[1].key(), Request::game("y", json!({"do": "write", "text": secret}))).await;
    table.try_act("wrong-key-wrong-key-wrong-key-32", Request::game("y", json!({"do": "roll"}))).await;
    world.store.faults().next(CommitFault::Fails, 1);
    table.try_act(seats[2].key(), Request::table("z", Action::Say { text: secret.into() })).await;
    // A row that does not read: the log says where, and quotes nothing.
    let name: store::TableId = table.id.parse().expect("a name");
    let seq = world.store.head(&name).await.expect("the store").expect("a table").last.next();
    let event = json!({"said": {"seat": secret, "text": secret}});
    let body = json!({"seq": seq, "at": 1, "by": 0, "events": [event]}).to_string();
    let row = store::NewRow { table: name, seq, at: 1, request: None, body, amendments: vec![] };
    world.store.append(row).await.expect("stored");
    let broken = table.try_act(seats[2].key(), Request::table("q", Action::Say { text: "?".into() })).await;
    assert_eq!(broken.status, 500);
    world.handle.shutdown().await;
    drop(guard);
    let text = book.text();
    assert!(text.contains("a table was made") && text.contains("the store failed"), "{text}");
    assert!(text.contains("not readable as a row: other data at line 1 column"), "{text}");
    let mut private = vec![secret, "raise_card", "Ana", "wrong-key", &table.host, &table.link.key];
    private.extend(seats.iter().map(client::Joined::key));
    for word in private {
        assert!(!text.contains(word), "{word} in the log");
    }
    let seat = text.lines().filter(|line| line.contains("server")).any(|line| line.contains("seat"));
    assert!(!seat, "{text}");
}

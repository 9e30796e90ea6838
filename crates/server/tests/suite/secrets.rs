//! Every byte that the server sends to anybody is recorded and searched.

use std::sync::Arc;

use client::{Joined, Update};
use kernel::Seeded;
use protocol::Request;
use serde_json::{Value, json};
use server::Catalog;
use table::{Action, AnyBot, Invited};

use crate::{
    logs::Book,
    world::{Table, World, next},
};

/// Somebody at the other end, and everything that came to them.
struct Listener {
    joined: Joined,
    heard: String,
}

impl Listener {
    /// Hears everything that there is for them to hear: everybody counts rows for themselves.
    async fn reach(&mut self, table: &Table) {
        let now: Value = table.get(self.joined.key(), "").await.json().expect("a view");
        let seq = now["seq"].as_u64().expect("a number");
        while self.joined.seq.is_none_or(|known| known.0 < seq) {
            let update = next(&mut self.joined).await;
            self.note(&update);
        }
    }

    fn note(&mut self, update: &Update) {
        self.heard += &match update {
            Update::Full(full) => serde_json::to_string(full).expect("JSON"),
            Update::Row(told) => serde_json::to_string(told).expect("JSON"),
            Update::Refused(failure) => serde_json::to_string(failure).expect("JSON"),
            Update::Accepted(_)
            | Update::Present(_)
            | Update::Writing(_)
            | Update::Bots(_)
            | Update::Lost
            | Update::Over(_) => String::new(),
        };
        self.heard.push('\n');
    }

    /// Everything that plain HTTP gives them, too.
    async fn read_all(&mut self, table: &Table) {
        for what in ["", "?since=0", "/choices", "/history", "/export"] {
            let answer = table.get(self.joined.key(), what).await;
            self.heard += &String::from_utf8_lossy(&answer.body);
            self.heard.push('\n');
        }
    }
}

/// Where token values may stand in what a viewer is sent: only in its own purse.
fn others_tokens(value: &Value, own: Option<&str>) -> Option<String> {
    let purses = value["game"]["purses"].as_object()?;
    let strange =
        purses.iter().find(|(role, purse)| Some(role.as_str()) != own && !purse["tokens"].is_null());
    strange.map(|(role, purse)| format!("{role}: {purse}"))
}

/// Notices that show token values to somebody who may not know them.
fn told_tokens(heard: &str, own: Option<&str>) -> Vec<String> {
    let mut found = Vec::new();
    for line in heard.lines() {
        let Ok(value) = serde_json::from_str::<Value>(line) else { continue };
        let rows = value["missed"].as_array().or(value["lines"].as_array()).cloned().unwrap_or_default();
        for row in rows.iter().chain([&value, &value["told"]]) {
            for notice in row["told"].as_array().into_iter().flatten() {
                let notice = &notice["game"];
                let is_known = match notice["told"].as_str() {
                    // PAC-85: what Faust pays is shown to all. PAC-87: at the end everything is.
                    Some("paid" | "game_ended") => true,
                    Some("offer_accepted" | "offer_made") => {
                        ["from", "to"].iter().any(|party| own.is_some() && notice[party].as_str() == own)
                            || notice["disclosed"] == json!(true)
                    }
                    _ => own.is_some() && notice["by"].as_str() == own,
                };
                let has_values = ["tokens", "token", "give"].iter().any(|field| !notice[field].is_null());
                if has_values && !is_known {
                    found.push(notice.to_string());
                }
            }
        }
    }
    found
}

/// Somebody else asks for what one seat has just done: the answers, refusals mostly, tell them nothing.
async fn others_try(listeners: &mut [Listener], table: &Table, actor: usize, action: &Value) -> usize {
    let mut action = action.clone();
    if action["text"].is_string() {
        action["text"] = json!("rien");
    }
    let mut n_refused = 0;
    for (n, listener) in listeners.iter_mut().enumerate().filter(|(n, _)| *n != actor) {
        let id = format!("try-{n}-{}", listener.heard.len());
        let answer = table.try_act(listener.joined.key(), Request::game(id, action.clone())).await;
        assert!(answer.status < 500, "{action}");
        n_refused += usize::from(answer.status == 409);
        listener.heard += &String::from_utf8_lossy(&answer.body);
        listener.heard.push('\n');
    }
    n_refused
}

#[tokio::test]
async fn no_flaw_before_its_reveal_and_no_token_of_another_ever() {
    let (book, guard) = Book::open();
    let world = World::new().await;
    let table = world.make(json!({"game": "pactes", "language": "fr"})).await;
    let roles = ["faust", "demon_a", "demon_b"];
    let people: Vec<(&str, &str)> = ["Ana", "Bob", "Cleo"].into_iter().zip(roles).collect();
    let seats = table.fill(&people).await;
    let watch = table.act(&table.host, Request::table("w", Action::Invite { to: Invited::Watch })).await;
    let mut listeners: Vec<Listener> =
        seats.into_iter().map(|joined| Listener { joined, heard: String::new() }).collect();
    for key in [table.host.clone(), watch.key.expect("shown once")] {
        listeners.push(Listener { joined: Joined::with_key(&table.link, None, key), heard: String::new() });
    }
    let game = Catalog::standard().find("pactes").expect("Pactes");
    let mut bots: Vec<Box<dyn AnyBot>> =
        (0..3).map(|_| Arc::clone(&game).bot("demon").expect("a bot")).collect();
    let mut whims = Seeded::new(5);
    let (mut n_flaws, mut revealed, mut n_acts, mut n_refused) = (0, 0, 0, 0);
    let mut hidden: Vec<(String, usize)> = Vec::new();
    loop {
        for listener in &mut listeners {
            listener.reach(&table).await;
        }
        if !listeners[0].joined.view["game"]["ending"].is_null() {
            break;
        }
        // Flaws are hidden while the contract is not resolved; then they are everybody's.
        let contract = &listeners[3].joined.view["game"]["contract"];
        let is_revealed = contract.is_null() || contract["revealed"] == json!(true);
        if is_revealed {
            revealed += hidden.len();
            hidden.clear();
        }
        for (text, author) in &hidden {
            for (n, listener) in listeners.iter().enumerate().filter(|(n, _)| n != author) {
                assert!(!listener.heard.contains(text), "listener {n} knows {text}");
            }
        }
        let mut acted = false;
        for n in 0..3 {
            let view = listeners[n].joined.view["game"].clone();
            let Some(mut action) = bots[n].act(&view, &mut whims).expect("a view") else { continue };
            if action["do"] == "write_flaw" {
                n_flaws += 1;
                let text = format!("VICE-{n_flaws}-CACHE");
                action["text"] = json!(text);
                hidden.push((text, n));
            }
            n_acts += 1;
            assert!(n_acts < 5_000, "the game ends");
            let id = listeners[n].joined.ask(Request::game("", action.clone())).await;
            loop {
                let update = next(&mut listeners[n].joined).await;
                listeners[n].note(&update);
                match update {
                    Update::Accepted(accepted) if accepted.request == id => break,
                    // Somebody else's attempt may have come between.
                    Update::Refused(failure) if failure.request.as_ref() == Some(&id) => break,
                    _ => {}
                }
            }
            acted = true;
            n_refused += others_try(&mut listeners, &table, n, &action).await;
            break;
        }
        assert!(acted, "somebody has something to do");
        if n_acts % 25 == 0 {
            for listener in &mut listeners {
                listener.reach(&table).await;
                listener.read_all(&table).await;
            }
        }
        if n_acts % 40 == 0 {
            // Coming back tells nothing more.
            for listener in &mut listeners {
                let (key, seat) = (listener.joined.key().to_owned(), listener.joined.seat());
                listener.joined = Joined::with_key(&table.link, seat, key);
            }
        }
        for (n, listener) in listeners.iter().enumerate() {
            let own = roles.get(n).copied();
            // PAC-87: at the end all tokens are turned up.
            if listener.joined.view["game"]["ending"].is_null() {
                assert_eq!(others_tokens(&listener.joined.view, own), None, "listener {n}");
            }
        }
    }
    assert!(n_flaws >= 6 && revealed > 0, "{n_flaws} flaws, {revealed} revealed");
    assert!(n_refused > 100, "{n_refused} refusals");
    for (n, listener) in listeners.iter().enumerate() {
        let own = roles.get(n).copied();
        let told = told_tokens(&listener.heard, own);
        // PAC-85: what Faust pays is shown to all; it names no owner.
        assert_eq!(told, Vec::<String>::new(), "listener {n}");
        assert!(listener.heard.len() > 20_000, "something was recorded");
        assert!(!listener.heard.contains(r#""secret":""#), "the secret of the dice");
    }
    let metrics = String::from_utf8(world.get("/metrics").await.body).expect("text");
    assert!(!metrics.contains("VICE"));
    drop(guard);
    let log = book.text();
    assert!(log.contains("a table was made") && !log.contains("VICE"), "the server's own log");
}

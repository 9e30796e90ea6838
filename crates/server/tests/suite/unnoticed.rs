//! Twin tables: at one of them somebody settles something in secret that at the other the program has
//! settled. What the others receive is the same, byte for byte.

use client::{Joined, Update};
use protocol::Request;
use serde_json::{Value, json};
use table::{Action, Invited};

use crate::world::{Table, World, next};

/// A table of Pactes, the first contract paid: the Rep holds his own 1 and a token that he drew in secret.
async fn paid(world: &World) -> (Table, Vec<Joined>, bool) {
    let settings = json!({"dice": "declared"});
    let table = world.make(json!({"game": "pactes", "language": "fr", "settings": settings})).await;
    let seats = table.fill(&[("Ana", "faust"), ("Bob", "demon_a"), ("Cleo", "demon_b")]).await;
    let write = |n: usize| (n % 3, json!({"do": "set_obstacle", "text": format!("Obstacle {n}")}));
    let mut script = vec![(0, json!({"do": "set_desire", "text": "Je veux la lune"}))];
    script.extend((0..6).map(write));
    script.extend([
        (1, json!({"do": "choose_obstacle", "obstacle": 1})),
        (1, json!({"do": "propose", "text": "Une clause"})),
        (0, json!({"do": "accept"})),
        (2, json!({"do": "write_flaw", "text": "Un vice"})),
        (0, json!({"do": "sign"})),
        (0, json!({"do": "pay", "tokens": {"ones": 1}})),
    ]);
    play(&table, &seats, script, "s").await;
    let tokens = table.view(seats[1].key()).await["game"]["purses"]["demon_a"]["tokens"].clone();
    let count = |value: &str| tokens[value].as_u64().unwrap_or(0);
    assert_eq!(count("ones") + count("twos"), 2, "{tokens}");
    (table, seats, count("twos") == 1)
}

async fn play(table: &Table, seats: &[Joined], script: Vec<(usize, Value)>, name: &str) {
    for (n, (seat, action)) in script.into_iter().enumerate() {
        let results = if action["do"] == "roll" { vec![json!(6), json!(3)] } else { Vec::new() };
        let act = Request { results, ..Request::game(format!("{name}{n}"), action) };
        table.act(seats[seat].key(), act).await;
    }
}

/// What everybody but the Rep is sent, without what differs from table to table by itself.
struct Others {
    joined: Vec<Joined>,
    heard: Vec<String>,
}

impl Others {
    async fn listen(table: &Table, seats: &[Joined]) -> Self {
        let watch = table.act(&table.host, Request::table("w", Action::Invite { to: Invited::Watch })).await;
        let keys = [seats[0].key(), seats[2].key(), &table.host, &watch.key.expect("shown once")];
        let joined: Vec<Joined> =
            keys.iter().map(|key| Joined::with_key(&table.link, None, (*key).to_owned())).collect();
        let mut others = Self { heard: vec![String::new(); joined.len()], joined };
        others.hear(table).await;
        others
    }

    /// Hears until everybody knows what they can know, and reads what plain HTTP gives.
    async fn hear(&mut self, table: &Table) {
        for (joined, heard) in self.joined.iter_mut().zip(&mut self.heard) {
            let now: Value = table.get(joined.key(), "").await.json().expect("a view");
            let seq = now["seq"].as_u64().expect("a number");
            while joined.seq.is_none_or(|known| known.0 < seq) {
                let line = match next(joined).await {
                    Update::Full(full) => serde_json::to_string(&full).expect("JSON"),
                    Update::Row(told) => serde_json::to_string(&told).expect("JSON"),
                    _ => continue,
                };
                heard.push_str(&line);
                heard.push('\n');
            }
            let pages = format!("/history?before={seq}&limit=3");
            for what in
                ["", "?since=0", "?since=12", "/choices", "/history", &pages, "/history?since=3", "/export"]
            {
                let answer = table.get(joined.key(), what).await;
                heard.push_str(&String::from_utf8_lossy(&answer.body));
                heard.push('\n');
            }
        }
    }

    /// Somebody waits for something new; nothing comes.
    async fn wait(&mut self, table: &Table) {
        let seq = self.joined[0].seq.expect("a number");
        let answer = table.get(self.joined[0].key(), &format!("?since={seq}&wait=1")).await;
        self.heard[0].push_str(&String::from_utf8_lossy(&answer.body));
        self.heard[0].push('\n');
    }

    /// Everybody says something after the last row they know of, and after one they know is old.
    async fn speak(&mut self, table: &Table, n: u8) {
        for (seat, joined) in self.joined.iter().take(2).enumerate() {
            let now: Value = table.get(joined.key(), "").await.json().expect("a view");
            for after in [now["seq"].as_u64().expect("a number"), 3] {
                let say = Action::Say { text: "hm".into() };
                let act = Request::table(format!("t{n}-{seat}-{after}"), say);
                let act = Request { after: Some(kernel::Seq(after)), ..act };
                let answer = table.try_act(joined.key(), act).await;
                self.heard[seat].push_str(&format!("{} ", answer.status));
                self.heard[seat].push_str(&String::from_utf8_lossy(&answer.body));
            }
        }
    }
}

/// Times, the table's name and the fingerprint of its secret are other ones at every table.
fn plain(text: &str, table: &Table, commitment: &str) -> String {
    let text = text.replace(&table.id, "TABLE").replace(commitment, "COMMITMENT");
    let zero = |text: String, name: &str| {
        let mut parts = text.split(name);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| {
            text + name + "0" + part.trim_start_matches(|c: char| c.is_ascii_digit())
        })
    };
    zero(zero(text, "\"at\":"), "\"now\":")
}

#[tokio::test]
async fn nobody_can_tell_a_secret_settlement_from_none() {
    let world = World::new().await;
    let mut heard: [Option<Vec<String>>; 2] = [None, None];
    for _ in 0..200 {
        // With a one and a two the Rep has a choice; with two ones the program settles it.
        let (table, seats, has_choice) = paid(&world).await;
        let place = |die: u8, slot: &str| (0, json!({"do": "place", "die": die, "slot": slot}));
        if heard[usize::from(has_choice)].is_some() {
            continue;
        }
        let mut others = Others::listen(&table, &seats).await;
        // PAC-61: a 6 on a flaw.
        play(&table, &seats, vec![(0, json!({"do": "roll"})), place(1, "H1"), place(2, "C1")], "r").await;
        let rep = table.view(seats[1].key()).await;
        let owes = &rep["game"]["purses"]["demon_a"]["owes"];
        assert_eq!(owes.is_null(), !has_choice, "{owes}");
        if has_choice {
            let discard = json!({"do": "discard", "tokens": {"ones": 1}});
            let row =
                table.act(seats[1].key(), Request::game("d", discard.clone())).await.seq.expect("a row");
            // Having second thoughts, and preparing to go elsewhere, is as secret.
            let back = Action::Rewind { to: kernel::Seq(row.0 - 1) };
            table.act(seats[1].key(), Request::table("b", back)).await;
            let rep = table.view(seats[1].key()).await;
            assert!(!rep["game"]["purses"]["demon_a"]["owes"].is_null(), "it is taken back");
            table.act(seats[1].key(), Request::game("d2", discard)).await;
            table.act(seats[1].key(), Request::table("m", Action::MoveSeat)).await;
        }
        others.hear(&table).await;
        others.wait(&table).await;
        others.speak(&table, 1).await;
        table.act(seats[2].key(), Request::table("p", Action::Pause)).await;
        table.act(seats[1].key(), Request::table("g", Action::Resume)).await;
        let pass = |seat| (seat, json!({"do": "pass"}));
        play(&table, &seats, vec![(0, json!({"do": "confirm"})), pass(0), pass(1)], "e").await;
        others.hear(&table).await;
        others.speak(&table, 2).await;
        // Coming back tells nothing more.
        for joined in &mut others.joined {
            *joined = Joined::with_key(&table.link, None, joined.key().to_owned());
        }
        others.hear(&table).await;
        let commitment = rep["table"]["commitment"].as_str().expect("a fingerprint").to_owned();
        let texts = others.heard.iter().map(|text| plain(text, &table, &commitment)).collect();
        heard[usize::from(has_choice)] = Some(texts);
        let own: Value = table.get(seats[1].key(), "").await.json().expect("a view");
        let others: Value = table.get(seats[0].key(), "").await.json().expect("a view");
        let more = own["seq"].as_u64().zip(others["seq"].as_u64()).map(|(own, others)| own - others);
        assert_eq!(more, Some(if has_choice { 4 } else { 0 }), "the Rep knows of his own rows");
        if heard.iter().all(Option::is_some) {
            break;
        }
    }
    let [Some(automatic), Some(settled)] = heard else { panic!("one of the two never came") };
    for (n, (settled, automatic)) in settled.iter().zip(&automatic).enumerate() {
        for (one, other) in settled.lines().zip(automatic.lines()) {
            assert_eq!(one, other, "listener {n}");
        }
        assert_eq!(settled, automatic, "listener {n}");
        assert!(settled.len() > 5_000, "something was recorded");
    }
}

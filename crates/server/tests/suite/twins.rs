//! Two tables that differ in a secret, and everything that is sent there to those who may not know it.

use client::{Joined, Update};
use protocol::Request;
use serde_json::{Value, json};
use table::{Action, Invited};

use crate::{
    logs::Book,
    world::{Table, World, next},
};

/// Seats do this, one after the other; what is thrown is declared.
pub(crate) async fn play(table: &Table, seats: &[Joined], script: Vec<(usize, Value)>, name: &str) {
    for (n, (seat, action)) in script.into_iter().enumerate() {
        let results = match action["do"].as_str() {
            Some("roll") => vec![json!(6), json!(3)],
            Some("throw") => vec![json!(1), json!(6)],
            _ => Vec::new(),
        };
        let act = Request { results, ..Request::game(format!("{name}{n}"), action) };
        table.act(seats[seat].key(), act).await;
    }
}

/// What everybody is sent but the one who acts in secret: some seats, the host and a spectator.
pub(crate) struct Others {
    pub(crate) joined: Vec<Joined>,
    pub(crate) heard: Vec<String>,
    n_seats: usize,
}

impl Others {
    pub(crate) async fn listen(table: &Table, seats: &[&Joined]) -> Self {
        let watch = table.act(&table.host, Request::table("w", Action::Invite { to: Invited::Watch })).await;
        let more = [table.host.clone(), watch.key.expect("shown once")];
        let keys = seats.iter().map(|seat| seat.key().to_owned()).chain(more);
        let joined: Vec<Joined> = keys.map(|key| Joined::with_key(&table.link, None, key)).collect();
        let mut others = Self { heard: vec![String::new(); joined.len()], joined, n_seats: seats.len() };
        others.hear(table).await;
        others
    }

    /// Hears until everybody knows what they can know, and reads what plain HTTP gives.
    pub(crate) async fn hear(&mut self, table: &Table) {
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
    pub(crate) async fn wait(&mut self, table: &Table) {
        let seq = self.joined[0].seq.expect("a number");
        let answer = table.get(self.joined[0].key(), &format!("?since={seq}&wait=1")).await;
        self.heard[0].push_str(&String::from_utf8_lossy(&answer.body));
        self.heard[0].push('\n');
    }

    /// Everybody says something after the last row they know of, and after one they know is old.
    pub(crate) async fn speak(&mut self, table: &Table, n: u8) {
        for (seat, joined) in self.joined.iter().take(self.n_seats).enumerate() {
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

    /// Everybody asks for the same in vain.
    pub(crate) async fn try_in_vain(&mut self, table: &Table, n: u8, actions: &[Value]) {
        for (seat, (joined, heard)) in self.joined.iter().zip(&mut self.heard).enumerate() {
            for (what, action) in actions.iter().enumerate() {
                let act = Request::game(format!("v{n}-{seat}-{what}"), action.clone());
                let answer = table.try_act(joined.key(), act).await;
                assert!((400..500).contains(&answer.status), "seat {seat}: {action}");
                heard.push_str(&String::from_utf8_lossy(&answer.body));
                heard.push('\n');
            }
        }
    }
}

/// Who is there, times, the table's name and the fingerprint of its secret are other ones at every table.
pub(crate) fn plain(text: &str, table: &Table, commitment: &str) -> String {
    let text = text.replace(&table.id, "TABLE").replace(commitment, "COMMITMENT");
    let zero = |text: String, name: &str| {
        let mut parts = text.split(name);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| {
            text + name + "0" + part.trim_start_matches(|c: char| c.is_ascii_digit())
        })
    };
    let text = zero(zero(text, "\"at\":"), "\"now\":");
    // Who has gone is noticed sooner or later.
    let mut parts = text.split("\"present\":[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(']').map_or("", |(_, rest)| rest))
}

/// What everybody heard at two tables that differ in a secret.
#[track_caller]
pub(crate) fn same(one: &[String], other: &[String]) {
    for (n, (one, other)) in one.iter().zip(other).enumerate() {
        for (one, other) in one.lines().zip(other.lines()) {
            assert_eq!(one, other, "listener {n}");
        }
        assert_eq!(one, other, "listener {n}");
        assert!(one.len() > 5_000, "something was recorded");
    }
}

/// What happens at one of the tables: openly, and in secret.
struct Evening<'a> {
    table: &'a Table,
    seats: &'a [Joined],
    book: &'a Book,
}

impl Evening<'_> {
    async fn openly(&self, name: &str, script: &[(usize, Value)]) {
        play(self.table, self.seats, script.to_vec(), name).await;
    }

    /// Nobody else is told, nor does the server's log say anything.
    async fn in_secret(&self, name: &str, actions: &[Value]) {
        let expiry = async || self.table.get(&self.table.host, "/expiry").await.body;
        let (before, erased) = (self.book.own_lines(), expiry().await);
        play(self.table, self.seats, actions.iter().map(|action| (0, action.clone())).collect(), name).await;
        assert_eq!((self.book.own_lines(), expiry().await), (before, erased));
    }
}

/// Two tables at which seat 0 knows everything: what the others are sent is the same.
async fn alike(
    make: Value,
    people: &[(&str, &str)],
    evening: impl AsyncFn(usize, &Evening<'_>, &mut Others),
) {
    let (book, _guard) = Book::open();
    let world = World::new().await;
    let mut heard = Vec::new();
    for which in 0..2 {
        let table = world.make(make.clone()).await;
        let seats = table.fill(people).await;
        let mut others = Others::listen(&table, &seats[1..].iter().collect::<Vec<_>>()).await;
        evening(which, &Evening { table: &table, seats: &seats, book: &book }, &mut others).await;
        // Coming back tells nothing more.
        for joined in &mut others.joined {
            *joined = Joined::with_key(&table.link, None, joined.key().to_owned());
        }
        others.hear(&table).await;
        let view = table.view(seats[0].key()).await;
        let commitment = view["table"]["commitment"].as_str().expect("a fingerprint").to_owned();
        heard.push(others.heard.iter().map(|text| plain(text, &table, &commitment)).collect::<Vec<_>>());
    }
    same(&heard[0], &heard[1]);
}

#[tokio::test]
async fn nobody_can_tell_one_mystery_from_another() {
    let make = json!({"game": "innommable", "language": "fr", "seats": 4, "settings": {"dice": "declared"}});
    let people = [("Ana", "keeper"), ("Bob", "player"), ("Cleo", "player"), ("Dan", "player")];
    let mystery = |source: &str, profiteers: &str, symptoms: &str| {
        json!({"do": "write_mystery", "place": "Saint-Briac", "date": "1926", "role": "Les héritiers",
            "source": source, "profiteers": profiteers, "symptoms": symptoms})
    };
    let short = mystery("Le chant", "Le curé\nLe directeur", "Un\nDeux\nTrois\nQuatre\nCinq");
    let long = mystery(
        "La faim qui remonte sous la vase quand la cloche sonne",
        "Le directeur de la conserverie",
        "Les chiens se taisent\nDes chaussures\nUne voix\nLes boîtes\nLe registre\nLe sel\nLa marée",
    );
    let lay = json!({"do": "lay_dice"});
    // At one table the Keeper writes once, at the other again and again.
    let prepared = [vec![short.clone(), lay.clone()], vec![short, lay.clone(), long.clone(), long, lay]];
    let found = [4, 3];
    let character = |seat, name: &str| {
        let sheet =
            json!({"do": "submit_character", "name": name, "portrait": "Grande", "anchor": "Une montre"});
        (seat, sheet)
    };
    let approve = |of: u8| (0, json!({"do": "approve_character", "of": of}));
    alike(make, &people, async |which, evening, others| {
        evening.in_secret("p", &prepared[which]).await;
        others.hear(evening.table).await;
        others.wait(evening.table).await;
        let start = [
            (0, json!({"do": "finish_preparation"})),
            character(1, "Ida"),
            character(2, "Odile"),
            character(3, "Félix"),
            approve(1),
            approve(2),
            approve(3),
            (0, json!({"do": "start_play"})),
        ];
        evening.openly("s", &start).await;
        others.hear(evening.table).await;
        let notes =
            [json!({"do": "add_note", "text": "Le curé ment."}), json!({"do": "add_note", "text": "…"})];
        evening.in_secret("n", &notes[..which]).await;
        others.wait(evening.table).await;
        // There is an element 9 at one of the tables.
        let reveal = |element: u8| json!({"do": "reveal", "element": element});
        let happens = json!({"do": "rule_action", "of": 1, "ruling": "happens", "reveals": 9});
        others.try_in_vain(evening.table, 1, &[reveal(1), reveal(9), reveal(99), happens]).await;
        others.speak(evening.table, 1).await;
        let revealed = [
            (1, json!({"do": "declare_action", "goal": "Je force la porte."})),
            (0, json!({"do": "rule_action", "of": 1, "ruling": "happens"})),
            (0, json!({"do": "reveal", "element": found[which], "text": "Le port se tait."})),
        ];
        evening.openly("r", &revealed).await;
        others.hear(evening.table).await;
        others.try_in_vain(evening.table, 2, &[json!({"do": "publish", "number": 1})]).await;
    })
    .await;
}

#[tokio::test]
async fn nobody_can_tell_what_a_game_master_keeps_to_himself() {
    let make = json!({"game": "yonkoma", "language": "fr", "seats": 3, "settings": {"dice": "declared"}});
    let people = [("Zoé", "game_master"), ("Ana", "player"), ("Bo", "player")];
    let character = |seat, name: &str| {
        let sheet = json!({"do": "submit_character", "name": name, "concept": "chasseuse", "flaw": "peur des chats",
            "gift": "traverse les murs", "sign": "une écharpe"});
        (seat, sheet)
    };
    let bonds = |seat, other: u8| {
        let bonds = json!({"do": "submit_bonds", "aim": "la couronne", "other": other, "other_text": "l’aime",
            "npc": 3, "npc_text": "lui doit tout"});
        (seat, bonds)
    };
    let sheets = [("voleur", "vaniteux"), ("le frère de Miki, qui la cherche depuis dix ans", "il ment")];
    let notes = |text: &str| json!({"do": "set_notes", "text": text});
    alike(make, &people, async |which, evening, others| {
        let (concept, flaw) = sheets[which];
        let start = [
            (0, json!({"do": "set_world", "text": "Une cité flottante"})),
            (1, json!({"do": "confirm_world"})),
            (2, json!({"do": "confirm_world"})),
            character(1, "Miki"),
            character(2, "Aoi"),
            (0, json!({"do": "approve_character", "character": 1})),
            (0, json!({"do": "approve_character", "character": 2})),
            (0, json!({"do": "create_npc", "name": "Kuro", "important": true, "concept": concept, "flaw": flaw})),
        ];
        evening.openly("s", &start).await;
        others.hear(evening.table).await;
        // At one table nothing, at the other a whole story.
        let story = [
            notes("Kuro est son frère."),
            notes("Kuro n’est pas son frère : il l’a été."),
            json!({"do": "describe_npc", "npc": 3, "important": true, "concept": "un autre", "flaw": "aucune"}),
            json!({"do": "bind_npc", "npc": 3, "text": "cherche Miki"}),
        ];
        evening.in_secret("n", &story[..which * story.len()]).await;
        others.hear(evening.table).await;
        others.wait(evening.table).await;
        others.speak(evening.table, 1).await;
        let show = json!({"do": "show_npc", "npc": 3});
        let bond = json!({"do": "show_bond", "npc": 3, "bond": 0});
        others.try_in_vain(evening.table, 1, &[show, bond, notes("?")]).await;
        let scene = [
            bonds(1, 2),
            bonds(2, 1),
            (0, json!({"do": "start_session", "title": "Sur le toit"})),
            (1, json!({"do": "attempt", "goal": "sauter", "approach": "avec élan"})),
            (0, json!({"do": "set_basis", "basis": "other"})),
            (1, json!({"do": "throw"})),
        ];
        evening.openly("a", &scene).await;
        evening.in_secret("m", &[notes("Elle a sauté.")][..which]).await;
        evening.openly("b", &[(1, json!({"do": "accept"})), (0, json!({"do": "tell_result", "text": "De justesse."}))]).await;
        others.hear(evening.table).await;
    })
    .await;
}

//! Whole games between bots with everybody's notices, replayed from their files and compared line by line.
//!
//! With `PLAYTHROUGHS=write` the files are written anew from the actions and picks in them; with
//! `PLAYTHROUGHS=new` bots play new games.

use std::{env, fs, path::PathBuf};

use kernel::{Actor, Game, Knowledge, Player, Scripted, Seat, Seeded, Source, Viewer};
use serde_json::Value;
use yonkoma::{Action, BondApproval, Notice, NpcSheets, Options, Stage, State, Yonkoma};

use crate::play::casting;

/// The games that there are, with their number of players.
const TITLES: [(&str, usize); 3] = [("alone", 1), ("three-players", 3), ("six-players", 6)];

fn options(players: usize) -> Options {
    match players {
        1 => Options::default(),
        3 => Options { bond_approval: BondApproval::Gm, ..Options::default() },
        _ => Options { npc_sheets: NpcSheets::Hidden, success_faces: [4, 5, 6].into(), ..Options::default() },
    }
}

/// A game that is written down as it goes.
struct Scribe {
    state: State,
    told: Vec<Vec<Notice>>,
    text: String,
    n_moves: usize,
}

fn json<T: serde::Serialize>(thing: &T) -> String {
    // By way of a value: the order of keys is then the same whatever features are on.
    let value = serde_json::to_value(thing).expect("it is written");
    sorted(&value).to_string()
}

/// With the keys of every object in order.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let mut keys: Vec<&String> = fields.keys().collect();
            keys.sort();
            Value::Object(keys.into_iter().map(|key| (key.clone(), sorted(&fields[key]))).collect())
        }
        Value::Array(items) => Value::Array(items.iter().map(sorted).collect()),
        other => other.clone(),
    }
}

impl Scribe {
    fn new(title: &str, players: usize) -> Self {
        let options = options(players);
        let dealt = kernel::open(&Yonkoma, &options, &casting(players), &mut Scripted::default());
        let text = format!("{title}\n{}\n", json(&options));
        let state = Yonkoma.start(&dealt.expect("a table").setup);
        Self { state, told: vec![Vec::new(); players + 1], text, n_moves: 0 }
    }

    fn write(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Does it and writes down what everybody is told; between two Sessions also what the public sees.
    fn play(&mut self, seat: u8, action: &Action, source: &mut dyn Source) {
        let deed = kernel::submit(&Yonkoma, &self.state, Actor::Seat(Seat(seat)), action, source);
        let deed = deed.unwrap_or_else(|why| panic!("{seat} does {action:?}: {why}"));
        self.n_moves += 1;
        self.write(&format!("\n{} {seat} {}", self.n_moves, json(action)));
        if !deed.picks.is_empty() {
            let picks: Vec<Value> = deed.picks.iter().map(|pick| pick.ask.name(pick.outcome)).collect();
            self.write(&format!("  picks {}", json(&picks)));
        }
        for event in &deed.events {
            self.tell(event);
            Yonkoma.apply(&mut self.state, event);
        }
        if matches!(action, Action::EndSession) {
            let seen = json(&Yonkoma.view(&self.state, Viewer::Public));
            self.write(&format!("  public sees {seen}"));
        }
    }

    /// One line for those who are told alike.
    fn tell(&mut self, event: &yonkoma::Event) {
        let mut lines: Vec<(Vec<String>, String)> = Vec::new();
        let n_seats = self.told.len();
        for viewer in Viewer::all(n_seats) {
            let Some(notice) = Yonkoma.tell(&self.state, event, viewer) else { continue };
            let line = json(&notice);
            let who = viewer.seat().map_or("public".to_owned(), |seat| seat.0.to_string());
            if let Some(seat) = viewer.seat() {
                self.told[usize::from(seat.0)].push(notice);
            }
            match lines.iter_mut().find(|(_, written)| *written == line) {
                Some((whom, _)) => whom.push(who),
                None => lines.push((vec![who], line)),
            }
        }
        for (whom, line) in lines {
            let whom = if whom.len() == n_seats + 1 { "everybody".to_owned() } else { whom.join(", ") };
            self.write(&format!("  {whom} <- {line}"));
        }
    }
}

fn file(title: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(format!("{title}.txt"))
}

/// Played again from the moves and picks in a file.
fn replayed(title: &str, players: usize, text: &str) -> Scribe {
    let mut scribe = Scribe::new(title, players);
    let lines: Vec<&str> = text.lines().skip(2).collect();
    for (n, line) in lines.iter().enumerate() {
        if !line.starts_with(|c: char| c.is_ascii_digit()) {
            continue;
        }
        let mut parts = line.splitn(3, ' ').skip(1);
        let seat = parts.next().and_then(|seat| seat.parse().ok()).expect("a seat");
        let action: Action = serde_json::from_str(parts.next().expect("an action")).expect("an action");
        let picks = lines.get(n + 1).and_then(|next| next.strip_prefix("  picks "));
        let picks: Vec<Value> =
            picks.map_or_else(Vec::new, |picks| serde_json::from_str(picks).expect("picks"));
        scribe.play(seat, &action, &mut Scripted::new(picks));
    }
    scribe
}

/// A new game between bots.
fn played_anew(title: &str, players: usize, seed: u64) -> Scribe {
    let mut scribe = Scribe::new(title, players);
    let mut chance = Seeded::new(seed);
    let mut bots = vec![search::yonkoma::Bot::default(); players + 1];
    while scribe.state.board.stage != Stage::Closed {
        let next = (0..=players).find_map(|seat| {
            let viewer = Viewer::Seat(Seat(u8::try_from(seat).expect("few")));
            let known =
                Knowledge { view: Yonkoma.view(&scribe.state, viewer), told: scribe.told[seat].clone() };
            bots[seat].act(&Yonkoma, &known, &mut chance).map(|action| (seat, action))
        });
        let (seat, action) = next.expect("somebody acts");
        scribe.play(u8::try_from(seat).expect("few"), &action, &mut chance);
    }
    scribe
}

/// Whether a game shows what its file is for.
fn shows_enough(text: &str) -> bool {
    let told =
        ["test_settled", "conflict_settled", "setback_taken", "koma_spent", "bond_paid", "session_ended"];
    told.iter().all(|told| text.contains(told)) && text.contains("moment_marked")
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the games are kept in files; the crate itself reads none")]
fn every_playthrough_is_played_as_it_was() {
    let wish = env::var("PLAYTHROUGHS").unwrap_or_default();
    for (title, players) in TITLES {
        let path = file(title);
        if wish == "new" {
            let mut games = (0..500).map(|seed| played_anew(title, players, seed));
            let game = games.find(|game| shows_enough(&game.text)).expect("some game shows it all");
            fs::create_dir_all(path.parent().expect("a folder")).expect("it is made");
            fs::write(&path, game.text).expect("it is written");
        }
        let kept = fs::read_to_string(&path).expect("the playthrough is kept");
        let scribe = replayed(title, players, &kept);
        if wish == "write" {
            fs::write(&path, &scribe.text).expect("it is written");
            continue;
        }
        assert!(scribe.state.board.stage == Stage::Closed && shows_enough(&kept), "{title} is a whole game");
        for (n, (kept, now)) in kept.lines().zip(scribe.text.lines()).enumerate() {
            assert_eq!(kept, now, "{title}, line {}", n + 1);
        }
        assert_eq!(kept.lines().count(), scribe.text.lines().count(), "{title}");
    }
}

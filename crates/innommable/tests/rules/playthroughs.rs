//! Whole games of three, four and five with every seat's notices, replayed from their files and compared line by
//! line.
//!
//! With `PLAYTHROUGHS=write` the files are written anew from the actions and picks in them; with
//! `PLAYTHROUGHS=new` bots play new games.

use std::{env, fs, path::PathBuf};

use innommable::{
    Action, BlacklistVisibility, DieDeal, GiftSource, Innommable, Notice, Options, Phase, State,
};
use kernel::{Actor, Game, Knowledge, Language, Player, Scripted, Seat, Seeded, Source, Viewer};
use serde_json::Value;

use crate::trial::casting;

/// The games that there are.
const TITLES: [&str; 3] = ["three-and-a-silent-list", "four-by-the-book", "five-with-dice-by-lot"];

fn table(title: &str) -> (Options, Language, u8) {
    let defaults = Options::default();
    match title {
        "three-and-a-silent-list" => {
            let blacklist_visibility = BlacklistVisibility::KeeperOnly;
            let options = Options { blacklist_visibility, gift_source: GiftSource::Hand, ..defaults };
            (options, Language::Fr, 3)
        }
        "five-with-dice-by-lot" => (Options { die_deal: DieDeal::Random, ..defaults }, Language::Fr, 5),
        _ => (defaults, Language::En, 4),
    }
}

/// One action of a game as it is kept.
struct Move {
    by: Actor,
    action: Action,
    picks: Vec<Value>,
}

/// A game that is written down as it goes.
struct Scribe {
    state: State,
    told: Vec<Vec<Notice>>,
    text: String,
    n_moves: usize,
}

fn json<T: serde::Serialize>(thing: &T) -> String {
    // By way of a value: fields in alphabetical order, whatever the order of declaration.
    let value = serde_json::to_value(thing).expect("it is written");
    sorted(&value).to_string()
}

fn sorted(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().map(|(key, value)| (key.clone(), sorted(value))).collect();
            fields.sort_by(|(one, _), (other, _)| one.cmp(other));
            Value::Object(fields.into_iter().collect())
        }
        Value::Array(items) => Value::Array(items.iter().map(sorted).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

impl Scribe {
    fn new(title: &str) -> Self {
        let (options, language, n_seats) = table(title);
        let casting = casting(language, n_seats, 1);
        let dealt = kernel::open(&Innommable, &options, &casting, &mut Scripted::default()).expect("a table");
        let text = format!("{title}\n{}\n", json(&(&options, language, n_seats)));
        let told = vec![Vec::new(); usize::from(n_seats) + 1];
        Self { state: Innommable.start(&dealt.setup), told, text, n_moves: 0 }
    }

    fn write(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn n_seats(&self) -> usize {
        self.told.len() - 1
    }

    /// Does it and writes down what everybody is told, and when a scene begins what everybody sees.
    fn play(&mut self, by: Actor, action: &Action, source: &mut dyn Source) {
        let deed = kernel::submit(&Innommable, &self.state, by, action, source);
        let deed = deed.unwrap_or_else(|why| panic!("{by:?} does {action:?}: {why}"));
        self.n_moves += 1;
        self.write(&format!("\n{} {} {}", self.n_moves, json(&by), json(action)));
        if !deed.picks.is_empty() {
            let picks: Vec<Value> = deed.picks.iter().map(|pick| pick.ask.name(pick.outcome)).collect();
            self.write(&format!("  picks {}", json(&picks)));
        }
        for event in &deed.events {
            self.tell(event);
            Innommable.apply(&mut self.state, event);
        }
        if matches!(action, Action::StartScene { .. } | Action::FinishPreparation) {
            for viewer in Viewer::all(self.n_seats()) {
                let view = Innommable.view(&self.state, viewer);
                self.write(&format!("  {} sees {}", json(&viewer), json(&view)));
            }
        }
    }

    /// One line for those who are told alike.
    fn tell(&mut self, event: &innommable::Event) {
        let mut lines: Vec<(Vec<String>, String)> = Vec::new();
        for (index, viewer) in Viewer::all(self.n_seats()).enumerate() {
            let Some(notice) = Innommable.tell(&self.state, event, viewer) else { continue };
            let line = json(&notice);
            self.told[index].push(notice);
            let who = viewer.seat().map_or("public".to_owned(), |seat| seat.0.to_string());
            match lines.iter_mut().find(|(_, written)| *written == line) {
                Some((whom, _)) => whom.push(who),
                None => lines.push((vec![who], line)),
            }
        }
        for (whom, line) in lines {
            let all = whom.len() == self.told.len();
            let whom = if all { "everybody".to_owned() } else { whom.join(", ") };
            self.write(&format!("  {whom} <- {line}"));
        }
    }
}

fn file(title: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(format!("{title}.txt"))
}

/// The moves in a file.
fn moves(text: &str) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for line in text.lines().skip(2) {
        if let Some(picks) = line.strip_prefix("  picks ") {
            moves.last_mut().expect("picks follow a move").picks =
                serde_json::from_str(picks).expect("picks");
        } else if line.starts_with(|c: char| c.is_ascii_digit()) {
            let mut parts = line.splitn(3, ' ').skip(1);
            let by = serde_json::from_str(parts.next().expect("who")).expect("an actor");
            let action = serde_json::from_str(parts.next().expect("what")).expect("an action");
            moves.push(Move { by, action, picks: Vec::new() });
        }
    }
    moves
}

fn replayed(title: &str, text: &str) -> Scribe {
    let mut scribe = Scribe::new(title);
    for Move { by, action, picks } in moves(text) {
        let mut chance = Scripted::new(picks);
        scribe.play(by, &action, &mut chance);
        assert_eq!(chance.left().count(), 0, "all picks are used by {action:?}");
    }
    scribe
}

fn played_anew(title: &str, seed: u64) -> Scribe {
    let mut scribe = Scribe::new(title);
    let mut chance = Seeded::new(seed);
    let mut bot = search::innommable::Bot::default();
    while scribe.state.phase != Phase::Closed {
        let n_seats = u8::try_from(scribe.n_seats()).expect("few seats");
        let next = (0..n_seats).map(Seat).find_map(|seat| {
            let view = Innommable.view(&scribe.state, Viewer::Seat(seat));
            let known = Knowledge { view, told: scribe.told[usize::from(seat.0)].clone() };
            bot.act(&Innommable, &known, &mut chance).map(|action| (seat, action))
        });
        let (seat, action) = next.expect("somebody acts");
        scribe.play(Actor::Seat(seat), &action, &mut chance);
    }
    scribe
}

/// Whether a game shows what its file is for.
fn shows_enough(text: &str) -> bool {
    [
        "revealed",
        "monologue_finished",
        "rerolled",
        "struck",
        "effect_applied",
        "character_lost",
        "ended",
        "closed",
    ]
    .iter()
    .all(|told| text.contains(&format!("\"told\":\"{told}\"")))
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the games are kept in files; the crate itself reads none")]
fn every_playthrough_is_played_as_it_was() {
    let wish = env::var("PLAYTHROUGHS").unwrap_or_default();
    for title in TITLES {
        let path = file(title);
        if wish == "new" {
            let game = (0..200).map(|seed| played_anew(title, seed)).find(|game| shows_enough(&game.text));
            fs::write(&path, game.expect("some game shows it all").text).expect("it is written");
        }
        let kept = fs::read_to_string(&path).expect("the playthrough is kept");
        let scribe = replayed(title, &kept);
        if wish == "write" {
            fs::write(&path, &scribe.text).expect("it is written");
            continue;
        }
        assert!(scribe.state.phase == Phase::Closed && shows_enough(&kept), "{title} is a whole game");
        for (n, (kept, now)) in kept.lines().zip(scribe.text.lines()).enumerate() {
            assert_eq!(kept, now, "{title}, line {}", n + 1);
        }
        assert_eq!(kept.lines().count(), scribe.text.lines().count(), "{title}");
    }
    let n_files = fs::read_dir(file("x").parent().expect("a folder")).expect("it is there").count();
    assert_eq!(n_files, TITLES.len(), "every file is played");
}

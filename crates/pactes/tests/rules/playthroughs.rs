//! Whole games with every seat's notices, replayed from their files and compared line by line.
//!
//! With `PLAYTHROUGHS=write` the files are written anew from the actions and picks in them; with
//! `PLAYTHROUGHS=new` bots play new games.

use std::{env, fs, path::PathBuf};

use kernel::{Actor, BySeat, Casting, Game, Knowledge, Language, Player, Scripted, Seeded, Viewer};
use pactes::{
    Action, ByRole, Negotiation, Notice, Options, Pactes, Role, Slot, SlotKind, Stage, State, TokenValues,
};
use serde_json::Value;

use crate::{
    bot::Bot,
    play::{DemonA, DemonB, Faust, offer, tokens},
};

/// The games that there are.
const TITLES: [&str; 2] = ["the-association-page", "few-tokens-on-an-open-table"];

fn options(title: &str) -> (Options, Language) {
    match title {
        "few-tokens-on-an-open-table" => {
            let negotiation = Negotiation::Phase1And2;
            let token_values = TokenValues::FaustPublic;
            let options = Options { tokens_per_value: 10, negotiation, token_values, ..Options::default() };
            (options, Language::Fr)
        }
        _ => (Options::default(), Language::En),
    }
}

/// One action of a game as it is kept.
struct Move {
    by: Role,
    action: Action,
    picks: Vec<Value>,
}

/// A game that is written down as it goes.
struct Scribe {
    state: State,
    told: ByRole<Vec<Notice>>,
    text: String,
    n_moves: usize,
}

fn seat(role: Role) -> kernel::Seat {
    kernel::Seat(u8::try_from(Role::ALL.iter().position(|r| *r == role).expect("a role")).expect("three"))
}

fn json<T: serde::Serialize>(thing: &T) -> String {
    serde_json::to_string(thing).expect("it is written")
}

fn name(role: Role) -> String {
    json(&role).trim_matches('"').to_owned()
}

impl Scribe {
    fn new(title: &str) -> Self {
        let (options, language) = options(title);
        let casting = Casting { language, roles: BySeat::new(Role::ALL.to_vec()) };
        let dealt = kernel::open(&Pactes, &options, &casting, &mut Scripted::default()).expect("a table");
        let text = format!("{title}\n{}\n", json(&(&options, language)));
        Self { state: Pactes.start(&dealt.setup), told: ByRole::default(), text, n_moves: 0 }
    }

    fn write(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Does it and writes down what everybody is told, and at the end of a round what everybody sees.
    fn play(&mut self, by: Role, action: &Action, source: &mut dyn kernel::Source) {
        let deed = kernel::submit(&Pactes, &self.state, Actor::Seat(seat(by)), action, source);
        let deed = deed.unwrap_or_else(|why| panic!("{by:?} does {action:?}: {why}"));
        self.n_moves += 1;
        self.write(&format!("\n{} {} {}", self.n_moves, name(by), json(action)));
        if !deed.picks.is_empty() {
            let picks: Vec<Value> = deed.picks.iter().map(|pick| pick.ask.name(pick.outcome)).collect();
            self.write(&format!("  picks {}", json(&picks)));
        }
        for event in &deed.events {
            self.tell(event);
            Pactes.apply(&mut self.state, event);
        }
        if matches!(action, Action::Summarise { .. }) {
            for viewer in Viewer::all(3) {
                let view = Pactes.view(&self.state, viewer);
                let who = view.you.map_or("public".to_owned(), name);
                self.write(&format!("  {who} sees {}", json(&view)));
            }
        }
    }

    /// One line for those who are told alike.
    fn tell(&mut self, event: &pactes::Event) {
        let mut lines: Vec<(Vec<String>, String)> = Vec::new();
        for viewer in Viewer::all(3) {
            let Some(notice) = Pactes.tell(&self.state, event, viewer) else { continue };
            let role = viewer.seat().and_then(|seat| self.state.role(seat));
            let line = json(&notice);
            if let Some(role) = role {
                self.told[role].push(notice);
            }
            let who = role.map_or("public".to_owned(), name);
            match lines.iter_mut().find(|(_, written)| *written == line) {
                Some((whom, _)) => whom.push(who),
                None => lines.push((vec![who], line)),
            }
        }
        for (whom, line) in lines {
            let whom = if whom.len() == 4 { "everybody".to_owned() } else { whom.join(", ") };
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
            let by = format!("\"{}\"", parts.next().expect("who"));
            let by = serde_json::from_str(&by).expect("a role");
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

/// What happens in a new game besides what bots do by themselves.
fn interlude(state: &State, n_moves: usize) -> Option<(Role, Action)> {
    let contract = state.contract.as_ref();
    let rep = Role::from(state.rep?);
    let give = |to| offer(to, tokens(1, 0), 1);
    match (state.round, state.stage) {
        (2, Stage::Answer) if state.n_offers == 0 => Some((Faust, give(rep))),
        (2, Stage::Flaw) if state.n_offers == 1 => Some((DemonA, give(DemonB))),
        (_, Stage::Answer | Stage::Flaw) if !state.offers.is_empty() && n_moves.is_multiple_of(2) => {
            let offer = &state.offers[0];
            Some((offer.to, Action::AcceptOffer { offer: offer.id, tokens: tokens(1, 0) }))
        }
        (1 | 3 | 4, Stage::Place) => {
            let contract = contract?;
            let die = contract.dice.iter().position(|die| die.face == 6 && die.slot.is_none())?;
            let mut flaws = Slot::all(contract.lines.len()).filter(|slot| slot.kind == SlotKind::Flaw);
            let slot = flaws.find(|slot| contract.on(*slot).is_none())?;
            let die = pactes::DieId(u8::try_from(die).ok()? + 1);
            Some((Faust, Action::Place { die, slot }))
        }
        _ => None,
    }
}

fn played_anew(title: &str, seed: u64) -> Scribe {
    let mut scribe = Scribe::new(title);
    let mut chance = Seeded::new(seed);
    let own = title == "few-tokens-on-an-open-table";
    let mut bots = ByRole::new(|_| -> Box<dyn Player<Pactes>> {
        if own { Box::new(Bot::default()) } else { Box::new(search::pactes::Bot::default()) }
    });
    while scribe.state.stage != Stage::End {
        let state = &scribe.state;
        let aid = state.stage == Stage::Obstacles && state.obstacles.len() == 1 && state.aid.is_none();
        let extra =
            if aid && !own { Some((DemonA, Action::StartAid)) } else { interlude(state, scribe.n_moves) };
        let may = |(by, action): &(Role, Action)| {
            Pactes.permit(&Pactes.view(state, Viewer::Seat(seat(*by))), action).is_ok()
        };
        let next = extra.filter(|extra| !own && may(extra)).or_else(|| {
            Role::ALL.into_iter().find_map(|role| {
                let view = Pactes.view(state, Viewer::Seat(seat(role)));
                let known = Knowledge { view, told: scribe.told[role].clone() };
                bots[role].act(&Pactes, &known, &mut chance).map(|action| (role, action))
            })
        });
        let (by, action) = next.expect("somebody acts");
        scribe.play(by, &action, &mut chance);
    }
    scribe
}

/// Whether a game shows what its file is for.
fn shows_enough(text: &str) -> bool {
    ["offer_accepted", "discard_fell_due", "die_converted", "game_ended"]
        .iter()
        .all(|told| text.contains(told))
        && (text.contains("aid_started") || text.contains("reserve_refilled"))
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the games are kept in files; the crate itself reads none")]
fn every_playthrough_is_played_as_it_was() {
    let wish = env::var("PLAYTHROUGHS").unwrap_or_default();
    for title in TITLES {
        let path = file(title);
        if wish == "new" {
            let game = (0..500).map(|seed| played_anew(title, seed)).find(|game| shows_enough(&game.text));
            fs::write(&path, game.expect("some game shows it all").text).expect("it is written");
        }
        let kept = fs::read_to_string(&path).expect("the playthrough is kept");
        let scribe = replayed(title, &kept);
        if wish == "write" {
            fs::write(&path, &scribe.text).expect("it is written");
            continue;
        }
        assert!(scribe.state.ending.is_some() && shows_enough(&kept), "{title} is a whole game");
        for (n, (kept, now)) in kept.lines().zip(scribe.text.lines()).enumerate() {
            assert_eq!(kept, now, "{title}, line {}", n + 1);
        }
        assert_eq!(kept.lines().count(), scribe.text.lines().count(), "{title}");
    }
    let n_files = fs::read_dir(file("x").parent().expect("a folder")).expect("it is there").count();
    assert_eq!(n_files, TITLES.len(), "every file is played");
}

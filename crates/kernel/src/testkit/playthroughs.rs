//! Whole games with everybody's notices, kept in files: replayed from the actions and picks in them, and compared line
//! by line.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use serde::Serialize;
use serde_json::Value;

use super::Trial;
use crate::{Actor, Casting, Game, Knowledge, Scripted, Seat, Seeded, Source, Viewer, deal, submit};

/// A game that is kept.
pub struct Playthrough<G: Game> {
    /// The name of its file, without `.txt`.
    pub title: &'static str,
    /// What the table chose.
    pub options: G::Options,
    /// Who sits at it.
    pub casting: Casting<G::Role>,
}

/// The kept games of a game on trial.
pub struct Playthroughs<'a, T: Trial> {
    /// The game on trial: its bots play new games.
    pub trial: &'a T,
    /// Where the files are.
    pub folder: &'a str,
    /// The games.
    pub games: Vec<Playthrough<T::Game>>,
    /// After which actions whose view is written.
    pub looks: fn(&<T::Game as Game>::Action, Viewer) -> bool,
    /// What everybody has to be told in every game, by the notices' names; with `|`, one of several.
    pub shows: &'a [&'a str],
    /// What happens in a new game besides what the bots do by themselves.
    pub besides: Besides<T::Game>,
}

/// What somebody does besides, as a game stands.
pub type Besides<G> = fn(&Transcript<G>) -> Option<(Seat, <G as Game>::Action)>;

/// A game that is written down as it goes.
pub struct Transcript<G: Game> {
    /// The name of its file.
    pub title: &'static str,
    /// Where it stands.
    pub state: G::State,
    /// How many actions there were.
    pub n_moves: usize,
    told: Vec<Vec<G::Notice>>,
    text: String,
}

/// As it is written, with the keys of every object in order: the features of other crates change nothing.
fn written<V: Serialize>(thing: &V) -> String {
    sorted(&serde_json::to_value(thing).unwrap_or_else(|why| panic!("cannot be written: {why}"))).to_string()
}

fn sorted(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let mut keys: Vec<&String> = fields.keys().collect();
            keys.sort();
            Value::Object(keys.into_iter().map(|key| (key.clone(), sorted(&fields[key]))).collect())
        }
        Value::Array(items) => Value::Array(items.iter().map(sorted).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

fn read<V: serde::de::DeserializeOwned>(text: Option<&str>, line: &str) -> V {
    let text = text.unwrap_or_else(|| panic!("something is missing in {line}"));
    serde_json::from_str(text).unwrap_or_else(|why| panic!("{why} in {line}"))
}

impl<G: Game> Transcript<G> {
    fn write(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn n_seats(&self) -> usize {
        self.told.len() - 1
    }

    /// One line for those who are told alike.
    fn tell(&mut self, game: &G, event: &G::Event) {
        let mut lines: Vec<(Vec<String>, String)> = Vec::new();
        for (index, viewer) in Viewer::all(self.n_seats()).enumerate() {
            let Some(notice) = game.tell(&self.state, event, viewer) else { continue };
            let line = written(&notice);
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

impl<G: Game, T: Trial<Game = G>> Playthroughs<'_, T> {
    /// Plays every game again from its file and compares it line by line. With `PLAYTHROUGHS=write` the files are
    /// written again from the actions and picks in them; with `PLAYTHROUGHS=new` bots play new games.
    ///
    /// # Panics
    /// If a game is not as it was, is not whole, or there is a file without a game.
    #[expect(
        clippy::disallowed_methods,
        reason = "the games are kept in files; the rules themselves read none"
    )]
    pub fn check(&self) {
        let wish = env::var("PLAYTHROUGHS").unwrap_or_default();
        for kept in &self.games {
            let path = self.file(kept.title);
            if wish == "new" {
                put(&path, &self.some_game(kept));
            }
            let was = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let game = self.replayed(kept, &was);
            if wish == "write" {
                put(&path, &game.text);
                continue;
            }
            for (n, (was, now)) in was.lines().zip(game.text.lines()).enumerate() {
                assert_eq!(was, now, "{}, line {}", kept.title, n + 1);
            }
            assert_eq!(was.lines().count(), game.text.lines().count(), "{}", kept.title);
            assert!(self.is_over(&game) && self.shows_enough(&was), "{} is a whole game", kept.title);
        }
        let n_files = fs::read_dir(self.folder).map_or(0, Iterator::count);
        assert_eq!(n_files, self.games.len(), "every file is played");
    }

    /// A new game that shows it all.
    fn some_game(&self, kept: &Playthrough<G>) -> String {
        let mut shown = vec![0; self.shows.len()];
        for seed in 0..500 {
            let game = self.played_again(kept, seed);
            if self.is_over(&game) && self.shows_enough(&game.text) {
                return game.text;
            }
            for (n, names) in shown.iter_mut().zip(self.shows) {
                *n += u32::from(shows(&game.text, names));
            }
        }
        panic!("no game shows it all for {}: {:?} of {shown:?}", kept.title, self.shows)
    }

    fn file(&self, title: &str) -> PathBuf {
        Path::new(self.folder).join(format!("{title}.txt"))
    }

    fn opened(&self, kept: &Playthrough<G>) -> Transcript<G> {
        let Playthrough { title, options, casting } = kept;
        let dealt = deal(self.trial.game(), options, casting, &mut Scripted::default());
        let dealt = dealt.unwrap_or_else(|why| panic!("{title} is no table: {why}"));
        let told = vec![Vec::new(); casting.roles.seats().count() + 1];
        let text = format!("{title}\n{}\n", written(&(options, casting)));
        Transcript { title, state: self.trial.game().start(&dealt.setup), told, text, n_moves: 0 }
    }

    /// Does it, and writes down what everybody is told and what is looked at.
    fn play(&self, told: &mut Transcript<G>, by: Actor, action: &G::Action, source: &mut dyn Source) {
        let game = self.trial.game();
        let decision = submit(game, &told.state, by, action, source);
        let decision = decision.unwrap_or_else(|why| panic!("{}: {by:?} does {action:?}: {why}", told.title));
        told.n_moves += 1;
        told.write(&format!("\n{} {} {}", told.n_moves, written(&by), written(action)));
        if !decision.picks.is_empty() {
            let picks: Vec<Value> = decision.picks.iter().map(|pick| pick.ask.name(pick.outcome)).collect();
            told.write(&format!("  picks {}", written(&picks)));
        }
        for event in &decision.events {
            told.tell(game, event);
            game.apply(&mut told.state, event);
        }
        for viewer in Viewer::all(told.n_seats()).filter(|viewer| (self.looks)(action, *viewer)) {
            let seen = written(&game.view(&told.state, viewer));
            told.write(&format!("  {} sees {seen}", written(&viewer)));
        }
    }

    /// A game played again from the actions and picks of a file.
    fn replayed(&self, kept: &Playthrough<G>, text: &str) -> Transcript<G> {
        let mut told = self.opened(kept);
        let mut lines = text.lines().skip(2).peekable();
        while let Some(line) = lines.next() {
            if !line.starts_with(|first: char| first.is_ascii_digit()) {
                continue;
            }
            let mut parts = line.splitn(3, ' ').skip(1);
            let (by, action): (Actor, G::Action) = (read(parts.next(), line), read(parts.next(), line));
            let picks = lines.peek().and_then(|next| next.strip_prefix("  picks "));
            let picks: Vec<Value> = picks.map_or_else(Vec::new, |picks| read(Some(picks), line));
            let mut chance = Scripted::new(picks);
            self.play(&mut told, by, &action, &mut chance);
            assert_eq!(chance.left().count(), 0, "{}: all picks are used by {action:?}", kept.title);
        }
        told
    }

    fn played_again(&self, kept: &Playthrough<G>, seed: u64) -> Transcript<G> {
        let game = self.trial.game();
        let mut told = self.opened(kept);
        let mut chance = Seeded::new(seed);
        let mut bots: Vec<_> = kept.casting.roles.seats().map(|seat| self.trial.bot(seat, seed)).collect();
        while !self.is_over(&told) && told.n_moves < self.trial.bound() {
            let may = |(seat, action): &(Seat, G::Action)| {
                game.permit(&game.view(&told.state, Viewer::Seat(*seat)), action).is_ok()
            };
            let besides = (self.besides)(&told).filter(may);
            let next = besides.or_else(|| {
                kept.casting.roles.seats().zip(&mut bots).find_map(|(seat, bot)| {
                    let view = game.view(&told.state, Viewer::Seat(seat));
                    let known = Knowledge { view, told: told.told[usize::from(seat.0)].clone() };
                    bot.act(game, &known, &mut chance).map(|action| (seat, action))
                })
            });
            // Where nobody does anything, a deadline passes.
            let house = || game.choices(&game.view(&told.state, Viewer::Public)).into_iter().next();
            let next = next.map(|(seat, action)| (Actor::Seat(seat), action));
            let next = next.or_else(|| house().map(|choice| (Actor::House, choice.action)));
            let (by, action) = next.unwrap_or_else(|| panic!("nobody goes on after {}", told.text));
            self.play(&mut told, by, &action, &mut chance);
        }
        told
    }

    fn is_over(&self, told: &Transcript<G>) -> bool {
        let game = self.trial.game();
        game.status(&game.view(&told.state, Viewer::Public)).outcome.is_some()
    }

    fn shows_enough(&self, text: &str) -> bool {
        self.shows.iter().all(|names| shows(text, names))
    }
}

/// Whether somebody is told one of these.
fn shows(text: &str, names: &str) -> bool {
    names.split('|').any(|name| text.contains(&format!("\"told\":\"{name}\"")))
}

#[expect(clippy::disallowed_methods, reason = "the games are kept in files; the rules themselves write none")]
fn put(path: &Path, text: &str) {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(path, text)).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
}

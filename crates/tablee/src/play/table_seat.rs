//! A seat at a table: what its seat sees, is told and does, be the table here or on a server.

use std::io;

use kernel::{Game, NotDone, Seat};
use serde_json::Value;
use words::{Args, Speaker};

use super::screen::{Emphasis, Screen};

pub(super) trait TableSeat<G: Game> {
    /// Whether things happen while the person thinks.
    const IS_ONLINE: bool;
    /// The sentences that explain its own commands.
    const HELP: &'static [&'static str];

    /// The seat that looks and acts now.
    fn you(&self) -> Seat;
    /// What everybody is called, seat by seat.
    fn names(&self) -> Vec<String>;
    fn view(&self) -> G::View;
    fn told(&self) -> &[G::Notice];
    /// What is to be told since the last call.
    fn news(&mut self) -> Vec<News>;
    /// Does something; `results` is what real dice showed, where the table throws real ones.
    fn act(
        &mut self,
        action: &G::Action,
        results: &[Value],
        tell: Tell<'_>,
    ) -> anyhow::Result<Result<(), NotDone<SeatRefusal<G::Refusal>>>>;
    /// Obeys a command of its own; says what it has to say.
    fn obey(&mut self, command: &str, words: &Speaker, tell: Tell<'_>) -> anyhow::Result<Vec<String>>;
    /// What a bot would do in that seat.
    fn advice(&mut self) -> Option<G::Action>;
    /// A number below `n`, for whims.
    fn whim(&mut self, n: usize) -> usize;
}

/// Says something while a seat waits for an answer.
pub(super) type Tell<'a> = &'a mut dyn FnMut(Announcement) -> io::Result<()>;

/// Something to tell.
#[derive(Debug, Clone)]
pub(super) enum News {
    /// Something happened in the game: the notice with this number among those told.
    Game(usize),
    /// What was told before is told otherwise now: something was taken back, or struck.
    Again,
    /// Something beside the game.
    Beside(Announcement),
}

/// A sentence beside the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Announcement {
    id: &'static str,
    args: Vec<(&'static str, String)>,
}

impl Announcement {
    pub(super) fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    pub(super) fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    pub(super) fn text(&self, words: &Speaker) -> String {
        let args = self.args.iter().fold(Args::new(), |args, (name, value)| args.with(*name, value.as_str()));
        words.say(self.id, &args)
    }

    pub(super) fn show(&self, screen: &mut Screen<'_>, words: &Speaker) -> io::Result<()> {
        screen.show(Emphasis::Faint, "~ ", &self.text(words))
    }
}

/// Why something is refused.
#[derive(Debug, Clone)]
pub(super) enum SeatRefusal<R> {
    /// A rule of the game forbids it.
    Game(R),
    /// Something else forbids it: a sentence, and which rule of the table.
    Otherwise { rule: Option<String>, why: String },
}

//! Players for 4-KOMA: one for the players and a simple game master.
//!
//! A [`Bot`] remembers nothing: what it does follows from what its seat knows, from its [`Style`] and from the
//! whims that chance gives it.
//!
//! It always comes to an end: the game master plays [`Style::scenes`] Scenes a Session with one Test or Conflict
//! each, and [`Style::sessions`] Sessions; the loser of a Round goes on only while Koma or free Setbacks are
//! left; after [`MOST_ROUNDS`] Rounds a side stops.

mod contest;
mod master;
mod player;

use ::yonkoma::{Action, ActionKind, Happening, Notice, Stage, View, Yonkoma};
use kernel::{Ask, Chance, Choice, Game, Knowledge, Player, Seat, Text};

/// After so many Rounds an undecided Conflict is left.
pub const MOST_ROUNDS: u32 = 12;

/// How the bots play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// Scenes in a Session.
    pub scenes: u32,
    /// Sessions until the table is closed.
    pub sessions: u32,
    /// Go on in a Conflict if the chance to win the next Round is at least this.
    pub stubbornness: f64,
    /// A Bond is played in a Scene with one chance in so many, each time it could be.
    pub restraint: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self { scenes: 4, sessions: 2, stubbornness: 0.3, restraint: 4 }
    }
}

/// Somebody who plays 4-KOMA from what one seat knows.
#[derive(Debug, Clone, Default)]
pub struct Bot {
    style: Style,
}

impl Bot {
    /// In this style.
    pub fn new(style: Style) -> Self {
        Self { style }
    }
}

impl Player<Yonkoma> for Bot {
    fn act(&mut self, game: &Yonkoma, known: &Knowledge<Yonkoma>, chance: &mut dyn Chance) -> Option<Action> {
        let view = &known.view;
        let you = view.you.filter(|_| view.board.stage != Stage::Closed)?;
        let awaited = game.status(view).awaited.contains(&you);
        let mut mind = Mind { game, style: self.style, known, view, you, awaited, chance };
        let action = if view.is_gm() { mind.master() } else { mind.player() };
        action.filter(|action| game.permit(view, action).is_ok())
    }
}

/// One decision: what is known, and who decides.
struct Mind<'a> {
    game: &'a Yonkoma,
    style: Style,
    known: &'a Knowledge<Yonkoma>,
    view: &'a View,
    you: Seat,
    awaited: bool,
    chance: &'a mut dyn Chance,
}

impl Mind<'_> {
    /// One of so many things, by whim.
    fn one_of(&mut self, n: usize) -> usize {
        if n <= 1 { 0 } else { self.chance.pick(&Ask::one_of(n)) }
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.one_of(n) == 0
    }

    /// Something from a group of the bank.
    fn say(&mut self, group: &str) -> Text {
        let texts = words::bank(self.view.language, "yonkoma").texts(group);
        let place = self.one_of(texts.len());
        texts.get(place).map_or_else(|| "…".into(), |text| text.as_str().into())
    }

    /// The same as something told.
    fn tell(&mut self, group: &str) -> Option<Text> {
        Some(self.say(group))
    }

    /// A name that nobody has yet, if there is one.
    fn name(&mut self, group: &str) -> Text {
        let taken = |name: &str| self.view.board.characters.iter().any(|c| &*c.name == name);
        let texts = words::bank(self.view.language, "yonkoma").texts(group);
        let free: Vec<&String> = texts.iter().filter(|name| !taken(name)).collect();
        let place = self.one_of(free.len());
        match free.get(place) {
            Some(name) => name.as_str().into(),
            None => self.say(group),
        }
    }

    /// What is on offer of a kind.
    fn offered(&self, kind: ActionKind) -> Vec<Choice<Action>> {
        let menu = self.game.choices(self.view);
        menu.into_iter().filter(|choice| choice.action.kind() == kind).collect()
    }

    /// How often something was told since the Scene began.
    fn this_scene(&self, like: impl Fn(&Notice) -> bool) -> usize {
        let since = self
            .known
            .told
            .iter()
            .rev()
            .take_while(|n| !matches!(n, Notice::Open(Happening::SceneBegan { .. })));
        since.filter(|notice| like(notice)).count()
    }
}

//! Players for Innommable: one who plays a character, and a simple Keeper.
//!
//! A [`Bot`] remembers nothing: what it does follows from what its seat knows, from its [`Style`] and from the whims
//! that chance gives it. Its texts come from the bank.
//!
//! It always comes to an end: a character acts once a scene, the Keeper reveals something whenever somebody looks for
//! it, and once the source is known every action aims at it: thrown where there is hope, bought with the character
//! where there is none.

mod keeper;
mod player;
mod speak;
mod style;

use ::innommable::{Action, Happening, Innommable, Notice, View};
use kernel::{Ask, Chance, Knowledge, Player, Seat};

pub use style::{DiceLayout, Style, Tempo};

/// Somebody who plays Innommable from what one seat knows.
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

impl Player<Innommable> for Bot {
    fn act(
        &mut self,
        _: &Innommable,
        known: &Knowledge<Innommable>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        let you = known.view.you?;
        let mut mind = Mind { style: &self.style, known, view: &known.view, you, chance };
        if mind.view.is_keeper() { mind.keep() } else { mind.play() }
    }
}

/// One decision: what is known, and who decides.
struct Mind<'a> {
    style: &'a Style,
    known: &'a Knowledge<Innommable>,
    view: &'a View,
    you: Seat,
    chance: &'a mut dyn Chance,
}

impl<'a> Mind<'a> {
    /// One of so many things, by whim.
    fn one_of(&mut self, n: usize) -> usize {
        if n <= 1 { 0 } else { self.chance.pick(&Ask::one_of(n)) }
    }

    /// Yes, so many times in a hundred.
    fn percent(&mut self, percent: usize) -> bool {
        self.one_of(100) < percent
    }

    /// What was told in this scene, the newest first.
    fn this_scene(&self) -> impl Iterator<Item = &'a Notice> + use<'a> {
        let known: &'a Knowledge<Innommable> = self.known;
        let opens = |notice: &Notice| {
            matches!(notice, Notice::Open(Happening::SceneStarted { .. } | Happening::PlayStarted { .. }))
        };
        known.told.iter().rev().take_while(move |notice| !opens(notice))
    }

    /// What happened in this scene in front of everybody, the newest first.
    fn happened(&self) -> impl Iterator<Item = &'a Happening> + use<'a> {
        self.this_scene().filter_map(|notice| match notice {
            Notice::Open(what) => Some(what),
            Notice::Partly(_) => None,
        })
    }
}

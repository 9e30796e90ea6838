//! Players for Psychodrame.
//!
//! A [`Bot`] remembers nothing: what it does follows from what its seat knows, from its [`Style`] and from the whims
//! that chance gives it. It writes its own sheet, directs, tells a line or two a scene, fights, spends packets,
//! and wants to stop once half of the problems are resolved or the evening grows long.

mod aftermath;
mod conflict;
mod scene;
mod sheet;
mod speak;
mod style;

use ::psychodrame::{Action, CharacterId, DisputeStep, Main, Notice, Psychodrame, Stage, View};
use kernel::{Ask, Chance, Knowledge, Player, Seat};

pub use style::{Spending, Style, Ticking};

/// Somebody who plays Psychodrame from what one seat knows.
#[derive(Debug, Clone, Default)]
pub struct Bot {
    style: Style,
}

impl Bot {
    /// More actions than this no game between bots takes: sheets of some 12 actions each; then at most
    /// [`Style::scenes`] scenes, each with its lines, one conflict of at most six rounds and its packets.
    pub const MOST_ACTIONS: usize = 20_000;

    /// In this style.
    pub fn new(style: Style) -> Self {
        Self { style }
    }
}

impl Player<Psychodrame> for Bot {
    fn act(
        &mut self,
        _: &Psychodrame,
        known: &Knowledge<Psychodrame>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        let you = known.view.you?;
        Mind { style: &self.style, told: &known.told, view: &known.view, you, chance }.act()
    }
}

/// One decision: what is known, and who decides.
struct Mind<'a> {
    style: &'a Style,
    told: &'a [Notice],
    view: &'a View,
    you: Seat,
    chance: &'a mut dyn Chance,
}

impl<'a> Mind<'a> {
    fn act(&mut self) -> Option<Action> {
        if let Some(action) = self.disputed() {
            return Some(action);
        }
        if self.view.is_paused() {
            return None;
        }
        match self.view.table.stage {
            Stage::Creation | Stage::Replacement => self.write(),
            Stage::Offer | Stage::AllPassed | Stage::Framing => self.direct(),
            Stage::Play => self.play(),
            Stage::Response => self.respond(),
            Stage::Development => self.draw(),
            Stage::Cards => self.play_cards(),
            Stage::Psych => self.tick(),
            Stage::Tie => self.decide_tie(),
            Stage::Yielded | Stage::Result => self.narrate_result(),
            Stage::Packets => self.packets(),
            Stage::Acts => self.commit(),
            Stage::Consent => {
                let asked = self.is_awaited();
                asked.then_some(Action::AnswerDeath { agrees: self.style.kills })
            }
            Stage::Closing => self.close(),
            Stage::Resolution => self.resolve(),
            Stage::End => None,
        }
    }

    /// It never challenges; it maintains nothing, and as Director it rules for the author.
    fn disputed(&mut self) -> Option<Action> {
        let dispute = self.view.table.dispute.as_ref()?;
        let (author, director) = (dispute.author == self.you, self.view.table.director == Some(self.you));
        match dispute.step {
            DisputeStep::Asked if author => Some(Action::Maintain),
            DisputeStep::Maintained if director => {
                Some(Action::Rule { uphold: false, text: Some(self.say("answer")) })
            }
            DisputeStep::Upheld if author => Some(Action::Retell { text: Some(self.say("answer")) }),
            DisputeStep::Asked | DisputeStep::Maintained | DisputeStep::Upheld => None,
        }
    }

    fn is_awaited(&self) -> bool {
        self.view.awaited().contains(&self.you)
    }

    /// One of so many things, by whim.
    fn one_of(&mut self, n: usize) -> usize {
        if n <= 1 { 0 } else { self.chance.pick(&Ask::one_of(n)) }
    }

    /// So often in a hundred.
    fn by_whim(&mut self, percent: u8) -> bool {
        match percent {
            0 => false,
            100.. => true,
            _ => self.one_of(100) < usize::from(percent),
        }
    }

    fn main(&self) -> Option<(CharacterId, &'a Main)> {
        let view: &'a View = self.view;
        view.table.living_main_of(self.you)
    }

    /// Whether the scene is about one's own character.
    fn is_focus(&self) -> bool {
        let focus = self.view.table.scene.as_ref().map(|scene| scene.focus);
        self.main().is_some_and(|(who, _)| Some(who) == focus)
    }
}

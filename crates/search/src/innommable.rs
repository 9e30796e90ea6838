//! Players for Innommable: one who plays a character, and a simple Keeper.
//!
//! A [`Bot`] remembers nothing: what it does follows from what its seat knows, from its [`Style`] and from the whims
//! that chance gives it. Its texts come from the bank.
//!
//! It always comes to an end: a character acts once a scene, the Keeper reveals something whenever somebody looks for
//! it, and once the source is known every action aims at it: thrown where there is hope, bought with the character
//! where there is none. Where a person keeps, a character acts again after each part they tell, and when asked to.

mod answers;
mod epilogue;
mod keeper;
mod mystery;
mod player;
mod scene;
mod speak;
mod style;
mod verbs;

use ::innommable::{Action, ActionKind, Happening, Innommable, Notice, View};
use kernel::{Chance, Company, Knowledge, Player, Seat, Tact};

pub use mystery::{next_of, prepared, telling, title, to_tell};
pub use speak::anchored;
pub use style::{DiceLayout, Style, Tempo};

use crate::{StoryBot, said::Said};

/// Somebody who plays Innommable from what one seat knows.
pub type Bot = StoryBot<Style>;

impl Player<Innommable> for Bot {
    fn act(
        &mut self,
        _: &Innommable,
        known: &Knowledge<Innommable>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        let you = known.view.you?;
        self.said.hear(&known.told);
        let Self { style, said, company } = self;
        let mut mind = Mind { style, said, company, known, view: &known.view, you, chance };
        if mind.view.is_keeper() { mind.keep() } else { mind.play() }
    }

    fn join(&mut self, company: &Company) {
        self.company = company.clone();
    }

    fn tact(&self, known: &Knowledge<Innommable>, action: &Action) -> Tact {
        tact(known, action.kind())
    }
}

/// What an action is to the people at the table.
fn tact(known: &Knowledge<Innommable>, kind: ActionKind) -> Tact {
    use ActionKind as Kind;
    match kind {
        // A scene of the Keeper's is what people wait for once they have all had their moment.
        Kind::StartScene if known.view.scene == 0 => Tact::Answers,
        Kind::StartScene => Tact::Ends,
        // The situation that play begins with, and what answers a person's words.
        Kind::Narrate => Tact::Answers,
        Kind::DeclareAction | Kind::StartMonologue | Kind::StartAnchorMonologue | Kind::Strike => {
            Tact::Begins
        }
        Kind::CloseWindow => Tact::Ends,
        // The players have done what there was to do; people have a last word after it.
        Kind::DeclareDefused => Tact::Concludes,
        // The last one ends the game.
        Kind::Epilogue if known.view.awaited().len() <= 1 => Tact::Concludes,
        Kind::WriteMystery
        | Kind::TellSetting
        | Kind::LayDice
        | Kind::DealDice
        | Kind::MoveDie
        | Kind::FinishPreparation
        | Kind::SubmitCharacter
        | Kind::ApproveCharacter
        | Kind::ReturnCharacter
        | Kind::StartPlay
        | Kind::AddNote
        | Kind::RuleAction
        | Kind::Withdraw
        | Kind::Yield
        | Kind::Reveal
        | Kind::Publish
        | Kind::FinishMonologue
        | Kind::CancelMonologue
        | Kind::ContestAnchor
        | Kind::Suggest
        | Kind::Incorporate
        | Kind::AuxiliaryGift
        | Kind::PassGift
        | Kind::Throw
        | Kind::RollGiftDie
        | Kind::StopAction
        | Kind::AcceptFailure
        | Kind::Reroll
        | Kind::Sacrifice
        | Kind::Outcome
        | Kind::Consent
        | Kind::Refuse
        | Kind::AcceptEffect
        | Kind::Resist
        | Kind::ApplyEffect
        | Kind::ConfirmDefused
        | Kind::Epilogue
        | Kind::SkipEpilogue
        | Kind::Recount => Tact::Answers,
    }
}

/// One decision: what is known, and who decides.
struct Mind<'a> {
    style: &'a Style,
    said: &'a Said,
    company: &'a Company,
    known: &'a Knowledge<Innommable>,
    view: &'a View,
    you: Seat,
    chance: &'a mut dyn Chance,
}

impl<'a> Mind<'a> {
    /// Yes, so many times in a hundred.
    fn percent(&mut self, percent: usize) -> bool {
        self.chance.one_of(100) < percent
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

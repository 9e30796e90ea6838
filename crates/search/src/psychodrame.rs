//! Players for Psychodrame.
//!
//! A [`Bot`] remembers nothing: what it does follows from what its seat knows, from its [`Style`] and from the whims
//! that chance gives it. It writes its own sheet, directs, tells a line or two a scene, fights, spends packets,
//! and wants to stop once half of the problems are resolved or the evening grows long.

mod aftermath;
mod conflict;
mod epilogue;
mod opening;
mod scene;
mod sheet;
mod speak;
mod style;
mod threat;
mod voice;

use ::psychodrame::{Action, ActionKind, CharacterId, DisputeStep, Main, Notice, Psychodrame, Stage, View};
use kernel::{Chance, Company, Knowledge, Player, Seat, Tact, Wish};

pub use opening::{person_to_come, scene_to_come, text_to_come};
pub use style::{Spending, Style, Ticking};

use crate::{StoryBot, said::Said};

/// Somebody who plays Psychodrame from what one seat knows.
pub type Bot = StoryBot<Style>;

impl Bot {
    /// More actions than this no game between bots takes: sheets of some 12 actions each; then at most
    /// [`Style::scenes`] scenes, each with its lines, one conflict of at most six rounds and its packets.
    pub const MOST_ACTIONS: usize = 20_000;
}

impl Player<Psychodrame> for Bot {
    fn act(
        &mut self,
        _: &Psychodrame,
        known: &Knowledge<Psychodrame>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        let you = known.view.you?;
        let Self { style, said, company } = self;
        if style.speaks {
            said.hear(&known.told);
        }
        Mind { style, said, company, told: &known.told, view: &known.view, you, chance }.act()
    }

    fn join(&mut self, company: &Company) {
        self.company = company.clone();
    }

    fn tact(&self, known: &Knowledge<Psychodrame>, action: &Action) -> Tact {
        // What becomes of its character delays nobody who writes the same.
        let replies = known.view.table.vote.is_some() || known.view.table.stage == Stage::Creation;
        if matches!(action, Action::Remark { .. }) && replies {
            return Tact::Answers;
        }
        // Whoever directs gives the floor to whoever has asked for it.
        if self.company.wish == Some(Wish::Floor) && matches!(action, Action::Narrate { .. }) {
            return Tact::Answers;
        }
        let last = speak::this_scene(&known.told).next();
        let answers = matches!(last, Some(Notice::Narrated { by, .. }) if self.company.is_person(*by));
        tact(action.kind(), answers)
    }
}

/// What an action is to the people at the table; a line may answer a person.
fn tact(kind: ActionKind, answers: bool) -> Tact {
    use ActionKind as Kind;
    match kind {
        Kind::Narrate if answers => Tact::Answers,
        // Whoever asked may be content with the explanation.
        Kind::Maintain
        | Kind::Narrate
        | Kind::ClaimDirection
        | Kind::EnterScene
        | Kind::LeaveScene
        | Kind::CreateSecondary
        | Kind::BringIn
        | Kind::PlaySecondary
        | Kind::PurgeByAct
        | Kind::PurgeByBelief
        | Kind::InitiateConflict
        | Kind::InitiateInner
        | Kind::Remark
        | Kind::Promote
        | Kind::Challenge
        | Kind::JoinConflict
        | Kind::Oppose => Tact::Begins,
        Kind::CloseScene | Kind::ProposeEnd | Kind::CloseWindow => Tact::Ends,
        // People have all voted.
        Kind::VoteEnd => Tact::Concludes,
        Kind::SetIdentity
        | Kind::SetBelief
        | Kind::ClearBelief
        | Kind::SetProblem
        | Kind::SetRelation
        | Kind::SetProblemLink
        | Kind::SetTie
        | Kind::SetNuance
        | Kind::SetFreeTrait
        | Kind::SetBalance
        | Kind::AckRelation
        | Kind::ConfirmSheet
        | Kind::AcceptDirection
        | Kind::PassDirection
        | Kind::CreateTrait
        | Kind::NewCharacter
        | Kind::FrameScene
        | Kind::AssignSecondary
        | Kind::ReleaseSecondary
        | Kind::Accept
        | Kind::Refuse
        | Kind::StayOut
        | Kind::ExtendWindow
        | Kind::UseTrait
        | Kind::PurgeDraw
        | Kind::Support
        | Kind::AnswerSupport
        | Kind::Done
        | Kind::PlayCombination
        | Kind::TickBelief
        | Kind::PassPsych
        | Kind::DecideTie
        | Kind::NarrateResult
        | Kind::GivePacket
        | Kind::SpendOnEmotion
        | Kind::SpendOnTrait
        | Kind::SpendOnNewTrait
        | Kind::NarrateAct
        | Kind::AnswerDeath
        | Kind::Ready
        | Kind::Resolve
        | Kind::Retire
        | Kind::DeclineCharacter
        | Kind::Explain
        | Kind::WithdrawChallenge
        | Kind::Rule
        | Kind::Retell => Tact::Answers,
    }
}

/// One decision: what is known, and who decides.
struct Mind<'a> {
    style: &'a Style,
    said: &'a Said,
    company: &'a Company,
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
        if let Some(action) = self.vote() {
            return Some(action);
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

    /// It never challenges, and gives way to a person who does; between others it rules for the author.
    fn disputed(&mut self) -> Option<Action> {
        let dispute = self.view.table.dispute.as_ref()?;
        let (author, director) = (dispute.author == self.you, self.view.table.director == Some(self.you));
        let asks = self.company.is_person(dispute.by);
        match dispute.step {
            DisputeStep::Asked if author && asks && !dispute.explained => {
                Some(Action::Explain { text: self.tell("answer") })
            }
            DisputeStep::Asked if author => Some(Action::Maintain),
            DisputeStep::Maintained if director => {
                let uphold = asks && !self.company.is_person(dispute.author);
                Some(Action::Rule { uphold, text: self.tell("answer") })
            }
            DisputeStep::Upheld if author => Some(Action::Retell { text: self.tell("retell") }),
            DisputeStep::Asked | DisputeStep::Maintained | DisputeStep::Upheld => None,
        }
    }

    fn is_awaited(&self) -> bool {
        self.view.awaited().contains(&self.you)
    }

    /// So often in a hundred.
    fn by_whim(&mut self, percent: u8) -> bool {
        match percent {
            0 => false,
            100.. => true,
            _ => self.chance.one_of(100) < usize::from(percent),
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

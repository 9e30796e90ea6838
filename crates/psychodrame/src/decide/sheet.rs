//! Writing sheets.

use kernel::{Seat, Text};

use super::Run;
use crate::{
    action::Action,
    apply::slot,
    event::Event,
    sheet::{Fate, STARTING_SCORE, Trait, TraitKind},
    state::{Stage, last_main},
    vocabulary::{CharacterId, TraitId},
};

impl Run<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    pub(super) fn on_sheets(&mut self, by: Seat, action: &Action) {
        let Some(who) = self.main_of(by) else { return };
        match action {
            Action::SetIdentity { name, age, activity } => {
                let (name, age, activity) = (name.clone(), age.clone(), activity.clone());
                self.emit(Event::IdentitySet { by, who, name, age, activity });
            }
            Action::SetBelief { slot: number, scope, text } => {
                let (slot, scope, text) = (slot(*number), *scope, text.clone());
                self.emit(Event::BeliefSet { by, who, slot, scope, text });
            }
            Action::ClearBelief { slot: number } => {
                self.emit(Event::BeliefCleared { by, who, slot: slot(*number) });
            }
            Action::SetProblem { text, concerns } => {
                let about = TraitKind::Problem { concerns: concerns.clone() };
                let draft = self.table().draft_of(by).is_some();
                let next = self.table().main(who).map_or(1, |main| main.next_trait);
                self.write(by, who, if draft { 1 } else { next }, about, text);
                self.go_on_after_writing();
            }
            Action::SetRelation { to, text } => self.write(by, who, 2, TraitKind::Relation { to: *to }, text),
            Action::SetProblemLink { to, stance, words, text } => {
                let number = self.table().main(*to).map_or(1, |main| main.problem_number);
                let about = TraitKind::ProblemLink { to: *to, number, stance: *stance, words: words.clone() };
                self.write(by, who, 3, about, text);
            }
            Action::SetTie { to, text } => self.write(by, who, 3, TraitKind::Relation { to: *to }, text),
            Action::SetNuance { of, text } => {
                self.write(by, who, 4, TraitKind::Nuance { of: Some(*of) }, text);
            }
            Action::SetFreeTrait { text } => self.write(by, who, 5, TraitKind::Free, text),
            Action::SetBalance { pair, scores } => {
                self.emit(Event::BalanceSet { by, who, pair: *pair, scores: *scores });
            }
            Action::AckRelation { of, agrees, comment } => {
                let comment = comment.clone();
                self.emit(Event::RelationAcknowledged { by, of: *of, agrees: *agrees, comment });
            }
            Action::Promote { secondary } => {
                if let Some(found) = self.table().secondary(*secondary) {
                    let name = found.name.clone();
                    self.emit(Event::SecondaryPromoted { by, who, secondary: *secondary, name });
                }
            }
            Action::ConfirmSheet => {
                self.emit(Event::SheetConfirmed { by, who });
                self.go_on_after_writing();
            }
            Action::CreateTrait { subject, to, text } => {
                let (Some(about), Some(main)) = (TraitKind::of(*subject, *to), self.table().main(who)) else {
                    return;
                };
                let score = u16::from(self.state().setup.options.new_trait_score);
                let created = Trait { id: TraitId(main.next_trait), about, text: text.clone(), score };
                self.emit(Event::TraitCreated { by, who, created });
            }
            Action::NewCharacter => {
                let n = u8::try_from(self.table().mains.len() + 1).unwrap_or(u8::MAX);
                self.emit(Event::SheetBegun { by, who: CharacterId::Main(n) });
                debug_assert_eq!(
                    last_main(&self.table().mains),
                    CharacterId::Main(n),
                    "numbered as they come"
                );
            }
            Action::DeclineCharacter => {
                self.emit(Event::CharacterDeclined { by });
                self.go_on_after_writing();
            }
            Action::Resolve { text, past, problem, concerns } => {
                let (text, past) = (text.clone(), past.clone());
                let (problem, concerns) = (problem.clone(), concerns.clone());
                self.emit(Event::ProblemResolved { by, who, text, past, problem, concerns });
                self.after_scene();
            }
            Action::Retire { text } => {
                self.emit(Event::CharacterRetired { by, who, text: text.clone() });
                self.after_scene();
            }
            _ => debug_assert!(false, "{action:?} is of another area"),
        }
    }

    fn write(&mut self, by: Seat, who: CharacterId, id: u16, about: TraitKind, text: &Text) {
        let written = Trait { id: TraitId(id), about, text: text.clone(), score: STARTING_SCORE };
        self.emit(Event::TraitSet { by, who, written });
    }

    /// PSD-28, PSD-139: on to the scenes once everybody has confirmed, or has nothing more to write.
    fn go_on_after_writing(&mut self) {
        let ready = self.table().chairs.iter().all(|(_, chair)| chair.ready);
        if self.table().stage == Stage::Replacement {
            self.after_scene();
        } else if ready {
            self.emit(Event::CreationEnded);
            // PSD-159: somebody who was kept may have come to the threshold already. Else anyone may claim.
            self.after_scene();
        }
    }

    /// What comes between scenes: resolved problems, sheets to write, then the Director's role goes left.
    pub(super) fn after_scene(&mut self) {
        let threshold = self.state().setup.options.resolution_threshold;
        let table = self.table();
        if let Some((who, _)) = table.resolved(threshold) {
            self.emit(Event::ResolutionAwaited { who });
            return;
        }
        let owing: Vec<Seat> = table.chairs.seats().filter(|seat| table.owes_writing(*seat)).collect();
        if !owing.is_empty() {
            if table.stage != Stage::Replacement {
                self.emit(Event::WritingAwaited { seats: owing });
            }
            return;
        }
        let to = match table.director {
            Some(director) => Some(table.left_of(director)),
            None => table.offered,
        };
        self.emit(Event::DirectionOffered { to });
    }

    /// Whether a character has died or retired and nobody has taken its place.
    pub(super) fn is_in_play(&self, who: CharacterId) -> bool {
        self.table().main(who).is_some_and(|main| main.fate == Fate::Alive)
    }
}

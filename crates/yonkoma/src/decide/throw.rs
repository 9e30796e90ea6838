//! A throw from its declaration to its narration.

use kernel::flat::Set;

use super::Run;
use crate::{
    action::{Action, Told},
    contest::Settled,
    event::Event,
    moment::Beat,
    pool,
    setup::NpcSheets,
    words::{CharacterId, Degree, GiftUse, Severity, SideId, Stage},
};

impl Run<'_> {
    pub(super) fn act_on_throws(&mut self, action: &Action) {
        let by = self.by;
        match action {
            Action::Attempt { goal, approach } => {
                if let Some(roller) = self.board().pc(by).map(|pc| pc.id) {
                    self.begin_test(roller, goal, approach);
                }
            }
            Action::CallTest { roller, goal, approach, basis, conditions } => {
                self.begin_test(*roller, goal, approach);
                if let Some(basis) = *basis {
                    let (conditions, hindered) = (conditions.clone(), Vec::new());
                    self.emit(Event::BasisSet { side: SideId::A, basis, conditions, hindered });
                }
            }
            Action::StartConflict { a, b, stake } => {
                self.emit(Event::ConflictBegan { a: *a, b: *b, stake: stake.clone() });
                self.reach(Stage::Build);
                self.enters_conflict(*a);
                self.enters_conflict(*b);
            }
            Action::SetBasis { side, basis, conditions, hindered } => self.emit(Event::BasisSet {
                side: *side,
                basis: *basis,
                conditions: conditions.clone(),
                hindered: hindered.clone(),
            }),
            Action::SetConditions { side, conditions } => {
                self.emit(Event::ConditionsJudged { side: *side, conditions: conditions.clone() });
            }
            Action::Help { side, character } => {
                self.emit(Event::HelperJoined { side: *side, character: *character });
                if self.board().contest.as_ref().is_some_and(crate::contest::Contest::is_conflict) {
                    self.enters_conflict(*character);
                }
            }
            Action::StopHelping { character } => {
                if let Some(side) = self.side_of(*character) {
                    self.emit(Event::HelperLeft { side, character: *character });
                }
            }
            Action::TellAnecdote { text } => {
                let roller = self.board().pc(by).map(|pc| pc.id);
                if let Some(side) = roller.and_then(|roller| self.side_of(roller)) {
                    self.emit(Event::AnecdoteTold { side, by, text: text.clone() });
                }
            }
            Action::AutoSucceed { side, gift, text } => {
                if let Some(roller) = self.side(*side).map(|side| side.roller) {
                    self.use_gift(roller, *gift, GiftUse::AutoSuccess, text);
                    self.emit(Event::ThrowReplaced { side: *side });
                    self.after_throw();
                }
            }
            Action::Throw { side } => {
                let n = u32::try_from(self.board().pool(*side)).unwrap_or(0);
                let dice = self.dice(n);
                self.emit(Event::Thrown { side: *side, dice });
                self.after_throw();
            }
            Action::PlusOne { character, gift, text } => {
                if let Some(side) = self.side_of(*character) {
                    self.use_gift(*character, *gift, GiftUse::PlusOne, text);
                    self.emit(Event::SuccessAdded { side });
                    if self.board().stage == Stage::Round {
                        self.close_round();
                    }
                }
            }
            Action::SpendKoma { keep, text } => self.spend_koma(keep, text),
            Action::TakeSetback { character, severity, keep, text } => {
                self.take(*character, *severity, text);
                self.reroll(keep);
            }
            Action::ChangeApproach { character, severity, approach } => {
                self.take(*character, *severity, &None);
                if let Some(side) = self.side_of(*character) {
                    self.emit(Event::ApproachChanged { side, approach: approach.clone() });
                    self.reach(Stage::Build);
                }
            }
            Action::Accept => self.accept(),
            Action::TellResult { text, using } => self.tell(text, using),
            Action::Consent { yes } => self.consent(*yes),
            Action::DropTest => {
                self.emit(Event::ContestDropped);
                self.reach(Stage::Free);
            }
            _ => (),
        }
    }

    pub(super) fn side_of(&self, character: CharacterId) -> Option<SideId> {
        self.board().contest.as_ref()?.side_of(character)
    }

    fn begin_test(&mut self, roller: CharacterId, goal: &Told, approach: &Told) {
        let (goal, approach) = (goal.clone(), approach.clone());
        self.emit(Event::TestBegan { by: self.by, roller, goal, approach });
        self.reach(Stage::Build);
    }

    /// Specificity matters from now on: Concept and Flaw are shown, unless the table hides them for good.
    fn enters_conflict(&mut self, who: CharacterId) {
        let hidden = self.board().options.npc_sheets == NpcSheets::Hidden;
        if !hidden && self.board().character(who).is_some_and(|who| !who.shown) {
            self.emit(Event::NpcShown { npc: who });
        }
    }

    fn after_throw(&mut self) {
        let Some(contest) = &self.board().contest else { return };
        if !contest.is_conflict() {
            self.reach(Stage::Open);
        } else if contest.sides.iter().all(|side| side.thrown) {
            self.close_round();
        }
    }

    fn spend_koma(&mut self, keep: &[u8], text: &Told) {
        let pc = self.board().pc(self.by).map(|pc| pc.id);
        self.emit(Event::KomaSpent { by: self.by, character: pc, text: text.clone() });
        self.reroll(keep);
    }

    fn take(&mut self, character: CharacterId, severity: Severity, text: &Told) {
        if let Some(side) = self.side_of(character) {
            self.emit(Event::SetbackTaken { side, character, severity, text: text.clone() });
        }
    }

    /// YON-52: the pool as it is now, less the dice that are kept.
    fn reroll(&mut self, keep: &[u8]) {
        let Some(side) = self.board().improving() else { return };
        let pool = u32::try_from(self.board().pool(side)).unwrap_or(0);
        let lying = self.side(side).map(|side| side.dice.clone()).unwrap_or_default();
        let die = |place: &u8| lying.get(usize::from(*place).checked_sub(1)?).copied();
        let kept: Vec<u8> = keep.iter().filter_map(die).collect();
        let n = pool::thrown(pool, u32::try_from(kept.len()).unwrap_or(u32::MAX));
        let thrown = self.dice(n);
        self.emit(Event::Rerolled { side, kept, thrown });
        if self.board().stage == Stage::LoserChoice {
            self.close_round();
        }
    }

    /// YON-64: judged once, when the roller takes the result.
    fn accept(&mut self) {
        let total = self.board().total(SideId::A);
        let Some(contest) = &self.board().contest else { return };
        let Some(side) = contest.side(SideId::A) else { return };
        let (roller, dice, goal) = (side.roller, side.dice.clone(), contest.goal.clone());
        let (grave, critical) = (side.armed(roller, Severity::Grave), side.armed(roller, Severity::Critical));
        let degree = Degree::of(total);
        let name = self.name(roller);
        if total == 0 && critical {
            self.eliminate(roller);
        } else if total == 0 && grave {
            let until = self.board().scene + 1;
            self.emit(Event::WentOutOfPlay { character: roller, until });
        }
        let settled =
            Settled { winner: Some(SideId::A), effective: total, degree: Some(degree), cause: None };
        let beat = Beat::Test { roller: name, goal, dice, degree };
        self.emit(Event::ContestSettled { settled, total, beat, spoils: None });
        self.reach(Stage::Narration);
    }

    pub(super) fn name(&self, who: CharacterId) -> kernel::Text {
        self.board().character(who).map_or_else(|| "".into(), |character| character.name.clone())
    }

    fn tell(&mut self, text: &Told, using: &[CharacterId]) {
        let waits_for: Vec<_> = using.iter().map(|who| self.board().owner(*who)).collect::<Set<_>>().into();
        if waits_for.is_empty() {
            self.told(text);
        } else {
            self.emit(Event::StoryProposed { by: self.by, text: text.clone(), waits_for });
        }
    }

    fn consent(&mut self, yes: bool) {
        let by = self.by;
        if !yes {
            return self.emit(Event::ConsentRefused { by });
        }
        self.emit(Event::ConsentGiven { by });
        let story = self.board().contest.as_ref().and_then(|contest| contest.story.clone());
        if let Some(story) = story.filter(|story| story.waits_for.is_empty()) {
            self.told(&story.text);
        }
    }

    fn told(&mut self, text: &Told) {
        let by = self.board().teller();
        self.emit(Event::ResultTold { by, text: text.clone() });
        self.reach(Stage::Free);
    }
}

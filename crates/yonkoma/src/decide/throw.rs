//! A throw from its declaration to its narration.

use std::collections::BTreeSet;

use kernel::Text;

use super::Run;
use crate::{
    contest::{Conclusion, Contest},
    event::{Event, Happening},
    moment::Beat,
    pool,
    setup::NpcSheets,
    vocabulary::{CharacterId, Degree, GiftUse, Severity, SideId, Stage},
};

impl Run<'_> {
    pub(super) fn attempt(&mut self, goal: Option<Text>, approach: Option<Text>) {
        if let Some(roller) = self.board().pc(self.by).map(|pc| pc.id) {
            self.begin_test(roller, goal, approach);
        }
    }

    pub(super) fn begin_conflict(&mut self, a: CharacterId, b: CharacterId, stake: Option<Text>) {
        self.emit(Happening::ConflictBegan { a, b, stake });
        self.reach(Stage::Build);
        self.enters_conflict(a);
        self.enters_conflict(b);
    }

    pub(super) fn help(&mut self, side: SideId, character: CharacterId) {
        self.emit(Event::HelperJoined { side, character });
        if self.board().contest.as_ref().is_some_and(Contest::is_conflict) {
            self.enters_conflict(character);
        }
    }

    pub(super) fn auto_succeed(&mut self, side: SideId, gift: u8, text: Option<Text>) {
        if let Some(character) = self.side(side).map(|side| side.roller) {
            self.emit(Event::GiftUsed { character, gift, how: GiftUse::AutoSuccess, text });
            self.emit(Event::ThrowReplaced { side });
            self.after_throw();
        }
    }

    pub(super) fn throw(&mut self, side: SideId) {
        let n = u32::try_from(self.board().pool(side)).unwrap_or(0);
        let dice = self.dice(n);
        self.emit(Event::Thrown { side, dice });
        self.after_throw();
    }

    pub(super) fn plus_one(&mut self, character: CharacterId, gift: u8, text: Option<Text>) {
        if let Some(side) = self.side_of(character) {
            self.emit(Event::GiftUsed { character, gift, how: GiftUse::PlusOne, text });
            self.emit(Event::SuccessAdded { side });
            if self.board().stage == Stage::Round {
                self.close_round();
            }
        }
    }

    pub(super) fn change_approach(
        &mut self,
        character: CharacterId,
        severity: Severity,
        approach: Option<Text>,
    ) {
        self.emit(Happening::SetbackTaken { character, severity, text: None });
        if let Some(side) = self.side_of(character) {
            self.emit(Event::ApproachChanged { side, approach });
            self.reach(Stage::Build);
        }
    }

    fn side_of(&self, character: CharacterId) -> Option<SideId> {
        self.board().contest.as_ref()?.side_of(character)
    }

    pub(super) fn begin_test(&mut self, roller: CharacterId, goal: Option<Text>, approach: Option<Text>) {
        self.emit(Happening::TestBegan { by: self.by, roller, goal, approach });
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

    pub(super) fn spend_koma(&mut self, keep: &[u8], text: Option<Text>) {
        let pc = self.board().pc(self.by).map(|pc| pc.id);
        self.emit(Happening::KomaSpent { by: self.by, character: pc, text });
        self.reroll(keep);
    }

    /// YON-52: the pool as it is now, less the dice that are kept.
    pub(super) fn reroll(&mut self, keep: &[u8]) {
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
    pub(super) fn accept(&mut self) {
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
            self.emit(Happening::WentOutOfPlay { character: roller, until });
        }
        let settled =
            Conclusion { winner: Some(SideId::A), effective: total, degree: Some(degree), cause: None };
        let beat = Beat::Test { roller: name, goal, dice, degree };
        self.emit(Event::ContestSettled { settled, total, beat, spoils: None });
        self.reach(Stage::Narration);
    }

    pub(super) fn name(&self, who: CharacterId) -> Text {
        self.board().character(who).map_or_else(|| "".into(), |character| character.name.clone())
    }

    pub(super) fn tell(&mut self, text: Option<Text>, using: &[CharacterId]) {
        let owners: BTreeSet<_> = using.iter().map(|who| self.board().owner(*who)).collect();
        let waits_for: Vec<_> = owners.into_iter().collect();
        if waits_for.is_empty() {
            self.told(text);
        } else {
            self.emit(Happening::StoryProposed { by: self.by, text, waits_for });
        }
    }

    pub(super) fn consent(&mut self, yes: bool) {
        let by = self.by;
        if !yes {
            return self.emit(Happening::ConsentRefused { by });
        }
        self.emit(Happening::ConsentGiven { by });
        let story = self.board().contest.as_ref().and_then(|contest| contest.story.clone());
        if let Some(story) = story.filter(|story| story.waits_for.is_empty()) {
            self.told(story.text);
        }
    }

    fn told(&mut self, text: Option<Text>) {
        let by = self.board().teller();
        self.emit(Happening::ResultTold { by, text });
        self.reach(Stage::Free);
    }
}

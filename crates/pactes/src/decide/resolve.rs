//! The end of a contract: passes, discards, effects.

use super::Run;
use crate::{
    contract::Effects,
    event::{DrawCause, Event, Happening},
    state::Stage,
    vocabulary::{Role, Slot, SlotKind, Tokens},
};

impl Run<'_> {
    /// PAC-68: the window closes when all three have passed since the last change.
    pub(super) fn pass(&mut self, by: Role) {
        self.emit(Happening::Passed { by });
        let passed = self.state().contract.as_ref().map(|contract| contract.passed);
        if passed.is_some_and(|passed| passed.iter().all(|(_, passed)| *passed)) {
            self.resolve();
        }
    }

    /// A compulsory discard: gone at once for everybody, which tokens is the owner's to settle.
    pub(super) fn fall_due(&mut self, by: Role, n: u32) {
        // PAC-54: no token, no discard, no debt.
        let count = n.min(self.state().public_count(by));
        if count == 0 {
            return;
        }
        self.lapse_offers_of(by);
        self.emit(Happening::DiscardFellDue { by, count });
        if let Some(tokens) = self.state().purses[by].owed.and_then(crate::state::Owed::forced) {
            self.emit(Event::DiscardSettled { by, tokens });
        }
    }

    pub(super) fn settle(&mut self, by: Role, tokens: Tokens) {
        self.emit(Event::DiscardSettled { by, tokens });
        if self.state().stage == Stage::Settle {
            self.effects();
        }
    }

    /// PAC-70…74: the final values decide, the flaws are read, Faust discards first.
    fn resolve(&mut self) {
        let effects = self.slots().into_iter().map(|(slot, face)| Effects::of(slot.kind, face));
        let effects = effects.fold(Effects::default(), Effects::plus);
        self.emit(Event::FlawsRead { effects });
        self.fall_due(Role::Faust, effects.faust_discards.into());
        let owes = self.state().purses.faust.owed.is_some();
        // The values of what Faust discards matter to the draws only if the Discard may be shuffled in.
        if owes && self.state().reserve.count() < effects.draws() {
            self.emit(Happening::SettlementAwaited);
        } else {
            self.effects();
        }
    }

    fn effects(&mut self) {
        let Some((rep, gained)) =
            self.state().rep.zip(self.state().contract.as_ref().map(|c| c.effects.achievements))
        else {
            return;
        };
        if gained > 0 {
            self.emit(Happening::AchievementsGained { count: gained });
        }
        // PAC-74: line by line, the commitment's draw before the flaw's.
        for (slot, face) in self.slots() {
            let effects = Effects::of(slot.kind, face);
            let cause = match slot.kind {
                SlotKind::Commitment => DrawCause::Commitment,
                SlotKind::Flaw => DrawCause::Flaw,
            };
            self.draw(rep.into(), effects.rep_draws.into(), cause);
            self.draw(rep.other().into(), effects.rival_draws.into(), cause);
            self.draw(Role::Faust, effects.faust_draws.into(), cause);
        }
        self.emit(Event::EffectsDone);
    }

    fn slots(&self) -> Vec<(Slot, u8)> {
        let Some(contract) = &self.state().contract else { return Vec::new() };
        let on = |slot| contract.on(slot).map(|(_, die)| (slot, die.face));
        Slot::all(contract.lines.len()).filter_map(on).collect()
    }
}

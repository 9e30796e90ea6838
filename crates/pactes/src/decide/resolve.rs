//! The end of a contract: passes, discards, effects.

use super::{Run, draw, lapse_offers_of};
use crate::{
    contract::Effects,
    event::{DrawCause, Event, Happening},
    state::Stage,
    vocabulary::{Role, Slot, SlotKind, Tokens},
};

/// PAC-68: the window closes when all three have passed since the last change.
pub(super) fn pass(run: &mut Run<'_>, by: Role) {
    run.emit(Happening::Passed { by });
    let passed = run.state().contract.as_ref().map(|contract| contract.passed);
    if passed.is_some_and(|passed| passed.iter().all(|(_, passed)| *passed)) {
        resolve(run);
    }
}

/// A compulsory discard: gone at once for everybody, which tokens is the owner's to settle.
pub(super) fn fall_due(run: &mut Run<'_>, by: Role, n: u32) {
    // PAC-54: no token, no discard, no debt.
    let count = n.min(run.state().public_count(by));
    if count == 0 {
        return;
    }
    lapse_offers_of(run, by);
    run.emit(Happening::DiscardFellDue { by, count });
    if let Some(tokens) = run.state().purses[by].owed.and_then(crate::state::Owed::forced) {
        run.emit(Event::DiscardSettled { by, tokens });
    }
}

pub(super) fn settle(run: &mut Run<'_>, by: Role, tokens: Tokens) {
    run.emit(Event::DiscardSettled { by, tokens });
    if run.state().stage == Stage::Settle {
        do_effects(run);
    }
}

/// PAC-70…74: the final values decide, the flaws are read, Faust discards first.
fn resolve(run: &mut Run<'_>) {
    let effects = slots(run).into_iter().map(|(slot, face)| Effects::of(slot.kind, face));
    let effects = effects.fold(Effects::default(), Effects::plus);
    run.emit(Event::FlawsRead { effects });
    fall_due(run, Role::Faust, effects.faust_discards.into());
    let owes = run.state().purses.faust.owed.is_some();
    // The values of what Faust discards matter to the draws only if the Discard may be shuffled in.
    if owes && run.state().reserve.count() < effects.draws() {
        run.emit(Happening::SettlementAwaited);
    } else {
        do_effects(run);
    }
}

fn do_effects(run: &mut Run<'_>) {
    let Some((rep, gained)) =
        run.state().rep.zip(run.state().contract.as_ref().map(|c| c.effects.achievements))
    else {
        return;
    };
    if gained > 0 {
        run.emit(Happening::AchievementsGained { count: gained });
    }
    // PAC-74: line by line, the commitment's draw before the flaw's.
    for (slot, face) in slots(run) {
        let effects = Effects::of(slot.kind, face);
        let cause = match slot.kind {
            SlotKind::Commitment => DrawCause::Commitment,
            SlotKind::Flaw => DrawCause::Flaw,
        };
        draw(run, rep.into(), effects.rep_draws.into(), cause);
        draw(run, rep.other().into(), effects.rival_draws.into(), cause);
        draw(run, Role::Faust, effects.faust_draws.into(), cause);
    }
    run.emit(Event::EffectsDone);
}

fn slots(run: &Run<'_>) -> Vec<(Slot, u8)> {
    let Some(contract) = &run.state().contract else { return Vec::new() };
    let on = |slot| contract.on(slot).map(|(_, die)| (slot, die.face));
    Slot::all(contract.lines.len()).filter_map(on).collect()
}

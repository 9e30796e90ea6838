//! Throws, rerolls, gift dice, and how a conflict ends.

use kernel::{Ask, Chance, Seat, Text};

use crate::{
    conflict::{ConflictKind, Side, Thrown},
    dice::Faces,
    event::{Event, Happening},
    state::{Stage, StrikeStep},
    vocabulary::{AnchorState, EntryCause, Fate},
};

use super::{Run, close_strike, end_if_all_are_lost};

fn throw_die(run: &mut Run<'_>, faces: Faces) -> Thrown {
    let outcome = run.pick(&Ask::die(faces.number()));
    Thrown { faces, value: u8::try_from(outcome + 1).unwrap_or(1) }
}

/// INN-59: all the dice of the hand.
pub(super) fn throw(run: &mut Run<'_>, by: Seat) {
    let Some(hand) = run.state().character(by).map(|character| character.hand.clone()) else { return };
    let thrown: Vec<Thrown> = hand.iter().map(|held| throw_die(run, held.faces)).collect();
    let total = thrown.iter().map(|die| die.successes()).sum();
    let mad = run.state().setup.madness.threatens(&hand) && thrown.iter().any(|die| die.value == 1);
    // INN-58: the difficulty of the first throw holds for the whole conflict.
    let conflict = run.state().conflict.as_ref();
    let duel = conflict.is_some_and(|conflict| conflict.kind == ConflictKind::Duel);
    let frozen = conflict.and_then(|conflict| conflict.difficulty);
    let difficulty = (!duel).then(|| frozen.unwrap_or_else(|| run.state().difficulty()));
    run.emit(Happening::DiceThrown { by, thrown, total, difficulty, mad });
    fall_short_or_settle(run);
}

/// Who is short now; settled, if nobody is.
fn fall_short_or_settle(run: &mut Run<'_>) {
    let Some(conflict) = &run.state().conflict else { return };
    if conflict.sides.iter().any(|side| !side.has_thrown) {
        return;
    }
    let (short, actor) = (conflict.short(), conflict.actor());
    let Some(by) = short else {
        return run.emit(Happening::ConflictSettled { winner: actor });
    };
    let total = |seat: Option<Seat>| seat.and_then(|seat| conflict.side(seat)).map_or(0, |side| side.total);
    // In a duel the initiator needs one more than the other, the challenged as many (INN-88).
    let needed = match (conflict.difficulty, conflict.other(by)) {
        (Some(difficulty), _) => u32::from(difficulty),
        (None, other) => total(other) + u32::from(actor == Some(by)),
    };
    let missing = needed.saturating_sub(total(Some(by)));
    run.emit(Happening::FellShort { by, missing });
}

/// INN-109: a die for whoever is short waits to be thrown.
pub(super) fn await_gift_die(run: &mut Run<'_>, to: Seat) {
    let short = run.state().stage() == Stage::Short;
    if short && run.state().conflict.as_ref().is_some_and(|conflict| conflict.loser == Some(to)) {
        run.emit(Happening::GiftAwaited { by: to });
    }
}

/// INN-109: only the new die, and only its 1 counts.
pub(super) fn throw_gift_die(run: &mut Run<'_>, by: Seat) {
    let Some(hand) = run.state().character(by).map(|character| character.hand.clone()) else { return };
    let Some(new) = hand.last() else { return };
    let thrown = throw_die(run, new.faces);
    let before = run.state().conflict.as_ref().and_then(|c| c.side(by)).map_or(0, |side| side.total);
    let mad = run.state().setup.madness.threatens(&hand) && thrown.value == 1;
    run.emit(Happening::GiftDieThrown { by, thrown, total: before + thrown.successes(), mad });
    fall_short_or_settle(run);
}

/// INN-63, INN-74: the entry is written now, unless a reroll has written it.
pub(super) fn accept_failure(run: &mut Run<'_>, by: Seat) {
    write_failure(run, by);
    run.emit(Happening::FailureAccepted { by });
    let winner = run.state().conflict.as_ref().and_then(|conflict| conflict.other(by));
    run.emit(Happening::ConflictSettled { winner });
}

fn write_failure(run: &mut Run<'_>, by: Seat) {
    let written = |side: &Side| side.failure_written;
    if !run.state().conflict.as_ref().and_then(|c| c.side(by)).is_some_and(written) {
        run.emit(Event::Blacklisted { of: by, cause: EntryCause::Failure });
    }
}

/// INN-68…70: the first costs an entry besides that of the failure, the second the anchor.
pub(super) fn reroll(run: &mut Run<'_>, by: Seat, text: Option<&Text>) {
    let rerolls = run.state().conflict.as_ref().and_then(|c| c.side(by)).map_or(0, |side| side.rerolls);
    write_failure(run, by);
    run.emit(Happening::Rerolled { by, nth: rerolls + 1, text: text.cloned() });
    if rerolls == 0 {
        run.emit(Event::Blacklisted { of: by, cause: EntryCause::Reroll });
    } else {
        run.emit(Happening::AnchorChanged { of: by, to: AnchorState::Lost });
    }
    throw(run, by);
}

/// INN-66: the challenged gives in; no entry.
pub(super) fn give_in(run: &mut Run<'_>, by: Seat, text: Option<&Text>) {
    run.emit(Happening::Yielded { by, text: text.cloned() });
    let winner = run.state().conflict.as_ref().and_then(|conflict| conflict.other(by));
    run.emit(Happening::ConflictSettled { winner });
}

/// The outcome is told: pending madness takes hold (INN-77), a strike is kept off or not (INN-95), and the game
/// may be over.
pub(super) fn close_conflict(run: &mut Run<'_>) {
    let Some(conflict) = run.state().conflict.clone() else { return };
    run.emit(Happening::ConflictClosed);
    for side in conflict.sides.iter().filter(|side| side.mad_pending) {
        if run.state().is_active(side.seat) {
            run.emit(Happening::CharacterLost { who: side.seat, status: Fate::Mad });
        }
    }
    let Some(on) = run.state().strike.as_ref().map(|strike| strike.on) else {
        return end_if_all_are_lost(run, conflict.winner.is_some());
    };
    if conflict.winner.is_some() {
        run.emit(Happening::EffectCancelled { on });
        close_strike(run);
        end_if_all_are_lost(run, true);
    } else if run.state().strike.as_ref().is_some_and(|strike| strike.step == StrikeStep::Announced) {
        // INN-100: a failed resistance; the Keeper tells the effects.
        run.emit(Happening::EffectTakesHold { on });
    }
}

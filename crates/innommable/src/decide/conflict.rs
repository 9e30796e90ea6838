//! Throws, rerolls, gift dice, and how a conflict ends.

use kernel::{Ask, Seat, Text};

use crate::{
    conflict::{ConflictKind, Thrown},
    dice::Faces,
    event::{Event, Happening},
    state::{Stage, StrikeStep},
    vocabulary::{AnchorState, EntryCause, Fate},
};

use super::Run;

impl Run<'_> {
    fn die(&mut self, faces: Faces) -> Thrown {
        let outcome = self.chance.pick(&Ask::die(faces.number()));
        Thrown { faces, value: u8::try_from(outcome + 1).unwrap_or(1) }
    }

    /// INN-59: all the dice of the hand.
    pub(super) fn throw(&mut self, by: Seat) {
        let Some(hand) = self.state().character(by).map(|character| character.hand.clone()) else { return };
        let thrown: Vec<Thrown> = hand.iter().map(|held| self.die(held.faces)).collect();
        let total = thrown.iter().map(|die| die.successes()).sum();
        let mad = self.state().setup.madness.threatens(&hand) && thrown.iter().any(|die| die.value == 1);
        // INN-58: the difficulty of the first throw holds for the whole conflict.
        let conflict = self.state().conflict.as_ref();
        let duel = conflict.is_some_and(|conflict| conflict.kind == ConflictKind::Duel);
        let frozen = conflict.and_then(|conflict| conflict.difficulty);
        let difficulty = (!duel).then(|| frozen.unwrap_or_else(|| self.state().difficulty()));
        self.emit(Happening::DiceThrown { by, thrown, total, difficulty, mad });
        self.compare();
    }

    /// Who is short now; settled, if nobody is.
    fn compare(&mut self) {
        let Some(conflict) = &self.state().conflict else { return };
        if conflict.sides.iter().any(|side| !side.has_thrown) {
            return;
        }
        let (short, actor) = (conflict.short(), conflict.actor());
        let Some(by) = short else {
            return self.emit(Happening::ConflictSettled { winner: actor });
        };
        let total =
            |seat: Option<Seat>| seat.and_then(|seat| conflict.side(seat)).map_or(0, |side| side.total);
        // In a duel the initiator needs one more than the other, the challenged as many (INN-88).
        let needed = match (conflict.difficulty, conflict.other(by)) {
            (Some(difficulty), _) => u32::from(difficulty),
            (None, other) => total(other) + u32::from(actor == Some(by)),
        };
        let missing = needed.saturating_sub(total(Some(by)));
        self.emit(Happening::FellShort { by, missing });
    }

    /// INN-109: a die for whoever is short waits to be thrown.
    pub(super) fn await_gift_die(&mut self, to: Seat) {
        let short = self.state().stage() == Stage::Short;
        if short && self.state().conflict.as_ref().is_some_and(|conflict| conflict.loser == Some(to)) {
            self.emit(Happening::GiftAwaited { by: to });
        }
    }

    /// INN-109: only the new die, and only its 1 counts.
    pub(super) fn throw_gift_die(&mut self, by: Seat) {
        let Some(hand) = self.state().character(by).map(|character| character.hand.clone()) else { return };
        let Some(new) = hand.last() else { return };
        let thrown = self.die(new.faces);
        let before = self.state().conflict.as_ref().and_then(|c| c.side(by)).map_or(0, |side| side.total);
        let mad = self.state().setup.madness.threatens(&hand) && thrown.value == 1;
        self.emit(Happening::GiftDieThrown { by, thrown, total: before + thrown.successes(), mad });
        self.compare();
    }

    /// INN-63, INN-74: the entry is written now, unless a reroll has written it.
    pub(super) fn accept_failure(&mut self, by: Seat) {
        self.write_failure(by);
        self.emit(Happening::FailureAccepted { by });
        let winner = self.state().conflict.as_ref().and_then(|conflict| conflict.other(by));
        self.emit(Happening::ConflictSettled { winner });
    }

    fn write_failure(&mut self, by: Seat) {
        let written = |side: &crate::Side| side.failure_written;
        if !self.state().conflict.as_ref().and_then(|c| c.side(by)).is_some_and(written) {
            self.emit(Event::Blacklisted { of: by, cause: EntryCause::Failure });
        }
    }

    /// INN-68…70: the first costs an entry besides that of the failure, the second the anchor.
    pub(super) fn reroll(&mut self, by: Seat, text: Option<&Text>) {
        let rerolls = self.state().conflict.as_ref().and_then(|c| c.side(by)).map_or(0, |side| side.rerolls);
        self.write_failure(by);
        self.emit(Happening::Rerolled { by, nth: rerolls + 1, text: text.cloned() });
        if rerolls == 0 {
            self.emit(Event::Blacklisted { of: by, cause: EntryCause::Reroll });
        } else {
            self.emit(Happening::AnchorChanged { of: by, to: AnchorState::Lost });
        }
        self.throw(by);
    }

    /// INN-66: the challenged gives in; no entry.
    pub(super) fn give_in(&mut self, by: Seat, text: Option<&Text>) {
        self.emit(Happening::Yielded { by, text: text.cloned() });
        let winner = self.state().conflict.as_ref().and_then(|conflict| conflict.other(by));
        self.emit(Happening::ConflictSettled { winner });
    }

    /// The outcome is told: pending madness takes hold (INN-77), a strike is kept off or not (INN-95), and the game
    /// may be over.
    pub(super) fn close_conflict(&mut self) {
        let Some(conflict) = self.state().conflict.clone() else { return };
        self.emit(Happening::ConflictClosed);
        for side in conflict.sides.iter().filter(|side| side.mad_pending) {
            if self.state().is_active(side.seat) {
                self.emit(Happening::CharacterLost { who: side.seat, status: Fate::Mad });
            }
        }
        let Some(on) = self.state().strike.as_ref().map(|strike| strike.on) else {
            return self.end_check(conflict.winner.is_some());
        };
        if conflict.winner.is_some() {
            self.emit(Happening::EffectCancelled { on });
            self.close_strike();
            self.end_check(true);
        } else if self.state().strike.as_ref().is_some_and(|strike| strike.step == StrikeStep::Announced) {
            // INN-100: a failed resistance; the Keeper tells the effects.
            self.emit(Happening::EffectTakesHold { on });
        }
    }
}

//! How what happens in front of everybody changes the truth: no rules, no chance, only what it says.

use kernel::{Seat, Text};

use crate::{
    character::{Character, DeclaredAction},
    conflict::{Conflict, ConflictKind, ConflictStep, Side},
    dice::{Dice, DieOrigin, Faces, HandDie},
    state::{Monologue, Phase, State, Strike, StrikeStep, Suggestion},
    vocabulary::{DiePlace, Fate, GiftFrom, MonologueKind},
};

use super::Happening;

impl Happening {
    pub(super) fn apply(&self, state: &mut State) {
        if self.voids_claims(state.setup.keeper()) {
            state.claims.clear();
        }
        match self {
            Self::PreparationFinished { .. } => state.phase = Phase::Characters,
            Self::SettingTold { setting, role } => state.told = Some((setting.clone(), role.clone())),
            Self::CharacterSubmitted { by, profile } => {
                state.change_character(*by, |character| character.profile = Some(profile.clone()));
            }
            Self::CharacterApproved { of } => {
                state.change_character(*of, |character| character.approved = true)
            }
            Self::CharacterReturned { of, .. } => {
                state.change_character(*of, |character| character.profile = None);
            }
            Self::PlayStarted { .. } => (state.phase, state.scene) = (Phase::Play, 1),
            Self::SceneStarted { scene, .. } => {
                state.scene = *scene;
                for character in &mut state.characters {
                    (character.gave, character.received) = (false, false);
                }
            }
            Self::ActionDeclared { by, goal, target } => {
                let declared = DeclaredAction { goal: goal.clone(), target: *target };
                state.change_character(*by, |character| character.pending = Some(declared));
            }
            Self::ActionWithdrawn { by } | Self::ActionHappened { by, .. } => {
                state.change_character(*by, |character| character.pending = None);
            }
            Self::ConflictCalled { kind, sides, declared_by, goal, .. } => {
                state.call_conflict(*kind, sides, *declared_by, goal.clone());
            }
            Self::MonologueStarted { by, kind, die, anchor_central, lore } => {
                if let Some(faces) = die {
                    state.bowl = state.bowl.minus((*faces).into());
                }
                let (by, kind, die, anchor_central) = (*by, *kind, *die, *anchor_central);
                state.monologue = Some(Monologue { by, kind, die, anchor_central, lore: lore.clone() });
            }
            Self::MonologueFinished { by, die, contestable, .. } => {
                state.finish_monologue(*by, *die);
                if *contestable {
                    state.claims.push(*by);
                }
            }
            Self::MonologueCancelled { die, .. } => {
                state.monologue = None;
                state.bowl = state.bowl.plus(die.map_or(Dice::NONE, Dice::from));
            }
            Self::AnchorContested { of, .. } => {
                if let Some(index) = state.claims.iter().rposition(|seat| seat == of) {
                    state.claims.remove(index);
                }
            }
            Self::Suggested { by, to, faces, from, text } => {
                state.give(*by, *to, *faces, *from, DieOrigin::Suggestion);
                state.suggestion = Some(Suggestion { by: *by, to: *to, faces: *faces, text: text.clone() });
            }
            Self::Incorporated { .. } => state.suggestion = None,
            Self::AuxiliaryGave { by, to, faces, from, .. } => {
                state.give(*by, *to, *faces, *from, DieOrigin::Auxiliary);
            }
            Self::GiftPassed { by } => state.change_conflict(|conflict| conflict.passed.push(*by)),
            Self::WindowClosed => state.change_conflict(|conflict| conflict.closed = true),
            Self::DiceThrown { by, thrown, total, difficulty, mad } => {
                state.change_conflict(|conflict| {
                    (conflict.difficulty, conflict.step) = (*difficulty, ConflictStep::Throwing);
                });
                state.change_side(*by, |side| {
                    (side.has_thrown, side.thrown, side.total) = (true, thrown.clone(), *total);
                    side.mad_pending |= mad;
                });
            }
            Self::GiftAwaited { .. } => {
                state.change_conflict(|conflict| conflict.step = ConflictStep::GiftPending);
            }
            Self::GiftDieThrown { by, thrown, total, mad } => state.change_side(*by, |side| {
                side.thrown.push(*thrown);
                side.total = *total;
                side.mad_pending |= mad;
            }),
            Self::FellShort { by, .. } => state.change_conflict(|conflict| {
                (conflict.step, conflict.loser) = (ConflictStep::Short, Some(*by));
                conflict.passed.clear();
                conflict.closed = false;
            }),
            Self::FailureAccepted { by } => state.change_side(*by, |side| side.failure_written = true),
            Self::Rerolled { by, nth, .. } => {
                state.change_side(*by, |side| (side.rerolls, side.failure_written) = (*nth, true));
            }
            Self::Sacrificed { by, loss, .. } => {
                state.lose(*by, loss.fate());
                if let Some(conflict) = state.conflict.as_mut().filter(|c| c.side(*by).is_some()) {
                    conflict.sacrificed = true;
                }
            }
            Self::ConflictSettled { winner } => state.change_conflict(|conflict| {
                (conflict.step, conflict.winner) = (ConflictStep::Settled, *winner);
            }),
            Self::OutcomeTold { incapacitates: true, .. } => {
                state.change_conflict(|conflict| conflict.step = ConflictStep::Consent);
            }
            Self::Consented { by, dies: true } => state.lose(*by, Fate::Dead),
            Self::ConsentRefused { .. } => {
                state.change_conflict(|conflict| conflict.step = ConflictStep::Settled);
            }
            Self::ConflictHeld => state.held = state.conflict.take(),
            Self::ConflictResumed => state.conflict = state.held.take(),
            Self::ConflictDropped => state.held = None,
            Self::ConflictWithdrawn { .. } | Self::ConflictClosed => state.conflict = None,
            Self::CharacterLost { who, status } => state.lose(*who, *status),
            Self::AnchorChanged { of, to } => state.change_character(*of, |character| character.anchor = *to),
            Self::Struck { on, first, k, worst, threatens_anchor, text } => {
                state.change_character(*on, |character| character.entries.struck += k.unwrap_or_default());
                let (on, first, k, worst, threatens_anchor) = (*on, *first, *k, *worst, *threatens_anchor);
                let (text, step) = (text.clone(), StrikeStep::Announced);
                state.strike = Some(Strike { on, first, k, worst, threatens_anchor, text, step });
            }
            Self::EffectAccepted { .. } | Self::EffectTakesHold { .. } => {
                // Also where a resistance was declared and nothing is thrown yet.
                state.conflict = None;
                if let Some(strike) = &mut state.strike {
                    strike.step = StrikeStep::Applying;
                }
            }
            Self::StrikeClosed => state.strike = None,
            Self::Recounted { faces, from, to } => state.recount(*faces, *from, *to),
            Self::LastActAsked => state.last_act = true,
            Self::Ended { ending, .. } => {
                (state.phase, state.ending, state.last_act) = (Phase::Epilogue, Some(*ending), false);
            }
            Self::EpilogueTold { by, .. } | Self::EpilogueSkipped { by } => state.epilogues.push(*by),
            Self::Narrated { .. }
            | Self::Yielded { .. }
            | Self::ActionStopped { .. }
            | Self::OutcomeTold { incapacitates: false, .. }
            | Self::Consented { dies: false, .. }
            | Self::EffectApplied { .. }
            | Self::EffectCancelled { .. } => (),
        }
    }

    /// INN-47: a claim is contested before the Keeper does or tells anything else, or never. What players do meanwhile
    /// takes nothing from it: else whoever claims would only have to go on at once. Nor does the end of the time to give
    /// a die, which the house may have closed.
    ///
    /// The one thing that is worked out here and not said by an event: kept logs have none for it.
    fn voids_claims(&self, keeper: Seat) -> bool {
        match self {
            Self::PreparationFinished { .. }
            | Self::SettingTold { .. }
            | Self::CharacterApproved { .. }
            | Self::CharacterReturned { .. }
            | Self::PlayStarted { .. }
            | Self::SceneStarted { .. }
            | Self::ActionHappened { .. }
            | Self::Struck { .. }
            | Self::EffectApplied { .. }
            | Self::Recounted { .. }
            | Self::Ended { .. } => true,
            Self::Narrated { by, .. } | Self::OutcomeTold { by, .. } => *by == keeper,
            Self::ConflictCalled { kind, .. } => *kind != ConflictKind::Resist,
            Self::CharacterSubmitted { .. }
            | Self::ActionDeclared { .. }
            | Self::ActionWithdrawn { .. }
            | Self::ConflictWithdrawn { .. }
            | Self::Yielded { .. }
            | Self::MonologueStarted { .. }
            | Self::MonologueFinished { .. }
            | Self::MonologueCancelled { .. }
            | Self::AnchorContested { .. }
            | Self::Suggested { .. }
            | Self::Incorporated { .. }
            | Self::AuxiliaryGave { .. }
            | Self::GiftPassed { .. }
            | Self::WindowClosed
            | Self::DiceThrown { .. }
            | Self::GiftAwaited { .. }
            | Self::GiftDieThrown { .. }
            | Self::ActionStopped { .. }
            | Self::FellShort { .. }
            | Self::FailureAccepted { .. }
            | Self::Rerolled { .. }
            | Self::Sacrificed { .. }
            | Self::ConflictSettled { .. }
            | Self::Consented { .. }
            | Self::ConsentRefused { .. }
            | Self::ConflictClosed
            | Self::ConflictHeld
            | Self::ConflictResumed
            | Self::ConflictDropped
            | Self::CharacterLost { .. }
            | Self::AnchorChanged { .. }
            | Self::EffectAccepted { .. }
            | Self::EffectTakesHold { .. }
            | Self::EffectCancelled { .. }
            | Self::StrikeClosed
            | Self::LastActAsked
            | Self::EpilogueTold { .. }
            | Self::EpilogueSkipped { .. } => false,
        }
    }
}

impl State {
    fn change_character(&mut self, seat: Seat, change: impl FnOnce(&mut Character)) {
        if let Some(character) = self.character_mut(seat) {
            change(character);
        }
    }

    fn change_conflict(&mut self, change: impl FnOnce(&mut Conflict)) {
        if let Some(conflict) = &mut self.conflict {
            change(conflict);
        }
    }

    fn change_side(&mut self, seat: Seat, change: impl FnOnce(&mut Side)) {
        self.change_conflict(|conflict| {
            if let Some(side) = conflict.side_mut(seat) {
                change(side);
            }
        });
    }

    fn call_conflict(
        &mut self,
        kind: ConflictKind,
        sides: &[Seat],
        declared_by: Option<Seat>,
        goal: Option<Text>,
    ) {
        let one = declared_by.map(|seat| vec![seat]);
        let whose = match kind {
            ConflictKind::Resist => Vec::new(),
            // Logs of before `declared_by` do not say whose: all who took part.
            ConflictKind::Standard | ConflictKind::Duel => one.unwrap_or_else(|| sides.to_vec()),
        };
        for seat in whose {
            self.change_character(seat, |character| character.pending = None);
        }
        self.conflict = Some(Conflict::new(kind, goal, sides));
    }

    /// A die that turns up in a hand came by nobody knows what: it counts as if by a monologue.
    fn recount(&mut self, faces: Faces, from: DiePlace, to: DiePlace) {
        match from {
            DiePlace::Bowl => self.bowl = self.bowl.minus(faces.into()),
            DiePlace::Hand(seat) => self.take_from_hand(seat, faces),
        }
        match to {
            DiePlace::Bowl => self.bowl = self.bowl.plus(faces.into()),
            DiePlace::Hand(seat) => self.gain(seat, faces, DieOrigin::Monologue),
        }
    }

    fn lose(&mut self, who: Seat, status: Fate) {
        if let Some(character) = self.character_mut(who) {
            character.status = status;
            character.pending = None;
        }
    }

    fn gain(&mut self, who: Seat, faces: Faces, origin: DieOrigin) {
        if let Some(character) = self.character_mut(who) {
            character.hand.push(HandDie { faces, origin });
        }
    }

    fn finish_monologue(&mut self, by: Seat, die: Option<Faces>) {
        let kind = self.monologue.take().map(|monologue| monologue.kind);
        let Some(faces) = die else { return };
        let anchor = kind == Some(MonologueKind::Anchor);
        self.gain(by, faces, if anchor { DieOrigin::Anchor } else { DieOrigin::Monologue });
        if let Some(character) = self.character_mut(by) {
            character.anchor_die_used |= anchor;
        }
    }

    fn give(&mut self, by: Seat, to: Seat, faces: Faces, from: GiftFrom, origin: DieOrigin) {
        self.take_gift(by, from, faces);
        self.gain(to, faces, origin);
        if let Some(giver) = self.character_mut(by) {
            giver.gave = true;
        }
        if let Some(receiver) = self.character_mut(to) {
            receiver.received = true;
        }
    }
}

//! How events change the truth: no rules, no chance, only what they say.

use kernel::Seat;

use crate::{
    conflict::{Conflict, ConflictKind, ConflictStep},
    dice::{Dice, DieOrigin, Faces, HandDie},
    mystery::{ElementId, Sheet},
    state::{Character, DeclaredAction, Monologue, Phase, State, Strike, StrikeStep, Suggestion},
    vocabulary::{DiePlace, Fate, GiftFrom, MonologueKind},
};

use super::{Event, Happening};

impl Event {
    /// Makes it true.
    pub(crate) fn apply(&self, state: &mut State) {
        match self {
            Self::Open { what } => what.apply(state),
            Self::MysteryWritten { sheet } => state.rewrite(sheet),
            Self::DiceLaid { dice } => {
                state.heap = state.setup.reserve();
                for (element, dice) in state.elements.iter_mut().zip(dice) {
                    element.dice = *dice;
                    state.heap = state.heap.minus(*dice);
                }
            }
            Self::DieMoved { faces, from, to } => {
                let die = Dice::from(*faces);
                let heap = state.heap;
                *state.lying_on(*from) = from.map_or(heap, |id| state.on(id)).minus(die);
                let heap = state.heap;
                *state.lying_on(*to) = to.map_or(heap, |id| state.on(id)).plus(die);
            }
            Self::Noted { text } => state.notes.push(text.clone()),
            Self::Revealed { element, kind_told, text } => {
                let number = state.n_revealed.saturating_add(1);
                let Some(found) = state.element_mut(*element) else { return };
                found.revealed = Some(number);
                found.kind_told = *kind_told;
                found.told.clone_from(text);
                let dice = found.dice;
                state.n_revealed = number;
                state.bowl = state.bowl.plus(dice);
                let kinds = Faces::ALL.into_iter().filter(|f| state.released.contains(f) || dice[*f] > 0);
                state.released = kinds.collect();
                state.claims.clear();
            }
            Self::Published { element } => {
                state.claims.clear();
                if let Some(found) = state.element_mut(*element) {
                    found.published = true;
                }
            }
            Self::Blacklisted { of, cause } => {
                if let Some(character) = state.character_mut(*of) {
                    character.entries.add(*cause);
                }
            }
            Self::Closed => state.phase = Phase::Closed,
        }
    }
}

impl State {
    /// A new text of the sheet; dice stay on what stands in the same place.
    fn rewrite(&mut self, sheet: &Sheet) {
        let before = std::mem::take(&mut self.elements);
        self.sheet = sheet.clone();
        self.elements = sheet.elements();
        self.heap = self.setup.reserve();
        for index in 0..self.elements.len() {
            let kind = self.elements[index].kind;
            let nth = self.elements[..index].iter().filter(|element| element.kind == kind).count();
            let same = before.iter().filter(|element| element.kind == kind).nth(nth);
            let dice = same.map_or(Dice::NONE, |element| element.dice);
            self.elements[index].dice = dice;
            self.heap = self.heap.minus(dice);
        }
    }

    fn on(&self, id: ElementId) -> Dice {
        self.element(id).map_or(Dice::NONE, |element| element.dice)
    }

    /// The dice on an element, or those on none.
    fn lying_on(&mut self, place: Option<ElementId>) -> &mut Dice {
        let index = place.map(|id| usize::from(id.0).wrapping_sub(1));
        match index.filter(|index| *index < self.elements.len()) {
            Some(index) => &mut self.elements[index].dice,
            None => &mut self.heap,
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

impl Happening {
    /// INN-47: a claim is contested before the Keeper does or tells anything else, or never. What players do meanwhile
    /// takes nothing from it: else whoever claims would only have to go on at once. Nor does the end of the time to give
    /// a die, which the house may have closed.
    fn is_the_keepers(&self, keeper: Seat) -> bool {
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

    fn apply(&self, state: &mut State) {
        if self.is_the_keepers(state.setup.keeper()) {
            state.claims.clear();
        }
        match self {
            Self::PreparationFinished { .. } => state.phase = Phase::Characters,
            Self::SettingTold { setting, role } => state.told = Some((setting.clone(), role.clone())),
            Self::CharacterSubmitted { by: of, .. }
            | Self::CharacterApproved { of }
            | Self::CharacterReturned { of, .. }
            | Self::ActionDeclared { by: of, .. }
            | Self::ActionWithdrawn { by: of }
            | Self::ActionHappened { by: of, .. }
            | Self::AnchorChanged { of, .. } => {
                if let Some(character) = state.character_mut(*of) {
                    self.apply_to_character(character);
                }
            }
            Self::PlayStarted { .. } => {
                state.phase = Phase::Play;
                state.scene = 1;
            }
            Self::SceneStarted { scene, .. } => {
                state.scene = *scene;
                for character in &mut state.characters {
                    (character.gave, character.received) = (false, false);
                }
            }
            Self::ConflictCalled { kind, sides, declared_by, goal, .. } => {
                // Logs of before `declared_by` do not say whose: all who took part.
                let resisted = *kind == ConflictKind::Resist;
                let whose =
                    if resisted { Vec::new() } else { declared_by.map_or(sides.clone(), |seat| vec![seat]) };
                for seat in whose {
                    if let Some(character) = state.character_mut(seat) {
                        character.pending = None;
                    }
                }
                state.conflict = Some(Conflict::new(*kind, goal.clone(), sides));
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
            Self::Suggested { by, to, faces, from, text } => {
                state.give(*by, *to, *faces, *from, DieOrigin::Suggestion);
                state.suggestion = Some(Suggestion { by: *by, to: *to, faces: *faces, text: text.clone() });
            }
            Self::Incorporated { .. } => state.suggestion = None,
            Self::AuxiliaryGave { by, to, faces, from, .. } => {
                state.give(*by, *to, *faces, *from, DieOrigin::Auxiliary);
            }
            Self::Sacrificed { by, loss, .. } => {
                state.lose(*by, loss.fate());
                if let Some(conflict) = state.conflict.as_mut().filter(|c| c.side(*by).is_some()) {
                    conflict.sacrificed = true;
                }
            }
            Self::CharacterLost { who, status } => state.lose(*who, *status),
            Self::Consented { by, dies } => {
                if *dies {
                    state.lose(*by, Fate::Dead);
                }
            }
            Self::Struck { on, first, k, worst, threatens_anchor, text } => {
                if let Some(character) = state.character_mut(*on) {
                    character.entries.struck += k.unwrap_or_default();
                }
                state.strike = Some(Strike {
                    on: *on,
                    first: *first,
                    k: *k,
                    worst: *worst,
                    threatens_anchor: *threatens_anchor,
                    text: text.clone(),
                    step: StrikeStep::Announced,
                });
            }
            Self::EffectAccepted { .. } | Self::EffectTakesHold { .. } => {
                // Also where a resistance was declared and nothing is thrown yet.
                state.conflict = None;
                if let Some(strike) = &mut state.strike {
                    strike.step = StrikeStep::Applying;
                }
            }
            Self::StrikeClosed => state.strike = None,
            Self::ConflictHeld => state.held = state.conflict.take(),
            Self::ConflictResumed => state.conflict = state.held.take(),
            Self::ConflictDropped => state.held = None,
            Self::ConflictWithdrawn { .. } | Self::ConflictClosed => state.conflict = None,
            Self::Recounted { faces, from, to } => {
                match from {
                    DiePlace::Bowl => state.bowl = state.bowl.minus((*faces).into()),
                    DiePlace::Hand(seat) => state.take_from_hand(*seat, *faces),
                }
                match to {
                    DiePlace::Bowl => state.bowl = state.bowl.plus((*faces).into()),
                    DiePlace::Hand(seat) => state.gain(*seat, *faces, DieOrigin::Monologue),
                }
            }
            Self::LastActAsked => state.last_act = true,
            Self::Ended { ending, .. } => {
                state.last_act = false;
                state.ending = Some(*ending);
                state.phase = Phase::Epilogue;
            }
            Self::EpilogueTold { by, .. } | Self::EpilogueSkipped { by } => state.epilogues.push(*by),
            Self::Yielded { .. }
            | Self::GiftPassed { .. }
            | Self::WindowClosed
            | Self::DiceThrown { .. }
            | Self::GiftAwaited { .. }
            | Self::GiftDieThrown { .. }
            | Self::FellShort { .. }
            | Self::FailureAccepted { .. }
            | Self::Rerolled { .. }
            | Self::ConflictSettled { .. }
            | Self::OutcomeTold { .. }
            | Self::ConsentRefused { .. } => {
                if let Some(conflict) = &mut state.conflict {
                    self.apply_to_conflict(conflict);
                }
            }
            Self::AnchorContested { of, .. } => {
                if let Some(index) = state.claims.iter().rposition(|seat| seat == of) {
                    state.claims.remove(index);
                }
            }
            Self::Narrated { .. }
            | Self::ActionStopped { .. }
            | Self::EffectApplied { .. }
            | Self::EffectCancelled { .. } => (),
        }
    }

    /// The happenings that change nothing but a character.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has listed them")]
    fn apply_to_character(&self, character: &mut Character) {
        match self {
            Self::CharacterSubmitted { profile, .. } => character.profile = Some(profile.clone()),
            Self::CharacterApproved { .. } => character.approved = true,
            Self::CharacterReturned { .. } => character.profile = None,
            Self::ActionDeclared { goal, target, .. } => {
                character.pending = Some(DeclaredAction { goal: goal.clone(), target: *target });
            }
            Self::ActionWithdrawn { .. } | Self::ActionHappened { .. } => character.pending = None,
            Self::AnchorChanged { to, .. } => character.anchor = *to,
            _ => (),
        }
    }

    /// The happenings that change nothing but the conflict.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has listed them")]
    fn apply_to_conflict(&self, conflict: &mut Conflict) {
        match self {
            Self::GiftPassed { by } => conflict.passed.push(*by),
            Self::WindowClosed => conflict.closed = true,
            Self::DiceThrown { by, thrown, total, difficulty, mad } => {
                conflict.difficulty = *difficulty;
                conflict.step = ConflictStep::Throwing;
                if let Some(side) = conflict.side_mut(*by) {
                    side.has_thrown = true;
                    side.thrown.clone_from(thrown);
                    side.total = *total;
                    side.mad_pending |= mad;
                }
            }
            Self::GiftAwaited { .. } => conflict.step = ConflictStep::GiftPending,
            Self::GiftDieThrown { by, thrown, total, mad } => {
                if let Some(side) = conflict.side_mut(*by) {
                    side.thrown.push(*thrown);
                    side.total = *total;
                    side.mad_pending |= mad;
                }
            }
            Self::FellShort { by, .. } => {
                conflict.step = ConflictStep::Short;
                conflict.loser = Some(*by);
                conflict.passed.clear();
                conflict.closed = false;
            }
            Self::FailureAccepted { by } => {
                if let Some(side) = conflict.side_mut(*by) {
                    side.failure_written = true;
                }
            }
            Self::Rerolled { by, nth, .. } => {
                if let Some(side) = conflict.side_mut(*by) {
                    side.rerolls = *nth;
                    side.failure_written = true;
                }
            }
            Self::ConflictSettled { winner } => {
                conflict.step = ConflictStep::Settled;
                conflict.winner = *winner;
            }
            Self::OutcomeTold { incapacitates: true, .. } => conflict.step = ConflictStep::Consent,
            Self::ConsentRefused { .. } => conflict.step = ConflictStep::Settled,
            _ => (),
        }
    }
}

//! What a permitted action makes happen.

mod conflict;
mod prepare;

use kernel::{Chance, Seat, Text, Unfolding};

use crate::{
    action::Action,
    conflict::ConflictKind,
    dice::Faces,
    event::{Event, Happening},
    game::Innommable,
    mystery::Sheet,
    setup::MonologueBlacklist,
    state::{Phase, Profile, Stage, State},
    vocabulary::{Ending, EntryCause, Fate, Loss, MonologueKind, Ruling, Severity},
};

/// A decision under way.
struct Run<'a> {
    unfolding: Unfolding<'a, Innommable>,
    chance: &'a mut dyn Chance,
}

/// The events of an action that the rules permit; by nobody, the house.
pub(crate) fn decide<'a>(
    unfolding: Unfolding<'a, Innommable>,
    by: Option<Seat>,
    action: &Action,
    chance: &'a mut dyn Chance,
) -> Unfolding<'a, Innommable> {
    let mut run = Run { unfolding, chance };
    match by {
        Some(by) => run.act(by, action),
        None => run.emit(Happening::WindowClosed),
    }
    run.unfolding
}

impl Run<'_> {
    fn state(&self) -> &State {
        self.unfolding.state()
    }

    fn emit(&mut self, event: impl Into<Event>) {
        self.unfolding.emit(event.into());
    }

    fn act(&mut self, by: Seat, action: &Action) {
        match action {
            Action::WriteMystery { place, date, spots, source, profiteers, symptoms, role } => {
                let (place, date, spots) = (place.clone(), date.clone(), spots.clone());
                let (source, profiteers) = (source.clone(), profiteers.clone());
                let (symptoms, role) = (symptoms.clone(), role.clone());
                let sheet = Sheet { place, date, spots, source, profiteers, symptoms, role };
                self.emit(Event::MysteryWritten { sheet });
            }
            Action::LayDice => self.lay_dice(),
            Action::DealDice => self.deal_dice(),
            Action::MoveDie { die, from, to } => {
                self.emit(Event::DieMoved { faces: *die, from: *from, to: *to });
            }
            Action::FinishPreparation => self.finish_preparation(),
            Action::SubmitCharacter { name, portrait, anchor } => {
                let (name, portrait, anchor) = (name.clone(), portrait.clone(), anchor.clone());
                self.emit(Happening::CharacterSubmitted { by, profile: Profile { name, portrait, anchor } });
            }
            Action::ApproveCharacter { of } => self.emit(Happening::CharacterApproved { of: *of }),
            Action::ReturnCharacter { of, reason } => {
                self.emit(Happening::CharacterReturned { of: *of, reason: reason.clone() });
            }
            Action::StartPlay => self.emit(Happening::PlayStarted { bowl: self.state().bowl }),
            Action::StartScene { title, text } => {
                let scene = self.state().scene.saturating_add(1);
                self.emit(Happening::SceneStarted { scene, title: title.clone(), text: text.clone() });
            }
            Action::Narrate { text } => self.emit(Happening::Narrated { by, text: text.clone() }),
            Action::AddNote { text } => self.emit(Event::Noted { text: text.clone() }),
            Action::DeclareAction { goal, target } => {
                self.emit(Happening::ActionDeclared { by, goal: goal.clone(), target: *target });
            }
            Action::RuleAction { of, ruling, opponent, initiator, text } => {
                self.rule(*of, *ruling, (*opponent, *initiator), text.as_ref());
            }
            Action::Withdraw if self.state().stage() == Stage::Free => {
                self.emit(Happening::ActionWithdrawn { by });
            }
            Action::Withdraw => self.emit(Happening::ConflictWithdrawn { by }),
            Action::Reveal { element, also, kind_told, text } => {
                let kind_told = *kind_told;
                self.emit(Event::Revealed { element: *element, kind_told, text: text.clone() });
                if let Some(element) = *also {
                    self.emit(Event::Revealed { element, kind_told, text: None });
                }
            }
            Action::Publish { number } => self.publish(*number),
            Action::StartMonologue { die, anchor_central, lore } => {
                let (kind, die, anchor_central) = ((*die).into(), Some(*die), *anchor_central);
                let lore = lore.clone();
                self.emit(Happening::MonologueStarted { by, kind, die, anchor_central, lore });
            }
            Action::StartAnchorMonologue { with_die } => {
                // INN-50
                let die = self.state().bowl.biggest().filter(|_| *with_die);
                let (kind, anchor_central, lore) = (MonologueKind::Anchor, true, None);
                self.emit(Happening::MonologueStarted { by, kind, die, anchor_central, lore });
            }
            Action::FinishMonologue { text } => self.finish_monologue(by, text.as_ref()),
            Action::CancelMonologue => {
                let die = self.state().monologue.as_ref().and_then(|monologue| monologue.die);
                self.emit(Happening::MonologueCancelled { by, die });
            }
            Action::ContestAnchor { reason } => {
                if let Some(of) = self.state().contestable {
                    self.emit(Happening::AnchorContested { of, reason: reason.clone() });
                    self.emit(Event::Blacklisted { of, cause: EntryCause::Monologue });
                }
            }
            Action::Suggest { to, die, from, text } => {
                let (to, faces, from) = (*to, *die, *from);
                self.emit(Happening::Suggested { by, to, faces, from, text: text.clone() });
                // INN-106: the giver's name, not the receiver's.
                self.emit(Event::Blacklisted { of: by, cause: EntryCause::Suggestion });
            }
            Action::Incorporate { text } => {
                self.emit(Happening::Incorporated { by, text: text.clone() });
                self.await_gift_die(by);
            }
            Action::AuxiliaryGift { to, die, from, text } => {
                let (to, faces, from) = (*to, *die, *from);
                self.emit(Happening::AuxiliaryGave { by, to, faces, from, text: text.clone() });
                self.await_gift_die(to);
            }
            Action::PassGift => self.emit(Happening::GiftPassed { by }),
            Action::CloseWindow => self.emit(Happening::WindowClosed),
            Action::Yield { text } => self.give_in(by, text.as_ref()),
            Action::Throw {} => self.throw(by),
            Action::RollGiftDie => self.throw_gift_die(by),
            Action::StopAction => {
                self.emit(Happening::ActionStopped { by });
                self.accept_failure(by);
            }
            Action::AcceptFailure => self.accept_failure(by),
            Action::Reroll { text } => self.reroll(by, text.as_ref()),
            Action::Sacrifice { loss, text } => self.sacrifice(by, *loss, text.as_ref()),
            Action::Outcome { text, incapacitates } => {
                let incapacitates = *incapacitates;
                self.emit(Happening::OutcomeTold { by, text: text.clone(), incapacitates });
                if !incapacitates {
                    self.close_conflict();
                }
            }
            Action::Consent { dies } => {
                self.emit(Happening::Consented { by, dies: *dies });
                self.close_conflict();
            }
            Action::Refuse => self.emit(Happening::ConsentRefused { by }),
            Action::Strike { on, k, worst, text } => self.strike(*on, *k, *worst, text.as_ref()),
            Action::AcceptEffect => self.emit(Happening::EffectAccepted { by }),
            Action::Resist { text } => {
                let (kind, sides) = (ConflictKind::Resist, vec![by]);
                let (goal, difficulty) = (text.clone(), Some(self.state().difficulty()));
                let (declared_by, text) = (None, None);
                self.emit(Happening::ConflictCalled { kind, sides, declared_by, goal, text, difficulty });
            }
            Action::ApplyEffect { text, kill, anchor } => {
                let Some(on) = self.state().strike.as_ref().map(|strike| strike.on) else { return };
                self.emit(Happening::EffectApplied { on, text: text.clone() });
                if let Some(to) =
                    anchor.filter(|to| self.state().character(on).map(|c| c.anchor) != Some(*to))
                {
                    self.emit(Happening::AnchorChanged { of: on, to });
                }
                if *kill {
                    self.emit(Happening::CharacterLost { who: on, status: Fate::Dead });
                }
                self.close_strike();
                self.end_check(false);
            }
            Action::DeclareDefused { text } => self.end(Ending::Defused, text.as_ref()),
            Action::ConfirmDefused { defused, text } => {
                // INN-120
                let ending = if *defused { Ending::Defused } else { Ending::Disaster };
                self.end(ending, text.as_ref());
            }
            Action::Epilogue { text } => {
                self.emit(Happening::EpilogueTold { by, text: text.clone() });
                self.close_if_told();
            }
            Action::SkipEpilogue => {
                self.emit(Happening::EpilogueSkipped { by });
                self.close_if_told();
            }
            Action::Recount { die, from, to } => {
                self.emit(Happening::Recounted { faces: *die, from: *from, to: *to });
            }
        }
    }

    fn rule(
        &mut self,
        of: Seat,
        ruling: Ruling,
        (opponent, initiator): (Option<Seat>, Option<Seat>),
        text: Option<&Text>,
    ) {
        let goal = self.state().character(of).and_then(|c| c.pending.as_ref()).and_then(|p| p.goal.clone());
        let difficulty = (ruling != Ruling::Duel).then(|| self.state().difficulty());
        let (declared_by, text) = (Some(of), text.cloned());
        match (ruling, opponent) {
            (Ruling::Duel, Some(opponent)) => {
                let sides = if initiator == Some(opponent) { vec![opponent, of] } else { vec![of, opponent] };
                let kind = ConflictKind::Duel;
                self.emit(Happening::ConflictCalled { kind, sides, declared_by, goal, text, difficulty });
            }
            (Ruling::Happens, _) => self.emit(Happening::ActionHappened { by: of, text }),
            (Ruling::Conflict | Ruling::Duel, _) => {
                let (kind, sides) = (ConflictKind::Standard, vec![of]);
                self.emit(Happening::ConflictCalled { kind, sides, declared_by, goal, text, difficulty });
            }
        }
    }

    fn publish(&mut self, number: u8) {
        let found = self.state().elements.iter().position(|element| element.revealed == Some(number));
        if let Some(index) = found.and_then(|index| u8::try_from(index).ok()) {
            self.emit(Event::Published { element: crate::ElementId(index + 1) });
        }
    }

    /// INN-42, INN-46, INN-47, INN-51.
    fn finish_monologue(&mut self, by: Seat, text: Option<&Text>) {
        let Some(monologue) = self.state().monologue.clone() else { return };
        let counts = match self.state().setup.options.monologue_blacklist {
            MonologueBlacklist::All => monologue.kind != MonologueKind::Anchor,
            MonologueBlacklist::ParanormalOnly => monologue.kind == Faces::D4.into(),
        };
        let contestable = counts && monologue.anchor_central;
        let die = monologue.die;
        self.emit(Happening::MonologueFinished { by, text: text.cloned(), die, contestable });
        if counts && !monologue.anchor_central {
            self.emit(Event::Blacklisted { of: by, cause: EntryCause::Monologue });
        }
    }

    /// INN-81, INN-82, INN-90.
    fn sacrifice(&mut self, by: Seat, loss: Loss, text: Option<&Text>) {
        let stage = self.state().stage();
        self.emit(Happening::Sacrificed { by, loss, text: text.cloned() });
        if stage == Stage::Declared {
            return self.emit(Happening::ConflictSettled { winner: Some(by) });
        }
        let in_the_act = stage == Stage::Announced;
        if in_the_act {
            self.emit(Happening::EffectCancelled { on: by });
            self.close_strike();
        }
        self.end_check(in_the_act);
    }

    /// INN-92…99: an open conflict waits.
    fn strike(&mut self, on: Seat, k: u32, worst: Severity, text: Option<&Text>) {
        let Some(character) = self.state().character(on) else { return };
        let first = character.entries.struck + 1;
        let anchored = character.anchor != crate::AnchorState::Lost;
        let threatens_anchor = anchored && Severity::of(first + k - 1) == Severity::AnchorThreat;
        let text = text.cloned();
        if self.state().conflict.is_some() {
            self.emit(Happening::ConflictHeld);
        }
        // INN-102: the threat to the anchor comes on top of an effect that is deadly at most.
        let worst = worst.min(Severity::Severe);
        let (first, k) = (Some(first), Some(k));
        self.emit(Happening::Struck { on, first, k, worst, threatens_anchor, text });
    }

    /// The strike is over; a conflict that waited goes on if both of its sides can.
    fn close_strike(&mut self) {
        self.emit(Happening::StrikeClosed);
        if let Some(held) = &self.state().held {
            let both = held.sides.iter().all(|side| self.state().is_active(side.seat));
            self.emit(if both { Happening::ConflictResumed } else { Happening::ConflictDropped });
        }
    }

    /// INN-117, INN-120: `in_the_act` if the last character may have fallen in the act that defuses the mystery.
    fn end_check(&mut self, in_the_act: bool) {
        if self.state().characters.iter().any(|character| character.status == Fate::Active) {
            return;
        }
        if in_the_act {
            self.emit(Happening::LastActAsked);
        } else {
            self.end(Ending::Disaster, None);
        }
    }

    fn end(&mut self, ending: Ending, text: Option<&Text>) {
        self.emit(Happening::Ended { ending, text: text.cloned() });
    }

    /// INN-118, INN-119.
    fn close_if_told(&mut self) {
        let state = self.state();
        let told = match state.ending {
            Some(Ending::Defused) => {
                state.characters.iter().all(|character| state.epilogues.contains(&character.seat))
            }
            Some(Ending::Disaster) | None => !state.epilogues.is_empty(),
        };
        if told && state.phase == Phase::Epilogue {
            self.emit(Event::Closed);
        }
    }
}

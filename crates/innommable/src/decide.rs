//! What a permitted action makes happen.

mod conflict;
mod prepare;

use conflict::{accept_failure, await_gift_die, close_conflict, give_in, reroll, throw, throw_gift_die};
use kernel::{Seat, Text, Unfolding};
use prepare::{deal_dice, finish_preparation, lay_dice, tell_setting};

use crate::{
    action::Action,
    character::Profile,
    conflict::ConflictKind,
    dice::Faces,
    event::{Event, Happening},
    game::Innommable,
    mystery::{ElementId, Sheet},
    setup::MonologueBlacklist,
    state::{Phase, Stage},
    vocabulary::{AnchorState, Ending, EntryCause, Fate, Loss, MonologueKind, Ruling, Severity},
};

/// A decision under way.
type Run<'a> = Unfolding<'a, Innommable>;

/// The events of an action that the rules permit; by nobody, the house.
pub(crate) fn decide(run: &mut Run<'_>, by: Option<Seat>, action: &Action) {
    match by {
        Some(by) => act(run, by, action),
        None => run.emit(Happening::WindowClosed),
    }
}

fn act(run: &mut Run<'_>, by: Seat, action: &Action) {
    match action {
        Action::WriteMystery { place, date, spots, source, profiteers, symptoms, role } => {
            let (place, date, spots) = (place.clone(), date.clone(), spots.clone());
            let (source, profiteers) = (source.clone(), profiteers.clone());
            let (symptoms, role) = (symptoms.clone(), role.clone());
            let sheet = Sheet { place, date, spots, source, profiteers, symptoms, role };
            run.emit(Event::MysteryWritten { sheet });
        }
        Action::LayDice => lay_dice(run),
        Action::DealDice => deal_dice(run),
        Action::MoveDie { die, from, to } => {
            run.emit(Event::DieMoved { faces: *die, from: *from, to: *to });
        }
        Action::TellSetting => tell_setting(run),
        Action::FinishPreparation => finish_preparation(run),
        Action::SubmitCharacter { name, portrait, anchor } => {
            let (name, portrait, anchor) = (name.clone(), portrait.clone(), anchor.clone());
            run.emit(Happening::CharacterSubmitted { by, profile: Profile { name, portrait, anchor } });
        }
        Action::ApproveCharacter { of } => run.emit(Happening::CharacterApproved { of: *of }),
        Action::ReturnCharacter { of, reason } => {
            run.emit(Happening::CharacterReturned { of: *of, reason: reason.clone() });
        }
        Action::StartPlay => run.emit(Happening::PlayStarted { bowl: run.state().bowl }),
        Action::StartScene { title, text } => {
            let scene = run.state().scene.saturating_add(1);
            run.emit(Happening::SceneStarted { scene, title: title.clone(), text: text.clone() });
        }
        Action::Narrate { text } => run.emit(Happening::Narrated { by, text: text.clone() }),
        Action::AddNote { text } => run.emit(Event::Noted { text: text.clone() }),
        Action::DeclareAction { goal, target } => {
            run.emit(Happening::ActionDeclared { by, goal: goal.clone(), target: *target });
        }
        // INN-33: what is found is what the Keeper tells of it.
        Action::RuleAction { of, reveals: Some(element), text, .. } => {
            run.emit(Happening::ActionHappened { by: *of, text: None });
            run.emit(Event::Revealed { element: *element, kind_told: false, text: text.clone() });
        }
        Action::RuleAction { of, ruling, opponent, initiator, reveals: None, text } => {
            rule_action(run, *of, *ruling, (*opponent, *initiator), text.as_ref());
        }
        Action::Withdraw if run.state().stage() == Stage::Free => {
            run.emit(Happening::ActionWithdrawn { by });
        }
        Action::Withdraw => run.emit(Happening::ConflictWithdrawn { by }),
        Action::Reveal { element, also, kind_told, text } => {
            let kind_told = *kind_told;
            run.emit(Event::Revealed { element: *element, kind_told, text: text.clone() });
            if let Some(element) = *also {
                run.emit(Event::Revealed { element, kind_told, text: None });
            }
        }
        Action::Publish { number } => publish(run, *number),
        Action::StartMonologue { die, anchor_central, lore } => {
            let (kind, die, anchor_central) = ((*die).into(), Some(*die), *anchor_central);
            let lore = lore.clone();
            run.emit(Happening::MonologueStarted { by, kind, die, anchor_central, lore });
        }
        Action::StartAnchorMonologue { with_die } => {
            // INN-50
            let die = run.state().bowl.biggest().filter(|_| *with_die);
            let (kind, anchor_central, lore) = (MonologueKind::Anchor, true, None);
            run.emit(Happening::MonologueStarted { by, kind, die, anchor_central, lore });
        }
        Action::FinishMonologue { text } => finish_monologue(run, by, text.as_ref()),
        Action::CancelMonologue => {
            let die = run.state().monologue.as_ref().and_then(|monologue| monologue.die);
            run.emit(Happening::MonologueCancelled { by, die });
        }
        Action::ContestAnchor { of, reason } => {
            if let Some(of) = of.or(run.state().claims.last().copied()) {
                run.emit(Happening::AnchorContested { of, reason: reason.clone() });
                run.emit(Event::Blacklisted { of, cause: EntryCause::Monologue });
            }
        }
        Action::Suggest { to, die, from, text } => {
            let (to, faces, from) = (*to, *die, *from);
            run.emit(Happening::Suggested { by, to, faces, from, text: text.clone() });
            // INN-106: the giver's name, not the receiver's.
            run.emit(Event::Blacklisted { of: by, cause: EntryCause::Suggestion });
        }
        Action::Incorporate { text } => {
            run.emit(Happening::Incorporated { by, text: text.clone() });
            await_gift_die(run, by);
        }
        Action::AuxiliaryGift { to, die, from, text } => {
            let (to, faces, from) = (*to, *die, *from);
            run.emit(Happening::AuxiliaryGave { by, to, faces, from, text: text.clone() });
            await_gift_die(run, to);
        }
        Action::PassGift => run.emit(Happening::GiftPassed { by }),
        Action::CloseWindow => run.emit(Happening::WindowClosed),
        Action::Yield { text } => give_in(run, by, text.as_ref()),
        Action::Throw => throw(run, by),
        Action::RollGiftDie => throw_gift_die(run, by),
        Action::StopAction => {
            run.emit(Happening::ActionStopped { by });
            accept_failure(run, by);
        }
        Action::AcceptFailure => accept_failure(run, by),
        Action::Reroll { text } => reroll(run, by, text.as_ref()),
        Action::Sacrifice { loss, text } => sacrifice(run, by, *loss, text.as_ref()),
        Action::Outcome { text, incapacitates } => {
            let incapacitates = *incapacitates;
            run.emit(Happening::OutcomeTold { by, text: text.clone(), incapacitates });
            if !incapacitates {
                close_conflict(run);
            }
        }
        Action::Consent { dies } => {
            run.emit(Happening::Consented { by, dies: *dies });
            close_conflict(run);
        }
        Action::Refuse => run.emit(Happening::ConsentRefused { by }),
        Action::Strike { on, k, worst, text } => strike(run, *on, *k, *worst, text.as_ref()),
        Action::AcceptEffect => run.emit(Happening::EffectAccepted { by }),
        Action::Resist { text } => {
            let (kind, sides) = (ConflictKind::Resist, vec![by]);
            let (goal, difficulty) = (text.clone(), Some(run.state().difficulty()));
            let (declared_by, text) = (None, None);
            run.emit(Happening::ConflictCalled { kind, sides, declared_by, goal, text, difficulty });
        }
        Action::ApplyEffect { text, kill, anchor } => apply_effect(run, text.as_ref(), *kill, *anchor),
        Action::DeclareDefused { text } => end(run, Ending::Defused, text.as_ref()),
        Action::ConfirmDefused { defused, text } => {
            // INN-120
            let ending = if *defused { Ending::Defused } else { Ending::Disaster };
            end(run, ending, text.as_ref());
        }
        Action::Epilogue { text } => {
            run.emit(Happening::EpilogueTold { by, text: text.clone() });
            close_if_told(run);
        }
        Action::SkipEpilogue => {
            run.emit(Happening::EpilogueSkipped { by });
            close_if_told(run);
        }
        Action::Recount { die, from, to } => {
            run.emit(Happening::Recounted { faces: *die, from: *from, to: *to });
        }
    }
}

fn rule_action(
    run: &mut Run<'_>,
    of: Seat,
    ruling: Ruling,
    (opponent, initiator): (Option<Seat>, Option<Seat>),
    text: Option<&Text>,
) {
    let goal = run.state().character(of).and_then(|c| c.pending.as_ref()).and_then(|p| p.goal.clone());
    let difficulty = (ruling != Ruling::Duel).then(|| run.state().difficulty());
    let (declared_by, text) = (Some(of), text.cloned());
    match (ruling, opponent) {
        (Ruling::Duel, Some(opponent)) => {
            let sides = if initiator == Some(opponent) { vec![opponent, of] } else { vec![of, opponent] };
            let kind = ConflictKind::Duel;
            run.emit(Happening::ConflictCalled { kind, sides, declared_by, goal, text, difficulty });
        }
        (Ruling::Happens, _) => run.emit(Happening::ActionHappened { by: of, text }),
        (Ruling::Conflict | Ruling::Duel, _) => {
            let (kind, sides) = (ConflictKind::Standard, vec![of]);
            run.emit(Happening::ConflictCalled { kind, sides, declared_by, goal, text, difficulty });
        }
    }
}

fn publish(run: &mut Run<'_>, number: u8) {
    let found = run.state().elements.iter().position(|element| element.revealed == Some(number));
    if let Some(index) = found.and_then(|index| u8::try_from(index).ok()) {
        run.emit(Event::Published { element: ElementId(index + 1) });
    }
}

/// INN-42, INN-46, INN-47, INN-51.
fn finish_monologue(run: &mut Run<'_>, by: Seat, text: Option<&Text>) {
    let Some(monologue) = run.state().monologue.clone() else { return };
    let counts = match run.state().setup.options.monologue_blacklist {
        MonologueBlacklist::All => monologue.kind != MonologueKind::Anchor,
        MonologueBlacklist::ParanormalOnly => monologue.kind == Faces::D4.into(),
    };
    let contestable = counts && monologue.anchor_central;
    let die = monologue.die;
    run.emit(Happening::MonologueFinished { by, text: text.cloned(), die, contestable });
    if counts && !monologue.anchor_central {
        run.emit(Event::Blacklisted { of: by, cause: EntryCause::Monologue });
    }
}

/// INN-81, INN-82, INN-90.
fn sacrifice(run: &mut Run<'_>, by: Seat, loss: Loss, text: Option<&Text>) {
    let stage = run.state().stage();
    run.emit(Happening::Sacrificed { by, loss, text: text.cloned() });
    if stage == Stage::Declared {
        return run.emit(Happening::ConflictSettled { winner: Some(by) });
    }
    let in_the_act = stage == Stage::Announced;
    if in_the_act {
        run.emit(Happening::EffectCancelled { on: by });
        close_strike(run);
    }
    end_if_all_are_lost(run, in_the_act);
}

/// INN-92…99: an open conflict waits.
fn strike(run: &mut Run<'_>, on: Seat, k: u32, worst: Severity, text: Option<&Text>) {
    let Some(character) = run.state().character(on) else { return };
    let first = character.entries.struck + 1;
    let anchored = character.anchor != AnchorState::Lost;
    let threatens_anchor = anchored && Severity::of(first + k - 1) == Severity::AnchorThreat;
    let text = text.cloned();
    if run.state().conflict.is_some() {
        run.emit(Happening::ConflictHeld);
    }
    // INN-102: the threat to the anchor comes on top of an effect that is deadly at most.
    let worst = worst.min(Severity::Severe);
    let (first, k) = (Some(first), Some(k));
    run.emit(Happening::Struck { on, first, k, worst, threatens_anchor, text });
}

fn apply_effect(run: &mut Run<'_>, text: Option<&Text>, kill: bool, anchor: Option<AnchorState>) {
    let Some(on) = run.state().strike.as_ref().map(|strike| strike.on) else { return };
    run.emit(Happening::EffectApplied { on, text: text.cloned() });
    if let Some(to) = anchor.filter(|to| run.state().character(on).map(|c| c.anchor) != Some(*to)) {
        run.emit(Happening::AnchorChanged { of: on, to });
    }
    if kill {
        run.emit(Happening::CharacterLost { who: on, status: Fate::Dead });
    }
    close_strike(run);
    end_if_all_are_lost(run, false);
}

/// The strike is over; a conflict that waited goes on if both of its sides can.
fn close_strike(run: &mut Run<'_>) {
    run.emit(Happening::StrikeClosed);
    if let Some(held) = &run.state().held {
        let both = held.sides.iter().all(|side| run.state().is_active(side.seat));
        run.emit(if both { Happening::ConflictResumed } else { Happening::ConflictDropped });
    }
}

/// INN-117, INN-120: the end, once nobody is active; `in_the_act` if the last character may have fallen in the act that defuses the mystery.
fn end_if_all_are_lost(run: &mut Run<'_>, in_the_act: bool) {
    if run.state().characters.iter().any(|character| character.status == Fate::Active) {
        return;
    }
    if in_the_act {
        run.emit(Happening::LastActAsked);
    } else {
        end(run, Ending::Disaster, None);
    }
}

fn end(run: &mut Run<'_>, ending: Ending, text: Option<&Text>) {
    run.emit(Happening::Ended { ending, text: text.cloned() });
}

/// INN-118, INN-119.
fn close_if_told(run: &mut Run<'_>) {
    let state = run.state();
    let told = match state.ending {
        Some(Ending::Defused) => {
            state.characters.iter().all(|character| state.epilogues.contains(&character.seat))
        }
        Some(Ending::Disaster) | None => !state.epilogues.is_empty(),
    };
    if told && state.phase == Phase::Epilogue {
        run.emit(Event::Closed);
    }
}

//! What is allowed, judged on what the actor sees.

use kernel::{Seat, is_blank, length};

use crate::{
    action::{Action, Deed},
    conflict::ConflictKind,
    dice::{Dice, Faces},
    mystery::ElementId,
    refusal::Refusal,
    setup::{Allocation, DieDeal, GiftSource},
    state::Stage,
    view::{CharacterView, Desk, View},
    words::{AnchorState, Ending, GiftFrom, Place, Ruling, Severity},
};

type Permitted = Result<(), Refusal>;

/// # Errors
/// The rule that the action breaks.
pub(crate) fn permit(view: &View, action: &Action) -> Permitted {
    let what = action.deed();
    let Some(you) = view.you else {
        // The house ends the time to give a die; that is all it does.
        let over = what == Deed::CloseWindow && !view.waiting().is_empty();
        return ensure(over, || Refusal::OnlyLooking);
    };
    ensure(view.stage != Stage::Closed, || Refusal::GameIsOver)?;
    on_turn(view, you, what)?;
    for (text, most) in action.texts() {
        well_written(what, text, most)?;
    }
    match action {
        Action::LayDice | Action::DealDice | Action::MoveDie { .. } | Action::FinishPreparation => {
            let desk = view.desk.as_ref().ok_or(Refusal::NotNow { what })?;
            preparing(view, desk, action)
        }
        Action::SubmitCharacter { .. } => {
            let approved = view.own().is_some_and(|own| own.approved);
            ensure(!approved, || Refusal::ApprovedAlready { of: you })
        }
        Action::ApproveCharacter { of } | Action::ReturnCharacter { of, .. } => {
            let character = character(view, what, *of)?;
            ensure(character.profile.is_some(), || Refusal::NotSubmitted { of: *of })?;
            ensure(!character.approved, || Refusal::ApprovedAlready { of: *of })
        }
        Action::StartPlay => {
            let waiting = view.characters.iter().filter(|c| !c.approved).map(|c| c.seat);
            let waiting: Vec<Seat> = waiting.collect();
            ensure(waiting.is_empty(), || Refusal::NotAllApproved { waiting })
        }
        Action::DeclareAction { target: Some(target), .. } => {
            ensure(*target != you, || Refusal::NoDuel)?;
            active(view, what, *target)
        }
        Action::RuleAction { of, ruling, opponent, initiator, .. } => {
            may_rule(view, *of, *ruling, *opponent, *initiator)
        }
        Action::Reveal { element, also, .. } => {
            hidden(view, *element)?;
            match also {
                Some(other) if other == element => Err(Refusal::RevealedAlready { element: *other }),
                Some(other) => hidden(view, *other),
                None => Ok(()),
            }
        }
        Action::Publish { number } => {
            let found = usize::from(*number).checked_sub(1).and_then(|index| view.revealed.get(index));
            let found = found.ok_or(Refusal::NoSuchReveal { number: *number })?;
            ensure(!found.published, || Refusal::PublishedAlready { number: *number })
        }
        Action::StartMonologue { die, anchor_central, lore } => {
            may_speak(view, *die, *anchor_central, lore.is_some())
        }
        Action::StartAnchorMonologue { with_die } => may_speak_of_anchor(view, *with_die),
        Action::Suggest { to, die, from, .. } | Action::AuxiliaryGift { to, die, from, .. } => {
            may_give(view, you, what, *to, *die, *from)
        }
        Action::AcceptFailure => window_is_over(view),
        Action::Reroll { .. } => {
            window_is_over(view)?;
            may_reroll(view, you)
        }
        Action::Outcome { incapacitates: true, .. } => {
            let duel = view.conflict.as_ref().is_some_and(|conflict| conflict.kind == ConflictKind::Duel);
            ensure(duel, || Refusal::OnlyInDuels)
        }
        Action::Strike { on, k, worst, .. } => may_strike(view, *on, *k, *worst),
        Action::ApplyEffect { kill, anchor, .. } => {
            ensure(!kill || can_kill(view), || Refusal::CannotKill)?;
            let fits = anchor.is_none_or(|anchor| anchors(view).contains(&anchor));
            ensure(fits, || Refusal::AnchorNotThreatened)
        }
        Action::Recount { die, from, to } => {
            ensure(from != to, || Refusal::SamePlace { what })?;
            in_place(view, *to)?;
            let there = in_place(view, *from)?;
            ensure(there[*die] > 0, || Refusal::NoSuchDie { what, die: *die })
        }
        Action::WriteMystery { .. }
        | Action::StartScene { .. }
        | Action::Narrate { .. }
        | Action::AddNote { .. }
        | Action::DeclareAction { target: None, .. }
        | Action::Withdraw
        | Action::Yield { .. }
        | Action::FinishMonologue { .. }
        | Action::CancelMonologue
        | Action::ContestAnchor { .. }
        | Action::Incorporate { .. }
        | Action::PassGift
        | Action::CloseWindow
        | Action::Throw
        | Action::RollGiftDie
        | Action::StopAction
        | Action::Sacrifice { .. }
        | Action::Outcome { incapacitates: false, .. }
        | Action::Consent { .. }
        | Action::Refuse
        | Action::AcceptEffect
        | Action::Resist { .. }
        | Action::DeclareDefused { .. }
        | Action::ConfirmDefused { .. }
        | Action::Epilogue { .. }
        | Action::SkipEpilogue => Ok(()),
    }
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> Refusal) -> Permitted {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Whether this can be done now at all, and by the viewer.
fn on_turn(view: &View, you: Seat, what: Deed) -> Permitted {
    let throws = matches!(what, Deed::Throw | Deed::Reroll | Deed::RollGiftDie);
    ensure(!(throws && view.is_keeper()), || Refusal::KeeperNeverThrows)?;
    let (now, whose) = turn(view, what);
    if now && whose.contains(&you) {
        return Ok(());
    }
    if what == Deed::Reroll && view.stage == Stage::Settled {
        return Err(Refusal::SuccessStands);
    }
    let in_play = (Stage::Free..Stage::Epilogue).contains(&view.stage);
    if what == Deed::Strike && in_play && view.is_keeper() {
        return Err(Refusal::StrikeWaits);
    }
    if let Some(monologue) = view.monologue.as_ref().filter(|monologue| monologue.by != you) {
        return Err(Refusal::Silence { by: monologue.by });
    }
    let thrown = (Stage::Throwing..=Stage::Consent).contains(&view.stage);
    let before_throw = matches!(
        what,
        Deed::Sacrifice | Deed::Withdraw | Deed::Yield | Deed::StartMonologue | Deed::StartAnchorMonologue
    );
    if thrown && before_throw {
        return Err(Refusal::FirstThrowDone { what });
    }
    let own = view.own();
    if in_play && only_for_active(what) && own.is_some_and(|own| !own.is_active()) {
        return Err(Refusal::NotActive { what, who: you });
    }
    if what == Deed::AuxiliaryGift && now && own.is_some() {
        return Err(Refusal::NotAuxiliary);
    }
    match what {
        Deed::ContestAnchor if view.is_keeper() => return Err(Refusal::NothingToContest),
        Deed::PassGift | Deed::CloseWindow if now => return Err(Refusal::NothingToPass),
        Deed::Epilogue | Deed::SkipEpilogue if now && view.epilogues.contains(&you) => {
            return Err(Refusal::EpilogueTold);
        }
        _ => (),
    }
    ensure(now, || Refusal::NotNow { what })?;
    Err(Refusal::NotYours { what, whose })
}

fn only_for_active(what: Deed) -> bool {
    matches!(
        what,
        Deed::DeclareAction
            | Deed::StartMonologue
            | Deed::StartAnchorMonologue
            | Deed::Suggest
            | Deed::Throw
            | Deed::Sacrifice
    )
}

/// Whether something can be done now, and who may do it.
pub(crate) fn turn(view: &View, what: Deed) -> (bool, Vec<Seat>) {
    let stage = view.stage;
    let keeper = || vec![view.keeper];
    let one = |seat: Option<Seat>| seat.into_iter().collect::<Vec<_>>();
    let active = || view.active().collect::<Vec<_>>();
    let before_throw = matches!(stage, Stage::Free | Stage::Declared);
    let conflict = view.conflict.as_ref();
    let kind = conflict.map(|conflict| conflict.kind);
    let sides = || conflict.iter().flat_map(|c| &c.sides).map(|side| side.seat).collect::<Vec<_>>();
    let resisting = stage == Stage::Declared && kind == Some(ConflictKind::Resist);
    match what {
        Deed::WriteMystery | Deed::LayDice | Deed::DealDice | Deed::MoveDie | Deed::FinishPreparation => {
            (stage == Stage::Preparation, keeper())
        }
        Deed::SubmitCharacter => {
            (stage == Stage::Characters, view.characters.iter().map(|character| character.seat).collect())
        }
        Deed::ApproveCharacter | Deed::ReturnCharacter | Deed::StartPlay => {
            (stage == Stage::Characters, keeper())
        }
        Deed::StartScene | Deed::Publish | Deed::RuleAction | Deed::DeclareDefused | Deed::Recount => {
            (stage == Stage::Free, keeper())
        }
        Deed::Narrate => (stage == Stage::Free, view.seats.seats().collect()),
        Deed::AddNote => (stage > Stage::Preparation, keeper()),
        Deed::DeclareAction => (stage == Stage::Free, active()),
        Deed::Withdraw if stage == Stage::Free => {
            let declared = view.characters.iter().filter(|character| character.pending.is_some());
            (true, declared.map(|character| character.seat).collect())
        }
        // INN-66: not a resistance, where accepting is the other way.
        Deed::Withdraw => {
            (stage == Stage::Declared && !resisting, one(conflict.and_then(crate::Conflict::actor)))
        }
        Deed::Yield => {
            let duel = stage == Stage::Declared && kind == Some(ConflictKind::Duel);
            (duel, sides().into_iter().skip(1).collect())
        }
        Deed::Reveal => (before_throw, keeper()),
        Deed::StartMonologue | Deed::StartAnchorMonologue => (before_throw, active()),
        Deed::FinishMonologue | Deed::CancelMonologue => {
            (stage == Stage::Monologue, one(view.monologue.as_ref().map(|monologue| monologue.by)))
        }
        Deed::ContestAnchor => (before_throw && view.contestable.is_some(), keeper()),
        Deed::Suggest => (before_throw || stage == Stage::Short, active()),
        Deed::AuxiliaryGift => {
            let lost = view.characters.iter().filter(|character| !character.is_active());
            (before_throw || stage == Stage::Short, lost.map(|character| character.seat).collect())
        }
        Deed::Incorporate => (stage == Stage::Suggestion, one(view.suggestion.as_ref().map(|s| s.to))),
        Deed::PassGift => (stage == Stage::Short, view.waiting()),
        Deed::CloseWindow => (stage == Stage::Short && !view.waiting().is_empty(), keeper()),
        Deed::Throw => {
            let to_throw = conflict.iter().flat_map(|c| &c.sides).filter(|side| !side.has_thrown);
            (matches!(stage, Stage::Declared | Stage::Throwing), to_throw.map(|side| side.seat).collect())
        }
        Deed::RollGiftDie | Deed::StopAction => (stage == Stage::GiftPending, one(view.loser())),
        Deed::AcceptFailure | Deed::Reroll => (stage == Stage::Short, one(view.loser())),
        // INN-81, INN-82: for a success before the first throw, or for nothing.
        Deed::Sacrifice => match stage {
            Stage::Free => (true, active()),
            Stage::Declared => (true, sides()),
            _ => (stage == Stage::Announced, one(view.strike.as_ref().map(|strike| strike.on))),
        },
        Deed::Outcome => (stage == Stage::Settled, one(view.teller())),
        Deed::Consent | Deed::Refuse => (stage == Stage::Consent, one(view.loser())),
        // INN-99: in a resistance a strike is open already.
        Deed::Strike => (before_throw && view.strike.is_none(), keeper()),
        Deed::AcceptEffect => {
            (stage == Stage::Announced || resisting, one(view.strike.as_ref().map(|strike| strike.on)))
        }
        Deed::Resist => (stage == Stage::Announced, one(view.strike.as_ref().map(|strike| strike.on))),
        Deed::ApplyEffect => (stage == Stage::Applying, keeper()),
        Deed::ConfirmDefused => (stage == Stage::LastAct, keeper()),
        Deed::Epilogue => (stage == Stage::Epilogue, view.tellers_left()),
        Deed::SkipEpilogue => {
            let defused = view.ending == Some(Ending::Defused);
            (stage == Stage::Epilogue && defused, view.tellers_left())
        }
    }
}

fn well_written(what: Deed, text: &str, most: usize) -> Permitted {
    ensure(!is_blank(text), || Refusal::TextIsBlank { what })?;
    let length = length(text);
    ensure(length <= most, || Refusal::TextTooLong { what, length, most })
}

fn character(view: &View, what: Deed, seat: Seat) -> Result<&CharacterView, Refusal> {
    view.character(seat).ok_or(Refusal::NoCharacter { what, who: seat })
}

fn active(view: &View, what: Deed, seat: Seat) -> Permitted {
    let found = character(view, what, seat)?;
    ensure(found.is_active(), || Refusal::NotActive { what, who: seat })
}

/// The Keeper's work before play.
fn preparing(view: &View, desk: &Desk, action: &Action) -> Permitted {
    let what = action.deed();
    let left = desk.heap.count();
    match action {
        Action::LayDice => {
            ensure(view.options.allocation == Allocation::Proportional, || Refusal::DiceByHand { what })?;
            ensure(!desk.elements.is_empty(), || Refusal::PartsMissing { parts: desk.sheet.missing() })
        }
        Action::DealDice => {
            ensure(view.options.die_deal != DieDeal::Manual, || Refusal::DiceByHand { what })?;
            ensure(left == 0, || Refusal::DiceLeft { left })
        }
        Action::MoveDie { die, from, to } => {
            ensure(from != to, || Refusal::SamePlace { what })?;
            on_desk(desk, *to)?;
            let there = on_desk(desk, *from)?;
            ensure(there[*die] > 0, || Refusal::NoSuchDie { what, die: *die })
        }
        _ => {
            let parts = desk.sheet.missing();
            ensure(parts.is_empty(), || Refusal::PartsMissing { parts })?;
            ensure(left == 0, || Refusal::DiceLeft { left })
        }
    }
}

/// The dice on an element, or those on none.
pub(crate) fn on_desk(desk: &Desk, place: Option<ElementId>) -> Result<Dice, Refusal> {
    match place {
        None => Ok(desk.heap),
        Some(id) => desk.element(id).map(|found| found.dice).ok_or(Refusal::NoSuchElement { element: id }),
    }
}

fn hidden(view: &View, element: ElementId) -> Permitted {
    let found = view.desk.as_ref().and_then(|desk| desk.element(element));
    let found = found.ok_or(Refusal::NoSuchElement { element })?;
    ensure(found.revealed.is_none(), || Refusal::RevealedAlready { element })
}

fn may_rule(
    view: &View,
    of: Seat,
    ruling: Ruling,
    opponent: Option<Seat>,
    initiator: Option<Seat>,
) -> Permitted {
    let what = Deed::RuleAction;
    let declared = character(view, what, of)?.pending.is_some();
    ensure(declared, || Refusal::NothingDeclared { of })?;
    match (ruling, opponent, initiator) {
        (Ruling::Happens | Ruling::Conflict, None, None) => Ok(()),
        (Ruling::Duel, Some(opponent), Some(initiator)) => {
            ensure(opponent != of && (initiator == of || initiator == opponent), || Refusal::NoDuel)?;
            active(view, what, opponent)
        }
        _ => Err(Refusal::NoDuel),
    }
}

fn may_speak(view: &View, die: Faces, anchor_central: bool, lore: bool) -> Permitted {
    let what = Deed::StartMonologue;
    let own = view.own().ok_or(Refusal::NotNow { what })?;
    ensure(view.bowl[die] > 0, || Refusal::NotInBowl { die })?;
    ensure(die != Faces::D4 || own.has_lore(), || Refusal::NeedsLore)?;
    ensure(die == Faces::D4 || !lore, || Refusal::LoreIsForD4)?;
    let anchored = !anchor_central || own.anchor != AnchorState::Lost;
    ensure(anchored, || Refusal::AnchorIsLost { what })
}

fn may_speak_of_anchor(view: &View, with_die: bool) -> Permitted {
    let what = Deed::StartAnchorMonologue;
    let own = view.own().ok_or(Refusal::NotNow { what })?;
    ensure(own.anchor != AnchorState::Lost, || Refusal::AnchorIsLost { what })?;
    ensure(!(with_die && own.anchor_die_used), || Refusal::AnchorDieUsed)?;
    ensure(!(with_die && view.bowl.is_empty()), || Refusal::BowlIsEmpty)
}

/// INN-104…116: [`View::gifts`], with its reasons.
fn may_give(view: &View, you: Seat, what: Deed, to: Seat, die: Faces, from: GiftFrom) -> Permitted {
    ensure(to != you, || Refusal::GiftToYourself)?;
    active(view, what, to)?;
    let short = view.window().map(|window| window.short);
    ensure(short != Some(you), || Refusal::ShortCannotGive)?;
    let (own, receiver) = (character(view, what, you)?, character(view, what, to)?);
    ensure(!(own.is_active() && own.gave), || Refusal::GaveAlready)?;
    ensure(!receiver.received, || Refusal::ReceivedAlready { to })?;
    let elsewhere = match from {
        GiftFrom::Bowl => GiftSource::Hand,
        GiftFrom::Hand => GiftSource::Bowl,
    };
    ensure(view.options.gift_source != elsewhere, || Refusal::WrongGiftSource)?;
    let there = view.gift_dice(you, from)[die] > 0;
    match from {
        GiftFrom::Bowl => ensure(there, || Refusal::NotInBowl { die })?,
        GiftFrom::Hand => ensure(there, || Refusal::NotInHand { die })?,
    }
    let imposed = what == Deed::AuxiliaryGift && die == Faces::D4;
    ensure(!imposed || receiver.has_lore(), || Refusal::ReceiverNeedsLore { to })
}

fn window_is_over(view: &View) -> Permitted {
    let waiting = view.waiting();
    ensure(waiting.is_empty(), || Refusal::WindowOpen { waiting })
}

fn may_reroll(view: &View, you: Seat) -> Permitted {
    let what = Deed::Reroll;
    let side = view.conflict.as_ref().and_then(|conflict| conflict.side(you));
    let rerolls = side.map_or(0, |side| side.rerolls);
    let own = character(view, what, you)?;
    ensure(rerolls < 2, || Refusal::NoMoreRerolls)?;
    ensure(!own.hand.is_empty(), || Refusal::EmptyHand)?;
    // INN-72: there is nothing left to part from.
    ensure(rerolls == 0 || own.anchor != AnchorState::Lost, || Refusal::AnchorIsLost { what })
}

/// The worst effect that striking so many entries allows; a threat to the anchor comes on top.
pub(crate) fn ceiling(struck: u32, k: u32) -> Severity {
    Severity::of(struck.saturating_add(k)).min(Severity::Severe)
}

fn may_strike(view: &View, on: Seat, k: u32, worst: Severity) -> Permitted {
    let what = Deed::Strike;
    active(view, what, on)?;
    let entries = character(view, what, on)?.entries.ok_or(Refusal::NotNow { what })?;
    let unstruck = entries.unstruck;
    ensure((1..=unstruck).contains(&k), || Refusal::TooFewEntries { k, unstruck })?;
    let allowed = Severity::of(entries.all.struck.saturating_add(k));
    ensure(worst <= allowed, || Refusal::TooSevere { worst, most: ceiling(entries.all.struck, k) })
}

/// INN-101: whether the strike under way may kill.
pub(crate) fn can_kill(view: &View) -> bool {
    let Some(strike) = &view.strike else { return false };
    let alive = view.character(strike.on).is_some_and(CharacterView::is_active);
    alive && strike.worst == Severity::Severe && view.options.severe_may_kill
}

/// INN-102: what may become of the anchor under the strike; nothing heals it.
pub(crate) fn anchors(view: &View) -> Vec<AnchorState> {
    let threatened = view.strike.as_ref().filter(|strike| strike.threatens_anchor);
    let now = threatened.and_then(|strike| view.character(strike.on)).map(|character| character.anchor);
    let from = now.filter(|anchor| *anchor != AnchorState::Lost);
    let all = [AnchorState::Intact, AnchorState::Harmed, AnchorState::Lost];
    from.map_or_else(Vec::new, |from| all.into_iter().filter(|anchor| *anchor >= from).collect())
}

/// The dice in a place that everybody sees.
pub(crate) fn in_place(view: &View, place: Place) -> Result<Dice, Refusal> {
    match place {
        Place::Bowl => Ok(view.bowl),
        Place::Hand(seat) => character(view, Deed::Recount, seat).map(CharacterView::dice),
    }
}

//! What is allowed, judged on what the actor sees.

mod who_may;

use kernel::{Seat, ensure, is_blank, length};

pub(crate) use self::who_may::may;
use crate::{
    action::{Action, ActionKind},
    conflict::ConflictKind,
    dice::{Dice, Faces},
    mystery::{ElementId, SheetPart},
    refusal::Refusal,
    setup::{Allocation, DieDeal, GiftSource},
    state::Stage,
    view::{CharacterView, Preparation, View},
    vocabulary::{AnchorState, DiePlace, GiftFrom, Ruling, Severity},
};

type Permitted = Result<(), Refusal>;

/// # Errors
/// The rule that the action breaks.
pub(crate) fn permit(view: &View, action: &Action) -> Permitted {
    let what = action.kind();
    let Some(you) = view.you else {
        // The house ends the time to give a die; that is all it does.
        let over = what == ActionKind::CloseWindow && !view.waiting().is_empty();
        return ensure(over, || Refusal::OnlyLooking);
    };
    ensure(view.stage != Stage::Closed, || Refusal::GameIsOver)?;
    who_may::check_now_and_by(view, you, what)?;
    for (text, most) in action.texts() {
        well_written(what, text, most)?;
    }
    match action {
        Action::LayDice => may_lay(view, desk_of(view, what)?),
        Action::DealDice => {
            ensure(view.options.die_deal != DieDeal::Manual, || Refusal::DiceByHand { what })?;
            all_laid(desk_of(view, what)?)
        }
        Action::MoveDie { die, from, to } => {
            let desk = desk_of(view, what)?;
            ensure(from != to, || Refusal::SamePlace { what })?;
            dice_on_desk(desk, *to)?;
            let there = dice_on_desk(desk, *from)?;
            ensure(there[*die] > 0, || Refusal::NoSuchDie { what, die: *die })
        }
        Action::TellSetting => may_tell(view, desk_of(view, what)?),
        Action::FinishPreparation => {
            let desk = desk_of(view, what)?;
            let parts = desk.sheet.missing();
            ensure(parts.is_empty(), || Refusal::PartsMissing { parts })?;
            all_laid(desk)
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
        Action::RuleAction { of, ruling, opponent, initiator, reveals, .. } => {
            may_rule(view, *of, *ruling, *opponent, *initiator)?;
            match reveals {
                // INN-35: no throw leads to a discovery.
                Some(_) if *ruling != Ruling::Happens => Err(Refusal::RevealNeedsNoThrow),
                Some(element) => hidden(view, *element),
                None => Ok(()),
            }
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
        Action::ContestAnchor { of, .. } => {
            let claimed = of.is_none_or(|of| view.claims.contains(&of));
            ensure(claimed, || Refusal::NothingToContest)
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
            let fits = anchor.is_none_or(|anchor| anchor_fates(view).contains(&anchor));
            ensure(fits, || Refusal::AnchorNotThreatened)
        }
        Action::Recount { die, from, to } => {
            ensure(from != to, || Refusal::SamePlace { what })?;
            dice_in(view, *to)?;
            let there = dice_in(view, *from)?;
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

fn well_written(what: ActionKind, text: &str, most: usize) -> Permitted {
    ensure(!is_blank(text), || Refusal::TextIsBlank { what })?;
    let length = length(text);
    ensure(length <= most, || Refusal::TextTooLong { what, length, most })
}

fn character(view: &View, what: ActionKind, seat: Seat) -> Result<&CharacterView, Refusal> {
    view.character(seat).ok_or(Refusal::NoCharacter { what, who: seat })
}

fn active(view: &View, what: ActionKind, seat: Seat) -> Permitted {
    let found = character(view, what, seat)?;
    ensure(found.is_active(), || Refusal::NotActive { what, who: seat })
}

/// The Keeper's desk, for who sees it.
fn desk_of(view: &View, what: ActionKind) -> Result<&Preparation, Refusal> {
    view.desk.as_ref().ok_or(Refusal::NotNow { what })
}

/// INN-16: once the two parts are written, and again when they have changed.
fn may_tell(view: &View, desk: &Preparation) -> Permitted {
    let open = [SheetPart::Place, SheetPart::Date, SheetPart::Role];
    let parts: Vec<SheetPart> = desk.sheet.missing().into_iter().filter(|part| open.contains(part)).collect();
    ensure(parts.is_empty(), || Refusal::PartsMissing { parts })?;
    let told = view.setting.as_ref().zip(view.role.as_ref());
    let same = told.is_some_and(|(setting, role)| {
        let sheet = &desk.sheet;
        let place = (Some(&setting.place), Some(&setting.date), setting.spots.as_ref());
        place == (sheet.place.as_ref(), sheet.date.as_ref(), sheet.spots.as_ref())
            && sheet.role.as_ref() == Some(role)
    });
    ensure(!same, || Refusal::SettingTold)
}

fn may_lay(view: &View, desk: &Preparation) -> Permitted {
    let by_hand = || Refusal::DiceByHand { what: ActionKind::LayDice };
    ensure(view.options.allocation == Allocation::Proportional, by_hand)?;
    ensure(!desk.elements.is_empty(), || Refusal::PartsMissing { parts: desk.sheet.missing() })
}

fn all_laid(desk: &Preparation) -> Permitted {
    let left = desk.heap.count();
    ensure(left == 0, || Refusal::DiceLeft { left })
}

/// The dice on an element, or those on none.
pub(crate) fn dice_on_desk(desk: &Preparation, place: Option<ElementId>) -> Result<Dice, Refusal> {
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
    let what = ActionKind::RuleAction;
    let declared = character(view, what, of)?.pending.is_some();
    ensure(declared, || Refusal::NothingDeclared { of })?;
    match (ruling, opponent, initiator) {
        (Ruling::Happens | Ruling::Conflict, None, None) => Ok(()),
        (Ruling::Duel, Some(opponent), Some(initiator)) => {
            ensure(opponent != of && (initiator == of || initiator == opponent), || Refusal::NoDuel)?;
            active(view, what, opponent)
        }
        (Ruling::Happens | Ruling::Conflict | Ruling::Duel, _, _) => Err(Refusal::NoDuel),
    }
}

fn may_speak(view: &View, die: Faces, anchor_central: bool, lore: bool) -> Permitted {
    let what = ActionKind::StartMonologue;
    let own = view.own().ok_or(Refusal::NotNow { what })?;
    ensure(view.bowl[die] > 0, || Refusal::NotInBowl { die })?;
    ensure(die != Faces::D4 || own.has_lore(), || Refusal::NeedsLore)?;
    ensure(die == Faces::D4 || !lore, || Refusal::LoreIsForD4)?;
    let anchored = !anchor_central || own.anchor != AnchorState::Lost;
    ensure(anchored, || Refusal::AnchorIsLost { what })
}

fn may_speak_of_anchor(view: &View, with_die: bool) -> Permitted {
    let what = ActionKind::StartAnchorMonologue;
    let own = view.own().ok_or(Refusal::NotNow { what })?;
    ensure(own.anchor != AnchorState::Lost, || Refusal::AnchorIsLost { what })?;
    ensure(!(with_die && own.anchor_die_used), || Refusal::AnchorDieUsed)?;
    ensure(!(with_die && view.bowl.is_empty()), || Refusal::BowlIsEmpty)
}

/// INN-104…116: [`View::gifts`], with its reasons.
fn may_give(view: &View, you: Seat, what: ActionKind, to: Seat, die: Faces, from: GiftFrom) -> Permitted {
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
    let imposed = what == ActionKind::AuxiliaryGift && die == Faces::D4;
    ensure(!imposed || receiver.has_lore(), || Refusal::ReceiverNeedsLore { to })
}

fn window_is_over(view: &View) -> Permitted {
    let waiting = view.waiting();
    ensure(waiting.is_empty(), || Refusal::WindowOpen { waiting })
}

fn may_reroll(view: &View, you: Seat) -> Permitted {
    let what = ActionKind::Reroll;
    let side = view.conflict.as_ref().and_then(|conflict| conflict.side(you));
    let rerolls = side.map_or(0, |side| side.rerolls);
    let own = character(view, what, you)?;
    ensure(rerolls < 2, || Refusal::NoMoreRerolls)?;
    ensure(!own.hand.is_empty(), || Refusal::EmptyHand)?;
    // INN-72: there is nothing left to part from.
    ensure(rerolls == 0 || own.anchor != AnchorState::Lost, || Refusal::AnchorIsLost { what })
}

/// The worst effect that striking so many entries allows; a threat to the anchor comes on top.
pub(crate) fn worst_effect(struck: u32, k: u32) -> Severity {
    Severity::of(struck.saturating_add(k)).min(Severity::Severe)
}

fn may_strike(view: &View, on: Seat, k: u32, worst: Severity) -> Permitted {
    let what = ActionKind::Strike;
    active(view, what, on)?;
    let entries = character(view, what, on)?.entries.ok_or(Refusal::NotNow { what })?;
    let unstruck = entries.unstruck;
    ensure((1..=unstruck).contains(&k), || Refusal::TooFewEntries { k, unstruck })?;
    let allowed = Severity::of(entries.all.struck.saturating_add(k));
    ensure(worst <= allowed, || Refusal::TooSevere { worst, most: worst_effect(entries.all.struck, k) })
}

/// INN-101: whether the strike under way may kill.
pub(crate) fn can_kill(view: &View) -> bool {
    let Some(strike) = &view.strike else { return false };
    let alive = view.character(strike.on).is_some_and(CharacterView::is_active);
    alive && strike.worst == Severity::Severe && view.options.severe_may_kill
}

/// INN-102: what may become of the anchor under the strike; nothing heals it.
pub(crate) fn anchor_fates(view: &View) -> Vec<AnchorState> {
    let threatened = view.strike.as_ref().filter(|strike| strike.threatens_anchor);
    let now = threatened.and_then(|strike| view.character(strike.on)).map(|character| character.anchor);
    let from = now.filter(|anchor| *anchor != AnchorState::Lost);
    let all = [AnchorState::Intact, AnchorState::Harmed, AnchorState::Lost];
    from.map_or_else(Vec::new, |from| all.into_iter().filter(|anchor| *anchor >= from).collect())
}

/// The dice in a place that everybody sees.
pub(crate) fn dice_in(view: &View, place: DiePlace) -> Result<Dice, Refusal> {
    match place {
        DiePlace::Bowl => Ok(view.bowl),
        DiePlace::Hand(seat) => character(view, ActionKind::Recount, seat).map(CharacterView::dice),
    }
}

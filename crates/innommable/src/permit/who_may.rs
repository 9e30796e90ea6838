//! Who may do what, and when. Play has no turns: what can be done follows from the [`Stage`].

use kernel::{Seat, ensure};

use super::Permitted;
use crate::{
    action::ActionKind,
    conflict::{Conflict, ConflictKind},
    refusal::Refusal,
    state::Stage,
    view::View,
    vocabulary::Ending,
};

/// Whether this can be done now at all, and by the viewer; else the rule that says so best.
pub(super) fn check_now_and_by(view: &View, you: Seat, what: ActionKind) -> Permitted {
    let throws = matches!(what, ActionKind::Throw | ActionKind::Reroll | ActionKind::RollGiftDie);
    ensure(!(throws && view.is_keeper()), || Refusal::KeeperNeverThrows)?;
    let (now, whose) = who_may(view, what);
    if now && whose.contains(&you) {
        return Ok(());
    }
    if what == ActionKind::Reroll && view.stage == Stage::Settled {
        return Err(Refusal::SuccessStands);
    }
    let in_play = view.stage.is_play();
    if what == ActionKind::Strike && in_play && view.is_keeper() {
        return Err(Refusal::StrikeWaits);
    }
    if let Some(monologue) = view.monologue.as_ref().filter(|monologue| monologue.by != you) {
        return Err(Refusal::Silence { by: monologue.by });
    }
    let before_throw = matches!(
        what,
        ActionKind::Sacrifice
            | ActionKind::Withdraw
            | ActionKind::Yield
            | ActionKind::StartMonologue
            | ActionKind::StartAnchorMonologue
    );
    if view.stage.is_after_first_throw() && before_throw {
        return Err(Refusal::FirstThrowDone { what });
    }
    let own = view.own();
    if in_play && only_for_active(what) && own.is_some_and(|own| !own.is_active()) {
        return Err(Refusal::NotActive { what, who: you });
    }
    if what == ActionKind::AuxiliaryGift && now && own.is_some() {
        return Err(Refusal::NotAuxiliary);
    }
    if what == ActionKind::ContestAnchor && view.is_keeper() {
        return Err(Refusal::NothingToContest);
    }
    if matches!(what, ActionKind::PassGift | ActionKind::CloseWindow) && now {
        return Err(Refusal::NothingToPass);
    }
    let tells_end = matches!(what, ActionKind::Epilogue | ActionKind::SkipEpilogue);
    if tells_end && now && view.epilogues.contains(&you) {
        return Err(Refusal::EpilogueTold);
    }
    ensure(now, || Refusal::NotNow { what })?;
    Err(Refusal::NotYours { what, whose })
}

fn only_for_active(what: ActionKind) -> bool {
    matches!(
        what,
        ActionKind::DeclareAction
            | ActionKind::StartMonologue
            | ActionKind::StartAnchorMonologue
            | ActionKind::Suggest
            | ActionKind::Throw
            | ActionKind::Sacrifice
    )
}

/// Whether the viewer may do something of this kind now, whatever is said in it.
pub(crate) fn may(view: &View, what: ActionKind) -> bool {
    let (now, whose) = who_may(view, what);
    now && view.you.is_some_and(|you| whose.contains(&you))
}

/// Whether something can be done now, and who may do it then.
fn who_may(view: &View, what: ActionKind) -> (bool, Vec<Seat>) {
    let stage = view.stage;
    let keeper = || vec![view.keeper];
    let one = |seat: Option<Seat>| seat.into_iter().collect::<Vec<_>>();
    let active = || view.active().collect::<Vec<_>>();
    let before_throw = matches!(stage, Stage::Free | Stage::Declared);
    let conflict = view.conflict.as_ref();
    let kind = conflict.map(|conflict| conflict.kind);
    let sides = || conflict.iter().flat_map(|c| &c.sides).map(|side| side.seat).collect::<Vec<_>>();
    let struck = || one(view.strike.as_ref().map(|strike| strike.on));
    // INN-16: characters are made as soon as parts 1 and 5 are told.
    let creating = stage == Stage::Characters || (stage == Stage::Preparation && view.setting.is_some());
    let resisting = stage == Stage::Declared && kind == Some(ConflictKind::Resist);
    match what {
        ActionKind::WriteMystery
        | ActionKind::LayDice
        | ActionKind::DealDice
        | ActionKind::MoveDie
        | ActionKind::TellSetting
        | ActionKind::FinishPreparation => (stage == Stage::Preparation, keeper()),
        ActionKind::SubmitCharacter => {
            (creating, view.characters.iter().map(|character| character.seat).collect())
        }
        ActionKind::ApproveCharacter | ActionKind::ReturnCharacter => (creating, keeper()),
        ActionKind::StartPlay => (stage == Stage::Characters, keeper()),
        ActionKind::StartScene
        | ActionKind::Publish
        | ActionKind::RuleAction
        | ActionKind::DeclareDefused
        | ActionKind::Recount => (stage == Stage::Free, keeper()),
        ActionKind::Narrate => (stage == Stage::Free, view.seats.seats().collect()),
        ActionKind::AddNote => (stage > Stage::Preparation, keeper()),
        ActionKind::DeclareAction => (stage == Stage::Free, active()),
        ActionKind::Withdraw if stage == Stage::Free => {
            let declared = view.characters.iter().filter(|character| character.pending.is_some());
            (true, declared.map(|character| character.seat).collect())
        }
        // INN-66: not a resistance, where accepting is the other way.
        ActionKind::Withdraw => {
            (stage == Stage::Declared && !resisting, one(conflict.and_then(Conflict::actor)))
        }
        ActionKind::Yield => {
            let duel = stage == Stage::Declared && kind == Some(ConflictKind::Duel);
            (duel, sides().into_iter().skip(1).collect())
        }
        ActionKind::Reveal => (before_throw, keeper()),
        ActionKind::StartMonologue | ActionKind::StartAnchorMonologue => (before_throw, active()),
        ActionKind::FinishMonologue | ActionKind::CancelMonologue => {
            (stage == Stage::Monologue, one(view.monologue.as_ref().map(|monologue| monologue.by)))
        }
        // INN-47: in the silence of a monologue the Keeper waits, too.
        ActionKind::ContestAnchor => {
            let open = stage.is_play() && stage != Stage::Monologue;
            (open && !view.claims.is_empty(), keeper())
        }
        ActionKind::Suggest => (before_throw || stage == Stage::Short, active()),
        ActionKind::AuxiliaryGift => {
            let lost = view.characters.iter().filter(|character| !character.is_active());
            (before_throw || stage == Stage::Short, lost.map(|character| character.seat).collect())
        }
        ActionKind::Incorporate => (stage == Stage::Suggestion, one(view.suggestion.as_ref().map(|s| s.to))),
        ActionKind::PassGift => (stage == Stage::Short, view.waiting()),
        ActionKind::CloseWindow => (stage == Stage::Short && !view.waiting().is_empty(), keeper()),
        ActionKind::Throw => {
            let to_throw = conflict.iter().flat_map(|c| &c.sides).filter(|side| !side.has_thrown);
            (matches!(stage, Stage::Declared | Stage::Throwing), to_throw.map(|side| side.seat).collect())
        }
        ActionKind::RollGiftDie | ActionKind::StopAction => (stage == Stage::GiftPending, one(view.loser())),
        ActionKind::AcceptFailure | ActionKind::Reroll => (stage == Stage::Short, one(view.loser())),
        // INN-81, INN-82: for a success before the first throw, or for nothing.
        ActionKind::Sacrifice if stage == Stage::Free => (true, active()),
        ActionKind::Sacrifice if stage == Stage::Declared => (true, sides()),
        ActionKind::Sacrifice => (stage == Stage::Announced, struck()),
        ActionKind::Outcome => (stage == Stage::Settled, one(view.teller())),
        ActionKind::Consent | ActionKind::Refuse => (stage == Stage::Consent, one(view.loser())),
        // INN-99: in a resistance a strike is open already.
        ActionKind::Strike => (before_throw && view.strike.is_none(), keeper()),
        ActionKind::AcceptEffect => (stage == Stage::Announced || resisting, struck()),
        ActionKind::Resist => (stage == Stage::Announced, struck()),
        ActionKind::ApplyEffect => (stage == Stage::Applying, keeper()),
        ActionKind::ConfirmDefused => (stage == Stage::LastAct, keeper()),
        ActionKind::Epilogue => (stage == Stage::Epilogue, view.tellers_left()),
        ActionKind::SkipEpilogue => {
            let defused = view.ending == Some(Ending::Defused);
            (stage == Stage::Epilogue && defused, view.tellers_left())
        }
    }
}

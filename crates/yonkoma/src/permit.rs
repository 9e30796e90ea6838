//! Whether somebody may do something, judged on what they see.

mod contest;
mod sheets;
mod who_may;

use kernel::{Seat, ensure, is_blank, length};

use crate::{
    action::{Action, ActionKind, Written},
    character::Presence,
    refusal::Refusal,
    view::View,
    vocabulary::{CharacterId, Stage},
};

pub(crate) use contest::{
    anecdote, asked_for_consent, borrowable, helpers_for, hinderable, may_be_asked, may_judge, may_throw,
    most_kept, nameable, nothing_thrown, payer, roller_conditions, severities, steppers, takers,
};
pub(crate) use sheets::{
    answerable, approvable, bearers, bond_targets, changed_targets, claimable, describable, enterable,
    erasable, free_gifts, grantable, has_room_for_bond, has_room_for_npc, imposable, may_be_added,
    other_targets, own_bonds, replaceable, returnable_bonds, spendable, undoable, used_benefits,
};
pub(crate) use who_may::{may, who_may};

use sheets::gift_is_free;

pub(crate) type Permitted = Result<(), Refusal>;

/// Whether the viewer may do this now.
///
/// # Errors
/// The rule that it breaks.
pub(crate) fn permit(view: &View, action: &Action) -> Permitted {
    let Some(you) = view.you else {
        // The house sees what the public sees; it lets a Round be compared when nobody says anything.
        let closes = *action == Action::Pass && view.board.stage == Stage::Round;
        return ensure(closes, || Refusal::OnlyLooking);
    };
    ensure(view.board.seats.get(you).is_some(), || Refusal::OnlyLooking)?;
    ensure(view.board.stage != Stage::Closed, || Refusal::TableIsClosed)?;
    let what = action.kind();
    let (now, whose) = who_may(view, what);
    ensure(now, || Refusal::NotNow { what })?;
    ensure(whose.contains(&you), || not_yours(view, what, whose))?;
    for Written { text, most, optional } in action.texts() {
        let blank = || if optional { Refusal::TextIsBlank { what } } else { Refusal::TextIsMissing { what } };
        ensure(!is_blank(text), blank)?;
        let length = length(text);
        ensure(length <= most, || Refusal::TextTooLong { what, length, most })?;
    }
    fits(view, action)
}

/// Whether what the action is about fits. Each is decided: a new one does not compile before it is.
fn fits(view: &View, action: &Action) -> Permitted {
    let what = action.kind();
    match action {
        // Nothing but who may do it now and what is written.
        Action::SetWorld { .. }
        | Action::ConfirmWorld
        | Action::SubmitCharacter { .. }
        | Action::SetNotes { .. }
        | Action::Narrate { .. }
        | Action::AddFact { .. }
        | Action::StartScene { .. }
        | Action::Pass
        | Action::Accept
        | Action::DropTest
        | Action::JudgeSpecific { .. }
        | Action::TellRound { .. }
        | Action::Concede { .. }
        | Action::EndSession
        | Action::EndAdventure
        | Action::NextAdventure
        | Action::Close => Ok(()),

        Action::ApproveCharacter { character, .. } | Action::ReturnCharacter { character, .. } => {
            among(&approvable(view), *character, what)
        }
        Action::InventNpc { .. } | Action::CreateNpc { .. } => {
            ensure(has_room_for_npc(view), || Refusal::NoRoom { what })
        }
        Action::SubmitBonds { other, npc, .. } => sheets::submit_bonds(view, *other, *npc),
        Action::ReturnBonds { character, .. } => among(&returnable_bonds(view), *character, what),
        Action::BringIn { character } => sheets::bring_in(view, *character),
        Action::StartSession { .. } => ensure(view.board.all_bound(), || Refusal::BondsMissing),
        Action::DescribeNpc { npc, .. } => among(&describable(view), *npc, what),
        Action::BindNpc { npc, .. } => sheets::bind_npc(view, *npc),
        Action::ShowNpc { npc } => among(&sheets::hidden(view), *npc, what),
        Action::ShowBond { npc, bond } => sheets::show_bond(view, *npc, *bond),
        Action::ClaimBond { bond, erase, .. } => sheets::claim(view, *bond, *erase),
        Action::AnswerBond { character, bond, .. } => {
            ensure(answerable(view).contains(&(*character, *bond)), || Refusal::NoSuchBond { bond: *bond })
        }
        Action::UndoBond { character, bond } => sheets::undo(view, *character, *bond),
        Action::GiveCondition { character, .. } => sheets::give(view, *character, what),
        Action::EndCondition { character, condition } => sheets::end_condition(view, *character, *condition),
        Action::UseGift { character, gift, .. } => sheets::use_gift(view, *character, *gift),
        Action::GiveBackGift { character, gift } => {
            ensure(used_benefits(view).contains(&(*character, *gift)), || Refusal::NoSuchGift { gift: *gift })
        }
        Action::ImposeBond { target, replaces, .. } => sheets::impose(view, *target, *replaces),
        Action::AnswerImposed { yes } => ensure(*yes || may_be_added(view), || Refusal::NoRoom { what }),
        Action::GrantKoma { character, .. }
        | Action::ChangeConcept { character, .. }
        | Action::ChangeFlaw { character, .. } => among(&spendable(view), *character, what),
        Action::GrantGift { character, .. } => sheets::grant_gift(view, *character),
        Action::ChangeBond { bond, target, .. } => sheets::change(view, *bond, *target),
        Action::DropBond { bond } => sheets::drop_bond(view, *bond),
        Action::EraseSetback { character, severity } => {
            let marked = erasable(view).contains(&(*character, *severity));
            ensure(marked, || Refusal::NotMarked { severity: *severity })
        }
        Action::MarkMoment { character, .. } => sheets::mark(view, *character),

        Action::Attempt { .. } => contest::attempt(view),
        Action::CallTest { roller, conditions, .. } => contest::call(view, *roller, conditions),
        Action::StartConflict { a, b, .. } => contest::oppose(view, *a, *b),
        Action::SetBasis { side, conditions, hindered, .. } => {
            contest::judge(view, *side, conditions, hindered)
        }
        Action::SetConditions { side, conditions } => contest::judge_again(view, *side, conditions),
        Action::Help { side, character } => contest::help(view, *side, *character),
        Action::StopHelping { character } => among(&steppers(view), *character, what),
        Action::TellAnecdote { .. } => anecdote(view),
        Action::AutoSucceed { side, gift, .. } => {
            let side = may_throw(view, *side, what)?;
            gift_is_free(view, side.roller, *gift)
        }
        Action::Throw { side } => {
            let side = may_throw(view, *side, what)?;
            ensure(side.basis.is_some(), || Refusal::NotJudged)
        }
        Action::PlusOne { character, gift, .. } => {
            may_be_asked(view, *character)?;
            gift_is_free(view, *character, *gift)
        }
        Action::TakeTime => {
            let waits = view.board.contest.as_ref().is_some_and(|contest| contest.waits);
            ensure(!waits, || Refusal::NotNow { what })
        }
        Action::KeepGifts { kept } => contest::keep_gifts(view, *kept),
        Action::SpendKoma { keep, .. } => contest::may_keep(view, payer(view)?, keep, 0),
        Action::TakeSetback { character, severity, keep, .. } => {
            contest::take_setback(view, *character, *severity, keep)
        }
        Action::ChangeApproach { character, severity, .. } => {
            contest::taker(view, *character, *severity, what).map(|_| ())
        }
        Action::TellResult { using, .. } => contest::borrow(view, using),
        Action::Consent { yes } => contest::consent(view, *yes),
        Action::GoOn { side, .. } | Action::Stop { side, .. } => contest::answer(view, *side, what),
        Action::Award { character, .. } => contest::award(view, *character),
        Action::NameRoller { side, character } => contest::name_roller(view, *side, *character),
    }
}

/// Why it is another's, with the rule that says so.
fn not_yours(view: &View, what: ActionKind, whose: Vec<Seat>) -> Refusal {
    let board = &view.board;
    let eliminated = || view.own().is_some_and(|own| own.status == Presence::Eliminated);
    let pays = matches!(what, ActionKind::SpendKoma | ActionKind::TakeSetback | ActionKind::ChangeApproach);
    let lost = || board.contest.as_ref().and_then(|contest| contest.side(contest.loser()?));
    if what == ActionKind::SubmitCharacter && eliminated() {
        let again = board.options.new_character_after_elimination;
        if again { Refusal::NoRoom { what } } else { Refusal::NoNewCharacter }
    } else if let Some(own) =
        view.own().filter(|own| pays && matches!(own.status, Presence::OutOfPlay { .. }))
    {
        Refusal::NotInPlay { character: own.id }
    } else if what == ActionKind::TellResult && board.teller() != board.gm() {
        Refusal::SpotlightIsTheirs { whose }
    } else if what == ActionKind::Concede
        && lost().is_some_and(|side| side.members().any(|who| view.plays(who)))
    {
        Refusal::RollerDecides { whose }
    } else {
        Refusal::NotYours { what, whose }
    }
}

/// One of those it can be about.
pub(crate) fn among(ids: &[CharacterId], character: CharacterId, what: ActionKind) -> Permitted {
    ensure(ids.contains(&character), || Refusal::WrongCharacter { what, character })
}

/// A list of some of these, none twice.
pub(crate) fn some_of<T: PartialEq>(given: &[T], of: &[T]) -> bool {
    given.iter().enumerate().all(|(i, one)| of.contains(one) && !given[..i].contains(one))
}

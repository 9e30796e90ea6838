//! Whether somebody may do something, judged on what they see.

mod contest;
mod sheets;
mod turn;

use kernel::{is_blank, length};

use crate::{
    action::{Action, Deed},
    refusal::Refusal,
    view::View,
    words::{CharacterId, Stage},
};

pub(crate) use contest::{
    anecdote, borrowable, helpers_for, hinderable, may_be_asked, may_judge, may_throw, most_kept, nameable,
    payer, roller_conditions, severities, steppers, takers,
};
pub(crate) use sheets::{
    answerable, approvable, bearers, bond_targets, changed_targets, claimable, describable, erasable,
    free_gifts, grantable, has_room_for_npc, imposable, other_targets, own_bonds, replaceable,
    returnable_bonds, spendable, undoable, used_benefits,
};
pub(crate) use turn::turn;

pub(crate) type Permitted = Result<(), Refusal>;

pub(crate) fn ensure(holds: bool, refusal: impl FnOnce() -> Refusal) -> Permitted {
    if holds { Ok(()) } else { Err(refusal()) }
}

/// Whether the viewer may do this now.
///
/// # Errors
/// The rule that it breaks.
pub(crate) fn permit(view: &View, action: &Action) -> Permitted {
    let you = view.you.ok_or(Refusal::OnlyLooking)?;
    ensure(view.board.seats.get(you).is_some(), || Refusal::OnlyLooking)?;
    ensure(view.board.stage != Stage::Closed, || Refusal::TableIsClosed)?;
    let what = action.deed();
    let (now, whose) = turn(view, what);
    ensure(now, || Refusal::NotNow { what })?;
    ensure(whose.contains(&you), || Refusal::NotYours { what, whose })?;
    for (text, most) in action.texts() {
        ensure(!is_blank(text), || Refusal::TextIsBlank { what })?;
        let length = length(text);
        ensure(length <= most, || Refusal::TextTooLong { what, length, most })?;
    }
    sheets::permit(view, action)?;
    contest::permit(view, action)
}

/// One of those it can be about.
pub(crate) fn among(ids: &[CharacterId], character: CharacterId, what: Deed) -> Permitted {
    ensure(ids.contains(&character), || Refusal::WrongCharacter { what, character })
}

/// A list of some of these, none twice.
pub(crate) fn some_of<T: PartialEq>(given: &[T], of: &[T]) -> bool {
    given.iter().enumerate().all(|(i, one)| of.contains(one) && !given[..i].contains(one))
}

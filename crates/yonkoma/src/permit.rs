//! Whether somebody may do something, judged on what they see.

mod contest;
mod sheets;
mod turn;

use kernel::{Seat, is_blank, length};

use crate::{
    action::{Action, Deed, Written},
    character::Status,
    refusal::Refusal,
    view::View,
    words::{CharacterId, Stage},
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
    ensure(whose.contains(&you), || not_yours(view, what, whose))?;
    for Written { text, most, optional } in action.texts() {
        let blank = || if optional { Refusal::TextIsBlank { what } } else { Refusal::TextIsMissing { what } };
        ensure(!is_blank(text), blank)?;
        let length = length(text);
        ensure(length <= most, || Refusal::TextTooLong { what, length, most })?;
    }
    sheets::permit(view, action)?;
    contest::permit(view, action)
}

/// Why it is another's, with the rule that says so.
fn not_yours(view: &View, what: Deed, whose: Vec<Seat>) -> Refusal {
    let board = &view.board;
    let lost = board.contest.as_ref().and_then(|contest| contest.side(contest.loser()?));
    match what {
        Deed::SubmitCharacter if view.own().is_some_and(|own| own.status == Status::Eliminated) => {
            if board.options.new_character_after_elimination {
                Refusal::NoRoom { what }
            } else {
                Refusal::NoNewCharacter
            }
        }
        Deed::TellResult if board.teller() != board.gm() => Refusal::SpotlightIsTheirs { whose },
        Deed::Concede if lost.is_some_and(|side| side.members().any(|who| view.plays(who))) => {
            Refusal::RollerDecides { whose }
        }
        _ => Refusal::NotYours { what, whose },
    }
}

/// One of those it can be about.
pub(crate) fn among(ids: &[CharacterId], character: CharacterId, what: Deed) -> Permitted {
    ensure(ids.contains(&character), || Refusal::WrongCharacter { what, character })
}

/// A list of some of these, none twice.
pub(crate) fn some_of<T: PartialEq>(given: &[T], of: &[T]) -> bool {
    given.iter().enumerate().all(|(i, one)| of.contains(one) && !given[..i].contains(one))
}

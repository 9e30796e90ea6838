//! Rerolls: INN-68…74.

use innommable::{Action, ActionKind, AnchorState, EntryCause, Faces, GiftFrom, Happening, Refusal, Stage};

use crate::play::{A, B, KEEPER, Table, outcome, reroll, suggest};

/// Short at difficulty 2 with a d20 and a d12, nobody gives anything.
fn short() -> Table {
    let mut table = Table::playing().at_difficulty(2).holding(A, "20 12").in_conflict(A);
    table.chance(&[2, 3]).act(A, Action::Throw);
    table.no_gifts();
    table
}

#[test]
fn inn_68_everything_is_thrown_again_and_the_new_total_replaces_the_old() {
    let mut table = short();
    let told = table.chance(&[3, 2]).act(A, reroll());
    let thrown = told.iter().find_map(|what| match what {
        Happening::DiceThrown { thrown, total, .. } => Some((thrown.len(), *total)),
        _ => None,
    });
    assert_eq!(thrown, Some((2, 1)), "one again, not one more");
    assert!(!told.iter().any(|what| matches!(what, Happening::OutcomeTold { .. })), "no failure is told");
    assert!(!table.may(KEEPER, &outcome()));
}

#[test]
fn inn_69_the_first_costs_an_entry_besides_that_of_the_failure() {
    for second in [[2, 2], [1, 1]] {
        let mut table = short();
        table.chance(&second).act(A, Action::Reroll { text: Some("I laugh".into()) });
        assert_eq!(
            table.blacklisted(),
            [(A, EntryCause::Failure), (A, EntryCause::Reroll)],
            "whatever it brings"
        );
    }
}

#[test]
fn inn_70_the_second_and_last_costs_the_anchor() {
    for third in [[2, 2], [1, 1]] {
        let mut table = short();
        table.chance(&[1, 1]).act(A, reroll());
        table.no_gifts();
        let told = table.chance(&third).act(A, reroll());
        assert!(told.contains(&Happening::AnchorChanged { of: A, to: AnchorState::Lost }));
        assert_eq!((table.blacklisted(), table.n_entries(A)), (vec![], 2), "no third entry");
    }
    let mut table = short();
    for _ in 0..2 {
        table.chance(&[1, 1]).act(A, reroll());
        table.no_gifts();
    }
    table.refuses(A, reroll(), Refusal::NoMoreRerolls, "INN-70");
}

#[test]
fn inn_71_a_conflict_writes_two_entries_at_most() {
    let mut table = short();
    for _ in 0..2 {
        table.chance(&[1, 1]).act(A, reroll());
        table.no_gifts();
    }
    table.act(A, Action::AcceptFailure);
    assert_eq!(table.n_entries(A), 2);
    let mut table = short();
    table.act(A, Action::AcceptFailure);
    assert_eq!(table.n_entries(A), 1);
}

/// INN-T35.
#[test]
fn inn_72_no_second_reroll_without_an_anchor() {
    let mut table = short().anchor(A, AnchorState::Lost);
    table.chance(&[1, 1]).act(A, reroll());
    table.no_gifts();
    table.refuses(A, reroll(), Refusal::AnchorIsLost { what: ActionKind::Reroll }, "INN-72");
    table.act(A, Action::AcceptFailure);
}

#[test]
fn inn_73_a_success_is_never_rerolled_nor_an_empty_hand() {
    let mut table = Table::playing().holding(A, "20").in_conflict(A);
    table.chance(&[2]).act(A, Action::Throw);
    table.refuses(A, reroll(), Refusal::SuccessStands, "INN-73");
    let mut table = Table::playing().in_conflict(A);
    table.act(A, Action::Throw);
    table.no_gifts();
    table.refuses(A, reroll(), Refusal::EmptyHand, "INN-73");
}

#[test]
fn inn_74_the_entry_is_written_on_commitment_and_not_if_a_gift_saves_the_throw() {
    let mut table = Table::playing().at_difficulty(2).holding(A, "20 12").in_conflict(A);
    table.chance(&[2, 3]).act(A, Action::Throw);
    assert_eq!(table.n_entries(A), 0, "not yet");
    table.act(B, suggest(A, Faces::D20, GiftFrom::Bowl));
    table.act(A, Action::Incorporate { text: None });
    table.chance(&[4]).act(A, Action::RollGiftDie);
    assert_eq!((table.stage(), table.n_entries(A)), (Stage::Settled, 0));
    table.act(A, outcome());
    assert_eq!(table.n_entries(A), 0);
}

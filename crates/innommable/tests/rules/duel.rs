//! Player against player: INN-84…90.

use innommable::{
    Action, ActionKind, EntryCause, Faces, Fate, GiftFrom, Happening, Loss, Refusal, Ruling, Stage,
};

use crate::play::{A, B, C, KEEPER, Table, declare, duel, gift, outcome, reroll, sacrifice};

/// Both have thrown this, the first began.
fn thrown(first: &[u8], second: &[u8]) -> Table {
    let dice = |n: usize| vec!["20"; n].join(" ");
    let mut table = Table::playing().at_difficulty(4);
    table = table.holding(A, &dice(first.len())).holding(B, &dice(second.len())).in_duel(A, B);
    table.chance(first).act(A, Action::Throw);
    table.chance(second).act(B, Action::Throw);
    table.no_gifts();
    table
}

#[test]
fn inn_84_both_throw_and_the_higher_number_wins_whatever_the_difficulty() {
    let mut table = thrown(&[2, 2], &[2, 1]);
    table.act(B, Action::AcceptFailure);
    assert_eq!(table.public().conflict.expect("settled").winner, Some(A), "two beat one at difficulty four");
    let mut table = Table::playing();
    table.act(A, declare());
    table.refuses(KEEPER, duel(A, A, A), Refusal::NoDuel, "INN-84");
    table.refuses(KEEPER, duel(A, B, C), Refusal::NoDuel, "INN-84");
    table.refuses(KEEPER, crate::play::rule(A, Ruling::Duel), Refusal::NoDuel, "INN-84");
    table = table.status(B, Fate::Mad);
    assert!(!table.may(KEEPER, &duel(A, B, A)), "a lost character opposes nobody");
}

/// INN-T29.
#[test]
fn inn_85_nobody_is_put_out_of_play_without_agreeing() {
    let incapacitate = Action::Outcome { text: Some("locked up for good".into()), incapacitates: true };
    let mut table = thrown(&[20, 2], &[2, 2]);
    table.act(B, Action::AcceptFailure);
    table.act(A, incapacitate.clone());
    assert_eq!((table.stage(), table.public().awaited()), (Stage::Consent, vec![B]));
    table.act(B, Action::Refuse);
    assert_eq!(table.stage(), Stage::Settled, "the winner tells it otherwise");
    table.act(A, outcome());
    assert_eq!((table.of(B).status, table.n_entries(B)), (Fate::Active, 1));
    let mut table = thrown(&[20, 2], &[2, 2]);
    table.act(B, Action::AcceptFailure);
    table.act(A, incapacitate.clone());
    table.act(B, Action::Consent { dies: true });
    assert_eq!((table.of(B).status, table.stage()), (Fate::Dead, Stage::Free));
    let mut table = Table::playing().holding(A, "20").in_conflict(A);
    table.chance(&[2]).act(A, Action::Throw);
    table.refuses(A, incapacitate, Refusal::OnlyInDuels, "INN-85");
}

#[test]
fn inn_86_madness_threatens_both() {
    let mut table = Table::playing().holding(A, "8 8 8").holding(B, "8 8 4").in_duel(A, B);
    table.chance(&[1, 2, 2]).act(A, Action::Throw);
    table.chance(&[1, 3, 3]).act(B, Action::Throw);
    table.no_gifts();
    table.act(B, Action::AcceptFailure);
    table.act(A, outcome());
    assert_eq!((table.of(A).status, table.of(B).status), (Fate::Mad, Fate::Mad));
}

/// INN-T31.
#[test]
fn inn_87_the_loser_has_failed_and_may_reroll_and_the_new_loser_too() {
    let mut table = thrown(&[2, 2], &[20, 2]);
    assert_eq!(
        table.refusal(B, &reroll()),
        innommable::Refusal::NotYours { what: innommable::ActionKind::Reroll, whose: vec![kernel::Seat(0)] }
    );
    table.chance(&[20, 20]).act(A, reroll());
    table.no_gifts();
    assert_eq!(table.public().conflict.and_then(|c| c.loser), Some(B), "four against three");
    table.act(B, Action::AcceptFailure);
    assert_eq!(table.blacklisted(), [(B, EntryCause::Failure)]);
    table.act(A, outcome());
    assert_eq!((table.n_entries(A), table.n_entries(B)), (2, 1));
    // Two rerolls each at most, two entries each at most.
    let mut table = thrown(&[1], &[2]);
    for _ in 0..2 {
        table.chance(&[1]).act(A, reroll());
        table.no_gifts();
    }
    table.refuses(A, reroll(), Refusal::NoMoreRerolls, "INN-70");
    assert_eq!(table.n_entries(A), 2);
    // A gift die goes to whoever is the loser, and turns the duel if it leads.
    let mut table = Table::playing().status(C, Fate::Dead).holding(A, "20").holding(B, "20").in_duel(A, B);
    table.chance(&[1]).act(A, Action::Throw);
    table.chance(&[2]).act(B, Action::Throw);
    table.act(C, gift(A, Faces::D20, GiftFrom::Bowl));
    table.chance(&[20]).act(A, Action::RollGiftDie);
    assert_eq!(table.public().conflict.and_then(|c| c.loser), Some(B));
}

/// INN-T30.
#[test]
fn inn_88_a_tie_is_the_initiators_failure() {
    let mut table = thrown(&[2, 2], &[2, 2]);
    table.act(A, Action::AcceptFailure);
    table.act(B, outcome());
    assert_eq!((table.n_entries(A), table.n_entries(B)), (1, 0));
    // The Keeper names the initiator.
    let mut table = Table::playing();
    table.act(A, declare());
    let told = table.act(KEEPER, duel(A, B, B));
    assert!(
        matches!(&told[0], Happening::ConflictCalled { sides, difficulty: None, .. } if *sides == [B, A])
    );
    table.act(A, Action::Throw);
    table.act(B, Action::Throw);
    assert_eq!(table.public().conflict.and_then(|c| c.loser), Some(B));
}

#[test]
fn inn_89_the_winner_tells_the_outcome() {
    let mut table = thrown(&[2], &[20]);
    table.act(A, Action::AcceptFailure);
    let what = ActionKind::Outcome;
    table.refuses(KEEPER, outcome(), Refusal::NotYours { what, whose: vec![B] }, "INN-62");
    table.act(B, outcome());
    assert_eq!(table.stage(), Stage::Free);
}

#[test]
fn inn_90_a_sacrifice_before_the_throw_wins_at_once() {
    let mut table = Table::playing().holding(A, "20 20").in_duel(A, B);
    table.act(B, sacrifice(Loss::Mad));
    assert_eq!(table.public().conflict.as_ref().and_then(|c| c.winner), Some(B));
    assert!(!table.may(A, &sacrifice(Loss::Dead)), "the opponent no longer can");
    let incapacitate = Action::Outcome { text: None, incapacitates: true };
    table.act(B, incapacitate);
    assert_eq!(table.public().awaited(), [A], "and must still agree");
    table.act(A, Action::Refuse);
    table.act(B, outcome());
    assert_eq!((table.n_entries(A), table.n_entries(B)), (0, 0));
}

//! Who is on the list, and who sees it: INN-91, and the option of its visibility.

use innommable::{
    Action, BlacklistVisibility, EntryCause, Faces, GiftFrom, Innommable, Notice, Options, Partly,
};
use kernel::{Game as _, Viewer};

use crate::play::{A, B, C, KEEPER, Table, outcome, reroll, suggest};

#[test]
fn inn_91_four_causes_and_no_other() {
    let mut table = Table::playing();
    table.monologue(A, Faces::D20);
    assert_eq!(table.blacklisted(), [(A, EntryCause::Monologue)]);
    let mut table = table.at_difficulty(2).in_conflict(A);
    table.chance(&[1]).act(A, Action::Throw);
    assert_eq!(table.blacklisted(), []);
    table.act(B, suggest(A, Faces::D20, GiftFrom::Bowl));
    assert_eq!(table.blacklisted(), [(B, EntryCause::Suggestion)]);
    table.act(A, Action::Incorporate { text: None });
    table.chance(&[1]).act(A, Action::RollGiftDie);
    table.no_gifts();
    table.chance(&[1, 1]).act(A, reroll());
    assert_eq!(table.blacklisted(), [(A, EntryCause::Failure), (A, EntryCause::Reroll)]);
    table.no_gifts();
    table.act(A, Action::AcceptFailure);
    assert_eq!(table.blacklisted(), []);
    table.act(KEEPER, outcome());
    table.act(KEEPER, Action::StartScene { title: None, text: None });
    assert_eq!((table.blacklisted(), table.n_entries(A), table.n_entries(B)), (vec![], 3, 1));
    let entries = table.of(A).entries.expect("the Keeper sees them").all;
    assert_eq!((entries.monologue, entries.failure, entries.reroll, entries.suggestion), (1, 1, 1, 0));
}

#[test]
fn the_list_is_public_or_the_keepers() {
    let told_of = |table: &Table, viewer| {
        let told = table.heard.iter().filter(|(who, _)| *who == viewer);
        told.filter(|(_, notice)| matches!(notice, Notice::Partly(Partly::Blacklisted { .. }))).count()
    };
    let mut open = Table::playing();
    open.monologue(A, Faces::D20);
    assert_eq!(open.public().character(A).and_then(|c| c.entries).map(|e| e.unstruck), Some(1));
    assert_eq!(told_of(&open, Viewer::Public), 1);
    let blacklist_visibility = BlacklistVisibility::KeeperOnly;
    let mut kept = Table::playing_with(&Options { blacklist_visibility, ..Options::default() });
    kept.monologue(A, Faces::D20);
    assert_eq!(kept.view(A).own().and_then(|own| own.entries), None);
    assert_eq!((told_of(&kept, Viewer::Seat(A)), told_of(&kept, Viewer::Seat(KEEPER))), (0, 1));
    assert_eq!(kept.n_entries(A), 1);
    kept.act(KEEPER, crate::play::strike(A, 1, innommable::Severity::Minor));
    let ordinals = |viewer: Viewer| {
        let told = kept.heard.iter().rev().find_map(|(who, notice)| match notice {
            Notice::Open(innommable::Happening::Struck { first, k, .. }) if *who == viewer => {
                Some((*first, *k))
            }
            _ => None,
        });
        let seen = Innommable.view(&kept.state, viewer).strike.map(|strike| (strike.first, strike.k));
        (told, seen)
    };
    let (none, first) = (Some((None, None)), Some((Some(1), Some(1))));
    assert_eq!(ordinals(Viewer::Seat(A)), (none, none), "struck, but not which");
    assert_eq!(ordinals(Viewer::Public), (none, none));
    assert_eq!(ordinals(Viewer::Seat(KEEPER)), (first, first));

    // At the end as before.
    let mut kept = Table::playing_with(&Options { blacklist_visibility, ..Options::default() });
    kept.monologue(A, Faces::D20);
    kept.act(KEEPER, Action::DeclareDefused { text: None });
    for seat in [A, B, C] {
        kept.act(seat, Action::SkipEpilogue);
    }
    assert!(kept.public().desk.is_some(), "it is over");
    assert_eq!(kept.public().character(A).and_then(|c| c.entries), None);
    assert!(kept.view(KEEPER).character(A).is_some_and(|c| c.entries.is_some()));
}

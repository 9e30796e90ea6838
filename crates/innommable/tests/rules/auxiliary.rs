//! After the character: INN-112…116.

use innommable::{Action, ActionKind, Dice, DieOrigin, Faces, Fate, GiftFrom, Refusal, Stage};

use crate::play::{A, B, C, KEEPER, Table, gift, monologue, outcome, suggest};

#[test]
fn inn_112_whoever_has_lost_a_character_plays_on_and_gives() {
    for status in [Fate::Mad, Fate::Dead] {
        let mut table = Table::playing().status(C, status).holding(C, "20");
        let what = ActionKind::StartMonologue;
        table.refuses(C, monologue(Faces::D20), Refusal::NotActive { what, who: C }, "INN-112");
        assert!(!table.may(C, &Action::StartAnchorMonologue { with_die: true }));
        table.refuses(A, gift(B, Faces::D20, GiftFrom::Bowl), Refusal::NotAuxiliary, "INN-112");
        table.act(C, gift(A, Faces::D20, GiftFrom::Hand));
        assert_eq!((table.hand(A), table.hand(C)), ("20".to_owned(), String::new()));
    }
}

/// INN-T33.
#[test]
fn inn_113_one_die_to_each_of_several_receivers_a_scene() {
    let mut table = Table::playing().status(C, Fate::Dead);
    table.act(C, gift(A, Faces::D20, GiftFrom::Bowl));
    table.act(C, gift(B, Faces::D20, GiftFrom::Bowl));
    table.refuses(C, gift(A, Faces::D20, GiftFrom::Bowl), Refusal::ReceivedAlready { to: A }, "INN-108");
    table.act(KEEPER, Action::StartScene { title: None, text: None });
    table.act(A, suggest(B, Faces::D20, GiftFrom::Bowl));
    table.act(B, Action::Incorporate { text: None });
    table.refuses(C, gift(B, Faces::D20, GiftFrom::Bowl), Refusal::ReceivedAlready { to: B }, "INN-108");
    let mut both = Table::playing().status(C, Fate::Dead).status(B, Fate::Mad);
    let what = ActionKind::AuxiliaryGift;
    both.refuses(C, gift(B, Faces::D20, GiftFrom::Bowl), Refusal::NotActive { what, who: B }, "INN-113");
}

/// INN-T34.
#[test]
fn inn_114_it_is_a_monologue_imposed_so_a_d4_needs_a_d8_and_no_name_is_written() {
    let mut table = Table::playing().status(C, Fate::Dead).bowl(Dice::new(0, 0, 0, 2));
    table.refuses(C, gift(A, Faces::D4, GiftFrom::Bowl), Refusal::ReceiverNeedsLore { to: A }, "INN-114");
    let mut learned = table.clone().holding(A, "8");
    learned.act(C, gift(A, Faces::D4, GiftFrom::Bowl));
    assert_eq!((learned.blacklisted(), learned.n_entries(C), learned.n_entries(A)), (vec![], 0, 0));
    assert_eq!(learned.of(A).hand[1].origin, DieOrigin::Auxiliary);
    table.act(B, suggest(A, Faces::D4, GiftFrom::Bowl));
    assert_eq!(table.hand(A), "4", "a suggestion needs none");
}

/// INN-T32.
#[test]
fn inn_115_after_a_failure_too_and_the_receiver_may_stop() {
    let mut table = Table::playing().status(C, Fate::Mad).at_difficulty(2).bowl(Dice::new(0, 1, 0, 0));
    table = table.holding(A, "20 20 20 20 20").in_conflict(A);
    table.chance(&[2, 1, 1, 1, 1]).act(A, Action::Throw);
    table.act(C, gift(A, Faces::D12, GiftFrom::Bowl));
    assert_eq!((table.stage(), table.of(A).at_risk), (Stage::GiftPending, true));
    table.act(A, Action::StopAction);
    table.act(KEEPER, outcome());
    assert_eq!((table.of(A).status, table.n_entries(A), table.of(A).hand.len()), (Fate::Active, 1, 6));
}

#[test]
fn inn_116_the_die_cannot_be_refused() {
    let mut table = Table::playing().status(C, Fate::Dead);
    table.act(C, gift(A, Faces::D20, GiftFrom::Bowl));
    assert_eq!((table.stage(), table.hand(A)), (Stage::Free, "20".to_owned()), "it lies there");
}

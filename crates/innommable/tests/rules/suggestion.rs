//! Suggestions: INN-105…111, and the moment after a failure.

use innommable::{
    Action, ActionKind, Dice, DieOrigin, EntryCause, Faces, Fate, GiftFrom, GiftSource, Innommable, Options,
    Refusal, Stage,
};
use kernel::{Actor, Game};

use crate::play::{A, B, C, KEEPER, Table, outcome, suggest};

const TAKE: Action = Action::Incorporate { text: None };

/// A is short by one at difficulty two, B and C could give.
fn short() -> Table {
    let mut table = Table::playing().at_difficulty(2).holding(A, "20 20 12").in_conflict(A);
    table.chance(&[14, 3, 5]).act(A, Action::Throw);
    table
}

#[test]
fn inn_105_the_die_comes_from_the_hand_or_the_bowl_and_loses_its_origin() {
    let mut table = Table::playing().holding(A, "12 8a");
    table.act(A, suggest(B, Faces::D8, GiftFrom::Hand));
    assert_eq!((table.hand(A), table.hand(B)), ("12".to_owned(), "8".to_owned()));
    assert_eq!(table.of(B).hand[0].origin, DieOrigin::Suggestion);
    table.act(B, TAKE);
    table.refuses(C, suggest(A, Faces::D4, GiftFrom::Bowl), Refusal::NotInBowl { die: Faces::D4 }, "INN-44");
    table.refuses(C, suggest(A, Faces::D4, GiftFrom::Hand), Refusal::NotInHand { die: Faces::D4 }, "INN-105");
    table.act(C, suggest(A, Faces::D20, GiftFrom::Bowl));
    assert_eq!(table.public().bowl.d20, 5);
    // A die that was not gained by the anchor is given first.
    let mut table = Table::playing().holding(A, "8a 8");
    table.act(A, suggest(B, Faces::D8, GiftFrom::Hand));
    assert_eq!(table.hand(A), "8a");
    for (gift_source, from) in [(GiftSource::Bowl, GiftFrom::Hand), (GiftSource::Hand, GiftFrom::Bowl)] {
        let mut table = Table::playing_with(&Options { gift_source, ..Options::default() }).holding(A, "20");
        table.refuses(A, suggest(B, Faces::D20, from), Refusal::WrongGiftSource, "INN-105");
    }
}

/// INN-T13.
#[test]
fn inn_106_the_givers_name_is_written_not_the_receivers() {
    let mut table = Table::playing().bowl(Dice::new(0, 0, 2, 0));
    table.act(A, suggest(B, Faces::D8, GiftFrom::Bowl));
    assert_eq!(table.blacklisted(), [(A, EntryCause::Suggestion)]);
    assert_eq!((table.n_entries(A), table.n_entries(B), table.hand(B)), (1, 0, "8".to_owned()));
}

#[test]
fn inn_107_the_receiver_cannot_block_it() {
    let mut table = Table::playing();
    table.act(A, suggest(B, Faces::D20, GiftFrom::Bowl));
    assert_eq!((table.stage(), table.hand(B)), (Stage::Suggestion, "20".to_owned()));
    let only: Vec<ActionKind> = Innommable.choices(&table.view(B)).iter().map(|c| c.action.kind()).collect();
    assert_eq!(only, [ActionKind::Incorporate], "there is nothing to do but take it up");
    table.act(B, Action::Incorporate { text: Some("the priest had an amulet".into()) });
    assert_eq!(table.stage(), Stage::Free);
}

#[test]
fn inn_108_one_die_given_and_one_received_each_scene() {
    let mut table = Table::playing();
    table.act(A, suggest(B, Faces::D20, GiftFrom::Bowl));
    table.act(B, TAKE);
    table.refuses(A, suggest(C, Faces::D20, GiftFrom::Bowl), Refusal::GaveAlready, "INN-108");
    table.refuses(C, suggest(B, Faces::D20, GiftFrom::Bowl), Refusal::ReceivedAlready { to: B }, "INN-108");
    table.act(B, suggest(A, Faces::D20, GiftFrom::Bowl));
    table.act(A, TAKE);
    table.act(KEEPER, Action::StartScene { title: None, text: None });
    assert!(table.may(A, &suggest(B, Faces::D20, GiftFrom::Bowl)));
}

#[test]
fn inn_109_after_a_failure_the_new_die_alone_is_thrown_and_added() {
    let mut table = short();
    table.act(B, suggest(A, Faces::D20, GiftFrom::Bowl));
    table.act(A, TAKE);
    assert_eq!(table.stage(), Stage::GiftPending);
    table.chance(&[6]).act(A, Action::RollGiftDie);
    assert_eq!((table.stage(), table.n_entries(A)), (Stage::Settled, 0));
    let conflict = table.public().conflict.expect("settled");
    assert_eq!((conflict.sides[0].total, conflict.sides[0].thrown.len()), (2, 4));
}

#[test]
fn inn_109_the_moment_to_give_is_fair_and_short() {
    let mut table = short();
    assert_eq!(table.public().window().map(|window| window.waiting), Some(vec![B, C]));
    table.refuses(A, Action::AcceptFailure, Refusal::WindowOpen { waiting: vec![B, C] }, "INN-109");
    table.refuses(A, suggest(B, Faces::D20, GiftFrom::Bowl), Refusal::ShortCannotGive, "INN-109");
    assert_eq!(Innommable.status(&table.public()).deadline, Some(20_000));
    table.act(B, Action::PassGift);
    assert!(!table.may(A, &Action::AcceptFailure));
    table.refuses(B, Action::PassGift, Refusal::NothingToPass, "INN-109");
    table.act(C, Action::PassGift);
    assert!(table.may(A, &Action::AcceptFailure), "all have passed");
    // The Keeper, or the house when nothing comes, ends it.
    let mut table = short();
    assert!(!table.may(A, &Action::CloseWindow));
    table.acts(Actor::House, Action::CloseWindow);
    assert!(table.may(A, &Action::AcceptFailure));
    assert_eq!(Innommable.status(&table.public()).deadline, None);
    table.refuses(KEEPER, Action::CloseWindow, Refusal::NotNow { what: ActionKind::CloseWindow }, "INN-109");
    // Nobody may give: it is over at once.
    let mut table = Table::playing().bowl(Dice::NONE).at_difficulty(2).holding(A, "20").in_conflict(A);
    table.chance(&[1]).act(A, Action::Throw);
    assert!(table.may(A, &Action::AcceptFailure));
}

#[test]
fn inn_110_not_enough_is_still_short_and_one_may_stop_instead() {
    let mut table = short();
    table.act(B, suggest(A, Faces::D20, GiftFrom::Bowl));
    table.act(A, TAKE);
    table.chance(&[3]).act(A, Action::RollGiftDie);
    assert_eq!(table.stage(), Stage::Short);
    // Nobody may give a second die this scene; a reroll includes the new one.
    let told = table.chance(&[2, 2, 1, 1]).act(A, crate::play::reroll());
    assert!(
        told.iter().any(
            |what| matches!(what, innommable::Happening::DiceThrown { thrown, .. } if thrown.len() == 4)
        )
    );
    let mut table = short();
    table.act(B, suggest(A, Faces::D20, GiftFrom::Bowl));
    table.act(A, TAKE);
    table.act(A, Action::StopAction);
    assert_eq!((table.hand(A), table.n_entries(A)), ("20 20 12 20".to_owned(), 1));
    table.act(KEEPER, outcome());
    assert_eq!(table.stage(), Stage::Free);
}

#[test]
fn inn_111_between_two_who_are_still_played() {
    let mut table = Table::playing().status(C, Fate::Mad);
    table.refuses(A, suggest(A, Faces::D20, GiftFrom::Bowl), Refusal::GiftToYourself, "INN-111");
    let what = ActionKind::Suggest;
    table.refuses(A, suggest(C, Faces::D20, GiftFrom::Bowl), Refusal::NotActive { what, who: C }, "INN-111");
    table.refuses(C, suggest(A, Faces::D20, GiftFrom::Bowl), Refusal::NotActive { what, who: C }, "INN-111");
    table.refuses(
        A,
        suggest(KEEPER, Faces::D20, GiftFrom::Bowl),
        Refusal::NoCharacter { what, who: KEEPER },
        "INN-104",
    );
    table.act(A, suggest(B, Faces::D20, GiftFrom::Bowl));
    assert!(table.public().monologue.is_none(), "no monologue is needed");
}

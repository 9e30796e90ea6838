//! TV-25…39, TV-51…55: dice, interventions, effects.

use pactes::{Action, ActionKind, DieId, Happening, Notice, OfferId, Partly, Refusal, Role, Stage, Token};

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, c, convert, discard, h, lift, offer, place, reroll, shift, tokens,
};

#[test]
fn tv_25_every_final_value_of_a_flaw() {
    let expected = [(1, 1), (2, 3), (2, 1), (4, 1), (6, 1), (4, 1)];
    for (face, (faust, rival)) in (1..=6).zip(expected) {
        let mut table =
            Table::window(&[3, face]).holding(tokens(2, 0), tokens(1, 0), tokens(1, 0), tokens(0, 3));
        let draws = pactes::Effects::of(pactes::SlotKind::Flaw, face).draws();
        table.chance(&vec![2; usize::try_from(draws).expect("few")]).pass_all();
        assert_eq!(Role::ALL.map(|role| table.held(role).points()), [faust, 1, rival], "H1 {face}");
    }
}

#[test]
fn tv_26_every_final_value_of_a_commitment() {
    let expected = [(0, 1), (0, 1), (0, 1), (1, 3), (1, 1), (1, 1)];
    for (face, (achievements, rep)) in (1..=6).zip(expected) {
        let mut table =
            Table::window(&[face, 3]).holding(tokens(2, 0), tokens(1, 0), tokens(1, 0), tokens(0, 3));
        table.chance(if face == 4 { &[2] } else { &[] }).pass_all();
        assert_eq!((table.state.achievements, table.held(DemonA).points()), (achievements, rep), "C1 {face}");
    }
}

#[test]
fn tv_27_five_to_six_on_a_commitment_gains_nothing_more() {
    let mut table = Table::window(&[5, 3]);
    table.act(Faust, shift(c(1), 1, Token::One));
    assert_eq!(table.state.stage, Stage::Intervene, "no conversion");
    table.pass_all();
    assert_eq!((table.state.achievements, table.held(Faust)), (1, tokens(7, 4)));
}

#[test]
fn tv_28_five_to_six_on_a_flaw() {
    let mut table = Table::window(&[3, 5]).holding(NONE, tokens(2, 0), NONE, tokens(9, 9));
    table.act(DemonA, shift(h(1), 1, Token::One));
    table.chance(&[1]).pass_all();
    assert_eq!((table.held(Faust).count(), table.held(DemonA)), (1, tokens(1, 0)));
}

#[test]
fn tv_29_a_six_that_struck_and_was_lowered() {
    let mut table = Table::rolled(&[6, 3]).holding(NONE, tokens(1, 1), tokens(1, 0), tokens(9, 9));
    table.act(Faust, place(1, h(1)));
    table.act(DemonA, discard(1, 0));
    table.act(Faust, place(2, c(1)));
    table.act(Faust, Action::Confirm);
    table.act(DemonB, shift(h(1), -1, Token::One));
    table.chance(&[1, 1]).pass_all();
    assert_eq!((table.held(DemonA), table.held(Faust).count()), (tokens(0, 1), 2));
}

#[test]
fn tv_30_a_six_on_a_flaw_and_a_rep_without_tokens() {
    let mut table = Table::rolled(&[6, 3]).holding(NONE, NONE, NONE, tokens(9, 9));
    assert_eq!(table.act(Faust, place(1, h(1))).everybody().len(), 1, "nothing is owed");
    table.act(Faust, place(2, c(1)));
    table.act(Faust, Action::Confirm);
    table.chance(&[1]).pass_all();
    assert_eq!(table.held(Faust), tokens(1, 0));
}

#[test]
fn tv_31_converting_a_placed_die_or_a_loose_one() {
    for placed_first in [true, false] {
        let mut table = Table::rolled(&[2, 6]);
        if placed_first {
            table.act(Faust, place(1, h(1)));
        }
        table.act(Faust, place(2, c(1)));
        table.act(Faust, convert(1));
        if !placed_first {
            table.act(Faust, place(1, h(1)));
        }
        table.act(Faust, Action::Confirm);
        let before = table.held(Faust).count();
        table.chance(&[1]).pass_all();
        assert_eq!(table.faces(&[c(1), h(1)]), [6, 4]);
        assert_eq!((table.state.achievements, table.held(Faust).count()), (1, before + 1));
        assert_eq!(table.held(DemonB), tokens(1, 0));
    }
}

#[test]
fn tv_32_a_six_and_a_five() {
    let mut table = Table::rolled(&[6, 5]);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, Action::SkipConversion);
    table.act(Faust, place(2, h(1)));
    table.act(Faust, Action::Confirm);
    table.chance(&[1, 1]).pass_all();
    assert_eq!((table.state.achievements, table.held(Faust).count()), (1, 14));

    let mut table = Table::rolled(&[6, 5]);
    table.act(Faust, place(2, c(1)));
    table.act(Faust, place(1, h(1)));
    table.act(Faust, Action::Confirm);
    table.chance(&[1]).pass_all();
    assert_eq!((table.state.achievements, table.held(Faust).count(), table.held(DemonA)), (1, 13, NONE));
}

#[test]
fn tv_33_two_conversions() {
    let mut table = Table::rolled(&[6, 6, 1, 1]);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, convert(3));
    table.act(Faust, place(2, c(2)));
    table.act(Faust, convert(4));
    table.act(Faust, place(3, h(1)));
    table.act(Faust, place(4, h(2)));
    table.act(Faust, Action::Confirm);
    table.chance(&[1, 1]).pass_all();
    assert_eq!((table.state.achievements, table.held(Faust).count()), (2, 14));
    assert_eq!(table.held(DemonA), tokens(1, 0));
}

#[test]
fn tv_34_a_conversion_stays_when_its_six_is_rerolled() {
    let mut table = Table::rolled(&[6, 3, 3, 1]);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, convert(2));
    for (die, slot) in [(2, c(2)), (3, h(1)), (4, h(2))] {
        table.act(Faust, place(die, slot));
    }
    table.act(Faust, Action::Confirm);
    table.chance(&[2]).act(DemonB, reroll(c(1), Token::One));
    table.chance(&[2]).pass_all();
    assert_eq!(table.faces(&[c(1), c(2)]), [2, 4]);
    table.act(Faust, discard(1, 0));
    assert_eq!((table.state.achievements, table.held(DemonA).count(), table.held(Faust).count()), (1, 2, 11));
}

#[test]
fn tv_35_a_chain_of_rerolls() {
    let mut table = Table::window(&[3, 3]).holding(tokens(2, 0), tokens(2, 1), tokens(1, 0), tokens(9, 9));
    table.chance(&[2]).act(Faust, reroll(c(1), Token::One));
    table.act(DemonA, shift(c(1), 1, Token::One));
    table.act(DemonA, shift(c(1), 1, Token::One));
    table.act(Faust, Action::Pass);
    table.act(DemonA, Action::Pass);
    table.chance(&[6]).act(DemonB, reroll(c(1), Token::One));
    assert_eq!(table.state.stage, Stage::Intervene, "the passes were cleared");
    table.pass_all();
    assert_eq!((table.faces(&[c(1)]), table.state.achievements), (vec![6], 1));
    assert_eq!(Role::ALL.map(|role| table.held(role)), [tokens(1, 0), tokens(0, 1), NONE]);
    assert_eq!(table.state.discard.count(), 4);
}

#[test]
fn tv_36_interventions_that_are_refused_cost_nothing() {
    let mut table = Table::window(&[6, 1]);
    let held = |table: &Table| Role::ALL.map(|role| table.held(role));
    let before = held(&table);
    table.refuses(Faust, shift(c(1), 1, Token::One), Refusal::OutOfBounds { slot: c(1), face: 6 }, "PAC-65");
    table.refuses(Faust, shift(h(1), -1, Token::One), Refusal::OutOfBounds { slot: h(1), face: 1 }, "PAC-65");
    let stale = Action::Reroll { slot: c(1), token: Token::One, version: Some(7) };
    table.refuses(Faust, stale, Refusal::DiceChanged { version: 0 }, "PAC-63");
    table.refuses(
        DemonA,
        reroll(c(1), Token::Two),
        Refusal::NotYourTokens { what: ActionKind::Reroll },
        "PAC-63",
    );
    assert_eq!(held(&table), before);
    let mut table = Table::rolled(&[3, 3]);
    table.act(Faust, place(1, c(1)));
    table.refuses(Faust, reroll(c(1), Token::One), Refusal::NotNow { what: ActionKind::Reroll }, "PAC-63");
    table.act(Faust, place(2, h(1)));
    table.refuses(Faust, reroll(c(1), Token::One), Refusal::NotNow { what: ActionKind::Reroll }, "PAC-63");
}

#[test]
fn tv_37_a_two_buys_what_a_one_buys() {
    let mut table = Table::window(&[3, 3]);
    table.act(Faust, shift(c(1), 1, Token::Two));
    assert_eq!((table.faces(&[c(1)]), table.held(Faust)), (vec![4], tokens(8, 3)));
}

#[test]
fn tv_38_two_flaws_at_one_and_a_single_token() {
    let mut table = Table::window(&[3, 1, 3, 1]).holding(tokens(0, 1), NONE, NONE, tokens(9, 9));
    let told = table.pass_all();
    assert!(told.public.contains(&Notice::Open(Happening::DiscardFellDue { by: Faust, count: 1 })));
    assert_eq!((table.held(Faust), table.state.purses.faust.owed), (NONE, None));
    table.act(Faust, Action::Summarise { text: None });
}

#[test]
fn tv_39_discards_come_before_draws() {
    for faust in [tokens(0, 1), NONE] {
        let mut table = Table::window(&[3, 1, 3, 5]).holding(faust, NONE, NONE, tokens(1, 1));
        table.chance(&[1, 2]).pass_all();
        assert_eq!(table.held(Faust).points(), 3);
        assert_eq!(table.held(Faust), tokens(1, 1), "what he drew, not what he had");
    }
}

#[test]
fn tv_51_a_placed_die_makes_room() {
    let mut table = Table::rolled(&[2, 5]);
    table.act(Faust, place(1, c(1)));
    table.refuses(Faust, place(2, c(1)), Refusal::SlotTaken { slot: c(1) }, "PAC-56");
    table.act(Faust, place(1, h(1)));
    table.act(Faust, place(2, c(1)));
    table.refuses(DemonA, shift(c(1), 1, Token::One), Refusal::NotNow { what: ActionKind::Shift }, "PAC-63");
    table.act(Faust, Action::Confirm);
    assert_eq!(table.faces(&[c(1), h(1)]), [5, 2]);
}

#[test]
fn tv_52_the_six_is_locked_the_four_is_not() {
    let mut table = Table::rolled(&[6, 2]);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, convert(2));
    table.refuses(Faust, lift(1), Refusal::DieLocked { die: DieId(1) }, "PAC-57");
    table.refuses(Faust, place(1, h(1)), Refusal::DieLocked { die: DieId(1) }, "PAC-57");
    table.act(Faust, place(2, h(1)));
    table.act(Faust, lift(2));
    assert_eq!(table.contract().dice[1].face, 4);
}

#[test]
fn tv_53_whether_there_is_a_choice_is_not_seen() {
    let struck = |rep| {
        let mut table = Table::rolled(&[6, 3]).holding(NONE, rep, tokens(1, 0), tokens(9, 9));
        let told = table.act(Faust, place(1, h(1)));
        (table, told)
    };
    let (mixed, told_mixed) = struck(tokens(1, 1));
    let (equal, told_equal) = struck(tokens(2, 0));
    for (table, told) in [(&mixed, &told_mixed), (&equal, &told_equal)] {
        assert_eq!((table.public().purses.demon_a.count, table.public().discard), (1, 1));
        assert_eq!(
            told.public.last(),
            Some(&Notice::Open(Happening::DiscardFellDue { by: DemonA, count: 1 }))
        );
    }
    assert_eq!((&told_mixed.public, &told_mixed.to[Faust]), (&told_equal.public, &told_equal.to[Faust]));
    assert_eq!(mixed.public(), equal.public());
    assert_eq!(mixed.view(DemonB), equal.view(DemonB));
    let owes = Refusal::OwesDiscard { what: ActionKind::Offer, owed: 1 };
    mixed.clone().refuses(DemonA, offer(Faust, tokens(1, 0), 0), owes, "PAC-82");
    assert!(equal.may(DemonA, &offer(Faust, tokens(1, 0), 0)));
}

#[test]
fn tv_54_an_offer_lapses_when_its_giver_owes() {
    let mut table = Table::rolled(&[6, 3]).holding(NONE, tokens(1, 1), tokens(1, 0), tokens(9, 9));
    table.act(DemonA, offer(DemonB, tokens(0, 1), 0));
    let told = table.act(Faust, place(1, h(1)));
    let lapsed = Notice::Partly(Partly::OfferLapsed { offer: OfferId(1), from: DemonA, to: DemonB });
    assert_eq!(told.everybody()[1], lapsed);
    assert!(table.may(DemonA, &discard(1, 0)) && table.may(DemonA, &discard(0, 1)));
}

#[test]
fn tv_55_the_draws_do_not_wait_for_a_choice_that_cannot_touch_them() {
    let mut table = Table::window(&[4, 1]).holding(tokens(1, 1), NONE, NONE, tokens(2, 3));
    table.chance(&[2]).pass_all();
    assert_eq!((table.public().purses.faust.count, table.held(DemonA)), (1, tokens(0, 1)));
    let owes = |what| Refusal::OwesDiscard { what, owed: 1 };
    table.refuses(Faust, offer(DemonA, tokens(1, 0), 0), owes(ActionKind::Offer), "PAC-82");
    table.refuses(Faust, Action::Summarise { text: None }, owes(ActionKind::Summarise), "PAC-74");
    table.refuses(Faust, discard(2, 0), Refusal::WrongDiscard { owed: 1 }, "PAC-53");
    table.act(Faust, discard(0, 1));
    table.act(Faust, Action::Summarise { text: None });
}

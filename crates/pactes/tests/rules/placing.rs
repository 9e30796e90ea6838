//! Rolling and placing (PAC-55…62).

use kernel::{Game, Viewer};
use pactes::{Action, ActionKind, DieId, Happening, Notice, Pactes, Partly, Refusal, Stage};

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, accept_offer, c, convert, discard, h, lift, offer, place, tokens,
};

#[test]
fn pac_55_faust_rolls_two_dice_a_line_together() {
    let mut table = Table::drawn_up(3);
    table.act(DemonA, Action::SetRebate { rebate: 3 });
    table.act(Faust, Action::Sign);
    for other in [DemonA, DemonB] {
        let refusal = Refusal::NotYours { what: ActionKind::Roll, whose: vec![Faust] };
        table.refuses(other, Action::Roll, refusal, "PAC-55");
    }
    let told = table.chance(&[1, 2, 3, 4, 5, 6]).act(Faust, Action::Roll);
    assert_eq!(told.everybody(), [Notice::Open(Happening::DiceRolled { faces: vec![1, 2, 3, 4, 5, 6] })]);
    table.refuses(Faust, Action::Roll, Refusal::NotNow { what: ActionKind::Roll }, "PAC-55");
}

#[test]
fn pac_56_one_die_on_each_slot_in_any_order() {
    let mut table = Table::rolled(&[1, 2, 3, 4]);
    for other in [DemonA, DemonB] {
        let refusal = Refusal::NotYours { what: ActionKind::Place, whose: vec![Faust] };
        table.refuses(other, place(1, c(1)), refusal, "PAC-56");
    }
    let told = table.act(Faust, place(3, h(2)));
    assert_eq!(told.everybody(), [Notice::Partly(Partly::DiePlaced { die: DieId(3), face: 3, slot: h(2) })]);
    table.refuses(Faust, place(1, h(2)), Refusal::SlotTaken { slot: h(2) }, "PAC-56");
    table.refuses(Faust, place(1, c(3)), Refusal::NoSuchSlot { slot: c(3) }, "PAC-56");
    for die in [0, 5, 255] {
        table.refuses(Faust, place(die, c(1)), Refusal::NoSuchDie { die: DieId(die) }, "PAC-56");
    }
    table.refuses(Faust, Action::Confirm, Refusal::DiceLeft { left: 3 }, "PAC-56");
    for (die, slot) in [(4, c(1)), (1, h(1)), (2, c(2))] {
        table.act(Faust, place(die, slot));
    }
    // Without reading the flaws.
    assert!(table.view(Faust).contract.expect("a contract").lines.iter().all(|line| line.flaw.is_none()));
    table.act(Faust, Action::Confirm);
    assert_eq!(table.faces(&[c(1), h(1), c(2), h(2)]), [4, 1, 2, 3]);
}

#[test]
fn pac_57_dice_may_be_rearranged_until_the_placement_is_confirmed() {
    let mut table = Table::rolled(&[2, 5]);
    table.refuses(Faust, lift(1), Refusal::NotPlaced { die: DieId(1) }, "PAC-57");
    table.act(Faust, place(1, c(1)));
    assert_eq!(
        table.act(Faust, lift(1)).everybody(),
        [Notice::Partly(Partly::DieLifted { die: DieId(1), face: 2 })]
    );
    table.act(Faust, place(1, c(1)));
    table.act(Faust, place(1, h(1)));
    table.act(Faust, place(2, c(1)));
    assert_eq!(table.faces(&[c(1), h(1)]), [5, 2]);
    for other in [DemonA, DemonB] {
        let refusal = Refusal::NotYours { what: ActionKind::Confirm, whose: vec![Faust] };
        table.refuses(other, Action::Confirm, refusal, "PAC-57");
    }
    assert_eq!(table.act(Faust, Action::Confirm).everybody(), [Notice::Open(Happening::PlacementConfirmed)]);
    table.refuses(Faust, lift(1), Refusal::NotNow { what: ActionKind::Lift }, "PAC-57");
}

#[test]
fn pac_57_a_six_is_locked_once_its_effect_has_happened() {
    // Converted: locked. The 4 may go elsewhere and stays a 4.
    let mut table = Table::rolled(&[6, 2]);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, convert(2));
    for action in [lift(1), place(1, h(1))] {
        table.refuses(Faust, action, Refusal::DieLocked { die: DieId(1) }, "PAC-57");
    }
    table.act(Faust, place(2, h(1)));
    table.act(Faust, lift(2));
    table.act(Faust, place(2, h(1)));
    assert_eq!(table.faces(&[c(1), h(1)]), [6, 4]);

    // Declined: nothing has happened.
    let mut table = Table::rolled(&[6, 2]);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, Action::SkipConversion);
    table.act(Faust, place(1, h(1)));
    assert_eq!(table.held(DemonA), NONE, "now it strikes");
    table.refuses(Faust, lift(1), Refusal::DieLocked { die: DieId(1) }, "PAC-57");

    // A Rep without tokens: nothing has happened.
    let mut table = Table::rolled(&[6, 2]).holding(NONE, NONE, NONE, tokens(5, 5));
    table.act(Faust, place(1, h(1)));
    table.act(Faust, lift(1));
}

#[test]
fn pac_58_immediate_effects_happen_when_the_die_is_placed_and_only_two_are() {
    for face in 1..=6 {
        let mut table = Table::rolled(&[face, 3]);
        let told = table.act(Faust, place(1, c(1)));
        assert_eq!(told.public.len(), if face == 6 { 2 } else { 1 }, "{face} on a commitment");
        assert_eq!(table.state.stage == Stage::Convert, face == 6);
        let mut table = Table::rolled(&[face, 3]);
        let told = table.act(Faust, place(1, h(1)));
        assert_eq!(told.public.len(), if face == 6 { 2 } else { 1 }, "{face} on a flaw");
        assert_eq!(table.held(DemonA), if face == 6 { NONE } else { tokens(1, 0) });
    }
    // Not when the placement is confirmed, nor when the window closes.
    let mut table = Table::window(&[6, 6]);
    table.chance(&[1]).pass_all();
    assert_eq!((table.state.stage, table.held(DemonA)), (Stage::Summary, tokens(1, 0)));
}

#[test]
fn pac_59_a_six_on_a_commitment_converts_a_die_to_four() {
    let mut table = Table::rolled(&[6, 1]);
    let told = table.act(Faust, place(1, c(1)));
    assert_eq!(told.everybody()[1], Notice::Open(Happening::ConversionOpened { die: DieId(1) }));
    // At once: nothing else can be done with the dice before.
    table.refuses(Faust, place(2, h(1)), Refusal::NotNow { what: ActionKind::Place }, "PAC-56");
    table.refuses(Faust, Action::Confirm, Refusal::NotNow { what: ActionKind::Confirm }, "PAC-57");
    let refusal = Refusal::NotYours { what: ActionKind::Convert, whose: vec![Faust] };
    table.refuses(DemonA, convert(2), refusal, "PAC-59");
    let told = table.act(Faust, convert(2));
    assert_eq!(told.everybody(), [Notice::Partly(Partly::DieConverted { die: DieId(2), from: 1 })]);
    assert_eq!(table.contract().dice[1].face, 4);
    table.refuses(Faust, convert(2), Refusal::NotNow { what: ActionKind::Convert }, "PAC-59");
}

#[test]
fn pac_60_any_other_die_placed_or_not_and_faust_may_decline() {
    let mut table = Table::rolled(&[6, 1, 2, 3]);
    table.act(Faust, place(2, h(2)));
    table.act(Faust, place(1, c(1)));
    table.refuses(Faust, convert(1), Refusal::OtherDie, "PAC-60");
    table.refuses(Faust, convert(9), Refusal::NoSuchDie { die: DieId(9) }, "PAC-56");
    let mut placed = table.clone();
    placed.act(Faust, convert(2));
    assert_eq!(placed.faces(&[h(2)]), [4], "a placed die");
    let mut loose = table.clone();
    loose.act(Faust, convert(3));
    loose.act(Faust, place(3, c(2)));
    assert_eq!(loose.faces(&[c(2)]), [4], "a loose one, placed afterwards as a 4");
    assert_eq!(
        table.act(Faust, Action::SkipConversion).everybody(),
        [Notice::Open(Happening::ConversionSkipped)]
    );
    assert_eq!(table.contract().dice.iter().map(|die| die.face).collect::<Vec<_>>(), [6, 1, 2, 3]);
}

#[test]
fn pac_61_a_six_on_a_flaw_costs_the_rep_a_token() {
    let mut table = Table::rolled(&[6, 2]).holding(NONE, tokens(1, 1), tokens(1, 0), tokens(5, 5));
    let told = table.act(Faust, place(1, h(1)));
    assert_eq!(told.everybody()[1], Notice::Open(Happening::DiscardFellDue { by: DemonA, count: 1 }));
    // Faust's placing does not wait; the Rep has to choose before he does anything with tokens.
    table.act(Faust, place(2, c(1)));
    table.act(Faust, Action::Confirm);
    let owes = |what| Refusal::OwesDiscard { what, owed: 1 };
    table.refuses(DemonA, Action::Pass, owes(ActionKind::Pass), "PAC-61");
    table.refuses(DemonA, crate::play::shift(c(1), 1, pactes::Token::One), owes(ActionKind::Shift), "PAC-61");
    table.refuses(DemonA, crate::play::reroll(c(1), pactes::Token::One), owes(ActionKind::Reroll), "PAC-61");
    let seat = Table::seat(DemonA);
    assert!(Pactes.status(&Pactes.view(&table.state, Viewer::Seat(seat))).awaited.contains(&seat));
    table.act(DemonA, discard(0, 1));
    assert_eq!(table.held(DemonA), tokens(1, 0));
    table.act(DemonA, Action::Pass);
    // The Rival is not concerned.
    assert_eq!(table.held(DemonB), tokens(1, 0));
}

#[test]
fn pac_62_each_six_triggers_separately_and_a_converted_die_never() {
    // Two on flaws: two tokens.
    let mut table = Table::rolled(&[6, 6, 1, 1]).holding(NONE, tokens(2, 1), tokens(1, 0), tokens(5, 5));
    table.act(Faust, place(1, h(1)));
    table.act(Faust, place(2, h(2)));
    assert_eq!(table.public().purses.demon_a.count, 1);
    table.refuses(DemonA, discard(1, 0), Refusal::WrongDiscard { owed: 2 }, "PAC-53");
    table.act(DemonA, discard(1, 1));
    assert_eq!(table.held(DemonA), tokens(1, 0));

    // A six converted before it was placed triggers nothing.
    let mut table = Table::rolled(&[6, 6]);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, convert(2));
    assert_eq!(table.act(Faust, place(2, h(1))).public.len(), 1);
    assert_eq!(table.held(DemonA), tokens(1, 0));

    // One converted after it struck has struck.
    let mut table = Table::rolled(&[6, 6]);
    table.act(Faust, place(2, h(1)));
    table.act(Faust, place(1, c(1)));
    table.act(Faust, convert(2));
    assert_eq!((table.held(DemonA), table.faces(&[h(1)])), (NONE, vec![4]));
    table.refuses(Faust, lift(2), Refusal::DieLocked { die: DieId(2) }, "PAC-57");
}

#[test]
fn pac_62_a_second_debt_is_chosen_among_what_is_held_by_then() {
    let mut table =
        Table::rolled(&[6, 6, 1, 1]).holding(tokens(0, 2), tokens(1, 1), tokens(1, 0), tokens(5, 5));
    table.act(Faust, place(1, h(1)));
    table.act(Faust, offer(DemonA, tokens(0, 1), 0));
    table.act(DemonA, accept_offer(1, NONE));
    // What he got since cannot go for the first.
    table.refuses(DemonA, discard(0, 2), Refusal::WrongDiscard { owed: 1 }, "PAC-53");
    table.act(Faust, place(2, h(2)));
    assert_eq!(table.public().purses.demon_a.count, 1);
    table.act(DemonA, discard(0, 2));
    assert_eq!(table.held(DemonA), tokens(1, 0));
}

//! The window of interventions (PAC-63…69).

use kernel::Game;
use pactes::{Action, ActionKind, Happening, Notice, Pactes, Partly, Refusal, Role, Stage, Token};

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, accept_offer, c, h, offer, pay, place, reroll, shift, tokens,
};

#[test]
fn pac_63_when_all_dice_are_placed_anybody_bends_one_for_a_token() {
    let mut table = Table::rolled(&[3, 3]);
    table.act(Faust, place(1, c(1)));
    table.refuses(DemonA, shift(c(1), 1, Token::One), Refusal::NotNow { what: ActionKind::Shift }, "PAC-63");
    table.act(Faust, place(2, h(1)));
    // Placed, but not confirmed.
    table.refuses(DemonA, reroll(c(1), Token::One), Refusal::NotNow { what: ActionKind::Reroll }, "PAC-63");
    table.act(Faust, Action::Confirm);
    for (role, by, from, to) in [(Faust, 1, 3, 4), (DemonA, -1, 4, 3), (DemonB, -1, 3, 2)] {
        let told = table.act(role, shift(c(1), by, Token::One));
        let shifted = |token| Notice::Partly(Partly::DieShifted { by: role, slot: c(1), from, to, token });
        assert_eq!(told.to[role], [shifted(Some(Token::One))]);
        assert_eq!(told.public, [shifted(None)], "who, which die, what; not which token");
    }
    for by in [0, 2, -2, i8::MAX, i8::MIN] {
        table.refuses(Faust, shift(c(1), by, Token::One), Refusal::ByOneOnly, "PAC-63");
    }
    let told = table.chance(&[6]).act(Faust, reroll(h(1), Token::Two));
    let rerolled =
        |token| Notice::Partly(Partly::DieRerolled { by: Faust, slot: h(1), from: 3, to: 6, token });
    assert_eq!(told.to[Faust], [rerolled(Some(Token::Two))]);
    assert_eq!(told.to[DemonA], [rerolled(None)]);
}

#[test]
fn pac_63_a_stale_intervention_costs_nothing() {
    let mut table = Table::window(&[3, 3]);
    let seen = table.public().contract.expect("a contract").version;
    table.act(DemonA, shift(c(1), 1, Token::One));
    let stale = Action::Shift { slot: c(1), by: 1, token: Token::One, version: Some(seen) };
    table.refuses(DemonB, stale, Refusal::DiceChanged { version: seen + 1 }, "PAC-63");
    let stale = Action::Reroll { slot: c(1), token: Token::One, version: Some(seen) };
    table.refuses(DemonB, stale, Refusal::DiceChanged { version: seen + 1 }, "PAC-63");
    assert_eq!(table.held(DemonB), tokens(1, 0));
    table.act(DemonB, Action::Shift { slot: c(1), by: 1, token: Token::One, version: Some(seen + 1) });
}

#[test]
fn pac_64_any_die_any_number_of_times_as_long_as_tokens_last() {
    let mut table = Table::window(&[3, 3, 3, 3]).holding(tokens(4, 0), tokens(1, 0), NONE, tokens(5, 5));
    for slot in [c(1), h(1), c(2), h(2)] {
        table.act(Faust, shift(slot, 1, Token::One));
    }
    assert_eq!(table.faces(&[c(1), h(1), c(2), h(2)]), [4; 4]);
    for (role, what) in [(Faust, "spent"), (DemonB, "never had any")] {
        let refusal = Refusal::NotYourTokens { what: ActionKind::Shift };
        table.refuses(role, shift(c(1), 1, Token::One), refusal, "PAC-63");
        assert_eq!(table.held(role), NONE, "{what}");
    }
    table.refuses(DemonA, shift(c(3), 1, Token::One), Refusal::NoSuchSlot { slot: c(3) }, "PAC-56");
    table.refuses(
        DemonA,
        shift(c(1), 1, Token::Two),
        Refusal::NotYourTokens { what: ActionKind::Shift },
        "PAC-63",
    );
    table.chance(&[1]).act(DemonA, reroll(c(1), Token::One));
    assert_eq!(table.held(DemonA), NONE, "one token, one intervention");
}

#[test]
fn pac_65_a_result_stays_within_one_and_six() {
    let mut table = Table::window(&[6, 1]);
    let high = Refusal::OutOfBounds { slot: c(1), face: 6 };
    let low = Refusal::OutOfBounds { slot: h(1), face: 1 };
    table.refuses(Faust, shift(c(1), 1, Token::One), high, "PAC-65");
    table.refuses(Faust, shift(h(1), -1, Token::One), low, "PAC-65");
    table.chance(&[1]).act(Faust, reroll(c(1), Token::One));
    assert_eq!(table.faces(&[c(1)]), [1], "a reroll replaces the result, for worse too");
    table.chance(&[1]).act(Faust, reroll(h(1), Token::One));
    assert_eq!(table.faces(&[h(1)]), [1], "or leaves it");
}

#[test]
fn pac_66_a_value_reached_by_a_token_triggers_nothing() {
    let mut table = Table::window(&[5, 5]);
    let told = table.act(Faust, shift(c(1), 1, Token::One));
    assert_eq!((told.public.len(), table.state.stage), (1, Stage::Intervene), "no conversion");
    let told = table.act(Faust, shift(h(1), 1, Token::One));
    assert_eq!((told.public.len(), table.held(DemonA)), (1, tokens(1, 0)), "no discard");
    let told = table.chance(&[6]).act(Faust, reroll(c(1), Token::One));
    assert_eq!((told.public.len(), table.state.stage), (1, Stage::Intervene));
    table.chance(&[6]).act(Faust, reroll(h(1), Token::One));
    assert_eq!(table.held(DemonA), tokens(1, 0));
}

#[test]
fn pac_67_lowering_a_six_does_not_undo_what_it_did() {
    let mut table = Table::rolled(&[6, 6, 1, 1]);
    table.act(Faust, place(1, h(1)));
    table.act(Faust, place(2, c(1)));
    table.act(Faust, crate::play::convert(3));
    table.act(Faust, place(3, c(2)));
    table.act(Faust, place(4, h(2)));
    table.act(Faust, Action::Confirm);
    table.act(Faust, shift(h(1), -1, Token::One));
    table.chance(&[2]).act(Faust, reroll(c(1), Token::One));
    assert_eq!(table.held(DemonA), NONE, "the Rep's token is gone");
    assert_eq!(table.faces(&[c(1), h(1), c(2), h(2)]), [2, 5, 4, 1], "the 4 stays");
}

#[test]
fn pac_68_the_window_closes_when_all_have_passed_since_the_last_change() {
    let mut table = Table::window(&[3, 3]).holding(tokens(3, 0), tokens(1, 0), tokens(1, 0), tokens(5, 5));
    let passed = |table: &Table| Role::ALL.map(|role| table.public().contract.expect("one").passed[role]);
    assert_eq!(table.act(Faust, Action::Pass).everybody(), [Notice::Open(Happening::Passed { by: Faust })]);
    table.refuses(Faust, Action::Pass, Refusal::PassedAlready, "PAC-68");
    table.act(DemonA, Action::Pass);
    assert_eq!(passed(&table), [true, true, false]);
    assert_eq!(Pactes.status(&table.public()).awaited, [Table::seat(DemonB)]);
    // Who passed may still act; that clears the passes.
    table.act(Faust, shift(c(1), -1, Token::One));
    assert_eq!(passed(&table), [false; 3]);
    // So does a transfer, but not an offer.
    table.act(DemonA, Action::Pass);
    table.act(DemonB, Action::Pass);
    table.act(Faust, offer(DemonB, tokens(1, 0), 0));
    assert_eq!(passed(&table), [false, true, true]);
    table.act(DemonB, accept_offer(1, NONE));
    assert_eq!(passed(&table), [false; 3]);
    let told = table.pass_all();
    assert!(matches!(told.public[1], Notice::Partly(Partly::FlawsRead { .. })));
    assert_eq!(table.state.stage, Stage::Summary);
    table.refuses(Faust, shift(c(1), 1, Token::One), Refusal::NotNow { what: ActionKind::Shift }, "PAC-63");
}

#[test]
fn pac_69_tokens_drawn_or_received_may_be_spent_at_once() {
    let mut table = Table::drawn_up(1);
    table.act(Faust, Action::Sign);
    table.chance(&[2]).act(Faust, pay(1, 0));
    table.chance(&[3, 3]).act(Faust, Action::Roll);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, place(2, h(1)));
    table.act(Faust, Action::Confirm);
    table.act(DemonA, shift(c(1), 1, Token::Two));
    table.refuses(
        DemonB,
        shift(c(1), 1, Token::Two),
        Refusal::NotYourTokens { what: ActionKind::Shift },
        "PAC-63",
    );
    table.act(Faust, offer(DemonB, tokens(0, 1), 0));
    table.act(DemonB, accept_offer(1, NONE));
    table.act(DemonB, shift(c(1), 1, Token::Two));
}

#[test]
fn tokens_on_offer_cannot_be_spent() {
    let mut table = Table::window(&[3, 3]);
    table.act(DemonA, offer(Faust, tokens(1, 0), 1));
    table.refuses(
        DemonA,
        shift(c(1), 1, Token::One),
        Refusal::NotYourTokens { what: ActionKind::Shift },
        "PAC-63",
    );
    table.act(DemonA, crate::play::withdraw_offer(1));
    table.act(DemonA, shift(h(1), 1, Token::One));
}

//! Paying, and tokens in general (PAC-42…54).

use kernel::Game;
use pactes::{
    Action, ActionKind, DrawCause, Happening, Notice, Pactes, Partly, Refusal, Stage, Token, least_payment,
    price,
};

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, accept_offer, c, discard, h, offer, pay, place, reroll, shift, tokens,
};

fn rebate(rebate: u8) -> Action {
    Action::SetRebate { rebate }
}

/// Signed, with these tokens in Faust's purse and those in the Reserve.
fn signed(n_lines: usize, faust: pactes::Tokens, reserve: pactes::Tokens) -> Table {
    let mut table = Table::drawn_up(n_lines).holding(faust, tokens(1, 0), tokens(1, 0), reserve);
    table.act(Faust, Action::Sign);
    table
}

#[test]
fn pac_42_the_list_price_is_the_number_of_commitments() {
    for n in 1..=5 {
        let mut table = Table::drawn_up(n);
        let price = u32::try_from(n).expect("few");
        assert_eq!(table.public().contract.expect("a contract").price, price);
        assert_eq!(table.act(Faust, Action::Sign).everybody(), [Notice::Open(Happening::Signed { price })]);
    }
}

#[test]
fn pac_43_the_rep_may_lower_the_price_never_raise_it() {
    let mut table = Table::drawn_up(3);
    for other in [Faust, DemonB] {
        let refusal = Refusal::NotYours { what: ActionKind::SetRebate, whose: vec![DemonA] };
        table.refuses(other, rebate(1), refusal, "PAC-43");
    }
    let told = table.act(DemonA, rebate(2));
    assert_eq!(told.everybody(), [Notice::Open(Happening::RebateGranted { rebate: 2 })]);
    assert_eq!(table.public().contract.expect("a contract").price, 1);
    table.refuses(DemonA, rebate(1), Refusal::WrongRebate { rebate: 1, least: 2, most: 5 }, "PAC-43");
    table.refuses(DemonA, rebate(6), Refusal::WrongRebate { rebate: 6, least: 2, most: 5 }, "PAC-43");
    table.act(DemonA, rebate(5));
    assert_eq!(table.public().contract.expect("a contract").price, 0, "never below nothing");
    assert_eq!((price(2, 5), price(5, 2)), (0, 3));

    // From the choice of the obstacle to the payment, not after; a new round starts without.
    let mut table = Table::in_round_one();
    table.refuses(DemonA, rebate(1), Refusal::NotNow { what: ActionKind::SetRebate }, "PAC-43");
    let mut table = table.choose();
    table.act(DemonA, rebate(1));
    let mut table = table.line().line();
    table.act(Faust, Action::Sign);
    table.act(DemonA, rebate(1));
    table.chance(&[1]).act(Faust, pay(1, 0));
    table.refuses(DemonA, rebate(2), Refusal::NotNow { what: ActionKind::SetRebate }, "PAC-43");
    let table = Table::in_round_one().quiet_round().choose();
    assert_eq!(table.contract().rebate, 0);
}

#[test]
fn pac_43_a_rebate_down_to_nothing_pays_at_once() {
    let mut table = signed(2, tokens(8, 4), tokens(4, 4));
    let told = table.act(DemonA, rebate(2));
    assert_eq!(
        told.everybody(),
        [
            Notice::Open(Happening::RebateGranted { rebate: 2 }),
            Notice::Open(Happening::Paid { tokens: NONE })
        ]
    );
    assert_eq!((table.state.stage, table.held(Faust)), (Stage::Roll, tokens(8, 4)));
}

#[test]
fn pac_44_faust_pays_in_points_with_his_own_tokens() {
    let mut table = signed(2, tokens(2, 1), tokens(4, 4));
    for other in [DemonA, DemonB] {
        let refusal = Refusal::NotYours { what: ActionKind::Pay, whose: vec![Faust] };
        table.refuses(other, pay(0, 1), refusal, "PAC-44");
    }
    table.refuses(Faust, pay(0, 2), Refusal::NotYourTokens { what: ActionKind::Pay }, "PAC-44");
    table.refuses(Faust, pay(1, 0), Refusal::WrongPayment { paid: 1, due: 2 }, "PAC-46");
    // One token of 2 points, or two of 1: he chooses.
    assert!(table.may(Faust, &pay(2, 0)) && table.may(Faust, &pay(0, 1)));
    let told = table.chance(&[1, 2]).act(Faust, pay(0, 1));
    assert_eq!(told.public[0], Notice::Open(Happening::Paid { tokens: tokens(0, 1) }));
    assert_eq!((table.held(Faust), table.state.discard), (tokens(2, 0), tokens(0, 1)));
}

#[test]
fn pac_44_tokens_on_offer_serve_to_pay() {
    let mut table = Table::drawn_up(2).holding(tokens(2, 1), NONE, NONE, tokens(4, 4));
    table.act(Faust, offer(DemonB, tokens(0, 1), 0));
    table.act(Faust, Action::Sign);
    let told = table.chance(&[1, 1]).act(Faust, pay(0, 1));
    assert!(matches!(told.public[0], Notice::Partly(Partly::OfferLapsed { from: Faust, to: DemonB, .. })));
    assert_eq!(table.held(Faust), tokens(2, 0));
}

#[test]
fn pac_45_no_change_is_given() {
    let mut table = signed(1, tokens(0, 3), tokens(9, 9));
    let told = table.chance(&[1]).act(Faust, pay(0, 1));
    assert_eq!(table.held(Faust), tokens(0, 2), "nothing comes back");
    assert!(!told.public.iter().any(|n| matches!(n, Notice::Partly(Partly::Drawn { by: Faust, .. }))));
    // Two ones for a two between players are a trade.
    let mut table = Table::in_round_one();
    table.state.purses.demon_a.held = tokens(0, 1);
    table.act(DemonA, offer(Faust, tokens(0, 1), 2));
    table.act(Faust, accept_offer(1, tokens(2, 0)));
    assert_eq!((table.held(Faust), table.held(DemonA)), (tokens(6, 5), tokens(2, 0)));
}

#[test]
fn pac_46_the_payment_is_the_least_sum_that_covers_the_price() {
    // Against every way to choose among the tokens.
    for ones in 0..6 {
        for twos in 0..6 {
            for price in 0..=5 {
                let sums = (0..=ones).flat_map(|o| (0..=twos).map(move |t| o + 2 * t));
                let least = sums.filter(|sum| *sum >= price).min().unwrap_or(ones + 2 * twos);
                assert_eq!(least_payment(tokens(ones, twos), price), least, "{ones} {twos} {price}");
            }
        }
    }
    let mut table = signed(3, tokens(1, 3), tokens(4, 4));
    table.refuses(Faust, pay(0, 2), Refusal::WrongPayment { paid: 4, due: 3 }, "PAC-46");
    table.refuses(Faust, pay(1, 3), Refusal::WrongPayment { paid: 7, due: 3 }, "PAC-46");
    assert!(table.may(Faust, &pay(1, 1)));
}

#[test]
fn pac_47_what_is_overpaid_is_lost() {
    let mut table = signed(3, tokens(0, 4), tokens(9, 9));
    let told = table.chance(&[1, 1, 1]).act(Faust, pay(0, 2));
    let drawn = Notice::Partly(Partly::Drawn { by: DemonA, count: 3, tokens: None, cause: DrawCause::Price });
    assert_eq!(
        told.public,
        [Notice::Open(Happening::Paid { tokens: tokens(0, 2) }), drawn],
        "three tokens, not four"
    );
    // Nor does it lower a later price.
    table.chance(&[3; 6]).act(Faust, Action::Roll);
    for (die, slot) in (1..).zip(pactes::Slot::all(3)) {
        table.act(Faust, place(die, slot));
    }
    table.act(Faust, Action::Confirm);
    table.pass_all();
    table.act(Faust, Action::Summarise { text: None });
    let table = table.choose().line();
    assert_eq!(table.contract().price(), 1);
}

#[test]
fn pac_48_who_has_too_little_pays_all_he_has() {
    let mut table = Table::drawn_up(3).holding(tokens(2, 0), NONE, NONE, tokens(9, 9));
    table.act(Faust, Action::Sign);
    table.refuses(Faust, pay(1, 0), Refusal::WrongPayment { paid: 1, due: 2 }, "PAC-46");
    let told = table.chance(&[1, 2]).act(Faust, pay(2, 0));
    let drawn = Notice::Partly(Partly::Drawn { by: DemonA, count: 2, tokens: None, cause: DrawCause::Price });
    assert_eq!(told.public[1], drawn, "for what was really paid");
    assert_eq!((table.held(Faust), table.state.stage), (NONE, Stage::Roll), "the contract goes on");
    // With nothing at all there is nothing to choose.
    let mut table = Table::drawn_up(1).holding(NONE, NONE, NONE, tokens(9, 9));
    let told = table.act(Faust, Action::Sign);
    assert_eq!(
        told.everybody(),
        [Notice::Open(Happening::Signed { price: 1 }), Notice::Open(Happening::Paid { tokens: NONE })]
    );
    assert_eq!(table.state.stage, Stage::Roll);
}

#[test]
fn pac_49_the_rep_draws_as_many_tokens_as_the_price_paid() {
    for (n, ones, twos) in [(1, 1, 0), (2, 0, 1), (4, 0, 2), (5, 1, 2)] {
        let mut table = Table::drawn_up(n);
        table.act(Faust, Action::Sign);
        table.chance(&vec![2; n]).act(Faust, pay(ones, twos));
        let n = u32::try_from(n).expect("few");
        assert_eq!(table.held(DemonA), tokens(1, n), "{n} tokens for {n} points");
        assert_eq!(table.held(DemonB), tokens(1, 0));
    }
    // The payment lies in the Discard before the draw: with an empty Reserve it is drawn.
    let mut table = signed(1, tokens(1, 1), NONE);
    let told = table.chance(&[1]).act(Faust, pay(1, 0));
    assert_eq!(told.public[1], Notice::Partly(Partly::ReserveRefilled { count: 1 }));
    assert_eq!((table.held(DemonA), table.state.discard), (tokens(2, 0), NONE));
}

#[test]
fn pac_50_what_the_rep_draws_stays_hidden() {
    let mut table = Table::drawn_up(2);
    table.act(Faust, Action::Sign);
    let told = table.chance(&[1, 2]).act(Faust, pay(0, 1));
    let drawn =
        |tokens| Notice::Partly(Partly::Drawn { by: DemonA, count: 2, tokens, cause: DrawCause::Price });
    assert_eq!(told.to[DemonA][1], drawn(Some(tokens(1, 1))));
    for notices in [&told.to[Faust], &told.to[DemonB], &told.public] {
        assert_eq!(notices[1], drawn(None));
    }
    assert_eq!(table.view(Faust).purses.demon_a.tokens, None);
}

#[test]
fn pac_51_what_is_paid_spent_or_discarded_goes_to_the_discard() {
    let mut table = Table::window(&[3, 1]).holding(tokens(1, 1), tokens(1, 0), tokens(0, 2), tokens(5, 5));
    table.act(DemonB, shift(c(1), 1, Token::Two));
    assert_eq!(table.state.discard, tokens(0, 1));
    table.chance(&[3]).act(DemonA, reroll(c(1), Token::One));
    assert_eq!(table.state.discard, tokens(1, 1));
    table.pass_all();
    table.act(Faust, discard(0, 1));
    assert_eq!(table.state.discard, tokens(1, 2));
    assert_eq!(table.state.reserve, tokens(5, 5), "nothing goes back to the Reserve");
    let mut table = signed(2, tokens(8, 4), tokens(9, 9));
    table.chance(&[1, 1]).act(Faust, pay(2, 0));
    assert_eq!(table.state.discard, tokens(2, 0));
}

#[test]
fn pac_52_an_empty_reserve_takes_the_discard_back() {
    // One token left for three draws; the Discard holds two ones.
    let mut table = Table::window(&[4, 5]).holding(NONE, NONE, NONE, tokens(0, 1));
    table.state.discard = tokens(2, 0);
    let told = table.chance(&[2, 1, 1]).pass_all();
    let refilled =
        told.public.iter().position(|n| *n == Notice::Partly(Partly::ReserveRefilled { count: 2 }));
    let rep = |n: &Notice| matches!(n, Notice::Partly(Partly::Drawn { by: DemonA, count: 1, .. }));
    assert!(told.public.iter().position(rep) < refilled, "only when it is empty");
    assert_eq!((table.held(DemonA), table.held(Faust)), (tokens(0, 1), tokens(2, 0)));
    assert_eq!((table.state.reserve, table.state.discard), (NONE, NONE));

    // Both empty: the effect is lost.
    let mut table = Table::window(&[4, 5]).holding(NONE, NONE, NONE, tokens(0, 2));
    table.chance(&[2, 2]).pass_all();
    assert_eq!((table.held(DemonA), table.held(Faust)), (tokens(0, 1), tokens(0, 1)), "one is missing");
    assert_eq!(table.state.stage, Stage::Summary);
}

#[test]
fn pac_53_the_owner_chooses_which_token_goes_privately() {
    let mut table = Table::rolled(&[6, 3]).holding(NONE, tokens(1, 2), tokens(1, 0), tokens(5, 5));
    let told = table.act(Faust, place(1, h(1)));
    assert_eq!(told.everybody()[1], Notice::Open(Happening::DiscardFellDue { by: DemonA, count: 1 }));
    let public = table.public();
    assert_eq!((public.purses.demon_a.count, public.discard), (2, 1), "gone at once for everybody");
    table.refuses(DemonA, discard(1, 1), Refusal::WrongDiscard { owed: 1 }, "PAC-53");
    table.refuses(DemonA, discard(0, 0), Refusal::WrongDiscard { owed: 1 }, "PAC-53");
    table.refuses(DemonB, discard(1, 0), Refusal::NotNow { what: ActionKind::Discard }, "PAC-53");

    for (kept, chosen) in [(tokens(0, 2), discard(1, 0)), (tokens(1, 1), discard(0, 1))] {
        let mut table = table.clone();
        let told = table.act(DemonA, chosen);
        assert_eq!(table.held(DemonA), kept, "either value will do");
        assert_eq!(table.public(), public, "nothing more is seen");
        assert!(told.to[Faust].is_empty() && told.to[DemonB].is_empty() && told.public.is_empty());
        assert_eq!(told.to[DemonA].len(), 1);
    }
}

#[test]
fn pac_53_a_discard_without_a_choice_is_settled_by_the_program() {
    for rep in [tokens(2, 0), tokens(0, 3), tokens(1, 0)] {
        let mut table = Table::rolled(&[6, 3]).holding(NONE, rep, tokens(1, 0), tokens(5, 5));
        let told = table.act(Faust, place(1, h(1)));
        assert_eq!(table.held(DemonA).count(), rep.count() - 1);
        assert!(matches!(
            told.to[DemonA].last(),
            Some(Notice::Partly(Partly::DiscardSettled { by: DemonA, .. }))
        ));
        assert_eq!(
            told.public.last(),
            Some(&Notice::Open(Happening::DiscardFellDue { by: DemonA, count: 1 }))
        );
        table.refuses(DemonA, discard(1, 0), Refusal::NotNow { what: ActionKind::Discard }, "PAC-53");
    }
}

#[test]
fn pac_54_who_holds_nothing_discards_nothing_and_owes_nothing() {
    let mut table = Table::window(&[5, 1]).holding(NONE, tokens(1, 0), tokens(1, 0), tokens(5, 5));
    let told = table.pass_all();
    assert!(!told.public.iter().any(|n| matches!(n, Notice::Open(Happening::DiscardFellDue { .. }))));
    assert_eq!(table.state.purses.faust.owed, None);
    // What he gets later is his.
    table.act(DemonA, offer(Faust, tokens(1, 0), 0));
    table.act(Faust, accept_offer(1, NONE));
    assert_eq!(table.held(Faust), tokens(1, 0));
    assert_eq!(Pactes.status(&table.view(Faust)).awaited, [Table::seat(Faust)]);
    table.act(Faust, Action::Summarise { text: None });
}

//! TV-01…24: set-up, rounds, paying, draws.

use kernel::{BySeat, Casting, Language, NotDone, Scripted};
use pactes::{
    Action, ActionKind, Happening, Notice, Options, Pactes, Partly, Refusal, Role, Stage, Token, Tokens,
};

use crate::play::{
    DemonA, DemonB, Faust, NONE, SEATS, Table, c, convert, discard, h, pay, place, propose, shift, tokens,
};

/// Signed with these holdings; the demons hold their first 1.
fn signed(n_lines: usize, faust: Tokens, reserve: Tokens) -> Table {
    let mut table = Table::drawn_up(n_lines).holding(faust, tokens(1, 0), tokens(1, 0), reserve);
    table.act(Faust, Action::Sign);
    table
}

/// Which of all the ways to count out these tokens may be paid.
fn legal(table: &Table, held: Tokens) -> Vec<Tokens> {
    let all = (0..=held.ones + 1).flat_map(|ones| (0..=held.twos + 1).map(move |twos| tokens(ones, twos)));
    all.filter(|t| table.may(Faust, &pay(t.ones, t.twos))).collect()
}

#[test]
fn tv_01_the_set_up() {
    let table = Table::new();
    let worth = |tokens: Tokens| (tokens.count(), tokens.points());
    assert_eq!(worth(table.held(Faust)), (12, 16));
    assert_eq!((worth(table.held(DemonA)), worth(table.held(DemonB))), ((1, 1), (1, 1)));
    assert_eq!((worth(table.state.reserve), table.state.reserve), ((38, 60), tokens(16, 22)));
    assert_eq!(table.state.discard, NONE);
    assert_eq!(worth(crate::play::whole_set(&table.state)), (52, 78));
}

#[test]
fn tv_02_other_numbers_of_tokens() {
    let options = |n| Options { tokens_per_value: n, ..Options::default() };
    let reserve = |n| Table::with(&options(n), Language::Fr).state.reserve;
    assert_eq!((reserve(16), reserve(16).count(), reserve(16).points()), (tokens(6, 12), 18, 30));
    assert_eq!((reserve(10), reserve(10).count(), reserve(10).points()), (tokens(0, 6), 6, 12));
    let casting = Casting { language: Language::Fr, roles: BySeat::new(SEATS.to_vec()) };
    let opened = kernel::deal(&Pactes, &options(9), &casting, &mut Scripted::default());
    let refusal = Refusal::WrongNumberOfTokens { tokens: 9, least: 10, most: 200 };
    assert_eq!(opened, Err(NotDone::Refused(refusal)));
}

#[test]
fn tv_03_a_whole_game() {
    let table = (0..6).fold(Table::in_round_one(), |table, _| table.quiet_round());
    let authors: Vec<Role> = table.state.obstacles.iter().map(|o| o.by).collect();
    assert_eq!(authors, [Faust, DemonA, DemonB, Faust, DemonA, DemonB]);
    let reps: Vec<Role> = table.state.past.iter().map(|past| past.rep.into()).collect();
    assert_eq!(reps, [DemonA, DemonB, DemonA, DemonB, DemonA, DemonB]);
    assert!(table.state.obstacles.iter().all(|o| o.crossed));
    assert_eq!(table.state.stage, Stage::End);
}

/// TV-07: two lines, paid with a 2; the Rep draws a 1 and a 2.
fn source_example() -> Table {
    let mut table = Table::drawn_up(2);
    table.act(Faust, Action::Sign);
    table.chance(&[1, 2]).act(Faust, pay(0, 1));
    table
}

#[test]
fn tv_07_the_payment_of_the_source_example() {
    let table = source_example();
    assert_eq!((table.held(DemonA), table.held(DemonA).points()), (tokens(2, 1), 4));
    assert_eq!((table.held(Faust).count(), table.held(Faust).points()), (11, 14));
    assert_eq!(table.state.discard, tokens(0, 1));
    for view in [table.view(Faust), table.view(DemonB), table.public()] {
        assert_eq!((view.purses.demon_a.count, view.purses.demon_a.tokens), (3, None));
    }
}

/// TV-08: 6→C2 converts the 1, 4→C1, 5→H1, 2→H2.
fn source_placement() -> Table {
    let mut table = source_example();
    table.chance(&[1, 2, 5, 6]).act(Faust, Action::Roll);
    table.act(Faust, place(4, c(2)));
    table.act(Faust, convert(1));
    for (die, slot) in [(1, c(1)), (3, h(1)), (2, h(2))] {
        table.act(Faust, place(die, slot));
    }
    table.act(Faust, Action::Confirm);
    table
}

#[test]
fn tv_08_the_resolution_of_the_source_example() {
    let mut table = source_placement();
    table.act(DemonA, shift(h(2), -1, Token::One));
    table.chance(&[2, 1, 2]).pass_all();
    assert_eq!(table.faces(&[c(1), h(1), c(2), h(2)]), [4, 5, 6, 1]);
    table.act(Faust, discard(1, 0));
    assert_eq!(table.state.achievements, 2);
    assert_eq!((table.held(Faust).count(), table.held(Faust).points()), (12, 16));
    assert_eq!((table.held(DemonA), table.held(DemonA).points()), (tokens(1, 2), 5));
    assert_eq!(table.held(DemonB), tokens(1, 0));
    assert_eq!((table.state.discard, table.state.reserve.count()), (tokens(2, 1), 33));
    assert_eq!(crate::play::whole_set(&table.state).count(), 52);
}

#[test]
fn tv_09_the_same_without_the_intervention() {
    let mut table = source_placement();
    let told = table.chance(&[2, 1, 2, 1]).pass_all();
    assert_eq!(table.faces(&[h(2)]), [2]);
    let drawers = told.public.iter().filter_map(|n| match n {
        Notice::Partly(Partly::Drawn { by, count, .. }) => Some((*by, *count)),
        _ => None,
    });
    assert_eq!(drawers.collect::<Vec<_>>(), [(DemonA, 1), (Faust, 2), (DemonB, 1)]);
    assert!(!told.public.iter().any(|n| matches!(n, Notice::Open(Happening::DiscardFellDue { .. }))));
}

#[test]
fn tv_10_one_and_two_twos_for_a_price_of_two() {
    let mut table = signed(2, tokens(1, 2), tokens(4, 4));
    assert_eq!(legal(&table, tokens(1, 2)), [tokens(0, 1)]);
    table.refuses(Faust, pay(1, 0), Refusal::WrongPayment { paid: 1, due: 2 }, "PAC-46");
    table.refuses(Faust, pay(1, 1), Refusal::WrongPayment { paid: 3, due: 2 }, "PAC-46");
}

#[test]
fn tv_11_one_and_two_twos_for_a_price_of_three() {
    let mut table = signed(3, tokens(1, 2), tokens(4, 4));
    assert_eq!(legal(&table, tokens(1, 2)), [tokens(1, 1)]);
    table.refuses(Faust, pay(0, 2), Refusal::WrongPayment { paid: 4, due: 3 }, "PAC-46");
}

#[test]
fn tv_12_the_opening_hand_for_a_price_of_five() {
    let table = signed(5, tokens(8, 4), tokens(9, 9));
    assert_eq!(legal(&table, tokens(8, 4)), [tokens(1, 2), tokens(3, 1), tokens(5, 0)]);
}

#[test]
fn tv_13_overpaying() {
    let mut table = signed(3, tokens(0, 3), tokens(2, 2));
    assert_eq!(legal(&table, tokens(0, 3)), [tokens(0, 2)]);
    table.chance(&[1, 2, 2]).act(Faust, pay(0, 2));
    assert_eq!((table.held(Faust), table.held(DemonA)), (tokens(0, 1), tokens(2, 2)));
    assert_eq!(table.state.reserve, tokens(1, 0));
}

#[test]
fn tv_14_a_two_for_a_price_of_one() {
    let mut table = signed(1, tokens(0, 1), tokens(4, 4));
    table.chance(&[1]).act(Faust, pay(0, 1));
    assert_eq!((table.held(Faust), table.held(DemonA).count()), (NONE, 2));
}

#[test]
fn tv_15_faust_without_a_token() {
    let mut table =
        Table::in_round_one().holding(NONE, tokens(1, 0), tokens(1, 0), tokens(4, 4)).choose().line();
    table.refuses(Faust, Action::GoOn, Refusal::CannotAfford { points: 0, price: 2 }, "PAC-41");
    let told = table.act(Faust, Action::Sign);
    assert_eq!(
        told.everybody(),
        [Notice::Open(Happening::Signed { price: 1 }), Notice::Open(Happening::Paid { tokens: NONE })]
    );
    assert_eq!(table.held(DemonA), tokens(1, 0), "nothing is drawn");
    table.chance(&[5, 4]).act(Faust, Action::Roll);
    assert_eq!(table.contract().dice.len(), 2);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, place(2, h(1)));
    table.act(Faust, Action::Confirm);
    table.chance(&[2]).pass_all();
    assert_eq!((table.state.achievements, table.held(Faust)), (1, tokens(0, 1)));
}

#[test]
fn tv_16_solvency_with_and_without_a_rebate() {
    let mut table = Table::drawn_up(3).holding(tokens(1, 1), NONE, NONE, tokens(4, 4));
    table.refuses(Faust, Action::GoOn, Refusal::CannotAfford { points: 3, price: 4 }, "PAC-41");
    table.act(DemonA, Action::SetRebate { rebate: 1 });
    table.act(Faust, Action::GoOn);
}

#[test]
fn tv_17_three_lines_and_a_rebate_of_one() {
    let mut table = Table::drawn_up(3);
    table.act(DemonA, Action::SetRebate { rebate: 1 });
    assert_eq!(table.act(Faust, Action::Sign).everybody(), [Notice::Open(Happening::Signed { price: 2 })]);
    table.chance(&[1, 1]).act(Faust, pay(0, 1));
    assert_eq!(table.held(DemonA), tokens(3, 0));
    table.chance(&[1; 6]).act(Faust, Action::Roll);
    assert_eq!(table.contract().dice.len(), 6);
}

#[test]
fn tv_18_a_price_of_nothing() {
    let mut table = Table::drawn_up(2);
    table.act(DemonA, Action::SetRebate { rebate: 2 });
    let told = table.act(Faust, Action::Sign);
    assert_eq!(
        told.everybody(),
        [Notice::Open(Happening::Signed { price: 0 }), Notice::Open(Happening::Paid { tokens: NONE })]
    );
    assert_eq!((table.state.stage, table.held(DemonA)), (Stage::Roll, tokens(1, 0)));
    table.chance(&[1; 4]).act(Faust, Action::Roll);
    assert_eq!(table.contract().dice.len(), 4);
}

#[test]
fn tv_19_five_lines() {
    let mut table = Table::drawn_up(5);
    table.refuses(Faust, Action::GoOn, Refusal::ContractIsFull { most: 5 }, "PAC-38");
    table.act(Faust, Action::Sign);
    table.chance(&[1; 5]).act(Faust, pay(5, 0));
    table.chance(&[1; 10]).act(Faust, Action::Roll);
    assert_eq!(table.contract().dice.len(), 10);
}

#[test]
fn tv_20_signing_after_going_on() {
    let mut table = Table::drawn_up(1);
    table.act(Faust, Action::GoOn);
    let mut at_once = table.clone();
    assert_eq!(at_once.act(Faust, Action::Sign).everybody(), [Notice::Open(Happening::Signed { price: 1 })]);
    at_once.chance(&[1]).act(Faust, pay(1, 0));
    at_once.chance(&[1, 1]).act(Faust, Action::Roll);
    table.act(DemonA, propose("x"));
    table.refuses(Faust, Action::Sign, Refusal::NotNow { what: ActionKind::Sign }, "PAC-36");
    table.act(Faust, Action::Refuse { reason: None });
    assert_eq!(table.act(Faust, Action::Sign).everybody(), [Notice::Open(Happening::Signed { price: 1 })]);
}

#[test]
fn tv_21_the_reserve_runs_out_at_the_payment() {
    let mut table = signed(3, tokens(1, 2), tokens(0, 1));
    let before = table.held(DemonA).points();
    let told = table.chance(&[2, 1, 2]).act(Faust, pay(1, 1));
    assert!(told.everybody_but(DemonA).contains(&Notice::Partly(Partly::ReserveRefilled { count: 2 })));
    assert_eq!(table.held(DemonA).points(), before + 5);
    assert_eq!((table.state.reserve, table.state.discard), (NONE, NONE));
}

#[test]
fn tv_22_nothing_left_to_draw() {
    let mut table = Table::window(&[4, 5]).holding(tokens(1, 0), NONE, NONE, NONE);
    let told = table.pass_all();
    assert!(!told.public.iter().any(|n| matches!(n, Notice::Partly(Partly::Drawn { .. }))));
    assert_eq!((table.state.achievements, table.state.stage), (1, Stage::Summary));
}

#[test]
fn tv_23_one_token_left_to_draw() {
    let mut table = Table::window(&[4, 5]).holding(NONE, NONE, NONE, tokens(1, 0));
    table.chance(&[1]).pass_all();
    assert_eq!((table.held(DemonA), table.held(Faust)), (tokens(1, 0), NONE), "commitment before flaw");
}

#[test]
fn tv_24_what_faust_discards_is_drawn() {
    let mut table = Table::window(&[4, 1]).holding(tokens(1, 1), NONE, NONE, NONE);
    table.pass_all();
    assert_eq!((table.state.stage, table.held(DemonA)), (Stage::Settle, NONE));
    table.chance(&[1]).act(Faust, discard(1, 0));
    assert_eq!((table.held(DemonA), table.held(Faust)), (tokens(1, 0), tokens(0, 1)));
    assert_eq!((table.state.achievements, table.state.stage), (1, Stage::Summary));
}

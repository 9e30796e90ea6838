//! Players, roles, material, set-up (PAC-01…11).

use kernel::{Actor, BySeat, Casting, Game, Language, NotDone, Refused, Scripted, Seat, Viewer};
use pactes::{Action, ActionKind, Event, Options, Pactes, Refusal, Role, Slot, Stage, Token};

use crate::play::{
    DemonA, DemonB, Faust, NONE, SEATS, Table, accept_offer, c, discard, h, offer, pay, place, propose,
    set_desire, set_obstacle, shift, tokens, whole_set,
};

#[track_caller]
fn not_opened(options: &Options, roles: &[Role]) -> Refusal {
    let casting = Casting { language: Language::Fr, roles: BySeat::new(roles.to_vec()) };
    match kernel::deal(&Pactes, options, &casting, &mut Scripted::default()) {
        Err(NotDone::Refused(refusal)) => refusal,
        other => panic!("a table of {roles:?} is refused, not {other:?}"),
    }
}

#[test]
fn pac_01_there_are_exactly_three_players() {
    let options = Options::default();
    for roles in [&[Faust, DemonA][..], &[Faust, DemonA, DemonB, DemonB][..], &[][..]] {
        let refusal = not_opened(&options, roles);
        assert_eq!(refusal, Refusal::NotThree { n_seats: roles.len() });
        assert_eq!(refusal.rule().0, "PAC-01");
    }
    // A spectator and the house have no part in it.
    let table = Table::new();
    for actor in [Actor::House, Actor::Seat(Seat(3))] {
        let done =
            kernel::submit(&Pactes, &table.state, actor, &set_desire("I want"), &mut Scripted::default());
        assert_eq!(done, Err(NotDone::Refused(Refusal::OnlyLooking)));
    }
}

#[test]
fn pac_02_the_three_roles_are_shared_out_and_last_the_whole_game() {
    let refusal = not_opened(&Options::default(), &[Faust, DemonA, DemonA]);
    assert_eq!(refusal, Refusal::RoleNotTaken { role: DemonB });
    assert_eq!(refusal.rule().0, "PAC-02");
    assert_eq!(not_opened(&Options::default(), &[Faust; 3]), Refusal::RoleNotTaken { role: DemonA });

    let table = Table::last_summary();
    for (role, seat) in SEATS.into_iter().zip(0..) {
        let view = Pactes.view(&table.state, Viewer::Seat(Seat(seat)));
        assert_eq!((view.you, view.seats[Seat(seat)]), (Some(role), role), "in round six as at the start");
    }
    // The order of turns is Faust, A, B, wherever they sit.
    let authors: Vec<Role> = table.state.obstacles.iter().map(|o| o.by).collect();
    assert_eq!(authors, [Faust, DemonA, DemonB, Faust, DemonA, DemonB]);
}

#[test]
fn pac_03_a_contract_of_n_lines_takes_two_n_dice_of_six_sides() {
    for n in 1..=5 {
        let faces: Vec<u8> = (1..=6).cycle().take(2 * n).collect();
        assert_eq!(Table::rolled(&faces).contract().dice.len(), 2 * n);
    }
    let mut table = Table::drawn_up(1);
    table.act(DemonA, Action::SetRebate { rebate: 1 });
    table.act(Faust, Action::Sign);
    let roll = |face: u8| {
        let mut chance = Scripted::new([face.into(), 1.into()]);
        kernel::submit(&Pactes, &table.state, Actor::Seat(Table::seat(Faust)), &Action::Roll, &mut chance)
    };
    assert!((1..=6).all(|face| roll(face).is_ok()));
    assert!(matches!(roll(7), Err(NotDone::Missing(_))), "no die shows 7");
    assert!(matches!(roll(0), Err(NotDone::Missing(_))), "no die shows 0");
}

#[test]
fn pac_04_a_token_is_worth_one_or_two_and_there_are_equally_many() {
    assert_eq!((Token::One.points(), Token::Two.points()), (1, 2));
    assert!(serde_json::from_str::<Token>("3").is_err() && serde_json::from_str::<Token>("0").is_err());
    for n in [10, 16, 26, 200] {
        let options = Options { tokens_per_value: n, ..Options::default() };
        let table = Table::with(&options, Language::En);
        assert_eq!(whole_set(&table.state), tokens(n, n));
    }
    for n in [0, 9, 201, u32::MAX] {
        let refusal = not_opened(&Options { tokens_per_value: n, ..Options::default() }, &SEATS);
        assert_eq!(refusal, Refusal::WrongNumberOfTokens { tokens: n, least: 10, most: 200 });
        assert_eq!(refusal.rule().0, "PAC-04");
    }
}

#[test]
fn pac_05_achievements_belong_to_nobody_and_never_run_out() {
    // Six contracts of five lines at 5 and 6: thirty.
    let mut table = Table::in_round_one();
    for round in 1..=6 {
        table = (0..5).fold(table.choose(), |table, _| table.line());
        table = table.roll_for_nothing(&[5, 3, 5, 3, 5, 3, 5, 3, 5, 3]);
        for (die, slot) in (1..).zip(Slot::all(5)) {
            table.act(Faust, place(die, slot));
        }
        table.act(Faust, Action::Confirm);
        table.pass_all();
        assert_eq!(table.public().achievements, 5 * round);
        table.act(Faust, Action::Summarise { text: None });
    }
    assert_eq!(table.state.achievements, 30);
    // No action names them.
    let gift = r#"{"do":"offer","to":"faust","give":{"achievements":1}}"#;
    assert!(serde_json::from_str::<Action>(gift).is_err());
}

#[test]
fn pac_06_one_sheet_six_forms_of_five_lines() {
    let table = (0..6).fold(Table::in_round_one(), |table, _| table.quiet_round());
    assert_eq!(table.state.past.len(), 6, "six forms are filled in");
    assert_eq!(table.public().obstacles.len(), 6);
    assert!(table.public().desire.is_some());

    let refusal = not_opened(&Options { max_commitments: 6, ..Options::default() }, &SEATS);
    assert_eq!(refusal, Refusal::WrongNumberOfLines { lines: 6 });
    assert_eq!(not_opened(&Options { max_commitments: 0, ..Options::default() }, &SEATS).rule().0, "PAC-38");
}

#[test]
fn pac_07_each_demon_has_a_one_and_three_forms() {
    let table = Table::new();
    assert_eq!((table.held(DemonA), table.held(DemonB)), (tokens(1, 0), tokens(1, 0)));
    let table = (0..6).fold(Table::in_round_one(), |table, _| table.quiet_round());
    for demon in pactes::Demon::BOTH {
        assert_eq!(table.state.past.iter().filter(|past| past.rep == demon).count(), 3);
    }
}

#[test]
fn pac_08_faust_has_eight_ones_and_four_twos() {
    let table = Table::new();
    assert_eq!(table.held(Faust), tokens(8, 4));
    assert_eq!((table.held(Faust).count(), table.held(Faust).points()), (12, 16));
}

#[test]
fn pac_09_the_rest_is_the_reserve_and_every_token_in_it_is_equally_likely() {
    let mut table = Table::drawn_up(1);
    assert_eq!(table.state.reserve, tokens(16, 22));
    assert_eq!((table.state.reserve.count(), table.state.reserve.points()), (38, 60));
    assert_eq!(table.public().reserve, 38, "how many is all that anybody sees");

    table.act(Faust, Action::Sign);
    let action = pay(1, 0);
    let actor = Actor::Seat(Table::seat(Faust));
    let drawn = |events: Vec<Event>| {
        events.into_iter().find_map(|event| match event {
            Event::Drawn { tokens, .. } => Some(tokens),
            _ => None,
        })
    };
    let odds = kernel::every_outcome(|chance| {
        let mut unfolding = kernel::Unfolding::new(&Pactes, &table.state, chance);
        Pactes.decide(&mut unfolding, actor, &action);
        drawn(unfolding.into_events())
    });
    let expected = [(tokens(1, 0), 16.0 / 38.0), (tokens(0, 1), 22.0 / 38.0)];
    assert_eq!(odds.len(), expected.len());
    for ((drawn, odds), (token, likely)) in odds.into_iter().zip(expected) {
        assert_eq!(drawn, Some(token));
        assert!((odds - likely).abs() < 1e-9, "{token:?} comes with {odds}");
    }
}

#[test]
fn pac_10_the_stack_starts_at_nothing_and_the_discard_empty() {
    let table = Table::new();
    assert_eq!((table.state.achievements, table.state.discard), (0, NONE));
    let view = table.public();
    assert_eq!((view.achievements, view.discard, view.stage), (0, 0, Stage::Desire));
}

#[test]
fn pac_11_no_token_appears_or_disappears() {
    // Table::act asserts it after every action; here all the ways a token can go.
    let mut table = Table::drawn_up(2);
    table.act(DemonA, offer(Faust, tokens(1, 0), 1));
    table.act(Faust, accept_offer(1, tokens(0, 1)));
    table.act(Faust, Action::Sign);
    table.chance(&[1, 2]).act(Faust, pay(2, 0));
    table.chance(&[6, 5, 1, 4]).act(Faust, Action::Roll);
    for (die, slot) in [(1, h(1)), (2, c(1)), (3, h(2)), (4, c(2))] {
        table.act(Faust, place(die, slot));
    }
    table.act(Faust, Action::Confirm);
    table.act(DemonA, discard(0, 1));
    table.act(DemonB, shift(c(1), -1, Token::One));
    table.chance(&[2, 1, 2]).pass_all();
    table.act(Faust, discard(1, 0));
    assert_eq!(whole_set(&table.state), tokens(26, 26));
    assert_eq!(whole_set(&table.state).points(), 78);
}

#[test]
fn pac_11_holds_while_tokens_are_set_aside_or_owed() {
    let mut table = Table::window(&[5, 1]);
    table.act(Faust, offer(DemonA, tokens(2, 1), 0));
    assert_eq!(table.public().purses.faust.count, 12, "still his");
    table.pass_all();
    let view = table.public();
    let counts: u32 = view.purses.iter().map(|(_, purse)| purse.count).sum();
    assert_eq!(counts + view.reserve + view.discard, 52, "what he owes lies in the Discard already");
}

#[test]
fn what_is_out_of_its_stage_is_refused_with_its_rule() {
    let mut table = Table::new();
    let early = |what| Refusal::NotNow { what };
    table.refuses(Faust, set_obstacle("x"), early(ActionKind::SetObstacle), "PAC-16");
    table.refuses(DemonA, propose("x"), early(ActionKind::Propose), "PAC-29");
    table.refuses(Faust, Action::Roll, early(ActionKind::Roll), "PAC-55");
}

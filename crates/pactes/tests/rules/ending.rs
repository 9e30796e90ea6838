//! The end and who wins (PAC-87…93, TV-44…50).

use kernel::{Game, Language, Scripted, Viewer};
use pactes::{
    Action, ByRole, Demon, DemonPerfectTie, Ending, Notice, Options, Pactes, Partly, Refusal, Role, Stage,
    Tokens, ending,
};

use crate::play::{DemonA, DemonB, Faust, NONE, Table, tokens};

/// The end of a game with these holdings, played: the sixth summary, and what all are told.
#[track_caller]
fn end(achievements: u32, faust: Tokens, a: Tokens, b: Tokens) -> Ending {
    let mut table = Table::last_summary();
    table.state.achievements = achievements;
    table = table.holding(faust, a, b, tokens(1, 1));
    let told = table.act(Faust, Action::Summarise { text: None });
    let ending = table.state.ending.expect("it is over");
    let tokens = ByRole { faust, demon_a: a, demon_b: b };
    assert_eq!(told.everybody()[1], Notice::Partly(Partly::GameEnded { ending, achievements, tokens }));
    let winners: Vec<Role> = match ending {
        Ending::Nobody => vec![],
        Ending::Faust => vec![Faust],
        Ending::Demon(demon) => vec![demon.into()],
        Ending::Shared => vec![DemonA, DemonB],
    };
    let outcome = Pactes.status(&table.public()).outcome.expect("it is over");
    assert_eq!(outcome.winners, winners.into_iter().map(Table::seat).collect::<Vec<_>>());
    ending
}

/// So many points in so many tokens.
fn worth(points: u32, count: u32) -> Tokens {
    let twos = points - count;
    tokens(count - twos, twos)
}

/// So many points, somehow.
fn points(points: u32) -> Tokens {
    tokens(points % 2, points / 2)
}

#[test]
fn pac_87_after_the_sixth_contract_all_tokens_are_turned_up() {
    let mut table = Table::last_summary();
    assert_eq!(table.view(Faust).purses.demon_a.tokens, None);
    table.act(Faust, Action::Summarise { text: Some("so".into()) });
    assert_eq!(table.state.stage, Stage::End);
    for viewer in Viewer::all(3) {
        let view = Pactes.view(&table.state, viewer);
        for role in Role::ALL {
            assert_eq!(view.purses[role].tokens, Some(table.held(role)), "{viewer:?}");
        }
        assert!(Pactes.choices(&view).is_empty(), "and nobody has anything left to do");
    }
    for role in Role::ALL {
        table.refuses(role, Action::Pass, Refusal::GameIsOver, "PAC-87");
    }
}

#[test]
fn pac_88_fewer_than_six_achievements_and_nobody_wins() {
    assert_eq!(end(5, points(20), points(1), points(1)), Ending::Nobody);
    assert_eq!(end(5, points(1), points(18), points(1)), Ending::Nobody, "checked first");
    assert_eq!(end(6, points(20), points(1), points(1)), Ending::Faust);
}

#[test]
fn pac_89_faust_wins_if_no_demon_has_more_points() {
    assert_eq!(end(6, points(9), points(9), points(4)), Ending::Faust, "a tie goes to Faust");
    assert_eq!(end(6, points(9), points(4), points(9)), Ending::Faust);
    assert_eq!(end(6, points(8), points(9), points(4)), Ending::Demon(Demon::A));
    assert_eq!(end(6, points(8), points(4), points(9)), Ending::Demon(Demon::B));
}

#[test]
fn pac_90_otherwise_the_demon_with_the_most_points() {
    assert_eq!(end(6, points(8), points(9), points(12)), Ending::Demon(Demon::B));
    assert_eq!(end(6, points(8), points(12), points(9)), Ending::Demon(Demon::A));
    assert_eq!(end(6, points(8), worth(9, 9), worth(12, 6)), Ending::Demon(Demon::B), "not the most tokens");
}

#[test]
fn pac_91_demons_equal_on_points_the_one_with_more_tokens() {
    assert_eq!(end(7, points(5), worth(6, 4), worth(6, 3)), Ending::Demon(Demon::A));
    assert_eq!(end(7, points(5), worth(6, 3), worth(6, 5)), Ending::Demon(Demon::B));
}

#[test]
fn pac_92_demons_equal_in_everything_share_or_as_the_table_chose() {
    assert_eq!(end(8, points(1), worth(6, 4), worth(6, 4)), Ending::Shared);
    let by_lot = |tie, lot: u8| {
        let mut source = Scripted::new([lot.into()]);
        let mut chance = kernel::Recorder::new(&mut source);
        ending(8, points(1), worth(6, 4), worth(6, 4), tie, &mut chance)
    };
    assert_eq!(by_lot(DemonPerfectTie::Nobody, 0), Ending::Nobody);
    assert_eq!(by_lot(DemonPerfectTie::Random, 0), Ending::Demon(Demon::A));
    assert_eq!(by_lot(DemonPerfectTie::Random, 1), Ending::Demon(Demon::B));
    // The lot is drawn at the last summary.
    let options = Options { demon_perfect_tie: DemonPerfectTie::Random, ..Options::default() };
    let mut table = Table::with(&options, Language::En).write_all();
    table = (0..5).fold(table, |table, _| table.quiet_round());
    table.state.achievements = 6;
    let mut table = table.holding(NONE, tokens(1, 1), tokens(1, 1), NONE);
    table.chance(&[]);
    let mut table = {
        table = table.choose().line().roll_for_nothing(&[3, 3]);
        table.act(Faust, crate::play::place(1, crate::play::c(1)));
        table.act(Faust, crate::play::place(2, crate::play::h(1)));
        table.act(Faust, Action::Confirm);
        table.pass_all();
        table
    };
    table.chance(&[1]).act(Faust, Action::Summarise { text: None });
    assert_eq!(table.state.ending, Some(Ending::Demon(Demon::B)));
}

#[test]
fn pac_93_nothing_else_matters() {
    assert_eq!(end(30, points(8), points(8), points(9)), Ending::Demon(Demon::B), "achievements above six");
    for count in 3..=6 {
        assert_eq!(end(6, worth(6, count), points(6), points(6)), Ending::Faust, "Faust's number of tokens");
    }
}

#[test]
fn tv_44_the_end_of_the_source_example() {
    assert_eq!(end(7, points(5), worth(6, 4), worth(6, 3)), Ending::Demon(Demon::A));
}

#[test]
fn tv_45_five_achievements() {
    assert_eq!(end(5, points(20), points(1), points(1)), Ending::Nobody);
    assert_eq!(end(5, points(1), points(18), points(1)), Ending::Nobody);
}

#[test]
fn tv_46_ties_with_faust() {
    assert_eq!(end(6, points(9), points(9), points(4)), Ending::Faust);
    assert_eq!(end(6, worth(6, 6), worth(6, 3), worth(6, 4)), Ending::Faust);
}

#[test]
fn tv_47_the_better_demon() {
    assert_eq!(end(6, points(8), points(9), points(12)), Ending::Demon(Demon::B));
    assert_eq!(end(6, points(8), points(9), points(3)), Ending::Demon(Demon::A));
}

#[test]
fn tv_48_thirty_achievements() {
    assert_eq!(end(30, points(8), points(8), points(9)), Ending::Demon(Demon::B));
}

#[test]
fn tv_49_demons_equal_in_everything() {
    assert_eq!(end(8, points(1), worth(6, 4), worth(6, 4)), Ending::Shared);
}

#[test]
fn tv_50_nothing_left() {
    assert_eq!(end(6, NONE, NONE, NONE), Ending::Faust);
    assert_eq!(end(6, NONE, points(1), NONE), Ending::Demon(Demon::A));
}

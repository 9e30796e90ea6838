//! Search itself.

use std::convert::Infallible;

use psychopathe::{Board, Course, Move, Position};
use search::psychopathe::native::{FixedEngine, Round, train};
use search::psychopathe::{
    Contender, Engine, Limits, Net, Observer, Plan, Report, Silent, Uct, Weights, contest, signature,
};

fn course(board: &Board, text: &str) -> Course {
    Course::new(match text {
        "" => Position::opening(board),
        text => Position::parse(board, text).expect("a position"),
    })
}

#[test]
fn the_signature_is_the_same_twice() {
    let once = signature();
    assert_eq!(once, signature());
    assert_eq!(once, SIGNATURE, "search moved: say so in the commit, with the new signature");
}

/// Positions searched for the bench; changes whenever search or evaluation changes.
const SIGNATURE: u64 = 36_322;

#[test]
fn it_finds_the_capture_of_the_psychopath() {
    let board = Board::standard();
    let mut engine = Engine::new(board, 1);
    let start = course(board, "Dc Na1f Na1b xa1b1 de1 nf1 nf2 Xe3 w - -");
    let report = engine.search(&start, Limits::depth(3), &mut Silent).expect("a move");
    assert_eq!(report.score.decided_in(), Some(1));
    assert_eq!(start.position().move_text(board, report.line[0]), "c-b1cxa1b1");
}

#[test]
fn a_finished_game_has_no_move() {
    let board = Board::standard();
    let mut engine = Engine::new(board, 1);
    let over = course(board, "Na1b Na1f Db1c Xe2 b - x");
    assert_eq!(engine.search(&over, Limits::depth(2), &mut Silent), None);
}

/// Stops after so many questions.
struct Impatient(u32);

impl Observer for Impatient {
    fn enough(&mut self, _: u64) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }

    fn another(&mut self, _: &Report) -> bool {
        true
    }
}

#[test]
fn it_can_be_stopped_at_any_moment_and_still_has_a_legal_move() {
    let board = Board::standard();
    let mut engine = Engine::new(board, 1);
    let start = course(board, "");
    for patience in [1, 2, 5] {
        let report = engine.search(&start, Limits::none(), &mut Impatient(patience)).expect("a move");
        assert!(start.position().legal_moves(board).contains(&report.line[0]));
    }
}

#[test]
fn a_line_is_legal_to_its_end() {
    for size in [2, 3] {
        let board = Board::of_size(size).expect("a size");
        let mut engine = Engine::new(board, 4);
        let mut course = course(board, "");
        let report = engine.search(&course, Limits::nodes(20_000), &mut Silent).expect("a move");
        for played in report.line {
            assert!(course.position().legal_moves(board).contains(&played));
            course.play(board, played);
        }
    }
}

#[test]
fn matches_are_fair_and_deterministic() {
    let board = Board::small();
    let plan = Plan { start: Position::opening(board), pairs: 2, random_plies: 4, seed: 3, sprt: None };
    let run = || {
        let player = || FixedEngine { engine: Engine::new(board, 1), limits: Limits::nodes(200) };
        let played = contest(board, &plan, &mut player(), &mut player(), &mut |_, _| Ok::<_, Infallible>(()));
        played.unwrap_or_else(|never| match never {})
    };
    let standing = run();
    assert_eq!(standing, run());
    assert_eq!((standing.won, standing.games()), (standing.lost, 4), "the same player on both sides");
}

#[test]
fn uct_plays_legal_moves_and_takes_the_psychopath() {
    let board = Board::standard();
    let mut uct = Uct::of_playouts(board, 3_000);
    uct.begin(1);
    let start = course(board, "Dc Na1f Na1b xa1b1 de1 nf1 nf2 Xe3 w - -");
    let played: Move = uct.choose(&start).expect("a move");
    assert_eq!(start.position().move_text(board, played), "c-b1cxa1b1");
}

#[test]
fn weights_are_data_and_name_the_command_that_made_them() {
    let text = include_str!("../../src/psychopathe/weights.txt");
    assert!(text.starts_with("# tablee psychopathe tune "));
    let weights = Weights::parse(text).expect("the shipped weights");
    assert_eq!(weights, Weights::shipped());
    assert_eq!(Weights::parse(&weights.text("a remark")), Ok(weights));
    let why = |text: &str| Weights::parse(text).expect_err("malformed").to_string();
    assert_eq!(why("turn"), "line 1: expected a term and a whole number");
    assert_eq!(why("luck 3"), "line 1: there is no term `luck`");
    assert_eq!(why("turn 3"), "the term `material.psychologist.1` has no weight");
}

#[test]
fn nets_name_the_command_that_made_them() {
    for (size, facts) in [
        (2, include_str!("../../src/psychopathe/net-2.txt")),
        (3, include_str!("../../src/psychopathe/net-3.txt")),
    ] {
        let command = facts.lines().next().expect("a command");
        let rest =
            command.strip_prefix(&format!("tablee psychopathe train --board {size} --seed 1 --round "));
        for round in rest.expect("the command that made it").split(" --round ") {
            assert_eq!(round.parse::<Round>().expect("a round").to_string(), round);
        }
    }
}

#[test]
fn training_does_not_depend_on_the_number_of_threads() {
    let rounds = ["0-6:60:2:1", "6-12:60:2:0.8"].map(|round| round.parse::<Round>().expect("a round"));
    let trained = |jobs| train(Board::small(), &rounds, 3, jobs, &mut |_| ()).expect("a net");
    let (file, facts) = trained(1);
    assert_eq!((&file, &facts), (&trained(3).0, &trained(3).1));
    let start =
        "tablee psychopathe train --board 2 --seed 3 --round 0-6:60:2:1 --round 6-12:60:2:0.8\nround 1: ";
    assert!(facts.starts_with(start), "{facts}");
    assert!(Net::parse(Board::small(), &file).is_ok());
    assert!("6-6:1:1:1".parse::<Round>().is_err() && "6-7:1:1".parse::<Round>().is_err());
}

#[test]
fn threads_share_a_table_and_agree_on_a_win() {
    let board = Board::standard();
    let mut engine = Engine::new(board, 4);
    let start = course(board, "Dc Na1f Na1b xa1b1 de1 nf1 nf2 Xe3 w - -");
    let report = engine.search_on(2, &start, Limits::depth(4), &mut Silent).expect("a move");
    assert_eq!(report.score.decided_in(), Some(1));
}

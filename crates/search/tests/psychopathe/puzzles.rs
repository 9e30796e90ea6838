//! The puzzles that come with the program: each is proved again.

use std::{collections::BTreeSet, env};

use psychopathe::{Board, Move, Position, Puzzle, Survey};
use search::psychopathe::{Miner, Prover, canonical, compose};

/// Proves a puzzle: its lines are all that win as fast, and nothing wins faster.
fn prove(puzzle: &Puzzle) {
    let composed = compose(puzzle.board(), &puzzle.position, puzzle.moves() as u32);
    let composed = composed.expect("a proof of bounded size");
    let stored = Puzzle { id: String::new(), grade: 1, ..puzzle.clone() };
    assert_eq!(composed, Some(stored), "{}", puzzle.id);
}

/// Up to two moves; the longer ones take minutes and are proved where `TABLEE_PUZZLES=all` is set, as by
/// `cargo xtask soak`.
#[test]
fn every_puzzle_is_proved() {
    let puzzles = Puzzle::all();
    assert!(puzzles.len() >= 100, "{} puzzles", puzzles.len());
    let all = env::var("TABLEE_PUZZLES").is_ok_and(|wanted| wanted == "all");
    puzzles.iter().filter(|puzzle| all || puzzle.moves() <= 2).for_each(prove);
}

#[test]
fn no_two_puzzles_are_the_same_and_the_easy_ones_come_first() {
    let puzzles = Puzzle::all();
    let forms: BTreeSet<String> =
        puzzles.iter().map(|puzzle| canonical(puzzle.board(), &puzzle.position)).collect();
    let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!((forms.len(), ids.len()), (puzzles.len(), puzzles.len()));
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade));
    for grade in 1..=5 {
        let n = puzzles.iter().filter(|puzzle| puzzle.grade == grade).count();
        assert!(n >= 5, "grade {grade}: {n}");
    }
    for size in [2, 3] {
        assert!(puzzles.iter().filter(|puzzle| puzzle.size == size).count() >= 20, "board {size}");
    }
}

#[test]
fn canonical_forms_do_not_see_symmetry() {
    let board = Board::small();
    let position = Position::parse(board, "Dc Na1f Na1b xa1b1 Xe2 w - n").expect("a position");
    let form = canonical(board, &position);
    for symmetry in psychopathe::Symmetry::all() {
        let turned = position.turned(board, symmetry);
        assert_eq!(canonical(board, &turned), form);
        assert_eq!(canonical(board, &turned.exchanged()), form);
    }
    let other = Position::parse(board, "Dc Na1f Na1b xa1b1 Xe1 w - n").expect("a position");
    assert_ne!(canonical(board, &other), form);
}

#[test]
fn a_forced_win_is_proved_and_a_defence_refutes_it() {
    let board = Board::standard();
    let at = |text: &str| Position::parse(board, text).expect("a position");
    // Two psychologists nail the psychopath down: a nurse, then the informer.
    let nailed = at("Dc Na1f Nb Pa1 Pb1 Xe2 nd2 xa1b1 w - -");
    assert_eq!(Prover::new(board, 100_000).wins_in(&nailed, 3), Ok(Some(2)));
    let winning = Prover::new(board, 100_000).winning_moves(&nailed, 2).expect("bounded");
    let texts: BTreeSet<String> = winning.iter().map(|&m| nailed.move_text(board, m)).collect();
    assert!(texts.contains("b-a1b") && texts.contains("c-b1c"), "{texts:?}");
    let composed = compose(board, &nailed, 2).expect("bounded").expect("a puzzle");
    let firsts: Vec<&str> = composed.next_moves(&[]).collect();
    assert_eq!((firsts, composed.has_one_line()), (vec!["b-a1b", "c-b1c"], false), "both ways are taken");
    // Free to move, it flees.
    let free = at("Dc Na1f Nb Xe2 nd2 xa1b1 w - -");
    assert_eq!(Prover::new(board, 1_000_000).wins_in(&free, 2), Ok(None));
    assert!(Prover::new(board, 50).wins_in(&free, 2).is_err(), "given up");
}

#[test]
fn mining_is_deterministic_and_finds_nothing_twice() {
    let find = |known: &[Puzzle]| {
        let mut miner = Miner::new(60, 5, known).up_to(2);
        (0..6).flat_map(|game| miner.game(game)).collect::<Vec<Puzzle>>()
    };
    let first = find(&[]);
    assert_eq!(first, find(&[]));
    assert!(!first.is_empty(), "six careless games have something to win");
    let again = find(&first);
    assert!(again.iter().all(|puzzle| first.iter().all(|known| known.position != puzzle.position)));
}

/// What passed for a puzzle with one winning move as long as only threats were looked at: quiet moves win as fast.
#[test]
fn a_move_that_threatens_nothing_can_win() {
    let board = Board::small();
    let text =
        "na Na1b1 nb db1c2 dbc pc1d Xc1d2 xd nd1 dd1e Nd1e2 nd2 pde ne de1d Nef nf Df1a Do b DDNNNPP -";
    let position = Position::parse(board, text).expect("a position");
    let mut prover = Prover::new(board, 10_000_000);
    assert_eq!(prover.wins_in(&position, 3), Ok(Some(3)));
    let winning = prover.winning_moves(&position, 3).expect("bounded");
    let threatens = |played: &Move| {
        let after = position.after(board, *played);
        Survey::of(board, &after).alarm(board, &after, after.turn())
    };
    assert!(winning.iter().any(threatens) && !winning.iter().all(threatens), "{winning:?}");
}

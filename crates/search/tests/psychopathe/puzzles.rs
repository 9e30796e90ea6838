//! The puzzles that come with the program: each is proved anew.

use std::collections::BTreeSet;

use psychopathe::{Board, Position, Puzzle};
use search::psychopathe::{Miner, Prover, canonical, compose};

#[test]
fn every_puzzle_has_one_winning_line_and_its_grade() {
    let puzzles = Puzzle::all();
    assert!(puzzles.len() >= 100, "{} puzzles", puzzles.len());
    let mut ambiguous = Vec::new();
    for puzzle in &puzzles {
        let board = puzzle.board();
        let n = puzzle.moves() as u32;
        let composed = compose(board, &puzzle.position, n).expect("a proof of bounded size");
        let Some(composed) = composed else {
            ambiguous.push(puzzle.id.as_str());
            continue;
        };
        assert_eq!(composed, Puzzle { id: String::new(), ..puzzle.clone() }, "{}", puzzle.id);
        // Nothing quicker.
        let least = Prover::new(board, 1_000_000).wins_in(&puzzle.position, n).expect("bounded");
        assert_eq!(least, Some(n), "{}", puzzle.id);
    }
    // Not even by putting back another piece.
    assert_eq!(ambiguous, Vec::<&str>::new(), "more than one line wins");
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
    assert_eq!(compose(board, &nailed, 2), Ok(None), "two ways");
    // Free to move, it flees.
    let free = at("Dc Na1f Nb Xe2 nd2 xa1b1 w - -");
    assert_eq!(Prover::new(board, 1_000_000).wins_in(&free, 2), Ok(None));
    assert!(Prover::new(board, 50).wins_in(&free, 2).is_err(), "given up");
}

#[test]
fn mining_is_deterministic_and_finds_nothing_twice() {
    let find = |known: &[Puzzle]| {
        let mut miner = Miner::new(60, 5, known);
        (0..6).flat_map(|game| miner.game(game)).collect::<Vec<Puzzle>>()
    };
    let first = find(&[]);
    assert_eq!(first, find(&[]));
    assert!(!first.is_empty(), "six careless games have something to win");
    assert_eq!(find(&first), Vec::new());
}

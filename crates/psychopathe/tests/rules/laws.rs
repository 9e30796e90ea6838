//! What holds in every position: both generators agree, symmetries commute, unmaking restores.

use psychopathe::{Board, Camp, Move, Position, Symmetry};

use crate::reference::{agree, random, scattered};

/// Positions of random games in which captures are preferred half of the time.
fn wander(board: &Board, players: usize, seed: u64, plies: usize, mut visit: impl FnMut(&Position)) {
    let mut seed = seed;
    let start = Camp::of_size(board.size()).place(board, players).expect("the camp fits");
    let mut position = start.clone();
    for _ in 0..plies {
        visit(&position);
        let mut list = position.legal_moves(board);
        if random(&mut seed, 2) == 0 && list.iter().any(|m| m.takes()) {
            list.retain(|m| m.takes());
        }
        match list.is_empty() {
            true => position = start.clone(),
            false => _ = position.make(board, list[random(&mut seed, list.len())]),
        }
    }
}

#[test]
fn both_generators_agree_on_games() {
    for (players, board, plies) in
        [(2, Board::standard(), 900), (2, Board::small(), 900), (3, Board::standard(), 300)]
    {
        wander(board, players, 11, plies, |position| _ = agree(board, position));
    }
}

#[test]
fn both_generators_agree_on_scattered_pieces() {
    let mut seed = 23;
    for board in [Board::standard(), Board::small()] {
        for _ in 0..600 {
            agree(board, &scattered(board, &mut seed));
        }
    }
}

#[test]
fn after_every_move_nothing_is_in_state_of_capture() {
    for board in [Board::standard(), Board::small()] {
        wander(board, 2, 3, 2_000, |position| {
            assert!(position.is_settled(board), "{}", position.text(board))
        });
    }
}

#[test]
fn symmetries_commute_with_move_generation() {
    let sorted = |mut moves: Vec<Move>| {
        moves.sort();
        moves
    };
    let check = |board: &Board, position: &Position| {
        let moves = position.legal_moves(board);
        for symmetry in Symmetry::all() {
            let image = position.turned(board, symmetry);
            let images = moves.iter().map(|m| m.turned(board, symmetry)).collect();
            assert_eq!(
                sorted(image.legal_moves(board).iter().map(|m| m.turned(board, Symmetry::turn(0))).collect()),
                sorted(images)
            );
        }
        let exchanged = position.exchanged();
        assert_eq!(exchanged.move_texts(board), position.move_texts(board));
    };
    let mut seed = 7;
    for board in [Board::standard(), Board::small()] {
        wander(board, 2, 5, 300, |position| check(board, position));
        for _ in 0..200 {
            check(board, &scattered(board, &mut seed));
        }
    }
}

#[test]
fn unmaking_restores_the_position_and_its_hash() {
    let check = |board: &Board, position: &Position| {
        let mut played = position.clone();
        for m in position.legal_moves(board) {
            let undo = played.make(board, m);
            if position.n_players() == 2 {
                let read = Position::parse(board, &played.text(board)).expect("reads back");
                assert_eq!(read.hash(), played.hash(), "the hash is that of the position alone");
            }
            played.unmake(m, undo);
            assert_eq!(&played, position);
        }
    };
    let mut seed = 13;
    for board in [Board::standard(), Board::small()] {
        wander(board, 2, 17, 150, |position| check(board, position));
        for _ in 0..50 {
            check(board, &scattered(board, &mut seed));
        }
    }
    wander(Board::standard(), 3, 19, 100, |position| check(Board::standard(), position));
}

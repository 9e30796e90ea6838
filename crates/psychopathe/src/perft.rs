//! Counting move sequences: the measure by which move generators are compared.

use crate::board::Board;
use crate::generate::Counter;
use crate::moves::Move;
use crate::position::Position;

/// Number of move sequences of that length, every move made and unmade.
///
/// A captured psychopath ends a line, which then counts as one; the draws of PSY-51 are ignored.
pub fn perft(board: &Board, position: &Position, depth: u32) -> u64 {
    let mut lists = vec![Vec::with_capacity(256); depth as usize];
    count(board, &mut position.clone(), &mut lists)
}

fn count(board: &Board, position: &mut Position, lists: &mut [Vec<Move>]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    list.clear();
    position.moves(board, list);
    let mut nodes = 0;
    for &played in list.iter() {
        let undo = position.make(board, played);
        // The position is looked at, lest the compiler leave out a move that is taken back at once.
        nodes += match std::hint::black_box(&mut *position).is_decided() || deeper.is_empty() {
            true => 1,
            false => count(board, position, deeper),
        };
        position.unmake(played, undo);
    }
    nodes
}

/// The same number, the moves of the last ply being counted without being made.
pub fn perft_bulk(board: &Board, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => {
            let mut lists = vec![Vec::with_capacity(256); depth as usize - 1];
            count_bulk(board, &mut position.clone(), &mut lists)
        }
    }
}

fn count_bulk(board: &Board, position: &mut Position, lists: &mut [Vec<Move>]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        let mut counter = Counter { position, board, count: 0 };
        position.generate(board, &mut counter);
        return counter.count;
    };
    list.clear();
    position.moves(board, list);
    let mut nodes = 0;
    for &played in list.iter() {
        let undo = position.make(board, played);
        nodes += match position.is_decided() {
            true => 1,
            false => count_bulk(board, position, deeper),
        };
        position.unmake(played, undo);
    }
    nodes
}

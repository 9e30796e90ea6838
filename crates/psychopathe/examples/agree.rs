//! Compares the fast generator with the plain one on many positions:
//! `cargo run --release -p psychopathe --example agree -- 1000000`.

#![expect(clippy::print_stdout, reason = "an example prints")]

use psychopathe::{Board, Camp, Position};

#[path = "../tests/rules/reference.rs"]
mod reference;

fn main() {
    let wanted: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(10_000);
    let mut seed = 1;
    let (mut positions, mut moves) = (0u64, 0u64);
    while positions < wanted {
        for board in [Board::standard(), Board::small()] {
            moves += reference::agree(board, &reference::scattered(board, &mut seed)) as u64;
            positions += 1;
            for players in [2, 3] {
                // Small camps overlap with three players.
                let Ok(start) = Camp::of_size(board.size()).place(board, players) else {
                    continue;
                };
                let (n, m) = random_game(board, start, &mut seed);
                positions += n;
                moves += m;
            }
        }
    }
    println!("{positions} positions, {moves} moves: both generators agree");
}

fn random_game(board: &Board, mut position: Position, seed: &mut u64) -> (u64, u64) {
    let (mut positions, mut moves) = (0, 0);
    for _ in 0..200 {
        moves += reference::agree(board, &position) as u64;
        positions += 1;
        let mut list = position.legal_moves(board);
        // Captures are rare in random play: prefer them half of the time.
        if reference::random(seed, 2) == 0 && list.iter().any(|m| m.takes()) {
            list.retain(|m| m.takes());
        }
        if list.is_empty() {
            break;
        }
        position.make(board, list[reference::random(seed, list.len())]);
    }
    (positions, moves)
}

//! Perft on one thread, without and with bulk counting at the last ply, beside two chess crates in the same run:
//! `cargo bench -p psychopathe`. Every count is asserted; the best of fifteen runs is printed.

#![expect(clippy::print_stdout, clippy::disallowed_methods, reason = "a bench prints and measures")]

use std::hint::black_box;
use std::time::Instant;

use psychopathe::{Board, Position};
use shakmaty::Position as _;

const RUNS: usize = 15;

fn main() {
    let board = Board::standard();
    let opening = Position::opening(board);
    let shakmaty = shakmaty::Chess::default();
    let cozy = cozy_chess::Board::default();
    println!("| perft, one thread | nodes | made, Mnodes/s | bulk, Mnodes/s |");
    println!("|---|---|---|---|");
    row(
        "psychopathe, standard board, depth 3",
        904_469,
        || psychopathe::perft(board, &opening, 3),
        || psychopathe::perft_bulk(board, &opening, 3),
    );
    row(
        "shakmaty, chess, depth 5",
        4_865_609,
        || shakmaty_made(&shakmaty, 5),
        || shakmaty::perft(&shakmaty, 5),
    );
    row("cozy-chess, chess, depth 5", 4_865_609, || cozy_made(&cozy, 5), || cozy_bulk(&cozy, 5));
}

fn row(name: &str, nodes: u64, made: impl Fn() -> u64, bulk: impl Fn() -> u64) {
    let (made, bulk) = (rate(nodes, made), rate(nodes, bulk));
    println!("| {name} | {nodes} | {made:.1} | {bulk:.1} |");
}

fn rate(nodes: u64, count: impl Fn() -> u64) -> f64 {
    let run = |_| {
        let start = Instant::now();
        assert_eq!(count(), nodes);
        nodes as f64 / start.elapsed().as_secs_f64() / 1e6
    };
    (0..RUNS).map(run).fold(0.0, f64::max)
}

fn shakmaty_made(position: &shakmaty::Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    let played = moves.iter().map(|m| {
        let mut after = position.clone();
        after.play_unchecked(*m);
        black_box(&mut after);
        if depth == 1 { 1 } else { shakmaty_made(&after, depth - 1) }
    });
    played.sum()
}

fn cozy_made(position: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    position.generate_moves(|moves| {
        for m in moves {
            let mut after = position.clone();
            after.play_unchecked(m);
            black_box(&mut after);
            nodes += if depth == 1 { 1 } else { cozy_made(&after, depth - 1) };
        }
        false
    });
    nodes
}

fn cozy_bulk(position: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    position.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for m in moves {
            let mut after = position.clone();
            after.play_unchecked(m);
            nodes += cozy_bulk(&after, depth - 1);
        }
        false
    });
    nodes
}

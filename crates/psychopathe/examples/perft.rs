//! Perft with and without bulk counting: `cargo run --release -p psychopathe --example perft -- 3 4`.

#![expect(clippy::print_stdout, clippy::disallowed_methods, reason = "an example prints and measures")]

use std::time::Instant;

use psychopathe::{Board, Position, perft, perft_bulk};

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let size = args.next().unwrap_or(3);
    let depth = args.next().unwrap_or(3);
    let Ok(board) = Board::of_size(size as u8) else {
        return;
    };
    let opening = Position::opening(board);
    for (name, count) in [("made", perft as fn(_, _, _) -> _), ("bulk", perft_bulk)] {
        let start = Instant::now();
        let nodes: u64 = count(board, &opening, depth);
        let rate = nodes as f64 / start.elapsed().as_secs_f64() / 1e6;
        println!("{name}: {nodes} nodes, {rate:.1} Mnodes/s");
    }
}

//! Tunes the weights: `tune GAMES NODES SEED OUT [small-too]`.

#![expect(clippy::print_stdout, reason = "an example prints")]

use psychopathe::{Board, Position};
use search::psychopathe::{Engine, Weights, fit, sample_game};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| args.get(i).and_then(|a| a.parse::<u64>().ok()).unwrap_or(1);
    let (games, nodes, seed) = (number(0), number(1), number(2));
    let mut samples = Vec::new();
    for board in [Board::standard(), Board::small()] {
        let mut engine = Engine::new(board, 4);
        let start = Position::opening(board);
        let share = if board.size() == 3 { games * 3 / 4 } else { games / 4 };
        for game in 0..share {
            sample_game(&mut engine, &start, nodes, seed.wrapping_mul(1_000_003) + game, &mut samples);
            if game % 50 == 0 {
                println!("size {}: {game} games, {} positions", board.size(), samples.len());
            }
        }
    }
    let mut last = 0.0;
    let weights = fit(&samples, &Weights::shipped(), 60, &mut |_, error| last = error);
    println!("error {last:.5} on {} positions", samples.len());
    let remarks = format!(
        "tablee psychopathe tune --games {games} --nodes {nodes} --seed {seed}\n{} positions, mean squared error {last:.5}",
        samples.len()
    );
    if let Some(out) = args.get(3)
        && std::fs::write(out, weights.text(&remarks)).is_err()
    {
        println!("cannot write {out}");
    }
}

//! Tunes the weights without the rest of the program: `tune ROUNDS GAMES NODES SEED EPOCHS > weights.txt`.

#![expect(clippy::print_stdout, reason = "an example prints")]

use search::psychopathe::native::{Tuning, tune};

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let arg = |i: usize, otherwise: u64| args.get(i).copied().unwrap_or(otherwise);
    let how = Tuning {
        rounds: arg(0, 1) as u32,
        games: arg(1, 100),
        nodes: arg(2, 1000),
        seed: arg(3, 1),
        epochs: arg(4, 30) as u32,
    };
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let (weights, remarks) = tune(how, jobs, &mut |_| ());
    print!("{}", weights.text(&remarks));
}

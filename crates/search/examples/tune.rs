//! Tunes the weights without the rest of the program: `tune GAMES NODES SEED EPOCHS > weights.txt`.

use search::psychopathe::command::{CommandError, Tuning, tune};

fn main() -> Result<(), CommandError> {
    let args: Vec<u64> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let arg = |i: usize, otherwise: u64| args.get(i).copied().unwrap_or(otherwise);
    let how = Tuning { games: arg(0, 100), nodes: arg(1, 1000), seed: arg(2, 1), epochs: arg(3, 60) as u32 };
    tune(how, &mut std::io::stdout(), &mut |_, _| ())?;
    Ok(())
}

//! `tablee psychopathe puzzles` without the rest of the program: `-- GAMES FIRST NODES SEED EACH`.

use std::io::stdout;

use search::psychopathe::command::{Mining, puzzles};

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<u64>().ok());
    let mut next = |default| args.next().unwrap_or(default);
    let (games, first, nodes, seed) = (next(100), next(0), next(300), next(1));
    let how = Mining { games, first, nodes, seed, each: next(40) as usize };
    if let Err(why) = puzzles(how, &[], &mut stdout().lock(), &mut |_, _| true) {
        eprintln!("{why}");
    }
}

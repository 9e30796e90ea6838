//! `cargo run --release -p innommable --example soak_innommable -- 10000`: the laws over that many games, half
//! of them random, half between bots, on all cores. Interrupt it at will; a broken law says how to find its game again.

#[path = "../tests/rules/trial.rs"]
mod trial;

use std::{env, process::ExitCode};

use kernel::testkit::soak_on_all_cores;

fn main() -> ExitCode {
    let asked = env::args().nth(1).unwrap_or_else(|| "10000".to_owned());
    let Ok(n_games) = asked.parse() else {
        eprintln!("how many games? {asked:?} is no number");
        return ExitCode::FAILURE;
    };
    match soak_on_all_cores(&trial::Trial, n_games, &|done| eprint!("\r{done} of {n_games} games")) {
        Ok(tally) => {
            eprintln!("\nall laws hold over {tally}");
            ExitCode::SUCCESS
        }
        Err(broken) => {
            eprintln!("\n{broken}");
            ExitCode::FAILURE
        }
    }
}

//! `cargo run --release -p lab --example psychodrame -- GAMES FOLDER`: the laboratory of Psychodrame without the rest of
//! the program.

use std::{env, ops::ControlFlow, path::PathBuf};

fn main() -> anyhow::Result<()> {
    let games = env::args().nth(1).unwrap_or_else(|| "200".to_owned()).parse()?;
    let report = Some(PathBuf::from(env::args().nth(2).unwrap_or_else(|| "docs/lab".to_owned())));
    let args = lab::psychodrame::Args { games, seed: 1, threads: None, report: report.clone(), seats: 3 };
    let run = lab::psychodrame::run(&args, &|_| ControlFlow::Continue(()))?;
    run.save(&report.unwrap_or_default())?;
    Ok(())
}

//! `tune`: the weights of the evaluation, fitted to self-play.

use std::io::Write;

use clap::Args;
use search::psychopathe::native::{Tuning, tune};

use super::bar;

/// How to tune.
#[derive(Debug, Args)]
pub(crate) struct TuneArgs {
    /// Rounds, each played with the weights of the one before, the first with plain ones.
    #[arg(long, default_value_t = 5)]
    rounds: u32,
    /// Games a round.
    #[arg(long, default_value_t = 3_000)]
    games: u64,
    /// Positions a move.
    #[arg(long, default_value_t = 800)]
    nodes: u64,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Passes over the positions of a round.
    #[arg(long, default_value_t = 30)]
    epochs: u32,
    /// Games played at the same time, which changes nothing but the time it takes; one a core if nothing is said.
    #[arg(long)]
    jobs: Option<usize>,
}

/// Prints the weights as a file.
///
/// # Errors
/// When writing fails.
pub(super) fn run(args: &TuneArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let &TuneArgs { rounds, games, nodes, seed, epochs, jobs } = args;
    let bar = bar(u64::from(rounds) * games, "games")?;
    let jobs = jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let how = Tuning { rounds, games, nodes, seed, epochs };
    let (weights, remarks) = tune(how, jobs, &mut |played| bar.set_position(played));
    bar.finish_and_clear();
    write!(out, "{}", weights.text(&remarks))?;
    Ok(())
}

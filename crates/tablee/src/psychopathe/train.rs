//! `train`: a net, fitted to self-play.

use std::{fs, io::Write, path::PathBuf};

use anyhow::Context as _;
use clap::Args;
use psychopathe::Board;
use search::psychopathe::native::{Round, train};

use super::bar;

/// How to train.
#[derive(Debug, Args)]
pub(crate) struct TrainArgs {
    /// Size of the board.
    #[arg(long, default_value_t = 3)]
    board: u8,
    /// Seed of the games and of the first weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A round, FIRST-LAST:NODES:EPOCHS:OPINION: numbers of its games, positions a move, passes over the positions of all
    /// rounds so far, share of the search's opinion in what is fitted to. Given several times, each plays by the net of
    /// the one before.
    #[arg(long, required = true)]
    round: Vec<Round>,
    /// Threads, which change nothing but the time it takes; one a core if nothing is said.
    #[arg(long)]
    jobs: Option<usize>,
    /// Where to put the net.
    out: PathBuf,
}

/// Writes the net and prints the facts of its training.
///
/// # Errors
/// When there is no such board or writing fails.
pub(super) fn run(args: &TrainArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let board = Board::of_size(args.board)?;
    let games = args.round.iter().map(|round| round.games.end - round.games.start).sum();
    let bar = bar(games, "games")?;
    let jobs = args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let (net, facts) = train(board, &args.round, args.seed, jobs, &mut |played| bar.set_position(played))?;
    bar.finish_and_clear();
    fs::write(&args.out, net).with_context(|| format!("cannot write {}", args.out.display()))?;
    write!(out, "{facts}")?;
    Ok(())
}

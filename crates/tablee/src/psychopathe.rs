//! `tablee psychopathe …`: perft, moves, the engine's move, UGI, matches, self-play, tuning, training.

mod battle;
mod best;
mod play;
mod puzzles;
mod selfplay;
mod start;
#[cfg(test)]
mod tests;
mod train;
mod tune;
mod ugi;

use std::{
    fs,
    io::{self, BufRead, BufWriter, Write},
    num::ParseIntError,
    path::PathBuf,
    time::Duration,
};

use anyhow::{Context, anyhow};
use clap::Subcommand;
use indicatif::{ProgressBar, ProgressStyle};
use search::psychopathe::Level;

pub(crate) use self::play::{BoardArgs, play};
use self::{
    battle::MatchArgs, best::BestArgs, puzzles::PuzzlesArgs, selfplay::SelfplayArgs, start::StartArgs,
    train::TrainArgs, tune::TuneArgs,
};

/// What can be asked about Psychopathe.
#[derive(Debug, Subcommand)]
pub(crate) enum EngineCommand {
    /// Count the sequences of legal moves of a length.
    Perft {
        /// The length.
        depth: u32,
        #[command(flatten)]
        start: StartArgs,
    },
    /// Print the legal moves, one a line.
    Moves(StartArgs),
    /// Print the engine's move.
    Best(BestArgs),
    /// Speak UGI on standard input and output. A move is one token: where the notation has a blank, before a piece that
    /// comes back, there stands a `+` (`b2-b1xc1d+c1d=N`).
    Ugi(StartArgs),
    /// Let two players meet: `engine`, `plain` (without its net), either with `-PART` (a part switched off), `uct`,
    /// `level-1` to `level-10`, `beginner-random`, `-greedy`, `-half-attentive`, `-careful`, or `ugi:COMMAND` for any
    /// engine that speaks UGI.
    Match(MatchArgs),
    /// Let the engine play against itself; records and statistics come out.
    Selfplay(SelfplayArgs),
    /// Mine self-play for positions won by force, prove them, and print them as a file of puzzles.
    Puzzles(PuzzlesArgs),
    /// Fit the weights of the evaluation to self-play and print them as a file.
    Tune(TuneArgs),
    /// Train a net for a board on self-play.
    Train(TrainArgs),
}

/// Does it.
///
/// # Errors
/// A board, position or player that cannot be used, or files that cannot be read or written.
pub(crate) fn run(
    what: &EngineCommand,
    input: &mut dyn BufRead,
    out: &mut (dyn Write + Send),
) -> anyhow::Result<()> {
    match what {
        EngineCommand::Perft { depth, start } => {
            let start = start.read()?;
            writeln!(out, "{}", psychopathe::perft_bulk(&start.board, &start.position, *depth))?;
            Ok(())
        }
        EngineCommand::Moves(start) => {
            let start = start.read()?;
            for text in start.position.move_texts(&start.board) {
                writeln!(out, "{text}")?;
            }
            Ok(())
        }
        EngineCommand::Best(how) => best::best(how, out),
        EngineCommand::Ugi(start) => ugi::ugi(&start.read()?, input, out),
        EngineCommand::Match(how) => battle::battle(how, out),
        EngineCommand::Selfplay(how) => selfplay::selfplay(how, out),
        EngineCommand::Puzzles(how) => puzzles::puzzles(how, out),
        EngineCommand::Tune(how) => tune::run(how, out),
        EngineCommand::Train(how) => train::run(how, out),
    }
}

/// Reads a level from the command line.
fn level(text: &str) -> Result<Level, String> {
    text.parse().ok().and_then(Level::new).ok_or_else(|| "a level is a number from 1 to 10".to_owned())
}

/// Reads a time in milliseconds from the command line.
fn milliseconds(text: &str) -> Result<Duration, ParseIntError> {
    text.parse().map(Duration::from_millis)
}

fn sink(path: Option<&PathBuf>) -> anyhow::Result<Box<dyn Write>> {
    Ok(match path {
        None => Box::new(io::sink()),
        Some(path) => {
            let file = fs::File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
            Box::new(BufWriter::new(file))
        }
    })
}

/// A bar on standard error; nothing where that is no terminal.
pub(crate) fn bar(n: u64, of: &str) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {of}, {{eta}} left"));
    Ok(ProgressBar::new(n).with_style(style.map_err(|error| anyhow!(error))?))
}

//! `match`: two contenders, with a sequential test and error bars.

use std::{io::Write, path::PathBuf, time::Duration};

use anyhow::Context;
use clap::Args;
use psychopathe::{Record, RecordResult};
use search::psychopathe::{
    Contender, ContestGame, Plan, Sprt, Standing, Weights, contest,
    native::{MoveBudget, contender},
};

use super::{
    milliseconds, sink,
    start::{Start, StartArgs, read},
};

/// A match.
#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// From whose side results are counted.
    first: String,
    /// The other one.
    second: String,
    #[command(flatten)]
    start: StartArgs,
    /// Pairs of games, each opening played from both sides.
    #[arg(long, default_value_t = 50)]
    pairs: u32,
    /// Time a move in milliseconds; without it, or with 0, a number of positions. Given twice, the first and the second
    /// player's.
    #[arg(long, value_parser = milliseconds)]
    time: Vec<Duration>,
    /// Positions a move (playouts for UCT) [default: 10000]. Given twice, the first and the second player's.
    #[arg(long)]
    nodes: Vec<u64>,
    /// Random half-moves at the beginning of each pair.
    #[arg(long, default_value_t = 6)]
    random_plies: u32,
    /// Seed of the openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop as soon as a gain of ELO0 or of ELO1 is established, each at a risk of 5 %.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Threads of the first player, if that is the engine and has a time; given twice, of both.
    #[arg(long)]
    threads: Vec<usize>,
    /// Weights of the first player, as a file; given twice, of both.
    #[arg(long)]
    weights: Vec<PathBuf>,
    /// Keep the records of the games in this file.
    #[arg(long)]
    records: Option<PathBuf>,
}

/// Positions a move, where nothing else is said.
const NODES: u64 = 10_000;

impl MatchArgs {
    /// What was given for the first player or the second; what is given once counts for both.
    fn of<T: Clone>(given: &[T], which: usize) -> Option<T> {
        given.get(which).or(given.first()).cloned()
    }

    /// The first player or the second.
    fn contender(&self, start: &Start, which: usize) -> anyhow::Result<Box<dyn Contender>> {
        let name = if which == 0 { &self.first } else { &self.second };
        let weights = match self.weights.get(which) {
            Some(path) => Some(Weights::parse(&read(path)?).context("weights")?),
            None => None,
        };
        let budget = MoveBudget {
            time: Self::of(&self.time, which).filter(|time| !time.is_zero()),
            nodes: Self::of(&self.nodes, which).unwrap_or(NODES),
            threads: self.threads.get(which).copied().unwrap_or(1),
        };
        Ok(contender(&start.board, name, budget, weights)?)
    }
}

/// The record of a game played from there.
pub(super) fn record(start: &Start, tags: &[(&str, String)], played: &ContestGame) -> Record {
    let board = &start.board;
    let mut position = start.position.clone();
    let mut moves = Vec::new();
    for &m in &played.moves {
        moves.push(position.move_text(board, m));
        position.make(board, m);
    }
    let own = [("Board", board.size().to_string()), ("Position", start.position.text(board))];
    let tags = tags.iter().chain(&own).map(|(name, value)| (name.to_string(), value.clone()));
    Record { players: 2, tags: tags.collect(), moves, score: RecordResult::from(played.ending) }
}

/// Plays a match; the standing is printed after every pair, the verdict last.
///
/// # Errors
/// When a contender is not known or writing fails.
pub(super) fn battle(how: &MatchArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let start = how.start.read()?;
    let mut first = how.contender(&start, 0)?;
    let mut second = how.contender(&start, 1)?;
    let sprt = how.sprt.as_ref().and_then(|elo| Some(Sprt::new(*elo.first()?, *elo.get(1)?)));
    let plan = Plan {
        start: start.position.clone(),
        pairs: how.pairs,
        random_plies: how.random_plies,
        seed: how.seed,
        sprt,
    };
    let mut records = sink(how.records.as_ref())?;
    let mut tell = |game: &ContestGame, standing: &Standing| {
        let round = standing.games();
        if round.is_multiple_of(2) {
            let ratio = sprt.map(|sprt| format!(", llr {:.2}", sprt.ratio(standing)));
            writeln!(out, "{standing}{}", ratio.unwrap_or_default())?;
            out.flush()?;
        }
        let (white, black) =
            if game.first_is_white { (&how.first, &how.second) } else { (&how.second, &how.first) };
        let tags = [("Round", round.to_string()), ("White", white.clone()), ("Black", black.clone())];
        writeln!(records, "{}", record(&start, &tags, game))
    };
    let standing = contest(&start.board, &plan, &mut *first, &mut *second, &mut tell)?;
    if let Some(why) = first.failure().or(second.failure()) {
        anyhow::bail!("a contender cannot go on: {why}");
    }
    if let Some(sprt) = sprt {
        writeln!(out, "{:?}", sprt.verdict(&standing))?;
    }
    Ok(())
}

//! Psychodrame between bots: the author's footnotes, tried.

mod cells;
mod game;
mod report;
mod verdict;

use std::path::PathBuf;

pub use cells::Cell;
pub use game::{Counts, play};
pub use report::Report;

use crate::cores::{Plan, Stopped, Watch, count, threads};

/// Games that one thread plays before it looks up.
const BATCH: u64 = 20;

/// Many games of Psychodrame between bots: the default table, or with `--report` the whole of
/// `docs/lab/psychodrame.md`.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Args {
    /// Games per cell.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub games: u64,
    /// The seed of it all: the same seed gives the same numbers on any machine.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; as many as there are cores, if not given.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Run all experiments, and write the report and its plots into this folder.
    #[arg(long, value_name = "FOLDER")]
    pub report: Option<PathBuf>,
    /// How many play, where only the default table is measured.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub seats: u8,
}

/// A cell with what came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Measured {
    /// How it was played.
    pub cell: Cell,
    /// What came of it.
    pub counts: Counts,
}

/// Runs what was asked for. Somebody is told of the progress and may stop it.
///
/// # Errors
/// It was stopped.
pub fn run(args: &Args, watch: &Watch<'_>) -> Result<Report, Stopped> {
    let cells =
        if args.report.is_some() { cells::all() } else { vec![Cell::default_table(args.seats.into())] };
    let measured = measure(&cells, args.games, args.seed, threads(args.threads), watch)?;
    Ok(Report::new(args, measured))
}

/// Plays so many games of each cell.
///
/// # Errors
/// It was stopped.
pub fn measure(
    cells: &[Cell],
    games: u64,
    seed: u64,
    threads: usize,
    watch: &Watch<'_>,
) -> Result<Vec<Measured>, Stopped> {
    let plan = Plan { games, seed, threads, batch: BATCH };
    let counts = count(
        cells,
        plan,
        watch,
        |part: &mut Counts, cell, seed| part.join(&play(cell, seed)),
        Counts::join,
    )?;
    Ok(cells.iter().cloned().zip(counts).map(|(cell, counts)| Measured { cell, counts }).collect())
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::Progress;

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let cells = [Cell::default_table(2)];
        let go_on = |_: Progress| ControlFlow::Continue(());
        let one = measure(&cells, 22, 5, 1, &go_on).expect("nobody stops it");
        assert_eq!(one, measure(&cells, 22, 5, 3, &go_on).expect("nobody stops it"));
        assert_eq!(one[0].counts.games, 22);
        assert!(one[0].counts.conflicts.value() > 0.0 && one[0].counts.goals.of > 0);
        let other = measure(&cells, 22, 6, 1, &go_on).expect("nobody stops it");
        assert_ne!(one, other);
    }
}

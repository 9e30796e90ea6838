//! Psychodrame between bots: the author's footnotes, tried.

mod cells;
mod game;
mod report;
mod verdict;

pub use cells::Cell;
pub use game::{Counts, play};

use crate::{Experiment, Join as _, Laboratory, RunArgs};

/// Many games of Psychodrame between bots: the default table, or with `--report` the whole of
/// `docs/lab/psychodrame.md`.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct LabArgs {
    /// Games per cell.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub games: u64,
    /// What every run is asked for.
    #[command(flatten)]
    pub run: RunArgs,
    /// How many play, where only the default table is measured.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub seats: u8,
}

/// What came of a run.
pub type Report = crate::Report<LabArgs>;

impl Laboratory for LabArgs {
    type Cell = Cell;
    const FILE: &'static str = "psychodrame.md";

    fn games(&self) -> u64 {
        self.games
    }

    fn run_args(&self) -> &RunArgs {
        &self.run
    }

    fn cells(&self) -> Vec<Cell> {
        if self.run.report.is_some() { cells::all() } else { vec![Cell::default_table(self.seats.into())] }
    }

    fn plots(report: &Report) -> Vec<(&'static str, String)> {
        report.plots()
    }
}

impl Experiment for Cell {
    type Counts = Counts;
    const BATCH: u64 = 20;

    fn play(&self, seed: u64, counts: &mut Counts) {
        counts.join(&play(self, seed));
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::{Progress, measure};

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

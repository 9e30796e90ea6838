//! What a laboratory run is asked for.

use super::{Cell, Report, cell};
use crate::{Laboratory, RunArgs};

/// Many games of Innommable between bots; with `--report` into `docs/lab/innommable.md`.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct LabArgs {
    /// Games per cell.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// What every run is asked for.
    #[command(flatten)]
    pub run: RunArgs,
    /// Only the rules as they are, for so many players.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    pub players: Option<u8>,
}

impl Laboratory for LabArgs {
    type Cell = Cell;
    const FILE: &'static str = "innommable.md";

    fn games(&self) -> u64 {
        self.games
    }

    fn run_args(&self) -> &RunArgs {
        &self.run
    }

    fn cells(&self) -> Vec<Cell> {
        self.players.map_or_else(cell::all, |n| vec![Cell::layout(0, n)])
    }

    fn plots(report: &Report) -> Vec<(&'static str, String)> {
        report.plots()
    }
}

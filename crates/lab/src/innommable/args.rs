//! What a laboratory run is asked for.

use std::path::PathBuf;

/// Many games of Innommable between bots; with `--report` into `docs/lab/innommable.md`.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Args {
    /// Games per cell.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The seed of it all: the same seed gives the same numbers on any machine.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; as many as there are cores, if not given.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Write the report and its plots into this folder.
    #[arg(long, value_name = "FOLDER")]
    pub report: Option<PathBuf>,
    /// Only the rules as they are, for so many players.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    pub players: Option<u8>,
}

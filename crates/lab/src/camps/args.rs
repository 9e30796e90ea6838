//! What a run is asked for.

use std::path::PathBuf;

/// Psychopathe's candidate camps on both boards, for two players and for three.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct LabArgs {
    /// Games of two players for each camp and board.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// Games of three players for each board.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    pub trios: u64,
    /// Time a move in milliseconds, the same for everybody.
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub time: u64,
    /// Positions a move, instead of a time.
    #[arg(long)]
    pub nodes: Option<u64>,
    /// Random half-moves at the beginning of every game.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(0..=40))]
    pub random_plies: u32,
    /// Openings that a short search judges further from even than this, in hundredths, are drawn again.
    #[arg(long, default_value_t = 150, value_parser = clap::value_parser!(i32).range(1..=10_000))]
    pub balance: i32,
    /// The seed of the openings.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; as many as there are cores, if not given.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Begin no game after so many minutes; what was played is reported.
    #[arg(long)]
    pub minutes: Option<u64>,
    /// Keep each game as a line of this file; games that are already there are not played again.
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// The log of another run, at equal positions, to report beside this one.
    #[arg(long, value_name = "FILE", requires = "beside_nodes")]
    pub beside: Option<PathBuf>,
    /// Positions a move of that other run.
    #[arg(long, value_name = "NODES")]
    pub beside_nodes: Option<u64>,
    /// Write the report and its plots into this folder.
    #[arg(long, value_name = "FOLDER")]
    pub report: Option<PathBuf>,
}

impl LabArgs {
    /// How the moves are paced, in words.
    pub(super) fn pace(&self) -> String {
        match self.nodes {
            Some(nodes) => format!("{nodes} positions a move"),
            None => format!("{} ms a move", self.time),
        }
    }

    /// How those of the other run were.
    pub(super) fn beside_pace(&self) -> String {
        format!("{} positions a move", self.beside_nodes.unwrap_or_default())
    }
}

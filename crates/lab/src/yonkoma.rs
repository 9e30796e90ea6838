//! 4-KOMA in the laboratory: exact chances of throws, Setbacks and Conflicts, and Sessions between bots.

mod exact;
mod report;
mod sessions;

use std::path::PathBuf;

use ::yonkoma::Options;

use crate::cores::{Stopped, Watch, threads};

pub use report::Report;
pub use sessions::{Cell, Counts, measure, play};

/// Many Sessions of 4-KOMA between bots, and the exact chances beside them: the whole of `docs/lab/yonkoma.md`.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Args {
    /// Games of two Sessions each, per cell.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
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
}

/// The tables that are tried: the game master's Koma, the faces, the number of players.
fn cells() -> Vec<Cell> {
    let rules = Options::default();
    let pool = |gm_pool_per_player| Cell {
        name: format!("{gm_pool_per_player} Koma a player"),
        players: 3,
        options: Options { gm_pool_per_player, ..rules.clone() },
    };
    let players = |players: usize| {
        let name = format!("{players} {}", if players == 1 { "player" } else { "players" });
        Cell { name, players, options: rules.clone() }
    };
    let faces = Cell {
        name: "faces 4, 5, 6".into(),
        players: 3,
        options: Options { success_faces: [4, 5, 6].into(), ..rules.clone() },
    };
    [1, 2, 3, 4].map(pool).into_iter().chain([faces]).chain([1, 2, 4, 6].map(players)).collect()
}

/// Runs it all. Somebody is told of the progress and may stop it.
///
/// # Errors
/// It was stopped.
pub fn run(args: &Args, watch: &Watch<'_>) -> Result<Report, Stopped> {
    let measured = measure(&cells(), args.games, args.seed, threads(args.threads), watch)?;
    Ok(Report::new(args, measured))
}

//! 4-KOMA in the laboratory: exact chances of throws, Setbacks and Conflicts, and Sessions between bots.

mod exact;
mod report;
mod sessions;

use ::yonkoma::Options;

use crate::{Laboratory, RunArgs};

pub use sessions::{Cell, Counts, play};

/// Many Sessions of 4-KOMA between bots, and the exact chances beside them: the whole of `docs/lab/yonkoma.md`.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct LabArgs {
    /// Games of two Sessions each, per cell.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub games: u64,
    /// What every run is asked for.
    #[command(flatten)]
    pub run: RunArgs,
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

/// What came of a run.
pub type Report = crate::Report<LabArgs>;

impl Laboratory for LabArgs {
    type Cell = Cell;
    const FILE: &'static str = "yonkoma.md";

    fn games(&self) -> u64 {
        self.games
    }

    fn run_args(&self) -> &RunArgs {
        &self.run
    }

    fn cells(&self) -> Vec<Cell> {
        cells()
    }

    fn plots(report: &Report) -> Vec<(&'static str, String)> {
        report.plots()
    }
}

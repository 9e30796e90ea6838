//! What is played: tables and styles, one cell for each question.

use ::psychodrame::{Options, PurgeFloor, RepercussionPool};
use search::psychodrame::{Spending, Style, Ticking};

/// A table and the style of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// Of which question it is a part.
    pub question: &'static str,
    /// What it varies.
    pub name: String,
    /// How many play.
    pub n_seats: usize,
    /// What the table chose.
    pub options: Options,
    /// How everybody plays.
    pub style: Style,
}

/// For long series: nobody stops before so many scenes.
const LONG: u32 = 100;

impl Cell {
    /// Bots as the specification recommends them, at the default table.
    pub fn default_table(n_seats: usize) -> Self {
        Self::new("LAB-07", format!("{n_seats} players"), n_seats, Options::default(), style())
    }

    fn new(
        question: &'static str,
        name: impl Into<String>,
        n_seats: usize,
        options: Options,
        style: Style,
    ) -> Self {
        Self { question, name: name.into(), n_seats, options, style }
    }
}

fn style() -> Style {
    Style::default().silent()
}

pub(super) fn all() -> Vec<Cell> {
    let defaults = Options::default;
    let mut cells: Vec<Cell> = (2..=4).map(Cell::default_table).collect();
    for pool in [RepercussionPool::Played, RepercussionPool::Drawn] {
        for supports in [0, 100] {
            let name = format!("{pool:?}, {}", if supports == 0 { "no support" } else { "all support" });
            let options = Options { repercussion_pool: pool, ..defaults() };
            cells.push(Cell::new("LAB-03", name, 4, options, Style { supports, ..style() }));
        }
    }
    for n_seats in [3, 4] {
        for rematch_join in [false, true] {
            let name = format!("{n_seats} players, {}", if rematch_join { "may join" } else { "closed" });
            let options = Options { rematch_join, ..defaults() };
            cells.push(Cell::new("LAB-04", name, n_seats, options, Style { joins: true, ..style() }));
        }
    }
    for purge_floor in [PurgeFloor::Initial, PurgeFloor::One] {
        let options = Options { purge_floor, ..defaults() };
        let style = Style { scenes: LONG, tireless: true, ..style() };
        cells.push(Cell::new("LAB-05", format!("{purge_floor:?}"), 3, options, style));
    }
    for ticking in [Ticking::Never, Ticking::Losing, Ticking::Always] {
        cells.push(Cell::new("LAB-09", format!("{ticking:?}"), 3, defaults(), Style { ticking, ..style() }));
    }
    for initiates in [0, 50, 100] {
        let name = format!("{initiates} % begin a conflict");
        cells.push(Cell::new("LAB-10", name, 3, defaults(), Style { initiates, tireless: false, ..style() }));
    }
    for spending in [Spending::Hostile, Spending::Kind, Spending::Random, Spending::Mixed] {
        for new_trait_score in [3, 5, 8] {
            let name = format!("{spending:?}, new traits at {new_trait_score}");
            let options = Options { new_trait_score, ..defaults() };
            let style = Style { spending, scenes: LONG / 2, tireless: true, ..style() };
            cells.push(Cell::new("LAB-11", name, 3, options, style));
        }
    }
    for kills in [false, true] {
        let name = if kills { "acts kill" } else { "acts spare" };
        let style = Style { kills, spending: Spending::Hostile, scenes: LONG / 2, tireless: true, ..style() };
        cells.push(Cell::new("LAB-13", name, 4, defaults(), style));
    }
    for repercussion_pool in [RepercussionPool::Played, RepercussionPool::Drawn] {
        let options = Options { repercussion_pool, ..defaults() };
        cells.push(Cell::new("LAB-14", format!("{repercussion_pool:?}"), 3, options, style()));
    }
    for n_seats in 2..=4 {
        for threshold in [3, 4, 6, 8, 10] {
            let name = format!("{n_seats} players, threshold {threshold}");
            let options = Options { resolution_threshold: threshold, ..defaults() };
            cells.push(Cell::new("LAB-15", name, n_seats, options, Style { scenes: 200, ..style() }));
        }
    }
    cells
}

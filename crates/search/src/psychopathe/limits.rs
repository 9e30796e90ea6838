//! When to stop: limits that do not depend on a clock, and an observer that may own one.

use psychopathe::Move;

use super::score::Score;

/// Limits that give the same result every time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Deepest iteration.
    pub depth: Option<u32>,
    /// Most positions.
    pub nodes: Option<u64>,
}

impl Limits {
    /// No limit: the observer stops the search.
    pub const fn none() -> Limits {
        Limits { depth: None, nodes: None }
    }

    /// A fixed depth.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), nodes: None }
    }

    /// A fixed number of positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { depth: None, nodes: Some(nodes) }
    }
}

/// What one iteration found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Its depth.
    pub depth: u32,
    /// The longest line it looked at, in half-moves.
    pub deepest: u32,
    /// Which of the best lines this is, from 1.
    pub nth: usize,
    /// For the side to move at the root.
    pub score: Score,
    /// Positions searched so far.
    pub nodes: u64,
    /// The best line; the first move is the best one.
    pub line: Vec<Move>,
    /// For how many iterations the best move has stayed the same.
    pub stable: u32,
    /// Share of the table in use, in thousandths.
    pub fill: usize,
}

/// Somebody who watches the search and may stop it.
pub trait Observer {
    /// A line of an iteration is complete.
    fn improved(&mut self, _report: &Report) {}
    /// Asked often, with the number of positions so far: stop at once?
    fn enough(&mut self, _nodes: u64) -> bool {
        false
    }
    /// Asked after each iteration: is another one worth beginning?
    fn another(&mut self, report: &Report) -> bool {
        !self.enough(report.nodes)
    }
}

/// An observer that never stops anything.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl Observer for Silent {}

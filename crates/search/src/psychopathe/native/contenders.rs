//! Contenders that play by time or by fixed limits.

use std::time::{Duration, Instant};

use psychopathe::{Board, Course, Move};

use crate::psychopathe::contest::Contender;
use crate::psychopathe::engine::Engine;
use crate::psychopathe::limits::{Limits, Silent};
use crate::psychopathe::native::clock::{Stopwatch, TimeControl};
use crate::psychopathe::uct::Uct;

/// The engine with the same time for every move.
#[derive(Debug)]
pub struct TimedEngine {
    /// The engine.
    pub engine: Engine,
    /// Time a move.
    pub time: Duration,
    /// Threads.
    pub threads: usize,
}

impl Contender for TimedEngine {
    fn begin(&mut self, _: u64) {
        self.engine.forget();
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        let mut tell = |_: &_, _| ();
        let mut watch = Stopwatch::start(TimeControl::Move(self.time), &|| false, &mut tell);
        let report = self.engine.search_on(self.threads, course, Limits::none(), &mut watch)?;
        report.line.first().copied()
    }
}

/// The engine with the same limits for every move.
#[derive(Debug)]
pub struct FixedEngine {
    /// The engine.
    pub engine: Engine,
    /// Limits of every move.
    pub limits: Limits,
}

impl Contender for FixedEngine {
    fn begin(&mut self, _: u64) {
        self.engine.forget();
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        let report = self.engine.search(course, self.limits, &mut Silent)?;
        report.line.first().copied()
    }
}

/// The plain UCT player with the same time for every move.
#[must_use]
pub fn timed_uct(board: &Board, time: Duration) -> Uct {
    Uct::new(
        board,
        Box::new(move || {
            let began = Instant::now();
            Box::new(move |_| began.elapsed() >= time)
        }),
    )
}

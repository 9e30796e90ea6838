//! Real time: an observer that stops the search when its time is spent.

use std::time::{Duration, Instant};

use crate::psychopathe::limits::{Observer, Report};

/// How much time there is for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeControl {
    /// As much as it takes.
    Unlimited,
    /// So much for this move.
    Move(Duration),
    /// A clock: what is left, and what each move adds.
    Clock {
        /// Left for the rest of the game.
        left: Duration,
        /// Added after each move.
        added: Duration,
        /// Moves until the clock is refilled, if it ever is.
        moves: Option<u32>,
    },
}

/// Kept back for the way from here to the match runner.
const RESERVE: Duration = Duration::from_millis(15);

impl TimeControl {
    /// When to stop beginning new iterations, and when to stop at once.
    fn shares(self) -> Option<(Duration, Duration)> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::Move(time) => Some((time, time)),
            TimeControl::Clock { left, added, moves } => {
                let left = left.saturating_sub(RESERVE);
                let share = left / moves.unwrap_or(30).clamp(1, 30) + added * 3 / 4;
                Some(((share * 6 / 10).min(left), (share * 5 / 2).min(left / 2)))
            }
        }
    }
}

/// Watches the time and passes reports on.
pub struct Stopwatch<'a> {
    began: Instant,
    shares: Option<(Duration, Duration)>,
    stop: &'a dyn Fn() -> bool,
    tell: &'a mut dyn FnMut(&Report, Duration),
}

impl<'a> Stopwatch<'a> {
    /// Starts now.
    pub fn start(
        control: TimeControl,
        stop: &'a dyn Fn() -> bool,
        tell: &'a mut dyn FnMut(&Report, Duration),
    ) -> Stopwatch<'a> {
        Stopwatch { began: Instant::now(), shares: control.shares(), stop, tell }
    }
}

impl Observer for Stopwatch<'_> {
    fn improved(&mut self, report: &Report) {
        (self.tell)(report, self.began.elapsed());
    }

    fn enough(&mut self, _: u64) -> bool {
        (self.stop)() || self.shares.is_some_and(|(_, hard)| self.began.elapsed() >= hard)
    }

    fn another(&mut self, report: &Report) -> bool {
        let Some((soft, hard)) = self.shares else {
            return true;
        };
        let spent = self.began.elapsed();
        // With a time for this very move all of it is used; with a clock a stable choice is made sooner.
        let wanted = match soft == hard {
            true => soft,
            false if report.stable >= 4 => soft / 2,
            false if report.stable == 0 => soft * 3 / 2,
            false => soft,
        };
        spent < wanted
    }
}

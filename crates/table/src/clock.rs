//! Clocks: how much time everybody has left.
//!
//! A table reads no clock. Time enters the log as the time at which a row was written, which the server says;
//! what is left is the fold of these times, so it survives restarts and is the same whoever folds it. The
//! clock of those the game waits for runs; talk does not touch it, a pause stops it for all but who asked
//! for it, the X-card for all, and what is taken back, which then needs consent, gives its time back.

use kernel::{Clock, Seat};
use serde::{Deserialize, Serialize};

/// How much time everybody has left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    clock: Clock,
    /// What each seat had left when its clock was last looked at, in milliseconds.
    left: Vec<u64>,
    /// Whose clock runs.
    on: Vec<Seat>,
    /// Since when, in milliseconds since 1970.
    since: u64,
}

/// What everybody sees of the clocks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockView {
    /// What each seat had left then, in milliseconds.
    pub left: Vec<u64>,
    /// Whose clock runs.
    pub on: Vec<Seat>,
    /// Since when, in milliseconds since 1970, as the server counts.
    pub since: u64,
}

impl Clocks {
    /// The game begins.
    pub fn start(clock: Clock, n_seats: usize, awaited: Vec<Seat>, at: u64) -> Self {
        let first = match clock {
            Clock::Fischer { base, .. } => base,
            Clock::PerMove { time } => time,
        };
        Self { clock, left: vec![first; n_seats], on: awaited, since: at }
    }

    /// A game that goes on with so much left to everybody; nobody's clock runs.
    pub fn with_left(clock: Clock, left: Vec<u64>, at: u64) -> Self {
        Self { clock, left, on: Vec::new(), since: at }
    }

    /// Somebody played, and these are awaited now.
    pub fn played(&mut self, by: Option<Seat>, awaited: Vec<Seat>, at: u64) {
        self.tick(at);
        for seat in (0..).map(Seat).take(self.left.len()) {
            let (was_on, is_on) = (self.on.contains(&seat), awaited.contains(&seat));
            let left = &mut self.left[usize::from(seat.0)];
            match self.clock {
                Clock::Fischer { increment, .. } if was_on && !is_on && by == Some(seat) => {
                    *left += increment
                }
                // The next turn has all of it again: who waits sees so at once.
                Clock::PerMove { time } if is_on != was_on => *left = time,
                Clock::Fischer { .. } | Clock::PerMove { .. } => {}
            }
        }
        self.on = awaited;
    }

    /// The game stands still or goes on; nobody gains or loses by it.
    pub fn switched(&mut self, awaited: Vec<Seat>, at: u64) {
        self.tick(at);
        self.on = awaited;
    }

    /// Something was taken back: what it took is given back with it.
    pub fn rewound(&mut self, awaited: Vec<Seat>, at: u64) {
        (self.on, self.since) = (awaited, at);
    }

    fn tick(&mut self, at: u64) {
        let used = at.saturating_sub(self.since);
        for seat in &self.on {
            if let Some(left) = self.left.get_mut(usize::from(seat.0)) {
                *left = left.saturating_sub(used);
            }
        }
        self.since = self.since.max(at);
    }

    /// When the first clock that runs has run down.
    pub fn runs_out(&self) -> Option<u64> {
        self.on.iter().filter_map(|seat| Some(self.since + self.left.get(usize::from(seat.0))?)).min()
    }

    /// Whether a seat's clock has run down by then.
    pub(crate) fn is_out(&self, seat: Seat, now: u64) -> bool {
        let left = self.left.get(usize::from(seat.0)).copied().unwrap_or(u64::MAX);
        self.on.contains(&seat) && now.saturating_sub(self.since) > left
    }

    /// What everybody sees.
    pub fn view(&self) -> ClockView {
        ClockView { left: self.left.clone(), on: self.on.clone(), since: self.since }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[test]
    fn fischer_gives_for_each_move_and_a_pause_takes_nothing() {
        let mut clocks = Clocks::start(Clock::Fischer { base: 1_000, increment: 50 }, 2, vec![A], 10_000);
        clocks.played(Some(A), vec![B], 10_300);
        assert_eq!(clocks.view(), ClockView { left: vec![750, 1_000], on: vec![B], since: 10_300 });
        assert_eq!(clocks.runs_out(), Some(11_300));
        clocks.switched(Vec::new(), 10_400);
        assert_eq!(clocks.runs_out(), None);
        clocks.switched(vec![B], 90_000);
        assert_eq!(clocks.view().left, [750, 900]);
        // A draw offered while the other one thinks is no move.
        clocks.played(Some(A), vec![B], 90_100);
        assert_eq!(clocks.view().left, [750, 800]);
        assert!(!clocks.is_out(B, 90_900) && clocks.is_out(B, 90_901) && !clocks.is_out(A, 99_999));
        clocks.rewound(vec![A], 91_000);
        assert_eq!(clocks.view(), ClockView { left: vec![750, 800], on: vec![A], since: 91_000 });
        // Times that go back, as a server's clock may, give nothing and take nothing.
        clocks.played(Some(A), vec![B], 90_000);
        assert_eq!(clocks.view(), ClockView { left: vec![800, 800], on: vec![B], since: 91_000 });
    }

    #[test]
    fn a_time_for_each_move_begins_with_the_turn() {
        let mut clocks = Clocks::start(Clock::PerMove { time: 500 }, 2, vec![A], 0);
        clocks.played(Some(A), vec![B], 400);
        clocks.played(Some(B), vec![A], 500);
        assert_eq!(clocks.view().left, [500, 500], "who waits will have all of it again");
        clocks.played(Some(B), vec![A], 600);
        assert_eq!(clocks.runs_out(), Some(1_000));
    }
}

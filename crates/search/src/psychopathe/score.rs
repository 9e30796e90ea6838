//! Scores: hundredths for the side to move, and wins counted in half-moves.

use std::fmt;
use std::ops::Neg;

/// The score of a win here and now.
const WIN: i32 = 30_000;
/// Scores beyond this are wins or losses within so many half-moves.
const NEAR_WIN: i32 = WIN - 1_000;

/// The worth of a position for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub(crate) i32);

impl Score {
    /// Even, and the score of a draw.
    pub const DRAW: Score = Score(0);
    pub(crate) const INFINITE: Score = Score(WIN + 1);

    /// A win that will be on the board after so many half-moves from the root.
    pub(crate) const fn win_at(ply: i32) -> Score {
        Score(WIN - ply)
    }

    /// A loss that will be on the board after so many half-moves from the root.
    pub(crate) const fn loss_at(ply: i32) -> Score {
        Score(ply - WIN)
    }

    /// Hundredths, for a position that is not decided.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// Half-moves to the win (positive) or the loss (negative), if the score is one.
    pub const fn decided_in(self) -> Option<i32> {
        if self.0 > NEAR_WIN {
            Some(WIN - self.0)
        } else if self.0 < -NEAR_WIN {
            Some(-WIN - self.0)
        } else {
            None
        }
    }

    pub(crate) const fn is_decided(self) -> bool {
        self.0 > NEAR_WIN || self.0 < -NEAR_WIN
    }

    /// As the table keeps it: wins are counted from the position, not from the root.
    pub(crate) const fn to_stored(self, ply: i32) -> i16 {
        if self.0 > NEAR_WIN {
            (self.0 + ply) as i16
        } else if self.0 < -NEAR_WIN {
            (self.0 - ply) as i16
        } else {
            self.0 as i16
        }
    }

    pub(crate) const fn from_stored(stored: i16, ply: i32) -> Score {
        let score = stored as i32;
        if score > NEAR_WIN {
            Score(score - ply)
        } else if score < -NEAR_WIN {
            Score(score + ply)
        } else {
            Score(score)
        }
    }

    pub(crate) const fn plus(self, hundredths: i32) -> Score {
        Score(self.0 + hundredths)
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// As UGI writes it: `cp 35` or `mate -3` (in moves).
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.decided_in() {
            Some(plies) if plies > 0 => write!(f, "mate {}", (plies + 1) / 2),
            Some(plies) => write!(f, "mate {}", plies / 2),
            None => write!(f, "cp {}", self.0),
        }
    }
}

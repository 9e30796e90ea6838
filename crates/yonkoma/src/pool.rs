//! Dice: how many, and what they say.

use std::collections::BTreeSet;

/// What makes up a pool (YON-36).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pool {
    /// By the case of the Test.
    pub base: u32,
    /// One for each helper.
    pub help: u32,
    /// One for an anecdote.
    pub anecdote: u32,
    /// What Setbacks brought.
    pub bonus: u32,
    /// Positive Conditions that apply.
    pub positive: u32,
    /// Negative Conditions that apply.
    pub negative: u32,
}

impl Pool {
    /// What it comes to; nothing or less is an automatic Failure (YON-43, YON-68).
    pub fn true_value(self) -> i64 {
        let bonuses = self.base + self.help + self.anecdote + self.bonus + self.positive;
        i64::from(bonuses) - i64::from(self.negative)
    }

    /// How many dice are thrown.
    pub fn dice(self) -> u32 {
        u32::try_from(self.true_value()).unwrap_or(0)
    }
}

/// How many dice a reroll throws beside those that are kept (YON-52).
pub fn thrown(pool: u32, kept: u32) -> u32 {
    pool.saturating_sub(kept)
}

/// How many Successes these dice show (YON-28).
pub fn successes(dice: &[u8], faces: &BTreeSet<u8>) -> u32 {
    dice.iter().map(|die| u32::from(faces.contains(die))).sum()
}

//! The odds of a throw, exact: whole numbers of equally likely outcomes, die by die.

use std::collections::BTreeMap;

use crate::dice::{Faces, HandDie, at_risk, successes};

/// How many of the equally likely outcomes of a throw have so many successes, with or without a 1.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Outcomes {
    ways: BTreeMap<(u32, bool), u128>,
    all: u128,
}

impl Outcomes {
    /// One die after the other, each by its own function (INN-61).
    fn of(dice: &[Faces]) -> Self {
        let mut sum = Self { ways: BTreeMap::from([((0, false), 1)]), all: 1 };
        for &faces in dice {
            let mut ways = BTreeMap::new();
            for (&(n, one), &so_many) in &sum.ways {
                for value in 1..=faces.number() {
                    let key = (n + successes(faces, value), one || value == 1);
                    *ways.entry(key).or_insert(0) += so_many;
                }
            }
            sum = Self { ways, all: sum.all * u128::from(faces.number()) };
        }
        sum
    }

    #[expect(clippy::cast_precision_loss, reason = "a share of whole numbers, rounded once")]
    fn share(&self, holds: impl Fn(u32, bool) -> bool) -> f64 {
        let ways: u128 = self.ways.iter().filter(|((n, one), _)| holds(*n, *one)).map(|(_, w)| w).sum();
        ways as f64 / self.all as f64
    }
}

/// What a player may hope for, with so many rerolls.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hope {
    /// How likely it is to succeed.
    pub success: f64,
    /// How likely it is to go mad; nothing, for a hand that is not at risk.
    pub mad: f64,
    /// How likely it is to succeed and stay sane.
    pub success_and_sane: f64,
}

/// What a hand is worth at a difficulty.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Chances {
    /// Successes needed.
    pub difficulty: u8,
    /// Whether a 1 would bring madness.
    pub at_risk: bool,
    /// The mean number of successes.
    pub mean: f64,
    /// That a throw shows a 1.
    pub a_one: f64,
    /// Without a reroll, with one at most, with two at most; rerolling whenever short.
    pub hopes: [Hope; 3],
}

pub fn chances(hand: &[HandDie], difficulty: u8) -> Chances {
    chances_at(hand, difficulty, at_risk(hand))
}

/// The same where it is known whether a 1 brings madness.
pub(crate) fn chances_at(hand: &[HandDie], difficulty: u8, risk: bool) -> Chances {
    let dice: Vec<Faces> = hand.iter().map(|held| held.faces).collect();
    let outcomes = Outcomes::of(&dice);
    let needed = u32::from(difficulty);
    let a_one = outcomes.share(|_, one| one);
    let won = outcomes.share(|n, _| n >= needed);
    let won_sane = outcomes.share(|n, one| n >= needed && !(risk && one));
    let short_sane = outcomes.share(|n, one| n < needed && !(risk && one));
    let mean = dice.iter().map(|faces| 0.5 + 1.0 / f64::from(faces.number())).sum();
    let mut hopes = [Hope { success: won, mad: 1.0 - won_sane - short_sane, success_and_sane: won_sane }; 3];
    let (mut success, mut both, mut sane) = (won, won_sane, won_sane + short_sane);
    for hope in &mut hopes[1..] {
        // INN-73: an empty hand is not rerolled.
        if !dice.is_empty() {
            success = won + (1.0 - won) * success;
            both = won_sane + short_sane * both;
            sane = won_sane + short_sane * sane;
        }
        *hope = Hope { success, mad: 1.0 - sane, success_and_sane: both };
    }
    if !risk {
        hopes.iter_mut().for_each(|hope| hope.mad = 0.0);
    }
    Chances { difficulty, at_risk: risk, mean, a_one, hopes }
}

/// How likely each number of successes is, from none up.
pub fn distribution(dice: &[Faces]) -> Vec<f64> {
    let outcomes = Outcomes::of(dice);
    let most = u32::try_from(2 * dice.len()).unwrap_or(u32::MAX);
    (0..=most).map(|n| outcomes.share(|successes, _| successes == n)).collect()
}

/// How likely a 1 is.
pub fn a_one(dice: &[Faces]) -> f64 {
    Outcomes::of(dice).share(|_, one| one)
}

/// How likely a throw succeeds if, when short, one die of this kind is given and thrown (INN-109).
pub fn gift(dice: &[Faces], difficulty: u8, given: Faces) -> f64 {
    let with: Vec<Faces> = dice.iter().copied().chain([given]).collect();
    Outcomes::of(&with).share(|n, _| n >= u32::from(difficulty))
}

/// How likely the first hand has more successes than the second, as many, fewer: a duel of single throws.
pub fn duel(first: &[Faces], second: &[Faces]) -> [f64; 3] {
    let (one, other) = (distribution(first), distribution(second));
    let mut shares = [0.0; 3];
    for (n, p) in one.iter().enumerate() {
        for (m, q) in other.iter().enumerate() {
            shares[match n.cmp(&m) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            }] += p * q;
        }
    }
    shares
}

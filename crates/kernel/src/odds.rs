//! All outcomes with their weights.

use std::collections::BTreeMap;

use crate::chance::{Ask, Chance};

/// Runs something through every way chance can fall, each with its probability.
///
/// `run` must ask the same questions when it is given the same answers.
pub fn every_outcome<T>(mut run: impl FnMut(&mut dyn Chance) -> T) -> Vec<(T, f64)> {
    let mut branch = Branch::default();
    let mut outcomes = Vec::new();
    loop {
        branch.depth = 0;
        let result = run(&mut branch);
        branch.path.truncate(branch.depth);
        outcomes.push((result, branch.path.iter().map(Step::probability).product()));
        if !branch.advance() {
            return outcomes;
        }
    }
}

#[derive(Default)]
struct Branch {
    path: Vec<Step>,
    depth: usize,
}

struct Step {
    ask: Ask,
    outcome: usize,
}

impl Step {
    #[expect(clippy::cast_precision_loss, reason = "weights are small")]
    fn probability(&self) -> f64 {
        self.ask.weight(self.outcome) as f64 / self.ask.total().max(1) as f64
    }

    /// The next possible outcome from this one on.
    fn possible(&self, from: usize) -> Option<usize> {
        (from..self.ask.n_outcomes()).find(|&i| self.ask.weight(i) > 0)
    }
}

impl Branch {
    /// To the next branch; no, if this was the last one.
    fn advance(&mut self) -> bool {
        while let Some(step) = self.path.last_mut() {
            if let Some(next) = step.possible(step.outcome + 1) {
                step.outcome = next;
                return true;
            }
            self.path.pop();
        }
        false
    }
}

impl Chance for Branch {
    fn pick(&mut self, ask: &Ask) -> usize {
        if self.depth == self.path.len() {
            let mut step = Step { ask: ask.clone(), outcome: 0 };
            step.outcome = step.possible(0).unwrap_or(0);
            self.path.push(step);
        }
        self.depth += 1;
        self.path[self.depth - 1].outcome
    }
}

/// How likely each result is.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds<T: Ord>(BTreeMap<T, f64>);

impl<T: Ord + Clone> Odds<T> {
    /// One result for sure.
    pub fn sure(result: T) -> Self {
        Self(BTreeMap::from([(result, 1.0)]))
    }

    /// By enumeration of everything that chance can do.
    pub fn of(run: impl FnMut(&mut dyn Chance) -> T) -> Self {
        Self::sum(every_outcome(run))
    }

    /// Two independent things together.
    #[must_use]
    pub fn and<U: Ord, V: Ord>(&self, other: &Odds<U>, join: impl Fn(&T, &U) -> V) -> Odds<V> {
        let pairs = self.0.iter().flat_map(|(t, p)| other.0.iter().map(move |(u, q)| (t, u, p * q)));
        Odds::sum(pairs.map(|(t, u, p)| (join(t, u), p)))
    }

    /// The same thing so many times, independently: large pools without enumerating them.
    #[must_use]
    pub fn times(&self, n: usize, none: T, join: impl Fn(&T, &T) -> T) -> Self {
        (0..n).fold(Self::sure(none), |sum, _| sum.and(self, &join))
    }

    /// What follows from each result, put together.
    #[must_use]
    pub fn then<U: Ord + Clone>(&self, next: impl Fn(&T) -> Odds<U>) -> Odds<U> {
        Odds::sum(self.0.iter().flat_map(|(result, p)| {
            let after = next(result).0;
            after.into_iter().map(move |(after, q)| (after, p * q))
        }))
    }

    /// How likely it is that this holds.
    pub fn chance_of(&self, holds: impl Fn(&T) -> bool) -> f64 {
        self.0.iter().filter(|(t, _)| holds(t)).map(|(_, p)| p).sum()
    }

    /// Each result with its probability, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&T, f64)> {
        self.0.iter().map(|(t, p)| (t, *p))
    }
}

impl<T: Ord> Odds<T> {
    fn sum(parts: impl IntoIterator<Item = (T, f64)>) -> Self {
        let mut odds = BTreeMap::new();
        for (result, p) in parts {
            *odds.entry(result).or_insert(0.0) += p;
        }
        Self(odds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_have_thirty_six_outcomes() {
        let sums = every_outcome(|chance| chance.pick(&Ask::die(6)) + chance.pick(&Ask::die(6)) + 2);
        assert_eq!(sums.len(), 36);
        assert!((sums.iter().map(|(_, p)| p).sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn later_asks_may_depend_on_earlier_picks() {
        // A second die only after a six; an impossible token never comes.
        let runs = every_outcome(|chance| match chance.pick(&Ask::die(6)) {
            5 => 10 + chance.pick(&Ask::token(vec![(1, 0), (2, 3)])),
            low => low,
        });
        assert_eq!(runs.iter().map(|&(r, _)| r).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 11]);
    }

    #[test]
    fn convolution_agrees_with_enumeration() {
        let success = |chance: &mut dyn Chance| u32::from(chance.pick(&Ask::die(6)) >= 4);
        let enumerated = Odds::of(|chance| (0..4).map(|_| success(chance)).sum::<u32>());
        let convolved = Odds::of(success).times(4, 0, |a, b| a + b);
        for ((n, p), (m, q)) in enumerated.iter().zip(convolved.iter()) {
            assert!(n == m && (p - q).abs() < 1e-12);
        }
        assert!((convolved.chance_of(|&n| n == 0) - (2.0f64 / 3.0).powi(4)).abs() < 1e-12);
    }
}

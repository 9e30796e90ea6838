//! The sequential probability ratio test: is the first contender stronger by one hypothesis or by the other?

use super::contest::Standing;

/// Two hypotheses in Elo and the risks of error accepted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The gain that is too small to keep.
    pub elo0: f64,
    /// The gain worth keeping.
    pub elo1: f64,
    /// Risk of keeping what should go.
    pub alpha: f64,
    /// Risk of dropping what should stay.
    pub beta: f64,
}

/// What the test says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SprtVerdict {
    /// The larger gain is accepted.
    Accepted,
    /// The smaller one is.
    Rejected,
}

impl Sprt {
    /// Both risks 5 %.
    pub const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// Log-likelihood ratio of the hypotheses, from the results of pairs (normal approximation).
    pub fn ratio(&self, standing: &Standing) -> f64 {
        let n: f64 = standing.pairs.iter().map(|&n| f64::from(n)).sum();
        // Pairs that all ended alike are no proof of certainty.
        let error = standing.error().max(0.5 / (n + 1.0));
        if n < 4.0 {
            return 0.0;
        }
        let share = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let (s0, s1) = (share(self.elo0), share(self.elo1));
        let each = standing.pairs.iter().enumerate();
        let mean = each.map(|(points, &n)| points as f64 / 4.0 * f64::from(n)).sum::<f64>() / n;
        (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * error * error)
    }

    /// What the results so far say, if they suffice.
    pub fn verdict(&self, standing: &Standing) -> Option<SprtVerdict> {
        let ratio = self.ratio(standing);
        if ratio >= ((1.0 - self.beta) / self.alpha).ln() {
            Some(SprtVerdict::Accepted)
        } else if ratio <= (self.beta / (1.0 - self.alpha)).ln() {
            Some(SprtVerdict::Rejected)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(pairs: [u32; 5]) -> Standing {
        let points: u32 = pairs.iter().zip(0..).map(|(n, p)| n * p).sum();
        let games = 2 * pairs.iter().sum::<u32>();
        let won = points / 2;
        Standing { won, drawn: points % 2, lost: games - won - points % 2, pairs }
    }

    #[test]
    fn clear_results_are_decided_and_even_ones_are_not() {
        let sprt = Sprt::new(0.0, 20.0);
        assert_eq!(sprt.verdict(&standing([0, 5, 20, 40, 60])), Some(SprtVerdict::Accepted));
        assert_eq!(sprt.verdict(&standing([60, 40, 20, 5, 0])), Some(SprtVerdict::Rejected));
        assert_eq!(sprt.verdict(&standing([1, 2, 3, 2, 1])), None);
    }
}

//! Shares and means, with what is known of their error.

use std::fmt;

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.959_964;

/// So many out of so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Share {
    /// How often it happened.
    pub n: u64,
    /// How often it could have.
    pub of: u64,
}

/// Where the truth lies, 95 times in a hundred.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The least that it may be.
    pub low: f64,
    /// The most that it may be.
    pub high: f64,
}

impl Share {
    /// Once more it could have happened; it did, or not.
    pub fn count(&mut self, happened: bool) {
        self.add(happened.into(), 1);
    }

    /// So many more out of so many more.
    pub fn add(&mut self, n: u32, of: u32) {
        self.n += u64::from(n);
        self.of += u64::from(of);
    }

    /// As a part of 1.
    pub fn value(self) -> f64 {
        ratio(self.n, self.of)
    }

    /// Wilson's score interval: honest for shares near 0 and 1, too.
    pub fn interval(self) -> Interval {
        if self.of == 0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let (p, n) = (self.value(), count(self.of));
        let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let (middle, scale) = (p + Z * Z / (2.0 * n), 1.0 + Z * Z / n);
        Interval { low: ((middle - spread) / scale).max(0.0), high: ((middle + spread) / scale).min(1.0) }
    }

    /// How many standard errors this is away from another share of so many; both may err, and the other was
    /// rounded to a tenth of a percent.
    pub fn distance(self, other: f64, of: u64) -> f64 {
        let (n, m) = (count(self.of.max(1)), count(of.max(1)));
        let pooled = (self.value() * n + other * m) / (n + m);
        // At least one in so many: a share of 0 was not proved to be 0.
        let variance = (pooled * (1.0 - pooled)).max(1.0 / (n + m));
        let gap = self.value() - other;
        // Rounding, and the steps of a count.
        let beyond = (gap.abs() - 0.0005 - 0.5 / n).max(0.0);
        beyond.copysign(gap) / (variance / n + variance / m).sqrt()
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Interval { low, high } = self.interval();
        write!(f, "{:.1} [{:.1}, {:.1}]", 100.0 * self.value(), 100.0 * low, 100.0 * high)
    }
}

/// A mean of whole numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Mean {
    n: u64,
    sum: i64,
    squares: u64,
}

impl Mean {
    /// One more number.
    pub fn add(&mut self, number: i64) {
        self.n += 1;
        self.sum += number;
        self.squares += number.unsigned_abs().pow(2);
    }

    #[expect(clippy::cast_precision_loss, reason = "sums of small numbers")]
    pub fn value(self) -> f64 {
        self.sum as f64 / count(self.n.max(1))
    }

    /// Half of its 95 % interval.
    pub fn error(self) -> f64 {
        if self.n < 2 {
            return f64::INFINITY;
        }
        let variance = count(self.squares) / count(self.n) - self.value().powi(2);
        Z * (variance.max(0.0) / count(self.n - 1)).sqrt()
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2} ± {:.2}", self.value(), self.error())
    }
}

/// What is counted apart and then put together.
pub trait Join {
    /// Adds all of another one.
    fn join(&mut self, more: &Self);
}

/// How counts are joined: field by field, and none is forgotten.
macro_rules! join_fields {
    ($counts:ident: $($field:ident)*) => {
        impl crate::stats::Join for $counts {
            fn join(&mut self, more: &Self) {
                let Self { $($field),* } = more;
                $(crate::stats::Join::join(&mut self.$field, $field);)*
            }
        }
    };
}
pub(crate) use join_fields;

join_fields!(Share: n of);
join_fields!(Mean: n sum squares);

impl Join for u64 {
    fn join(&mut self, more: &Self) {
        *self += more;
    }
}

impl Join for i64 {
    fn join(&mut self, more: &Self) {
        *self += more;
    }
}

impl<T: Join, const N: usize> Join for [T; N] {
    fn join(&mut self, more: &Self) {
        self.iter_mut().zip(more).for_each(|(own, more)| own.join(more));
    }
}

/// The largest number there was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Most(pub u64);

impl Join for Most {
    fn join(&mut self, more: &Self) {
        self.0 = self.0.max(more.0);
    }
}

/// The ratio of two counts; 0 of nothing.
pub(crate) fn ratio(n: u64, of: u64) -> f64 {
    count(n) / count(of.max(1))
}

#[expect(clippy::cast_precision_loss, reason = "nobody counts to 2^53")]
pub(crate) fn count(n: u64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(n: u64, of: u64, low: f64, high: f64) {
        let interval = Share { n, of }.interval();
        assert!((interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4, "{interval:?}");
    }

    #[test]
    fn wilson_intervals_are_those_of_the_tables() {
        check(0, 10, 0.0, 0.2775);
        check(5, 10, 0.2366, 0.7634);
        check(10, 10, 0.7225, 1.0);
        check(81, 263, 0.2553, 0.3662);
    }

    #[test]
    fn a_mean_knows_its_error() {
        let mut mean = Mean::default();
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            mean.add(number);
        }
        assert!((mean.value() - 5.0).abs() < 1e-12);
        // The sample's standard deviation is 2.138.
        assert!((mean.error() - Z * 2.138_09 / 8.0f64.sqrt()).abs() < 1e-4);
    }

    #[test]
    fn far_shares_are_far() {
        let share = Share { n: 500, of: 1000 };
        assert!(share.distance(0.5, 1000).abs() < 1e-9);
        assert!(share.distance(0.7, 1000) < -9.0);
    }
}

//! A fast generator where nobody has to verify anything.

use super::{Ask, Chance, Given, Origin, Source};

/// For tests, simulations and the whims of bots; the same seed gives the same results.
#[derive(Debug, Clone)]
pub struct Seeded(fastrand::Rng);

impl Seeded {
    /// From a seed.
    pub fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }
}

impl Chance for Seeded {
    fn pick(&mut self, ask: &Ask) -> usize {
        ask.at(self.0.u64(0..ask.total().max(1)))
    }
}

impl Source for Seeded {
    fn answer(&mut self, ask: &Ask, _: usize) -> Option<Given> {
        Some(Given { outcome: self.pick(ask), from: Origin::Seeded })
    }
}

//! Results listed beforehand.

use std::collections::VecDeque;

use serde_json::Value;

use super::{Ask, Given, Origin, Source};

/// Answers from a list, in order, each written as a person writes it. Running dry is an error that
/// changes nothing: results are used up only by [`Scripted::keep`].
#[derive(Debug, Clone, Default)]
pub struct Scripted {
    results: VecDeque<Value>,
    used: usize,
}

impl Scripted {
    /// From results as people write them.
    pub fn new(results: impl IntoIterator<Item = Value>) -> Self {
        Self { results: results.into_iter().collect(), used: 0 }
    }

    /// What is left.
    pub fn left(&self) -> impl Iterator<Item = &Value> {
        self.results.iter().skip(self.used)
    }

    /// The action was done: what it used is gone.
    pub fn keep(&mut self) {
        self.results.drain(..self.used);
        self.used = 0;
    }

    /// The action was not done: what it used is there again.
    pub fn give_back(&mut self) {
        self.used = 0;
    }
}

impl Source for Scripted {
    fn answer(&mut self, ask: &Ask, _: usize) -> Option<Given> {
        let outcome = ask.read(self.results.get(self.used)?)?;
        self.used += 1;
        Some(Given { outcome, from: Origin::Scripted })
    }
}

//! Chance, asked for by name.
//!
//! A game asks ([`Chance::pick`]) and does not know who answers. Behind it stands a [`Source`]: the
//! seal, people who read out real dice, a script, an enumeration. The [`Recorder`] between them notes
//! what was asked and what came.

mod declared;
mod kept;
mod scripted;
#[cfg(feature = "seeded")]
mod seeded;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use declared::Declared;
pub use kept::KeptPicks;
pub use scripted::Scripted;
#[cfg(feature = "seeded")]
pub use seeded::Seeded;

/// Where a game gets its random facts from.
pub trait Chance {
    /// The index of the outcome, below [`Ask::n_outcomes`].
    fn pick(&mut self, ask: &Ask) -> usize;

    /// One of so many things, by whim; nothing is asked where there is nothing to choose.
    fn one_of(&mut self, n: usize) -> usize {
        if n <= 1 { 0 } else { self.pick(&Ask::one_of(n)) }
    }
}

/// What is asked of chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// What it is.
    #[serde(flatten)]
    pub what: What,
    /// Whether the result is somebody's secret. A hidden ask is never read out at a real table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
}

/// The kinds of random things, each with its outcomes and their weights.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A die with so many faces; outcome 0 is face 1.
    Die(u8),
    /// A token drawn unseen among these: value and how many there are of it.
    Token(Vec<(u8, u32)>),
    /// A card among these, each equally likely, named as `AS`, `10H`.
    Card(Vec<String>),
    /// One of several things by weight.
    OneOf(Vec<u32>),
}

impl Ask {
    /// A die thrown in the open.
    pub fn die(faces: u8) -> Self {
        Self { what: What::Die(faces), hidden: false }
    }

    /// A token drawn unseen, that only its drawer looks at.
    pub fn token(values: Vec<(u8, u32)>) -> Self {
        Self { what: What::Token(values), hidden: true }
    }

    /// One of so many equally likely things, in the open.
    pub fn one_of(n: usize) -> Self {
        Self { what: What::OneOf(vec![1; n]), hidden: false }
    }

    /// How many outcomes there are.
    pub fn n_outcomes(&self) -> usize {
        match &self.what {
            What::Die(faces) => usize::from(*faces),
            What::Token(values) => values.len(),
            What::Card(cards) => cards.len(),
            What::OneOf(weights) => weights.len(),
        }
    }

    /// The weight of an outcome.
    pub fn weight(&self, outcome: usize) -> u64 {
        match &self.what {
            What::Die(faces) => u64::from(outcome < usize::from(*faces)),
            What::Token(values) => values.get(outcome).map_or(0, |&(_, n)| n.into()),
            What::Card(cards) => u64::from(outcome < cards.len()),
            What::OneOf(weights) => weights.get(outcome).map_or(0, |&w| w.into()),
        }
    }

    /// The sum of all weights.
    pub fn total(&self) -> u64 {
        (0..self.n_outcomes()).map(|i| self.weight(i)).sum()
    }

    /// The outcome that contains this point of `0..total`.
    pub fn at(&self, mut point: u64) -> usize {
        for outcome in 0..self.n_outcomes() {
            let weight = self.weight(outcome);
            if point < weight {
                return outcome;
            }
            point -= weight;
        }
        0
    }

    /// How a person writes an outcome: a face, a token's value, a card's name, else its index.
    pub fn name(&self, outcome: usize) -> Value {
        match &self.what {
            What::Die(_) => (outcome + 1).into(),
            What::Token(values) => values.get(outcome).map_or(Value::Null, |&(value, _)| value.into()),
            What::Card(cards) => cards.get(outcome).map_or(Value::Null, |card| card.as_str().into()),
            What::OneOf(_) => outcome.into(),
        }
    }

    /// The outcome that a person wrote, if it is possible.
    pub fn read(&self, name: &Value) -> Option<usize> {
        (0..self.n_outcomes()).find(|&i| self.weight(i) > 0 && self.name(i) == *name)
    }
}

/// Where a pick came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Derived from the table's seed.
    Sealed,
    /// Read off real dice or cards by a person.
    Declared,
    /// From a prepared list.
    Scripted,
    /// One branch of an enumeration.
    Enumerated,
    /// From a generator whose results nobody has to verify.
    Seeded,
}

/// A pick as a row keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// What was asked.
    pub ask: Ask,
    /// The index of the outcome.
    pub outcome: usize,
    /// Who answered.
    pub from: Origin,
}

/// What a source answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    /// The index of the outcome.
    pub outcome: usize,
    /// Where it came from.
    pub from: Origin,
}

/// Something that can answer asks.
pub trait Source {
    /// The answer to the ask with this index in its row; nothing, if the source has run dry.
    fn answer(&mut self, ask: &Ask, index: usize) -> Option<Given>;
}

/// Stands between a game and a source, and notes every pick.
///
/// When the source has run dry (or answers something impossible), the game is given outcome 0 so that it
/// can finish; [`Recorder::missing`] then says what was asked for, and the caller throws the result away.
#[expect(missing_debug_implementations, reason = "it borrows a source")]
pub struct Recorder<'a> {
    source: &'a mut dyn Source,
    picks: Vec<Pick>,
    missing: Vec<Ask>,
}

impl<'a> Recorder<'a> {
    /// Over a source.
    pub fn new(source: &'a mut dyn Source) -> Self {
        Self { source, picks: Vec::new(), missing: Vec::new() }
    }

    /// What was asked for in vain.
    pub fn missing(&self) -> &[Ask] {
        &self.missing
    }

    /// What was picked and what was missing.
    pub fn into_parts(self) -> (Vec<Pick>, Vec<Ask>) {
        (self.picks, self.missing)
    }
}

impl Chance for Recorder<'_> {
    fn pick(&mut self, ask: &Ask) -> usize {
        let given = self.source.answer(ask, self.picks.len() + self.missing.len());
        match given.filter(|given| ask.weight(given.outcome) > 0) {
            Some(Given { outcome, from }) => {
                self.picks.push(Pick { ask: ask.clone(), outcome, from });
                outcome
            }
            None => {
                self.missing.push(ask.clone());
                0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn outcomes_are_named_as_people_write_them() {
        let token = Ask::token(vec![(1, 0), (2, 22)]);
        assert_eq!(Ask::die(6).read(&json!(6)), Some(5));
        assert_eq!(Ask::die(6).read(&json!(7)), None);
        assert_eq!(Ask::die(6).read(&json!(0)), None);
        assert_eq!(token.read(&json!(2)), Some(1));
        assert_eq!(token.read(&json!(1)), None, "no 1 is left");
        let card = Ask { what: What::Card(vec!["AS".into(), "10H".into()]), hidden: false };
        assert_eq!(card.read(&json!("10H")), Some(1));
        assert_eq!(Ask::one_of(3).read(&json!(2)), Some(2));
    }

    #[test]
    fn a_point_finds_its_outcome_by_weight() {
        let token = Ask::token(vec![(1, 16), (2, 22)]);
        assert_eq!(token.total(), 38);
        assert_eq!((token.at(0), token.at(15), token.at(16), token.at(37)), (0, 0, 1, 1));
    }
}

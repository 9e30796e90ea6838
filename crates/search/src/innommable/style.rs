//! How a bot plays.

use ::innommable::Weights;

/// What a bot can be told to do otherwise; the defaults are those of the specification, section 10.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// Keeper: how the dice are laid.
    pub layout: DiceLayout,
    /// Keeper: when names are struck.
    pub tempo: Tempo,
    /// Keeper: how many symptoms more or fewer than suit the dice (INN-22).
    pub symptoms: i32,
    /// Keeper: how many profiteers.
    pub profiteers: usize,
    /// Player: how often in a hundred an action looks for something rather than forces it.
    pub looks: usize,
    /// Player: takes a die every scene and throws it, whatever it may cost the mind.
    pub bold: bool,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            layout: DiceLayout::AsTheTable,
            tempo: Tempo::AtTwo,
            symptoms: 0,
            profiteers: 2,
            looks: 55,
            bold: false,
        }
    }
}

/// How a Keeper lays the dice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum DiceLayout {
    /// As the rules say where the table lets them, else as they would.
    AsTheTable,
    /// By these weights, dealt from many faces to few.
    Weighted(Weights),
    /// As the rules say, but the first die of the source changes places with one of the first profiteer.
    EarlyD4,
    /// From few faces to many: the small dice on the symptoms.
    Reversed,
}

/// When a Keeper strikes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tempo {
    /// As soon as there is an entry.
    AtOnce,
    /// When a character has two, once a scene.
    AtTwo,
    /// When a character has three, all of them.
    Hoard,
    /// Never.
    Never,
}

//! The tables that are tried.

use ::innommable::{Dice, DiceCounts, GiftSource, Madness, MonologueBlacklist, Options, Weights};
use search::innommable::{DiceLayout, Style, Tempo};

use super::{Counts, play};
use crate::Experiment;

/// The numbers of players that are tried.
pub(super) const PLAYERS: std::ops::RangeInclusive<u8> = 1..=6;

/// A table and how it is played.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// What it is called in the report.
    pub name: &'static str,
    /// Players with a character.
    pub n: u8,
    /// What the table chose.
    pub options: Options,
    /// How everybody plays.
    pub style: Style,
    /// When a 1 brings madness.
    pub madness: Madness,
}

/// The ways to lay the dice, the rules' own first.
pub(super) const LAYOUTS: [(&str, DiceLayout); 5] = [
    ("2/2/1, as the rules", DiceLayout::AsTheTable),
    ("1/1/1", DiceLayout::Weighted(Weights { source: 1, profiteer: 1, symptom: 1 })),
    ("4/2/1", DiceLayout::Weighted(Weights { source: 4, profiteer: 2, symptom: 1 })),
    ("2/2/1, one d4 on a profiteer", DiceLayout::EarlyD4),
    ("2/2/1, small dice first", DiceLayout::Reversed),
];

impl Cell {
    /// A way to lay the dice, for so many players.
    pub fn layout(index: usize, n: u8) -> Self {
        let (name, layout) = LAYOUTS[index];
        let style = Style { layout, ..Style::default() };
        Self { name, n, options: Options::default(), style, madness: Madness::default() }
    }

    /// Five dice a head, as the rules have them for three players.
    pub fn five_a_head(n: u8) -> Self {
        let dice = five_a_head(n);
        let options = Options { dice_counts: DiceCounts::Custom(dice), ..Options::default() };
        let (style, madness) = (Style::default(), Madness::default());
        Self { name: "five dice a head", n, options, style, madness }
    }

    /// Three players who take every die they can, and go mad as soon as this says.
    pub fn bold(dice: u8, occult: u8) -> Self {
        let style = Style { bold: true, ..Style::default() };
        let madness = Madness { dice, occult };
        Self { name: "bold", n: 3, options: Options::default(), style, madness }
    }
}

impl Experiment for Cell {
    type Counts = Counts;
    const BATCH: u64 = 50;

    fn play(&self, seed: u64, counts: &mut Counts) {
        counts.add(&play(self, seed));
    }
}

/// Five dice a head, two of them d4, and of the others as many of each kind as the rules would have, in proportion;
/// at least one of each.
pub(super) fn five_a_head(n: u8) -> Dice {
    match n {
        1 => Dice::new(2, 1, 1, 2),
        2 => Dice::new(4, 2, 2, 2),
        3 => Dice::new(6, 4, 3, 2),
        4 => Dice::new(8, 6, 4, 2),
        5 => Dice::new(11, 7, 5, 2),
        _ => Dice::new(12, 8, 6, 2),
    }
}

/// What else is tried, with three players.
pub(super) fn others() -> Vec<Cell> {
    let (n, options, style) = (3, Options::default(), Style::default());
    let madness = Madness::default();
    let play = |name, options, style| Cell { name, n, options, style, madness };
    let tempo = |tempo| Style { tempo, ..style };
    let gifts = |gift_source| Options { gift_source, ..options.clone() };
    let monologue_blacklist = MonologueBlacklist::ParanormalOnly;
    let symptoms = |symptoms| Style { symptoms, ..style };
    let d4 = |d4| Options { dice_counts: DiceCounts::Custom(Dice::new(6, 4, 3, d4)), ..options.clone() };
    vec![
        play("strikes at once", options.clone(), tempo(Tempo::AtOnce)),
        play("hoards and strikes three", options.clone(), tempo(Tempo::Hoard)),
        play("never strikes", options.clone(), tempo(Tempo::Never)),
        play("only d4 monologues are listed", Options { monologue_blacklist, ..options.clone() }, style),
        play("gifts from the bowl", gifts(GiftSource::Bowl), style),
        play("gifts from the hand", gifts(GiftSource::Hand), style),
        play("two symptoms fewer", options.clone(), symptoms(-2)),
        play("two symptoms more", options.clone(), symptoms(2)),
        play("three d4", d4(3), style),
        play("four d4", d4(4), style),
    ]
}

/// Where madness might begin: from so many dice on, from so many occult ones.
pub(super) fn thresholds() -> impl Iterator<Item = (u8, u8)> {
    (5..=8).flat_map(|dice| (2..=4).map(move |occult| (dice, occult)))
}

pub(super) fn all() -> Vec<Cell> {
    let grid = (0..LAYOUTS.len()).flat_map(|index| PLAYERS.map(move |n| Cell::layout(index, n)));
    let heads = PLAYERS.filter(|n| *n != 3).map(Cell::five_a_head);
    let bold = thresholds().map(|(dice, occult)| Cell::bold(dice, occult));
    grid.chain(heads).chain(others()).chain(bold).collect()
}

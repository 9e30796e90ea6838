//! Two of the author's questions that need no game: what a second reroll is worth, where madness should begin.

use std::fmt;

use ::innommable::{DieOrigin, Faces, HandDie, a_one, chances};

use super::super::cell::thresholds;

use Faces::{D4, D8, D12, D20};

/// Hands as they grow over an evening.
const HANDS: [&[Faces]; 7] = [
    &[D20],
    &[D20, D20],
    &[D20, D20, D12],
    &[D20, D20, D12, D8],
    &[D20, D20, D12, D8, D8],
    &[D20, D20, D12, D12, D8, D8],
    &[D20, D20, D12, D8, D8, D4],
];

pub(super) const REROLLS: &str = "\
A reroll succeeds as often as a throw does. The first costs one entry: it pays when a success is worth more than 1/p \
entries. The second costs the anchor and no entry: it pays when a success is worth more than a/p, where the anchor is \
worth a entries — one for each monologue that would still have had it at its centre, and the more so where strikes have \
reached the seventh. The table gives these worths in entries, exact; madness, where a hand is at risk, comes on top.";

pub(super) const MADNESS: &str = "\
How likely one throw of a hand brings madness, in percent and exact, if it begins at so many dice / so many occult ones. \
The rules say 6 / 3. A dash: not at risk.";

/// “2 d20, 1 d12”.
fn name(hand: &[Faces]) -> String {
    let of = |faces: &Faces| hand.iter().filter(|other| *other == faces).count();
    let kinds = Faces::ALL.iter().filter(|faces| of(faces) > 0);
    kinds.map(|faces| format!("{} d{}", of(faces), faces.number())).collect::<Vec<_>>().join(", ")
}

/// What one throw of a hand is worth at a difficulty.
fn won(hand: &[Faces], difficulty: u8) -> f64 {
    let held: Vec<HandDie> =
        hand.iter().map(|faces| HandDie { faces: *faces, origin: DieOrigin::Monologue }).collect();
    chances(&held, difficulty).hopes[0].success
}

/// The chance of madness in a throw, if it begins at so many dice or so many occult ones.
fn mad(hand: &[Faces], dice: usize, occult: usize) -> f64 {
    let n_occult = hand.iter().filter(|faces| faces.is_occult()).count();
    if hand.len() >= dice || n_occult >= occult { a_one(hand) } else { 0.0 }
}

/// INN-E10.
pub(super) fn rerolls(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "| Hand | Difficulty | One throw | First reroll | Second, a = 1 | a = 2 | a = 3 |")?;
    writeln!(f, "|---|--:|--:|--:|--:|--:|--:|")?;
    for hand in HANDS {
        for difficulty in 1..=4 {
            let p = won(hand, difficulty);
            if p == 0.0 {
                continue;
            }
            let worth = |price: f64| format!("{:.1}", price / p);
            writeln!(
                f,
                "| {} | {difficulty} | {:.1} | {} | {} | {} | {} |",
                name(hand),
                100.0 * p,
                worth(1.0),
                worth(1.0),
                worth(2.0),
                worth(3.0)
            )?;
        }
    }
    Ok(())
}

/// INN-E07.
pub(super) fn madness(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let grid: Vec<(usize, usize)> = thresholds().map(|(dice, occult)| (dice.into(), occult.into())).collect();
    let heads: Vec<String> = grid.iter().map(|(dice, occult)| format!("{dice} / {occult}")).collect();
    writeln!(f, "| Hand | {} |", heads.join(" | "))?;
    writeln!(f, "|---|{}", "--:|".repeat(grid.len()))?;
    for hand in HANDS.iter().filter(|hand| hand.len() > 2) {
        let cell = |(dice, occult): &(usize, usize)| match mad(hand, *dice, *occult) {
            0.0 => "–".to_owned(),
            chance => format!("{:.1}", 100.0 * chance),
        };
        let cells: Vec<String> = grid.iter().map(cell).collect();
        writeln!(f, "| {} | {} |", name(hand), cells.join(" | "))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lone_d20_at_one_succeeds_every_other_time() {
        assert!((won(&[D20], 1) - 0.5).abs() < 1e-12);
        assert!(won(&[D20], 3) == 0.0, "one die never brings three");
    }

    #[test]
    fn the_rules_own_thresholds_are_those_of_the_game() {
        for hand in HANDS {
            let held: Vec<HandDie> =
                hand.iter().map(|faces| HandDie { faces: *faces, origin: DieOrigin::Monologue }).collect();
            let game = chances(&held, 1).hopes[0].mad;
            assert!((mad(hand, 6, 3) - game).abs() < 1e-12, "{}", name(hand));
        }
    }
}

//! The probability tables of the specification, read from its document; and the convolution against enumeration.

use innommable::{Action, DieOrigin, Faces, HandDie, a_one, chances, distribution, duel, gift, successes};
use kernel::{Ask, every_outcome};

use crate::play::{A, Table, reroll};

const DOCUMENT: &str = include_str!("../../../../docs/rules/innommable.md");

/// The rows of the table under a heading: the cells of each line.
fn table(heading: &str) -> Vec<Vec<String>> {
    let after = DOCUMENT.split(heading).nth(1).unwrap_or_else(|| panic!("{heading} is in the document"));
    let rows =
        after.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    let rows: Vec<Vec<String>> = rows.skip(2).map(cells).collect();
    assert!(rows.len() >= 5, "{heading} has rows");
    rows
}

/// `2d20+1d12`.
fn dice(text: &str) -> Vec<Faces> {
    let part = |part: &str| {
        let (n, faces) = part.split_once('d').expect("a number of dice");
        let found = Faces::ALL.into_iter().find(|f| f.number().to_string() == faces).expect("a kind of die");
        vec![found; n.parse().expect("a number")]
    };
    text.split('+').flat_map(part).collect()
}

fn held(text: &str) -> Vec<HandDie> {
    dice(text).into_iter().map(|faces| HandDie { faces, origin: DieOrigin::Monologue }).collect()
}

#[track_caller]
fn close(value: f64, cell: &str, what: &str) {
    let expected: f64 = cell.parse().unwrap_or_else(|_| panic!("{cell:?} is a number"));
    assert!((value - expected).abs() < 6e-7, "{what}: {value} is not {expected}");
}

#[test]
fn success_of_one_throw() {
    for row in table("**Success of one throw.**") {
        let hand = held(&row[0]);
        close(chances(&hand, 1).mean, &row[2], &row[0]);
        for difficulty in 1..=4u8 {
            close(chances(&hand, difficulty).hopes[0].success, &row[2 + usize::from(difficulty)], &row[0]);
        }
    }
}

#[test]
fn distribution_of_successes() {
    for row in table("**Distribution of Successes**") {
        let shares = distribution(&dice(&row[0]));
        for n in 0..7 {
            close(shares.get(n).copied().unwrap_or(0.0), &row[n + 1], &row[0]);
        }
        close(shares.iter().skip(7).sum(), &row[8], &row[0]);
    }
}

#[test]
fn with_rerolls() {
    for row in table("**With Rerolls**") {
        let (hand, difficulty) = row[0].split_once(", ").expect("a hand and a difficulty");
        let hopes = chances(&held(hand), difficulty.parse().expect("a number")).hopes;
        for n in 0..3 {
            close(hopes[n].success, &row[n + 1], &row[0]);
        }
        let (none, with) = row[4].split_once(" / ").expect("two means");
        let short = 1.0 - hopes[0].success;
        close(short, none, &row[0]);
        close(2.0 * short, with, &row[0]);
        close(1.0 - hopes[1].success, &row[5], &row[0]);
    }
}

#[test]
fn at_least_one_one() {
    for row in table("**At least one 1 on a throw**") {
        let faces = dice(&row[0]);
        close(a_one(&faces), &row[2], &row[0]);
        let (ways, all) = row[3].split_once('/').expect("a fraction");
        let exact = ways.parse::<f64>().expect("ways") / all.parse::<f64>().expect("all");
        assert!((a_one(&faces) - exact).abs() < 1e-12, "{}", row[0]);
        for difficulty in (1..=4u8).filter(|_| row[1] == "yes") {
            let hope = chances(&held(&row[0]), difficulty).hopes[0];
            close(hope.success - hope.success_and_sane, &row[3 + usize::from(difficulty)], &row[0]);
        }
    }
}

#[test]
fn madness_over_a_whole_conflict() {
    for row in table("**Madness over a whole Conflict**") {
        let hopes = chances(&held(&row[0]), row[1].parse().expect("a difficulty")).hopes;
        for n in 0..3 {
            close(hopes[n].mad, &row[2 + n], &row[0]);
            close(hopes[n].success_and_sane, &row[5 + n], &row[0]);
        }
    }
}

#[test]
fn gift_die_after_a_failure() {
    for row in table("**Gift die after a failed throw**") {
        let (faces, difficulty) = (dice(&row[0]), row[1].parse().expect("a difficulty"));
        close(chances(&held(&row[0]), difficulty).hopes[0].success, &row[2], &row[0]);
        for (n, given) in Faces::ALL.into_iter().enumerate() {
            close(gift(&faces, difficulty, given), &row[3 + n], &row[0]);
        }
    }
}

#[test]
fn duels_of_single_throws() {
    for row in table("**Duel, single throws.**") {
        let shares = duel(&dice(&row[0]), &dice(&row[1]));
        for n in 0..3 {
            close(shares[n], &row[2 + n], &row[0]);
        }
    }
}

#[test]
fn convolution_agrees_with_enumeration_on_small_hands() {
    for hand in ["1d20+1d4", "2d8+1d4", "1d12+2d4", "1d20+1d12+1d8"] {
        let faces = dice(hand);
        let thrown = every_outcome(|chance| {
            faces.iter().fold((0, false), |(sum, one), die| {
                let value = u8::try_from(chance.pick(&Ask::die(die.number())) + 1).expect("a face");
                (sum + successes(*die, value), one || value == 1)
            })
        });
        for (n, share) in distribution(&faces).iter().enumerate() {
            let counted: f64 = thrown.iter().filter(|((sum, _), _)| *sum as usize == n).map(|(_, p)| p).sum();
            assert!((share - counted).abs() < 1e-12, "{hand}, {n}");
        }
        let counted: f64 = thrown.iter().filter(|((_, one), _)| *one).map(|(_, p)| p).sum();
        assert!((a_one(&faces) - counted).abs() < 1e-12, "{hand}");
    }
}

#[test]
fn the_thrower_is_shown_the_chances_from_the_view() {
    let table = crate::play::Table::playing().at_difficulty(3).holding(crate::play::A, "20 20 12 8");
    let chances = table.view(crate::play::A).chances().expect("a character");
    assert_eq!((chances.difficulty, chances.at_risk, chances.hopes[0].mad), (3, false, 0.0));
    assert!((chances.hopes[0].success - 0.419_687).abs() < 1e-6);
    assert_eq!(table.view(crate::play::KEEPER).chances(), None, "the Keeper never throws");
    let empty = innommable::chances(&[], 1);
    assert_eq!((empty.hopes[0].success, empty.hopes[2].success), (0.0, 0.0));
}

/// INN-68: what was thrown is no hope any more; each reroll leaves fewer.
#[test]
fn after_the_throw_the_odds_are_those_of_what_is_still_to_come() {
    let close = |one: f64, other: f64| (one - other).abs() < 1e-12;
    let mut table = Table::playing().holding(A, "20").in_conflict(A);
    let before = table.view(A).hopes();
    assert_eq!(before.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [0, 1, 2]);
    assert!(close(before[0].1.success, 0.5) && close(before[1].1.success, 0.75), "{before:?}");
    table.chance(&[3]).act(A, Action::Throw);
    table.no_gifts();
    let after = table.view(A).hopes();
    assert_eq!(after.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [1, 2]);
    assert!(close(after[0].1.success, 0.5) && close(after[1].1.success, 0.75), "{after:?}");
    table.chance(&[5]).act(A, reroll());
    table.no_gifts();
    let last = table.view(A).hopes();
    assert_eq!(last.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [2]);
    assert!(close(last[0].1.success, 0.5), "{last:?}");
    table.chance(&[7]).act(A, reroll());
    assert!(table.view(A).hopes().is_empty(), "nothing is thrown any more");
}

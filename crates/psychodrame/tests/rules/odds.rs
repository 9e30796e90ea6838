//! Odds: exact, and the same as enumerating every deal where that is possible.

use std::collections::BTreeMap;

use psychodrame::{Action, Card, best_after, duel, outlook};

use crate::play::{A, B, Table, combination, m};

fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

/// The largest set of a hand, the highest of equals.
fn best(hand: &[Card]) -> (u8, u8) {
    let mut sets: BTreeMap<u8, u8> = BTreeMap::new();
    hand.iter().for_each(|card| *sets.entry(card.rank.height()).or_default() += 1);
    sets.into_iter().map(|(height, n)| (n, height)).max().unwrap_or((0, 0))
}

/// Every way to draw so many of these.
fn draws(from: &[Card], n: usize) -> Vec<(Vec<Card>, Vec<Card>)> {
    if n == 0 {
        return vec![(Vec::new(), from.to_vec())];
    }
    let Some((first, rest)) = from.split_first() else { return Vec::new() };
    let with = draws(rest, n - 1).into_iter().map(|(mut taken, left)| {
        taken.push(*first);
        (taken, left)
    });
    let without = draws(rest, n).into_iter().map(|(taken, mut left)| {
        left.push(*first);
        (taken, left)
    });
    with.chain(without).collect()
}

#[test]
fn drawing_alone_agrees_with_enumeration() {
    let unseen = cards("2S 2H 3S 5S 5H 5D 9C KS KH AS");
    for laid in ["", "5C", "KD KC", "3H 9S 9H"] {
        let laid = cards(laid);
        for n in 0..=5u8 {
            let ways = draws(&unseen, usize::from(n));
            let mut expected: BTreeMap<(u8, u8), f64> = BTreeMap::new();
            for (taken, _) in &ways {
                let hand: Vec<Card> = laid.iter().chain(taken).copied().collect();
                *expected.entry(best(&hand)).or_default() += 1.0 / ways.len() as f64;
            }
            let odds = best_after(&unseen, &laid, n);
            assert_eq!(odds.len(), expected.len());
            for (key, chance) in expected {
                assert!((odds[&key] - chance).abs() < 1e-12, "{laid:?} + {n}: {key:?}");
            }
        }
    }
}

#[test]
fn drawing_from_one_deck_agrees_with_enumeration() {
    let unseen = cards("2S 2H 3S 5S 5H 9C KS KH");
    let (mine, theirs) = (cards("5C 2D"), cards("KD"));
    let mut expected: BTreeMap<_, f64> = BTreeMap::new();
    let first = draws(&unseen, 3);
    for (taken, left) in &first {
        let second = draws(left, 2);
        for (other, _) in &second {
            let one: Vec<Card> = mine.iter().chain(taken).copied().collect();
            let two: Vec<Card> = theirs.iter().chain(other).copied().collect();
            let chance = 1.0 / (first.len() * second.len()) as f64;
            *expected.entry((best(&one), best(&two))).or_default() += chance;
        }
    }
    let odds = duel(&unseen, &mine, 3, &theirs, 2);
    assert_eq!(odds.len(), expected.len());
    for (key, chance) in expected {
        assert!((odds[&key] - chance).abs() < 1e-12, "{key:?}");
    }
    assert!((odds.values().sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn the_outlook_of_a_seat_comes_from_what_lies_there() {
    let mut table = Table::scene(2, B, A, &[B]);
    assert_eq!(outlook(&table.view(A), m(A), 3), None, "no conflict");
    table.conflict(A, &[B]);
    table.lay(m(A), "5");
    table.lay(m(B), "9 9");
    // Another 5 makes a pair (tie); two of them three.
    let view = table.view(A);
    let one = outlook(&view, m(A), 1).expect("a conflict");
    assert!((one.goal - 0.0).abs() < 1e-12 && (one.rematch - 3.0 / 49.0).abs() < 1e-12);
    // Higher than 9 are 5 ranks of four: then one is not hit.
    assert!((one.hit - (1.0 - 20.0 / 49.0)).abs() < 2.5 / 49.0, "{one:?}");
    let two = outlook(&view, m(A), 2).expect("a conflict");
    assert!((two.goal - 3.0 / (49.0 * 48.0 / 2.0)).abs() < 1e-12);
    // From the other side, with nothing to draw.
    let other = outlook(&view, m(B), 0).expect("a conflict");
    assert_eq!((other.goal, other.hit), (1.0, 0.0));
    // What was played counts as it was played.
    table.all_done();
    table.act(B, combination("9", "r", &[m(A)]));
    let played = outlook(&table.view(A), m(A), 0).expect("a conflict");
    assert_eq!((played.goal, played.rematch, played.points), (0.0, 1.0, 1.0));
    table.act(A, Action::Remark { kind: psychodrame::Remark::Comment, about: None, text: "Close".into() });
}

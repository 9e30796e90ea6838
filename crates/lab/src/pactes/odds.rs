//! What can be computed exactly.

use ::pactes::{Effects, SlotKind};
use kernel::{Ask, Chance, Odds};

/// What the dice of a contract can bring at most: `min(n, fours and fives + 2 × sixes)`, a six on a
/// commitment lifting another die.
pub fn greatest(n_lines: u8) -> Odds<u8> {
    let die = |chance: &mut dyn Chance| match chance.pick(&Ask::die(6)) {
        3 | 4 => 1,
        5 => 2,
        _ => 0,
    };
    let n = n_lines;
    Odds::of(die).times(2 * usize::from(n), 0, move |a: &u8, b: &u8| n.min(a + b))
}

/// The chance of six achievements in six contracts of so many lines, for a Faust who takes all he can get.
pub fn reaches_goal(n_lines: u8) -> f64 {
    greatest(n_lines).times(6, 0, |a, b| a + b).chance_of(|&achievements| achievements >= 6)
}

/// What a line with two blind dice and no conversion brings each in points, price included: Faust, the Rep,
/// the Rival; for a token drawn unseen of this worth.
pub fn blind_line(draw: f64) -> [f64; 3] {
    let mean = |of: &dyn Fn(u8) -> f64| (1..=6).map(of).sum::<f64>() / 6.0;
    let flaw = |face: u8| Effects::of(SlotKind::Flaw, face);
    let draws = |n: u8| draw * f64::from(n);
    let faust = mean(&|face| draws(flaw(face).faust_draws) - f64::from(flaw(face).faust_discards));
    let commitment = mean(&|face| draws(Effects::of(SlotKind::Commitment, face).rep_draws));
    // PAC-61: a 6 on a flaw costs the Rep a token, a 1 if he can.
    let struck = 1.0 / 6.0;
    let rival = mean(&|face| draws(flaw(face).rival_draws));
    [faust - 1.0, draw + commitment - struck, rival]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(value: f64, expected: f64, error: f64) {
        assert!((value - expected).abs() <= error, "{value}, not {expected}");
    }

    #[test]
    fn greatest_achievements_of_a_contract() {
        let two = greatest(2);
        check(two.chance_of(|&a| a == 0), 1.0 / 16.0, 1e-12);
        check(two.chance_of(|&a| a == 1), 1.0 / 6.0, 1e-12);
        check(two.chance_of(|&a| a == 2), 37.0 / 48.0, 1e-12);
        check(greatest(1).chance_of(|&a| a == 1), 0.75, 1e-12);
    }

    #[test]
    fn convolution_agrees_with_enumeration_of_all_dice() {
        for n_lines in 1..=3u8 {
            let enumerated = Odds::of(|chance| {
                let faces = (0..2 * n_lines).map(|_| chance.pick(&Ask::die(6)) + 1).collect::<Vec<_>>();
                let high = faces.iter().filter(|face| matches!(face, 4 | 5)).count();
                let sixes = faces.iter().filter(|face| **face == 6).count();
                u8::try_from(high + 2 * sixes).expect("at most twelve").min(n_lines)
            });
            for ((a, p), (b, q)) in enumerated.iter().zip(greatest(n_lines).iter()) {
                assert_eq!(a, b);
                check(p, q, 1e-12);
            }
        }
    }

    #[test]
    fn the_goal_is_reached_as_often_as_the_specification_says() {
        check(reaches_goal(1), 0.75f64.powi(6), 1e-12);
        check(reaches_goal(1), 0.17798, 5e-6);
        check(reaches_goal(2), 0.99708, 5e-6);
        check(reaches_goal(3), 0.999_998, 5e-7);
    }

    #[test]
    fn a_blind_line_costs_faust_and_feeds_the_rep() {
        let [faust, rep, rival] = blind_line(1.58);
        check(faust, -0.11, 0.005);
        check(rep, 1.68, 0.005);
        check(rival, 0.26, 0.005);
    }
}

//! Exact odds by stage: what an even share of the dice is worth.

use ::innommable::{Dice, DiceCounts, DieOrigin, Faces, HandDie, chances};

/// What an even share of the dice is worth at a difficulty, the mean over the players.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct EvenShare {
    pub difficulty: u8,
    pub dice: f64,
    /// To succeed without a reroll, with one at most, with two.
    pub success: [f64; 3],
    /// To go mad in a throw.
    pub mad: f64,
}

/// For so many players with these dice: when all dice of the first kind are out, then of the second, and so on, each
/// shared evenly.
pub fn even_shares(n: u8, dice: Dice) -> [EvenShare; 4] {
    [1, 2, 3, 4].map(|difficulty| share(n, dice, difficulty))
}

pub(super) fn formula(n: u8) -> Dice {
    DiceCounts::Formula.dice(n.into())
}

fn share(n: u8, dice: Dice, difficulty: u8) -> EvenShare {
    let players = usize::from(n.max(1));
    let mut hands = vec![Vec::new(); players];
    let out =
        dice.each().filter(|faces| Faces::ALL.iter().position(|f| f == faces) < Some(difficulty.into()));
    for (index, faces) in out.enumerate() {
        hands[index % players].push(HandDie { faces, origin: DieOrigin::Monologue });
    }
    let heads = f64::from(n.max(1));
    let mean = |of: &dyn Fn(&[HandDie]) -> f64| hands.iter().map(|hand| of(hand)).sum::<f64>() / heads;
    EvenShare {
        difficulty,
        dice: mean(&|hand| u32::try_from(hand.len()).map_or(0.0, f64::from)),
        success: [0, 1, 2].map(|n: usize| mean(&|hand| chances(hand, difficulty).hopes[n].success)),
        mad: mean(&|hand| chances(hand, difficulty).hopes[0].mad),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_players_share_as_the_tables_say() {
        let shares = even_shares(3, formula(3));
        // Two d20 each against 1 (section 6.3).
        assert!((shares[0].success[0] - 0.75).abs() < 1e-12 && shares[0].mad == 0.0);
        assert!((shares[3].dice - 5.0).abs() < 1e-12);
        assert!(shares.windows(2).all(|pair| pair[0].success[0] > pair[1].success[0]), "it gets harder");
    }
}

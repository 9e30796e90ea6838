//! Who wins.

use kernel::{Ask, Chance};

use crate::{
    setup::DemonPerfectTie,
    vocabulary::{Demon, Ending, Tokens},
};

/// Who wins (PAC-88…92), with a lot for demons who are equal in everything.
pub fn ending(
    achievements: u32,
    faust: Tokens,
    demon_a: Tokens,
    demon_b: Tokens,
    tie: DemonPerfectTie,
    chance: &mut dyn Chance,
) -> Ending {
    // PAC-88: the goal comes first.
    if achievements < 6 {
        return Ending::Nobody;
    }
    // PAC-89: ties with Faust go to Faust.
    if faust.points() >= demon_a.points() && faust.points() >= demon_b.points() {
        return Ending::Faust;
    }
    // PAC-90, PAC-91: points, then tokens.
    let worth = |tokens: Tokens| (tokens.points(), tokens.count());
    match worth(demon_a).cmp(&worth(demon_b)) {
        std::cmp::Ordering::Greater => Ending::Demon(Demon::A),
        std::cmp::Ordering::Less => Ending::Demon(Demon::B),
        // PAC-92
        std::cmp::Ordering::Equal => match tie {
            DemonPerfectTie::Shared => Ending::Shared,
            DemonPerfectTie::Nobody => Ending::Nobody,
            DemonPerfectTie::Random => Ending::Demon(Demon::BOTH[chance.pick(&Ask::one_of(2))]),
        },
    }
}

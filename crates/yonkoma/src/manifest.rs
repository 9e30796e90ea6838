//! What is said of the game where games are listed.

use kernel::{Manifest, RealChance, Seats};

pub(crate) const MANIFEST: Manifest = Manifest {
    name: "yonkoma",
    title: "4-KOMA",
    rule_prefix: "YON",
    last_rule: 98,
    seats: Seats { fewest: 2, most: 7, usual: 5 },
    bots: &["mangaka"],
    usual_bot: "mangaka",
    real_chance: Some(RealChance::Dice),
    has_story: true,
    has_secrets: true,
};

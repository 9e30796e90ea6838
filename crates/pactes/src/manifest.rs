//! What is said of the game where games are listed.

use kernel::{Manifest, RealChance, Seats};

pub(crate) const MANIFEST: Manifest = Manifest {
    name: "pactes",
    title: "Pactes",
    rule_prefix: "PAC",
    last_rule: 93,
    seats: Seats { fewest: 3, most: 3, usual: 3 },
    bots: &["demon"],
    usual_bot: "demon",
    real_chance: Some(RealChance::Dice),
    has_story: true,
    has_secrets: true,
};

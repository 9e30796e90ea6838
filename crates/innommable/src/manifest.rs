//! What is said of the game where games are listed.

use kernel::{Manifest, RealChance, Seats};

pub(crate) const MANIFEST: Manifest = Manifest {
    name: "innommable",
    title: "Innommable",
    rule_prefix: "INN",
    last_rule: 120,
    seats: Seats { fewest: 2, most: 7, usual: 4 },
    bots: &["keeper"],
    usual_bot: "keeper",
    real_chance: Some(RealChance::Dice),
    has_story: true,
    has_secrets: true,
};

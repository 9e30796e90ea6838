//! What is said of the game where games are listed.

use kernel::{Manifest, RealChance, Seats};

pub(crate) const MANIFEST: Manifest = Manifest {
    name: "psychodrame",
    title: "Psychodrame",
    rule_prefix: "PSD",
    last_rule: 164,
    seats: Seats { fewest: 2, most: 4, usual: 2 },
    bots: &["player"],
    usual_bot: "player",
    real_chance: Some(RealChance::Cards),
    has_story: true,
    has_secrets: false,
};

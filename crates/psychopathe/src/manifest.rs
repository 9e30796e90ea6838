//! What is said of the game where games are listed.

use kernel::{Manifest, Seats};

pub(crate) const MANIFEST: Manifest = Manifest {
    name: "psychopathe",
    title: "Psychopathe",
    rule_prefix: "PSY",
    last_rule: 60,
    seats: Seats { fewest: 2, most: 3, usual: 2 },
    bots: &[
        "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8", "level-9",
        "level-10",
    ],
    usual_bot: "level-4",
    real_chance: None,
    has_story: false,
    has_secrets: false,
};

//! Whole games of three, four and five with every seat's notices, and at the beginning of a scene what each sees.

use innommable::{Action, BlacklistVisibility, DieDeal, GiftSource, Innommable, Options};
use kernel::{
    Language,
    testkit::{Playthrough, Playthroughs},
};

use crate::trial::{Trial, casting};

fn games() -> Vec<Playthrough<Innommable>> {
    let defaults = Options::default;
    let blacklist_visibility = BlacklistVisibility::KeeperOnly;
    let silent = Options { blacklist_visibility, gift_source: GiftSource::Hand, ..defaults() };
    let by_lot = Options { die_deal: DieDeal::Random, ..defaults() };
    [
        ("three-and-a-silent-list", silent, Language::Fr, 3),
        ("four-by-the-book", defaults(), Language::En, 4),
        ("five-with-dice-by-lot", by_lot, Language::Fr, 5),
    ]
    .map(|(title, options, language, n)| Playthrough { title, options, casting: casting(language, n, 1) })
    .into()
}

#[test]
fn every_playthrough_is_played_as_it_was() {
    let playthroughs = Playthroughs {
        trial: &Trial,
        folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"),
        games: games(),
        looks: |action, _| matches!(action, Action::StartScene { .. } | Action::FinishPreparation),
        shows: &[
            "revealed",
            "monologue_finished",
            "rerolled",
            "struck",
            "effect_applied",
            "character_lost",
            "ended",
            "closed",
        ],
        besides: |_| None,
    };
    playthroughs.check();
}

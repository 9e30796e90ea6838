//! Whole games of two, three and four with everybody's notices, and after each framing what the public sees.

use kernel::{
    Language, Seat, Viewer,
    testkit::{Playthrough, Playthroughs, Transcript},
};
use psychodrame::{Action, Emotion, Options, Psychodrame, RepercussionPool, SATURATED, Stage};

use crate::trial::{Trial, casting};

fn games() -> Vec<Playthrough<Psychodrame>> {
    let defaults = Options::default;
    let consent = Options { death_needs_consent: true, ..defaults() };
    let drawn = Options {
        repercussion_pool: RepercussionPool::Drawn,
        rematch_join: true,
        support_refusable: true,
        ..defaults()
    };
    [
        ("two-and-no-death-without-consent", consent, 2, Language::Fr),
        ("three-by-the-book", defaults(), 3, Language::En),
        ("four-and-all-cards-hurt", drawn, 4, Language::Fr),
    ]
    .map(|(title, options, n, language)| Playthrough { title, options, casting: casting(n, language) })
    .into()
}

/// In new games points fall where it hurts: bots are too kind to each other for anything irreparable.
fn besides(told: &Transcript<Psychodrame>) -> Option<(Seat, Action)> {
    let table = &told.state.table;
    let packets = table.scene.iter().filter(|_| table.stage == Stage::Packets).flat_map(|it| &it.packets);
    let (packet, by) = packets.filter_map(|it| Some((it, it.distributor?))).next()?;
    let main = table.main(packet.victim)?;
    let open = Emotion::ALL.into_iter().filter(|emotion| main.current(*emotion) < SATURATED);
    let emotion = open.max_by_key(|emotion| main.current(*emotion))?;
    let (id, risk) = (packet.id, packet.uncovered.first().copied());
    Some((by, Action::SpendOnEmotion { packet: id, risk, emotion, points: 1, text: None }))
}

#[test]
fn every_playthrough_is_played_as_it_was() {
    let playthroughs = Playthroughs {
        trial: &Trial,
        folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"),
        games: games(),
        // Everybody sees the same (PSD-06).
        looks: |action, viewer| matches!(action, Action::FrameScene { .. }) && viewer == Viewer::Public,
        shows: &[
            "trait_used",
            "combination_played",
            "rematch_began",
            "belief_ticked",
            "packet_made",
            "points_spent",
            "act_narrated",
            "problem_resolved",
            "game_ended",
            "purged_by_act|purged_by_belief|points_discharged",
        ],
        besides,
    };
    playthroughs.check();
}

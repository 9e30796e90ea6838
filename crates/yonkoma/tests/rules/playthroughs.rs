//! Whole games between bots with everybody's notices, and between two Sessions what the public sees.

use kernel::{
    Viewer,
    testkit::{Playthrough, Playthroughs},
};
use yonkoma::{Action, BondApproval, NpcSheets, Options, Yonkoma};

use crate::{play::casting, trial::Trial};

fn games() -> Vec<Playthrough<Yonkoma>> {
    let defaults = Options::default;
    let approved = Options { bond_approval: BondApproval::Gm, ..defaults() };
    let hidden = Options { npc_sheets: NpcSheets::Hidden, success_faces: [4, 5, 6].into(), ..defaults() };
    [("alone", defaults(), 1), ("three-players", approved, 3), ("six-players", hidden, 6)]
        .map(|(title, options, players)| Playthrough { title, options, casting: casting(players) })
        .into()
}

#[test]
fn every_playthrough_is_played_as_it_was() {
    let playthroughs = Playthroughs {
        trial: &Trial,
        folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"),
        games: games(),
        looks: |action, viewer| matches!(action, Action::EndSession) && viewer == Viewer::Public,
        shows: &[
            "test_settled",
            "conflict_settled",
            "setback_taken",
            "koma_spent",
            "bond_paid",
            "session_ended",
            "moment_marked",
        ],
        besides: |_| None,
    };
    playthroughs.check();
}

//! What a table of Psychodrame can choose.

use leptos::prelude::*;
use psychodrame::{Options, PurgeFloor, RepercussionPool};
use words::psychodrame::Speaker;

use crate::options::{TableOption, group};

/// A number of a few ways, as options count.
fn small(way: usize) -> u8 {
    u8::try_from(way).unwrap_or_default()
}

const PICKS: [TableOption<Options>; 8] = [
    TableOption {
        name: "threshold",
        sentence: 0,
        ways: 8,
        choose: |o, v| o.resolution_threshold = 3 + small(v),
    },
    TableOption { name: "traits", sentence: 1, ways: 2, choose: |o, v| o.creation_traits = 4 + small(v) },
    TableOption { name: "score", sentence: 2, ways: 10, choose: |o, v| o.new_trait_score = 1 + small(v) },
    TableOption {
        name: "pool",
        sentence: 3,
        ways: 2,
        choose: |o, v| o.repercussion_pool = [RepercussionPool::Played, RepercussionPool::Drawn][v],
    },
    TableOption { name: "support", sentence: 4, ways: 2, choose: |o, v| o.support_refusable = v == 1 },
    TableOption { name: "join", sentence: 5, ways: 2, choose: |o, v| o.rematch_join = v == 1 },
    TableOption {
        name: "floor",
        sentence: 6,
        ways: 2,
        choose: |o, v| o.purge_floor = [PurgeFloor::Initial, PurgeFloor::One][v],
    },
    TableOption { name: "consent", sentence: 7, ways: 2, choose: |o, v| o.death_needs_consent = v == 1 },
];

/// What a table can choose, a sentence each.
pub(super) fn choices(options: RwSignal<Options>) -> AnyView {
    let said = |language, options: &Options| Speaker::new(language).options(options);
    view! { <div class="options">{PICKS.map(|pick| group(options, pick, said)).collect_view()}</div> }
        .into_any()
}

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
    TableOption { name: "threshold", ways: 8, choose: |o, v| o.resolution_threshold = 3 + small(v) },
    TableOption { name: "traits", ways: 2, choose: |o, v| o.creation_traits = 4 + small(v) },
    TableOption { name: "score", ways: 10, choose: |o, v| o.new_trait_score = 1 + small(v) },
    TableOption {
        name: "pool",
        ways: 2,
        choose: |o, v| o.repercussion_pool = [RepercussionPool::Played, RepercussionPool::Drawn][v],
    },
    TableOption { name: "support", ways: 2, choose: |o, v| o.support_refusable = v == 1 },
    TableOption { name: "join", ways: 2, choose: |o, v| o.rematch_join = v == 1 },
    TableOption {
        name: "floor",
        ways: 2,
        choose: |o, v| o.purge_floor = [PurgeFloor::Initial, PurgeFloor::One][v],
    },
    TableOption { name: "consent", ways: 2, choose: |o, v| o.death_needs_consent = v == 1 },
];

/// What a table can choose, a sentence each.
pub(super) fn choices(options: RwSignal<Options>) -> AnyView {
    let said = |language, options: &Options, name: &str| Speaker::new(language).option(options, name);
    view! { <div class="options">{PICKS.map(|pick| group(options, pick, said)).collect_view()}</div> }
        .into_any()
}

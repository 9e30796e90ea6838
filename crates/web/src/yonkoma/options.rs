//! What a table of 4-KOMA can choose.

use leptos::prelude::*;
use words::yonkoma::Speaker;
use yonkoma::{BondApproval, NpcSheets, Options};

use crate::options::{TableOption, group};

const PICKS: [TableOption<Options>; 6] = [
    TableOption {
        name: "faces",
        ways: 3,
        choose: |o, v| o.success_faces = [&[5, 6][..], &[4, 5, 6], &[6]][v].iter().copied().collect(),
    },
    TableOption {
        name: "bonds",
        ways: 3,
        choose: |o, v| o.bond_approval = [BondApproval::Auto, BondApproval::Gm, BondApproval::Table][v],
    },
    TableOption { name: "pool", ways: 4, choose: |o, v| o.gm_pool_per_player = [2, 1, 3, 4][v] },
    TableOption {
        name: "npcs",
        ways: 3,
        choose: |o, v| {
            o.npc_sheets = [NpcSheets::HiddenUntilConflict, NpcSheets::Public, NpcSheets::Hidden][v];
        },
    },
    TableOption { name: "new", ways: 2, choose: |o, v| o.new_character_after_elimination = v == 0 },
    TableOption { name: "help", ways: 2, choose: |o, v| o.help_needs_relevance = v == 1 },
];

/// What a table can choose, a sentence each.
pub(super) fn choices(options: RwSignal<Options>) -> AnyView {
    let said = |language, options: &Options, name: &str| Speaker::new(language).option(options, name);
    view! { <div class="options">{PICKS.map(|pick| group(options, pick, said)).collect_view()}</div> }
        .into_any()
}

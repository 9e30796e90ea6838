//! What a table of Pactes can choose.

use leptos::prelude::*;
use pactes::{FirstRep, Negotiation, Options, TokenValues};
use words::pactes::Speaker;

use crate::options::{TableOption, group};

const PICKS: [TableOption<Options>; 5] = [
    TableOption {
        name: "first-rep",
        ways: 4,
        choose: |o, v| {
            o.first_rep = [FirstRep::DemonA, FirstRep::DemonB, FirstRep::Random, FirstRep::FaustChooses][v];
        },
    },
    TableOption { name: "tokens-per-value", ways: 2, choose: |o, v| o.tokens_per_value = [26, 16][v] },
    TableOption { name: "max-commitments", ways: 3, choose: |o, v| o.max_commitments = [5, 4, 3][v] },
    TableOption {
        name: "token-values",
        ways: 2,
        choose: |o, v| o.token_values = [TokenValues::OwnerOnly, TokenValues::FaustPublic][v],
    },
    TableOption {
        name: "negotiation",
        ways: 3,
        choose: |o, v| {
            o.negotiation = [Negotiation::Always, Negotiation::Phase1And2, Negotiation::Off][v];
        },
    },
];

/// What a table can choose, a sentence each.
pub(super) fn choices(options: RwSignal<Options>) -> AnyView {
    let said = |language, options: &Options, name: &str| Speaker::new(language).option(options, name);
    view! { <div class="options">{PICKS.map(|pick| group(options, pick, said)).collect_view()}</div> }
        .into_any()
}

//! What a table of Pactes can choose.

use leptos::prelude::*;
use pactes::{DemonPerfectTie, FirstRep, Negotiation, Options, TokenValues};
use words::pactes::Speaker;

use crate::options::{NumberOption, TableOption, group, number};

/// How many tokens there are of each value.
const TOKENS: NumberOption<Options> = NumberOption {
    name: "tokens-per-value",
    range: 10..=200,
    get: |options| options.tokens_per_value,
    set: |options, n| options.tokens_per_value = n,
};

const PICKS: [TableOption<Options>; 5] = [
    TableOption {
        name: "first-rep",
        ways: 4,
        choose: |o, v| {
            o.first_rep = [FirstRep::DemonA, FirstRep::DemonB, FirstRep::Random, FirstRep::FaustChooses][v];
        },
    },
    TableOption { name: "max-commitments", ways: 5, choose: |o, v| o.max_commitments = [5, 4, 3, 2, 1][v] },
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
    TableOption {
        name: "demon-perfect-tie",
        ways: 3,
        choose: |o, v| {
            o.demon_perfect_tie =
                [DemonPerfectTie::Shared, DemonPerfectTie::Nobody, DemonPerfectTie::Random][v];
        },
    },
];

/// What a table can choose, a sentence each.
pub(super) fn choices(options: RwSignal<Options>) -> AnyView {
    let said = |language, options: &Options, name: &str| Speaker::new(language).option(options, name);
    view! {
        <div class="options">
            {PICKS.map(|pick| group(options, pick, said)).collect_view()} {number(options, TOKENS, said)}
        </div>
    }
    .into_any()
}

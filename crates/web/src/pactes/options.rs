//! What a table of Pactes can choose.

use leptos::prelude::*;
use pactes::{FirstRep, Negotiation, Options, TokenValues};
use words::pactes::Speaker;

use crate::language::translator;

/// What a table can choose, a sentence each.
#[component]
pub(super) fn Choices(
    /// What is chosen.
    options: RwSignal<Options>,
) -> impl IntoView {
    let translator = translator();
    let sentence = move |index: usize| {
        move || {
            Speaker::new(translator.language())
                .options(&options.get())
                .get(index)
                .cloned()
                .unwrap_or_default()
        }
    };
    let pick = move |id: &'static str, index: usize, n: usize, choose: fn(&mut Options, usize)| {
        let option = move |value: usize| {
            let said = move || {
                let mut other = options.get();
                choose(&mut other, value);
                Speaker::new(translator.language()).options(&other).get(index).cloned().unwrap_or_default()
            };
            let chosen = move || {
                let mut other = options.get();
                choose(&mut other, value);
                other == options.get()
            };
            view! {
                <label class="check">
                    <input type="radio" name=id prop:checked=chosen on:change=move |_| options.update(|o| choose(o, value))/>
                    {said}
                </label>
            }
        };
        view! {
            <fieldset class="choices">
                <legend class="unseen">{sentence(index)}</legend>
                {(0..n).map(option).collect_view()}
            </fieldset>
        }
    };
    view! {
        <div class="options">
            {pick("first-rep", 0, 4, |o, v| {
                o.first_rep = [FirstRep::DemonA, FirstRep::DemonB, FirstRep::Random, FirstRep::FaustChooses][v];
            })}
            {pick("tokens", 1, 2, |o, v| o.tokens_per_value = [26, 16][v])}
            {pick("lines", 2, 3, |o, v| o.max_commitments = [5, 4, 3][v])}
            {pick("values", 3, 2, |o, v| o.token_values = [TokenValues::OwnerOnly, TokenValues::FaustPublic][v])}
            {pick("negotiation", 4, 3, |o, v| {
                o.negotiation = [Negotiation::Always, Negotiation::Phase1And2, Negotiation::Off][v];
            })}
        </div>
    }
}

//! What a table of 4-KOMA can choose.

use leptos::prelude::*;
use words::yonkoma::Speaker;
use yonkoma::{BondApproval, NpcSheets, Options};

use crate::{live::live, tongue::tongue};

/// What a table can choose, a sentence each.
pub(super) fn choices(options: RwSignal<Options>) -> AnyView {
    let pick = move |id: &'static str, index: usize, n: usize, choose: fn(&mut Options, usize)| {
        let with = move |value: usize| {
            let mut other = options.get();
            choose(&mut other, value);
            other
        };
        let said = move |options: &Options| {
            let sentences = Speaker::new(tongue().language()).options(options);
            sentences.get(index).cloned().unwrap_or_default()
        };
        let option = move |value: usize| {
            view! {
                <label class="check">
                    <input type="radio" name=id prop:checked=live(move || with(value) == options.get()) on:change=move |_| options.update(|o| choose(o, value))/>
                    <span>{live(move || said(&with(value)))}</span>
                </label>
            }
            .into_any()
        };
        view! {
            <fieldset class="choices">
                <legend class="unseen">{live(move || said(&options.get()))}</legend>
                {(0..n).map(option).collect_view()}
            </fieldset>
        }
        .into_any()
    };
    view! {
        <div class="options">
            {pick("faces", 0, 3, |o, v| o.success_faces = [vec![5, 6], vec![4, 5, 6], vec![6]][v].iter().copied().collect())}
            {pick("bonds", 1, 3, |o, v| o.bond_approval = [BondApproval::Auto, BondApproval::Gm, BondApproval::Table][v])}
            {pick("pool", 2, 4, |o, v| o.gm_pool_per_player = [2, 1, 3, 4][v])}
            {pick("npcs", 3, 3, |o, v| o.npc_sheets = [NpcSheets::HiddenUntilConflict, NpcSheets::Public, NpcSheets::Hidden][v])}
            {pick("new", 4, 2, |o, v| o.new_character_after_elimination = v == 0)}
            {pick("help", 5, 2, |o, v| o.help_needs_relevance = v == 1)}
        </div>
    }
    .into_any()
}

//! What a table of Psychodrame can choose.

use leptos::prelude::*;
use psychodrame::{Options, PurgeFloor, RepercussionPool};
use words::psychodrame::Speaker;

use crate::{live::live, tongue::tongue};

/// A choice of the table: its name in the page, its sentence, how many ways, and what each sets.
type Pick = (&'static str, usize, u8, fn(&mut Options, u8));

const PICKS: [Pick; 8] = [
    ("threshold", 0, 8, |o, v| o.resolution_threshold = 3 + v),
    ("traits", 1, 2, |o, v| o.creation_traits = 4 + v),
    ("score", 2, 10, |o, v| o.new_trait_score = 1 + v),
    ("pool", 3, 2, |o, v| {
        o.repercussion_pool = if v == 0 { RepercussionPool::Played } else { RepercussionPool::Drawn };
    }),
    ("support", 4, 2, |o, v| o.support_refusable = v == 1),
    ("join", 5, 2, |o, v| o.rematch_join = v == 1),
    ("floor", 6, 2, |o, v| o.purge_floor = if v == 0 { PurgeFloor::Initial } else { PurgeFloor::One }),
    ("consent", 7, 2, |o, v| o.death_needs_consent = v == 1),
];

/// What a table can choose, a sentence each.
pub(super) fn choices(options: RwSignal<Options>) -> AnyView {
    let tongue = tongue();
    let said = move |index: usize, options: &Options| {
        Speaker::new(tongue.language()).options(options).get(index).cloned().unwrap_or_default()
    };
    let other = move |choose: fn(&mut Options, u8), value: u8| {
        let mut other = options.get();
        choose(&mut other, value);
        other
    };
    let pick = move |(id, index, n, choose): Pick| {
        let option = move |value: u8| {
            let selected = live(move || other(choose, value) == options.get());
            let text = live(move || said(index, &other(choose, value)));
            view! { <option value=value.to_string() selected=selected>{text}</option> }.into_any()
        };
        let chosen = move |value: String| {
            if let Ok(value) = value.parse() {
                options.update(|options| choose(options, value));
            }
        };
        view! {
            <select id=format!("option-{id}") aria-label=live(move || said(index, &options.get())) on:change:target=move |event| chosen(event.target().value())>
                {(0..n).map(option).collect_view()}
            </select>
        }
        .into_any()
    };
    view! { <div class="options">{PICKS.map(pick).collect_view()}</div> }.into_any()
}

//! What a table can choose before it plays: a sentence for each way.

use std::ops::RangeInclusive;

use kernel::Language;
use leptos::prelude::*;

use crate::{
    erased::{handler, typed},
    language::translator,
};

/// More ways than this are chosen from a list.
const MOST_RADIOS: usize = 4;

/// A choice of the table.
pub(crate) struct TableOption<O> {
    /// Its name, in the page and among the sentences.
    pub(crate) name: &'static str,
    /// How many ways there are.
    pub(crate) ways: usize,
    /// Chooses the way with this number.
    pub(crate) choose: fn(&mut O, usize),
}

/// A number that the table chooses.
pub(crate) struct NumberOption<O> {
    /// Its name, in the page and among the sentences.
    pub(crate) name: &'static str,
    /// The least and the most.
    pub(crate) range: RangeInclusive<u32>,
    /// What is chosen.
    pub(crate) get: fn(&O) -> u32,
    /// Chooses this.
    pub(crate) set: fn(&mut O, u32),
}

/// The field of a number, under the sentence that says it; what is outside the range is not taken.
pub(crate) fn number<O: Clone + Send + Sync + 'static>(
    options: RwSignal<O>,
    pick: NumberOption<O>,
    said: fn(Language, &O, &str) -> String,
) -> AnyView {
    let translator = translator();
    let NumberOption { name, range, get, set } = pick;
    let now = Signal::derive(move || options.with(|options| said(translator.language(), options, name)));
    let (least, most) = (range.start().to_string(), range.end().to_string());
    let take = move |text: String| {
        // Also where nothing is taken: the field then says again what holds.
        options.update(|options| {
            if let Some(n) = text.parse().ok().filter(|n| range.contains(n)) {
                set(options, n);
            }
        });
    };
    let id = format!("option-{name}");
    view! {
        <label for=id.clone()>{now}</label>
        <input id=id type="number" inputmode="numeric" min=least max=most
            prop:value=Signal::derive(move || options.with(get).to_string()) on:change=typed(take)/>
    }
    .into_any()
}

/// A way: what it says, and whether it is chosen.
type Way = (Signal<String>, Signal<bool>);

/// The group of a choice; `said` tells what is chosen of the option of a name.
pub(crate) fn group<O: Clone + PartialEq + Send + Sync + 'static>(
    options: RwSignal<O>,
    pick: TableOption<O>,
    said: fn(Language, &O, &str) -> String,
) -> AnyView {
    let translator = translator();
    let TableOption { name, ways, choose } = pick;
    let say = move |options: &O| said(translator.language(), options, name);
    let with = move |way: usize| {
        let mut other = options.get();
        choose(&mut other, way);
        other
    };
    let way = move |way: usize| -> Way {
        (Signal::derive(move || say(&with(way))), Signal::derive(move || with(way) == options.get()))
    };
    let now = Signal::derive(move || say(&options.get()));
    let choose = Callback::new(move |way: usize| options.update(|options| choose(options, way)));
    if ways > MOST_RADIOS {
        list(name, now, (0..ways).map(way).collect(), choose)
    } else {
        radios(name, now, (0..ways).map(way).collect(), choose)
    }
}

fn radios(name: &'static str, now: Signal<String>, ways: Vec<Way>, choose: Callback<usize>) -> AnyView {
    let radio = |(index, (said, chosen)): (usize, Way)| {
        view! {
            <label class="check">
                <input type="radio" name=name prop:checked=chosen
                    on:change=handler(move |_| choose.run(index))/>
                <span>{said}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choices">
            <legend class="unseen">{now}</legend>
            {ways.into_iter().enumerate().map(radio).collect_view()}
        </fieldset>
    }
    .into_any()
}

fn list(name: &'static str, now: Signal<String>, ways: Vec<Way>, choose: Callback<usize>) -> AnyView {
    let option = |(index, (said, chosen)): (usize, Way)| {
        view! { <option value=index.to_string() selected=chosen>{said}</option> }.into_any()
    };
    let chosen = move |index: String| {
        if let Ok(index) = index.parse() {
            choose.run(index);
        }
    };
    view! {
        <select id=format!("option-{name}") aria-label=now on:change=typed(chosen)>
            {ways.into_iter().enumerate().map(option).collect_view()}
        </select>
    }
    .into_any()
}

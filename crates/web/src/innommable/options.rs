//! What a table of Innommable can choose.

use innommable::{
    Allocation, BlacklistVisibility, Dice, DiceCounts, DieDeal, Faces, GiftSource, MonologueBlacklist,
    Options,
};
use leptos::prelude::*;
use words::innommable::Speaker;

use crate::{live::live, tongue::tongue};

/// Changes the options to the so-manieth of the ways there are.
type Choose = fn(&mut Options, usize);

/// What can be chosen: the name of the group, how many ways there are, and each of them.
const CHOICES: [(&str, usize, Choose); 6] = [
    ("allocation", 2, |o, v| o.allocation = [Allocation::Proportional, Allocation::Manual][v]),
    ("deal", 3, |o, v| o.die_deal = [DieDeal::Descending, DieDeal::Manual, DieDeal::Random][v]),
    ("monologue", 2, |o, v| {
        o.monologue_blacklist = [MonologueBlacklist::All, MonologueBlacklist::ParanormalOnly][v];
    }),
    ("gift", 3, |o, v| o.gift_source = [GiftSource::Either, GiftSource::Bowl, GiftSource::Hand][v]),
    ("list", 2, |o, v| {
        o.blacklist_visibility = [BlacklistVisibility::Public, BlacklistVisibility::KeeperOnly][v];
    }),
    ("kill", 2, |o, v| o.severe_may_kill = [true, false][v]),
];

/// The sentence of a group; the dice come first.
fn sentence(speaker: Speaker, options: &Options, index: usize) -> String {
    let plain = Options { seats: None, ..options.clone() };
    speaker.options(&plain).get(index).cloned().unwrap_or_default()
}

/// The form.
pub(super) fn choose(options: RwSignal<Options>) -> AnyView {
    let groups = (1usize..).zip(CHOICES).map(|(index, (id, n, choose))| group(options, index, id, n, choose));
    view! { <div class="options">{custom(options)} {groups.collect_view()}</div> }.into_any()
}

fn group(options: RwSignal<Options>, index: usize, id: &'static str, n: usize, choose: Choose) -> AnyView {
    let tongue = tongue();
    let with = move |value: usize| {
        let mut other = options.get();
        choose(&mut other, value);
        other
    };
    let option = move |value: usize| {
        view! {
            <label class="check">
                <input type="radio" name=id prop:checked=live(move || with(value) == options.get()) on:change=move |_| options.update(|o| choose(o, value))/>
                {live(move || sentence(Speaker::new(tongue.language()), &with(value), index))}
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choices">
            <legend class="unseen">{live(move || sentence(Speaker::new(tongue.language()), &options.get(), index))}</legend>
            {(0..n).map(option).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// The dice: by the number of players, or counted out for an experiment (INN-03, INN-04).
fn custom(options: RwSignal<Options>) -> AnyView {
    let tongue = tongue();
    let said = move || sentence(Speaker::new(tongue.language()), &options.get(), 0);
    let dice = move || match options.get().dice_counts {
        DiceCounts::Custom(dice) => Some(dice),
        DiceCounts::Formula => None,
    };
    let is_custom = Memo::new(move |_| dice().is_some());
    let check = move |custom: bool| {
        let counts = if custom { DiceCounts::Custom(Dice::new(6, 4, 3, 2)) } else { DiceCounts::Formula };
        options.update(|o| o.dice_counts = counts);
    };
    let count = move |faces: Faces| {
        let typed = move |text: String| {
            if let (Some(mut dice), Ok(n)) = (dice(), text.parse::<u32>()) {
                dice[faces] = n.min(innommable::MOST_DICE);
                options.update(|o| o.dice_counts = DiceCounts::Custom(dice));
            }
        };
        let least = if faces == Faces::D4 { "2" } else { "1" };
        view! {
            <label class="count">
                <span>{format!("d{}", faces.number())}</span>
                <input type="number" min=least max="20" prop:value=live(move || dice().map_or(0, |dice| dice[faces]).to_string()) on:input:target=move |event| typed(event.target().value())/>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choices field">
            <legend>{live(said)}</legend>
            <label class="check">
                <input type="checkbox" prop:checked=live(move || is_custom.get()) on:change:target=move |event| check(event.target().checked())/>
                {crate::tongue::t("inn-dice-custom")}
            </label>
            {move || is_custom.get().then(|| Faces::ALL.map(count).collect_view())}
        </fieldset>
    }
    .into_any()
}

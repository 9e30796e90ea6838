//! What a table of Innommable can choose.

use innommable::{
    Allocation, BlacklistVisibility, Dice, DiceCounts, DieDeal, Faces, GiftSource, MonologueBlacklist,
    Options,
};
use kernel::Language;
use leptos::prelude::*;
use words::innommable::Speaker;

use crate::{
    erased::{piece, ticked, typed},
    language::translator,
    options::{TableOption, group},
};

/// The dice come first, and are chosen by themselves.
const PICKS: [TableOption<Options>; 6] = [
    TableOption {
        name: "allocation",
        ways: 2,
        choose: |o, v| o.allocation = [Allocation::Proportional, Allocation::Manual][v],
    },
    TableOption {
        name: "deal",
        ways: 3,
        choose: |o, v| o.die_deal = [DieDeal::Descending, DieDeal::Manual, DieDeal::Random][v],
    },
    TableOption {
        name: "monologue",
        ways: 2,
        choose: |o, v| {
            o.monologue_blacklist = [MonologueBlacklist::All, MonologueBlacklist::ParanormalOnly][v];
        },
    },
    TableOption {
        name: "gift",
        ways: 3,
        choose: |o, v| o.gift_source = [GiftSource::Either, GiftSource::Bowl, GiftSource::Hand][v],
    },
    TableOption {
        name: "list",
        ways: 2,
        choose: |o, v| {
            o.blacklist_visibility = [BlacklistVisibility::Public, BlacklistVisibility::KeeperOnly][v];
        },
    },
    TableOption { name: "kill", ways: 2, choose: |o, v| o.severe_may_kill = [true, false][v] },
];

/// What is chosen of an option.
fn said(language: Language, options: &Options, name: &str) -> String {
    Speaker::new(language).option(options, name)
}

pub(super) fn choose(options: RwSignal<Options>) -> AnyView {
    let groups = PICKS.map(|pick| group(options, pick, said));
    view! { <div class="options">{custom(options)} {groups.collect_view()}</div> }.into_any()
}

/// The dice: by the number of players, or counted out for an experiment (INN-03, INN-04).
fn custom(options: RwSignal<Options>) -> AnyView {
    let translator = translator();
    let said = move || said(translator.language(), &options.get(), "dice");
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
        let count_out = move |text: String| {
            if let (Some(mut dice), Ok(n)) = (dice(), text.parse::<u32>()) {
                dice[faces] = n.min(innommable::MOST_DICE);
                options.update(|o| o.dice_counts = DiceCounts::Custom(dice));
            }
        };
        let least = if faces == Faces::D4 { "2" } else { "1" };
        view! {
            <label class="count">
                <span>{format!("d{}", faces.number())}</span>
                <input type="number" min=least max="20"
                    prop:value=Signal::derive(move || dice().map_or(0, |dice| dice[faces]).to_string())
                    on:input=typed(count_out)/>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choices field">
            <legend>{Signal::derive(said)}</legend>
            <label class="check">
                <input type="checkbox" prop:checked=Signal::derive(move || is_custom.get())
                    on:change=ticked(check)/>
                {crate::language::t("inn-dice-custom")}
            </label>
            {piece(move || is_custom.get().then(|| Faces::ALL.map(count).collect_view()))}
        </fieldset>
    }
    .into_any()
}

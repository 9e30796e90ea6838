//! Setting up a game on this device.

use kernel::Language;
use leptos::{ev, prelude::*};
use pactes::{ByRole, FirstRep, Negotiation, Options, Role, TokenValues};

use super::local::{Local, Person};
use crate::{
    keep,
    route::Route,
    tongue::{t, tongue},
};

/// One person against two bots, at once.
pub fn try_alone() {
    let tongue = tongue_of_device();
    let bot = |name: &str| Person { name: name.to_owned(), bot: true };
    let you = keep::text("tablee.name").unwrap_or_else(|| "Johann".to_owned());
    let people =
        ByRole { faust: Person { name: you, bot: false }, demon_a: bot("Malphas"), demon_b: bot("Vépar") };
    if let Ok(local) = Local::open(people, tongue, &Options::default()) {
        Route::Local(local.id().to_owned()).go();
    }
}

/// The page's language, outside of the page.
fn tongue_of_device() -> Language {
    let tag = document().document_element().and_then(|root| root.get_attribute("lang"));
    if tag.as_deref() == Some("en") { Language::En } else { Language::Fr }
}

const NAMES: &str = "tablee.names";

/// The form for a game on this device.
#[component]
pub fn NewLocal() -> impl IntoView {
    let tongue = tongue();
    let kept: Vec<String> = keep::read(NAMES).unwrap_or_default();
    let name = |index: usize| RwSignal::new(kept.get(index).cloned().unwrap_or_default());
    let names = ByRole { faust: name(0), demon_a: name(1), demon_b: name(2) };
    let bots = ByRole::new(|_| RwSignal::new(false));
    let options = RwSignal::new(Options::default());
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let given = ByRole::new(|role| names[role].get_untracked().trim().to_owned());
        keep::write(NAMES, &Role::ALL.map(|role| given[role].clone()).to_vec());
        let speaker = tongue.pactes();
        let people = ByRole::new(|role| Person {
            name: Some(given[role].clone())
                .filter(|name| !name.is_empty())
                .unwrap_or_else(|| words::capitalised(&speaker.role(role))),
            bot: bots[role].get_untracked(),
        });
        if let Ok(local) = Local::open(people, tongue.language(), &options.get_untracked()) {
            Route::Local(local.id().to_owned()).go();
        }
    };
    let seat = move |role: Role| {
        let id = format!("name-{role:?}").to_lowercase();
        view! {
            <fieldset class="seat" data-role=format!("{role:?}").to_lowercase()>
                <legend>{move || words::capitalised(&tongue.pactes().role(role))}</legend>
                <p class="hint">{move || tongue.pactes().about_role(role)}</p>
                <label for=id.clone()>{t("new-name")}</label>
                <input id=id type="text" maxlength="24" autocomplete="off" bind:value=names[role]/>
                <label class="check">
                    <input type="checkbox" bind:checked=bots[role]/>
                    {t("new-bot")}
                </label>
            </fieldset>
        }
    };
    view! {
        <main id="content" class="new" tabindex="-1">
            <h1>{t("new-title")}</h1>
            <p>{t("new-lead")}</p>
            <form on:submit=start>
                <div class="seats">{Role::ALL.map(seat)}</div>
                <details>
                    <summary>{t("new-options")}</summary>
                    <Choices options/>
                </details>
                <div class="buttons">
                    <button type="submit" class="primary" id="start">{t("new-start")}</button>
                </div>
            </form>
        </main>
    }
}

/// What a table can choose, a sentence each.
#[component]
pub(super) fn Choices(
    /// What is chosen.
    options: RwSignal<Options>,
) -> impl IntoView {
    let tongue = tongue();
    let sentence = move |index: usize| {
        move || tongue.pactes().options(&options.get()).get(index).cloned().unwrap_or_default()
    };
    let pick = move |id: &'static str, index: usize, n: usize, choose: fn(&mut Options, usize)| {
        let option = move |value: usize| {
            let said = move || {
                let mut other = options.get();
                choose(&mut other, value);
                tongue.pactes().options(&other).get(index).cloned().unwrap_or_default()
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

//! Playing alone against the computer: its strength and one's colour, and nothing else is asked.

use leptos::{ev, prelude::*};
use psychopathe::{Options, Psychopathe};
use words::Args;

use super::{
    destination::Destination,
    say::{Say, p},
};
use crate::{
    chance, keep,
    local::{LocalGame, Participant},
    route::Here,
};

const LEVEL: &str = "tablee.psychopathe.level";

/// The form.
#[component]
pub(super) fn Alone() -> impl IntoView {
    let say = Say::new();
    let level = RwSignal::new(keep::read::<u8>(LEVEL).unwrap_or(1).clamp(1, 10));
    let colour = RwSignal::new("white".to_owned());
    let refused = RwSignal::new(None::<String>);
    let here = Here::now();
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if !here.stays() {
            return;
        }
        let level = level.get_untracked();
        keep::write(LEVEL, &level);
        let you = Participant { name: say.just("psy-you"), bot: None };
        let computer = Participant {
            name: say.with("psy-computer", &Args::new().with("level", level)),
            bot: Some(format!("level-{level}")),
        };
        let begins = match colour.get_untracked().as_str() {
            "white" => true,
            "black" => false,
            _ => chance::bytes::<1>()[0].is_multiple_of(2),
        };
        let people = if begins { vec![you, computer] } else { vec![computer, you] };
        match LocalGame::<Psychopathe>::open(people, untrack(|| say.language()), &Options::default()) {
            Ok(local) => Destination::Local(local.id().to_owned()).go(),
            Err(why) => refused.set(Some(say.refusal(&why))),
        }
    };
    let levels = (1..=10u8)
        .map(|n| {
            let label = move || say.with("psy-level", &Args::new().with("level", n));
            view! {
                <button type="button" class="level" aria-label=label
                    aria-pressed=move || (level.get() == n).to_string() on:click=move |_| level.set(n)>
                    {n}
                </button>
            }
        })
        .collect_view();
    let option = move |value: &'static str, id: &'static str| view! { <option value=value>{p(id)}</option> };
    view! {
        <main id="content" class="new psy-new" tabindex="-1">
            <h1>{p("psy-alone-title")}</h1>
            <form on:submit=start novalidate>
                <fieldset>
                    <legend>{p("psy-new-level")}</legend>
                    <div class="levels">{levels}</div>
                    <p class="hint">{p("psy-new-level-hint")}</p>
                    <label for="colour">{p("psy-new-colour")}</label>
                    <select id="colour" on:change=move |event| colour.set(event_target_value(&event))>
                        {option("white", "psy-colour-white")} {option("black", "psy-colour-black")}
                        {option("any", "psy-colour-any")}
                    </select>
                </fieldset>
                <p class="error" role="alert">{move || refused.get()}</p>
                <div class="buttons">
                    <button type="submit" class="primary big" id="start">{p("psy-new-start")}</button>
                </div>
            </form>
        </main>
    }
}

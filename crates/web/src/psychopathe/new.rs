//! Setting up a game on this device.

use leptos::{ev, prelude::*};
use psychopathe::{Options, Player, Psychopathe};
use words::Args;

use super::{
    destination::Destination,
    options,
    say::{Say, p},
};
use crate::{
    chance, keep,
    local::{LocalGame, Participant},
};

const LEVEL: &str = "tablee.psychopathe.level";

/// The form; alone against the computer it asks for colour and level, and nothing else.
#[component]
pub(super) fn New(is_alone: bool) -> impl IntoView {
    let say = Say::new();
    let alone = RwSignal::new(true);
    let three = RwSignal::new(false);
    let level = RwSignal::new(keep::read::<u8>(LEVEL).unwrap_or(1).clamp(1, 10));
    let colour = RwSignal::new("white".to_owned());
    let options = RwSignal::new(Options::default());
    let refused = RwSignal::new(None::<String>);
    let names: [RwSignal<String>; 3] = std::array::from_fn(|_| RwSignal::new(String::new()));
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let n = if three.get_untracked() { 3 } else { 2 };
        keep::write(LEVEL, &level.get_untracked());
        let human = |index: usize| {
            let given = names[index].get_untracked().trim().to_owned();
            let name = Some(given).filter(|name| !name.is_empty());
            Participant { name: name.unwrap_or_else(|| say.side(Player::ALL[index])), bot: None }
        };
        let computer = || Participant {
            name: say.with("psy-computer", &Args::new().with("level", level.get_untracked())),
            bot: Some(format!("level-{}", level.get_untracked())),
        };
        let mine = match colour.get_untracked().as_str() {
            "white" => 0,
            "black" => 1,
            "red" if n == 3 => 2,
            _ => usize::from(chance::bytes::<1>()[0]) % n,
        };
        let you = || Participant { name: say.just("psy-you"), bot: None };
        let person = |index: usize| match alone.get_untracked() {
            true if index == mine => you(),
            true => computer(),
            false => human(index),
        };
        let people = (0..n).map(person).collect();
        match LocalGame::<Psychopathe>::open(people, untrack(|| say.language()), &options.get_untracked()) {
            Ok(local) => Destination::Local(local.id().to_owned()).go(),
            Err(why) => refused.set(Some(say.refusal(&why))),
        }
    };
    let levels = (1..=10u8)
        .map(|n| {
            let label = move || say.with("psy-level", &Args::new().with("level", n));
            view! {
                <button type="button" class="level" aria-label=label
                    aria-pressed=move || (level.get() == n).to_string() on:click=move |_| level.set(n)>{n}</button>
            }
        })
        .collect_view();
    let name = move |index: usize| {
        let id = format!("name-{index}");
        view! {
            <div hidden=move || index == 2 && !three.get()>
                <label for=id.clone()>{move || say.side(Player::ALL[index])}</label>
                <input id=id type="text" maxlength="24" autocomplete="off" bind:value=names[index]/>
            </div>
        }
    };
    let choice = move |group: &'static str,
                       signal: RwSignal<bool>,
                       value: bool,
                       id: &'static str,
                       text: &'static str| {
        view! {
            <label class="check" for=id>
                <input id=id type="radio" name=group prop:checked=move || signal.get() == value
                    on:change=move |_| signal.set(value)/>
                {p(text)}
            </label>
        }
    };
    let option = move |value: &'static str, id: &'static str| view! { <option value=value>{p(id)}</option> };
    view! {
        <main id="content" class="new psy-new" tabindex="-1">
            <h1>{p(if is_alone { "psy-alone-title" } else { "psy-new-title" })}</h1>
            <form on:submit=start novalidate>
                <fieldset hidden=is_alone>
                    <legend>{p("psy-new-who")}</legend>
                    {choice("against", alone, true, "against-computer", "psy-new-alone")}
                    {choice("against", alone, false, "against-person", "psy-new-together")}
                </fieldset>
                <fieldset hidden=move || !alone.get()>
                    <legend>{p("psy-new-level")}</legend>
                    <div class="levels">{levels}</div>
                    <p class="hint">{p("psy-new-level-hint")}</p>
                    <label for="colour">{p("psy-new-colour")}</label>
                    <select id="colour" on:change=move |event| colour.set(event_target_value(&event))>
                        {option("white", "psy-colour-white")} {option("black", "psy-colour-black")}
                        {move || three.get().then(|| option("red", "psy-colour-red"))} {option("any", "psy-colour-any")}
                    </select>
                </fieldset>
                <fieldset hidden=move || alone.get()>
                    <legend>{p("psy-new-names")}</legend>
                    {[0, 1, 2].map(name).collect_view()}
                </fieldset>
                <details hidden=is_alone>
                    <summary>{p("psy-new-more")}</summary>
                    <fieldset>
                        <legend>{p("psy-new-players")}</legend>
                        {choice("players", three, false, "two", "psy-players-two")}
                        {choice("players", three, true, "three", "psy-players-three")}
                    </fieldset>
                    {options::form(options, false)}
                </details>
                <p class="error" role="alert">{move || refused.get()}</p>
                <div class="buttons">
                    <button type="submit" class="primary big" id="start">{p("psy-new-start")}</button>
                </div>
            </form>
        </main>
    }
}

//! Setting up a game on this device.

use leptos::{ev, prelude::*};
use psychopathe::{Camp, Options, Player};
use words::Args;

use super::{
    clock::LocalClock,
    destination::Destination,
    local_game::BoardGame,
    say::{Say, p},
};
use crate::{chance, keep, local::Participant};

const LEVEL: &str = "tablee.psychopathe.level";

/// The form.
#[component]
pub(super) fn New() -> impl IntoView {
    let say = Say::new();
    let alone = RwSignal::new(true);
    let three = RwSignal::new(false);
    let level = RwSignal::new(keep::read::<u8>(LEVEL).unwrap_or(1).clamp(1, 10));
    let colour = RwSignal::new("white".to_owned());
    let size = RwSignal::new("3".to_owned());
    let camp = RwSignal::new(Camp::NAMES[0].to_owned());
    let minutes = RwSignal::new("0".to_owned());
    let bonus = RwSignal::new("5".to_owned());
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
        let options = Options {
            board: size.get_untracked().parse().unwrap_or(3),
            camp: Some(camp.get_untracked()).filter(|name| name != Camp::NAMES[0]),
            ..Options::default()
        };
        let (minutes, bonus) = (whole(&minutes.get_untracked(), 180), whole(&bonus.get_untracked(), 60));
        let clock = (minutes > 0 && n == 2).then(|| LocalClock::new(minutes, bonus));
        match BoardGame::open(people, &options, clock) {
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
            <h1>{p("psy-new-title")}</h1>
            <form on:submit=start novalidate>
                <fieldset>
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
                <details>
                    <summary>{p("psy-new-more")}</summary>
                    <fieldset>
                        <legend>{p("psy-new-players")}</legend>
                        {choice("players", three, false, "two", "psy-players-two")}
                        {choice("players", three, true, "three", "psy-players-three")}
                    </fieldset>
                    <label for="size">{p("psy-new-board")}</label>
                    <select id="size" on:change=move |event| size.set(event_target_value(&event))>
                        {option("3", "psy-board-standard")} {option("2", "psy-board-small")}
                    </select>
                    <label for="camp">{p("psy-new-camp")}</label>
                    <select id="camp" on:change=move |event| camp.set(event_target_value(&event))>
                        {Camp::NAMES.map(|name| view! {
                            <option value=name>{move || say.camp(name)}</option>
                        }).collect_view()}
                    </select>
                    <div hidden=move || three.get()>
                        <label for="minutes">{p("psy-new-minutes")}</label>
                        <input id="minutes" type="number" min="0" max="180" bind:value=minutes/>
                        <label for="bonus">{p("psy-new-bonus")}</label>
                        <input id="bonus" type="number" min="0" max="60" bind:value=bonus/>
                    </div>
                </details>
                <p class="error" role="alert">{move || refused.get()}</p>
                <div class="buttons">
                    <button type="submit" class="primary big" id="start">{p("psy-new-start")}</button>
                </div>
            </form>
        </main>
    }
}

/// A number that somebody typed, as a whole one within its bounds; what is no number counts as none.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is within its bounds")]
fn whole(text: &str, most: u32) -> u32 {
    let number: f64 = text.trim().replace(',', ".").parse().unwrap_or(0.0);
    number.clamp(0.0, f64::from(most)).ceil() as u32
}

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn a_typed_number_is_taken_as_well_as_can_be() {
        assert_eq!(["5", " 2,5 ", "-3", "999", "x", ""].map(|text| whole(text, 180)), [5, 3, 0, 180, 0, 0]);
        assert_eq!(whole("NaN", 60), 0);
    }
}

//! What a table of Psychopathe can choose: board, camp, clock.

use kernel::Language;
use leptos::prelude::*;
use psychopathe::{Camp, Fischer, Options};
use words::{Args, psychopathe::Speaker as Rules, psychopathe_web::Speaker};

use super::say::{Say, p};

const DAY: u32 = 86_400;

/// The options as chosen, a sentence each.
pub(super) fn said(language: Language, options: &Options) -> Vec<String> {
    let speaker = Speaker::new(language);
    let board = speaker.just(if options.board == 2 { "psy-board-small" } else { "psy-board-standard" });
    let camp = options.camp.as_deref().unwrap_or(Camp::NAMES[0]);
    let camp = Rules::new(language).camp(camp);
    let clock = match (options.fischer, options.seconds_per_move) {
        (Some(Fischer { base, increment }), _) => {
            let args = Args::new().with("minutes", base.div_ceil(60)).with("seconds", increment);
            speaker.say("psy-clock-is-fischer", &args)
        }
        (None, Some(seconds)) if seconds >= DAY => {
            speaker.say("psy-clock-is-days", &Args::new().with("n", seconds / DAY))
        }
        (None, Some(seconds)) => speaker.say("psy-clock-is-seconds", &Args::new().with("n", seconds)),
        (None, None) => speaker.just("psy-clock-is-none"),
    };
    vec![
        speaker.say("psy-board-is", &Args::new().with("board", board)),
        speaker.say("psy-camp-is", &Args::new().with("camp", camp)),
        clock,
    ]
}

/// The clock that a form names, with its numbers.
fn set_clock(options: &mut Options, kind: &str, [minutes, bonus, days]: [u32; 3]) {
    options.fischer = (kind == "fischer").then_some(Fischer { base: minutes.max(1) * 60, increment: bonus });
    options.seconds_per_move = (kind == "days").then_some(days.max(1) * DAY);
}

/// The form in which they are chosen.
pub(super) fn choose(options: RwSignal<Options>) -> AnyView {
    let say = Say::new();
    let kind = RwSignal::new("none".to_owned());
    let numbers: [RwSignal<String>; 3] = ["10", "5", "3"].map(|n| RwSignal::new(n.to_owned()));
    // An effect and not each field: a number may be half typed when something else is chosen.
    Effect::new(move |_| {
        let numbers = numbers.map(|n| n.get().parse().unwrap_or(0).min(100_000));
        let kind = kind.get();
        options.update(|options| set_clock(options, &kind, numbers));
    });
    let option = move |value: &'static str, id: &'static str| {
        view! { <option value=value>{p(id)}</option> }.into_any()
    };
    let select =
        move |id: &'static str, name: &'static str, choices: Vec<AnyView>, chosen: Callback<String>| {
            view! {
                <label for=id>{p(name)}</label>
                <select id=id on:change=move |event| chosen.run(event_target_value(&event))>{choices}</select>
            }
            .into_any()
        };
    let number = move |index: usize, id: &'static str, name: &'static str, most: u32| {
        let least = if index == 1 { 0 } else { 1 };
        view! {
            <label for=id>{p(name)}</label>
            <input id=id type="number" min=least max=most bind:value=numbers[index]/>
        }
        .into_any()
    };
    let camp = move |name: &'static str| {
        view! { <option value=name>{Signal::derive(move || say.camp(name))}</option> }.into_any()
    };
    let board = Callback::new(move |size: String| options.update(|o| o.board = size.parse().unwrap_or(3)));
    let camped = Callback::new(move |name: String| {
        options.update(|options| options.camp = Some(name).filter(|name| name != Camp::NAMES[0]));
    });
    view! {
        <div class="options psy-options">
            {select("size", "psy-new-board", vec![option("3", "psy-board-standard"), option("2", "psy-board-small")], board)}
            {select("camp", "psy-new-camp", Camp::NAMES.map(camp).into_iter().collect(), camped)}
            {select("clock", "psy-clock", vec![
                option("none", "psy-clock-none"),
                option("fischer", "psy-clock-fischer"),
                option("days", "psy-clock-days"),
            ], Callback::new(move |value| kind.set(value)))}
            <div hidden=Signal::derive(move || kind.get() != "fischer")>
                {number(0, "minutes", "psy-clock-minutes", 600)}
                {number(1, "bonus", "psy-new-bonus", 600)}
            </div>
            <div hidden=Signal::derive(move || kind.get() != "days")>{number(2, "days", "psy-clock-per-move", 30)}</div>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_one_of_three() {
        let mut options = Options::default();
        set_clock(&mut options, "fischer", [10, 5, 3]);
        assert_eq!(options.fischer, Some(Fischer { base: 600, increment: 5 }));
        assert_eq!(said(Language::Fr, &options).len(), 3);
        set_clock(&mut options, "days", [10, 5, 0]);
        assert_eq!((options.fischer, options.seconds_per_move), (None, Some(DAY)));
        set_clock(&mut options, "none", [10, 5, 3]);
        assert!(!options.is_timed());
    }
}

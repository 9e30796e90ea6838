//! What a table of Psychopathe can choose: board, camp, clock.

use kernel::Language;
use leptos::prelude::*;
use psychopathe::{Camp, Fischer, Options};
use words::{Args, psychopathe_web::Speaker};

use super::say::{Say, p};

const DAY: u32 = 86_400;
/// The most minutes, seconds for a move and days for a move of a clock.
const MOST: [u32; 3] = [600, 600, 30];

/// How time is given, as short as can be.
pub(super) fn clock_in_short(language: Language, options: &Options) -> Option<String> {
    let speaker = Speaker::new(language);
    let said = match (options.fischer, options.seconds_per_move) {
        (Some(Fischer { base, increment }), _) => {
            let args = Args::new().with("minutes", base.div_ceil(60)).with("seconds", increment);
            speaker.say("psy-clock-short", &args)
        }
        (None, Some(seconds)) if seconds >= DAY => {
            speaker.say("psy-clock-short-days", &Args::new().with("n", seconds / DAY))
        }
        (None, Some(seconds)) => speaker.say("psy-clock-short-seconds", &Args::new().with("n", seconds)),
        (None, None) => return None,
    };
    Some(said)
}

/// The clock that a form names, with its numbers.
fn set_clock(options: &mut Options, kind: &str, [minutes, bonus, days]: [u32; 3]) {
    options.fischer = (kind == "fischer").then_some(Fischer { base: minutes.max(1) * 60, increment: bonus });
    options.seconds_per_move = (kind == "days").then_some(days.max(1) * DAY);
}

/// A number that somebody typed, as a whole one within its bounds; what is no number counts as none.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is within its bounds")]
fn whole(text: &str, most: u32) -> u32 {
    let number: f64 = text.trim().replace(',', ".").parse().unwrap_or(0.0);
    number.clamp(0.0, f64::from(most)).ceil() as u32
}

/// The form in which they are chosen; nobody thinks for days at one device.
pub(super) fn form(options: RwSignal<Options>, has_days: bool) -> AnyView {
    let say = Say::new();
    let kind = RwSignal::new("none".to_owned());
    let numbers: [RwSignal<String>; 3] = ["10", "5", "3"].map(|n| RwSignal::new(n.to_owned()));
    // An effect and not each field: a number may be half typed when something else is chosen.
    Effect::new(move |_| {
        let numbers = std::array::from_fn(|index| whole(&numbers[index].get(), MOST[index]));
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
    let number = move |index: usize, id: &'static str, name: &'static str| {
        let least = if index == 1 { 0 } else { 1 };
        view! {
            <label for=id>{p(name)}</label>
            <input id=id type="number" min=least max=MOST[index] bind:value=numbers[index]/>
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
    let boards = vec![option("3", "psy-board-standard"), option("2", "psy-board-small")];
    let mut clocks = vec![option("none", "psy-clock-none"), option("fischer", "psy-clock-fischer")];
    clocks.extend(has_days.then(|| option("days", "psy-clock-days")));
    view! {
        <div class="options psy-options">
            {select("size", "psy-new-board", boards, board)}
            {select("camp", "psy-new-camp", Camp::NAMES.map(camp).into_iter().collect(), camped)}
            {select("clock", "psy-clock", clocks, Callback::new(move |value| kind.set(value)))}
            <div hidden=Signal::derive(move || kind.get() != "fischer")>
                {number(0, "minutes", "psy-clock-minutes")}
                {number(1, "bonus", "psy-new-bonus")}
            </div>
            <div hidden=Signal::derive(move || kind.get() != "days")>
                {number(2, "days", "psy-clock-per-move")}
            </div>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_number_is_taken_as_well_as_can_be() {
        assert_eq!(["5", " 2,5 ", "-3", "999", "x", ""].map(|text| whole(text, 180)), [5, 3, 0, 180, 0, 0]);
        assert_eq!(whole("NaN", 60), 0);
    }

    #[test]
    fn a_clock_is_one_of_three() {
        let mut options = Options::default();
        set_clock(&mut options, "fischer", [10, 5, 3]);
        assert_eq!(options.fischer, Some(Fischer { base: 600, increment: 5 }));
        set_clock(&mut options, "days", [10, 5, 0]);
        assert_eq!((options.fischer, options.seconds_per_move), (None, Some(DAY)));
        set_clock(&mut options, "none", [10, 5, 3]);
        assert!(!options.is_timed());
    }
}

//! Dice of twenty, twelve, eight and four faces, drawn.

use innommable::{Dice, DieOrigin, Faces, HandDie, Thrown};
use leptos::prelude::*;
use words::Args;

use super::context::TableContext;

/// The outline of a die and the edges one sees on it, in a square of 44.
fn shape(faces: Faces) -> (&'static str, &'static str) {
    match faces {
        Faces::D20 => (
            "M22 2 39.3 12v20L22 42 4.7 32V12Z",
            "M22 11 33 30H11ZM22 2v9M39.3 12 22 11 4.7 12M39.3 32 33 30l6.3-18M4.7 32l6.3-2L4.7 12M22 42 33 30M22 42 11 30",
        ),
        Faces::D12 => (
            "M22 2 33.8 5.8 41 15.8V28.2L33.8 38.2 22 42 10.2 38.2 3 28.2V15.8L10.2 5.8Z",
            "M22 10 33.4 18.3 29 31.7H15L10.6 18.3ZM22 2V10M41 15.8 33.4 18.3M33.8 38.2 29 31.7M10.2 38.2 15 31.7M3 15.8 10.6 18.3",
        ),
        Faces::D8 => ("M22 2 40 26 22 42 4 26Z", "M4 26h36"),
        Faces::D4 => ("M22 3 42 39H2Z", "M22 3V12"),
    }
}

/// The class of a kind of dice.
pub(super) fn name_of(faces: Faces) -> &'static str {
    match faces {
        Faces::D20 => "d20",
        Faces::D12 => "d12",
        Faces::D8 => "d8",
        Faces::D4 => "d4",
    }
}

/// What is drawn of a die, in a square of 44; with what it shows, if it was thrown.
pub(super) fn drawn(faces: Faces, shows: Option<u8>) -> AnyView {
    let (outline, edges) = shape(faces);
    let low = if faces == Faces::D4 { "33" } else { "28" };
    view! {
        <path class="outline" d=outline/>
        <path class="edges" d=edges/>
        <text x="22" y=low text-anchor="middle">{shows.unwrap_or(faces.number())}</text>
    }
    .into_any()
}

/// A die by itself; its name is said by what stands around it.
pub(super) fn die(faces: Faces, shows: Option<u8>) -> AnyView {
    view! {
        <svg class="die" data-die=name_of(faces) viewBox="0 0 44 44" aria-hidden="true">{drawn(faces, shows)}</svg>
    }
    .into_any()
}

/// Dice in a row, named together.
pub(super) fn row(ctx: TableContext, dice: Dice) -> AnyView {
    let all = dice.each().map(|faces| die(faces, None)).collect_view();
    view! { <span class="dice" role="img" aria-label=ctx.speaker().dice(dice)>{all}</span> }.into_any()
}

/// The dice of a hand, in the order in which they came; an anchor's die is marked, it is no occult one (INN-78).
pub(super) fn hand(ctx: TableContext, held: &[HandDie]) -> AnyView {
    if held.is_empty() {
        return view! { <span class="dice none">{ctx.translator.just("inn-no-dice")}</span> }.into_any();
    }
    let one = |held: &HandDie| {
        let anchored = held.origin == DieOrigin::Anchor;
        view! {
            <span class="held" class:anchored=anchored class:occult=held.is_occult()>{die(held.faces, None)}</span>
        }
            .into_any()
    };
    let dice: Dice = held.iter().map(|held| held.faces).collect();
    let all = held.iter().map(one).collect_view();
    view! { <span class="dice" role="img" aria-label=ctx.speaker().dice(dice)>{all}</span> }.into_any()
}

/// Thrown dice, each with what it is worth.
pub(super) fn thrown(ctx: TableContext, dice: &[Thrown]) -> AnyView {
    let one = |thrown: &Thrown| {
        let worth = thrown.successes();
        let said = ctx.translator.say(
            "inn-thrown",
            &Args::new().with("die", thrown.faces.number()).with("value", thrown.value).with("worth", worth),
        );
        view! {
            <li class="thrown" data-worth=worth class:one=thrown.value == 1>
                {die(thrown.faces, Some(thrown.value))}
                <span class="unseen">{said}</span>
                <span class="worth" aria-hidden="true">{"●".repeat(usize::try_from(worth).unwrap_or(0))}</span>
            </li>
        }
        .into_any()
    };
    view! { <ul class="throw">{dice.iter().map(one).collect_view()}</ul> }.into_any()
}

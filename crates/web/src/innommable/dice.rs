//! Dice of twenty, twelve, eight and four faces, drawn.

use innommable::{Dice, DieOrigin, Faces, HandDie, Thrown};
use leptos::prelude::*;
use words::Args;

use super::context::TableContext;

/// A facet: its corners, and how much lighter (above nought) or darker it is, in hundredths.
type Facet = (&'static str, i8);

const D20: &[Facet] = &[
    ("24,11.5 36,32 12,32", 30),
    ("24,2 5,13 24,11.5", 22),
    ("24,2 43,13 24,11.5", -5),
    ("5,13 24,11.5 12,32", 8),
    ("43,13 24,11.5 36,32", -10),
    ("5,13 5,35 12,32", -9),
    ("43,13 43,35 36,32", -20),
    ("5,35 24,46 12,32", -20),
    ("43,35 24,46 36,32", -32),
    ("12,32 36,32 24,46", -16),
];
const D12: &[Facet] = &[
    ("24,10.8 36.6,19.9 31.8,34.7 16.2,34.7 11.4,19.9", 28),
    ("24,10.8 24,1.7 37.1,6 45.2,17.1 36.6,19.9", -6),
    ("36.6,19.9 45.2,17.1 45.2,30.9 37.1,42 31.8,34.7", -22),
    ("31.8,34.7 37.1,42 24,46.3 10.9,42 16.2,34.7", -30),
    ("16.2,34.7 10.9,42 2.8,30.9 2.8,17.1 11.4,19.9", -14),
    ("11.4,19.9 2.8,17.1 10.9,6 24,1.7 24,10.8", 16),
];
const D8: &[Facet] = &[
    ("24,1 24,30 3,30", 24),
    ("24,1 45,30 24,30", 6),
    ("3,30 24,47 24,30", -18),
    ("45,30 24,47 24,30", -34),
];
const D4: &[Facet] = &[("24,3 24,36 2,43", 20), ("24,3 46,43 24,36", -12), ("2,43 46,43 24,36", -30)];

/// The outline of a die, its facets, and where its number stands, in a square of 48.
fn shape(faces: Faces) -> (&'static str, &'static [Facet], &'static str) {
    match faces {
        Faces::D20 => ("24,2 43,13 43,35 24,46 5,35 5,13", D20, "28.5"),
        Faces::D12 => (
            "24,1.7 37.1,6 45.2,17.1 45.2,30.9 37.1,42 24,46.3 10.9,42 2.8,30.9 2.8,17.1 10.9,6",
            D12,
            "28.8",
        ),
        Faces::D8 => ("24,1 45,30 24,47 3,30", D8, "25.5"),
        Faces::D4 => ("24,3 46,43 2,43", D4, "36"),
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

/// What is drawn of a die; with a number, where it has one.
fn drawn(faces: Faces, shows: Option<u8>) -> AnyView {
    let (outline, facets, low) = shape(faces);
    let facet = |(points, light): &Facet| {
        let (fill, opacity) = if *light > 0 { ("#fff", *light) } else { ("#000", -*light) };
        view! { <polygon points=*points fill=fill fill-opacity=format!(".{opacity:02}")/> }
    };
    view! {
        <polygon class="outline" points=outline/>
        {facets.iter().map(facet).collect_view()}
        {shows.map(|n| view! { <text x="24" y=low text-anchor="middle">{n}</text> })}
    }
    .into_any()
}

/// A die by itself; its name is said by what stands around it.
pub(super) fn die(faces: Faces, shows: Option<u8>) -> AnyView {
    let shows = Some(shows.unwrap_or(faces.number()));
    view! {
        <svg class="die" data-die=name_of(faces) viewBox="0 0 48 48" aria-hidden="true">
            {drawn(faces, shows)}
        </svg>
    }
    .into_any()
}

/// Its shape alone: lit, if dice of its kind have come out.
pub(super) fn blank(faces: Faces, lit: bool) -> AnyView {
    view! {
        <svg class="die" class:unlit=!lit data-die=name_of(faces) viewBox="0 0 48 48" aria-hidden="true">
            {drawn(faces, None)}
        </svg>
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
            <span class="held" class:anchored=anchored class:occult=held.is_occult()>
                {die(held.faces, None)}
            </span>
        }
        .into_any()
    };
    let dice: Dice = held.iter().map(|held| held.faces).collect();
    let all = held.iter().map(one).collect_view();
    view! { <span class="dice" role="img" aria-label=ctx.speaker().dice(dice)>{all}</span> }.into_any()
}

/// Dice before a throw, in the tray.
pub(super) fn laid(ctx: TableContext, held: &[HandDie]) -> AnyView {
    if held.is_empty() {
        return view! { <p class="tray none">{ctx.translator.just("inn-no-dice")}</p> }.into_any();
    }
    let dice: Dice = held.iter().map(|held| held.faces).collect();
    let one = |held: &HandDie| view! { <span class="thrown">{die(held.faces, None)}</span> }.into_any();
    view! {
        <div class="tray" role="img" aria-label=ctx.speaker().dice(dice)>
            {held.iter().map(one).collect_view()}
        </div>
    }
    .into_any()
}

/// Thrown dice, each with what it is worth.
pub(super) fn thrown(ctx: TableContext, dice: &[Thrown]) -> AnyView {
    let one = |thrown: &Thrown| {
        let worth = thrown.successes();
        let said = ctx.translator.say(
            "inn-thrown",
            &Args::new().with("die", thrown.faces.number()).with("value", thrown.value).with("worth", worth),
        );
        let worths = (0..worth).map(|_| view! { <i></i> }).collect_view();
        view! {
            <li class="thrown" data-worth=worth class:one=thrown.value == 1>
                {die(thrown.faces, Some(thrown.value))}
                <span class="unseen">{said}</span>
                <span class="worth" aria-hidden="true">{worths} {(worth == 0).then_some("–")}</span>
            </li>
        }
        .into_any()
    };
    view! { <ul class="tray">{dice.iter().map(one).collect_view()}</ul> }.into_any()
}

/// A mark drawn with a pen: an anchor, a quill, an arrow up.
pub(super) fn mark(name: &'static str) -> AnyView {
    let path = match name {
        "anchor" => {
            "M12 7.5V21M12 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M7.5 11h9M3.5 13.5c.5 5 4 7.5 8.5 7.5s8-2.5 8.5-7.5M3.5 13.5l-1.2 2.6M3.5 13.5l2.7 1.5M20.5 13.5l1.2 2.6M20.5 13.5l-2.7 1.5"
        }
        "quill" => "M4 20c3-8 8-14 16-16-1 8-6 12-12 12M4 20l6-8",
        _ => "M12 20V5M6 10.5 12 4.5l6 6",
    };
    view! { <svg class="icon mark" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }.into_any()
}

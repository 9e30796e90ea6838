//! The blacklist: one's name in seven places, written, struck, or what it would cost.

use innommable::{EntriesView, Severity};
use kernel::Seat;
use leptos::prelude::*;
use words::Args;

use super::{context::TableContext, dice::mark, touched::Price};
use crate::rule::RuleMark;

/// How a stroke runs, one after the other.
const STROKES: [&str; 2] = ["M2 9c8 2 10 6 15 8s8 3 13 6", "M3 21C10 18 14 19 19 14S27 7 30 7"];

/// The name of a severity in the style.
pub(super) fn band(severity: Severity) -> &'static str {
    match severity {
        Severity::Minor => "minor",
        Severity::Moderate => "moderate",
        Severity::Severe => "severe",
        Severity::AnchorThreat => "anchor",
    }
}

/// Somebody's places on the list, in figures: those who listen are told in words.
pub(super) fn cells(ctx: TableContext, seat: Seat, entries: EntriesView, price: Price) -> AnyView {
    let total = entries.all.total();
    let initial = ctx.character(seat).chars().next().unwrap_or('?').to_string();
    let cell = |ordinal: u32| {
        let anchor = ordinal == 7;
        let state = match ordinal {
            n if n <= entries.all.struck => "struck",
            n if n <= total => "written",
            n if n <= total + price.entries => "ghost",
            _ if anchor && price.anchor => "ghost",
            _ => "blank",
        };
        let shows = match state {
            "blank" | "ghost" if anchor && price.entries + total < 7 => mark("anchor"),
            "blank" => view! { <i>{ordinal}</i> }.into_any(),
            _ => view! { <b>{initial.clone()}</b> }.into_any(),
        };
        let stroke = (state == "struck").then(|| {
            let d = STROKES[usize::from(ordinal.is_multiple_of(2))];
            view! { <svg class="slash" viewBox="0 0 32 30" preserveAspectRatio="none"><path d=d/></svg> }
        });
        view! {
            <span class="entry" data-state=state data-band=band(Severity::of(ordinal))>{shows} {stroke}</span>
        }
        .into_any()
    };
    let last = (total + price.entries).max(7);
    view! { <p class="track" aria-hidden="true">{(1..=last).map(cell).collect_view()}</p> }.into_any()
}

/// The same in words.
pub(super) fn in_words(ctx: TableContext, seat: Seat, entries: EntriesView) -> String {
    let args = Args::new()
        .with("who", ctx.character(seat))
        .with("n", entries.unstruck)
        .with("struck", entries.all.struck)
        .with("next", band(entries.next));
    ctx.translator.say("inn-entries", &args)
}

/// Both.
pub(super) fn track(ctx: TableContext, seat: Seat, entries: EntriesView) -> AnyView {
    view! {
        <div class="list-of">
            {cells(ctx, seat, entries, Price::default())}
            <p class="hint">{in_words(ctx, seat, entries)} <RuleMark rule="INN-93"/></p>
        </div>
    }
    .into_any()
}

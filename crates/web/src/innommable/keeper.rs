//! The Keeper's desk during play: what there is to find, the blacklist, notes. Nobody else sees it.

use innommable::{Action, ElementId, Stage};
use kernel::Seat;
use leptos::prelude::*;
use words::Args;

use super::{desk::Desk, dice, files::save_mystery, lay::expected, people::track};
use crate::{
    live::live,
    rule::RuleMark,
    tongue::{t, tongue},
};

/// The desk.
pub(super) fn keeper(desk: Desk) -> AnyView {
    let in_play = desk.slice(|view| view.stage > Stage::Preparation && view.stage < Stage::Closed);
    let content = move || {
        in_play.get().then(|| {
            view! {
                {to_find(desk)} {blacklist(desk)} {notes(desk)}
            }
        })
    };
    view! {
        <section class="keeper-desk secret" aria-labelledby="keeper-title">
            <h2 id="keeper-title">{t("pane-keeper")} <span class="mine-alone">{t("mine-alone")}</span></h2>
            <p class="hint" hidden=live(move || in_play.get())>{t("inn-desk-later")}</p>
            {content}
        </section>
    }
    .into_any()
}

/// What there is to find, with its dice; revealed with one gesture.
fn to_find(desk: Desk) -> AnyView {
    // What was written before play does not change any more; only what is revealed does.
    let ids = desk.view.with_untracked(|view| {
        let all = view.desk.as_ref().map(|desk| expected(&desk.elements)).unwrap_or_default();
        all.into_iter().map(|(id, _)| id).collect::<Vec<_>>()
    });
    view! {
        <section aria-labelledby="find-title">
            <h3 id="find-title">{t("inn-to-find")} <RuleMark rule="INN-33"/></h3>
            <ol class="elements">{ids.into_iter().map(|id| element(desk, id)).collect_view()}</ol>
            <div class="buttons">{save_mystery(desk)}</div>
        </section>
    }
    .into_any()
}

fn element(desk: Desk, id: ElementId) -> AnyView {
    let tongue = tongue();
    let now = desk.slice(move |view| view.desk.as_ref().and_then(|desk| desk.element(id)).cloned());
    let number = Memo::new(move |_| now.with(|now| now.as_ref().and_then(|element| element.revealed)));
    let shown = move || {
        let element = now.get()?;
        let found = element.revealed.map(|n| tongue.say("inn-revealed", &Args::new().with("n", n)));
        Some(view! {
            <p><span class="kind">{desk.speaker().element_kind(element.kind)}</span> " " {element.text.to_string()}</p>
            {dice::row(desk, element.dice)}
            {found.map(|found| view! { <p class="course">{found}</p> })}
        })
    };
    let reveals =
        |action: &Action, id: ElementId| matches!(action, Action::Reveal { element, .. } if *element == id);
    let publishes = move || {
        let of = |action: &Action, n: u8| matches!(action, Action::Publish { number } if *number == n);
        number.get().map(|number| desk.menu_of(number, of))
    };
    view! {
        <li class="element" class:found=live(move || number.get().is_some())>
            {shown} {desk.menu_of(id, reveals)} {publishes}
        </li>
    }
    .into_any()
}

/// Each character's entries, and what a strike would allow.
fn blacklist(desk: Desk) -> AnyView {
    let seats = desk.view.with_untracked(|view| view.characters.iter().map(|c| c.seat).collect::<Vec<_>>());
    let one = move |seat: Seat| {
        let entries = desk.slice(move |view| view.character(seat).and_then(|character| character.entries));
        let strikes =
            |action: &Action, seat: Seat| matches!(action, Action::Strike { on, .. } if *on == seat);
        let name = live(move || desk.character(seat));
        view! {
            <li>
                <p class="name">{name}</p>
                {move || entries.get().map(|entries| track(desk, seat, entries))}
                {desk.menu_of(seat, strikes)}
            </li>
        }
        .into_any()
    };
    view! {
        <section aria-labelledby="list-title">
            <h3 id="list-title">{t("inn-blacklist")} <RuleMark rule="INN-91"/></h3>
            <ul class="blacklist">{seats.into_iter().map(one).collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn notes(desk: Desk) -> AnyView {
    let notes = desk.slice(|view| view.desk.as_ref().map(|desk| desk.notes.clone()).unwrap_or_default());
    let rows =
        move || notes.get().into_iter().map(|note| view! { <li>{note.to_string()}</li> }).collect_view();
    view! {
        <section aria-labelledby="notes-title">
            <h3 id="notes-title">{t("inn-notes")} <RuleMark rule="INN-39"/></h3>
            <ul class="notes">{rows}</ul>
            {desk.menu(|action| matches!(action, Action::AddNote { .. }))}
        </section>
    }
    .into_any()
}

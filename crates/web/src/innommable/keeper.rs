//! The Keeper's desk during play: what there is to find, the blacklist, notes. Nobody else sees it.

use innommable::{Action, ActionKind, ElementId, Notice, Partly, Stage};
use kernel::Seat;
use leptos::{ev, prelude::*};
use words::Args;

use super::{context::TableContext, dice, files::save_mystery, lay::expected, people::track};
use crate::{
    draft::Draft,
    game::NoticeAt,
    language::{t, translator},
    menu::{self, Open},
    rule::RuleMark,
};

/// The Keeper's desk.
pub(super) fn keeper(ctx: TableContext) -> AnyView {
    let in_play = ctx.slice(|view| view.stage > Stage::Preparation && view.stage < Stage::Closed);
    let content = move || {
        in_play.get().then(|| {
            view! {
                {to_find(ctx)} {blacklist(ctx)} {notes(ctx)} {defusing(ctx)}
            }
        })
    };
    view! {
        <section class="keeper-desk secret" aria-labelledby="keeper-title">
            <h2 id="keeper-title">{t("pane-keeper")} <span class="mine-alone">{t("mine-alone")}</span></h2>
            <p class="hint" hidden=Signal::derive(move || in_play.get())>{t("inn-desk-later")}</p>
            {content}
        </section>
    }
    .into_any()
}

/// What there is to find, with its dice; revealed with one gesture.
fn to_find(ctx: TableContext) -> AnyView {
    // What was written before play does not change any more; only what is revealed does.
    let ids = ctx.view.with_untracked(|view| {
        let all = view.desk.as_ref().map(|desk| expected(&desk.elements)).unwrap_or_default();
        all.into_iter().map(|(id, _)| id).collect::<Vec<_>>()
    });
    view! {
        <section aria-labelledby="find-title">
            <h3 id="find-title">{t("inn-to-find")} <RuleMark rule="INN-33"/></h3>
            <ol class="elements">{ids.into_iter().map(|id| element(ctx, id)).collect_view()}</ol>
            <div class="buttons">{save_mystery(ctx)}</div>
        </section>
    }
    .into_any()
}

fn element(ctx: TableContext, id: ElementId) -> AnyView {
    let translator = translator();
    let now = ctx.slice(move |view| view.desk.as_ref().and_then(|desk| desk.element(id)).cloned());
    let number = Memo::new(move |_| now.with(|now| now.as_ref().and_then(|element| element.revealed)));
    let shown = move || {
        let element = now.get()?;
        let found = element.revealed.map(|n| translator.say("inn-revealed", &Args::new().with("n", n)));
        Some(view! {
            <p><span class="kind">{ctx.speaker().element_kind(element.kind)}</span> " " {element.text.to_string()}</p>
            {dice::row(ctx, element.dice)}
            {found.map(|found| view! { <p class="course">{found}</p> })}
        })
    };
    let publishes = move || {
        let of = |action: &Action, n: u8| matches!(action, Action::Publish { number } if *number == n);
        number.get().map(|number| ctx.menu_of(number, of))
    };
    view! {
        <li class="element" class:found=Signal::derive(move || number.get().is_some())>
            {shown} {reveal(ctx, id)} {publishes}
        </li>
    }
    .into_any()
}

/// Revealing something: what is said of it, whether its kind is told, what else was met with it (INN-25).
fn reveal(ctx: TableContext, id: ElementId) -> AnyView {
    let plain = Action::Reveal { element: id, also: None, kind_told: false, text: None };
    let may = Memo::new(move |_| ctx.permits(&plain));
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.reveal.{}", id.0), ""));
    let (told, also) = (RwSignal::new(false), RwSignal::new(None::<ElementId>));
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.now().trim().to_owned();
        let text = (!kernel::is_blank(&text)).then(|| text.into());
        let (kind_told, also) = (told.get_untracked(), also.get_untracked());
        if ctx.act.run(Action::Reveal { element: id, also, kind_told, text }) {
            draft.clear();
        }
    };
    let others = ctx.slice(move |view| {
        let all = view.desk.as_ref().map(|desk| expected(&desk.elements)).unwrap_or_default();
        let hidden = all.into_iter().filter(|(other, element)| *other != id && element.revealed.is_none());
        hidden.map(|(other, element)| (other, short(&element.text))).collect::<Vec<_>>()
    });
    let option = |(other, text): (ElementId, String)| {
        view! { <option value=other.0.to_string()>{text}</option> }.into_any()
    };
    let question =
        move |field: &'static str| Signal::derive(move || ctx.speaker().question(ActionKind::Reveal, field));
    let (text_id, also_id) = (format!("reveal-{}", id.0), format!("also-{}", id.0));
    view! {
        <details class="offer" data-do="reveal" hidden=Signal::derive(move || !may.get())>
            <summary>{t("inn-reveal")}</summary>
            <form class="text-form" on:submit=submit>
                <p class="hint">
                    {Signal::derive(move || ctx.speaker().hint(ActionKind::Reveal).unwrap_or_default())}
                    <RuleMark rule="INN-34"/>
                </p>
                <label for=text_id.clone()>{question("text")}</label>
                <textarea id=text_id rows="2" prop:value=Signal::derive(move || draft.get())
                    on:input:target=move |event| draft.set(event.target().value())></textarea>
                <label class="field check">
                    <input type="checkbox" on:change:target=move |event| told.set(event.target().checked())/>
                    <span>{question("kind_told")}</span>
                </label>
                <label for=also_id.clone()>{question("also")} <RuleMark rule="INN-25"/></label>
                <select id=also_id
                    on:change:target=move |event| also.set(event.target().value().parse().ok().map(ElementId))>
                    <option value="">{t("field-none")}</option>
                    {move || others.get().into_iter().map(option).collect_view()}
                </select>
                <div class="buttons"><button type="submit" class="primary">{t("inn-reveal")}</button></div>
            </form>
        </details>
    }
    .into_any()
}

/// The beginning of a text, for a list.
fn short(text: &str) -> String {
    if kernel::length(text) <= 60 { text.to_owned() } else { text.chars().take(59).chain(['…']).collect() }
}

/// Each character's entries, and what a strike would allow.
fn blacklist(ctx: TableContext) -> AnyView {
    let seats = ctx.view.with_untracked(|view| view.characters.iter().map(|c| c.seat).collect::<Vec<_>>());
    let one = move |seat: Seat| {
        let entries = ctx.slice(move |view| view.character(seat).and_then(|character| character.entries));
        let strikes =
            |action: &Action, seat: Seat| matches!(action, Action::Strike { on, .. } if *on == seat);
        let name = Signal::derive(move || ctx.character(seat));
        let some = ctx.choices_of(move |action| strikes(action, seat));
        view! {
            <li>
                <p class="name">{name}</p>
                {move || entries.get().map(|entries| track(ctx, seat, entries))}
                <details class="folded" hidden=Signal::derive(move || some.read().is_empty())>
                    <summary>{t("inn-to-strike")}</summary>
                    {ctx.menu_of(seat, strikes)}
                </details>
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

/// All the notes, as they were told to the Keeper: the view has the last ones only.
fn notes(ctx: TableContext) -> AnyView {
    let notes = Memo::new(move |_| {
        let text = |heard: &NoticeAt<Notice>| match &heard.notice {
            Notice::Partly(Partly::Noted { text }) => Some(text.to_string()),
            _ => None,
        };
        ctx.story.with(|story| story.iter().filter_map(text).collect::<Vec<_>>())
    });
    let rows = move || notes.get().into_iter().map(|note| view! { <li>{note}</li> }).collect_view();
    view! {
        <section aria-labelledby="notes-title">
            <h3 id="notes-title">{t("inn-notes")} <RuleMark rule="INN-39"/></h3>
            <ul class="notes">{rows}</ul>
            {ctx.menu(|action| matches!(action, Action::AddNote { .. }))}
        </section>
    }
    .into_any()
}

/// The end of the mystery, which is the Keeper's to declare (INN-117).
fn defusing(ctx: TableContext) -> AnyView {
    let choices = ctx.choices_of(|action| matches!(action, Action::DeclareDefused { .. }));
    view! {
        <section aria-labelledby="defusing-title" hidden=Signal::derive(move || choices.read().is_empty())>
            <h3 id="defusing-title">{t("inn-defusing")} <RuleMark rule="INN-117"/></h3>
            {menu::offered(ctx.0, choices, Open::None)}
        </section>
    }
    .into_any()
}

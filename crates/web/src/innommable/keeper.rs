//! The Keeper's desk during play: the mystery under its waterline, the blacklist, notes. Nobody else sees it.

use innommable::{Action, ElementId, ElementKind, ElementView, Notice, Partly, Stage};
use kernel::Seat;
use leptos::{ev, prelude::*};
use words::Args;

use super::{
    black::black,
    context::TableContext,
    dice::{blank, mark, row},
    files::save_mystery,
    finding::{called, tell},
    lay::expected,
    line::written_now,
    touched::Touched,
};
use crate::{
    draft::Draft,
    erased::{handler, piece, tap},
    frame::is_wide,
    game::NoticeAt,
    language::{t, translator},
    rule::RuleMark,
};

/// The Keeper's desk.
pub(super) fn keeper(ctx: TableContext) -> AnyView {
    let in_play = ctx.slice(|view| view.stage > Stage::Preparation && view.stage < Stage::Closed);
    let content = move || {
        in_play.get().then(|| {
            view! {
                <section class="mystery keeper-desk secret" aria-labelledby="mystery-title">
                    <header class="pane-head">
                        <h2 id="mystery-title">{t("inn-mystery")} <RuleMark rule="INN-33"/></h2>
                        <span class="mine-alone">{t("mine-alone")}</span>
                    </header>
                    {mystery(ctx)}
                    {notes(ctx)}
                </section>
                {black(ctx)}
            }
        })
    };
    view! {
        {piece(content)}
        {dragged(ctx)}
        <p class="hint" hidden=Signal::derive(move || in_play.get())>{t("inn-desk-later")}</p>
    }
    .into_any()
}

/// What has come up, and what still lies below.
fn mystery(ctx: TableContext) -> AnyView {
    let all = Memo::new(move |_| {
        // The titles of the shelf may come after the page; nothing is drawn anew if none changes.
        ctx.translator.heed_texts();
        ctx.view.with(|view| {
            let all = view.desk.as_ref().map(|desk| expected(&desk.elements)).unwrap_or_default();
            let named = all.into_iter().map(|(id, element)| (id, called(view.language, &element), element));
            named.collect::<Vec<_>>()
        })
    });
    let unfolded = RwSignal::new(None::<ElementId>);
    let up = move || {
        let found = all.get().into_iter().filter(|(.., element)| element.revealed.is_some());
        found.map(|(_, (name, _), element)| risen(ctx, name, &element)).collect_view()
    };
    let below = move || {
        let kinds = [ElementKind::Symptom, ElementKind::Profiteer, ElementKind::Source];
        let part = |kind: ElementKind| {
            let all = all.get().into_iter();
            let hidden: Vec<_> =
                all.filter(|(.., element)| element.kind == kind && element.revealed.is_none()).collect();
            (!hidden.is_empty()).then(|| {
                view! {
                    <section>
                        <h3 class="kind">{ctx.translator.just(kind_name(kind))}</h3>
                        <ul>
                            {hidden
                                .into_iter()
                                .map(|(id, called, element)| sunken(ctx, id, called, &element, unfolded))
                                .collect_view()}
                        </ul>
                    </section>
                }
                .into_any()
            })
        };
        kinds.map(part).into_iter().collect_view()
    };
    view! {
        <ul class="surface" data-pane-scrolls="">{piece(up)}</ul>
        <div class="under" data-pane-scrolls="">
            {piece(below)}
            <div class="buttons">{save_mystery(ctx)}</div>
        </div>
    }
    .into_any()
}

fn kind_name(kind: ElementKind) -> &'static str {
    match kind {
        ElementKind::Symptom => "inn-symptoms",
        ElementKind::Profiteer => "inn-profiteers",
        ElementKind::Source => "inn-source",
    }
}

/// Something found: its prepared text can be told to all later (INN-37).
fn risen(ctx: TableContext, name: String, element: &ElementView) -> AnyView {
    let number = element.revealed.unwrap_or_default();
    let publish =
        ctx.choices_of(move |action| matches!(action, Action::Publish { number: n } if *n == number));
    let text = element.text.to_string();
    let first = element.dice.biggest();
    view! {
        <li class="el found">
            <details>
                <summary>
                    {first.map(|faces| blank(faces, false))} <span>{name}</span> {mark("quill")}
                </summary>
                <p class="prepared">{text}</p>
                <div class="buttons" data-do="publish"
                    hidden=Signal::derive(move || publish.read().is_empty())>
                    <button type="button" on:click=tap(move |_| _ = ctx.act.run(Action::Publish { number }))>
                        {t("inn-publish")}
                    </button>
                </div>
            </details>
        </li>
    }
    .into_any()
}

/// What was dragged onto an attempt answers it with a discovery, as a touch on the card does.
fn dropped(touched: Touched, event: &ev::PointerEvent) {
    let Some((id, over)) = touched.drag.end(event) else { return };
    let card = over.closest(".try[data-seat]").ok().flatten();
    let seat = card.and_then(|card| card.get_attribute("data-seat")).and_then(|seat| seat.parse().ok());
    if let Some(seat) = seat.map(Seat) {
        touched.finding.set(Some((seat, Some(id))));
    }
}

/// What is on its way to an attempt, under the pointer.
fn dragged(ctx: TableContext) -> AnyView {
    let drag = Touched::here().drag;
    piece(move || {
        let (id, (x, y)) = drag.at()?;
        let name = ctx.view.with_untracked(|view| {
            let element = view.desk.as_ref().and_then(|desk| desk.element(id));
            element.map(|element| called(view.language, element).0)
        });
        Some(view! {
            <p class="dragged-element" aria-hidden="true" style:left=format!("{x}px")
                style:top=format!("{y}px")>
                {name}
            </p>
        })
    })
}

/// Something hidden: a touch unfolds it, with what would be told; it can be dragged onto an attempt.
fn sunken(
    ctx: TableContext,
    id: ElementId,
    (name, rest): (String, String),
    element: &ElementView,
    unfolded: RwSignal<Option<ElementId>>,
) -> AnyView {
    let translator = translator();
    let plain = Action::Reveal { element: id, also: None, kind_told: false, text: None };
    let may = Memo::new(move |_| ctx.permits(&plain));
    let open = Memo::new(move |_| unfolded.get() == Some(id));
    let touched = Touched::here();
    let drag = touched.drag;
    let turn = move |click: ev::MouseEvent| {
        // The end of a drag is no tap.
        if !drag.was_dragged(&click) {
            unfolded.set((!open.get_untracked()).then_some(id));
        }
    };
    let raise = translator.say("inn-raise", &Args::new().with("what", name.clone()));
    view! {
        <li class="el" class:hot=open class:abyss=element.kind == ElementKind::Source>
            <div class="el-row">
                <button type="button" class="open" data-opens=""
                    aria-expanded=Signal::derive(move || open.get().to_string()) on:click=tap(turn)
                    on:pointerdown=handler(move |event: ev::PointerEvent| drag.begin(id, &event))
                    on:pointermove=handler(move |event: ev::PointerEvent| _ = drag.follow(&event))
                    on:pointerup=handler(move |event: ev::PointerEvent| dropped(touched, &event))
                    on:pointercancel=handler(move |_: ev::PointerEvent| drag.cancel())>
                    {row(ctx, element.dice)}
                    <span class="et"><b>{name}</b> <span class="ex">{rest}</span></span>
                </button>
                <button type="button" class="raise" aria-label=raise
                    hidden=Signal::derive(move || !may.get() || open.get()) on:click=tap(turn)>
                    {mark("up")}
                </button>
            </div>
            {piece(move || (open.get() && may.get()).then(|| tell(ctx, id, None)))}
        </li>
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
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.note"), ""));
    let keep = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if let Some(text) = written_now(draft)
            && ctx.act.run(Action::AddNote { text: text.into() })
        {
            draft.clear();
        }
    };
    let hint =
        Signal::derive(move || ctx.speaker().hint(innommable::ActionKind::AddNote).unwrap_or_default());
    view! {
        <details class="notes-box" open=is_wide()>
            <summary>{t("inn-notes")}</summary>
            <ul class="notes" data-pane-scrolls="">{piece(rows)}</ul>
            <form class="note-line" data-do="add_note" on:submit=keep>
                <label class="unseen" for="note">{hint}</label>
                <textarea id="note" rows="1"
                    placeholder=Signal::derive(move || ctx.translator.just("inn-note"))
                    prop:value=Signal::derive(move || draft.get())
                    on:input:target=move |event| draft.set(event.target().value())></textarea>
                <button type="submit">{t("inn-note-keep")}</button> <RuleMark rule="INN-39"/>
            </form>
        </details>
    }
    .into_any()
}

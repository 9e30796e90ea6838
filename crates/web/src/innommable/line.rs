//! The line that one writes: what is attempted, what is told; where people talk, a tap does.

use innommable::{Action, MOST_TEXT};
use kernel::Seat;
use leptos::{ev, prelude::*};

use super::{
    context::{TableContext, any},
    ideas,
};
use crate::{
    draft::{Draft, Spoken, TellsWriting, said_aloud, submit_form},
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
};

/// A player's line: to attempt it, or to tell it.
pub(super) fn attempt(ctx: TableContext) -> AnyView {
    let tries = any(ctx, |action| matches!(action, Action::DeclareAction { .. }));
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.line"), ""));
    let target = RwSignal::new(None::<Seat>);
    let others = ctx.slice(|view| view.active().filter(|seat| Some(*seat) != view.you).collect::<Vec<_>>());
    let declare = move |goal: Option<String>| {
        let action = Action::DeclareAction { goal: goal.map(Into::into), target: target.get_untracked() };
        if ctx.act.run(action) {
            draft.clear();
            target.set(None);
        }
    };
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        declare(written_now(draft));
    };
    let idea = move |_| {
        let action = Action::DeclareAction { goal: None, target: None };
        if let Some(idea) = ctx.view.with_untracked(|view| ideas::idea(view, &action, "goal")) {
            draft.set(idea);
        }
    };
    let spoken = Spoken::here();
    let against = move || {
        let option = |seat: Seat| {
            view! {
                <option value=seat.0.to_string() selected=Signal::derive(move || target.get() == Some(seat))>
                    {ctx.translator.say("inn-against", &words::Args::new().with("who", ctx.character(seat)))}
                </option>
            }
            .into_any()
        };
        view! {
            <select aria-label=t("inn-target") class="against" data-awaited=awaited_mark()
                on:change:target=move |event| target.set(event.target().value().parse().ok().map(Seat))>
                <option value="" selected=Signal::derive(move || target.get().is_none())>
                    {t("inn-against-none")}
                </option>
                {others.get().into_iter().map(option).collect_view()}
            </select>
        }
    };
    view! {
        <form class="text-form line" data-do="declare_action" on:submit=submit
            hidden=Signal::derive(move || !tries.get())>
            {field(ctx, draft, "inn-attempt-what")}
            <div class="buttons">
                <button type="submit" class="primary" data-awaited=awaited_mark()>{t("inn-attempt")}</button>
                <button type="button" class="tell" disabled=Signal::derive(move || written(draft).is_none())
                    on:click=tap(move |_| narrate(ctx, draft))>{t("inn-say")}</button>
                {piece(against)}
                <button type="button" class="said-aloud" hidden=Signal::derive(move || !spoken.get())
                    on:click=tap(move |_| declare(Some(said_aloud(ctx.translator).to_owned())))>
                    {t("said-aloud")}
                </button>
                <button type="button" class="quiet idea" on:click=tap(idea)>{t("an-idea")}</button>
            </div>
        </form>
    }
    .into_any()
}

/// What anybody tells the whole table: the Keeper, and those who have lost their character.
pub(super) fn tell(ctx: TableContext) -> AnyView {
    let tells = any(ctx, |action| matches!(action, Action::Narrate { .. }));
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.tell"), ""));
    let spoken = Spoken::here();
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        narrate(ctx, draft);
    };
    let aloud = move |_| {
        ctx.act.run(Action::Narrate { text: said_aloud(ctx.translator).into() });
    };
    let keeps = ctx.slice(innommable::View::is_keeper);
    // One idea after the other: the next scene, then whom one meets.
    let idea = move |_| {
        let all = ideas::to_tell(ctx);
        let at = all.iter().position(|text| *text == draft.now()).map_or(0, |at| at + 1);
        // What somebody has begun to write is theirs.
        let is_own = at == 0 && !kernel::is_blank(&draft.now());
        if let Some(idea) = all.get(at).or(all.first()).filter(|_| !is_own) {
            draft.set(idea.clone());
        }
    };
    let has_none = Memo::new(move |_| {
        ctx.translator.language();
        !keeps.get() || ctx.view.with(|view| search::innommable::prepared(view, "scene").is_empty())
    });
    view! {
        <form class="text-form line say-line" data-do="narrate" on:submit=submit
            hidden=Signal::derive(move || !tells.get())>
            {field(ctx, draft, "inn-tell-all")}
            <div class="buttons">
                <button type="submit" class="primary" data-awaited=awaited_mark()>{t("inn-say")}</button>
                <button type="button" class="said-aloud" hidden=Signal::derive(move || !spoken.get())
                    on:click=tap(aloud)>{t("said-aloud")}</button>
                <button type="button" class="quiet idea" hidden=Signal::derive(move || has_none.get())
                    on:click=tap(idea)>
                    {t("an-idea")}
                </button>
            </div>
        </form>
    }
    .into_any()
}

fn narrate(ctx: TableContext, draft: Draft) {
    if let Some(text) = written_now(draft)
        && ctx.act.run(Action::Narrate { text: text.into() })
    {
        draft.clear();
    }
}

/// What was written, if anything was, and no more than fits.
fn written(draft: Draft) -> Option<String> {
    let text = draft.get().trim().to_owned();
    (!kernel::is_blank(&text) && kernel::length(&text) <= MOST_TEXT).then_some(text)
}

/// The same, where nobody follows it.
pub(super) fn written_now(draft: Draft) -> Option<String> {
    untrack(|| written(draft))
}

/// One field; Enter sends it, as a line does.
fn field(ctx: TableContext, draft: Draft, question: &'static str) -> AnyView {
    let id = format!("f{}", crate::chance::name());
    let writes = TellsWriting::story();
    let keys = move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() && written_now(draft).is_some() {
            submit_form(&event);
        }
    };
    let typed = move |text: String| {
        draft.set(text);
        writes();
    };
    view! {
        <label class="unseen" for=id.clone()>{t(question)}</label>
        <textarea id=id rows="1" data-awaited=awaited_mark()
            placeholder=Signal::derive(move || ctx.translator.just(question))
            prop:value=Signal::derive(move || draft.get())
            on:input:target=move |event| typed(event.target().value()) on:keydown=keys></textarea>
    }
    .into_any()
}

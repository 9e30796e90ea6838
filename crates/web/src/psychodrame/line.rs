//! A line to write, or to tell aloud, and what is done with it: one tap for each thing one might do.

use kernel::{Choice, Domain};
use leptos::prelude::*;
use psychodrame::{Action, ActionKind, MOST_TALE, Psychodrame};
use serde_json::Value;

use super::{context::TableContext, ideas, spoken::preset};
use crate::{
    draft::{Draft, TellsWriting},
    erased::{piece, tap, typed},
    frame::awaited_mark,
    language::t,
    menu::SaysChoices as _,
    rule::RuleMark,
};

/// Something that can be done with a line: what the button says, and the action, its text left out.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Way {
    verb: String,
    action: Action,
}

/// Everything of these kinds that a tap does, with or without a line; what else there is to say is preset.
pub(super) fn ways(ctx: TableContext, kinds: &'static [ActionKind]) -> Memo<Vec<Way>> {
    Memo::new(move |_| {
        ctx.choices.with(|choices| {
            let wanted = choices.iter().filter(|choice| kinds.contains(&choice.action.kind()));
            wanted.filter_map(|choice| of_choice(ctx, choice)).collect()
        })
    })
}

fn of_choice(ctx: TableContext, choice: &Choice<Action>) -> Option<Way> {
    let filled = choice.fill(|hole| match hole.field.as_str() {
        "text" => Value::Null,
        field => ctx.view.with(|view| preset(view, &choice.action, field)).unwrap_or_default(),
    });
    let verb = words::capitalised(&Psychodrame::choice(ctx, choice));
    filled.ok().map(|action| Way { verb, action })
}

/// The same with what was written.
fn told(action: Action, text: &str) -> Option<Action> {
    if kernel::is_blank(text) {
        return Some(action);
    }
    let choice = Choice::plain(action).hole("text", Domain::optional_text(MOST_TALE));
    choice.fill(|_| text.trim().into()).ok()
}

/// A field for the line, and a button for each way; nothing, where there is nothing to do.
pub(super) fn line(
    ctx: TableContext,
    key: &'static str,
    question: &'static str,
    rule: &'static str,
    ways: Memo<Vec<Way>>,
) -> AnyView {
    let id = format!("f{}", crate::chance::name());
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.{key}"), ""));
    let writes = TellsWriting::story();
    let placeholder = Signal::derive(move || ctx.translator.just("psd-line-hint"));
    let too_long = Memo::new(move |_| kernel::length(&draft.get()) > MOST_TALE);
    let take = move |action: &Action| {
        if told(action.clone(), &draft.now()).is_some_and(|action| ctx.act.run(action)) {
            draft.clear();
        }
    };
    let button = move |index: usize, way: Way| {
        let Way { verb, action } = way;
        let kind = readers::json::value(&action.kind());
        let kind = kind.as_str().unwrap_or_default().to_owned();
        view! {
            <button type="button" data-do=kind class:primary=index == 0 data-awaited=awaited_mark()
                disabled=Signal::derive(move || too_long.get()) on:click=tap(move |_| take(&action))>
                {verb}
            </button>
        }
        .into_any()
    };
    let first = move || ways.with(|ways| ways.first().map(|way| way.action.clone()));
    let idea = move |_| {
        let idea = first().map(|action| ctx.view.with_untracked(|view| ideas::idea(view, &action, "text")));
        if let Some(Some(idea)) = idea
            && !idea.is_empty()
        {
            draft.set(idea);
        }
    };
    let has_ideas = Signal::derive(move || {
        first().is_some_and(|it| ctx.view.with(|view| ideas::group(view, &it, "text")).is_some())
    });
    view! {
        <div class="text-form line" hidden=Signal::derive(move || ways.read().is_empty())>
            <p class="asked"><label for=id.clone()>{t(question)}</label> <RuleMark rule=rule/></p>
            <div class="write one">
                <textarea
                    id=id
                    rows="1"
                    placeholder=placeholder
                    prop:value=Signal::derive(move || draft.get())
                    on:input=typed(move |text| { draft.set(text); writes(); })
                ></textarea>
                <button type="button" class="quiet" hidden=Signal::derive(move || !has_ideas.get())
                    on:click=tap(idea)>
                    {t("an-idea")}
                </button>
            </div>
            <div class="row">
                {piece(move || {
                    ways.get().into_iter().enumerate().map(|(index, way)| button(index, way)).collect_view()
                })}
            </div>
        </div>
    }
    .into_any()
}

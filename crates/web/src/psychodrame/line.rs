//! A line to write, or to tell aloud, and what is done with it: one tap for each thing one might do.

use kernel::{Choice, Domain};
use leptos::{html, prelude::*};
use psychodrame::{Action, ActionKind, CharacterId, MOST_TALE, Psychodrame};
use serde_json::Value;
use words::Args;

use super::{
    context::{TableContext, name},
    ideas,
    spoken::preset,
};
use crate::{
    draft::Draft,
    erased::{piece, tap, typed},
    language::t,
    menu::Spoken as _,
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
            wanted.flat_map(|choice| of_choice(ctx, choice)).collect()
        })
    })
}

fn of_choice(ctx: TableContext, choice: &Choice<Action>) -> Vec<Way> {
    if let Action::Narrate { .. } = choice.action {
        return voices(ctx, choice);
    }
    let filled = choice.fill(|hole| match hole.field.as_str() {
        "text" => Value::Null,
        field => ctx.view.with(|view| preset(view, &choice.action, field)).unwrap_or_default(),
    });
    let verb = words::capitalised(&Psychodrame::choice(ctx, choice));
    filled.map(|action| Way { verb, action }).into_iter().collect()
}

/// Who may speak: characters of one's own, and anybody for the setting.
fn voices(ctx: TableContext, choice: &Choice<Action>) -> Vec<Way> {
    let voices = choice.holes.iter().find(|hole| hole.field == "who").map(|hole| hole.domain.values());
    let voices = voices.unwrap_or_default().into_iter();
    let who = voices.filter_map(|value| readers::json::from::<CharacterId>(&value)).map(Some).chain([None]);
    let way = |who: Option<CharacterId>| {
        let verb = match who {
            Some(who) => ctx.translator.say("psd-speak", &Args::new().with("who", name(ctx, who))),
            None => ctx.translator.just("psd-speak-setting"),
        };
        Way { verb: words::capitalised(&verb), action: Action::Narrate { who, text: None } }
    };
    who.map(way).collect()
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
    let field = NodeRef::<html::Textarea>::new();
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
            <button type="button" data-do=kind class:primary=index == 0
                disabled=Signal::derive(move || too_long.get()) on:click=tap(move |_| take(&action))>{verb}</button>
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
            <label for=id.clone()>{t(question)} <RuleMark rule=rule/></label>
            <textarea
                node_ref=field
                id=id
                rows="2"
                prop:value=Signal::derive(move || draft.get())
                on:input=typed(move |text| draft.set(text))
            ></textarea>
            <p class="hint">{t("psd-line-hint")}</p>
            <div class="buttons">
                {piece(move || ways.get().into_iter().enumerate().map(|(index, way)| button(index, way)).collect_view())}
                <button type="button" class="quiet" hidden=Signal::derive(move || !has_ideas.get()) on:click=tap(idea)>
                    {t("an-idea")}
                </button>
            </div>
        </div>
    }
    .into_any()
}

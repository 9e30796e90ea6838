//! Before play: the desire, the obstacles, the association page.

use leptos::prelude::*;
use pactes::{Action, ActionKind, Entry, Happening, MOST_TEXT, Notice, Partly};

use super::super::{
    context::{TableContext, ctx},
    dice::Picked,
    ideas,
};
use crate::{
    draft::{Draft, TextForm},
    erased::{piece, tap},
    game::NoticeAt,
    language::t,
    rule::RuleMark,
};

pub(super) fn desire(ctx: TableContext) -> AnyView {
    let opening = match ctx.view.with_untracked(|view| view.language) {
        kernel::Language::Fr => "Je veux ",
        kernel::Language::En => "I want ",
    };
    let draft = Draft::new(ctx.draft_key("desire"), opening);
    let hint = Signal::derive(move || match draft.get().trim() == opening.trim() {
        true => ctx.translator.just("desire-whole"),
        false => ctx.speaker().hint(ActionKind::SetDesire).unwrap_or_default(),
    });
    let say = move |text: Option<String>| {
        text.is_some_and(|text| ctx.act.run(Action::SetDesire { text: text.into() }))
    };
    let idea = Callback::new(move |()| ctx.view.with_untracked(ideas::desire));
    view! {
        {suggestions(ctx, true, draft, opening)}
        <TextForm most=MOST_TEXT draft question=ctx.question(ActionKind::SetDesire, "text") hint
            verb=ctx.verb(ActionKind::SetDesire) rule="PAC-13" opening idea say/>
    }
    .into_any()
}

/// What the others suggested: a tap puts it in the field, with the words that it has to begin with.
fn suggestions(ctx: TableContext, desires: bool, draft: Draft, opening: &'static str) -> AnyView {
    let texts = Memo::new(move |_| {
        ctx.story.with(|story| {
            let text = |heard: &NoticeAt<Notice>| match &heard.notice {
                Notice::Open(Happening::DesireSuggested { text, .. }) if desires => Some(text.to_string()),
                Notice::Open(Happening::ObstacleSuggested { text, .. }) if !desires => Some(text.to_string()),
                _ => None,
            };
            let since = story
                .iter()
                .rev()
                .take_while(|heard| !matches!(heard.notice, Notice::Partly(Partly::ObstacleSet { .. })))
                .filter_map(text);
            since.take(3).collect::<Vec<_>>()
        })
    });
    let begins = move |text: &str| text.to_lowercase().starts_with(&opening.trim().to_lowercase());
    let suggestion = move |text: String| {
        let adopted = if begins(&text) { text.clone() } else { format!("{opening}{text}") };
        view! {
            <button type="button" class="suggestion" on:click=tap(move |_| draft.set(adopted.clone()))>
                {text}
            </button>
        }
    };
    view! {
        <div class="suggestions" hidden=Signal::derive(move || texts.read().is_empty())>
            <p class="hint">{t("suggestions")}</p>
            {piece(move || texts.get().into_iter().map(suggestion).collect_view())}
        </div>
    }
    .into_any()
}

/// Writing an obstacle, from a word of the page where there is one.
#[component]
pub(super) fn Obstacle() -> impl IntoView {
    let ctx = ctx();
    let picked = Picked::here();
    let has_page = ctx.view.with_untracked(|view| view.aid.is_some());
    let draft = Draft::new(ctx.draft_key("obstacle"), "");
    let say = move |text: Option<String>| {
        let word = picked.entry.get_untracked();
        text.is_some_and(|text| ctx.act.run(Action::SetObstacle { text: text.into(), word }))
    };
    let idea = Callback::new(move |()| ctx.view.with_untracked(ideas::obstacle));
    view! {
        {suggestions(ctx, false, draft, "")}
        {has_page.then(|| view! { <Entries kind=ActionKind::SetObstacle field="word" free_only=true/> })}
        <TextForm most=MOST_TEXT draft question=ctx.question(ActionKind::SetObstacle, "text")
            hint=ctx.hint(ActionKind::SetObstacle) verb=ctx.verb(ActionKind::SetObstacle) rule="PAC-16" idea
            say/>
    }
}

/// The entries of the page, to choose one; they can be touched on the page, too.
#[component]
fn Entries(kind: ActionKind, field: &'static str, free_only: bool) -> impl IntoView {
    let ctx = ctx();
    let picked = Picked::here();
    let entries = ctx.slice(move |view| {
        let Some(aid) = &view.aid else { return Vec::new() };
        let fits = |entry: &Entry| !free_only || (*entry != Entry::Desire && !aid.crossed.contains(entry));
        aid.entries().filter(fits).collect::<Vec<_>>()
    });
    let entry = move |entry: Entry| {
        let name = move || ctx.view.with(|view| ctx.speaker().entry(view.aid.as_ref(), entry));
        view! {
            <label class="chip">
                <input type="radio" name="entry" value=entry.to_string()
                    prop:checked=Signal::derive(move || picked.entry.get() == Some(entry))
                    on:change=move |_| picked.entry.set(Some(entry))/>
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <div class="entries" role="radiogroup" aria-labelledby="entries-title">
            // The rule stands beside the question: it is no part of the group's name.
            <p class="question">
                <span id="entries-title">{ctx.question(kind, field)}</span>
                <RuleMark rule=if free_only { "PAC-22" } else { "PAC-20" }/>
            </p>
            <div class="entry-row" data-pane-scrolls="">
                {move || entries.get().into_iter().map(entry).collect_view()}
            </div>
        </div>
    }
}

/// A word, linked to something on the page.
#[component]
pub(super) fn AddWord() -> impl IntoView {
    let ctx = ctx();
    let picked = Picked::here();
    Effect::new(move || {
        if picked.entry.get().is_none() {
            picked.entry.set(Some(Entry::Desire));
        }
    });
    let n_words = ctx.view.with_untracked(|view| view.aid.as_ref().map_or(0, |aid| aid.words.len()));
    let draft = Draft::new(ctx.draft_key(&format!("word{n_words}")), "");
    let say = move |text: Option<String>| {
        let link = picked.entry.get_untracked().unwrap_or(Entry::Desire);
        text.is_some_and(|text| ctx.act.run(Action::AddWord { text: text.into(), link }))
    };
    let idea = Callback::new(move |()| ctx.view.with_untracked(ideas::word));
    view! {
        <Entries kind=ActionKind::AddWord field="link" free_only=false/>
        <TextForm most=MOST_TEXT draft question=ctx.question(ActionKind::AddWord, "text")
            hint=Signal::stored(String::new()) verb=ctx.verb(ActionKind::AddWord) rule="PAC-20" short=true
            idea say/>
    }
}

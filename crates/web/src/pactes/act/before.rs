//! Before play: the desire, the obstacles, the association page.

use leptos::prelude::*;
use pactes::{Action, ActionKind, Demon, Entry, Happening, MOST_TEXT, Notice, Sin};

use super::{
    super::{
        context::{TableContext, asked, ctx},
        dice::Picked,
        ideas,
    },
    written,
};
use crate::{
    draft::{Draft, TextForm},
    game::NoticeAt,
    language::t,
    rule::RuleMark,
};

pub(super) fn desire(ctx: TableContext) -> impl IntoView {
    let opening = match ctx.view.with_untracked(|view| view.language) {
        kernel::Language::Fr => "Je veux ",
        kernel::Language::En => "I want ",
    };
    written(
        ctx,
        ActionKind::SetDesire,
        "desire",
        opening,
        |text| Action::SetDesire { text: text.into() },
        ideas::desire,
    )
}

/// What the others suggested.
#[component]
pub(super) fn Suggestions(desires: bool) -> impl IntoView {
    let ctx = ctx();
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
                .take_while(|heard| !matches!(heard.notice, Notice::ObstacleSet { .. }))
                .filter_map(text);
            since.take(3).collect::<Vec<_>>()
        })
    });
    view! {
        <div class="suggestions" hidden=Signal::derive(move || texts.read().is_empty())>
            <h3>{t("suggestions")}</h3>
            <ul>{move || texts.get().into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}</ul>
        </div>
    }
}

/// Writing an obstacle, from a word of the page where there is one.
#[component]
pub(super) fn Obstacle() -> impl IntoView {
    let ctx = ctx();
    let picked = expect_context::<Picked>();
    let has_page = ctx.view.with_untracked(|view| view.aid.is_some());
    let draft = Draft::new(ctx.draft_key("obstacle"), "");
    let say = move |text: Option<String>| {
        let word = picked.entry.get_untracked();
        text.is_some_and(|text| ctx.act.run(Action::SetObstacle { text: text.into(), word }))
    };
    let idea = Callback::new(move |()| ctx.view.with_untracked(ideas::obstacle));
    let aid = (!has_page).then(|| {
        view! {
            <p class="aside">
                {t("aid-pitch")}
                <button type="button" class="quiet" id="start-aid" on:click=move |_| { ctx.act.run(Action::StartAid); }>
                    {ctx.verb(ActionKind::StartAid)}
                </button>
                <RuleMark rule="PAC-18"/>
            </p>
        }
    });
    view! {
        {has_page.then(|| view! { <Entries kind=ActionKind::SetObstacle field="word" free_only=true/> })}
        <TextForm most=MOST_TEXT draft question=ctx.question(ActionKind::SetObstacle, "text")
            hint=ctx.hint(ActionKind::SetObstacle) verb=ctx.verb(ActionKind::SetObstacle) rule="PAC-16" idea say/>
        {aid}
    }
}

/// The entries of the page, to choose one.
#[component]
fn Entries(kind: ActionKind, field: &'static str, free_only: bool) -> impl IntoView {
    let ctx = ctx();
    let picked = expect_context::<Picked>();
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
        <fieldset class="entries">
            <legend>{ctx.question(kind, field)} <RuleMark rule=if free_only { "PAC-22" } else { "PAC-20" }/></legend>
            {move || entries.get().into_iter().map(entry).collect_view()}
        </fieldset>
    }
}

pub(super) fn sins(ctx: TableContext) -> impl IntoView {
    let sin = move |sin: Sin| {
        view! {
            <button type="button" on:click=move |_| { ctx.act.run(Action::ChooseSin { sin }); }>
                {Signal::derive(move || words::capitalised(&ctx.speaker().sin(sin)))}
            </button>
        }
    };
    view! {
        {asked(ctx, ActionKind::ChooseSin, "sin")}
        <div class="buttons sins">{Sin::ALL.map(sin)}</div>
    }
}

/// A word, linked to something on the page.
#[component]
pub(super) fn AddWord() -> impl IntoView {
    let ctx = ctx();
    let picked = expect_context::<Picked>();
    if picked.entry.get_untracked().is_none() {
        picked.entry.set(Some(Entry::Desire));
    }
    let draft = Draft::new(
        ctx.draft_key(&format!(
            "word{}",
            ctx.view.with_untracked(|v| v.aid.as_ref().map_or(0, |a| a.words.len()))
        )),
        "",
    );
    let say = move |text: Option<String>| {
        let link = picked.entry.get_untracked().unwrap_or(Entry::Desire);
        text.is_some_and(|text| ctx.act.run(Action::AddWord { text: text.into(), link }))
    };
    let idea = Callback::new(move |()| ctx.view.with_untracked(ideas::word));
    view! {
        <Entries kind=ActionKind::AddWord field="link" free_only=false/>
        <TextForm most=MOST_TEXT draft question=ctx.question(ActionKind::AddWord, "text")
            hint=Signal::stored(String::new()) verb=ctx.verb(ActionKind::AddWord) rule="PAC-20" short=true idea say/>
    }
}

pub(super) fn first_rep(ctx: TableContext) -> impl IntoView {
    let demon = move |demon: Demon| {
        view! {
            <button type="button" on:click=move |_| { ctx.act.run(Action::ChooseFirstRep { demon }); }>
                {Signal::derive(move || ctx.name(demon.into()))}
            </button>
        }
    };
    view! {
        {asked(ctx, ActionKind::ChooseFirstRep, "demon")}
        <div class="buttons">{Demon::BOTH.map(demon)}</div>
    }
}

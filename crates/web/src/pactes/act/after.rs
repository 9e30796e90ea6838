//! After the dice: the tale, and objections to flaws.

use leptos::prelude::*;
use pactes::{Action, ActionKind, MOST_TEXT, Slot};
use words::Args;

use super::super::context::{TableContext, ctx};
use crate::{
    draft::{Draft, TextForm},
    language::{t, translator},
    rule::RuleMark,
};

pub(super) fn summary(ctx: TableContext) -> impl IntoView {
    let draft = Draft::new(ctx.draft_key("summary"), "");
    let say = move |text: Option<String>| ctx.act.run(Action::Summarise { text: text.map(Into::into) });
    view! {
        <TextForm most=MOST_TEXT draft question=ctx.question(ActionKind::Summarise, "text")
            hint=ctx.hint(ActionKind::Summarise) verb=ctx.verb(ActionKind::Summarise) rule="PAC-75" aloud=true say/>
    }
}

/// Anybody objects to a flaw; its author rewords it.
#[component]
pub(super) fn Objections() -> impl IntoView {
    let ctx = ctx();
    let translator = translator();
    let n_lines = ctx.view.with_untracked(|view| view.contract.as_ref().map_or(0, |c| c.lines.len()));
    let lines: Vec<u8> = Slot::all(n_lines).step_by(2).map(|slot| slot.line).collect();
    let object = move |line: u8| {
        let action = Action::Object { line };
        view! {
            <button type="button" class="quiet" hidden={ let action = action.clone(); move || !ctx.permits(&action) }
                on:click=move |_| { ctx.act.run(action.clone()); }>
                {Signal::derive(move || translator.say("object-line", &Args::new().with("line", line)))}
            </button>
        }
    };
    let reword = move |line: u8| {
        let may = ctx.slice(move |view| {
            kernel::Game::permit(&pactes::Pactes, view, &Action::RewordFlaw { line, text: "…".into() })
                .is_ok()
        });
        move || {
            may.get().then(|| {
            let draft = Draft::new(ctx.draft_key(&format!("reword{line}")), "");
            let say = move |text: Option<String>| text.is_some_and(|text| ctx.act.run(Action::RewordFlaw { line, text: text.into() }));
            view! {
                <TextForm most=MOST_TEXT draft question=ctx.question(ActionKind::RewordFlaw, "text")
                    hint=ctx.hint(ActionKind::RewordFlaw) verb=ctx.verb(ActionKind::RewordFlaw) rule="PAC-34" say/>
            }
        })
        }
    };
    view! {
        <details class="suggest">
            <summary>{t("objections")}</summary>
            <p class="hint">{t("objections-lead")} <RuleMark rule="PAC-34"/></p>
            <div class="buttons">{lines.iter().copied().map(object).collect_view()}</div>
        </details>
        {lines.iter().copied().map(reword).collect_view()}
    }
}

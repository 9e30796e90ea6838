//! After the dice: the tale, and objections to flaws.

use leptos::prelude::*;
use pactes::{Action, ActionKind, MOST_TEXT, Slot};
use words::Args;

use super::super::desk::{Desk, desk};
use crate::live::live;
use crate::{
    draft::{Draft, TextForm},
    rule::RuleMark,
    tongue::{t, tongue},
};

pub(super) fn summary(desk: Desk) -> impl IntoView {
    let draft = Draft::new(desk.draft_key("summary"), "");
    let say = move |text: Option<String>| desk.act.run(Action::Summarise { text: text.map(Into::into) });
    view! {
        <TextForm most=MOST_TEXT draft question=desk.question(ActionKind::Summarise, "text") hint=desk.hint(ActionKind::Summarise) verb=desk.verb(ActionKind::Summarise) rule="PAC-75" aloud=true say/>
    }
}

/// Anybody objects to a flaw; its author rewords it.
#[component]
pub(super) fn Objections() -> impl IntoView {
    let desk = desk();
    let tongue = tongue();
    let n_lines = desk.view.with_untracked(|view| view.contract.as_ref().map_or(0, |c| c.lines.len()));
    let lines: Vec<u8> = Slot::all(n_lines).step_by(2).map(|slot| slot.line).collect();
    let object = move |line: u8| {
        let action = Action::Object { line };
        view! {
            <button type="button" class="quiet" hidden={ let action = action.clone(); move || !desk.permits(&action) } on:click=move |_| { desk.act.run(action.clone()); }>
                {live(move || tongue.say("object-line", &Args::new().with("line", line)))}
            </button>
        }
    };
    let reword = move |line: u8| {
        let may = desk.slice(move |view| {
            kernel::Game::permit(&pactes::Pactes, view, &Action::RewordFlaw { line, text: "…".into() })
                .is_ok()
        });
        move || {
            may.get().then(|| {
            let draft = Draft::new(desk.draft_key(&format!("reword{line}")), "");
            let say = move |text: Option<String>| text.is_some_and(|text| desk.act.run(Action::RewordFlaw { line, text: text.into() }));
            view! { <TextForm most=MOST_TEXT draft question=desk.question(ActionKind::RewordFlaw, "text") hint=desk.hint(ActionKind::RewordFlaw) verb=desk.verb(ActionKind::RewordFlaw) rule="PAC-34" say/> }
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

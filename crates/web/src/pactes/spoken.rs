//! What else may be done in Pactes, as buttons and forms.

use kernel::Choice;
use leptos::prelude::*;
use pactes::{Action, ActionKind, Pactes};
use serde_json::Value;

use super::{context::TableContext as Context, ideas};
use crate::{context::TableContext, menu::SaysChoices};

/// What stands behind *Autre chose*: what nobody is awaited for.
pub(super) fn is_aside(view: &pactes::View, action: &Action) -> bool {
    match action.kind() {
        ActionKind::SuggestDesire
        | ActionKind::StartAid
        | ActionKind::Refuse
        | ActionKind::Withdraw
        | ActionKind::SetRebate
        | ActionKind::Object
        | ActionKind::RewordFlaw
        | ActionKind::WithdrawOffer => true,
        // Whoever writes the obstacle needs no suggestion of their own.
        ActionKind::SuggestObstacle => view.you != Some(view.author()),
        ActionKind::Propose => view.contract.as_ref().is_some_and(|c| c.proposal.is_some()),
        _ => false,
    }
}

impl SaysChoices for Pactes {
    fn choice(ctx: TableContext<Self>, choice: &Choice<Action>) -> String {
        let ctx = Context(ctx);
        ctx.view.with(|view| ctx.speaker().choice(&ctx.names(), view, choice))
    }

    fn question(ctx: TableContext<Self>, action: &Action, field: &str) -> String {
        Context(ctx).speaker().question(action.kind(), field)
    }

    fn value(ctx: TableContext<Self>, _: &Action, field: &str, value: &Value) -> String {
        let ctx = Context(ctx);
        ctx.view.with(|view| ctx.speaker().value(&ctx.names(), view, field, value))
    }

    fn hint(ctx: TableContext<Self>, action: &Action) -> Option<String> {
        match action {
            Action::StartAid => Some(ctx.translator.just("aid-pitch")),
            _ => Context(ctx).speaker().hint(action.kind()),
        }
    }

    fn is_tapped(action: &Action) -> bool {
        matches!(action, Action::ChooseSin { .. } | Action::ChooseFirstRep { .. })
    }

    fn rule(action: &Action) -> Option<&'static str> {
        Some(action.kind().rule().0)
    }

    fn idea(ctx: TableContext<Self>, action: &Action, field: &str) -> Option<String> {
        let idea = match action {
            Action::SuggestDesire { .. } => ideas::desire,
            Action::SuggestObstacle { .. } => ideas::obstacle,
            Action::Propose { .. } => ideas::commitment,
            _ => return None,
        };
        (field == "text").then(|| ctx.view.with_untracked(idea))
    }
}

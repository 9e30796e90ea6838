//! How the choices of Innommable read on the page.

use innommable::{Action, Happening, Innommable, Loss, Notice, Severity};
use kernel::Choice;
use leptos::prelude::*;
use readers::json;
use serde_json::Value;
use words::Args;

use super::{context::TableContext, ideas};
use crate::{context, menu::SaysChoices};

impl SaysChoices for Innommable {
    fn choice(ctx: context::TableContext<Self>, choice: &Choice<Action>) -> String {
        let ctx = TableContext(ctx);
        ctx.view.with(|view| ctx.speaker().choice(&ctx.character_names(), view, choice))
    }

    fn question(ctx: context::TableContext<Self>, action: &Action, field: &str) -> String {
        TableContext(ctx).speaker().question(action.kind(), field)
    }

    fn value(ctx: context::TableContext<Self>, action: &Action, field: &str, value: &Value) -> String {
        let ctx = TableContext(ctx);
        ctx.view.with(|view| ctx.speaker().value(&ctx.character_names(), view, action.kind(), field, value))
    }

    fn hint(ctx: context::TableContext<Self>, action: &Action) -> Option<String> {
        TableContext(ctx).speaker().hint(action.kind())
    }

    fn rule(action: &Action) -> Option<&'static str> {
        Some(action.kind().rule().0)
    }

    fn idea(ctx: context::TableContext<Self>, action: &Action, field: &str) -> Option<String> {
        let scene = match (action, field) {
            (Action::StartScene { .. }, "text") => ideas::next_scene(TableContext(ctx)),
            _ => None,
        };
        scene.or_else(|| ctx.view.with_untracked(|view| ideas::idea(view, action, field)))
    }

    fn has_ideas(ctx: context::TableContext<Self>, action: &Action, field: &str) -> bool {
        ctx.view.with_untracked(|view| ideas::idea(view, action, field)).is_some()
    }

    fn preset(ctx: context::TableContext<Self>, action: &Action, field: &str) -> Option<Value> {
        match (action, field) {
            (Action::SubmitCharacter { .. }, field) => returned(TableContext(ctx), field),
            // The usual answer is no; whoever means yes says so.
            (_, "kind_told" | "incapacitates" | "kill" | "anchor_central") => Some(false.into()),
            (Action::Strike { k, .. }, "k") => Some((*k).into()),
            (Action::Strike { on, k, .. }, "worst") => {
                let entries = ctx.view.with(|view| view.character(*on).and_then(|c| c.entries));
                let most = Severity::of(entries.map_or(0, |entries| entries.all.struck).saturating_add(*k));
                Some(json::value(&most.min(Severity::Severe)))
            }
            (Action::RuleAction { of, .. }, "initiator") => Some(json::value(of)),
            (
                Action::Suggest { die, .. } | Action::AuxiliaryGift { die, .. } | Action::Recount { die, .. },
                "die",
            ) => Some(json::value(die)),
            _ => None,
        }
    }

    fn price(ctx: context::TableContext<Self>, action: &Action) -> Option<String> {
        let loss = match action {
            Action::Sacrifice { loss, .. } => *loss,
            Action::Consent { dies: true } => Loss::Dead,
            _ => return None,
        };
        Some(ctx.translator.say("inn-price-lost", &Args::new().with_flag("dies", loss == Loss::Dead)))
    }

    fn is_secret(action: &Action) -> bool {
        matches!(action, Action::AddNote { .. })
    }
}

/// What a character that was given back said: it is mended, not written again (INN-28).
fn returned(ctx: TableContext, field: &str) -> Option<Value> {
    let you = ctx.you()?;
    let profile = ctx.story.with(|story| {
        story.iter().rev().find_map(|heard| match &heard.notice {
            Notice::Open(Happening::CharacterSubmitted { by, profile }) if *by == you => {
                Some(profile.clone())
            }
            _ => None,
        })
    })?;
    let text = match field {
        "name" => profile.name,
        "portrait" => profile.portrait,
        "anchor" => profile.anchor,
        _ => return None,
    };
    Some(text.to_string().into())
}

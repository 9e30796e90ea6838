//! How the choices of Psychodrame read on the page.

use kernel::Choice;
use leptos::prelude::*;
use psychodrame::{Action, Notice, Psychodrame, Remark, View};
use readers::json;
use serde_json::Value;

use super::{
    context::{TableContext, names, speaker},
    ideas,
    tale::told_as,
};
use crate::menu::SaysChoices;

impl SaysChoices for Psychodrame {
    fn choice(ctx: TableContext, choice: &Choice<Action>) -> String {
        // Whoever is outside the conflict draws nothing: they are asked whether they help.
        let outside = |view: &View| {
            let fights = view.you.and_then(|you| view.table.conflict()?.fighter_of(you));
            fights.is_none()
        };
        if choice.action == Action::Done && ctx.view.with(outside) {
            return ctx.translator.just("psd-no-support");
        }
        ctx.view.with(|view| speaker(ctx).choice(&names(ctx), view, choice))
    }

    fn question(ctx: TableContext, action: &Action, field: &str) -> String {
        speaker(ctx).question(&names(ctx), action, field)
    }

    fn value(ctx: TableContext, action: &Action, field: &str, value: &Value) -> String {
        // The question names the focus, who is there anyway.
        if let (Action::FrameScene { focus, .. }, "with") = (action, field)
            && readers::json::from(value) == Some(*focus)
        {
            return String::new();
        }
        if field == "entry" {
            return readers::json::from(value).map(|entry| told_as(ctx, entry)).unwrap_or_default();
        }
        ctx.view.with(|view| speaker(ctx).value(&names(ctx), view, action, field, value))
    }

    fn hint(ctx: TableContext, action: &Action) -> Option<String> {
        speaker(ctx).hint(action.kind())
    }

    fn idea(ctx: TableContext, action: &Action, field: &str) -> Option<String> {
        ctx.view.with(|view| ideas::idea(view, action, field))
    }

    fn ideas(ctx: TableContext, action: &Action, field: &str) -> Vec<(String, String)> {
        let told: Vec<Notice> =
            ctx.story.with_untracked(|story| story.iter().map(|it| it.notice.clone()).collect());
        match ctx.view.with_untracked(|view| ideas::prepared(view, &told, action)) {
            Some(all) => all.into_iter().map(|(field, text)| (field.to_owned(), text)).collect(),
            None => Self::idea(ctx, action, field).map(|idea| (field.to_owned(), idea)).into_iter().collect(),
        }
    }

    fn preset(ctx: TableContext, action: &Action, field: &str) -> Option<Value> {
        ctx.view.with(|view| preset(view, action, field))
    }

    fn price(ctx: TableContext, action: &Action) -> Option<String> {
        match action {
            Action::AnswerDeath { agrees: true } => Some(ctx.translator.just("psd-price-death")),
            _ => None,
        }
    }

    fn rule(action: &Action) -> Option<&'static str> {
        Some(action.kind().rule().0)
    }
}

/// What is likely to be chosen: all of a trait, everybody as a target, those who are there as witnesses.
pub(super) fn preset(view: &View, action: &Action, field: &str) -> Option<Value> {
    let own = || view.table.conflict()?.fighter_of(view.you?);
    match (action, field) {
        (Action::UseTrait { trait_id, .. }, "count") => {
            let own = view.table.main(own()?.who)?.trait_of(*trait_id)?;
            Some(own.score.min(view.drawable()).into())
        }
        (Action::PlayCombination { rank: Some(rank), .. }, "count") => {
            Some(own()?.laid.iter().filter(|card| card.rank == *rank).count().into())
        }
        (Action::PlayCombination { targets, .. }, "targets") => Some(json::value(targets)),
        (Action::NarrateAct { .. }, "witnesses") => {
            let (who, _) = view.table.next_to_act()?;
            let others = view.table.living().map(|(other, _)| other);
            let there = others.filter(|other| *other != who && view.table.is_present(*other));
            Some(json::value(&there.collect::<Vec<_>>()))
        }
        // Everybody is likely to be there.
        (Action::FrameScene { focus, .. }, "with") => {
            let others = view.table.living().map(|(who, _)| who).filter(|who| who != focus);
            Some(json::value(&others.collect::<Vec<_>>()))
        }
        // Whoever the scene is about, else whoever is named first.
        (Action::InitiateConflict { against, .. }, "against") => {
            let focus = view.table.scene.as_ref()?.focus;
            let named = view.table.player_of(focus) != view.you && view.table.is_present(focus);
            Some(json::value(&if named { [focus].into() } else { against.clone() }))
        }
        (Action::Remark { .. }, "kind") => Some(json::value(&Remark::Comment)),
        (Action::Narrate { .. }, "who") => Some(json::value(view.table.spoken_for(view.you?).first()?)),
        _ => None,
    }
}

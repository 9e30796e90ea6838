//! Ideas for those who have none, from what the bots would say.

use innommable::{Action, ConflictKind, Ending, Faces, Fate, MonologueKind, Notice, Severity, View};
use leptos::prelude::WithUntracked as _;
use search::innommable::{anchored, telling};

use super::context::TableContext;
use crate::chance;

/// What was told, for those who look for what was not.
fn told(ctx: TableContext) -> Vec<Notice> {
    ctx.story.with_untracked(|story| story.iter().map(|heard| heard.notice.clone()).collect())
}

/// What a Keeper may tell next.
pub(super) fn to_tell(ctx: TableContext) -> Vec<String> {
    ctx.view.with_untracked(|view| search::innommable::to_tell(view, &told(ctx)))
}

/// How the next scene of the mystery opens, in its order.
pub(super) fn next_scene(ctx: TableContext) -> Option<String> {
    ctx.view.with_untracked(|view| search::innommable::next_of(view, &told(ctx), "scene").cloned())
}

/// Something that fits a field; nothing, where a person has to say it.
pub(super) fn idea(view: &View, action: &Action, field: &str) -> Option<String> {
    prepared(view, action, field).or_else(|| group(view, action, field).and_then(|group| pick(view, group)))
}

/// What was prepared with a mystery of the shelf, for its Keeper.
fn prepared(view: &View, action: &Action, field: &str) -> Option<String> {
    let part = match (action, field) {
        (Action::FinishMonologue { .. }, "text") => {
            let kind = view.monologue.as_ref().map(|monologue| monologue.kind);
            return any_of(anchored(view)).filter(|_| kind == Some(MonologueKind::Anchor));
        }
        (Action::Reveal { element, .. }, "text") => {
            return telling(view, *element).map(|text| text.to_string());
        }
        (Action::RuleAction { .. }, "text") => "against",
        (Action::Outcome { .. }, "text") if view.is_keeper() => "fails",
        (Action::Strike { .. }, "text") => "threat",
        (Action::DeclareDefused { .. } | Action::ConfirmDefused { .. }, "text") => "end",
        _ => return None,
    };
    any_of(search::innommable::prepared(view, part))
}

/// A text of a group.
pub(super) fn pick(view: &View, group: &str) -> Option<String> {
    any_of(words::bank(view.language, "innommable").texts(group))
}

fn any_of(texts: &[String]) -> Option<String> {
    let [byte, more] = chance::bytes::<2>();
    let index = usize::from(u16::from_le_bytes([byte, more])).checked_rem(texts.len())?;
    texts.get(index).cloned()
}

fn group(view: &View, action: &Action, field: &str) -> Option<&'static str> {
    Some(match (action, field) {
        (Action::SubmitCharacter { .. }, "name") => "name",
        (Action::SubmitCharacter { .. }, "portrait") => "portrait",
        (Action::SubmitCharacter { .. }, "anchor") => "anchor",
        (Action::DeclareAction { .. }, "goal") => "look",
        (Action::RuleAction { .. }, "text") => "opposition",
        (Action::StartScene { .. }, "text") => "scene",
        (Action::Reveal { .. }, "text") => "found",
        (Action::StartMonologue { .. }, "lore") => "lore",
        (Action::FinishMonologue { .. }, "text") => monologue(view.monologue.as_ref()?.kind),
        (Action::Suggest { die, .. } | Action::AuxiliaryGift { die, .. }, "text") => implied(*die),
        (Action::Incorporate { .. }, "text") => "answer",
        (Action::Reroll { .. }, "text") => {
            let side = view.conflict.as_ref().zip(view.you).and_then(|(conflict, you)| conflict.side(you));
            if side.is_some_and(|side| side.rerolls > 0) { "parting" } else { "odd" }
        }
        (Action::Sacrifice { .. }, "text") => "sacrifice-mad",
        (Action::Outcome { .. }, "text") => outcome(view),
        (Action::Strike { worst, .. }, "text") => effect(*worst),
        (Action::Resist { .. }, "text") => "evade",
        (Action::ApplyEffect { .. }, "text") => "hurt",
        (Action::DeclareDefused { .. } | Action::ConfirmDefused { .. }, "text") => "defused",
        (Action::Epilogue { .. }, "text") => epilogue(view),
        _ => return None,
    })
}

fn monologue(kind: MonologueKind) -> &'static str {
    match kind {
        MonologueKind::Dream => "dream",
        MonologueKind::Hallucination => "hallucination",
        MonologueKind::OccultKnowledge => "knowledge",
        MonologueKind::ParanormalEffect => "paranormal",
        MonologueKind::Anchor => "anchored",
    }
}

fn implied(die: Faces) -> &'static str {
    match die {
        Faces::D20 => "imply-dream",
        Faces::D12 => "imply-vision",
        Faces::D8 => "imply-knowledge",
        Faces::D4 => "imply-deed",
    }
}

fn outcome(view: &View) -> &'static str {
    match &view.conflict {
        Some(conflict) if conflict.winner.is_none() => "failure",
        Some(conflict) if conflict.kind == ConflictKind::Resist => "evade",
        Some(_) | None => "success",
    }
}

fn effect(worst: Severity) -> &'static str {
    match worst {
        Severity::Minor => "effect-minor",
        Severity::Moderate => "effect-moderate",
        Severity::Severe | Severity::AnchorThreat => "effect-severe",
    }
}

fn epilogue(view: &View) -> &'static str {
    match (view.ending, view.own().map(|own| own.status)) {
        (Some(Ending::Disaster), _) | (_, None) => "disaster",
        (_, Some(Fate::Active)) => "epilogue-active",
        (_, Some(Fate::Mad)) => "epilogue-mad",
        (_, Some(Fate::Dead)) => "epilogue-dead",
    }
}

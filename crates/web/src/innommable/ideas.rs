//! Ideas for those who have none, from what the bots would say.

use innommable::{Action, ConflictKind, Ending, Faces, Fate, MonologueKind, Severity, View};

use crate::chance;

/// Something that fits a field; nothing, where a person has to say it.
pub(super) fn idea(view: &View, action: &Action, field: &str) -> Option<String> {
    group(view, action, field).and_then(|group| pick(view, group))
}

/// A text of a group.
pub(super) fn pick(view: &View, group: &str) -> Option<String> {
    let texts = words::bank(view.language, "innommable").texts(group);
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

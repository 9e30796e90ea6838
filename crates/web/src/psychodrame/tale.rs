//! The story in sentences.

use leptos::prelude::*;
use psychodrame::{EntryId, Notice, Psychodrame};
use words::{StoryPart, TellsStory as _, psychodrame::Names};

use super::context::{TableContext, names, speaker};
use crate::game::{Sentence, Weight};

/// How loud a notice is.
pub(super) fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::GameEnded { .. } => Weight::Chapter,
        Notice::TraitUsed { .. }
        | Notice::PointsDischarged { .. }
        | Notice::CombinationPlayed { .. }
        | Notice::CreationEnded => Weight::OnStage,
        // What turns the story is a moment of its own.
        Notice::PurgedByAct { .. }
        | Notice::BeliefTicked { .. }
        | Notice::ActNarrated { .. }
        | Notice::CharacterDied { .. }
        | Notice::ProblemResolved { .. }
        | Notice::CharacterRetired { .. } => Weight::Told,
        _ => match Psychodrame::part(notice) {
            // The thread of the scene, the felt or the card of the result shows it: nobody taps it away.
            StoryPart::Told => Weight::OnStage,
            part => part.into(),
        },
    }
}

/// A sentence for each notice, in order.
pub(super) fn tale(ctx: TableContext) -> Vec<Sentence> {
    let speaker = speaker(ctx);
    let mut names = Names::new(ctx.names.get()).told_to(ctx.seat.get());
    ctx.story.with(|story| {
        let sentence = |heard: &crate::game::NoticeAt<Notice>| {
            let text = words::capitalised(&speaker.notice(&names, &heard.notice));
            names.hear(&heard.notice);
            Sentence { seq: heard.seq, weight: weight(&heard.notice), text }
        };
        story.iter().map(sentence).collect()
    })
}

/// What was told under that number in this scene, for whoever contests it.
pub(super) fn told_as(ctx: TableContext, entry: EntryId) -> String {
    let speaker = speaker(ctx);
    let names = names(ctx);
    ctx.story.with(|story| {
        let scene =
            story.iter().rev().take_while(|heard| !matches!(heard.notice, Notice::SceneFramed { .. }));
        let mut found = scene.filter(|heard| entry_of(&heard.notice) == Some(entry));
        found
            .next()
            .map(|heard| words::capitalised(&speaker.notice(&names, &heard.notice)))
            .unwrap_or_default()
    })
}

/// The number under which a notice can be contested.
fn entry_of(notice: &Notice) -> Option<EntryId> {
    match notice {
        Notice::Narrated { entry, .. }
        | Notice::Entered { entry, .. }
        | Notice::Left { entry, .. }
        | Notice::PurgedByAct { entry, .. }
        | Notice::ConflictInitiated { entry, .. }
        | Notice::TraitUsed { entry, .. }
        | Notice::PointsDischarged { entry, .. }
        | Notice::CombinationPlayed { entry, .. }
        | Notice::ResultNarrated { entry, .. }
        | Notice::ActNarrated { entry, .. } => Some(*entry),
        Notice::SecondaryCreated { entry, .. } | Notice::BroughtIn { entry, .. } => *entry,
        _ => None,
    }
}

//! The story in sentences.

use leptos::prelude::*;
use psychodrame::Notice;
use words::psychodrame::Company;

use super::desk::{Desk, speaker};
use crate::game::{Sentence, Weight};

/// How loud a notice is: what people told is the story, the rest is its margin.
pub(super) fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::SceneFramed { .. } | Notice::CreationEnded | Notice::GameEnded { .. } => Weight::Chapter,
        Notice::Narrated { .. }
        | Notice::Entered { .. }
        | Notice::Left { .. }
        | Notice::SecondaryCreated { .. }
        | Notice::PurgedByAct { .. }
        | Notice::PurgedByBelief { .. }
        | Notice::ConflictInitiated { .. }
        | Notice::Accepted { .. }
        | Notice::Refused { .. }
        | Notice::Opposed { .. }
        | Notice::TraitUsed { .. }
        | Notice::PointsDischarged { .. }
        | Notice::CombinationPlayed { .. }
        | Notice::BeliefTicked { .. }
        | Notice::ResultNarrated { .. }
        | Notice::ActNarrated { .. }
        | Notice::CharacterDied { .. }
        | Notice::ClosingBegan { text: Some(_), .. }
        | Notice::ProblemResolved { .. }
        | Notice::CharacterRetired { .. }
        | Notice::Retold { .. } => Weight::Told,
        Notice::DeclaredDone { .. }
        | Notice::PsychPassed { .. }
        | Notice::StayedOut { .. }
        | Notice::DeclaredReady { .. }
        | Notice::WindowExtended { .. }
        | Notice::PsychWindowOpened
        | Notice::PlayBegan
        | Notice::ActsAwaited { .. }
        | Notice::BalanceSet { .. } => Weight::Passing,
        _ => Weight::Margin,
    }
}

/// A sentence for each notice, in order.
pub(super) fn tale(desk: Desk) -> Vec<Sentence> {
    let speaker = speaker(desk);
    let mut company = Company::new(desk.names.get());
    desk.story.with(|story| {
        let sentence = |heard: &crate::game::Heard<Notice>| {
            let text = speaker.notice(&company, &heard.notice);
            company.hear(&heard.notice);
            Sentence { seq: heard.seq, weight: weight(&heard.notice), text }
        };
        story.iter().map(sentence).collect()
    })
}

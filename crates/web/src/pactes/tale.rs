//! The story in sentences.

use kernel::Language;
use leptos::prelude::*;
use pactes::{Happening, Notice};
use words::pactes::Names;

use super::context::TableContext;
use crate::game::{Sentence, Weight};

/// How loud a notice is: what people wrote is the story, the rest is its margin.
fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::Open(Happening::RoundBegan { .. }) => Weight::Chapter,
        Notice::Open(Happening::DesireSet { .. })
        | Notice::ObstacleSet { .. }
        | Notice::ObstacleChosen { .. }
        | Notice::ProposalAccepted { .. }
        | Notice::OfferAccepted { .. }
        | Notice::OfferDeclined { .. }
        | Notice::Open(Happening::FlawObjected { .. })
        | Notice::Open(Happening::FlawReworded { .. })
        | Notice::Open(Happening::Summarised { text: Some(_) })
        | Notice::GameEnded { .. } => Weight::Told,
        Notice::DieRerolled { .. } | Notice::DieShifted { .. } => Weight::Shown,
        // Placing dice here and there is nothing to keep.
        Notice::DiePlaced { .. } | Notice::DieLifted { .. } => Weight::Passing,
        _ => Weight::Margin,
    }
}

/// A sentence for each notice, in order.
pub(super) fn tale(ctx: TableContext) -> Vec<Sentence> {
    let speaker = ctx.speaker();
    let mut names = Names::new(ctx.called(), ctx.you());
    ctx.story.with(|story| {
        let sentence = |heard: &crate::game::NoticeAt<Notice>| {
            let notice = &heard.notice;
            names.hear(notice);
            let said = speaker.notice(&names, notice);
            let text = match (notice, speaker.language()) {
                // The line itself belongs to the story.
                (Notice::ProposalAccepted { text, .. }, Language::Fr) => {
                    format!("{said} «\u{202f}{text}\u{202f}»")
                }
                (Notice::ProposalAccepted { text, .. }, Language::En) => format!("{said} “{text}”"),
                _ => said,
            };
            Sentence { seq: heard.seq, weight: weight(notice), text }
        };
        story.iter().map(sentence).collect()
    })
}

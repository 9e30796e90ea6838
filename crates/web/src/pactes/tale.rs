//! The story in sentences.

use kernel::Language;
use leptos::prelude::*;
use pactes::{Happening, Notice, Partly};
use words::pactes::Names;

use super::context::TableContext;
use crate::game::{Sentence, Weight};

/// How loud a notice is: what people wrote is the story, the rest is its margin.
fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::Open(Happening::RoundBegan { .. }) => Weight::Chapter,
        Notice::Open(Happening::DesireSet { .. })
        | Notice::Partly(
            Partly::ObstacleSet { .. }
            | Partly::ObstacleChosen { .. }
            | Partly::ProposalAccepted { .. }
            | Partly::OfferAccepted { .. }
            | Partly::OfferDeclined { .. },
        )
        | Notice::Open(Happening::FlawObjected { .. })
        | Notice::Open(Happening::FlawReworded { .. })
        | Notice::Open(Happening::Summarised { text: Some(_) })
        | Notice::Partly(Partly::GameEnded { .. }) => Weight::Told,
        Notice::Partly(Partly::DieRerolled { .. } | Partly::DieShifted { .. }) => Weight::Shown,
        // Placing dice here and there is nothing to keep.
        Notice::Partly(Partly::DiePlaced { .. } | Partly::DieLifted { .. }) => Weight::Passing,
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
                (Notice::Partly(Partly::ProposalAccepted { text, .. }), Language::Fr) => {
                    format!("{said} «\u{202f}{text}\u{202f}»")
                }
                (Notice::Partly(Partly::ProposalAccepted { text, .. }), Language::En) => {
                    format!("{said} “{text}”")
                }
                _ => said,
            };
            Sentence { seq: heard.seq, weight: weight(notice), text }
        };
        story.iter().map(sentence).collect()
    })
}

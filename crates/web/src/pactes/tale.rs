//! The story in sentences.

use kernel::Language;
use pactes::Notice;
use words::pactes::Company;

use super::desk::Desk;
use crate::game::{Sentence, Weight};

/// How loud a notice is: what people wrote is the story, the rest is its margin.
fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::RoundBegan { .. } => Weight::Chapter,
        Notice::DesireSet { .. }
        | Notice::ObstacleSet { .. }
        | Notice::ObstacleChosen { .. }
        | Notice::ProposalAccepted { .. }
        | Notice::FlawsRead { .. }
        | Notice::FlawReworded { .. }
        | Notice::Summarised { text: Some(_) }
        | Notice::GameEnded { .. } => Weight::Told,
        // Placing dice here and there is nothing to keep.
        Notice::DiePlaced { .. } | Notice::DieLifted { .. } => Weight::Passing,
        _ => Weight::Margin,
    }
}

/// A sentence for each notice, in order.
pub(super) fn tale(desk: Desk) -> Vec<Sentence> {
    let speaker = desk.speaker();
    let mut company = Company::new(desk.called(), desk.you());
    desk.story.with(|story| {
        let sentence = |heard: &crate::game::Heard<Notice>| {
            let notice = &heard.notice;
            company.hear(notice);
            let said = speaker.notice(&company, notice);
            let text = match (notice, speaker.language()) {
                // The line itself belongs to the story.
                (Notice::ProposalAccepted { text, .. }, Language::Fr) => {
                    format!("{said} «\u{a0}{text}\u{a0}»")
                }
                (Notice::ProposalAccepted { text, .. }, Language::En) => format!("{said} “{text}”"),
                _ => said,
            };
            Sentence { seq: heard.seq, weight: weight(notice), text }
        };
        story.iter().map(sentence).collect()
    })
}

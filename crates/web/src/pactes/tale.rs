//! The story in sentences.

use leptos::prelude::*;
use pactes::{Notice, Pactes, Partly};
use words::{TellsStory as _, pactes::Names};

use super::context::TableContext;
use crate::game::{Sentence, Weight};

/// How loud a notice is: a die that somebody bends is shown.
fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::Partly(Partly::DieRerolled { .. } | Partly::DieShifted { .. }) => Weight::Shown,
        _ => Pactes::part(notice).into(),
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
            let text = speaker.in_story(&names, notice);
            Sentence { seq: heard.seq, weight: weight(notice), text }
        };
        story.iter().map(sentence).collect()
    })
}

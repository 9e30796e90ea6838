//! The story in sentences.

use innommable::{Happening, Innommable, Notice};
use leptos::prelude::*;
use words::TellsStory as _;

use super::context::TableContext;
use crate::game::{NoticeAt, Sentence, Weight};

/// How loud a notice is: what opens the story and what closes it is a chapter.
fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::Open(
            Happening::PreparationFinished { .. } | Happening::SettingTold { .. } | Happening::Ended { .. },
        ) => Weight::Chapter,
        _ => Innommable::part(notice).into(),
    }
}

/// A sentence for each notice, in order.
pub(super) fn tale(ctx: TableContext) -> Vec<Sentence> {
    let (speaker, characters, players) = (ctx.speaker(), ctx.character_names(), ctx.player_names());
    ctx.story.with(|story| {
        let sentence = |heard: &NoticeAt<Notice>| {
            // A character is presented by its player.
            let presents = matches!(heard.notice, Notice::Open(Happening::CharacterSubmitted { .. }));
            let names = if presents { &players } else { &characters };
            let text = speaker.notice(names, &heard.notice);
            Sentence { seq: heard.seq, weight: weight(&heard.notice), text }
        };
        story.iter().map(sentence).collect()
    })
}

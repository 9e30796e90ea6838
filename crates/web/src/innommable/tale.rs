//! The story in sentences.

use innommable::{Happening, Notice, Partly};
use leptos::prelude::*;

use super::context::TableContext;
use crate::game::{NoticeAt, Sentence, Weight};

/// How loud a notice is: what people told is the story, the rest is its margin.
fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::Open(what) => open(what),
        Notice::Partly(what) => match what {
            Partly::Revealed { .. } | Partly::Published { .. } | Partly::Closed { .. } => Weight::Told,
            Partly::Noted { .. } | Partly::Blacklisted { .. } => Weight::Margin,
            // What is written and moved here and there on the Keeper's sheet is nothing to keep.
            Partly::MysteryWritten { .. } | Partly::DiceLaid { .. } | Partly::DieMoved { .. } => {
                Weight::Passing
            }
        },
    }
}

fn open(what: &Happening) -> Weight {
    match what {
        Happening::PreparationFinished { .. }
        | Happening::SettingTold { .. }
        | Happening::PlayStarted { .. }
        | Happening::SceneStarted { .. }
        | Happening::Ended { .. } => Weight::Chapter,
        Happening::CharacterSubmitted { .. }
        | Happening::Narrated { .. }
        | Happening::ActionDeclared { goal: Some(_), .. }
        | Happening::ActionHappened { text: Some(_), .. }
        | Happening::ConflictCalled { text: Some(_), .. }
        | Happening::Yielded { text: Some(_), .. }
        | Happening::MonologueFinished { text: Some(_), .. }
        | Happening::Suggested { text: Some(_), .. }
        | Happening::Incorporated { text: Some(_), .. }
        | Happening::AuxiliaryGave { text: Some(_), .. }
        | Happening::Rerolled { text: Some(_), .. }
        | Happening::Sacrificed { .. }
        | Happening::OutcomeTold { text: Some(_), .. }
        | Happening::CharacterLost { .. }
        | Happening::Struck { text: Some(_), .. }
        | Happening::EffectApplied { text: Some(_), .. }
        | Happening::EpilogueTold { text: Some(_), .. } => Weight::Told,
        Happening::ConflictClosed
        | Happening::StrikeClosed
        | Happening::WindowClosed
        | Happening::GiftPassed { .. }
        | Happening::GiftAwaited { .. } => Weight::Passing,
        _ => Weight::Margin,
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

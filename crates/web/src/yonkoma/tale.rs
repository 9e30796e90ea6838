//! The story in sentences.

use leptos::prelude::*;
use words::yonkoma::Names;
use yonkoma::{Happening, Notice, Partly, Yonkoma};

use crate::{
    context::TableContext,
    game::{NoticeAt, Sentence, Weight},
};

/// How loud a notice is: what people tell is the story, the rest is its margin.
fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::Open(what) => match what {
            Happening::SessionBegan { .. }
            | Happening::SceneBegan { .. }
            | Happening::AdventureBegan { .. } => Weight::Chapter,
            Happening::WorldSet { .. }
            | Happening::Narrated { .. }
            | Happening::Fact { .. }
            | Happening::ResultTold { text: Some(_), .. }
            | Happening::RoundTold { text: Some(_) }
            | Happening::AnecdoteTold { text: Some(_), .. }
            | Happening::WentOutOfPlay { .. }
            | Happening::Eliminated { .. } => Weight::Told,
            // Who passes tells nothing.
            Happening::AwardPassed { .. } | Happening::GiftsKept { .. } | Happening::TimeTaken { .. } => {
                Weight::Passing
            }
            _ => Weight::Margin,
        },
        Notice::Partly(what) => match what {
            Partly::Conceded { .. } | Partly::TestSettled { .. } | Partly::ConflictSettled { .. } => {
                Weight::Told
            }
            Partly::Passed { .. } => Weight::Passing,
            _ => Weight::Margin,
        },
    }
}

/// A sentence for each notice, in order.
pub(super) fn tale(ctx: TableContext<Yonkoma>) -> Vec<Sentence> {
    let speaker = words::yonkoma::Speaker::new(ctx.translator.language());
    let mut names = Names::new(ctx.names.get(), ctx.seat.get());
    ctx.story.with(|story| {
        let sentence = |heard: &NoticeAt<Notice>| {
            names.hear(&heard.notice);
            let text = speaker.notice(&names, &heard.notice);
            Sentence { seq: heard.seq, weight: weight(&heard.notice), text }
        };
        story.iter().map(sentence).collect()
    })
}

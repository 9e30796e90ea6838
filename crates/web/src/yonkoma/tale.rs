//! The story in sentences.

use leptos::prelude::*;
use words::yonkoma::Company;
use yonkoma::Notice;

use crate::{
    context::TableContext,
    game::{NoticeAt, Sentence, Weight},
};
use yonkoma::Yonkoma;

/// How loud a notice is: what people tell is the story, the rest is its margin.
fn weight(notice: &Notice) -> Weight {
    match notice {
        Notice::SessionBegan { .. } | Notice::SceneBegan { .. } | Notice::AdventureBegan { .. } => {
            Weight::Chapter
        }
        Notice::WorldSet { .. }
        | Notice::Narrated { .. }
        | Notice::Fact { .. }
        | Notice::ResultTold { text: Some(_), .. }
        | Notice::RoundTold { text: Some(_) }
        | Notice::Conceded { .. }
        | Notice::AnecdoteTold { text: Some(_), .. }
        | Notice::TestSettled { .. }
        | Notice::ConflictSettled { .. }
        | Notice::WentOutOfPlay { .. }
        | Notice::Eliminated { .. } => Weight::Told,
        // Who passes tells nothing.
        Notice::Passed { .. } | Notice::AwardPassed { .. } | Notice::GiftsKept { .. } => Weight::Passing,
        _ => Weight::Margin,
    }
}

/// A sentence for each notice, in order.
pub(super) fn tale(ctx: TableContext<Yonkoma>) -> Vec<Sentence> {
    let speaker = words::yonkoma::Speaker::new(ctx.translator.language());
    let mut company = Company::new(ctx.names.get(), ctx.seat.get());
    ctx.story.with(|story| {
        let sentence = |heard: &NoticeAt<Notice>| {
            company.hear(&heard.notice);
            let text = speaker.notice(&company, &heard.notice);
            Sentence { seq: heard.seq, weight: weight(&heard.notice), text }
        };
        story.iter().map(sentence).collect()
    })
}

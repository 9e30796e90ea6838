//! The story in sentences.

use leptos::prelude::*;
use words::{TellsStory as _, yonkoma::Names};
use yonkoma::{Notice, Yonkoma};

use crate::{
    context::TableContext,
    game::{NoticeAt, Sentence},
};

/// A sentence for each notice, in order.
pub(super) fn tale(ctx: TableContext<Yonkoma>) -> Vec<Sentence> {
    let speaker = words::yonkoma::Speaker::new(ctx.translator.language());
    let mut names = Names::new(ctx.names.get(), ctx.seat.get());
    ctx.story.with(|story| {
        let sentence = |heard: &NoticeAt<Notice>| {
            names.hear(&heard.notice);
            let text = speaker.notice(&names, &heard.notice);
            Sentence { seq: heard.seq, weight: Yonkoma::part(&heard.notice).into(), text }
        };
        story.iter().map(sentence).collect()
    })
}

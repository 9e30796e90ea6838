//! What would be taken back, row by row in the words of the story, and what remains.

use kernel::Seq;
use leptos::prelude::*;
use words::Args;

use crate::{
    language::{Translator, translator},
    story::Tale,
};

/// How many rows are said one by one.
const SAID: usize = 4;

/// The rows after this one, numbered, and the last sentence that stays.
pub(crate) fn undone(tale: Tale, to: Seq) -> AnyView {
    let translator = translator();
    let rows = tale.rows_after(to);
    let more = rows.len().saturating_sub(SAID);
    let row = |(index, said): (usize, Vec<String>)| {
        view! { <li><span class="tag" aria-hidden="true">{index + 1}</span><p>{said.join(" ")}</p></li> }
    };
    let said = rows.into_iter().take(SAID).enumerate().map(row).collect_view();
    let more = (more > 0).then(|| {
        view! { <li class="rest">{translator.say("agree-more", &Args::new().with("n", more))}</li> }
    });
    view! { <ol class="undone">{said} {more}</ol> <p class="stays">{stays(translator, tale, to)}</p> }
        .into_any()
}

/// What remains: everything up to the last sentence before it.
fn stays(translator: Translator, tale: Tale, to: Seq) -> String {
    match tale.last_until(to) {
        Some(last) => translator.say("agree-stays-until", &Args::new().with("last", last)),
        None => translator.just("agree-stays"),
    }
}

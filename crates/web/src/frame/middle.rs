//! A table on the screen in the middle: whose turn it is, the stage, what was told last and who sits there, large. What
//! all may know, and nothing to touch.

use leptos::prelude::*;

use super::Turn;
use crate::{erased::piece, story::Tale};

/// What the screen in the middle shows beside the game.
#[derive(Clone)]
pub(crate) struct Middle {
    /// Everybody, along the foot.
    pub(crate) people: ViewFn,
}

/// The table for those who sit around it.
pub(super) fn in_the_middle(middle: Middle, turn: &Turn, stage: &ViewFn) -> AnyView {
    let Turn { place, awaited, score, .. } = turn.clone();
    let tale = Tale::here();
    let told = piece(move || {
        let last = tale.last_row_told();
        (!last.is_empty()).then(|| {
            let said = last.into_iter().map(|said| view! { <p class=said.weight.class()>{said.text}</p> });
            view! { <section class="middle-told" role="status">{said.collect_view()}</section> }
        })
    });
    view! {
        <main id="content" class="middle playing" tabindex="-1">
            <header>
                <div>
                    <p class="kicker">{place}</p>
                    <h1>{awaited}</h1>
                </div>
                <div class="score" inert=true>{score.run()}</div>
            </header>
            <div class="middle-stage" data-stage="" inert=true>{stage.run()}</div>
            {told}
            <footer>{middle.people.run()}</footer>
        </main>
    }
    .into_any()
}

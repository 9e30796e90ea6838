//! The strip: where we are, whose turn it is, the score.

use leptos::prelude::*;

use super::Turn;

#[component]
pub(super) fn Strip(
    turn: Turn,
    /// What stands at its end.
    end: ViewFn,
) -> impl IntoView {
    let Turn { place, awaited, mine, who, score } = turn;
    view! {
        <header class="turn" class:mine=mine>
            <div class="where">
                <h1 class="place" id="turn-title">{place}</h1>
                <p class="awaited" id="awaited" role="status">{awaited}</p>
            </div>
            <div class="score">
                {score.run()}
                {move || who.get().map(|who| view! { <p class="as">{who}</p> })}
            </div>
            <div class="strip-end">{end.run()}</div>
        </header>
    }
}

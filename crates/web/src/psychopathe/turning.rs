//! The turning points of a game, found and explained.

use leptos::prelude::*;
use words::Args;

use super::{
    review::Turn,
    say::{Say, p},
    study::Study,
    tree::Tree,
};

/// Where the game turned.
#[component]
pub(super) fn ReviewBox(study: Study) -> impl IntoView {
    let Study { turns, reviewing, say, tree, .. } = study;
    let total = move || tree.with(|tree| tree.main().len().saturating_sub(1));
    let item = move |turn: Turn| {
        let ply = turn.ply;
        let text = move || explained(say, &turn);
        let go = move |_| {
            tree.update(|tree| {
                let at = tree.main().get(ply).copied().unwrap_or(0);
                tree.go(at);
            });
        };
        view! { <li><button type="button" class="turning-point" on:click=go>{text}</button></li> }
    };
    let possible = move || total() > 0 && tree.with(Tree::players) == 2;
    let progress = move || {
        let ply = reviewing.get()?;
        let stop = move |_| {
            study.engine.stop();
            reviewing.set(None);
        };
        Some(view! {
            <p>{move || say.with("psy-reviewing", &Args::new().with("n", ply).with("all", total()))} " " <button type="button" class="quiet" on:click=stop>{p("psy-stop")}</button></p>
            <progress max=total() value=ply aria-label=p("psy-review-run")></progress>
        })
    };
    view! {
        <Show when=possible>
            <section class="review">
                <Show when=move || reviewing.get().is_none()>
                    <button type="button" id="review-run" on:click=move |_| study.start_review()>{p("psy-review-run")}</button>
                </Show>
                {progress}
                <ol id="turns">{move || turns.get().into_iter().map(item).collect_view()}</ol>
            </section>
        </Show>
    }
}

/// A turning point in words.
fn explained(say: Say, turn: &Turn) -> String {
    let id = if turn.blunder { "psy-turn-blunder" } else { "psy-turn-mistake" };
    let mut said = say.with(
        id,
        &Args::new()
            .with("n", turn.ply.div_ceil(2))
            .with("side", say.side(turn.by))
            .with("move", turn.played.as_str()),
    );
    if let Some(plies) = turn.doomed {
        said = format!("{said} {}", say.with("psy-turn-doomed", &Args::new().with("n", (plies + 1) / 2)));
    } else if let Some((piece, node, by)) = turn.lost.first() {
        let args =
            Args::new().with("piece", say.piece(*piece)).with("node", node.as_str()).with("by", by.as_str());
        said = format!("{said} {}", say.with("psy-turn-lost", &args));
    } else if let Some(plies) = turn.missed {
        said = format!("{said} {}", say.with("psy-turn-missed", &Args::new().with("n", (plies + 1) / 2)));
    } else {
        said = format!("{said} {}", say.just("psy-turn-ground"));
    }
    if let Some(better) = &turn.better {
        said = format!("{said} {}", say.with("psy-turn-better", &Args::new().with("move", better.as_str())));
    }
    said
}

//! A game with its variations, as a text in which each move can be chosen.

use leptos::prelude::*;
use words::Args;

use super::{
    beside::follow,
    say::p,
    study::Study,
    tree::{At, Tree},
};

/// The moves with their variations.
#[component]
pub(super) fn Moves(study: Study) -> impl IntoView {
    let tree = study.tree;
    follow(Signal::derive(move || tree.with(Tree::at)));
    let go = Callback::new(move |at: At| tree.update(|tree| tree.go(at)));
    let list = move || {
        let marks: Vec<(At, bool)> =
            study.turns.with(|all| all.iter().map(|turn| (turn.at, turn.blunder)).collect());
        tree.with(|tree| line(tree, 0, &marks, go))
    };
    let in_variation = move || tree.with(|tree| !tree.main().contains(&tree.at()));
    let at_start = move || tree.with(|tree| tree.at() == 0);
    view! {
        <section class="played tree coach-card" aria-label=p("psy-played")
            hidden=move || tree.with(|tree| tree.children(0).is_empty())>
            <div class="tree-lines">{list}</div>
            <div class="buttons">
                <Show when=in_variation>
                    <button type="button" on:click=move |_| tree.update(Tree::promote)>
                        {p("psy-promote")}
                    </button>
                </Show>
                <Show when=move || !at_start()>
                    <button type="button" class="quiet" on:click=move |_| tree.update(Tree::cut)>
                        {p("psy-cut")}
                    </button>
                </Show>
            </div>
        </section>
    }
}

/// From move to move, with where one is between the arrows.
#[component]
pub(super) fn Steps(study: Study, #[prop(into)] here: Signal<String>) -> impl IntoView {
    let Study { tree, say, .. } = study;
    let at_start = move || tree.with(|tree| tree.at() == 0);
    let at_end = move || tree.with(|tree| tree.children(tree.at()).is_empty());
    let number = move || {
        let ply = tree.with(|tree| tree.scene().ply);
        let players = tree.with(Tree::players);
        say.with("psy-coach-ply", &Args::new().with("n", ply / players + 1))
    };
    view! {
        <div class="steps">
            <button type="button" id="first" aria-label=p("psy-first") title=p("psy-first") disabled=at_start
                on:click=move |_| tree.update(|tree| tree.go(0))>"|◀"</button>
            <button type="button" id="previous" aria-label=p("psy-previous") title=p("psy-previous")
                disabled=at_start on:click=move |_| tree.update(Tree::back)>"◀"</button>
            <p class="where"><b>{number}</b> <span class="psy-turn" id="turn">{here}</span></p>
            <button type="button" id="next" aria-label=p("psy-next") title=p("psy-next") disabled=at_end
                on:click=move |_| tree.update(Tree::on)>"▶"</button>
            <button type="button" id="latest" aria-label=p("psy-end") title=p("psy-end") disabled=at_end
                on:click=move |_| tree.update(|tree| {
                let last = tree.main().last().copied().unwrap_or(0);
                tree.go(last);
            })>"▶|"</button>
        </div>
    }
}

/// A line from a place on: moves, and the variations that hang on them.
fn line(tree: &Tree, from: At, marks: &[(At, bool)], go: Callback<At>) -> AnyView {
    let mut parts: Vec<AnyView> = Vec::new();
    let mut at = from;
    while let [first, others @ ..] = tree.children(at) {
        parts.push(one(tree, *first, marks, go));
        for &other in others {
            let rest = line(tree, other, marks, go);
            let begin = one(tree, other, marks, go);
            parts.push(view! { <span class="variation">"(" {begin} {rest} ")"</span> }.into_any());
        }
        at = *first;
    }
    parts.into_any()
}

fn one(tree: &Tree, at: At, marks: &[(At, bool)], go: Callback<At>) -> AnyView {
    let (text, _, ply) = tree.step(at);
    let players = tree.players();
    let number =
        (ply % players == 1 % players || players == 1).then(|| format!("{}.", (ply - 1) / players + 1));
    let mark = marks.iter().find(|(marked, _)| *marked == at);
    let sign = mark.map(|(_, blunder)| if *blunder { "??" } else { "?" });
    let noted = (!tree.comment(at).is_empty()).then_some(" ✎");
    let current = (tree.at() == at).then_some("true");
    let text = text.to_owned();
    view! {
        <span class="number">{number}</span>
        <button type="button" class="move" class:turning=mark.is_some() aria-current=current
            on:click=move |_| go.run(at)>{text} {sign} {noted}</button>
    }
    .into_any()
}

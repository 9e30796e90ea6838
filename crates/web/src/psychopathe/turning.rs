//! The turning points of a game, found and explained.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use psychopathe::Player;
use words::Args;

use super::{
    engine_messages::{EngineAnswer, FoundLine, Task, Worth},
    graph::Graph,
    review::{TurningPoint, turns},
    say::{Say, p},
    study::Study,
    tree::Tree,
};

/// How long each position of a review is thought about. Milliseconds.
const THINKS: u32 = 350;

impl Study {
    pub(super) fn start_review(self) {
        self.thinking.set(false);
        self.judged.set(Vec::new());
        self.turns.set(Vec::new());
        self.reviewed.set(self.tree.with_untracked(Tree::main));
        self.review(0);
    }

    pub(super) fn stop_review(self) {
        self.engine.stop();
        self.reviewing.set(None);
    }

    /// Judges the positions of the line as it was at the beginning one after the other, from `ply` on.
    fn review(self, ply: usize) {
        let line = self.reviewed.get_untracked();
        let Some(&at) = line.get(ply) else {
            let (tree, judged) = (self.tree.get_untracked(), self.judged.get_untracked());
            let found = turns(&tree, &line, &judged);
            self.announcer.say(self.say.with("psy-review-done", &Args::new().with("n", found.len())));
            self.turns.set(found);
            self.reviewing.set(None);
            return;
        };
        self.reviewing.set(Some(ply));
        let (line, winner, over) = self.tree.with_untracked(|tree| {
            (tree.line(at), tree.scene_at(at).position.winner(), tree.ending_at(at).is_some())
        });
        if over {
            let worth = match winner {
                Some(Player::White) => Worth::Win(1),
                Some(_) => Worth::Win(-1),
                None => Worth::Hundredths(0),
            };
            self.judged.update(|all| all.push(Some(FoundLine { worth, moves: Vec::new() })));
            return self.review(ply + 1);
        }
        // Not a signal: each position is judged from within the answer about the one before it.
        let best = Rc::new(RefCell::new(None::<FoundLine>));
        self.engine.ask(line, Task::Analyse { lines: 1, millis: THINKS }, move |answer| match answer {
            EngineAnswer::SoFar { lines, .. } => _ = best.replace(lines.into_iter().next()),
            EngineAnswer::Done { .. } => match best.take() {
                Some(found) => {
                    self.judged.update(|all| all.push(Some(found)));
                    self.review(ply + 1);
                }
                None => {
                    self.reviewing.set(None);
                    self.engine_failed();
                }
            },
            EngineAnswer::Ready => {}
        });
    }
}

/// Where the game turned.
#[component]
pub(super) fn ReviewBox(study: Study) -> impl IntoView {
    let Study { turns, reviewing, say, tree, .. } = study;
    let total = move || tree.with(|tree| tree.main().len().saturating_sub(1));
    let item = move |turn: TurningPoint| {
        let at = turn.at;
        let text = move || explained(say, &turn);
        let go = move |_| {
            if tree.with_untracked(|tree| tree.has(at)) {
                tree.update(|tree| tree.go(at));
            }
        };
        view! { <li><button type="button" class="turning-point" on:click=go>{text}</button></li> }
    };
    let possible = move || total() > 0 && tree.with(Tree::players) == 2;
    let progress = move || {
        let ply = reviewing.get()?;
        let total = move || study.reviewed.with(|line| line.len().saturating_sub(1));
        Some(view! {
            <p>
                {move || say.with("psy-reviewing", &Args::new().with("n", ply).with("all", total()))}
                " "
                <button type="button" class="quiet" on:click=move |_| study.stop_review()>
                    {p("psy-stop")}
                </button>
            </p>
            <progress max=total() value=ply aria-label=p("psy-review-run")></progress>
        })
    };
    view! {
        <Show when=possible>
            <section class="review coach-card" aria-labelledby="the-game">
                <h2 id="the-game">{p("psy-coach-game")}</h2>
                <Show when=move || reviewing.get().is_none()>
                    <button type="button" id="review-run" on:click=move |_| study.start_review()>
                        {p("psy-review-run")}
                    </button>
                </Show>
                {progress}
                <Graph study/>
                <ol id="turns">{move || turns.get().into_iter().map(item).collect_view()}</ol>
            </section>
        </Show>
    }
}

/// A turning point in words.
fn explained(say: Say, turn: &TurningPoint) -> String {
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
        let args = Args::new()
            .with("piece", say.the_piece(*piece))
            .with("node", node.as_str())
            .with("by", by.as_str());
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

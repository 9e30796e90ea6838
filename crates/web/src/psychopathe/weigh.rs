//! What the engine makes of a position: a bar, a number, its best lines.

use leptos::prelude::*;
use psychopathe::Player;
use words::Args;

use super::{
    engine_messages::{FoundLine, Worth},
    review::chance,
    say::{Say, p},
    study::Study,
    tree::Tree,
};

/// How many moves of a line are shown.
const SHOWN: usize = 8;

/// How the position stands, as a bar and a number.
#[component]
pub(super) fn Bar(study: Study) -> impl IntoView {
    let say = study.say;
    let shown = move || {
        study.worth().map(|worth| {
            let share = chance(worth);
            // A decided position is not won in one more move.
            let winner = study.tree.with(|tree| tree.scene().position.winner());
            let text = match winner {
                Some(winner) => say.with("psy-decided", &Args::new().with("side", say.side(winner))),
                None => said(say, worth),
            };
            let label = say.with("psy-worth", &Args::new().with("worth", text.as_str()));
            view! {
                <div class="worth" role="img" aria-label=label>
                    <span class="worth-white"
                        style:flex-grow=format!("{:.3}", share.clamp(0.03, 0.97))></span>
                    <span class="worth-black"
                        style:flex-grow=format!("{:.3}", (1.0 - share).clamp(0.03, 0.97))></span>
                    <b>{text}</b>
                </div>
            }
        })
    };
    view! { {shown} }
}

/// `+1.35` (`+1,35` in French), or a win in so many moves.
fn said(say: Say, worth: Worth) -> String {
    match worth {
        Worth::Hundredths(n) => say.hundredths(n),
        Worth::Win(plies) => {
            let side = say.side(if plies > 0 { Player::White } else { Player::Black });
            say.with("psy-win-in", &Args::new().with("side", side).with("n", (plies.abs() + 1) / 2))
        }
    }
}

/// The engine: on or off, its best lines.
#[component]
pub(super) fn Thinking(study: Study) -> impl IntoView {
    let Study { thinking, lines, depth, say, engine, .. } = study;
    let toggle = move |_| {
        let on = !thinking.get_untracked();
        thinking.set(on);
        if !on {
            engine.stop();
        }
    };
    // Each move of a line plays the line up to it.
    let line = move |found: FoundLine| {
        let worth = said(say, found.worth);
        let texts = StoredValue::new(found.moves);
        let each = move |nth: usize, text: String| {
            let play = move |_| texts.with_value(|texts| study.play_all(&texts[..=nth]));
            view! { <button type="button" class="move" on:click=play>{text}</button> }
        };
        let moves =
            texts.with_value(|texts| texts.iter().take(SHOWN).cloned().enumerate().collect::<Vec<_>>());
        let moves = moves.into_iter().map(|(nth, text)| each(nth, text)).collect_view();
        view! { <li class="line-of-play"><b>{worth}</b> <span data-pane-scrolls="">{moves}</span></li> }
    };
    let over = move || study.tree.with(|tree| tree.ending().is_some());
    let two = move || study.tree.with(Tree::players) == 2;
    view! {
        <section class="engine coach-card" aria-label=p("psy-engine")>
            <header>
                <button type="button" id="engine" disabled=move || !two() || study.reviewing.get().is_some()
                    aria-pressed=move || thinking.get().to_string() on:click=toggle>{p("psy-engine")}</button>
                <Show when=move || thinking.get() && !over()>
                    <span class="hint" id="depth">
                        {move || say.with("psy-depth", &Args::new().with("n", depth.get()))}
                    </span>
                </Show>
            </header>
            <Show when=move || !thinking.get() && two()><p class="hint">{p("psy-coach-off")}</p></Show>
            <Show when=move || thinking.get() && over()>
                <p class="hint" id="finished">{p("psy-finished")}</p>
            </Show>
            <Show when=move || thinking.get() && !over()>
                <ol id="lines">{move || lines.get().into_iter().map(line).collect_view()}</ol>
            </Show>
        </section>
    }
}

/// Why the best move takes something: the rule told, as it is drawn on the board.
#[component]
pub(super) fn WhyBest(study: Study) -> impl IntoView {
    let Study { tree, say, .. } = study;
    let shown = move || {
        let figures = study.captures();
        let why = figures.first()?;
        let rule = Say::rule_of(why);
        let played = study.lines.with(|lines| Some(lines.first()?.moves.first()?.clone()))?;
        let told = tree.with(|tree| {
            let scene = tree.scene();
            figures.iter().map(|why| say.why(&scene, why)).collect::<Vec<_>>().join(" ")
        });
        Some(view! {
            <section class="coach-card best-why" aria-labelledby="best-why">
                <header>
                    <h2 id="best-why">{say.with("psy-coach-why", &Args::new().with("move", played))}</h2>
                    <details class="reason-rule">
                        <summary>{rule}</summary><p class="hint">{move || say.rule(rule)}</p>
                    </details>
                </header>
                <p>{told}</p>
            </section>
        })
    };
    view! { {shown} }
}

/// What the arrows and bands on the board stand for.
#[component]
pub(super) fn Key(study: Study) -> impl IntoView {
    let keys = [
        ("first", "psy-key-first"),
        ("second", "psy-key-second"),
        ("third", "psy-key-third"),
        ("pincers", "psy-key-span"),
        ("denounces", "psy-key-light"),
    ];
    let arrows = move || study.lines.with(Vec::len);
    let key = move || {
        let captures = !study.captures().is_empty();
        let is_drawn = |nth: usize| if nth < 3 { nth < arrows() } else { captures };
        let drawn = keys.into_iter().enumerate().filter(|(nth, _)| is_drawn(*nth));
        drawn.map(|(_, (class, said))| view! { <li class=class>{p(said)}</li> }).collect_view()
    };
    view! {
        <ul class="board-key" hidden=move || !study.thinking.get() || arrows() == 0>{key}</ul>
    }
}

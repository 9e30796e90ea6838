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

/// How the position stands, as a bar and a number.
#[component]
pub(super) fn Bar(study: Study) -> impl IntoView {
    let say = study.say;
    let shown = move || {
        study.worth().map(|worth| {
            let share = chance(worth);
            let text = said(say, worth);
            let label = say.with("psy-worth", &Args::new().with("worth", text.as_str()));
            view! {
                <div class="worth" role="img" aria-label=label>
                    <span class="worth-white" style:flex-grow=format!("{:.3}", share.clamp(0.03, 0.97))></span>
                    <span class="worth-black" style:flex-grow=format!("{:.3}", (1.0 - share).clamp(0.03, 0.97))></span>
                    <b>{text}</b>
                </div>
            }
        })
    };
    view! { {shown} }
}

/// `+1.35`, or a win in so many moves.
fn said(say: Say, worth: Worth) -> String {
    match worth {
        Worth::Hundredths(n) => format!("{:+.2}", f64::from(n) / 100.0),
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
    let line = move |found: FoundLine| {
        let first = found.moves.first().cloned();
        let text = found.moves.iter().take(6).cloned().collect::<Vec<_>>().join("  ");
        let play = move |_| {
            let scene = study.tree.with_untracked(Tree::scene);
            let played = first.as_ref().and_then(|text| scene.position.parse_move(scene.board, text).ok());
            if let Some(played) = played {
                study.play(played);
            }
        };
        view! {
            <li>
                <button type="button" class="line-of-play" on:click=play>
                    <b>{said(say, found.worth)}</b> <span>{text}</span>
                </button>
            </li>
        }
    };
    let two = move || study.tree.with(Tree::players) == 2;
    view! {
        <section class="engine" aria-label=p("psy-engine")>
            <button type="button" id="engine" disabled=move || !two() || study.reviewing.get().is_some()
                aria-pressed=move || thinking.get().to_string() on:click=toggle>{p("psy-engine")}</button>
            <Show when=move || thinking.get()>
                <span class="hint" id="depth">
                    {move || say.with("psy-depth", &Args::new().with("n", depth.get()))}
                </span>
                <ol id="lines">{move || lines.get().into_iter().map(line).collect_view()}</ol>
            </Show>
        </section>
    }
}

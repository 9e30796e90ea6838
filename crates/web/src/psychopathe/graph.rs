//! How a game went: white's chance to win after each move, and where it turned. Touching it goes there.

use leptos::{ev, prelude::*};
use psychopathe::Player;
use wasm_bindgen::JsCast as _;
use words::Args;

use super::{
    engine_messages::FoundLine,
    review::{accuracy, chance},
    say::p,
    study::Study,
    tree::Tree,
};

/// The drawing's size, in its own units.
const SIZE: [f64; 2] = [300.0, 80.0];

/// Where a half-move lies across a game of so many.
fn across(ply: usize, n: usize) -> f64 {
    SIZE[0] * ply as f64 / n.max(1) as f64
}

/// The line of white's chances: as a path, and closed towards the middle.
fn drawn(judged: &[Option<FoundLine>], n: usize) -> Option<(String, String)> {
    let heights = judged.iter().map(|found| found.as_ref().map(|found| height(chance(found.worth))));
    let points: Vec<String> = heights
        .enumerate()
        .filter_map(|(ply, height)| Some(format!("{:.1} {:.1}", across(ply, n), height?)))
        .collect();
    let (first, last) = (points.first()?.split(' ').next()?, points.last()?.split(' ').next()?);
    let line = format!("M{}", points.join("L"));
    let middle = SIZE[1] / 2.0;
    Some((line.clone(), format!("{line}L{last} {middle}L{first} {middle}Z")))
}

fn height(chance: f64) -> f64 {
    SIZE[1] * (1.0 - chance)
}

/// The graph of a game that is or was gone through.
#[component]
pub(super) fn Graph(study: Study) -> impl IntoView {
    let Study { tree, judged, reviewed, turns, say, .. } = study;
    let n = Memo::new(move |_| reviewed.with(|line| line.len().saturating_sub(1)));
    let lines = Memo::new(move |_| judged.with(|judged| drawn(judged, n.get())));
    let here = Memo::new(move |_| {
        let at = tree.with(Tree::at);
        reviewed.with(|line| line.iter().position(|&place| place == at))
    });
    let marks = move || {
        let dot = |ply: usize, class: &'static str| {
            let worth = judged.with(|all| all.get(ply).cloned().flatten())?.worth;
            let (x, y) = (across(ply, n.get()), height(chance(worth)));
            Some(view! { <circle class=class cx=x cy=y r="3.5"></circle> })
        };
        let marked = turns
            .get()
            .into_iter()
            .filter_map(|turn| dot(turn.ply, if turn.blunder { "blunder" } else { "mistake" }));
        marked.collect_view()
    };
    let now = move || {
        here.get().map(|ply| {
            let x = across(ply, n.get());
            view! { <path class="now" d=format!("M{x:.1} 0V{}", SIZE[1])></path> }
        })
    };
    let go = move |event: ev::MouseEvent| {
        let element = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let Some(place) = element.map(|element| element.get_bounding_client_rect()) else { return };
        let share = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a half-move of the game"
        )]
        let ply = (share.clamp(0.0, 1.0) * n.get_untracked() as f64).round() as usize;
        if let Some(at) = reviewed.with_untracked(|line| line.get(ply).copied())
            && tree.with_untracked(|tree| tree.has(at))
        {
            tree.update(|tree| tree.go(at));
        }
    };
    let exact = move || {
        let shares = tree.with(|tree| {
            reviewed.with(|line| {
                judged.with(|judged| {
                    [Player::White, Player::Black].map(|side| accuracy(tree, line, judged, side))
                })
            })
        });
        let [Some(white), Some(black)] = shares else { return String::new() };
        say.with("psy-accuracy", &Args::new().with("white", white).with("black", black))
    };
    let shown = move || lines.with(|lines| lines.is_some());
    let path = move |closed: bool| {
        lines
            .with(|lines| lines.as_ref().map(|(line, area)| if closed { area.clone() } else { line.clone() }))
    };
    view! {
        <Show when=shown>
            <figure class="graph">
                <svg id="graph" viewBox=format!("0 0 {} {}", SIZE[0], SIZE[1]) preserveAspectRatio="none"
                    role="img"
                    aria-label=p("psy-graph") on:click=go>
                    <path class="area" d=move || path(true)></path>
                    <path class="even" d=format!("M0 {0}H{1}", SIZE[1] / 2.0, SIZE[0])></path>
                    <path class="chance" d=move || path(false)></path>
                    {now}
                    {marks}
                </svg>
                <figcaption class="hint" id="accuracy">{exact}</figcaption>
            </figure>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::psychopathe::engine_messages::Worth;

    #[test]
    fn the_line_goes_up_when_white_stands_better() {
        let found = |worth| Some(FoundLine { worth, moves: Vec::new() });
        let judged = [found(Worth::Hundredths(0)), None, found(Worth::Win(3)), found(Worth::Win(-1))];
        let (line, area) = drawn(&judged, 3).expect("judged");
        assert_eq!(line, "M0.0 40.0L200.0 0.0L300.0 80.0");
        assert!(area.ends_with("L300.0 40L0.0 40Z"), "{area}");
        assert_eq!(drawn(&[], 0), None);
    }
}

//! Bonds drawn as a map: everybody on a circle, an arrow for each tie.

use leptos::prelude::*;
use yonkoma::{Status, View};

use super::desk::Desk;
use crate::{live::live, tongue::t};

/// The width and height of the picture.
const SIZE: (f64, f64) = (360.0, 330.0);

/// Somebody on the map.
#[derive(Debug, Clone, PartialEq)]
struct Node {
    id: u8,
    name: String,
    label: String,
    is_pc: bool,
    at: (f64, f64),
}

/// A tie on the map.
#[derive(Debug, Clone, PartialEq)]
struct Tie {
    from: usize,
    to: usize,
    text: String,
    is_imposed: bool,
}

fn drawn(view: &View) -> (Vec<Node>, Vec<Tie>) {
    let tied = |id| view.board.characters.iter().flat_map(|c| &c.bonds).any(|bond| bond.target == Some(id));
    let there = view.board.characters.iter().filter(|c| c.status != Status::Eliminated);
    // The game master's extras are not on the map before somebody is tied to them.
    let there: Vec<_> = there.filter(|c| c.owner.is_some() || c.important || tied(c.id)).collect();
    let n = u32::try_from(there.len().max(1)).unwrap_or(1);
    let (x, y) = (SIZE.0 / 2.0, SIZE.1 / 2.0);
    let nodes: Vec<Node> = (0u32..)
        .zip(&there)
        .map(|(index, c)| {
            let turn = std::f64::consts::TAU * f64::from(index) / f64::from(n) - std::f64::consts::FRAC_PI_2;
            let at = (x + (x - 62.0) * turn.cos(), y + (y - 34.0) * turn.sin());
            Node {
                id: c.id.0,
                name: c.name.to_string(),
                label: short(&c.name, 16),
                is_pc: c.owner.is_some(),
                at,
            }
        })
        .collect();
    let place = |id: yonkoma::CharacterId| nodes.iter().position(|node| node.id == id.0);
    let ties = there.iter().flat_map(|c| c.bonds.iter().map(|bond| (c.id, bond))).filter_map(|(id, bond)| {
        let (from, to) = (place(id)?, place(bond.target?)?);
        let is_imposed = bond.kind == yonkoma::BondKind::Imposed;
        Some(Tie { from, to, text: bond.text.to_string(), is_imposed })
    });
    let ties = ties.collect();
    (nodes, ties)
}

fn short(text: &str, most: usize) -> String {
    if kernel::length(text) <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

/// The map, and the same in words.
pub(super) fn map(desk: Desk) -> AnyView {
    let seen = desk.slice(drawn);
    let picture = move || {
        let (nodes, ties) = seen.get();
        let arrow = |(number, tie): (usize, &Tie)| {
            let ((x1, y1), (x2, y2)) = (nodes[tie.from].at, nodes[tie.to].at);
            let (dx, dy) = (x2 - x1, y2 - y1);
            let length = dx.hypot(dy).max(1.0);
            // Two who are tied to each other have two arrows, bent apart.
            let (nx, ny) = (-dy / length * 22.0, dx / length * 22.0);
            let (mx, my) = (f64::midpoint(x1, x2) + nx, f64::midpoint(y1, y2) + ny);
            let end = |x: f64, y: f64| {
                let (ex, ey) = (x - mx, y - my);
                let far = ex.hypot(ey).max(1.0);
                (x - ex / far * 26.0, y - ey / far * 20.0)
            };
            let ((ax, ay), (bx, by)) = (end(x1, y1), end(x2, y2));
            // Nearer to whom the tie belongs, where fewer arrows cross.
            let at = |a: f64, m: f64, b: f64| 0.4225 * a + 0.455 * m + 0.1225 * b;
            let (tx, ty) = (at(ax, mx, bx), at(ay, my, by));
            view! {
                <g class="tie" class:imposed=tie.is_imposed>
                    <path d=format!("M{ax:.1} {ay:.1}Q{mx:.1} {my:.1} {bx:.1} {by:.1}") marker-end="url(#tip)"/>
                    <circle cx=format!("{tx:.1}") cy=format!("{ty:.1}") r="9"/>
                    <text x=format!("{tx:.1}") y=format!("{:.1}", ty + 4.0) text-anchor="middle">{number + 1}</text>
                </g>
            }
        };
        let node = |node: &Node| {
            let (x, y) = node.at;
            #[expect(clippy::cast_precision_loss, reason = "a few letters")]
            let width = (kernel::length(&node.label) as f64 * 7.6 + 16.0).max(40.0);
            view! {
                <g class="who" class:pc=node.is_pc>
                    <rect x=format!("{:.1}", x - width / 2.0) y=format!("{:.1}", y - 14.0) width=format!("{width:.1}") height="28" rx=if node.is_pc { "3" } else { "14" }/>
                    <text x=format!("{x:.1}") y=format!("{:.1}", y + 5.0) text-anchor="middle">{node.label.clone()}</text>
                </g>
            }
        };
        let item = |tie: &Tie| {
            view! { <li><strong>{nodes[tie.from].name.clone()} " → " {nodes[tie.to].name.clone()}</strong> " " {tie.text.clone()}</li> }
        };
        view! {
            <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) aria-hidden="true">
                <defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="tip" d="M0 0L10 5L0 10z"/></marker></defs>
                {ties.iter().enumerate().map(arrow).collect_view()}
                {nodes.iter().map(node).collect_view()}
            </svg>
            <ol class="ties">{ties.iter().map(item).collect_view()}</ol>
        }
    };
    let has_ties = Memo::new(move |_| seen.with(|(_, ties)| !ties.is_empty()));
    view! {
        <section class="box map" aria-labelledby="map-title" hidden=live(move || !has_ties.get())>
            <h2 id="map-title">{t("yk-map")}</h2>
            {picture}
        </section>
    }
    .into_any()
}

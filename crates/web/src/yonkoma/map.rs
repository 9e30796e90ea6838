//! Bonds drawn as a map: everybody on a circle, an arrow for each tie.

use kernel::circle::{Arrow, Point, place};
use leptos::prelude::*;
use yonkoma::{Presence, View};

use super::context::TableContext;
use crate::{erased::piece, language::t};

/// The width and height of the picture.
const SIZE: Point = (360, 330);

/// Somebody on the map.
#[derive(Debug, Clone, PartialEq)]
struct Node {
    id: u8,
    name: String,
    label: String,
    is_pc: bool,
    at: Point,
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
    let there = view.board.characters.iter().filter(|c| c.status != Presence::Eliminated);
    // The game master's extras are not on the map before somebody is tied to them.
    let there: Vec<_> = there.filter(|c| c.owner.is_some() || c.important || tied(c.id)).collect();
    let middle = (SIZE.0 / 2, SIZE.1 / 2);
    let node = |(index, c): (usize, &&yonkoma::CharacterView)| Node {
        id: c.id.0,
        name: c.name.to_string(),
        label: short(&c.name, 16),
        is_pc: c.owner.is_some(),
        at: place(index, there.len(), middle, (middle.0 - 62, middle.1 - 34)),
    };
    let nodes: Vec<Node> = there.iter().enumerate().map(node).collect();
    let index = |id: yonkoma::CharacterId| nodes.iter().position(|node| node.id == id.0);
    let ties = there.iter().flat_map(|c| c.bonds.iter().map(|bond| (c.id, bond))).filter_map(|(id, bond)| {
        let (from, to) = (index(id)?, index(bond.target?)?);
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
pub(super) fn map(ctx: TableContext) -> AnyView {
    let seen = ctx.slice(drawn);
    let picture = move || {
        let (nodes, ties) = seen.get();
        let arrow = |(number, tie): (usize, &Tie)| {
            let arrow = Arrow::new(nodes[tie.from].at, nodes[tie.to].at, 22, (26, 26));
            let (x, y) = arrow.label();
            view! {
                <g class="tie" class:imposed=tie.is_imposed>
                    <path d=arrow.line()/>
                    <path class="tip" d=arrow.tip()/>
                    <circle cx=x cy=y r="9"/>
                    <text x=x y=y + 4 text-anchor="middle">{number + 1}</text>
                </g>
            }
            .into_any()
        };
        let node = |node: &Node| {
            let (x, y) = node.at;
            let width = (i32::try_from(kernel::length(&node.label)).unwrap_or(16) * 38 / 5 + 16).max(40);
            view! {
                <g class="who" class:pc=node.is_pc>
                    <rect x=x - width / 2 y=y - 14 width=width height="28"
                        rx=if node.is_pc { "3" } else { "14" }/>
                    <text x=x y=y + 5 text-anchor="middle">{node.label.clone()}</text>
                </g>
            }
            .into_any()
        };
        let item = |tie: &Tie| {
            view! {
                <li>
                    <strong>{nodes[tie.from].name.clone()} " → " {nodes[tie.to].name.clone()}</strong>
                    " "
                    {tie.text.clone()}
                </li>
            }
        };
        view! {
            <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) aria-hidden="true">
                {ties.iter().enumerate().map(arrow).collect_view()}
                {nodes.iter().map(node).collect_view()}
            </svg>
            <ol class="ties">{ties.iter().map(item).collect_view()}</ol>
        }
    };
    let has_ties = Memo::new(move |_| seen.with(|(_, ties)| !ties.is_empty()));
    view! {
        <section class="box map" aria-labelledby="map-title" hidden=Signal::derive(move || !has_ties.get())>
            <h2 id="map-title">{t("yk-map")}</h2>
            {piece(picture)}
        </section>
    }
    .into_any()
}

//! Who is tied to whom, as a picture.

use kernel::circle::{Arrow, Point, place};
use leptos::prelude::*;
use psychodrame::{Bond, CharacterId};

use super::context::{TableContext, name};
use crate::{erased::piece, language::t};

/// What is drawn.
#[derive(Debug, Clone, PartialEq)]
struct Drawn {
    people: Vec<(CharacterId, String, bool)>,
    ties: Vec<Bond>,
}

fn drawn(ctx: TableContext) -> Drawn {
    ctx.view.with(|view| {
        let table = &view.table;
        let ties = table.bonds();
        let people = table.bound(&ties).into_iter().map(|(who, gone)| (who, name(ctx, who), gone));
        Drawn { people: people.collect(), ties }
    })
}

/// How wide the picture is, where its middle is, and how far from it people stand.
const WIDTH: i32 = 340;
const MIDDLE: Point = (170, 120);
const RADII: Point = (118, 84);

/// The picture: everybody in a circle, an arrow for each tie; below it the same in words.
pub(super) fn map(ctx: TableContext, title: &'static str) -> AnyView {
    let now = Memo::new(move |_| drawn(ctx));
    let picture = move || {
        let Drawn { people, ties } = now.get();
        let n = people.len();
        let places: Vec<Point> = (0..n).map(|index| place(index, n, MIDDLE, RADII)).collect();
        let at = |who: CharacterId| people.iter().position(|(it, ..)| *it == who).map(|index| places[index]);
        let lines = ties.iter().filter_map(|tie| Some((at(tie.from)?, at(tie.to)?, tie.problem)));
        let lines = lines.map(|(from, to, problem)| {
            let arrow = Arrow::new(from, to, if problem { 34 } else { 14 }, (0, 26));
            view! {
                <g class:problem=problem>
                    <path class="tie" d=arrow.line()/>
                    <path class="tip" d=arrow.tip()/>
                </g>
            }
            .into_any()
        });
        let nodes = people.iter().zip(&places).map(|((who, called, gone), (x, y))| {
            let (x, y) = (*x, *y);
            let short: String =
                called.split_whitespace().next().unwrap_or_default().chars().take(12).collect();
            let second = matches!(who, CharacterId::Secondary(_));
            let width = i32::try_from(kernel::length(&short)).unwrap_or(12) * 8 + 20;
            view! {
                <g class="person" class:gone=*gone class:second=second>
                    <rect x=x - width / 2 y=y - 14 width=width height="28" rx="14"/>
                    <text x=x y=y + 5 text-anchor="middle">{short}</text>
                </g>
            }
            .into_any()
        });
        let label = ctx.translator.just(title);
        // No more room than the circle needs.
        let top = places.iter().map(|place| place.1).min().map_or(0, |top| top - 44);
        let height = places.iter().map(|place| place.1).max().map_or(0, |end| end + 44 - top);
        view! {
            <svg class="map" viewBox=format!("0 {top} {WIDTH} {height}") role="img" aria-label=label>
                {lines.collect_view()} {nodes.collect_view()}
            </svg>
        }
        .into_any()
    };
    let said = move || {
        let Drawn { ties, .. } = now.get();
        let row = |tie: Bond| {
            let to = name(ctx, tie.to);
            view! {
                <li class:problem=tie.problem>{name(ctx, tie.from)} " → " {to} " · " <q>{tie.text}</q></li>
            }
            .into_any()
        };
        ties.into_iter().map(row).collect_view()
    };
    view! {
        <figure class="map-box" hidden=Signal::derive(move || now.with(|now| now.people.is_empty()))>
            <figcaption>{t(title)}</figcaption>
            {piece(picture)}
            <ul class="ties">{piece(said)}</ul>
        </figure>
    }
    .into_any()
}

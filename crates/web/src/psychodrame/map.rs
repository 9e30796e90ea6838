//! Who is tied to whom, as a picture.

use leptos::prelude::*;
use psychodrame::{About, Fate, Table, Trait, Who};

use super::desk::{Desk, name};
use crate::{live::live, tongue::t};

/// A line of the picture: from whom to whom, what it says, whether it is a tie to a problem.
#[derive(Debug, Clone, PartialEq)]
struct Tie {
    from: Who,
    to: Who,
    text: String,
    problem: bool,
}

/// What is drawn.
#[derive(Debug, Clone, PartialEq)]
struct Drawn {
    people: Vec<(Who, String, bool)>,
    ties: Vec<Tie>,
}

fn ties(table: &Table, problems_only: bool) -> Vec<Tie> {
    let mains = (1u8..).zip(&table.mains).filter(|(_, main)| main.fate != Fate::Retired);
    let of = |(n, each): (u8, &Trait)| {
        let tie =
            |to: Who, problem: bool| Tie { from: Who::Main(n), to, text: each.text.to_string(), problem };
        match &each.about {
            About::Relation { to } if !problems_only => Some(tie(*to, false)),
            About::ProblemLink { to, .. } => Some(tie(*to, true)),
            _ => None,
        }
    };
    mains.flat_map(|(n, main)| main.traits.iter().map(move |each| (n, each))).filter_map(of).collect()
}

fn drawn(desk: Desk, problems_only: bool) -> Drawn {
    desk.view.with(|view| {
        let table = &view.table;
        let ties = ties(table, problems_only);
        let mains = (1u8..).zip(&table.mains).map(|(n, main)| (Who::Main(n), main.fate));
        let mains = mains.filter(|(who, fate)| {
            let tied = || ties.iter().any(|tie| tie.to == *who || tie.from == *who);
            matches!(fate, Fate::Alive | Fate::Draft) || (!problems_only && tied())
        });
        let others = (1u8..).zip(&table.secondaries).map(|(n, it)| (Who::Secondary(n), it.alive));
        let others = others.filter(|(who, _)| ties.iter().any(|tie| tie.to == *who));
        let mains = mains.map(|(who, fate)| (who, fate == Fate::Dead));
        let all = mains.chain(others.map(|(who, alive)| (who, !alive)));
        Drawn { people: all.map(|(who, gone)| (who, name(desk, who), gone)).collect(), ties }
    })
}

/// How wide the picture is, and where its middle is: whole numbers, since the page writes no others.
const WIDTH: i32 = 340;
const MIDDLE: (f64, f64) = (170.0, 120.0);

#[expect(clippy::cast_possible_truncation, reason = "a picture is a few hundred units wide")]
fn whole(number: f64) -> i32 {
    number.round() as i32
}

fn place(index: usize, of: usize) -> (f64, f64) {
    #[expect(clippy::cast_precision_loss, reason = "a few people")]
    let turn = (index as f64 / of.max(1) as f64 - if of == 2 { 0.5 } else { 0.25 }) * std::f64::consts::TAU;
    (MIDDLE.0 + 118.0 * turn.cos(), MIDDLE.1 + 84.0 * turn.sin())
}

/// The picture: everybody in a circle, an arrow for each tie; below it the same in words.
pub(super) fn map(desk: Desk, title: &'static str, problems_only: bool) -> AnyView {
    let now = Memo::new(move |_| drawn(desk, problems_only));
    let picture = move || {
        let Drawn { people, ties } = now.get();
        let n = people.len();
        let at = |who: Who| people.iter().position(|(it, ..)| *it == who).map(|index| place(index, n));
        let lines = ties.iter().filter_map(|tie| Some((at(tie.from)?, at(tie.to)?, tie.problem)));
        let lines = lines.map(|((x, y), (u, v), problem)| {
            // Bent to the right, so that two ties between the same two do not cover each other.
            let (dx, dy) = (u - x, v - y);
            let length = dx.hypot(dy).max(1.0);
            let bend = if problem { 34.0 } else { 14.0 };
            let (cx, cy) = ((x + u) / 2.0 - dy / length * bend, (y + v) / 2.0 + dx / length * bend);
            let back = 26.0 / (u - cx).hypot(v - cy).max(1.0);
            let (u, v) = (u - (u - cx) * back, v - (v - cy) * back);
            let angle = whole((v - cy).atan2(u - cx).to_degrees());
            let [x, y, cx, cy, u, v] = [x, y, cx, cy, u, v].map(whole);
            view! {
                <g class:problem=problem>
                    <path class="tie" d=format!("M{x} {y} Q{cx} {cy} {u} {v}")/>
                    <path class="tip" d="M0 0 l-9 -4 v8 z" transform=format!("translate({u} {v}) rotate({angle})")/>
                </g>
            }
            .into_any()
        });
        let nodes = people.iter().enumerate().map(|(index, (who, called, gone))| {
            let (x, y) = place(index, n);
            let (x, y) = (whole(x), whole(y));
            let short: String =
                called.split_whitespace().next().unwrap_or_default().chars().take(12).collect();
            let second = matches!(who, Who::Secondary(_));
            let width = i32::try_from(kernel::length(&short)).unwrap_or(12) * 8 + 20;
            view! {
                <g class="person" class:gone=*gone class:second=second>
                    <rect x=x - width / 2 y=y - 14 width=width height="28" rx="14"/>
                    <text x=x y=y + 5 text-anchor="middle">{short}</text>
                </g>
            }
            .into_any()
        });
        let label = desk.tongue.just(title);
        // No more room than the circle needs.
        let heights: Vec<i32> = (0..n).map(|index| whole(place(index, n).1)).collect();
        let top = heights.iter().min().map_or(0, |top| top - 44);
        let height = heights.iter().max().map_or(0, |end| end + 44 - top);
        view! {
            <svg class="map" viewBox=format!("0 {top} {WIDTH} {height}") role="img" aria-label=label>
                {lines.collect_view()} {nodes.collect_view()}
            </svg>
        }
        .into_any()
    };
    let said = move || {
        let Drawn { ties, .. } = now.get();
        let row = |tie: Tie| {
            let to = name(desk, tie.to);
            view! { <li class:problem=tie.problem>{name(desk, tie.from)} " → " {to} " · " <q>{tie.text}</q></li> }
                .into_any()
        };
        ties.into_iter().map(row).collect_view()
    };
    view! {
        <figure class="map-box" hidden=live(move || now.with(|now| now.people.is_empty()))>
            <figcaption>{t(title)}</figcaption>
            {picture}
            <ul class="ties">{said}</ul>
        </figure>
    }
    .into_any()
}

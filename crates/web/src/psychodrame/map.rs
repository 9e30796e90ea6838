//! Who is tied to whom, as a picture.

use leptos::prelude::*;
use psychodrame::{CharacterId, Fate, OpenState, Trait, TraitKind};

use super::context::{TableContext, name};
use crate::{
    circle::{Arrow, Point, place},
    erased::piece,
    language::t,
};

/// A line of the picture: from whom to whom, what it says, whether it is a tie to a problem.
#[derive(Debug, Clone, PartialEq)]
struct Tie {
    from: CharacterId,
    to: CharacterId,
    text: String,
    problem: bool,
}

/// What is drawn.
#[derive(Debug, Clone, PartialEq)]
struct Drawn {
    people: Vec<(CharacterId, String, bool)>,
    ties: Vec<Tie>,
}

fn ties(table: &OpenState) -> Vec<Tie> {
    let gone = |fate: Fate| fate == Fate::Retired;
    let mains = (1u8..).zip(&table.mains).filter(|(_, main)| !gone(main.fate));
    let of = |(n, each): (u8, &Trait)| {
        let tie = |to: CharacterId, problem: bool| Tie {
            from: CharacterId::Main(n),
            to,
            text: each.text.to_string(),
            problem,
        };
        match &each.about {
            TraitKind::Relation { to } => Some(tie(*to, false)),
            TraitKind::ProblemLink { to, .. } => Some(tie(*to, true)),
            _ => None,
        }
    };
    mains.flat_map(|(n, main)| main.traits.iter().map(move |each| (n, each))).filter_map(of).collect()
}

fn drawn(ctx: TableContext) -> Drawn {
    ctx.view.with(|view| {
        let table = &view.table;
        let ties = ties(table);
        let mains = (1u8..).zip(&table.mains).map(|(n, main)| (CharacterId::Main(n), main.fate));
        let mains = mains.filter(|(who, fate)| {
            let tied = || ties.iter().any(|tie| tie.to == *who || tie.from == *who);
            matches!(fate, Fate::Alive | Fate::Draft) || tied()
        });
        let others = (1u8..).zip(&table.secondaries).map(|(n, it)| (CharacterId::Secondary(n), it.alive));
        let others = others.filter(|(who, _)| ties.iter().any(|tie| tie.to == *who));
        let mains = mains.map(|(who, fate)| (who, fate == Fate::Dead));
        let all = mains.chain(others.map(|(who, alive)| (who, !alive)));
        Drawn { people: all.map(|(who, gone)| (who, name(ctx, who), gone)).collect(), ties }
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
        let row = |tie: Tie| {
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

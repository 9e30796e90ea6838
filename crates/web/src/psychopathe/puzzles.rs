//! Puzzles: the list with its grades, and what was solved on this device. The file comes when it is asked for.

use std::{collections::BTreeMap, sync::OnceLock};

use leptos::{prelude::*, task::spawn_local};
use psychopathe::{HARDEST, Puzzle};
use readers::json;
use serde::{Deserialize, Serialize};
use words::Args;

use super::{
    destination::Destination,
    say::{Say, p},
    solve::Solve,
};
use crate::{keep, net, texts};

const KEPT: &str = "tablee.psychopathe.puzzles";
/// The file of puzzles, as the page's first script names it.
const FILE: &str = "puzzles.json";

static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();

/// How a puzzle went on this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PuzzleMark {
    /// Solved without help and without a wrong try.
    Clean,
    /// Solved in the end.
    Solved,
}

/// What was solved on this device.
pub(super) fn marks() -> BTreeMap<String, PuzzleMark> {
    keep::read(KEPT).unwrap_or_default()
}

/// Remembers that a puzzle was solved; what went well once stays so.
pub(super) fn remember(id: &str, mark: PuzzleMark) {
    let mut marks = marks();
    let kept = marks.entry(id.to_owned()).or_insert(mark);
    if mark == PuzzleMark::Clean {
        *kept = mark;
    }
    keep::write(KEPT, &marks);
}

/// All puzzles, once they are there.
pub(super) fn all() -> &'static [Puzzle] {
    PUZZLES.get().map_or(&[], Vec::as_slice)
}

/// The next puzzle that is not solved, after this one or from the beginning.
pub(super) fn next_after(id: Option<&str>) -> Option<&'static Puzzle> {
    let marks = marks();
    next(all(), &marks, id)
}

fn next<'a>(all: &'a [Puzzle], marks: &BTreeMap<String, PuzzleMark>, id: Option<&str>) -> Option<&'a Puzzle> {
    let start = id.and_then(|id| all.iter().position(|puzzle| puzzle.id == id)).map_or(0, |at| at + 1);
    let (before, after) = all.split_at(start.min(all.len()));
    let open = |puzzle: &&Puzzle| !marks.contains_key(&puzzle.id) && Some(puzzle.id.as_str()) != id;
    after.iter().find(open).or_else(|| before.iter().find(open))
}

async fn fetch() -> Option<()> {
    let file = texts::named(FILE)?;
    let text = net::text(&file).await.ok()?;
    let puzzles = Puzzle::parse_all(&json::from_text::<String>(&text)?).ok()?;
    // The first ones stand: they are the same.
    let _ = PUZZLES.set(puzzles);
    Some(())
}

/// All puzzles, or one of them.
#[component]
pub(super) fn Puzzles(which: Option<String>) -> impl IntoView {
    // Nothing yet, there, or not to be had.
    let there = RwSignal::new((!all().is_empty()).then_some(true));
    if there.get_untracked().is_none() {
        spawn_local(async move {
            let came = fetch().await.is_some();
            // The page may have gone elsewhere meanwhile.
            there.try_set(Some(came));
        });
    }
    move || match there.get() {
        Some(true) => {
            let found = which.as_deref().and_then(|id| all().iter().position(|puzzle| puzzle.id == id));
            match found {
                Some(index) => view! { <Solve index/> }.into_any(),
                None => overview(),
            }
        }
        state => {
            let said = if state.is_none() { "psy-puzzles-coming" } else { "psy-puzzles-away" };
            view! {
                <main id="content" class="psy-hub" tabindex="-1">
                    <h1>{p("psy-door-puzzles")}</h1>
                    <p role="status">{p(said)}</p>
                </main>
            }
            .into_any()
        }
    }
}

fn overview() -> AnyView {
    let marks = marks();
    let solved = |puzzle: &Puzzle| marks.contains_key(&puzzle.id);
    let n = all().iter().filter(|puzzle| solved(puzzle)).count();
    let say = Say::new();
    let total = move || say.with("psy-puzzles-solved", &Args::new().with("n", n).with("all", all().len()));
    let go = next_after(None).map(|puzzle| {
        let text = if n == 0 { "psy-puzzles-begin" } else { "psy-puzzles-go-on" };
        let href = Destination::Puzzles(Some(puzzle.id.clone())).href();
        view! { <p><a class="button primary big" id="next-puzzle" href=href>{p(text)}</a></p> }
    });
    let grades = (1..=HARDEST).map(|grade| graded(grade, &marks)).collect_view();
    view! {
        <main id="content" class="psy-hub" tabindex="-1">
            <h1>{p("psy-door-puzzles")}</h1>
            <p>{p("psy-puzzles-lead")}</p>
            <p id="solved">{Signal::derive(total)}</p>
            {go}
            {grades}
        </main>
    }
    .into_any()
}

/// The puzzles of one grade.
fn graded(grade: u8, marks: &BTreeMap<String, PuzzleMark>) -> AnyView {
    let say = Say::new();
    let of_grade = all().iter().enumerate().filter(|(_, puzzle)| puzzle.grade == grade);
    let item = |(index, puzzle): (usize, &'static Puzzle)| {
        let mark = marks.get(&puzzle.id).copied();
        let (state, sign) = match mark {
            None => ("open", ""),
            Some(PuzzleMark::Solved) => ("solved", " ·"),
            Some(PuzzleMark::Clean) => ("clean", " ✓"),
        };
        let label =
            move || say.with("psy-puzzle-label", &Args::new().with("n", index + 1).with("state", state));
        view! {
            <li>
                <a class="level" data-state=state data-puzzle=puzzle.id.clone()
                    href=Destination::Puzzles(Some(puzzle.id.clone())).href() aria-label=Signal::derive(label)>
                    {index + 1} {sign}
                </a>
            </li>
        }
        .into_any()
    };
    let items: Vec<AnyView> = of_grade.map(item).collect();
    let title = move || say.with("psy-puzzle-grade", &Args::new().with("grade", grade));
    view! {
        <h2>{Signal::derive(title)}</h2>
        <ol class="puzzle-list">{items}</ol>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_one_is_not_solved_yet() {
        let all = Puzzle::all();
        let mut marks = BTreeMap::new();
        assert_eq!(next(&all, &marks, None).map(|puzzle| &puzzle.id), Some(&all[0].id));
        marks.insert(all[1].id.clone(), PuzzleMark::Clean);
        assert_eq!(next(&all, &marks, Some(&all[0].id)).map(|puzzle| &puzzle.id), Some(&all[2].id));
        let last = all.last().expect("puzzles");
        assert_eq!(next(&all, &marks, Some(&last.id)).map(|puzzle| &puzzle.id), Some(&all[0].id));
        marks.extend(all.iter().map(|puzzle| (puzzle.id.clone(), PuzzleMark::Solved)));
        assert_eq!(next(&all, &marks, None), None);
    }
}

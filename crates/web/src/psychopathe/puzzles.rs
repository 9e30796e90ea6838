//! Puzzles: the list with its grades and themes, the puzzle of the day, and what was solved on this device. The file comes
//! when it is asked for.

use std::{collections::BTreeMap, sync::OnceLock};

use leptos::{prelude::*, task::spawn_local};
use psychopathe::{HARDEST, Puzzle, Theme};
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
const KEPT_DAYS: &str = "tablee.psychopathe.daily";
/// A day, in milliseconds.
const DAY: f64 = 86_400_000.0;
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
    if daily(all(), today()).is_some_and(|puzzle| puzzle.id == id) {
        let days = keep::read(KEPT_DAYS).unwrap_or_default();
        keep::write(KEPT_DAYS, &Days::solved_on(days, today()));
    }
}

/// Puzzles of the day that were solved without a day in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
struct Days {
    /// The last one, in days.
    last: u32,
    /// How many in a row.
    n: u32,
}

impl Days {
    fn solved_on(self, day: u32) -> Self {
        match day.checked_sub(self.last) {
            Some(0) => self,
            Some(1) => Self { last: day, n: self.n + 1 },
            _ => Self { last: day, n: 1 },
        }
    }

    /// How many in a row, as long as today's can still go on with them.
    fn row_on(self, day: u32) -> u32 {
        if day.saturating_sub(self.last) <= 1 { self.n } else { 0 }
    }
}

/// The day where this device is.
fn today() -> u32 {
    let now = js_sys::Date::new_0();
    let here = now.get_time() - now.get_timezone_offset() * 60_000.0;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "days since 1970")]
    let day = (here / DAY) as u32;
    day
}

/// The puzzle of a day: the same for everybody who has the same puzzles, and not in their order.
fn daily(all: &[Puzzle], day: u32) -> Option<&Puzzle> {
    let mixed = (u64::from(day).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33) as usize;
    all.get(mixed.checked_rem(all.len())?)
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
    let theme = RwSignal::new(None::<Theme>);
    let grades = move || (1..=HARDEST).map(|grade| graded(grade, theme.get(), &marks)).collect_view();
    let choose = move |event: leptos::ev::Event| {
        let word = event_target_value(&event);
        theme.set(Theme::ALL.into_iter().find(|theme| theme.word() == word));
    };
    let named = |theme: Theme| {
        let name =
            move || words::capitalised(&say.with("psy-theme", &Args::new().with("theme", theme.word())));
        view! { <option value=theme.word()>{Signal::derive(name)}</option> }
    };
    let themes = Theme::ALL.map(named).into_iter().collect_view();
    view! {
        <main id="content" class="psy-hub" tabindex="-1">
            <h1>{p("psy-door-puzzles")}</h1>
            <p>{p("psy-puzzles-lead")}</p>
            <p id="solved">{Signal::derive(total)}</p>
            {go}
            {of_the_day()}
            <p class="themes">
                <label for="theme">{p("psy-puzzles-theme")}</label>
                <select id="theme" on:change=choose>
                    <option value="">{p("psy-theme-any")}</option> {themes}
                </select>
            </p>
            {crate::erased::piece(grades)}
        </main>
    }
    .into_any()
}

/// The puzzle of the day, and how many were solved in a row.
fn of_the_day() -> Option<AnyView> {
    let say = Say::new();
    let day = today();
    let puzzle = daily(all(), day)?;
    let days = keep::read::<Days>(KEPT_DAYS).unwrap_or_default();
    let row = move || match days.row_on(day) {
        0 => String::new(),
        n => say.with("psy-daily-row", &Args::new().with("n", n)),
    };
    let href = Destination::Puzzles(Some(puzzle.id.clone())).href();
    let done = (days.last == day && days.n > 0).then_some(" ✓");
    let shown = view! {
        <p class="daily">
            <a class="button" id="daily-puzzle" href=href>{p("psy-daily")} {done}</a>
            " "
            <span class="hint">{Signal::derive(row)}</span>
        </p>
    };
    Some(shown.into_any())
}

/// The puzzles of one grade, of one theme or all.
fn graded(grade: u8, theme: Option<Theme>, marks: &BTreeMap<String, PuzzleMark>) -> AnyView {
    let say = Say::new();
    let is_meant =
        |puzzle: &Puzzle| puzzle.grade == grade && theme.is_none_or(|theme| puzzle.themes.contains(&theme));
    let of_grade = all().iter().enumerate().filter(|(_, puzzle)| is_meant(puzzle));
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
                    href=Destination::Puzzles(Some(puzzle.id.clone())).href()
                    aria-label=Signal::derive(label)>
                    {index + 1} {sign}
                </a>
            </li>
        }
        .into_any()
    };
    let items: Vec<AnyView> = of_grade.map(item).collect();
    if items.is_empty() {
        return ().into_any();
    }
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
    fn days_in_a_row_are_counted() {
        let days = [10, 10, 11, 12].into_iter().fold(Days::default(), Days::solved_on);
        assert_eq!(days, Days { last: 12, n: 3 });
        assert_eq!([12, 13, 14].map(|day| days.row_on(day)), [3, 3, 0]);
        assert_eq!(days.solved_on(15), Days { last: 15, n: 1 });
        let all = Puzzle::all();
        let ids: std::collections::BTreeSet<&str> =
            (20_000..20_030).filter_map(|day| Some(daily(&all, day)?.id.as_str())).collect();
        assert!(ids.len() > 20, "another one almost every day: {}", ids.len());
        assert_eq!(daily(&[], 1), None);
    }

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

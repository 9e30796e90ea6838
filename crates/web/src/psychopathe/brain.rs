//! The engine in its worker: it thinks, and says what it has found so far. It is stopped by ending the worker.

use std::cell::RefCell;

use psychopathe::{Course, Move, Player, Position};
use search::psychopathe::{Engine, Level, Limits, Observer, Report, Score, search_for_three};
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};

use super::engine_messages::{EngineAnswer, EngineRequest, FoundLine, GameSoFar, Task, Worth};
use readers::json;

/// Size of the engine's table, in mebibytes: phones have little room.
const TABLE: usize = 16;
/// Deepest search worth showing.
const DEEPEST: u32 = 40;

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Waits for errands.
pub fn listen() {
    let heard = Closure::<dyn Fn(JsValue)>::new(|event: JsValue| {
        let data = js_sys::Reflect::get(&event, &"data".into()).ok().and_then(|data| data.as_string());
        if let Some(request) = data.and_then(|text| json::from_text::<EngineRequest>(&text)) {
            run(&request);
        }
    });
    // A worker that cannot listen is of no use, and its page says so when nothing comes.
    let _ = js_sys::Reflect::set(&js_sys::global(), &"onmessage".into(), heard.as_ref());
    heard.forget();
    post(&EngineAnswer::Ready);
}

fn post(answer: &EngineAnswer) {
    let global = js_sys::global();
    let post = js_sys::Reflect::get(&global, &"postMessage".into()).ok();
    if let Some(post) = post.and_then(|f| f.dyn_into::<js_sys::Function>().ok()) {
        // The page may be gone.
        let _ = post.call1(&global, &json::to_text(answer).into());
    }
}

fn run(request: &EngineRequest) {
    let EngineRequest { id, line, task } = request;
    let played = line.course().and_then(|course| match *task {
        Task::Play { level, seed, millis } => play(*id, line, &course, level, seed, millis),
        Task::Analyse { lines, millis } => {
            analyse(*id, line, &course, lines, millis);
            None
        }
    });
    post(&EngineAnswer::Done { id: *id, played });
}

fn with_engine<T>(line: &GameSoFar, think: impl FnOnce(&mut Engine) -> T) -> T {
    ENGINE.with_borrow_mut(|kept| {
        let fits = kept.as_ref().is_some_and(|engine| engine.board().size() == line.board().size());
        if !fits {
            *kept = None;
        }
        think(kept.get_or_insert_with(|| Engine::new(line.board(), TABLE)))
    })
}

fn play(id: u32, line: &GameSoFar, course: &Course, level: u8, seed: u64, millis: u32) -> Option<String> {
    let position = course.position();
    let level = Level::new(level).unwrap_or(Level::MAX);
    let played = if position.n_players() == 2 {
        let mut watch = Watch::new(id, line, now() + f64::from(millis), position);
        with_engine(line, |engine| level.choose(engine, course, seed, &mut watch))
    } else {
        let (depth, most) = match level.number() {
            ..=3 => (1, 2_000),
            4..=6 => (2, 6_000),
            7..=8 => (3, 40_000),
            _ => (4, 200_000),
        };
        let until = now() + f64::from(millis);
        let mut spent = |nodes: u64| nodes >= most || now() > until;
        search_for_three(line.board(), course, depth, seed, &mut spent).map(|found| found.played)
    };
    played.map(|played| position.move_text(line.board(), played))
}

/// The best lines, deeper and deeper, all of them to the same depth.
fn analyse(id: u32, line: &GameSoFar, course: &Course, lines: usize, millis: u32) {
    let until = now() + f64::from(millis);
    let mut watch = Watch::new(id, line, until, course.position());
    with_engine(line, |engine| engine.search_lines(course, lines, Limits::depth(DEEPEST), &mut watch));
}

/// A line in the notation, and its worth for white.
fn told(line: &GameSoFar, start: &Position, score: Score, moves: &[Move]) -> FoundLine {
    let mut position = start.clone();
    let mut texts = Vec::new();
    for &played in moves {
        // What the table remembers of a line may not fit where the line repeats a position.
        if !position.legal_moves(line.board()).contains(&played) {
            break;
        }
        texts.push(position.move_text(line.board(), played));
        position = position.after(line.board(), played);
    }
    let sign = if start.turn() == Player::White { 1 } else { -1 };
    let worth = match score.decided_in() {
        Some(plies) => Worth::Win(sign * plies),
        None => Worth::Hundredths(sign * score.hundredths()),
    };
    FoundLine { worth, moves: texts }
}

fn now() -> f64 {
    js_sys::Date::now()
}

/// Stops when the time is up, and tells of each iteration.
struct Watch<'a> {
    id: u32,
    line: &'a GameSoFar,
    until: f64,
    start: Position,
    /// The lines of the iteration under way.
    found: Vec<Report>,
}

impl<'a> Watch<'a> {
    fn new(id: u32, line: &'a GameSoFar, until: f64, start: &Position) -> Self {
        Self { id, line, until, start: start.clone(), found: Vec::new() }
    }
}

impl Observer for Watch<'_> {
    fn improved(&mut self, report: &Report) {
        if report.nth == 1 {
            self.found.clear();
        }
        self.found.push(report.clone());
    }

    fn enough(&mut self, _: u64) -> bool {
        now() > self.until
    }

    fn another(&mut self, best: &Report) -> bool {
        self.found.sort_by_key(|report| std::cmp::Reverse(report.score));
        let lines = self.found.iter().map(|found| told(self.line, &self.start, found.score, &found.line));
        let (depth, nodes) = (best.depth, self.found.iter().map(|found| found.nodes).max().unwrap_or(0));
        post(&EngineAnswer::SoFar { id: self.id, depth, nodes, lines: lines.collect() });
        now() < self.until
    }
}

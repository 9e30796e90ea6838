//! The engine in its worker: it thinks, and says what it has found so far. It is stopped by ending the worker.

use std::cell::RefCell;

use psychopathe::{Course, Move, Player, Position};
use search::psychopathe::{Engine, Level, Limits, Observer, Report, Score, among_three};
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
        let mut watch =
            Watch { id, line, until: now() + f64::from(millis), start: position.clone(), tell: true };
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
        among_three(line.board(), course, depth, seed, &mut spent).map(|found| found.played)
    };
    played.map(|played| position.move_text(line.board(), played))
}

/// The best lines, deeper and deeper: the engine's own, and the best replies to the moves that come next.
fn analyse(id: u32, line: &GameSoFar, course: &Course, lines: usize, millis: u32) {
    let (position, until) = (course.position(), now() + f64::from(millis));
    with_engine(line, |engine| {
        // Looking at every move takes a while: only where more than the best is asked for.
        let mut others = if lines > 1 { engine.scores(course, 1) } else { Vec::new() };
        others.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
        let mut others: Vec<Move> = others.into_iter().map(|(played, _)| played).collect();
        others.dedup_by_key(|played| (played.from(), played.to()));
        others.truncate(lines + 2);
        for depth in 1..=DEEPEST {
            let mut watch = Watch { id, line, until, start: position.clone(), tell: depth < 3 };
            let Some(best) = engine.search(course, Limits::depth(depth), &mut watch) else { return };
            if best.depth < depth && best.score.decided_in().is_none() {
                return;
            }
            let first = best.line.first().copied();
            let mut found = vec![(best.score, best.line.clone())];
            for &other in others.iter().filter(|&&other| Some(other) != first).take(lines.saturating_sub(1)) {
                if let Some(reply) = answer(engine, course, other, depth, until) {
                    found.push(reply);
                }
            }
            found[1..].sort_by_key(|(score, _)| std::cmp::Reverse(*score));
            let lines = found.iter().map(|(score, moves)| told(line, position, *score, moves)).collect();
            post(&EngineAnswer::SoFar { id, depth, nodes: best.nodes, lines });
            if now() > until || best.score.decided_in().is_some() {
                return;
            }
        }
    });
}

/// The line after a move that is not the engine's first choice.
fn answer(
    engine: &mut Engine,
    course: &Course,
    played: Move,
    depth: u32,
    until: f64,
) -> Option<(Score, Vec<Move>)> {
    let mut after = course.clone();
    after.play(engine.board(), played);
    if after.ending(engine.board()).is_some() {
        return None;
    }
    let report = engine.search(&after, Limits::depth(depth.saturating_sub(1).max(1)), &mut Clock(until))?;
    let line = std::iter::once(played).chain(report.line).collect();
    Some((-report.score, line))
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

/// Stops when the time is up.
struct Clock(f64);

impl Observer for Clock {
    fn improved(&mut self, _: &Report) {}

    fn enough(&mut self, _: u64) -> bool {
        now() > self.0
    }

    fn another(&mut self, _: &Report) -> bool {
        now() < self.0
    }
}

/// Stops when the time is up, and tells of each iteration.
struct Watch<'a> {
    id: u32,
    line: &'a GameSoFar,
    until: f64,
    start: Position,
    tell: bool,
}

impl Observer for Watch<'_> {
    fn improved(&mut self, report: &Report) {
        if self.tell {
            let lines = vec![told(self.line, &self.start, report.score, &report.line)];
            post(&EngineAnswer::SoFar { id: self.id, depth: report.depth, nodes: report.nodes, lines });
        }
    }

    fn enough(&mut self, _: u64) -> bool {
        now() > self.until
    }

    fn another(&mut self, _: &Report) -> bool {
        now() < self.until
    }
}

//! Contenders that play by time or by fixed limits.

use std::time::{Duration, Instant};

use psychopathe::{Board, Course, Move};
use thiserror::Error;

use crate::psychopathe::beginner::Beginner;
use crate::psychopathe::contest::Contender;
use crate::psychopathe::engine::Engine;
use crate::psychopathe::level::Level;
use crate::psychopathe::limits::{Limits, Silent};
use crate::psychopathe::native::clock::{Stopwatch, TimeControl};
use crate::psychopathe::native::foreign::ForeignEngine;
use crate::psychopathe::tricks::Tricks;
use crate::psychopathe::uct::Uct;
use crate::psychopathe::weights::Weights;

/// Size of each contender's table, in mebibytes.
const TABLE: usize = 32;

/// What a contender may spend on a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveBudget {
    /// Time; nothing for a fixed number of positions.
    pub time: Option<Duration>,
    /// Positions (playouts for UCT), where there is no time.
    pub nodes: u64,
    /// Threads of the engine, if it has a time; all others have one.
    pub threads: usize,
}

/// Why a contender cannot play.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum NoContender {
    #[error(
        "there is no contender `{0}`: expected `engine`, `plain`, either with `-PART`, `uct`, `level-1` to `level-10`, or `beginner-` and \
         `random`, `greedy`, `half-attentive` or `careful`, or `ugi:` and the command of an engine that speaks UGI"
    )]
    Unknown(String),
    #[error("the engine `{0}` does not play: {1}")]
    Foreign(String, String),
    #[error("level 10 and several threads search until they are stopped: give them a time a move")]
    NeedsTime,
}

/// A contender by name: `engine`, `plain` (the engine without its net), `engine-PART` or `plain-PART` (that part of
/// [`Tricks`] the other way), `uct`, `level-N`, `beginner-MODEL` (one of [`Beginner::NAMES`]), `ugi:COMMAND` (any engine
/// that speaks UGI). An engine that is given weights judges by the plain evaluation.
///
/// # Errors
/// A name that is not known, or a budget without an end.
pub fn contender(
    board: &Board,
    name: &str,
    budget: MoveBudget,
    weights: Option<Weights>,
) -> Result<Box<dyn Contender>, NoContender> {
    let MoveBudget { time, nodes, threads } = budget;
    let unknown = || NoContender::Unknown(name.to_string());
    if let Some(line) = name.strip_prefix("ugi:") {
        let engine = ForeignEngine::start(board, line, budget);
        return match engine {
            Ok(engine) => Ok(Box::new(engine)),
            Err(why) => Err(NoContender::Foreign(line.to_string(), why)),
        };
    }
    if name == "uct" {
        return Ok(match time {
            Some(time) => Box::new(timed_uct(board, time)),
            None => Box::new(Uct::of_playouts(board, nodes)),
        });
    }
    if let Some(level) = name.strip_prefix("level-") {
        let level = level.parse().ok().and_then(Level::new).ok_or_else(unknown)?;
        if level == Level::MAX && time.is_none() {
            return Err(NoContender::NeedsTime);
        }
        let engine = Engine::new(board, TABLE);
        return Ok(Box::new(LevelPlayer { engine, level, seed: 0, time }));
    }
    if let Some(model) = name.strip_prefix("beginner-") {
        return Ok(Box::new(Beginner::named(model, board).ok_or_else(unknown)?));
    }
    let mut tricks = Tricks::SHIPPED;
    let (judge, part) = name.split_once('-').map_or((name, None), |(judge, part)| (judge, Some(part)));
    if let Some(part) = part {
        let part = tricks.part(part).ok_or_else(unknown)?;
        *part = !*part;
    }
    let weights = match judge {
        "engine" => weights,
        "plain" => Some(weights.unwrap_or_else(Weights::shipped)),
        _ => return Err(unknown()),
    };
    let engine = match weights {
        Some(weights) => Engine::with(board, TABLE, weights, tricks),
        None => Engine::of_parts(board, TABLE, tricks),
    };
    Ok(match time {
        Some(time) => Box::new(TimedEngine { engine, time, threads }),
        None if threads > 1 => return Err(NoContender::NeedsTime),
        None => Box::new(FixedEngine { engine, limits: Limits::nodes(nodes) }),
    })
}

/// A level; with a time, no move takes longer.
struct LevelPlayer {
    engine: Engine,
    level: Level,
    seed: u64,
    time: Option<Duration>,
}

impl Contender for LevelPlayer {
    fn begin(&mut self, seed: u64) {
        self.engine.forget();
        self.seed = seed;
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        let seed = self.seed ^ course.position().hash();
        let mut tell = |_: &_, _| ();
        match self.time {
            None => self.level.choose(&mut self.engine, course, seed, &mut Silent),
            Some(time) => {
                let mut watch = Stopwatch::start(TimeControl::Move(time), &|| false, &mut tell);
                self.level.choose(&mut self.engine, course, seed, &mut watch)
            }
        }
    }
}

/// The engine with the same time for every move.
#[derive(Debug)]
pub struct TimedEngine {
    pub engine: Engine,
    /// Time a move.
    pub time: Duration,
    /// Threads.
    pub threads: usize,
}

impl Contender for TimedEngine {
    fn begin(&mut self, _: u64) {
        self.engine.forget();
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        let mut tell = |_: &_, _| ();
        let mut watch = Stopwatch::start(TimeControl::Move(self.time), &|| false, &mut tell);
        let report = self.engine.search_on(self.threads, course, Limits::none(), &mut watch)?;
        report.line.first().copied()
    }
}

/// The engine with the same limits for every move.
#[derive(Debug)]
pub struct FixedEngine {
    pub engine: Engine,
    /// Limits of every move.
    pub limits: Limits,
}

impl Contender for FixedEngine {
    fn begin(&mut self, _: u64) {
        self.engine.forget();
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        let report = self.engine.search(course, self.limits, &mut Silent)?;
        report.line.first().copied()
    }
}

/// The plain UCT player with the same time for every move.
fn timed_uct(board: &Board, time: Duration) -> Uct {
    Uct::new(
        board,
        Box::new(move || {
            let began = Instant::now();
            Box::new(move |_| began.elapsed() >= time)
        }),
    )
}

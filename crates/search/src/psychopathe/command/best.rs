//! `best`: the engine's move.

use std::io::Write;
use std::time::Duration;

use psychopathe::Course;

use super::scene::{CommandError, Scene};
use crate::psychopathe::engine::Engine;
use crate::psychopathe::level::Level;
use crate::psychopathe::limits::Limits;
use crate::psychopathe::native::{Stopwatch, TimeControl};

/// How the engine searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Best {
    /// Time for the move; a second if nothing else limits the search.
    pub time: Option<Duration>,
    /// A fixed depth.
    pub depth: Option<u32>,
    /// A fixed number of positions.
    pub nodes: Option<u64>,
    /// Threads.
    pub threads: usize,
    /// Size of the table in mebibytes.
    pub table: usize,
    /// A level instead of the full strength.
    pub level: Option<Level>,
    /// Whether to print what each iteration found.
    pub verbose: bool,
}

impl Default for Best {
    fn default() -> Best {
        Best { time: None, depth: None, nodes: None, threads: 1, table: 64, level: None, verbose: false }
    }
}

/// Prints the engine's move; `-` when the game is over.
///
/// # Errors
/// When writing fails.
pub fn best(scene: &Scene, how: Best, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut engine = Engine::new(&scene.board, how.table);
    let course = Course::new(scene.start.clone());
    let unlimited = how.time.is_none() && how.depth.is_none() && how.nodes.is_none();
    let time = how.time.or(unlimited.then_some(Duration::from_secs(1)));
    let control = time.map_or(TimeControl::Unlimited, TimeControl::Move);
    let mut lines = Vec::new();
    let mut tell = |report: &crate::psychopathe::limits::Report, spent: Duration| {
        lines.push(super::ugi::info(&scene.board, course.position(), report, spent));
    };
    let mut watch = Stopwatch::start(control, &|| false, &mut tell);
    let limits = Limits { depth: how.depth, nodes: how.nodes };
    let played = match how.level {
        Some(level) => level.choose(&mut engine, &course, 1, &mut watch),
        None => engine
            .search_on(how.threads, &course, limits, &mut watch)
            .and_then(|report| report.line.first().copied()),
    };
    if how.verbose {
        for line in lines {
            writeln!(out, "{line}")?;
        }
    }
    match played {
        Some(played) => writeln!(out, "{}", scene.start.move_text(&scene.board, played))?,
        None => writeln!(out, "-")?,
    }
    Ok(())
}

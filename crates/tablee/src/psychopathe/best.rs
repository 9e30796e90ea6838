//! `best`: the engine's move.

use std::{io::Write, time::Duration};

use clap::Args;
use psychopathe::Course;
use search::psychopathe::{
    Engine, Level, Limits, Report,
    native::{Stopwatch, TimeControl},
};

use super::{level, milliseconds, start::StartArgs, ugi};

/// How the engine searches.
#[derive(Debug, Args)]
pub(crate) struct BestArgs {
    #[command(flatten)]
    start: StartArgs,
    /// Time in milliseconds [default: 1000, if nothing else limits the search].
    #[arg(long, value_parser = milliseconds)]
    time: Option<Duration>,
    /// A fixed depth.
    #[arg(long)]
    depth: Option<u32>,
    /// A fixed number of positions.
    #[arg(long)]
    nodes: Option<u64>,
    /// Threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Play as a level from 1 to 10 does.
    #[arg(long, value_parser = level)]
    level: Option<Level>,
    /// Print what each iteration finds.
    #[arg(long)]
    verbose: bool,
}

/// Size of the engine's table, in mebibytes.
const TABLE: usize = 64;

/// Prints the engine's move; `-` when the game is over.
///
/// # Errors
/// A board or position that cannot be used, or when writing fails.
pub(super) fn best(how: &BestArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let start = how.start.read()?;
    let mut engine = Engine::new(&start.board, TABLE);
    let course = Course::new(start.position.clone());
    let unlimited = how.time.is_none() && how.depth.is_none() && how.nodes.is_none();
    let time = how.time.or(unlimited.then_some(Duration::from_secs(1)));
    let control = time.map_or(TimeControl::Unlimited, TimeControl::Move);
    let mut lines = Vec::new();
    let mut tell = |report: &Report, spent: Duration| {
        lines.push(ugi::info(&start.board, course.position(), report, spent));
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
        Some(played) => writeln!(out, "{}", start.position.move_text(&start.board, played))?,
        None => writeln!(out, "-")?,
    }
    Ok(())
}

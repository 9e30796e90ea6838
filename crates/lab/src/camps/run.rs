//! Games over the cores, bounded and resumable.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use thiserror::Error;

use super::{Cell, Finished, LabArgs, LogError, Report, cells, play};
use crate::{OnProgress, Progress, cores::threads};

/// Why a run could not be made.
#[derive(Debug, Error)]
pub enum RunError {
    #[error("the log {path} cannot be read or written")]
    Log { path: String, source: io::Error },
    #[error("line {number} of the log {path} is not understood")]
    Line { path: String, number: usize, source: LogError },
}

/// Plays what is missing. Somebody is told of the progress and may stop it; what was played is reported.
///
/// # Errors
/// The log cannot be read or written.
pub fn run(args: &LabArgs, watch: &OnProgress<'_>) -> Result<Report, RunError> {
    let mut lines = args.log.as_deref().map(read_log).transpose()?.unwrap_or_default();
    let todo = missing(args, &lines);
    let of = (lines.len() + todo.len()) as u64;
    let log = args.log.as_deref().map(open_log).transpose()?;
    let deadline = args.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let shared = Mutex::new((&mut lines, log, None::<io::Error>));
    let work = || {
        while !stopped.load(Ordering::Relaxed) && deadline.is_none_or(|at| Instant::now() < at) {
            let Some((cell, index)) = todo.get(next.fetch_add(1, Ordering::Relaxed)) else { return };
            let line = play(cell, args, *index);
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            let (lines, log, failed) = &mut *shared;
            if let Some(log) = log
                && let Err(why) = writeln!(log, "{line}")
            {
                *failed = Some(why);
                stopped.store(true, Ordering::Relaxed);
            }
            lines.push(line);
            if watch(Progress { done: lines.len() as u64, of }).is_break() {
                stopped.store(true, Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads(args.threads).max(1) {
            scope.spawn(work);
        }
    });
    let (_, _, failed) = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    match (failed, &args.log) {
        (Some(source), Some(path)) => Err(RunError::Log { path: path.display().to_string(), source }),
        _ => {
            let beside = args.beside.as_deref().map(read_log).transpose()?;
            Ok(Report::new(args, &lines, beside.as_deref()))
        }
    }
}

/// Games of all cells that the log does not have, one of each cell in turn: a run cut short is still even.
fn missing(args: &LabArgs, lines: &[Finished]) -> Vec<(Cell, u64)> {
    let cells = cells();
    let wanted = |cell: &Cell| if cell.players == 2 { args.games } else { args.trios };
    let done = |cell: &Cell, index: u64| lines.iter().any(|line| cell.has(line) && line.index == index);
    let rounds = args.games.max(args.trios);
    (0..rounds)
        .flat_map(|index| cells.iter().map(move |&cell| (cell, index)))
        .filter(|(cell, index)| *index < wanted(cell) && !done(cell, *index))
        .collect()
}

/// The games of a log. A last line without its end was cut off by a crash: it is dropped, here and in the file.
fn read_log(path: &Path) -> Result<Vec<Finished>, RunError> {
    let name = || path.display().to_string();
    let failed = |source| RunError::Log { path: name(), source };
    let text = match fs::read_to_string(path) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        text => text.map_err(failed)?,
    };
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    if whole.len() < text.len() {
        fs::write(path, whole).map_err(failed)?;
    }
    let read = |(number, line): (usize, &str)| {
        line.parse().map_err(|source| RunError::Line { path: name(), number: number + 1, source })
    };
    whole.lines().enumerate().map(read).collect()
}

fn open_log(path: &Path) -> Result<fs::File, RunError> {
    let opened = OpenOptions::new().create(true).append(true).open(path);
    opened.map_err(|source| RunError::Log { path: path.display().to_string(), source })
}

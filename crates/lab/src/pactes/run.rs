//! Games over all cores.

use std::{
    ops::ControlFlow,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use super::{Args, Cell, Counts, Report, claims, play};

/// Games that one thread plays before it looks up.
const BATCH: u64 = 200;

/// How far a run has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Games played.
    pub done: u64,
    /// Games to play.
    pub of: u64,
}

/// Somebody had enough of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stopped;

impl std::fmt::Display for Stopped {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("stopped before all games were played")
    }
}

impl std::error::Error for Stopped {}

/// A cell with what came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Measured {
    /// How it was played.
    pub cell: Cell,
    /// What came of it.
    pub counts: Counts,
}

/// Runs what was asked for. Somebody is told of the progress and may stop it.
///
/// # Errors
/// It was stopped.
pub fn run(args: &Args, progress: &(dyn Fn(Progress) -> ControlFlow<()> + Sync)) -> Result<Report, Stopped> {
    let cells = if args.report.is_some() { claims::cells() } else { vec![args.cell()] };
    let threads = args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let measured = measure(&cells, args.games, args.seed, threads, progress)?;
    Ok(Report::new(args, measured))
}

/// Plays so many games of each cell.
///
/// # Errors
/// It was stopped.
pub fn measure(
    cells: &[Cell],
    games: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
) -> Result<Vec<Measured>, Stopped> {
    let batches = games.div_ceil(BATCH);
    let (next, done, stopped) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let counts = Mutex::new(vec![Counts::default(); cells.len()]);
    let of = games * cells.len() as u64;
    let work = || {
        while !stopped.load(Ordering::Relaxed) {
            let batch = next.fetch_add(1, Ordering::Relaxed);
            let index = usize::try_from(batch / batches).unwrap_or(usize::MAX);
            let Some(cell) = cells.get(index) else { return };
            let from = batch % batches * BATCH;
            let mut part = Counts::default();
            for game in from..games.min(from + BATCH) {
                part.add(&play(&cell.options, cell.style, seed_of(seed, index as u64, game)));
            }
            counts.lock().unwrap_or_else(PoisonError::into_inner)[index].join(&part);
            let done = done.fetch_add(part.games(), Ordering::Relaxed) + part.games();
            if progress(Progress { done, of }).is_break() {
                stopped.store(true, Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(work);
        }
    });
    if done.into_inner() < of {
        return Err(Stopped);
    }
    let counts = counts.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(cells.iter().cloned().zip(counts).map(|(cell, counts)| Measured { cell, counts }).collect())
}

/// A seed of its own for every game (SplitMix64 over what names it).
pub(crate) fn seed_of(seed: u64, cell: u64, game: u64) -> u64 {
    [cell, game].into_iter().fold(mix(seed), |state, part| mix(state ^ mix(part)))
}

fn mix(state: u64) -> u64 {
    let z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use search::pactes::{Lines, Placement};

    use super::*;

    fn go_on(_: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let cells = [Placement::Pace, Placement::Blind]
            .map(|placement| Cell::specified(placement, Lines::Fixed(2), 2));
        let one = measure(&cells, 250, 5, 1, &go_on).expect("nobody stops it");
        assert_eq!(one, measure(&cells, 250, 5, 3, &go_on).expect("nobody stops it"));
        assert_ne!(one, measure(&cells, 250, 6, 1, &go_on).expect("nobody stops it"));
        assert_eq!(one[0].counts.games(), 250);
    }

    #[test]
    fn a_run_can_be_stopped() {
        let cells = [Cell::specified(Placement::Pace, Lines::Target, 0)];
        assert_eq!(measure(&cells, 10_000, 1, 2, &|_| ControlFlow::Break(())), Err(Stopped));
    }
}

//! Games over all cores.

use std::{
    ops::ControlFlow,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use super::{Args, Cell, Counts, Report, cell, play};
pub use crate::pactes::{Progress, Stopped};

/// Games that one thread plays before it looks up.
const BATCH: u64 = 50;

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
    let cells = args.players.map_or_else(cell::all, |n| vec![Cell::layout(0, n)]);
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
                part.add(&play(cell, crate::pactes::seed_of(seed, index as u64, game)));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn go_on(_: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let cells = [Cell::layout(0, 1), Cell::layout(3, 2)];
        let one = measure(&cells, 60, 5, 1, &go_on).expect("nobody stops it");
        assert_eq!(one, measure(&cells, 60, 5, 3, &go_on).expect("nobody stops it"));
        assert_ne!(one, measure(&cells, 60, 6, 1, &go_on).expect("nobody stops it"));
        assert_eq!(one[0].counts.games(), 60);
    }

    #[test]
    fn every_cell_can_be_played_to_its_end() {
        let cells = cell::all();
        let measured = measure(&cells, 2, 9, 2, &go_on).expect("nobody stops it");
        for measured in measured {
            let counts = measured.counts;
            assert_eq!(counts.games(), 2, "{}", measured.cell.name);
            assert!(counts.scenes.value() >= 1.0 && counts.mad.n + counts.dead.n <= counts.mad.of);
        }
    }
}

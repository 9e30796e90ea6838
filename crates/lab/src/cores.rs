//! Games over all cores: the same numbers, however many there are.

use std::{
    ops::ControlFlow,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use crate::stats::Join;

/// How far a run has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Games played, those of an earlier run that is gone on with included.
    pub done: u64,
    /// Games to play.
    pub of: u64,
}

/// Hears how far a run has come, and may stop it.
pub type OnProgress<'a> = dyn Fn(Progress) -> ControlFlow<()> + Sync + 'a;

/// Somebody had enough of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("stopped before all games were played")]
pub struct Stopped;

/// How much is played, and on what.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Batches {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// Games that one thread plays before it looks up.
    pub(crate) size: u64,
}

/// As many threads as were asked for, else as there are cores.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
}

/// Plays the games of each cell and adds them up: `play` adds the game of a seed to a sum.
///
/// # Errors
/// It was stopped.
pub(crate) fn count<C: Sync, S: Join + Default + Clone + Send>(
    cells: &[C],
    of_each: Batches,
    watch: &OnProgress<'_>,
    play: impl Fn(&mut S, &C, u64) + Sync,
) -> Result<Vec<S>, Stopped> {
    let Batches { games, seed, threads, size: batch } = of_each;
    let batches = games.div_ceil(batch);
    let (next, done, stopped) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let sums = Mutex::new(vec![S::default(); cells.len()]);
    let of = games * cells.len() as u64;
    let work = || {
        while !stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let index = usize::try_from(number / batches).unwrap_or(usize::MAX);
            let Some(cell) = cells.get(index) else { return };
            let from = number % batches * batch;
            let to = games.min(from + batch);
            let mut part = S::default();
            for game in from..to {
                play(&mut part, cell, seed_of(seed, index as u64, game));
            }
            sums.lock().unwrap_or_else(PoisonError::into_inner)[index].join(&part);
            let done = done.fetch_add(to - from, Ordering::Relaxed) + to - from;
            if watch(Progress { done, of }).is_break() {
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
    Ok(sums.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// A seed of its own for every game (SplitMix64 over what names it).
fn seed_of(seed: u64, cell: u64, game: u64) -> u64 {
    [cell, game].into_iter().fold(mix(seed), |state, part| mix(state ^ mix(part)))
}

fn mix(state: u64) -> u64 {
    let z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

//! `cargo run --release -p psychodrame --example soak -- 10000`: the laws over that many games, half of them random,
//! half between bots, on all cores. Interrupt it at will; a broken law says how to find its game again.

#[path = "../tests/rules/trial.rs"]
mod trial;

use std::{
    env,
    ops::ControlFlow,
    process::ExitCode,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
};

use kernel::testkit::{Broken, Tally, soak};

/// Seeds that one core takes at a time; each is two games.
const BATCH: u64 = 5;

fn main() -> ExitCode {
    let asked = env::args().nth(1).unwrap_or_else(|| "10000".to_owned());
    let Ok(n_games) = asked.parse::<u64>() else {
        eprintln!("how many games? {asked:?} is no number");
        return ExitCode::FAILURE;
    };
    let work = Work { n_seeds: n_games.div_ceil(2), next: AtomicU64::new(0), stop: AtomicBool::new(false) };
    let n_cores = thread::available_parallelism().map_or(1, usize::from);
    let results: Vec<Result<Tally, Broken>> = thread::scope(|scope| {
        let cores: Vec<_> = (0..n_cores).map(|_| scope.spawn(|| work.take_batches())).collect();
        cores
            .into_iter()
            .map(|core| core.join().expect("the kit catches what the rules panic with"))
            .collect()
    });
    let mut sum = Tally::default();
    for result in results {
        match result {
            Ok(tally) => sum.add(tally),
            Err(broken) => {
                eprintln!("\n{broken}");
                return ExitCode::FAILURE;
            }
        }
    }
    eprintln!(
        "\nall laws hold over {} games ({} to their end, {} actions), {} of {} worlds were others",
        sum.games, sum.ended, sum.actions, sum.other_worlds, sum.worlds
    );
    ExitCode::SUCCESS
}

/// The seeds, and how far they are done.
struct Work {
    n_seeds: u64,
    next: AtomicU64,
    stop: AtomicBool,
}

impl Work {
    /// Holds the laws against one batch after the other, until there are no more or a law is broken.
    fn take_batches(&self) -> Result<Tally, Broken> {
        let mut sum = Tally::default();
        while !self.stop.load(Ordering::Relaxed) {
            let from = self.next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= self.n_seeds {
                break;
            }
            let to = (from + BATCH).min(self.n_seeds);
            let tally = soak(&trial::Trial, from..to, |_| ControlFlow::Continue(()));
            sum.add(tally.inspect_err(|_| self.stop.store(true, Ordering::Relaxed))?);
            eprint!("\r{} of {} games", 2 * to, 2 * self.n_seeds);
        }
        Ok(sum)
    }
}

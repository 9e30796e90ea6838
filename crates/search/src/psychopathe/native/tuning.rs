//! Weights from self-play, with the command that made them.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc;

use psychopathe::{Board, Position};

use crate::psychopathe::engine::Engine;
use crate::psychopathe::tricks::Tricks;
use crate::psychopathe::tune::{Sample, error_of, fit, sample_game};
use crate::psychopathe::weights::Weights;

/// Size of the table of each player, in mebibytes.
const TABLE: usize = 4;
/// One game in so many is not fitted to, but measures the fit. Half of these are on the small board: their error compares
/// from round to round, not with that of the others.
const HELD_OUT: usize = 10;

/// How to tune.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tuning {
    /// Rounds: each plays with the weights that the one before has fitted, the first with plain ones.
    pub rounds: u32,
    /// Games a round: three quarters on the standard board, the rest on the small one.
    pub games: u64,
    /// Positions a move.
    pub nodes: u64,
    /// Seed of the games.
    pub seed: u64,
    /// Passes over the positions of a round.
    pub epochs: u32,
}

/// Plays and fits in rounds; `progress` gets the number of games played. Out come the weights and remarks on how they were
/// made, which do not depend on how many games are played at the same time.
pub fn tune(how: Tuning, jobs: usize, progress: &mut dyn FnMut(u64)) -> (Weights, String) {
    let Tuning { rounds, games, nodes, seed, epochs } = how;
    let mut weights = Weights::plain();
    let mut remarks = format!(
        "tablee psychopathe tune --rounds {rounds} --games {games} --nodes {nodes} --seed {seed} --epochs {epochs}"
    );
    for round in 0..rounds {
        let played = play(how, round, jobs, &weights, &mut |n| progress(u64::from(round) * games + n));
        let (mut fitted, mut held_out) = (Vec::new(), Vec::new());
        for (number, samples) in played.into_iter().enumerate() {
            if number % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut fitted }.extend(samples);
        }
        weights = fit(&fitted, &weights, epochs);
        remarks += &format!(
            "\nround {}: mean squared error {:.5} on {} positions, {:.5} on {} held out",
            round + 1,
            error_of(&fitted, &weights),
            fitted.len(),
            error_of(&held_out, &weights),
            held_out.len()
        );
    }
    (weights, remarks)
}

/// The games of a round, in their order.
fn play(
    how: Tuning,
    round: u32,
    jobs: usize,
    weights: &Weights,
    progress: &mut dyn FnMut(u64),
) -> Vec<Vec<Sample>> {
    let next = AtomicU64::new(0);
    let (tell, told) = mpsc::channel();
    let mut all = vec![Vec::new(); how.games as usize];
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            let (tell, next) = (tell.clone(), &next);
            scope.spawn(move || {
                let engine = |board| Engine::with(board, TABLE, weights.clone(), Tricks::SHIPPED);
                let mut engines = [Board::standard(), Board::small()].map(engine);
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= how.games {
                        return;
                    }
                    let engine = &mut engines[usize::from(number % 4 == 3)];
                    let start = Position::opening(engine.board());
                    let seed =
                        how.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(round) * how.games + number);
                    // Nobody listens any more only if the whole command is being given up.
                    let _ = tell.send((number, sample_game(engine, &start, how.nodes, seed)));
                }
            });
        }
        drop(tell);
        for (n, (number, samples)) in (1..).zip(told) {
            all[number as usize] = samples;
            progress(n);
        }
    });
    all
}

//! `tune`: weights from self-play, stored with the command that made them.

use std::io::Write;

use psychopathe::{Board, Position};

use super::scene::CommandError;
use crate::psychopathe::engine::Engine;
use crate::psychopathe::tune::{fit, sample_game};
use crate::psychopathe::weights::Weights;

/// How to tune.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tuning {
    /// Games: three quarters on the standard board, the rest on the small one.
    pub games: u64,
    /// Positions a move.
    pub nodes: u64,
    /// Seed of the games.
    pub seed: u64,
    /// Passes over the positions.
    pub epochs: u32,
}

/// Plays, fits and writes the weights file; `progress` gets games played and positions kept.
///
/// # Errors
/// When writing fails.
pub fn tune(
    how: Tuning,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(u64, usize),
) -> Result<Weights, CommandError> {
    let mut samples = Vec::new();
    let mut played = 0;
    for (board, share) in
        [(Board::standard(), how.games * 3 / 4), (Board::small(), how.games - how.games * 3 / 4)]
    {
        let mut engine = Engine::new(board, 4);
        let start = Position::opening(board);
        for game in 0..share {
            let seed = how.seed.wrapping_mul(1_000_003).wrapping_add(game);
            sample_game(&mut engine, &start, how.nodes, seed, &mut samples);
            played += 1;
            progress(played, samples.len());
        }
    }
    let mut error = 0.0;
    let weights = fit(&samples, &Weights::shipped(), how.epochs, &mut |_, now| error = now);
    let Tuning { games, nodes, seed, epochs } = how;
    let remarks = format!(
        "tablee psychopathe tune --games {games} --nodes {nodes} --seed {seed} --epochs {epochs}\n\
         {} positions, mean squared error {error:.5}",
        samples.len()
    );
    write!(out, "{}", weights.text(&remarks))?;
    Ok(weights)
}

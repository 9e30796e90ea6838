//! `puzzles`: positions with one winning line, mined from self-play.

use std::io::Write;

use psychopathe::Puzzle;

use super::scene::CommandError;
use crate::psychopathe::mine::{LONGEST_WIN, Miner};

/// How to mine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mining {
    /// Games, at most.
    pub games: u64,
    /// The first game's number: another one finds other puzzles.
    pub first: u64,
    /// Positions a move.
    pub nodes: u64,
    /// Seed of the games.
    pub seed: u64,
    /// Puzzles of each length that are enough.
    pub each: usize,
}

/// Plays, and writes each puzzle as it is found; `progress` gets the games played and the puzzles found, and says
/// whether to go on.
///
/// # Errors
/// When writing fails.
pub fn puzzles(
    how: Mining,
    known: &[Puzzle],
    out: &mut dyn Write,
    progress: &mut dyn FnMut(u64, usize) -> bool,
) -> Result<Vec<Puzzle>, CommandError> {
    let mut miner = Miner::new(how.nodes, how.seed, known);
    let mut found: Vec<Puzzle> = Vec::new();
    for game in how.first..how.first + how.games {
        for (nth, mut puzzle) in miner.game(game).into_iter().enumerate() {
            let alike = found.iter().filter(|other| other.moves() == puzzle.moves()).count();
            if alike < how.each {
                puzzle.id = format!("s{}g{game}{}", how.seed, ["a", "b", "c"][nth.min(2)]);
                writeln!(out, "{puzzle}")?;
                out.flush()?;
                found.push(puzzle);
            }
        }
        let enough = found.len() >= how.each * LONGEST_WIN as usize;
        if !progress(game + 1 - how.first, found.len()) || enough {
            break;
        }
    }
    Ok(found)
}

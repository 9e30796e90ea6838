//! Self-play for a net and rounds of training, on several threads: what comes out does not depend on how many.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc;

use psychopathe::{Board, Camp, Position};
use thiserror::Error;

use crate::psychopathe::engine::Engine;
use crate::psychopathe::native::fitting::{Fitting, fit_net};
use crate::psychopathe::net::{Net, NetError};
use crate::psychopathe::scored::Scored;
use crate::psychopathe::tricks::Tricks;
use crate::psychopathe::tune::play_alone;
use crate::psychopathe::weights::Weights;

/// Size of the table of each player, in mebibytes.
const TABLE: usize = 4;

/// First length of a step of fitting.
const RATE: f32 = 0.002;

/// One round: games by the net of the round before, the first by the plain evaluation; then a net is fitted to the
/// positions of all rounds so far.
#[derive(Debug, Clone, PartialEq)]
pub struct Round {
    /// Numbers of the games.
    pub games: Range<u64>,
    /// Positions a move.
    pub nodes: u64,
    /// Passes over the positions.
    pub epochs: u32,
    /// Share of the search's own opinion in what is fitted to; the rest is the result.
    pub opinion: f32,
}

/// Why a round cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no round: expected FIRST-LAST:NODES:EPOCHS:OPINION, for instance 0-28000:800:8:1")]
pub struct NoRound(String);

impl FromStr for Round {
    type Err = NoRound;

    fn from_str(text: &str) -> Result<Round, NoRound> {
        let parts: Vec<&str> = text.split([':', '-']).collect();
        let read = || {
            let [first, last, nodes, epochs, opinion] = parts[..] else { return None };
            Some(Round {
                games: first.parse().ok()?..last.parse().ok()?,
                nodes: nodes.parse().ok()?,
                epochs: epochs.parse().ok()?,
                opinion: opinion.parse().ok()?,
            })
        };
        read().filter(|round| round.games.start < round.games.end).ok_or_else(|| NoRound(text.to_string()))
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Round { games, nodes, epochs, opinion } = self;
        write!(f, "{}-{}:{nodes}:{epochs}:{opinion}", games.start, games.end)
    }
}

/// Plays and fits in rounds; `progress` gets the number of games played in all. Out come the net file and the facts of
/// its training.
///
/// # Errors
/// Never, unless what was fitted is no net.
pub fn train(
    board: &Board,
    rounds: &[Round],
    seed: u64,
    jobs: usize,
    progress: &mut dyn FnMut(u64),
) -> Result<(Vec<u8>, String), NetError> {
    let mut facts = format!("tablee psychopathe train --board {} --seed {seed}", board.size());
    for round in rounds {
        facts += &format!(" --round {round}");
    }
    let (mut all, mut file, mut before) = (Vec::new(), Vec::new(), 0);
    for (nth, round) in (0..).zip(rounds) {
        let net = if nth == 0 { None } else { Some(Net::parse(board, &file)?) };
        let how = Training { nodes: round.nodes, seed: seed + nth, jobs };
        let mut tell = |played| progress(before + played);
        all.extend(play_scored(board, how, round.games.clone(), net.as_ref(), &mut tell));
        before += round.games.end - round.games.start;
        let how = Fitting { epochs: round.epochs, opinion: round.opinion, rate: RATE, seed, jobs };
        let fitted = fit_net(board, &all, how, &mut |_, _| ());
        let [seen, unseen] = fitted.errors.last().copied().unwrap_or_default();
        let [n_seen, n_unseen] = fitted.positions;
        facts += &format!(
            "\nround {}: mean squared error {seen:.5} on {n_seen} positions, {unseen:.5} on {n_unseen} held out",
            nth + 1
        );
        file = fitted.file;
    }
    Ok((file, facts + "\n"))
}

/// How to play for a net.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Training {
    /// Positions a move.
    pub nodes: u64,
    /// Seed of the games.
    pub seed: u64,
    /// Games played at the same time.
    pub jobs: usize,
}

/// Plays these games, by the net or by the plain evaluation, and gives their positions in order; `progress` gets the
/// number of games played.
pub fn play_scored(
    board: &Board,
    how: Training,
    games: Range<u64>,
    net: Option<&Net>,
    progress: &mut dyn FnMut(u64),
) -> Vec<Scored> {
    let next = AtomicU64::new(games.start);
    let (tell, told) = mpsc::channel();
    let mut all = vec![Vec::new(); (games.end - games.start) as usize];
    std::thread::scope(|scope| {
        for _ in 0..how.jobs.max(1) {
            let (tell, next) = (tell.clone(), &next);
            scope.spawn(move || {
                let mut engine = match net {
                    Some(net) => Engine::with_net(board, TABLE, net.clone(), Tricks::SHIPPED),
                    None => Engine::with(board, TABLE, Weights::shipped(), Tricks::SHIPPED),
                };
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= games.end {
                        return;
                    }
                    // Nobody listens any more only if the whole command is being given up.
                    let _ = tell.send((number, play(&mut engine, how, number)));
                }
            });
        }
        drop(tell);
        for (n, (number, positions)) in (1..).zip(told) {
            all[(number - games.start) as usize] = positions;
            progress(n);
        }
    });
    all.concat()
}

/// One game: every other one from the standard camp, the rest from all in turn.
fn play(engine: &mut Engine, how: Training, number: u64) -> Vec<Scored> {
    let board = engine.board().clone();
    let start = match number.is_multiple_of(2) {
        true => Position::opening(&board),
        false => other_opening(&board, (number / 2) as usize),
    };
    let seed = how.seed.wrapping_mul(1_000_003).wrapping_add(number);
    let random_plies = 4 + (number / 3 % 7) as u32;
    let mut kept = Vec::new();
    let points = play_alone(engine, &start, (how.nodes, random_plies), seed, |position, best, score| {
        if !best.takes() && !score.is_decided() {
            kept.push(Scored::new(position, score));
        }
    });
    kept.into_iter().map(|scored| scored.ended(points)).collect()
}

fn other_opening(board: &Board, which: usize) -> Position {
    let name = Camp::NAMES[which % Camp::NAMES.len()];
    let placed = Camp::named(board.size(), name).and_then(|camp| camp.place(board, 2));
    placed.unwrap_or_else(|_| Position::opening(board))
}

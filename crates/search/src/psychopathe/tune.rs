//! Tuning the weights: play against oneself, then fit the evaluation to the results (logistic regression).

use psychopathe::{Board, Course, Ending, Move, Player, Position, Survey};

use super::contest::random_opening;
use super::engine::Engine;
use super::evaluate::{Ground, trace};
use super::limits::{Limits, Silent};
use super::score::Score;
use super::split_mix::SplitMix;
use super::terms::N_TERMS;
use super::weights::Weights;

/// Thousandths that multiply the odds by e.
const SCALE: f64 = 1800.0;
/// Share of the search's own opinion in what the evaluation is fitted to; the rest is the result.
const OPINION: f64 = 0.25;
/// Half-moves after which a game counts as drawn.
const LONGEST: usize = 240;
/// Random half-moves at the beginning of each game.
const RANDOM_PLIES: u32 = 8;

/// A quiet position: counts of the terms, and what the evaluation should say.
#[derive(Debug, Clone)]
pub struct Sample {
    counts: [i8; N_TERMS],
    /// White's expected points.
    target: f32,
}

/// Plays one game against oneself at a fixed number of positions a move and keeps its quiet positions.
pub fn sample_game(engine: &mut Engine, start: &Position, nodes: u64, seed: u64) -> Vec<Sample> {
    let board = engine.board().clone();
    let ground = Ground::of(&board);
    let mut kept: Vec<([i8; N_TERMS], f64)> = Vec::new();
    let result = play_alone(engine, start, (nodes, RANDOM_PLIES), seed, |position, best, score| {
        let sign = if position.turn() == Player::White { 1.0 } else { -1.0 };
        if !best.takes() && !score.is_decided() && is_quiet(&board, position) {
            let opinion = sigmoid(sign * 10.0 * f64::from(score.hundredths()));
            let counts = trace(&board, &ground, position).counts;
            kept.push((counts.map(|n| n.clamp(-127, 127) as i8), opinion));
        }
    });
    let target = |opinion| ((1.0 - OPINION) * result + OPINION * opinion) as f32;
    kept.into_iter().map(|(counts, opinion)| Sample { counts, target: target(opinion) }).collect()
}

/// Plays one game against oneself at so many positions a move, after so many random half-moves. `seen` gets each
/// position with the move and the score that were found. Out come white's points.
pub(crate) fn play_alone(
    engine: &mut Engine,
    start: &Position,
    (nodes, random_plies): (u64, u32),
    seed: u64,
    mut seen: impl FnMut(&Position, Move, Score),
) -> f64 {
    let board = engine.board().clone();
    let mut dice = SplitMix::new(seed);
    let mut course = Course::new(start.clone());
    for played in random_opening(&board, start, random_plies, &mut dice) {
        course.play(&board, played);
    }
    engine.forget();
    let mut ending = None;
    for _ in 0..LONGEST {
        ending = course.ending(&board);
        let Some(report) = engine.search(&course, Limits::nodes(nodes), &mut Silent) else {
            break;
        };
        let Some(&best) = report.line.first() else { break };
        seen(course.position(), best, report.score);
        course.play(&board, best);
    }
    match ending.or_else(|| course.ending(&board)) {
        Some(Ending::Won(Player::White)) => 1.0,
        Some(Ending::Won(_)) => 0.0,
        Some(Ending::Drawn(_)) | None => 0.5,
    }
}

fn is_quiet(board: &Board, position: &Position) -> bool {
    let survey = Survey::of(board, position);
    let mut captures = Vec::new();
    survey.moves(board, position, false, &mut captures);
    captures.is_empty() && !survey.alarm(board, position, position.turn())
}

fn sigmoid(thousandths: f64) -> f64 {
    1.0 / (1.0 + (-thousandths / SCALE).exp())
}

/// Mean squared error of weights on samples.
pub fn error_of(samples: &[Sample], weights: &Weights) -> f64 {
    let weights = weights.values.map(f64::from);
    let each =
        samples.iter().map(|sample| (sigmoid(score(sample, &weights)) - f64::from(sample.target)).powi(2));
    each.sum::<f64>() / samples.len().max(1) as f64
}

fn score(sample: &Sample, weights: &[f64; N_TERMS]) -> f64 {
    sample.counts.iter().zip(weights).map(|(&n, w)| f64::from(n) * w).sum()
}

/// Fits the weights by gradient descent with momentum (Adam) in batches, in ever smaller steps.
pub fn fit(samples: &[Sample], start: &Weights, epochs: u32) -> Weights {
    const BATCH: usize = 4096;
    const RATE: f64 = 5.0;
    let mut weights = start.values.map(f64::from);
    let (mut mean, mut spread) = ([0.0; N_TERMS], [0.0; N_TERMS]);
    let mut dice = SplitMix::new(42);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut step = 0;
    for epoch in 0..epochs {
        for i in (1..order.len()).rev() {
            order.swap(i, dice.below(i + 1));
        }
        let rate = RATE * f64::from(epochs - epoch) / f64::from(epochs);
        for batch in order.chunks(BATCH) {
            step += 1;
            let mut gradient = [0.0; N_TERMS];
            for &index in batch {
                let sample = &samples[index];
                let said = sigmoid(score(sample, &weights));
                let slope = (said - f64::from(sample.target)) * said * (1.0 - said);
                for (g, &n) in gradient.iter_mut().zip(&sample.counts) {
                    *g += slope * f64::from(n);
                }
            }
            for term in 0..N_TERMS {
                let g = gradient[term] / batch.len() as f64;
                mean[term] = 0.9 * mean[term] + 0.1 * g;
                spread[term] = 0.999 * spread[term] + 0.001 * g * g;
                let m = mean[term] / (1.0 - 0.9f64.powi(step));
                let v = spread[term] / (1.0 - 0.999f64.powi(step));
                weights[term] -= rate * m / (v.sqrt() + 1e-8);
            }
        }
    }
    Weights { values: weights.map(|w| w.round() as i32) }
}

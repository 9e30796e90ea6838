//! Fitting a net to positions of self-play: gradient descent (Adam) in batches, each split into a fixed number of parts,
//! so that the result does not depend on the number of threads.

use psychopathe::{Board, Survey};

use crate::psychopathe::inputs::{INPUTS, Inputs, inputs_of, mirrored, seen_by_black};
use crate::psychopathe::net::{BOTH, HIDDEN, HUNDREDTHS, Net, OUTPUTS, Parameters, bucket_of};
use crate::psychopathe::scored::Scored;
use crate::psychopathe::split_mix::SplitMix;

/// Positions a step.
const BATCH: usize = 16_384;
/// Parts of a batch.
const PARTS: usize = 16;
/// One position in so many is held out and measures the fit. Whole stretches, so that games are hardly shared.
const HELD_OUT: usize = 20;
const STRETCH: usize = 4096;
/// What weights never pass, lest they be cut off when they are rounded.
const MOST: f32 = 1.98;
/// Size of the parameters as one vector.
const SIZE: usize = INPUTS * HIDDEN + HIDDEN + OUTPUTS * BOTH + OUTPUTS;
const BIAS: usize = INPUTS * HIDDEN;
const OUTPUT: usize = BIAS + HIDDEN;
const OUTPUT_BIAS: usize = OUTPUT + OUTPUTS * BOTH;

/// How to fit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fitting {
    /// Passes over the positions.
    pub epochs: u32,
    /// Share of the search's own opinion in what is fitted to; the rest is the result.
    pub opinion: f32,
    /// First length of a step; steps grow shorter.
    pub rate: f32,
    /// Seed of the first weights and of the order.
    pub seed: u64,
    /// Threads.
    pub jobs: usize,
}

/// What came out.
#[derive(Debug, Clone)]
pub struct Fitted {
    /// The net file.
    pub file: Vec<u8>,
    /// Mean squared error after each pass: on what was fitted to, on what was held out.
    pub errors: Vec<[f64; 2]>,
    /// Positions fitted to, and held out.
    pub positions: [usize; 2],
}

/// A position as training sees it: where its inputs end, and what should be said.
#[derive(Debug, Clone, Copy)]
struct Example {
    end: usize,
    target: f32,
    output: u8,
    black: bool,
}

#[derive(Debug, Default)]
struct Examples {
    inputs: Vec<u16>,
    each: Vec<Example>,
}

impl Examples {
    fn of(board: &Board, scored: &[Scored], how: Fitting) -> Examples {
        let nodes: Vec<_> = board.nodes().collect();
        let size = scored.len().div_ceil(how.jobs.max(1)).max(1);
        let parts: Vec<Examples> = std::thread::scope(|scope| {
            let read = |part: &'_ [Scored]| {
                let mut all = Examples::default();
                for scored in part {
                    let Some(position) = scored.position(board, &nodes) else { continue };
                    let survey = Survey::of(board, &position);
                    Inputs::of(board, &position, &survey).each(|at| all.inputs.push(at as u16));
                    let (hundredths, points) = scored.says();
                    let opinion = sigmoid(hundredths / HUNDREDTHS);
                    let men = psychopathe::Player::ALL.map(|player| position.all_of(player).len());
                    all.each.push(Example {
                        end: all.inputs.len(),
                        target: how.opinion * opinion + (1.0 - how.opinion) * points,
                        output: bucket_of(men.iter().sum()) as u8,
                        black: position.turn() == psychopathe::Player::Black,
                    });
                }
                all
            };
            let threads: Vec<_> = scored.chunks(size).map(|part| scope.spawn(move || read(part))).collect();
            threads.into_iter().map(|thread| thread.join().expect("reading does not panic")).collect()
        });
        let mut all = Examples::default();
        for part in parts {
            let before = all.inputs.len();
            all.inputs.extend(part.inputs);
            all.each.extend(part.each.into_iter().map(|one| Example { end: one.end + before, ..one }));
        }
        all
    }

    fn inputs(&self, at: usize) -> &[u16] {
        let start = if at == 0 { 0 } else { self.each[at - 1].end };
        &self.inputs[start..self.each[at].end]
    }
}

/// Where inputs go, for either player and either hand.
struct Views {
    white: [Vec<u16>; 2],
    black: [Vec<u16>; 2],
}

impl Views {
    fn of(board: &Board) -> Views {
        let (turned, mirror) = (seen_by_black(board), mirrored(board));
        let short = |all: &[usize]| all.iter().map(|&at| at as u16).collect::<Vec<u16>>();
        let plain: Vec<usize> = (0..INPUTS).collect();
        let both: Vec<usize> = mirror.iter().map(|&at| turned[at]).collect();
        Views { white: [short(&plain), short(&mirror)], black: [short(&turned), short(&both)] }
    }
}

/// What one part of a batch adds up to.
struct Part {
    gradient: Vec<f32>,
    error: f64,
}

/// Fits a net to positions of games on this board; `tell` hears of each pass.
pub fn fit_net(
    board: &Board,
    scored: &[Scored],
    how: Fitting,
    tell: &mut dyn FnMut(u32, [f64; 2]),
) -> Fitted {
    let examples = Examples::of(board, scored, how);
    let is_held_out = |at: &usize| at / STRETCH % HELD_OUT == HELD_OUT - 1;
    let (held_out, mut order): (Vec<usize>, Vec<usize>) = (0..examples.each.len()).partition(is_held_out);
    let views = Views::of(board);
    let mut dice = SplitMix::new(how.seed);
    let mut values = first_values(board, &mut dice);
    let (mut mean, mut spread) = (vec![0.0f32; SIZE], vec![0.0f32; SIZE]);
    let mut parts: Vec<Part> = (0..PARTS).map(|_| Part { gradient: vec![0.0; SIZE], error: 0.0 }).collect();
    let mut errors = Vec::new();
    let steps = (order.len().div_ceil(BATCH) * how.epochs as usize).max(1);
    let mut step = 0;
    for epoch in 0..how.epochs {
        for i in (1..order.len()).rev() {
            order.swap(i, dice.below(i + 1));
        }
        let mut fitted = 0.0;
        for batch in order.chunks(BATCH) {
            let mirror = dice.bits();
            add_up(&examples, &views, &values, batch, Some(mirror), how.jobs, &mut parts);
            fitted += parts.iter().map(|part| part.error).sum::<f64>();
            // From a short step to the longest, and down to a hundredth.
            let done = step as f32 / steps as f32;
            let warm = (step as f32 / 200.0).min(1.0);
            let rate = how.rate * warm * (0.01 + 0.99 * 0.5 * (1.0 + (done * std::f32::consts::PI).cos()));
            step += 1;
            let now = Step { rate, number: step, count: batch.len() as f32 };
            descend(&mut values, &mut mean, &mut spread, &parts, now, how.jobs);
        }
        let mut unseen = 0.0;
        for batch in held_out.chunks(BATCH) {
            add_up(&examples, &views, &values, batch, None, how.jobs, &mut parts);
            unseen += parts.iter().map(|part| part.error).sum::<f64>();
        }
        let error = [fitted / order.len().max(1) as f64, unseen / held_out.len().max(1) as f64];
        errors.push(error);
        tell(epoch + 1, error);
    }
    let file = Net::file_of(board, &parameters(&values));
    Fitted { file, errors, positions: [order.len(), held_out.len()] }
}

fn first_values(board: &Board, dice: &mut SplitMix) -> Vec<f32> {
    let mut values = vec![0.0; SIZE];
    let mut small = |width: f64| ((dice.unit() * 2.0 - 1.0) * width) as f32;
    for at in inputs_of(board) {
        values[at * HIDDEN..(at + 1) * HIDDEN].iter_mut().for_each(|value| *value = small(0.08));
    }
    values[BIAS..OUTPUT].fill(0.3);
    values[OUTPUT..OUTPUT_BIAS].iter_mut().for_each(|value| *value = small(0.1));
    values
}

fn parameters(values: &[f32]) -> Parameters {
    let mut found = Parameters {
        rows: vec![[0.0; HIDDEN]; INPUTS],
        bias: [0.0; HIDDEN],
        outputs: [[0.0; BOTH]; OUTPUTS],
        output_bias: [0.0; OUTPUTS],
    };
    for (row, values) in found.rows.iter_mut().zip(values.chunks(HIDDEN)) {
        row.copy_from_slice(values);
    }
    found.bias.copy_from_slice(&values[BIAS..OUTPUT]);
    for (weights, values) in found.outputs.iter_mut().zip(values[OUTPUT..].chunks(BOTH)) {
        weights.copy_from_slice(values);
    }
    found.output_bias.copy_from_slice(&values[OUTPUT_BIAS..]);
    found
}

/// The gradient of a batch, or its error alone where nothing is mirrored.
fn add_up(
    examples: &Examples,
    views: &Views,
    values: &[f32],
    batch: &[usize],
    mirror: Option<u64>,
    jobs: usize,
    parts: &mut [Part],
) {
    let size = batch.len().div_ceil(PARTS).max(1);
    let shares = PARTS.div_ceil(jobs.clamp(1, PARTS));
    std::thread::scope(|scope| {
        for (first, parts) in parts.chunks_mut(shares).enumerate() {
            scope.spawn(move || {
                for (nth, part) in parts.iter_mut().enumerate() {
                    part.gradient.fill(0.0);
                    part.error = 0.0;
                    let start = ((first * shares + nth) * size).min(batch.len());
                    let end = (start + size).min(batch.len());
                    for &at in &batch[start..end] {
                        let hand =
                            mirror.map_or(0, |bits| (SplitMix::new(bits ^ at as u64).bits() & 1) as usize);
                        part.learn(
                            examples,
                            at,
                            [&views.white[hand], &views.black[hand]],
                            values,
                            mirror.is_some(),
                        );
                    }
                }
            });
        }
    });
}

impl Part {
    fn learn(&mut self, examples: &Examples, at: usize, views: [&[u16]; 2], values: &[f32], backwards: bool) {
        let Example { target, output, black, .. } = examples.each[at];
        let inputs = examples.inputs(at);
        let mut hidden = [[0.0f32; HIDDEN]; 2];
        for (hidden, view) in hidden.iter_mut().zip(views) {
            hidden.copy_from_slice(&values[BIAS..OUTPUT]);
            for &input in inputs {
                let row = usize::from(view[usize::from(input)]) * HIDDEN;
                let row = &values[row..row + HIDDEN];
                hidden.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight);
            }
        }
        let order = if black { [1, 0] } else { [0, 1] };
        let first = OUTPUT + usize::from(output) * BOTH;
        let mut sum = values[OUTPUT_BIAS + usize::from(output)];
        for (nth, side) in order.into_iter().enumerate() {
            let weights = &values[first + nth * HIDDEN..first + (nth + 1) * HIDDEN];
            let each = hidden[side].iter().zip(weights).map(|(unit, weight)| {
                let unit = unit.clamp(0.0, 1.0);
                unit * unit * weight
            });
            sum += each.sum::<f32>();
        }
        let said = sigmoid(sum);
        self.error += f64::from((said - target) * (said - target));
        if !backwards {
            return;
        }
        let slope = 2.0 * (said - target) * said * (1.0 - said);
        self.gradient[OUTPUT_BIAS + usize::from(output)] += slope;
        for (nth, side) in order.into_iter().enumerate() {
            let range = first + nth * HIDDEN..first + (nth + 1) * HIDDEN;
            let weights = &values[range.clone()];
            let outputs = &mut self.gradient[range];
            let mut back = [0.0f32; HIDDEN];
            for unit in 0..HIDDEN {
                let raw = hidden[side][unit];
                let cut = raw.clamp(0.0, 1.0);
                outputs[unit] += slope * cut * cut;
                let passes = f32::from(u8::from(raw > 0.0 && raw < 1.0));
                back[unit] = slope * weights[unit] * 2.0 * cut * passes;
            }
            self.gradient[BIAS..OUTPUT].iter_mut().zip(&back).for_each(|(g, b)| *g += b);
            for &input in inputs {
                let row = usize::from(views[side][usize::from(input)]) * HIDDEN;
                let row = &mut self.gradient[row..row + HIDDEN];
                row.iter_mut().zip(&back).for_each(|(g, b)| *g += b);
            }
        }
    }
}

/// One step down.
#[derive(Debug, Clone, Copy)]
struct Step {
    rate: f32,
    number: i32,
    count: f32,
}

fn descend(
    values: &mut [f32],
    mean: &mut [f32],
    spread: &mut [f32],
    parts: &[Part],
    step: Step,
    jobs: usize,
) {
    let size = SIZE.div_ceil(jobs.max(1));
    let (early, late) = (1.0 - 0.9f32.powi(step.number), 1.0 - 0.999f32.powi(step.number));
    std::thread::scope(|scope| {
        let chunks = values.chunks_mut(size).zip(mean.chunks_mut(size)).zip(spread.chunks_mut(size));
        for (nth, ((values, mean), spread)) in chunks.enumerate() {
            scope.spawn(move || {
                let mut sum = vec![0.0f32; values.len()];
                for part in parts {
                    let part = &part.gradient[nth * size..nth * size + values.len()];
                    sum.iter_mut().zip(part).for_each(|(sum, g)| *sum += g);
                }
                for at in 0..values.len() {
                    let g = sum[at] / step.count;
                    mean[at] = 0.9 * mean[at] + 0.1 * g;
                    spread[at] = 0.999 * spread[at] + 0.001 * g * g;
                    let slope = mean[at] / early / ((spread[at] / late).sqrt() + 1e-8);
                    values[at] = (values[at] - step.rate * slope).clamp(-MOST, MOST);
                }
            });
        }
    });
}

fn sigmoid(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

//! A small net that judges positions: one hidden layer, kept by difference, and a few outputs by number of men.
//!
//! Integers throughout, so that it says the same on every machine. The hidden layer is worked out for both players at
//! once; the output takes the side to move first.

use std::sync::{Arc, LazyLock};

use psychopathe::{Board, Player, Position, Survey};
use thiserror::Error;

use super::inputs::{BITS, INPUTS, Inputs, SETS, each_bit, input, inputs_of, seen_by_black};

/// Units of the hidden layer that look from one side.
pub(crate) const HIDDEN: usize = 64;
/// Both sides together.
pub(crate) const BOTH: usize = 2 * HIDDEN;
/// Outputs; the number of men says which counts.
pub(crate) const OUTPUTS: usize = 4;
/// One, as the hidden layer writes it.
pub(crate) const ONE: i32 = 255;
/// One, as the weights of the output are written.
pub(crate) const OUTPUT_ONE: i32 = 64;
/// Hundredths that multiply the odds by e.
pub(crate) const HUNDREDTHS: f32 = 180.0;
/// What the evaluation never passes.
const MOST: i64 = 10_000;

const MAGIC: &[u8; 8] = b"psynet 1";

/// One row of the hidden layer's weights: what an input adds for white, then for black.
pub(crate) type Row = [i16; BOTH];

/// A net for one board.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    size: u8,
    rows: Vec<Row>,
    bias: Row,
    outputs: [[i16; BOTH]; OUTPUTS],
    output_bias: [i32; OUTPUTS],
}

/// Why a file is not a net.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum NetError {
    #[error("this is no net of this program")]
    NoNet,
    #[error("the net is for another board or of another form")]
    OtherForm,
    #[error("the net is cut off")]
    CutOff,
}

/// Weights as the trainer finds them.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Clone)]
pub(crate) struct Parameters {
    /// By input and unit.
    pub(crate) rows: Vec<[f32; HIDDEN]>,
    pub(crate) bias: [f32; HIDDEN],
    pub(crate) outputs: [[f32; BOTH]; OUTPUTS],
    pub(crate) output_bias: [f32; OUTPUTS],
}

static SMALL: LazyLock<Arc<Net>> = LazyLock::new(|| shipped(Board::small(), include_bytes!("net-2.bin")));
static STANDARD: LazyLock<Arc<Net>> =
    LazyLock::new(|| shipped(Board::standard(), include_bytes!("net-3.bin")));

fn shipped(board: &Board, bytes: &[u8]) -> Arc<Net> {
    Arc::new(Net::parse(board, bytes).expect("a test reads the nets that come with the program"))
}

impl Net {
    /// The net that comes with the program for this board, if there is one.
    pub fn shipped(board: &Board) -> Option<Arc<Net>> {
        let nets = [(Board::small(), &SMALL), (Board::standard(), &STANDARD)];
        let found = nets.into_iter().find(|(known, _)| known.layout() == board.layout());
        found.map(|(_, net)| Arc::clone(net))
    }

    /// The net file of trained weights.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn file_of(board: &Board, found: &Parameters) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let inputs = inputs_of(board);
        bytes.push(board.size());
        for n in [HIDDEN, OUTPUTS, inputs.len()] {
            bytes.extend((n as u16).to_le_bytes());
        }
        let short = |value: f32, one: i32, most: f32| (value * one as f32).round().clamp(-most, most) as i16;
        let mut put = |values: &[f32], one: i32, most: f32| {
            values.iter().for_each(|&value| bytes.extend(short(value, one, most).to_le_bytes()));
        };
        put(&found.bias, ONE, 32_000.0);
        inputs.iter().for_each(|&at| put(&found.rows[at], ONE, 32_000.0));
        found.outputs.iter().for_each(|weights| put(weights, OUTPUT_ONE, 127.0));
        for bias in found.output_bias {
            let whole = (bias * (ONE * ONE * OUTPUT_ONE) as f32).round() as i32;
            bytes.extend(whole.to_le_bytes());
        }
        bytes
    }

    /// Reads a net file for this board.
    ///
    /// # Errors
    /// When it is not one, or one for another board.
    pub fn parse(board: &Board, bytes: &[u8]) -> Result<Net, NetError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(NetError::NoNet)?;
        let inputs = inputs_of(board);
        let form = [
            take::<1>(&mut rest)?.map(u16::from)[0],
            short(&mut rest)?,
            short(&mut rest)?,
            short(&mut rest)?,
        ];
        if form != [u16::from(board.size()), HIDDEN as u16, OUTPUTS as u16, inputs.len() as u16] {
            return Err(NetError::OtherForm);
        }
        let mut unit_row = || -> Result<[i16; HIDDEN], NetError> {
            let mut row = [0; HIDDEN];
            for value in &mut row {
                *value = short(&mut rest)? as i16;
            }
            Ok(row)
        };
        let bias = unit_row()?;
        let mut found = vec![[0; HIDDEN]; INPUTS];
        for &at in &inputs {
            found[at] = unit_row()?;
        }
        let mut outputs = [[0; BOTH]; OUTPUTS];
        for weights in outputs.iter_mut().flat_map(|all| all.chunks_mut(HIDDEN)) {
            weights.copy_from_slice(&unit_row()?);
        }
        let mut output_bias = [0; OUTPUTS];
        for value in &mut output_bias {
            *value = i32::from_le_bytes(take(&mut rest)?);
        }
        let for_black = seen_by_black(board);
        let both = |white: [i16; HIDDEN], black: [i16; HIDDEN]| {
            let mut row = [0; BOTH];
            row[..HIDDEN].copy_from_slice(&white);
            row[HIDDEN..].copy_from_slice(&black);
            row
        };
        let rows = (0..INPUTS).map(|at| both(found[at], found[for_black[at]])).collect();
        Ok(Net { size: board.size(), rows, bias: both(bias, bias), outputs, output_bias })
    }

    /// The worth of a position for the side to move, in hundredths.
    pub fn worth(&self, board: &Board, position: &Position, survey: &Survey) -> i32 {
        let mut hidden = Hidden::of(self);
        hidden.follow(self, Inputs::of(board, position, survey));
        self.output(position, &hidden)
    }

    /// What the hidden layer amounts to for the side to move.
    pub(crate) fn output(&self, position: &Position, hidden: &Hidden) -> i32 {
        let men = position.all_of(Player::White).len() + position.all_of(Player::Black).len();
        let bucket = bucket_of(men);
        let (white, black) = hidden.values.split_at(HIDDEN);
        let (mine, theirs) = if position.turn() == Player::White { (white, black) } else { (black, white) };
        let (first, second) = self.outputs[bucket].split_at(HIDDEN);
        let sum = self.output_bias[bucket] + squares(mine, first) + squares(theirs, second);
        let hundredths = i64::from(sum) * HUNDREDTHS as i64 / i64::from(ONE * ONE * OUTPUT_ONE);
        hundredths.clamp(-MOST, MOST) as i32
    }
}

/// Which output counts with so many men on the board.
pub(crate) fn bucket_of(men: u32) -> usize {
    (men.saturating_sub(3) as usize / 6).min(OUTPUTS - 1)
}

/// Units between nothing and one, squared and weighed.
#[inline]
fn squares(units: &[i16], weights: &[i16]) -> i32 {
    let each = units.iter().zip(weights).map(|(&unit, &weight)| {
        let unit = unit.clamp(0, ONE as i16);
        // 255 × 127 is still a short number.
        i32::from(unit) * i32::from(unit.wrapping_mul(weight))
    });
    each.sum()
}

/// The hidden layer for some position, before it is cut off.
#[derive(Debug, Clone)]
pub(crate) struct Hidden {
    inputs: Inputs,
    values: Row,
}

impl Hidden {
    /// For no position.
    pub(crate) fn of(net: &Net) -> Hidden {
        Hidden { inputs: Inputs::NONE, values: net.bias }
    }

    /// Goes on to another position: only what differs is worked out.
    pub(crate) fn follow(&mut self, net: &Net, next: Inputs) {
        for side in 0..2 {
            for set in 0..SETS {
                let (before, after) = (self.inputs.sets[side][set], next.sets[side][set]);
                if before == after {
                    continue;
                }
                let first = input(side, set, 0);
                let rows = &net.rows[first..first + BITS];
                each_bit(after & !before, |bit| {
                    let added = self.values.iter_mut().zip(&rows[bit & (BITS - 1)]);
                    added.for_each(|(value, weight)| *value = value.wrapping_add(*weight));
                });
                each_bit(before & !after, |bit| {
                    let removed = self.values.iter_mut().zip(&rows[bit & (BITS - 1)]);
                    removed.for_each(|(value, weight)| *value = value.wrapping_sub(*weight));
                });
            }
        }
        self.inputs = next;
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], NetError> {
    let (first, others) = rest.split_first_chunk().ok_or(NetError::CutOff)?;
    *rest = others;
    Ok(*first)
}

fn short(rest: &mut &[u8]) -> Result<u16, NetError> {
    Ok(u16::from_le_bytes(take(rest)?))
}

#[cfg(test)]
mod tests {
    use psychopathe::Symmetry;

    use super::*;
    use crate::psychopathe::contest::random_opening;
    use crate::psychopathe::split_mix::SplitMix;

    #[test]
    fn a_net_kept_by_difference_agrees_with_one_begun_anew_and_both_players_see_alike() {
        for board in [Board::standard(), Board::small()] {
            let net = Net::shipped(board).expect("a net for a board that comes with the program");
            let mut dice = SplitMix::new(5);
            let mut kept = Hidden::of(&net);
            for plies in 0..60 {
                let mut position = Position::opening(board);
                for played in random_opening(board, &position.clone(), plies / 6, &mut dice) {
                    position.make(board, played);
                }
                for _ in 0..plies {
                    let moves = position.legal_moves(board);
                    if moves.is_empty() {
                        break;
                    }
                    position.make(board, moves[dice.below(moves.len())]);
                    let survey = Survey::of(board, &position);
                    kept.follow(&net, Inputs::of(board, &position, &survey));
                    let worth = net.worth(board, &position, &survey);
                    assert_eq!(net.output(&position, &kept), worth);
                    let other = position.exchanged().turned(board, Symmetry::turn(3));
                    assert_eq!(net.worth(board, &other, &Survey::of(board, &other)), worth);
                }
            }
        }
    }

    #[test]
    fn nets_are_for_their_board() {
        let (small, standard) = (Board::small(), Board::standard());
        assert!(Net::shipped(small).is_some() && Net::shipped(standard).is_some());
        let file: &[u8] = include_bytes!("net-2.bin");
        assert_eq!(Net::parse(standard, file), Err(NetError::OtherForm));
        assert_eq!(Net::parse(small, &file[..file.len() - 1]), Err(NetError::CutOff));
        assert_eq!(Net::parse(small, b"nothing"), Err(NetError::NoNet));
    }
}

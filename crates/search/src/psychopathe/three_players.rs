//! A player for three (PSY-60): a paranoid search.
//!
//! Alpha-beta needs two sides, so the two enemies are taken for one: each is expected to play what hurts the searcher
//! most. It is the plain method for games of three, deep enough to see threats and modest enough to be understood.

use psychopathe::{Board, Configuration, Course, Kind, Move, Player, Position};

use super::ordering::{booty, worth};
use super::split_mix::SplitMix;

/// What being out of the game costs, and the last one's win brings.
const OUT: i32 = 100_000;
/// What an enemy's leaving brings.
const RIVAL_OUT: i32 = 400;
/// Captures looked at beyond the depth.
const CAPTURES: u32 = 2;

/// When to stop: asked with the number of positions so far.
pub type IsSpent<'a> = &'a mut dyn FnMut(u64) -> bool;

/// What a search for one of three found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThreePlayerMove {
    pub played: Move,
    /// The depth of the last iteration that was completed.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

struct Search<'a> {
    board: &'a Board,
    me: Player,
    nodes: u64,
    spent: IsSpent<'a>,
    stopped: bool,
}

/// The move of the player whose turn it is, searched to a depth at most and until the time is spent.
///
/// Equal moves are told apart by the seed. Nothing, if the game is over.
pub fn search_for_three(
    board: &Board,
    course: &Course,
    depth: u32,
    seed: u64,
    spent: IsSpent<'_>,
) -> Option<ThreePlayerMove> {
    if course.ending(board).is_some() {
        return None;
    }
    let mut position = course.position().clone();
    let me = position.turn();
    let mut dice = SplitMix::new(seed);
    let mut moves = position.legal_moves(board);
    // Shuffled, then the most promising first: equal ones stay in the order of chance.
    for at in (1..moves.len()).rev() {
        moves.swap(at, dice.below(at + 1));
    }
    moves.sort_by_key(|&m| if m.takes() { -booty(board, &position, m) } else { 0 });
    let mut search = Search { board, me, nodes: 0, spent, stopped: false };
    let mut best = ThreePlayerMove { played: *moves.first()?, depth: 0, nodes: 0 };
    for depth in 1..=depth.max(1) {
        let mut alpha = -2 * OUT;
        let mut found = None;
        for &played in &moves {
            let undo = position.make(board, played);
            let again = course.seen().contains(&position.hash());
            let value = if again { 0 } else { search.value(&mut position, depth - 1, alpha, 2 * OUT) };
            position.unmake(played, undo);
            if search.stopped {
                break;
            }
            if value > alpha {
                alpha = value;
                found = Some(played);
            }
        }
        best.nodes = search.nodes;
        if search.stopped && depth > 1 {
            break;
        }
        if let Some(played) = found {
            best = ThreePlayerMove { played, depth, nodes: search.nodes };
            // The best of one iteration is tried first in the next.
            moves.retain(|&m| m != played);
            moves.insert(0, played);
        }
        if search.stopped || alpha.abs() >= OUT / 2 {
            break;
        }
    }
    Some(best)
}

impl Search<'_> {
    fn value(&mut self, position: &mut Position, depth: u32, mut alpha: i32, mut beta: i32) -> i32 {
        self.nodes += 1;
        if self.stopped || (self.nodes.is_multiple_of(64) && (self.spent)(self.nodes)) {
            self.stopped = true;
            return 0;
        }
        if !position.is_alive(self.me) {
            return -OUT - depth as i32;
        }
        if position.is_decided() {
            return OUT + depth as i32;
        }
        let mut list = Vec::new();
        if depth == 0 {
            return self.settle(position, CAPTURES, alpha, beta);
        }
        position.moves(self.board, &mut list);
        if list.is_empty() {
            return self.judge(position);
        }
        list.sort_by_key(|&m| if m.takes() { -booty(self.board, position, m) } else { 0 });
        let mine = position.turn() == self.me;
        let mut best = if mine { -2 * OUT } else { 2 * OUT };
        for played in list {
            let undo = position.make(self.board, played);
            let value = self.value(position, depth - 1, alpha, beta);
            position.unmake(played, undo);
            if self.stopped {
                return 0;
            }
            if mine {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Captures only, until the position is quiet.
    fn settle(&mut self, position: &mut Position, left: u32, mut alpha: i32, mut beta: i32) -> i32 {
        let standing = self.judge(position);
        let mine = position.turn() == self.me;
        if left == 0 || !position.is_alive(self.me) || position.is_decided() {
            return standing;
        }
        let mut best = standing;
        if mine {
            alpha = alpha.max(best);
        } else {
            beta = beta.min(best);
        }
        let mut list = Vec::new();
        position.captures(self.board, &mut list);
        for played in list {
            if alpha >= beta {
                break;
            }
            self.nodes += 1;
            let undo = position.make(self.board, played);
            let value = self.settle(position, left - 1, alpha, beta);
            position.unmake(played, undo);
            if mine {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
        }
        best
    }

    /// Own pieces and controlled nodes against those of the two others.
    fn judge(&self, position: &Position) -> i32 {
        if !position.is_alive(self.me) {
            return -OUT;
        }
        if position.is_decided() {
            return OUT;
        }
        let mut total = 0;
        for player in position.seats() {
            let wealth = if position.is_alive(player) { self.wealth(position, player) } else { -RIVAL_OUT };
            total += if player == self.me { 2 * wealth } else { -wealth };
        }
        total
    }

    fn wealth(&self, position: &Position, player: Player) -> i32 {
        let men = [Kind::Psychologist, Kind::Informer, Kind::Nurse];
        let pieces: i32 = men.map(|kind| position.men(player, kind).len() as i32 * worth(kind)).iter().sum();
        let configuration = Configuration::of(
            self.board,
            position.men(player, Kind::Nurse),
            position.men(player, Kind::Informer),
        );
        // Nurses and informers that bear on an enemy psychopath: without it nobody attacks.
        let rivals = position.seats().filter(|&rival| rival != player);
        let pressure = |rival: Player| {
            let nodes = position.men(rival, Kind::Psychopath).into_iter();
            let bears = nodes.map(|node| {
                configuration.nurses_at(self.board, node)
                    + 2 * configuration.lights_at(self.board, node)
                    + 3 * configuration.spans_at(self.board, node)
            });
            bears.sum::<u32>() as i32
        };
        4 * pieces
            + configuration.reach(self.board).len() as i32
            + 3 * rivals.map(pressure).max().unwrap_or(0)
    }
}

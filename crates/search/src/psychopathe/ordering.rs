//! Which moves to try first: what was best before, captures, moves that refuted others.

use psychopathe::{Board, Kind, Move, NodeSet, Player, Position};

/// Deepest line the search keeps track of.
pub(crate) const MAX_PLY: usize = 96;

const NODES: usize = 128;
const HISTORY_MAX: i32 = 8192;
/// What a quiet move that newly bears on the enemy psychopath is worth in experience.
const AIMED: i32 = 1024;

/// A move with how promising it looks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ranked {
    pub(crate) rank: i32,
    pub(crate) played: Move,
}

/// What is known about the moves of a position before looking at them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Hints {
    pub(crate) ply: usize,
    /// The best move of an earlier search.
    pub(crate) best: Option<Move>,
    /// Nodes from which nurses and informers bear on the enemy psychopath.
    pub(crate) aim: NodeSet,
}

/// What the search has learned about moves.
#[derive(Debug)]
pub(crate) struct Memory {
    killers: Vec<[Option<Move>; 2]>,
    /// By player, kind and target.
    history: Vec<i32>,
}

const TOUCHES: usize = 4 * NODES;

fn touch(played: Move) -> usize {
    played.kind().index() * NODES + played.to().index()
}

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory { killers: vec![[None; 2]; MAX_PLY + 1], history: vec![0; 2 * TOUCHES] }
    }

    /// Before a new search: killers go, histories fade.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        self.history.iter_mut().for_each(|h| *h /= 2);
    }

    /// How promising a quiet move looks by experience alone.
    pub(crate) fn experience(&self, player: Player, played: Move) -> i32 {
        self.history[player.index() * TOUCHES + touch(played)]
    }

    /// Gives every move its rank.
    pub(crate) fn rank(
        &self,
        board: &Board,
        position: &Position,
        Hints { ply, best, aim }: Hints,
        list: &[Move],
        ranked: &mut Vec<Ranked>,
    ) {
        let killers = self.killers[ply.min(MAX_PLY)];
        ranked.clear();
        ranked.extend(list.iter().map(|&played| {
            let rank = if Some(played) == best {
                1 << 24
            } else if played.takes() {
                (1 << 20) + booty(board, position, played) * 64 + gift(played)
            } else if Some(played) == killers[0] {
                (1 << 18) + 2
            } else if Some(played) == killers[1] {
                (1 << 18) + 1
            } else {
                let bears = matches!(played.kind(), Kind::Nurse | Kind::Informer)
                    && aim.has(played.to())
                    && !aim.has(played.from());
                self.experience(position.turn(), played) + if bears { AIMED } else { 0 }
            };
            Ranked { rank, played }
        }));
    }

    /// Learns from a move that refuted the line, and from those tried before it.
    pub(crate) fn refuted(&mut self, player: Player, ply: usize, depth: i32, best: Move, tried: &[Move]) {
        if best.takes() {
            return;
        }
        let killers = &mut self.killers[ply.min(MAX_PLY)];
        if killers[0] != Some(best) {
            *killers = [Some(best), killers[0]];
        }
        let bonus = (16 * depth * depth).min(1200);
        self.learn(player, best, bonus);
        for &failed in tried.iter().filter(|m| !m.takes()) {
            self.learn(player, failed, -bonus);
        }
    }

    fn learn(&mut self, player: Player, played: Move, bonus: i32) {
        let slot = &mut self.history[player.index() * TOUCHES + touch(played)];
        *slot += bonus - *slot * bonus.abs() / HISTORY_MAX;
    }
}

/// Rough worth of a kind, for ordering only.
pub(crate) fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Psychopath => 100,
        Kind::Psychologist => 10,
        Kind::Informer => 14,
        Kind::Nurse => 12,
    }
}

/// What a move captures.
pub(crate) fn booty(board: &Board, position: &Position, played: Move) -> i32 {
    let captured = position.captured_by(board, played);
    captured.into_iter().filter_map(|node| position.at(node)).map(|piece| worth(piece.kind)).sum()
}

/// What a move puts back.
fn gift(played: Move) -> i32 {
    played.back().map(|(_, kind)| worth(kind)).sum()
}

/// Moves the most promising of the rest to place `at`.
pub(crate) fn pick(ranked: &mut [Ranked], at: usize) -> Move {
    let mut best = at;
    for i in at + 1..ranked.len() {
        if ranked[i].rank > ranked[best].rank {
            best = i;
        }
    }
    ranked.swap(at, best);
    ranked[at].played
}

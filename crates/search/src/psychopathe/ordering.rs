//! Which moves to try first: what was best before, captures, moves that refuted others.

use psychopathe::{Board, Kind, Move, NodeSet, Player, Position};

/// Deepest line the search keeps track of.
pub(crate) const MAX_PLY: usize = 96;

const NODES: usize = 128;
const HISTORY_MAX: i32 = 8192;
/// What a quiet move that newly bears on the enemy psychopath is worth in experience.
const AIMED: i32 = 1024;

/// Moves, and how promising each looks.
#[derive(Debug, Default)]
pub(crate) struct Ranked {
    pub(crate) moves: Vec<Move>,
    ranks: Vec<i32>,
}

impl Ranked {
    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Leaves out moves that are not wanted.
    pub(crate) fn retain(&mut self, wanted: impl Fn(Move) -> bool) {
        let mut ranks = self.ranks.iter();
        let mut kept = Vec::with_capacity(self.ranks.len());
        self.moves.retain(|&played| {
            let rank = ranks.next();
            let is_kept = wanted(played);
            kept.extend(rank.filter(|_| is_kept));
            is_kept
        });
        self.ranks = kept;
    }

    /// Moves the most promising of the rest to place `at`: the first of those that are equally so.
    #[inline]
    pub(crate) fn pick(&mut self, at: usize) -> Move {
        let rest = &mut self.ranks[at..];
        let highest = rest.iter().fold(i32::MIN, |highest, &rank| highest.max(rank));
        let best = rest.iter().position(|&rank| rank == highest).unwrap_or(0);
        rest.swap(0, best);
        self.moves.swap(at, at + best);
        self.moves[at]
    }
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
    judged: Vec<Judged>,
}

/// What a position that was seen before is worth, and whose psychopath can be taken in it. Exact, and nothing else than
/// looking again would give.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Judged {
    hash: u64,
    /// For the side to move.
    pub(crate) eval: i32,
    /// Whether the side to move could lose its psychopath next.
    pub(crate) alarm: bool,
    /// Whether it can take the enemy's, in which case nothing else is known.
    pub(crate) wins: bool,
}

/// Positions whose worth is kept.
const JUDGED: usize = 1 << 15;

const TOUCHES: usize = 4 * NODES;

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory {
            killers: vec![[None; 2]; MAX_PLY + 1],
            history: vec![0; 2 * TOUCHES],
            judged: vec![Judged::default(); JUDGED],
        }
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn judged(&self, hash: u64) -> Option<Judged> {
        let kept = self.judged[hash as usize >> 1 & (JUDGED - 1)];
        (kept.hash == hash).then_some(kept)
    }

    /// Remembers it.
    #[inline]
    pub(crate) fn judge(&mut self, hash: u64, eval: i32, alarm: bool, wins: bool) {
        self.judged[hash as usize >> 1 & (JUDGED - 1)] = Judged { hash, eval, alarm, wins };
    }

    /// Before a new search: killers go, histories fade.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        self.history.iter_mut().for_each(|h| *h /= 2);
    }

    /// How promising a quiet move looks by experience alone.
    pub(crate) fn experience(&self, player: Player, played: Move) -> i32 {
        self.history[player.index() * TOUCHES + played.arrival()]
    }

    /// Gives every move its rank.
    pub(crate) fn rank(
        &self,
        board: &Board,
        position: &Position,
        Hints { ply, best, aim }: Hints,
        ranked: &mut Ranked,
    ) {
        let killers = self.killers[ply.min(MAX_PLY)];
        ranked.ranks.clear();
        ranked.ranks.extend(ranked.moves.iter().map(|&played| {
            if Some(played) == best {
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
            }
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
        let slot = &mut self.history[player.index() * TOUCHES + played.arrival()];
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
    let of_kind = |owner, kind| (captured & position.men(owner, kind)).len() as i32 * worth(kind);
    position.seats().flat_map(|owner| Kind::ALL.map(|kind| of_kind(owner, kind))).sum()
}

/// What a move puts back.
fn gift(played: Move) -> i32 {
    played.back().map(|(_, kind)| worth(kind)).sum()
}

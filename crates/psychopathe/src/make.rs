//! Making and unmaking moves in place.

use crate::board::Board;
use crate::configuration::reach;
use crate::hash;
use crate::moves::Move;
use crate::nodes::NodeSet;
use crate::position::Position;
use crate::vocabulary::{Kind, Player};

/// What [`Position::unmake`] needs to restore the position.
#[derive(Debug, Clone)]
pub struct Undo {
    hash: u64,
    quiet: u16,
    turn: Player,
    settled: bool,
    /// The whole position, when more than one piece moved.
    before: Option<Box<Position>>,
}

impl Position {
    /// Plays a legal move of this position.
    #[inline]
    pub fn make(&mut self, board: &Board, played: Move) -> Undo {
        let mut undo =
            Undo { hash: self.hash, quiet: self.quiet, turn: self.turn, settled: self.settled, before: None };
        if self.changes_much(played) {
            undo.before = Some(Box::new(self.clone()));
            self.play_at_length(board, played);
            return undo;
        }
        self.shift(played);
        self.quiet += 1;
        let next = self.turn.opponent();
        self.hash ^= hash::turn(Player::Black);
        self.turn = next;
        undo
    }

    /// Takes back the move that gave this undo.
    #[inline]
    pub fn unmake(&mut self, played: Move, undo: Undo) {
        if let Some(before) = undo.before {
            *self = *before;
            return;
        }
        self.turn = undo.turn;
        let bits = NodeSet::of(played.from()) | NodeSet::of(played.to());
        self.men[undo.turn.index()][played.kind().index()] ^= bits;
        self.hash = undo.hash;
        self.quiet = undo.quiet;
        self.settled = undo.settled;
    }

    /// Whether the move changes more than where one piece stands: to take it back is to put back the whole position.
    #[inline]
    pub fn changes_much(&self, played: Move) -> bool {
        played.takes() || !self.settled || self.players > 2
    }

    /// Plays a legal move for good.
    #[inline]
    pub fn play(&mut self, board: &Board, played: Move) {
        match self.changes_much(played) {
            true => self.play_at_length(board, played),
            false => _ = self.make(board, played),
        }
    }

    /// The position after a legal move.
    pub fn after(&self, board: &Board, played: Move) -> Position {
        let mut after = self.clone();
        after.play(board, played);
        after
    }

    /// Nodes of all pieces a legal move captures, chains included.
    pub fn captured_by(&self, board: &Board, played: Move) -> NodeSet {
        if !played.takes() {
            return NodeSet::EMPTY;
        }
        if played.back().next().is_none() {
            return self.reach_after(board, played) & self.enemies_of(self.turn);
        }
        let mut after = self.arrived(played.kind(), played.from(), played.to());
        after.resolve(board, played)
    }

    /// Nodes in reach of the side to move once its piece has arrived.
    fn reach_after(&self, board: &Board, played: Move) -> NodeSet {
        let mut men = self.men[self.turn.index()];
        men[played.kind().index()] ^= NodeSet::of(played.from()) | NodeSet::of(played.to());
        reach(board, men[Kind::Nurse.index()], men[Kind::Informer.index()])
    }

    /// Lets the other side move in the same position: not a move of the game (PSY-10), but a question search asks.
    pub fn pass(&mut self) -> Undo {
        let undo =
            Undo { hash: self.hash, quiet: self.quiet, turn: self.turn, settled: self.settled, before: None };
        self.quiet += 1;
        self.hash ^= hash::turn(Player::Black);
        self.turn = self.turn.opponent();
        undo
    }

    /// Takes back a [`Position::pass`].
    pub fn unpass(&mut self, undo: Undo) {
        self.turn = undo.turn;
        self.hash = undo.hash;
        self.quiet = undo.quiet;
    }

    #[inline]
    fn shift(&mut self, played: Move) {
        let (player, kind) = (self.turn, played.kind());
        let (from, to) = (played.from(), played.to());
        let bits = NodeSet::of(from) | NodeSet::of(to);
        self.men[player.index()][kind.index()] ^= bits;
        self.hash ^= hash::piece(player, kind, from) ^ hash::piece(player, kind, to);
    }

    #[cold]
    fn play_at_length(&mut self, board: &Board, played: Move) {
        self.shift(played);
        self.quiet += 1;
        if played.takes() {
            self.resolve(board, played);
            self.quiet = 0;
        }
        if !self.settled {
            self.settled = self.is_settled(board);
        }
        self.pass_turn(board);
    }

    /// PSY-10: the next player's turn. PSY-60: who is out, or has no legal move, is skipped.
    pub(crate) fn pass_turn(&mut self, board: &Board) {
        let order = self.n_players();
        let mover = self.turn;
        if order == 2 {
            return self.set_turn(mover.opponent());
        }
        let at = |step: usize| Player::ALL[(mover.index() + step) % order];
        let next = (1..=order).map(at).filter(|&player| self.is_alive(player));
        let next: Vec<Player> = next.collect();
        let natural = next.first().copied().unwrap_or(mover);
        self.set_turn(natural);
        if !self.is_decided() {
            for player in next {
                self.set_turn(player);
                if self.can_move(board) {
                    return;
                }
            }
            self.set_turn(natural);
        }
    }

    pub(crate) fn set_turn(&mut self, player: Player) {
        self.hash ^= hash::turn(self.turn) ^ hash::turn(player);
        self.turn = player;
    }
}

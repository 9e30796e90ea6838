//! Legal moves.
//!
//! One survey of the position serves all its moves: blockers along each path, holding paths, nodes barred by enemy
//! configurations, and the nodes on which a nurse or an informer would complete a configuration of its own. After that
//! the moves of a piece are sets of nodes, handed to a [`Sink`].

use crate::board::Board;
use crate::configuration::Configuration;
use crate::moves::Move;
use crate::nodes::NodeSet;
use crate::position::Position;
use crate::reaching::Reaching;
use crate::threat::Threats;
use crate::vocabulary::{Kind, Node};

/// Takes the moves of one piece at a time.
pub(crate) trait Sink {
    /// Whether it wants moves that capture nothing.
    fn wants_quiet(&self) -> bool {
        true
    }
    /// Moves that capture nothing.
    fn quiet(&mut self, kind: Kind, from: Node, to: NodeSet);
    /// Moves that capture something (or may, in a position that is not settled).
    fn takes(&mut self, kind: Kind, from: Node, to: NodeSet);
}

impl Position {
    /// Appends all legal moves, in no particular order.
    pub fn moves(&self, board: &Board, list: &mut Vec<Move>) {
        self.generate(board, &mut Lister { position: self, board, list, with_quiet: true });
    }

    /// Appends the legal moves that capture.
    pub fn captures(&self, board: &Board, list: &mut Vec<Move>) {
        self.generate(board, &mut Lister { position: self, board, list, with_quiet: false });
    }

    /// All legal moves.
    pub fn legal_moves(&self, board: &Board) -> Vec<Move> {
        let mut list = Vec::with_capacity(128);
        self.moves(board, &mut list);
        list
    }

    /// Whether the side to move has a legal move.
    pub fn can_move(&self, board: &Board) -> bool {
        let mut any = AnyMove(false);
        self.generate(board, &mut any);
        any.0
    }

    pub(crate) fn generate(&self, board: &Board, sink: &mut impl Sink) {
        // PSY-50, PSY-60: no moves once it is decided, nor for who is out.
        if self.is_decided() || !self.is_alive(self.turn) {
            return;
        }
        let me = self.turn;
        let own = &self.men[me.index()];
        let offence = Configuration::of(board, own[Kind::Nurse.index()], own[Kind::Informer.index()]);
        let threats = Threats::of(board, &offence, self.enemies_of(me));
        if self.takes_nothing(&threats) && !sink.wants_quiet() {
            return;
        }
        let reaching = Reaching::of(self, board, me);
        self.emit(board, |_, _, from| reaching.from(board, from), &offence, &threats, sink);
    }

    /// Whether the side to move, which threatens this, can capture nothing.
    #[inline]
    fn takes_nothing(&self, threats: &Threats) -> bool {
        self.settled && threats.is_empty()
    }

    /// The moves of the side to move, given what was surveyed: `targets` says where a piece may go, by kind, place
    /// among its kind and node.
    #[inline]
    pub(crate) fn emit(
        &self,
        board: &Board,
        targets: impl Fn(Kind, usize, Node) -> NodeSet,
        offence: &Configuration,
        threats: &Threats,
        sink: &mut impl Sink,
    ) {
        let own = &self.men[self.turn.index()];
        if self.settled && !sink.wants_quiet() {
            return self.emit_captures(board, targets, offence, threats, sink);
        }
        for kind in Kind::ALL {
            let mut nth = 0;
            own[kind.index()].each(|from| {
                let to = targets(kind, nth, from);
                nth += 1;
                if to.is_empty() {
                    return;
                }
                let completing = match self.settled {
                    false => to,
                    true => to & threats.completing(board, offence, kind, from),
                };
                if !completing.is_empty() {
                    sink.takes(kind, from, completing);
                }
                sink.quiet(kind, from, to.without(completing));
            });
        }
    }

    /// The captures of a settled position: only informers and nurses complete a configuration.
    fn emit_captures(
        &self,
        board: &Board,
        targets: impl Fn(Kind, usize, Node) -> NodeSet,
        offence: &Configuration,
        threats: &Threats,
        sink: &mut impl Sink,
    ) {
        if threats.is_empty() {
            return;
        }
        for kind in [Kind::Informer, Kind::Nurse] {
            let mut nth = 0;
            self.men[self.turn.index()][kind.index()].each(|from| {
                let completing = threats.completing(board, offence, kind, from);
                if !completing.is_empty() {
                    let completing = completing & targets(kind, nth, from);
                    if !completing.is_empty() {
                        sink.takes(kind, from, completing);
                    }
                }
                nth += 1;
            });
        }
    }

    /// The position in which the piece has just arrived, nothing captured yet.
    pub(crate) fn arrived(&self, kind: Kind, from: Node, to: Node) -> Position {
        let mut after = self.clone();
        let piece = crate::vocabulary::Piece { player: self.turn, kind };
        after.put(piece, from);
        after.put(piece, to);
        after
    }
}

/// Lists moves, or captures only.
pub(crate) struct Lister<'a> {
    pub(crate) position: &'a Position,
    pub(crate) board: &'a Board,
    pub(crate) list: &'a mut Vec<Move>,
    pub(crate) with_quiet: bool,
}

impl Sink for Lister<'_> {
    #[inline]
    fn wants_quiet(&self) -> bool {
        self.with_quiet
    }

    #[inline]
    fn quiet(&mut self, kind: Kind, from: Node, to: NodeSet) {
        if self.with_quiet {
            to.each(|to| self.list.push(Move::new(kind, from, to, false)));
        }
    }

    fn takes(&mut self, kind: Kind, from: Node, to: NodeSet) {
        let me = self.position.turn;
        if self.position.settled && !self.position.may_bring_back() {
            to.each(|to| self.list.push(Move::new(kind, from, to, true)));
            return;
        }
        for to in to {
            let after = self.position.arrived(kind, from, to);
            let victims = after.reach_of(self.board, me) & after.enemies_of(me);
            let plain = Move::new(kind, from, to, !victims.is_empty());
            if victims.is_empty() {
                if self.with_quiet {
                    self.list.push(plain);
                }
            } else if self.position.may_put_back(victims) {
                after.each_choice(self.board, plain, &mut |found| self.list.push(found));
            } else {
                self.list.push(plain);
            }
        }
    }
}

impl Position {
    /// Whether some capture could offer a resurrection.
    fn may_bring_back(&self) -> bool {
        self.may_put_back(self.psychologists() & self.enemies_of(self.turn))
    }

    /// Whether capturing these pieces offers a resurrection (PSY-40).
    fn may_put_back(&self, victims: NodeSet) -> bool {
        let me = self.turn;
        self.seats().any(|owner| {
            owner != me
                && self.men(owner, Kind::Psychologist).meets(victims)
                && self.held[owner.index()][me.index()].iter().any(|&n| n > 0)
        })
    }
}

struct AnyMove(bool);

impl Sink for AnyMove {
    fn quiet(&mut self, _: Kind, _: Node, to: NodeSet) {
        self.0 |= !to.is_empty();
    }

    fn takes(&mut self, _: Kind, _: Node, _: NodeSet) {
        self.0 = true;
    }
}

/// Counts moves without listing them.
pub(crate) struct Counter<'a> {
    pub(crate) position: &'a Position,
    pub(crate) board: &'a Board,
    pub(crate) count: u64,
}

impl Sink for Counter<'_> {
    #[inline]
    fn quiet(&mut self, _: Kind, _: Node, to: NodeSet) {
        self.count += u64::from(to.len());
    }

    fn takes(&mut self, kind: Kind, from: Node, to: NodeSet) {
        if !self.position.may_bring_back() {
            self.count += u64::from(to.len());
            return;
        }
        let mut list = Vec::new();
        let mut lister =
            Lister { position: self.position, board: self.board, list: &mut list, with_quiet: true };
        lister.takes(kind, from, to);
        self.count += list.len() as u64;
    }
}

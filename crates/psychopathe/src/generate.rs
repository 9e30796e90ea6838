//! Legal moves.
//!
//! One survey of the position serves all its moves: blockers along each path, holding paths, nodes barred by enemy
//! configurations, and the nodes on which a nurse or an informer would complete a configuration of its own. After that
//! the moves of a piece are sets of nodes, handed to a [`Sink`].

use crate::board::{Board, MAX_PATHS};
use crate::configuration::{Configuration, each_bit};
use crate::moves::Move;
use crate::nodes::NodeSet;
use crate::position::Position;
use crate::threat::Threats;
use crate::words::{Kind, Node, Player};

/// Takes the moves of one piece at a time.
pub(crate) trait Sink {
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
    #[must_use]
    pub fn legal_moves(&self, board: &Board) -> Vec<Move> {
        let mut list = Vec::with_capacity(128);
        self.moves(board, &mut list);
        list
    }

    /// Whether the side to move has a legal move.
    #[must_use]
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
        let reaching = Reaching::of(self, board, me);
        let own = &self.men[me.index()];
        let offence = Configuration::of(board, own[Kind::Nurse.index()], own[Kind::Informer.index()]);
        let threats = Threats::of(board, &offence, self.enemies_of(me));
        for kind in Kind::ALL {
            own[kind.index()].each(|from| {
                let to = reaching.from(board, from);
                if to.is_empty() {
                    return;
                }
                let completing = if !self.settled {
                    to
                } else {
                    match kind {
                        Kind::Nurse => to & threats.by_nurse(board, from),
                        Kind::Informer => to & threats.by_informer(),
                        Kind::Psychopath | Kind::Psychologist => NodeSet::EMPTY,
                    }
                };
                if !completing.is_empty() {
                    sink.takes(kind, from, completing);
                }
                sink.quiet(kind, from, to.without(completing));
            });
        }
    }

    /// The position in which the piece has just arrived, nothing captured yet.
    pub(crate) fn arrived(&self, kind: Kind, from: Node, to: Node) -> Position {
        let mut after = self.clone();
        let piece = crate::words::Piece { player: self.turn, kind };
        after.put(piece, from);
        after.put(piece, to);
        after
    }
}

/// Where pieces of one side may go.
pub(crate) struct Reaching {
    /// Blockers along each path (PSY-12: psychologists are none).
    solid: [u64; MAX_PATHS],
    /// Paths on which an enemy psychologist holds (PSY-20, PSY-22).
    holding: u32,
    /// Nodes that are occupied or would be suicide (PSY-34).
    barred: NodeSet,
}

impl Reaching {
    pub(crate) fn of(position: &Position, board: &Board, me: Player) -> Reaching {
        let occupied = position.occupied();
        let mut solid = [0; MAX_PATHS];
        occupied.without(position.psychologists()).each(|node| {
            for place in board.crossing(node).places() {
                solid[usize::from(place.path) & (MAX_PATHS - 1)] |= 1u64 << place.at;
            }
        });
        // PSY-34: configurations of the enemy bar empty nodes, whatever the move captures.
        let mut barred = occupied;
        for enemy in position.seats().filter(|&player| player != me) {
            barred |= position.reach_of(board, enemy);
        }
        Reaching { solid, holding: holding(position, board, me), barred }
    }

    /// Nodes a piece standing here may move to.
    #[inline]
    pub(crate) fn from(&self, board: &Board, from: Node) -> NodeSet {
        let held = board.mask(from) & self.holding;
        // PSY-21: held on two paths, it cannot move at all.
        if held & held.wrapping_sub(1) != 0 {
            return NodeSet::EMPTY;
        }
        let mut to = NodeSet::EMPTY;
        for place in board.crossing(from).places() {
            // PSY-20: held on one path, it moves along that path only.
            if held == 0 || held >> place.path & 1 == 1 {
                to |= self.along(board, place.path, u32::from(place.at));
            }
        }
        to.without(self.barred)
    }

    /// PSY-11, PSY-12: the stretch of a path between the nearest blockers.
    #[inline]
    fn along(&self, board: &Board, path: u8, at: u32) -> NodeSet {
        let solid = self.solid[usize::from(path) & (MAX_PATHS - 1)];
        let length = board.len_of(path);
        let above = solid & (!1u64 << at);
        let below = solid & ((1u64 << at) - 1);
        if path != board.border {
            let end = (above | 1 << length).trailing_zeros();
            let start = 64 - below.leading_zeros();
            return board.stretch(path, start, end);
        }
        // PSY-13: on the border, either way round.
        let others = above | below;
        if others == 0 {
            return board.stretch(path, 0, length);
        }
        let up = match above {
            0 => {
                let wrapped = board.stretch(path, 0, others.trailing_zeros());
                board.stretch(path, at, length) | wrapped
            }
            above => board.stretch(path, at, above.trailing_zeros()),
        };
        let down = match below {
            0 => {
                let wrapped = board.stretch(path, 64 - others.leading_zeros(), length);
                board.stretch(path, 0, at) | wrapped
            }
            below => board.stretch(path, 64 - below.leading_zeros(), at),
        };
        up | down
    }
}

/// Paths that carry psychologists of one player only, an enemy (PSY-20, PSY-22; PSY-60 with three players).
pub(crate) fn holding(position: &Position, board: &Board, me: Player) -> u32 {
    let (mut mine, mut once, mut twice) = (0, 0, 0);
    for player in position.seats() {
        let mut paths = 0;
        position.men(player, Kind::Psychologist).each(|node| paths |= board.mask(node));
        if player == me {
            mine = paths;
        } else {
            twice |= once & paths;
            once |= paths;
        }
    }
    once & !twice & !mine
}

struct Lister<'a> {
    position: &'a Position,
    board: &'a Board,
    list: &'a mut Vec<Move>,
    with_quiet: bool,
}

impl Sink for Lister<'_> {
    #[inline]
    fn quiet(&mut self, kind: Kind, from: Node, to: NodeSet) {
        if self.with_quiet {
            to.each(|to| self.list.push(Move::new(kind, from, to, false)));
        }
    }

    fn takes(&mut self, kind: Kind, from: Node, to: NodeSet) {
        let me = self.position.turn;
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
        let freed: NodeSet = self.position.psychologists() & self.position.enemies_of(self.position.turn);
        if !self.position.may_put_back(freed) {
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

impl Configuration {
    /// Calls the function for each path whose span is not empty.
    pub(crate) fn each_span(&self, mut f: impl FnMut(u8, NodeSet)) {
        each_bit(self.spanned, |path| f(path, self.span[usize::from(path)]));
    }
}

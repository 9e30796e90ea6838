//! Nodes on which a nurse or an informer would complete a configuration round an enemy piece.
//!
//! Used on settled positions only: there, whatever is captured is captured through the piece that has just moved.

use crate::board::Board;
use crate::configuration::{Configuration, each_bit, specials_between};
use crate::nodes::NodeSet;
use crate::places::Places;
use crate::vocabulary::{Kind, Node};

/// What one side can complete by one arrival.
#[derive(Debug, Clone)]
pub(crate) struct Threats {
    /// Places along each path of enemy pieces that an informer watches on another path.
    watched: Places,
    watched_paths: u32,
    /// Nodes of paths on which an informer is missing.
    informer: NodeSet,
}

impl Threats {
    pub(crate) fn of(board: &Board, own: &Configuration, enemies: NodeSet) -> Threats {
        let mut threats = Threats { watched: Places::default(), watched_paths: 0, informer: NodeSet::EMPTY };
        (enemies & own.once).each(|node| {
            for place in board.crossing(node).places() {
                if own.lit_across(place.path).has(node) {
                    threats.watched.add(board, place);
                    threats.watched_paths |= 1 << place.path;
                }
            }
        });
        own.each_span(board, |path, span| {
            (enemies & span).each(|node| {
                each_bit(board.mask(node) & !(1 << path), |other| {
                    threats.informer |= board.on_path[usize::from(other)];
                });
            });
        });
        threats
    }

    /// Whether nothing can be completed by one arrival.
    pub(crate) fn is_empty(&self) -> bool {
        self.watched_paths == 0 && self.informer.is_empty()
    }

    /// Nodes where a piece of this kind that leaves `from` captures by arriving.
    #[inline]
    pub(crate) fn completing(&self, board: &Board, own: &Configuration, kind: Kind, from: Node) -> NodeSet {
        match kind {
            Kind::Nurse => self.by_nurse(board, own, from),
            Kind::Informer => self.informer,
            Kind::Psychopath | Kind::Psychologist => NodeSet::EMPTY,
        }
    }

    #[inline]
    fn by_nurse(&self, board: &Board, own: &Configuration, from: Node) -> NodeSet {
        let mut nodes = NodeSet::EMPTY;
        each_bit(self.watched_paths, |path| {
            let mut nurses = own.nurses.on(board, path);
            if board.mask(from) >> path & 1 == 1 {
                let mut places = board.crossing(from).places().iter();
                if let Some(place) = places.find(|place| place.path == path) {
                    nurses &= !(1 << place.at);
                }
            }
            if nurses != 0 {
                nodes |= beyond(board, path, nurses, self.watched.on(board, path));
            }
        });
        nodes
    }
}

/// Places of a path that have a watched piece between them and a nurse.
fn beyond(board: &Board, path: u8, nurses: u64, watched: u64) -> NodeSet {
    if path == board.border {
        return beyond_on_border(board, nurses, watched);
    }
    let (low, high) = (nurses.trailing_zeros(), 63 - nurses.leading_zeros());
    let mut nodes = NodeSet::EMPTY;
    // The watched piece nearest above the lowest nurse, and nearest below the highest.
    let above = watched & (!1u64 << low);
    if above != 0 {
        nodes |= board.open_stretch(path, above.trailing_zeros() + 1, board.len_of(path));
    }
    let below = watched & ((1u64 << high) - 1);
    if below != 0 {
        nodes |= board.open_stretch(path, 0, 63 - below.leading_zeros());
    }
    nodes
}

/// PSY-32: the partner stands where at most one special node lies strictly between it and the nurse.
fn beyond_on_border(board: &Board, nurses: u64, mut watched: u64) -> NodeSet {
    let length = board.len_of(board.border);
    let mut nodes = NodeSet::EMPTY;
    while watched != 0 {
        let at = watched.trailing_zeros();
        watched &= watched - 1;
        let above = nurses & (!1u64 << at);
        let below = nurses & ((1u64 << at) - 1);
        let up = if above == 0 { nurses } else { above }.trailing_zeros();
        let down = 63 - if below == 0 { nurses } else { below }.leading_zeros();
        // Partners of the nurse above stand below, and the reverse.
        let mut partner = (at + length - 1) % length;
        while partner != up && specials_between(board, partner, up) <= 1 {
            nodes |= board.stretch(board.border, partner, partner + 1);
            partner = (partner + length - 1) % length;
        }
        let mut partner = (at + 1) % length;
        while partner != down && specials_between(board, down, partner) <= 1 {
            nodes |= board.stretch(board.border, partner, partner + 1);
            partner = (partner + 1) % length;
        }
    }
    nodes
}

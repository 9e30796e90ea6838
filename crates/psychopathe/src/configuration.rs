//! Configurations of capture: two nurses on either side on one path, an informer on another (PSY-30…32).
//!
//! Nothing blocks a configuration, so it depends on where the capturing side's nurses and informers stand and on
//! nothing else. Along each path the nurses cover a span; the informers' paths are lit. A node is in reach of capture
//! when it lies in the span of one path and on another path that is lit.

use crate::board::Board;
use crate::nodes::NodeSet;
use crate::places::Places;
use crate::vocabulary::Node;

/// What one side's nurses and informers cover.
#[derive(Debug, Clone)]
pub struct Configuration {
    /// Places of the nurses along each path.
    pub(crate) nurses: Places,
    /// Paths whose span is not empty.
    pub(crate) spanned: u32,
    /// Paths that carry an informer.
    pub(crate) lit: u32,
    /// Nodes on at least one lit path.
    pub(crate) once: NodeSet,
    /// Nodes on at least two.
    pub(crate) twice: NodeSet,
}

impl Configuration {
    /// Surveys the nurses and informers of one side.
    pub fn of(board: &Board, nurses: NodeSet, informers: NodeSet) -> Configuration {
        let mut all = Configuration {
            nurses: Places::default(),
            spanned: 0,
            lit: 0,
            once: NodeSet::EMPTY,
            twice: NodeSet::EMPTY,
        };
        let (mut one, mut two) = (0u32, 0u32);
        nurses.each(|node| {
            for place in board.crossing(node).places() {
                all.nurses.add(board, place);
            }
            let mask = board.mask(node);
            two |= one & mask;
            one |= mask;
        });
        each_bit(two, |path| {
            all.spanned |= u32::from(!all.span(board, path).is_empty()) << path;
        });
        informers.each(|node| all.lit |= board.mask(node));
        each_bit(all.lit, |path| {
            let nodes = board.on_path[usize::from(path)];
            all.twice |= all.once & nodes;
            all.once |= nodes;
        });
        all
    }

    /// Nodes on which an enemy piece is in state of capture (PSY-30, PSY-31).
    pub fn reach(&self, board: &Board) -> NodeSet {
        let mut reach = NodeSet::EMPTY;
        each_bit(self.spanned, |path| {
            reach |= self.span(board, path) & self.lit_across(path);
        });
        reach
    }

    /// Calls the function for each path whose span is not empty.
    #[inline]
    pub(crate) fn each_span(&self, board: &Board, mut f: impl FnMut(u8, NodeSet)) {
        each_bit(self.spanned, |path| f(path, self.span(board, path)));
    }

    /// Number of paths through the node on which nurses stand on either side of it.
    pub fn spans_at(&self, board: &Board, node: Node) -> u32 {
        let mut count = 0;
        each_bit(board.mask(node) & self.spanned, |path| {
            count += u32::from(self.span(board, path).has(node));
        });
        count
    }

    /// Paths that carry an informer, one bit each.
    #[inline]
    pub fn lit_paths(&self) -> u32 {
        self.lit
    }

    /// Nodes on some path that carries an informer.
    #[inline]
    pub fn lit_nodes(&self) -> NodeSet {
        self.once
    }

    /// Nodes with a nurse on either side along some path.
    #[inline]
    pub fn spanned_nodes(&self, board: &Board) -> NodeSet {
        let mut nodes = NodeSet::EMPTY;
        self.each_span(board, |_, span| nodes |= span);
        nodes
    }

    /// Number of paths through the node that carry an informer.
    pub fn lights_at(&self, board: &Board, node: Node) -> u32 {
        (board.mask(node) & self.lit).count_ones()
    }

    /// Number of paths through the node that carry a nurse.
    pub fn nurses_at(&self, board: &Board, node: Node) -> u32 {
        let mut count = 0;
        each_bit(board.mask(node), |path| count += u32::from(self.nurses.on(board, path) != 0));
        count
    }

    /// Nodes of a path that carries a nurse, with a nurse on either side.
    #[inline]
    fn span(&self, board: &Board, path: u8) -> NodeSet {
        let nurses = self.nurses.on(board, path);
        if path == board.border {
            return border_span(board, nurses);
        }
        let low = nurses.trailing_zeros();
        let high = 63 - nurses.leading_zeros();
        board.open_stretch(path, low + 1, high)
    }

    /// Nodes of this path that lie on another path that is lit.
    #[inline]
    pub(crate) fn lit_across(&self, path: u8) -> NodeSet {
        if self.lit >> path & 1 == 1 { self.twice } else { self.once }
    }
}

/// Nodes on which a piece is in state of capture for the owner of these nurses and informers.
pub fn reach(board: &Board, nurses: NodeSet, informers: NodeSet) -> NodeSet {
    Configuration::of(board, nurses, informers).reach(board)
}

/// Whether the node is in reach of these nurses and informers.
pub fn in_reach(board: &Board, nurses: NodeSet, informers: NodeSet, node: Node) -> bool {
    reach(board, nurses, informers).has(node)
}

#[inline]
pub(crate) fn each_bit(mut bits: u32, mut f: impl FnMut(u8)) {
    while bits != 0 {
        f((bits.trailing_zeros() & 31) as u8);
        bits &= bits - 1;
    }
}

/// PSY-32: two different nurses with at most one special node strictly between them.
fn border_span(board: &Board, nurses: u64) -> NodeSet {
    let mut span = NodeSet::EMPTY;
    let mut rest = nurses;
    while rest != 0 {
        let from = rest.trailing_zeros();
        rest &= rest - 1;
        let next = if rest == 0 { nurses } else { rest };
        let to = next.trailing_zeros();
        if from != to && specials_between(board, from, to) <= 1 {
            span |= border_stretch(board, from, to);
        }
    }
    span
}

/// Number of special nodes strictly between two places of the border, running up from the first.
pub(crate) fn specials_between(board: &Board, from: u32, to: u32) -> u32 {
    let above = !0u64 << (from + 1);
    let below = (1u64 << to) - 1;
    let between = if from < to { above & below } else { above | below };
    (between & board.special).count_ones()
}

/// Nodes strictly between two places of the border, running up from the first.
pub(crate) fn border_stretch(board: &Board, from: u32, to: u32) -> NodeSet {
    let border = board.border;
    if from < to {
        board.stretch(border, from + 1, to)
    } else {
        board.stretch(border, from + 1, board.len_of(border)) | board.stretch(border, 0, to)
    }
}

//! Sets of nodes, one bit each.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use serde::{Deserialize, Serialize};

use crate::vocabulary::Node;

/// Most nodes a playable board can have.
pub const MAX_NODES: usize = 128;

/// A set of nodes of one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "[u64; 2]", into = "[u64; 2]")]
pub struct NodeSet(pub(crate) u128);

/// Kept as two halves, which every format can write.
impl From<[u64; 2]> for NodeSet {
    fn from([low, high]: [u64; 2]) -> NodeSet {
        NodeSet(u128::from(high) << 64 | u128::from(low))
    }
}

impl From<NodeSet> for [u64; 2] {
    fn from(set: NodeSet) -> [u64; 2] {
        [set.0 as u64, (set.0 >> 64) as u64]
    }
}

impl NodeSet {
    /// No node.
    pub const EMPTY: NodeSet = NodeSet(0);

    /// The set of one node.
    #[inline]
    pub const fn of(node: Node) -> NodeSet {
        NodeSet(1 << (node.0 & 127))
    }

    /// The set as bits, by index of node.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the node belongs to the set.
    #[inline]
    pub const fn has(self, node: Node) -> bool {
        self.0 >> (node.0 & 127) & 1 == 1
    }

    /// Whether there is no node in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of nodes.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the sets share a node.
    #[inline]
    pub const fn meets(self, other: NodeSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The nodes that are not in the other set.
    #[inline]
    pub const fn without(self, other: NodeSet) -> NodeSet {
        NodeSet(self.0 & !other.0)
    }

    /// Calls the function for each node in order of names; half by half, which is faster than the iterator.
    #[inline]
    pub fn each(self, mut f: impl FnMut(Node)) {
        let mut low = self.0 as u64;
        while low != 0 {
            f(Node(low.trailing_zeros() as u8));
            low &= low - 1;
        }
        let mut high = (self.0 >> 64) as u64;
        while high != 0 {
            f(Node(64 + high.trailing_zeros() as u8));
            high &= high - 1;
        }
    }
}

/// Nodes of a set in order of names.
#[derive(Debug, Clone)]
pub struct Nodes(u128);

impl Iterator for Nodes {
    type Item = Node;

    #[inline]
    fn next(&mut self) -> Option<Node> {
        if self.0 == 0 {
            return None;
        }
        let node = Node(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(node)
    }
}

impl IntoIterator for NodeSet {
    type Item = Node;
    type IntoIter = Nodes;

    #[inline]
    fn into_iter(self) -> Nodes {
        Nodes(self.0)
    }
}

impl FromIterator<Node> for NodeSet {
    fn from_iter<I: IntoIterator<Item = Node>>(nodes: I) -> NodeSet {
        nodes.into_iter().fold(NodeSet::EMPTY, |set, node| set | NodeSet::of(node))
    }
}

impl BitOr for NodeSet {
    type Output = NodeSet;
    #[inline]
    fn bitor(self, other: NodeSet) -> NodeSet {
        NodeSet(self.0 | other.0)
    }
}

impl BitAnd for NodeSet {
    type Output = NodeSet;
    #[inline]
    fn bitand(self, other: NodeSet) -> NodeSet {
        NodeSet(self.0 & other.0)
    }
}

impl BitXor for NodeSet {
    type Output = NodeSet;
    #[inline]
    fn bitxor(self, other: NodeSet) -> NodeSet {
        NodeSet(self.0 ^ other.0)
    }
}

impl Not for NodeSet {
    type Output = NodeSet;
    #[inline]
    fn not(self) -> NodeSet {
        NodeSet(!self.0)
    }
}

impl BitOrAssign for NodeSet {
    #[inline]
    fn bitor_assign(&mut self, other: NodeSet) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for NodeSet {
    #[inline]
    fn bitand_assign(&mut self, other: NodeSet) {
        self.0 &= other.0;
    }
}

impl BitXorAssign for NodeSet {
    #[inline]
    fn bitxor_assign(&mut self, other: NodeSet) {
        self.0 ^= other.0;
    }
}

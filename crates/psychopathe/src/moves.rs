//! A move, packed into eight bytes.

use crate::vocabulary::{Kind, Node};

/// Most pieces one move can put back: two psychologists of each of two enemies.
pub(crate) const MAX_BACK: usize = 4;

const FROM: u32 = 0;
const TO: u32 = 7;
const KIND: u32 = 14;
const TAKES: u32 = 16;
const BACK: u32 = 17;
const BACK_BITS: u32 = 10;

/// A legal move of some position: from, to, whether it captures, and what is put back where (PSY-40).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u64);

impl Move {
    #[inline]
    pub(crate) const fn new(kind: Kind, from: Node, to: Node, takes: bool) -> Move {
        Move((from.0 as u64) << FROM | (to.0 as u64) << TO | (kind as u64) << KIND | (takes as u64) << TAKES)
    }

    /// The same move that also puts a piece back; places are added in order of nodes by the caller.
    pub(crate) fn putting(self, node: Node, kind: Kind) -> Move {
        let slot = self.back().count().min(MAX_BACK - 1) as u32;
        let entry = 1 | u64::from(node.0) << 1 | (kind as u64) << 8;
        Move(self.0 | entry << (BACK + slot * BACK_BITS))
    }

    /// Where the piece stands.
    #[inline]
    pub const fn from(self) -> Node {
        Node((self.0 >> FROM & 127) as u8)
    }

    /// Where it goes.
    #[inline]
    pub const fn to(self) -> Node {
        Node((self.0 >> TO & 127) as u8)
    }

    /// What moves.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[(self.0 >> KIND & 3) as usize]
    }

    /// What moves and where it goes as one number below 512: kinds one after the other, nodes within them.
    #[inline]
    pub const fn arrival(self) -> usize {
        (self.0 >> TO & 511) as usize
    }

    /// Whether anything is captured.
    #[inline]
    pub const fn takes(self) -> bool {
        self.0 >> TAKES & 1 == 1
    }

    /// Pieces put back, with their nodes.
    pub fn back(self) -> impl Iterator<Item = (Node, Kind)> {
        let slots = (0..MAX_BACK as u32).map(move |slot| self.0 >> (BACK + slot * BACK_BITS));
        slots.take_while(|entry| entry & 1 == 1).map(|entry| {
            let node = Node((entry >> 1 & 127) as u8);
            (node, Kind::ALL[(entry >> 8 & 3) as usize])
        })
    }

    /// The kind put back on a node, if any.
    pub fn back_on(self, node: Node) -> Option<Kind> {
        self.back().find(|&(n, _)| n == node).map(|(_, kind)| kind)
    }

    /// The eight bytes, for tables; never 0, since no move stays on its node.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The move of eight bytes made by [`Move::bits`]; 0 is no move.
    #[inline]
    pub const fn from_bits(bits: u64) -> Option<Move> {
        match bits {
            0 => None,
            bits => Some(Move(bits)),
        }
    }
}

impl std::fmt::Debug for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let takes = if self.takes() { "x" } else { "" };
        write!(f, "{:?}#{}-#{}{takes}", self.kind(), self.from().0, self.to().0)?;
        self.back().try_for_each(|(node, kind)| write!(f, " #{}={}", node.0, kind.letter()))
    }
}

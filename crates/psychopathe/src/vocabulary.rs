//! Vocabulary: players, kinds of piece, nodes and paths.

use serde::{Deserialize, Serialize};

/// Most players a position can hold (PSY-60).
pub const MAX_PLAYERS: usize = 3;

/// A side. White begins (PSY-10); `Red` only plays in the three-player variant (PSY-60).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Player {
    /// First player, camp on ray `a`.
    White,
    /// Second player, camp on ray `d` (on ray `c` when three play).
    Black,
    /// Third player, camp on ray `e`.
    Red,
}

impl Player {
    /// Every player, in the order of the turns.
    pub const ALL: [Player; MAX_PLAYERS] = [Player::White, Player::Black, Player::Red];

    /// Place in the order of the turns, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side of a two-player game.
    pub const fn opponent(self) -> Player {
        match self {
            Player::White => Player::Black,
            Player::Black | Player::Red => Player::White,
        }
    }
}

/// The four kinds of piece; they move alike (PSY-11) and differ in what they do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// The piece to capture (PSY-50).
    Psychopath,
    /// Holds enemy pieces (PSY-20) and may be jumped over (PSY-12).
    Psychologist,
    /// One of the three capturers (PSY-30).
    Informer,
    /// Two of the three capturers (PSY-30).
    Nurse,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 4] = [Kind::Psychopath, Kind::Psychologist, Kind::Informer, Kind::Nurse];

    /// Place in [`Kind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation, in upper case.
    pub const fn letter(self) -> char {
        match self {
            Kind::Psychopath => 'X',
            Kind::Psychologist => 'P',
            Kind::Informer => 'D',
            Kind::Nurse => 'N',
        }
    }

    /// The kind of an upper-case letter of the notation.
    pub const fn from_letter(letter: char) -> Option<Kind> {
        match letter {
            'X' => Some(Kind::Psychopath),
            'P' => Some(Kind::Psychologist),
            'D' => Some(Kind::Informer),
            'N' => Some(Kind::Nurse),
            _ => None,
        }
    }

    /// How many of this kind each player has (PSY-05).
    pub const fn count(self) -> u8 {
        match self {
            Kind::Psychopath => 1,
            Kind::Psychologist => 2,
            Kind::Informer => 4,
            Kind::Nurse => 6,
        }
    }
}

/// A piece: whose and which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Whose piece.
    pub player: Player,
    /// Which kind.
    pub kind: Kind,
}

/// A crossing of paths: an index into the board's nodes, which are sorted by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Node(pub(crate) u8);

impl Node {
    /// Place among the board's nodes, which are sorted by name.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A line of nodes: an index into the board's paths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(pub(crate) u8);

impl Path {
    /// Place among the board's paths.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

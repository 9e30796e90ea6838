//! Camps: where one side's thirteen pieces stand at the beginning (PSY-05).
//!
//! A camp is given for ray `a`; the other camps are the same turned. The original drawing is lost, so every camp here
//! is a reconstruction or a proposal.

use std::collections::BTreeSet;

use thiserror::Error;

use crate::board::Board;
use crate::node_name::Symmetry;
use crate::position::{Position, PositionError};
use crate::vocabulary::{Kind, Node, Piece, Player};

/// A camp as data: pieces of ray `a` on named nodes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Camp {
    /// What the camp is called.
    pub name: String,
    /// Size of the board it is made for.
    pub size: u8,
    /// The thirteen pieces.
    pub pieces: Vec<(Kind, String)>,
}

/// Why a camp cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum CampError {
    #[error("a camp file begins with the line `psychopathe camp`")]
    NoHeading,
    #[error("line {line}: expected `name NAME`, `board N` or a letter of X P D N followed by nodes")]
    BadLine { line: usize },
    #[error("the camp is made for a board of size {camp}, not {board}")]
    OtherBoard { camp: u8, board: u8 },
    #[error("the board has no node `{0}`")]
    NoSuchNode(String),
    #[error("two pieces stand on `{0}` once the camps are placed")]
    Overlap(String),
    /// Not the thirteen pieces of PSY-05.
    #[error("PSY-05: a camp has {} of {kind:?}, not {found}", kind.count())]
    WrongCount { kind: Kind, found: usize },
    #[error("PSY-33: a piece is in state of capture at the beginning")]
    Unsettled,
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error("PSY-60: two or three play, not {0}")]
    Players(usize),
    #[error("no camp is called `{0}`: expected one of {list}, or a camp file", list = Camp::NAMES.join(", "))]
    NoSuchName(String),
}

/// The camps that come with the program: size of the board, name, file.
const SHIPPED: [(u8, &str, &str); 14] = [
    (2, "standard", include_str!("../camps/2/standard.txt")),
    (2, "withdrawn", include_str!("../camps/2/withdrawn.txt")),
    (2, "sheltered", include_str!("../camps/2/sheltered.txt")),
    (2, "scouts", include_str!("../camps/2/scouts.txt")),
    (2, "fan", include_str!("../camps/2/fan.txt")),
    (2, "informers", include_str!("../camps/2/informers.txt")),
    (2, "corner", include_str!("../camps/2/corner.txt")),
    (3, "standard", include_str!("../camps/3/standard.txt")),
    (3, "withdrawn", include_str!("../camps/3/withdrawn.txt")),
    (3, "sheltered", include_str!("../camps/3/sheltered.txt")),
    (3, "scouts", include_str!("../camps/3/scouts.txt")),
    (3, "fan", include_str!("../camps/3/fan.txt")),
    (3, "informers", include_str!("../camps/3/informers.txt")),
    (3, "corner", include_str!("../camps/3/corner.txt")),
];

impl Camp {
    /// Names of the camps that come with the program, on both boards; the first is the specification's.
    pub const NAMES: [&str; 7] =
        ["standard", "withdrawn", "sheltered", "scouts", "fan", "informers", "corner"];

    /// The camp of the specification for a board that comes with the program.
    pub fn of_size(n: u8) -> Camp {
        Camp::named(if n == 2 { 2 } else { 3 }, Camp::NAMES[0])
            .expect("a test reads the camps that come with the program")
    }

    /// A camp that comes with the program.
    ///
    /// # Errors
    /// When there is none of that name for a board of that size.
    pub fn named(n: u8, name: &str) -> Result<Camp, CampError> {
        let found = SHIPPED.iter().find(|&&(size, known, _)| size == n && known == name);
        let (_, _, text) = found.ok_or_else(|| CampError::NoSuchName(name.to_string()))?;
        Camp::parse(text)
    }

    /// A camp as a table gives it: the name of one that comes with the program, or the text of a camp file.
    ///
    /// # Errors
    /// When there is no such name, or the file is malformed.
    pub fn read(n: u8, given: &str) -> Result<Camp, CampError> {
        match given.contains('\n') {
            true => Camp::parse(given),
            false => Camp::named(n, given.trim()),
        }
    }

    /// Reads a camp file.
    ///
    /// # Errors
    /// When a line is malformed; whether it fits a board is checked by [`Camp::place`].
    pub fn parse(text: &str) -> Result<Camp, CampError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        if lines.next().map(|(_, line)| line) != Some("psychopathe camp") {
            return Err(CampError::NoHeading);
        }
        let mut camp = Camp { name: String::new(), size: 3, pieces: Vec::new() };
        for (line, text) in lines {
            let bad = CampError::BadLine { line };
            let (word, rest) = text.split_once(' ').ok_or(bad.clone())?;
            let letter = word.chars().next().filter(|_| word.len() == 1);
            match (word, letter.and_then(Kind::from_letter)) {
                ("name", _) => camp.name = rest.trim().to_string(),
                ("board", _) => camp.size = rest.trim().parse().map_err(|_| bad)?,
                (_, Some(kind)) => {
                    let nodes = rest.split_whitespace();
                    camp.pieces.extend(nodes.map(|node| (kind, node.to_string())));
                }
                _ => return Err(bad),
            }
        }
        Ok(camp)
    }

    /// The opening position: two camps face to face (rays `a` and `d`), or three (rays `a`, `c`, `e`: PSY-60).
    ///
    /// # Errors
    /// When the camp does not fit the board, breaks PSY-05, or something could be captured at once.
    pub fn place(&self, board: &Board, players: usize) -> Result<Position, CampError> {
        if !(2..=3).contains(&players) {
            return Err(CampError::Players(players));
        }
        let mut position = Position::empty(players as u8, Player::White);
        let nodes = self.nodes(board)?;
        for player in position.seats() {
            let turn = Symmetry::turn(6 / players as u8 * player.index() as u8);
            let image = board.image(turn);
            for &(kind, node) in &nodes {
                let node = image[node.index()];
                if position.occupied().has(node) {
                    return Err(CampError::Overlap(board.name(node).to_string()));
                }
                position.put(Piece { player, kind }, node);
            }
        }
        let position = position.checked(board)?;
        match position.settled {
            true => Ok(position),
            false => Err(CampError::Unsettled),
        }
    }

    fn nodes(&self, board: &Board) -> Result<Vec<(Kind, Node)>, CampError> {
        if self.size != board.size() {
            return Err(CampError::OtherBoard { camp: self.size, board: board.size() });
        }
        for kind in Kind::ALL {
            let found = self.pieces.iter().filter(|(k, _)| *k == kind).count();
            if found != usize::from(kind.count()) {
                return Err(CampError::WrongCount { kind, found });
            }
        }
        let mut seen = BTreeSet::new();
        let mut nodes = Vec::new();
        for (kind, name) in &self.pieces {
            let node = board.node(name).ok_or_else(|| CampError::NoSuchNode(name.clone()))?;
            if !seen.insert(node) {
                return Err(CampError::Overlap(name.clone()));
            }
            nodes.push((*kind, node));
        }
        Ok(nodes)
    }
}

impl Position {
    /// The opening of the specification on a board that comes with the program.
    pub fn opening(board: &Board) -> Position {
        Camp::of_size(board.size())
            .place(board, 2)
            .expect("a test places the camps that come with the program")
    }
}

//! A position: where the pieces stand, who holds what, whose turn it is.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::board::Board;
use crate::configuration::reach;
use crate::hash;
use crate::nodes::NodeSet;
use crate::vocabulary::{Kind, MAX_PLAYERS, Node, Piece, Player};

/// A position of a game of two or three players.
///
/// The board is not part of it: the same board is passed to everything that needs one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    pub(crate) men: [[NodeSet; 4]; MAX_PLAYERS],
    /// Pieces kept by a captor (PSY-33), by captor, owner and kind.
    pub(crate) held: [[[u8; 4]; MAX_PLAYERS]; MAX_PLAYERS],
    pub(crate) hash: u64,
    /// Half-moves since the last capture (PSY-51).
    pub(crate) quiet: u16,
    pub(crate) turn: Player,
    pub(crate) players: u8,
    /// Players whose psychopath has not been captured, one bit each.
    pub(crate) alive: u8,
    /// No piece of any side is in state of capture. Always so in play; a position set up by hand may differ.
    pub(crate) settled: bool,
}

/// Why pieces do not make a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum PositionError {
    #[error("two pieces stand on one node")]
    Occupied,
    #[error("PSY-05: {player:?} has more than {} of {kind:?}, lost ones included", kind.count())]
    TooMany { player: Player, kind: Kind },
    #[error("both psychopaths are captured")]
    NobodyLeft,
}

impl Position {
    /// An empty position, to be filled with [`Position::put`] and closed with [`Position::checked`].
    pub(crate) fn empty(players: u8, turn: Player) -> Position {
        Position {
            men: [[NodeSet::EMPTY; 4]; MAX_PLAYERS],
            held: [[[0; 4]; MAX_PLAYERS]; MAX_PLAYERS],
            hash: hash::turn(turn),
            quiet: 0,
            turn,
            players,
            alive: (1 << players) - 1,
            settled: true,
        }
    }

    /// Builds a two-player position from pieces and lost pieces (white's, black's).
    ///
    /// A side may lack its psychopath: such fragments serve to study a rule.
    ///
    /// # Errors
    /// When two pieces share a node or a side has too many of a kind.
    pub fn new(
        board: &Board,
        pieces: &[(Node, Piece)],
        turn: Player,
        lost: [[u8; 4]; 2],
    ) -> Result<Position, PositionError> {
        let mut held = [[[0; 4]; MAX_PLAYERS]; MAX_PLAYERS];
        held[Player::Black.index()][Player::White.index()] = lost[0];
        held[Player::White.index()][Player::Black.index()] = lost[1];
        Position::among(2, board, pieces, turn, held)
    }

    /// Builds a position of two or three players; `held` is by captor, owner and kind.
    ///
    /// # Errors
    /// When two pieces share a node or a side has too many of a kind.
    pub fn among(
        players: u8,
        board: &Board,
        pieces: &[(Node, Piece)],
        turn: Player,
        held: [[[u8; 4]; MAX_PLAYERS]; MAX_PLAYERS],
    ) -> Result<Position, PositionError> {
        let mut position = Position::empty(players.clamp(2, MAX_PLAYERS as u8), turn);
        for &(node, piece) in pieces {
            if position.occupied().has(node) {
                return Err(PositionError::Occupied);
            }
            position.put(piece, node);
        }
        for player in position.seats() {
            for kind in Kind::ALL {
                let counts =
                    position.seats().map(|captor| held[captor.index()][player.index()][kind.index()]);
                let lost: u32 = counts.map(u32::from).sum();
                if lost + position.men(player, kind).len() > u32::from(kind.count()) {
                    return Err(PositionError::TooMany { player, kind });
                }
                for captor in position.seats() {
                    let count = held[captor.index()][player.index()][kind.index()];
                    position.set_held(captor, player, kind, count);
                }
            }
        }
        position.checked(board)
    }

    /// Fills in what follows from the pieces.
    pub(crate) fn checked(mut self, board: &Board) -> Result<Position, PositionError> {
        for player in self.seats() {
            let captured = self
                .seats()
                .any(|captor| self.held[captor.index()][player.index()][Kind::Psychopath.index()] > 0);
            if captured {
                self.alive &= !(1 << player.index());
            }
        }
        if self.alive == 0 {
            return Err(PositionError::NobodyLeft);
        }
        self.settled = self.is_settled(board);
        Ok(self)
    }

    /// Whether no piece of any side is in state of capture.
    pub fn is_settled(&self, board: &Board) -> bool {
        let mut sides = self.seats();
        sides.all(|player| !self.reach_of(board, player).meets(self.enemies_of(player)))
    }

    /// Nodes on which an enemy of this player is in state of capture (PSY-30).
    pub fn reach_of(&self, board: &Board, player: Player) -> NodeSet {
        let men = &self.men[player.index()];
        reach(board, men[Kind::Nurse.index()], men[Kind::Informer.index()])
    }

    /// Players of the game, eliminated ones included.
    pub fn seats(&self) -> impl Iterator<Item = Player> + use<> {
        Player::ALL.into_iter().take(usize::from(self.players))
    }

    /// Number of players the game began with.
    pub fn n_players(&self) -> usize {
        usize::from(self.players)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// Whether the player's psychopath has not been captured.
    pub fn is_alive(&self, player: Player) -> bool {
        self.alive >> player.index() & 1 == 1
    }

    /// Hash of pieces, side to move and captured sets: what PSY-51 calls the same position.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Half-moves since the last capture (PSY-51).
    pub fn quiet_moves(&self) -> u16 {
        self.quiet
    }

    /// The player who captured the last enemy psychopath (PSY-50, PSY-60).
    pub fn winner(&self) -> Option<Player> {
        let mut left = self.seats().filter(|&player| self.is_alive(player));
        match (left.next(), left.next()) {
            (Some(player), None) => Some(player),
            _ => None,
        }
    }

    /// Whether only one player is left (PSY-50, PSY-60).
    #[inline]
    pub fn is_decided(&self) -> bool {
        self.alive & self.alive.wrapping_sub(1) == 0
    }

    /// The nodes of a player's pieces of one kind.
    #[inline]
    pub fn men(&self, player: Player, kind: Kind) -> NodeSet {
        self.men[player.index()][kind.index()]
    }

    /// The nodes of all pieces of a player.
    #[inline]
    pub fn all_of(&self, player: Player) -> NodeSet {
        let men = &self.men[player.index()];
        men[0] | men[1] | men[2] | men[3]
    }

    /// The nodes of all pieces of the other players.
    #[inline]
    pub fn enemies_of(&self, player: Player) -> NodeSet {
        match player {
            Player::White => self.all_of(Player::Black) | self.all_of(Player::Red),
            Player::Black => self.all_of(Player::White) | self.all_of(Player::Red),
            Player::Red => self.all_of(Player::White) | self.all_of(Player::Black),
        }
    }

    /// The nodes of all psychologists, which may be jumped over (PSY-12).
    #[inline]
    pub fn psychologists(&self) -> NodeSet {
        let kind = Kind::Psychologist.index();
        self.men[0][kind] | self.men[1][kind] | self.men[2][kind]
    }

    /// All nodes with a piece.
    #[inline]
    pub fn occupied(&self) -> NodeSet {
        self.all_of(Player::White) | self.all_of(Player::Black) | self.all_of(Player::Red)
    }

    /// The piece on a node.
    pub fn at(&self, node: Node) -> Option<Piece> {
        self.seats().find_map(|player| {
            let kind = Kind::ALL.into_iter().find(|&kind| self.men(player, kind).has(node))?;
            Some(Piece { player, kind })
        })
    }

    /// How many pieces of an owner and kind a captor holds.
    pub fn held(&self, captor: Player, owner: Player, kind: Kind) -> u8 {
        self.held[captor.index()][owner.index()][kind.index()]
    }

    /// How many pieces of a kind a player has lost to all captors.
    pub fn lost(&self, owner: Player, kind: Kind) -> u8 {
        self.seats().map(|captor| self.held(captor, owner, kind)).sum()
    }

    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, node: Node) {
        self.men[piece.player.index()][piece.kind.index()] ^= NodeSet::of(node);
        self.hash ^= hash::piece(piece.player, piece.kind, node);
    }

    pub(crate) fn set_held(&mut self, captor: Player, owner: Player, kind: Kind, count: u8) {
        let slot = &mut self.held[captor.index()][owner.index()][kind.index()];
        self.hash ^= hash::held(captor, owner, kind, *slot) ^ hash::held(captor, owner, kind, count);
        *slot = count;
    }
}

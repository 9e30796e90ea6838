//! What stands on the board, and who may touch it.

use psychopathe::{Board, Move, Node, NodeSet, Piece, Player, Position};

/// The last move on the board.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct LastMove {
    pub(super) from: Node,
    pub(super) to: Node,
    pub(super) captured: NodeSet,
    /// What stood on these nodes.
    pub(super) taken: Vec<(Node, Piece)>,
    pub(super) by: Player,
}

impl LastMove {
    /// A move that is played in this position.
    pub(super) fn of(board: &Board, before: &Position, played: Move) -> Self {
        let captured = before.captured_by(board, played);
        Self {
            from: played.from(),
            to: played.to(),
            captured,
            taken: taken(before, captured),
            by: before.turn(),
        }
    }
}

/// The pieces on these nodes.
pub(super) fn taken(before: &Position, captured: NodeSet) -> Vec<(Node, Piece)> {
    captured.into_iter().filter_map(|node| Some((node, before.at(node)?))).collect()
}

/// A position as it is shown.
#[derive(Debug, Clone)]
pub(super) struct ShownPosition {
    pub(super) board: &'static Board,
    pub(super) position: Position,
    pub(super) last: Option<LastMove>,
    /// Half-moves that led here: a piece glides when it grows by one.
    pub(super) ply: usize,
}

impl PartialEq for ShownPosition {
    fn eq(&self, other: &Self) -> bool {
        self.board.size() == other.board.size()
            && self.ply == other.ply
            && self.position == other.position
            && self.last == other.last
    }
}

impl ShownPosition {
    /// A position without a past.
    pub(super) fn still(board: &'static Board, position: Position) -> Self {
        Self { board, position, last: None, ply: 0 }
    }
}

/// What hands may do on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardAccess {
    /// Look.
    Still,
    /// Move this side, whose turn it is.
    Moves(Player),
    /// Say what this side will do next.
    Premoves(Player),
    /// Put pieces anywhere.
    Edits,
}

impl BoardAccess {
    /// The side whose pieces may be taken up.
    pub(super) fn player(self) -> Option<Player> {
        match self {
            Self::Moves(player) | Self::Premoves(player) => Some(player),
            Self::Still | Self::Edits => None,
        }
    }
}

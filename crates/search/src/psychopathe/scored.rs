//! Positions of self-play with what search and result say of them, in 32 bytes each.

use psychopathe::{Board, Kind, Node, Piece, Player, Position};

use super::score::Score;

/// Pieces of a side.
const MEN: usize = 13;
/// Where a piece is that is lost.
const NOWHERE: u8 = u8::MAX;

/// A position with its score and how its game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scored([u8; 32]);

impl Scored {
    /// A position of a game and its score for the side to move; the game goes on.
    pub(crate) fn new(position: &Position, score: Score) -> Scored {
        let mut bytes = [NOWHERE; 32];
        for (player, slots) in [Player::White, Player::Black].into_iter().zip(bytes.chunks_mut(MEN)) {
            let mut slots = slots.iter_mut();
            for kind in Kind::ALL {
                let mut men = position.men(player, kind).into_iter();
                for slot in slots.by_ref().take(usize::from(kind.count())) {
                    *slot = men.next().map_or(NOWHERE, |node| node.index() as u8);
                }
            }
        }
        let score = score.hundredths().clamp(-32_000, 32_000) as i16;
        bytes[2 * MEN..2 * MEN + 2].copy_from_slice(&score.to_le_bytes());
        bytes[28] = u8::from(position.turn() == Player::Black);
        Scored(bytes)
    }

    /// The same when the game is over; white's points.
    pub(crate) fn ended(mut self, points: f64) -> Scored {
        self.0[29] = (points * 2.0) as u8;
        self
    }

    /// Its bytes.
    pub fn bytes(self) -> [u8; 32] {
        self.0
    }

    /// From its bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Scored {
        Scored(bytes)
    }

    /// The position; nothing if the bytes do not make one.
    pub(crate) fn position(&self, board: &Board, nodes: &[Node]) -> Option<Position> {
        let (mut pieces, mut lost) = (Vec::with_capacity(2 * MEN), [[0; 4]; 2]);
        for (side, player) in [Player::White, Player::Black].into_iter().enumerate() {
            let mut slots = self.0[side * MEN..(side + 1) * MEN].iter();
            for kind in Kind::ALL {
                for slot in slots.by_ref().take(usize::from(kind.count())) {
                    match nodes.get(usize::from(*slot)) {
                        Some(&node) => pieces.push((node, Piece { player, kind })),
                        None => lost[side][kind.index()] += 1,
                    }
                }
            }
        }
        let turn = if self.0[28] == 1 { Player::Black } else { Player::White };
        Position::new(board, &pieces, turn, lost).ok()
    }

    /// Hundredths for the side to move, and its points.
    pub(crate) fn says(&self) -> (f32, f32) {
        let score = i16::from_le_bytes([self.0[26], self.0[27]]);
        let white = f32::from(self.0[29]) / 2.0;
        (f32::from(score), if self.0[28] == 1 { 1.0 - white } else { white })
    }
}

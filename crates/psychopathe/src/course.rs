//! The course of a game: a position and what went before it, which the draws of PSY-51 ask for.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::moves::Move;
use crate::position::Position;
use crate::words::{Kind, Player};

/// Half-moves without capture after which the game is drawn (PSY-51).
pub const QUIET_LIMIT: u16 = 100;
/// Occurrences of one position that draw the game (PSY-51).
const OCCURRENCES: usize = 3;

/// Why a game is drawn (PSY-51).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// The player to move has no legal move (nobody has, with three players: PSY-60).
    NoMove,
    /// The same position for the third time.
    Repetition,
    /// A hundred half-moves without capture.
    Quiet,
    /// Nobody has an informer and two nurses left.
    NoCapturers,
    /// The players agreed.
    Agreement,
    /// A player's time ran out while nobody else can capture any more.
    Time,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last enemy psychopath was captured (PSY-50, PSY-60), or everybody else resigned or ran out of time.
    Won(Player),
    /// Nobody won.
    Drawn(Draw),
}

/// A position with the positions since the last capture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    position: Position,
    /// Hashes of the positions since the last capture, the present one last.
    seen: Vec<u64>,
}

impl Course {
    /// A game that begins with this position.
    #[must_use]
    pub fn new(position: Position) -> Course {
        let seen = vec![position.hash()];
        Course { position, seen }
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Hashes of the positions since the last capture, the present one last.
    #[must_use]
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// Plays a legal move.
    pub fn play(&mut self, board: &Board, played: Move) {
        self.position.make(board, played);
        if played.takes() {
            self.seen.clear();
        }
        self.seen.push(self.position.hash());
    }

    /// How the game ended, if the position or its repetition ends it.
    #[must_use]
    pub fn ending(&self, board: &Board) -> Option<Ending> {
        let position = &self.position;
        if let Some(winner) = position.winner() {
            return Some(Ending::Won(winner));
        }
        let now = position.hash();
        let occurrences = self.seen.iter().filter(|&&hash| hash == now).count();
        let drawn = if !position.anyone_can_capture() {
            Draw::NoCapturers
        } else if position.quiet_moves() >= QUIET_LIMIT {
            Draw::Quiet
        } else if occurrences >= OCCURRENCES {
            Draw::Repetition
        } else if !position.can_move(board) {
            Draw::NoMove
        } else {
            return None;
        };
        Some(Ending::Drawn(drawn))
    }
}

impl Position {
    /// Whether the player still has an informer and two nurses (PSY-51).
    #[must_use]
    pub fn can_capture(&self, player: Player) -> bool {
        !self.men(player, Kind::Informer).is_empty() && self.men(player, Kind::Nurse).len() >= 2
    }

    /// Whether some player can still capture (PSY-51).
    #[must_use]
    pub fn anyone_can_capture(&self) -> bool {
        self.seats().any(|player| self.can_capture(player))
    }

    /// What running out of time means: a loss, but a draw if nobody else can capture any more (PSY-51).
    #[must_use]
    pub fn out_of_time(&self, late: Player) -> Ending {
        let mut others = self.seats().filter(|&p| p != late && self.is_alive(p));
        match others.find(|&player| self.can_capture(player)) {
            Some(winner) => Ending::Won(winner),
            None => Ending::Drawn(Draw::Time),
        }
    }
}

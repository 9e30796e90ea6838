//! The course of a game: a position and what went before it, which the draws of PSY-51 ask for.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::moves::Move;
use crate::position::Position;
use crate::vocabulary::{Kind, Player};

/// Half-moves without capture after which the game is drawn (PSY-51).
pub const QUIET_LIMIT: u16 = 100;
/// Occurrences of one position that draw the game (PSY-51).
const OCCURRENCES: usize = 3;

/// Why a game is drawn (PSY-51).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last enemy psychopath was captured (PSY-50, PSY-60), or everybody else resigned or ran out of time.
    Won(Player),
    /// Nobody won.
    Drawn(Draw),
}

/// Which draws of PSY-51 count at a table; the others always do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct DrawRules {
    /// The third occurrence of a position.
    pub repetition: bool,
    /// So many half-moves without capture.
    pub quiet: Option<u16>,
}

impl Default for DrawRules {
    fn default() -> DrawRules {
        DrawRules { repetition: true, quiet: Some(QUIET_LIMIT) }
    }
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
    pub fn new(position: Position) -> Course {
        let seen = vec![position.hash()];
        Course { position, seen }
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Hashes of the positions since the last capture, the present one last.
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// Plays a legal move.
    pub fn play(&mut self, board: &Board, played: Move) {
        self.change(played.takes(), |position| _ = position.make(board, played));
    }

    /// Changes the position; nothing before an irreversible change can occur again.
    pub(crate) fn change(&mut self, irreversible: bool, change: impl FnOnce(&mut Position)) {
        change(&mut self.position);
        if irreversible {
            self.seen.clear();
        }
        self.seen.push(self.position.hash());
    }

    /// How often the present position has occurred.
    pub fn occurrences(&self) -> usize {
        let now = self.position.hash();
        self.seen.iter().filter(|&&hash| hash == now).count()
    }

    /// How the game ended, if the position or its repetition ends it.
    pub fn ending(&self, board: &Board) -> Option<Ending> {
        self.ending_by(board, &DrawRules::default())
    }

    /// The same, where a table has chosen its draws.
    pub fn ending_by(&self, board: &Board, rules: &DrawRules) -> Option<Ending> {
        let position = &self.position;
        if let Some(winner) = position.winner() {
            return Some(Ending::Won(winner));
        }
        let drawn = if !position.anyone_can_capture() {
            Draw::NoCapturers
        } else if rules.quiet.is_some_and(|limit| position.quiet_moves() >= limit) {
            Draw::Quiet
        } else if rules.repetition && self.occurrences() >= OCCURRENCES {
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
    pub fn can_capture(&self, player: Player) -> bool {
        !self.men(player, Kind::Informer).is_empty() && self.men(player, Kind::Nurse).len() >= 2
    }

    /// Whether some player can still capture (PSY-51).
    pub fn anyone_can_capture(&self) -> bool {
        self.seats().any(|player| self.can_capture(player))
    }

    /// What running out of time means: a loss, but a draw if nobody else can capture any more (PSY-51).
    pub fn out_of_time(&self, late: Player) -> Ending {
        let mut others = self.seats().filter(|&p| p != late && self.is_alive(p));
        match others.find(|&player| self.can_capture(player)) {
            Some(winner) => Ending::Won(winner),
            None => Ending::Drawn(Draw::Time),
        }
    }
}

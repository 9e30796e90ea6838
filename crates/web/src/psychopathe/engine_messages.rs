//! What the page and the engine in its worker say to each other: JSON, one text a message.

use psychopathe::{Board, Course, Options, Position};
use serde::{Deserialize, Serialize};

/// A game to think about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct GameSoFar {
    /// Size of the board.
    pub(super) board: u8,
    /// How many play.
    pub(super) players: usize,
    /// A camp file, if it is not the usual camp.
    pub(super) camp: Option<String>,
    /// The position it begins with, if it is not an opening.
    pub(super) start: Option<String>,
    /// Moves in the notation.
    pub(super) moves: Vec<String>,
}

/// Something to find out.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct EngineRequest {
    pub(super) id: u32,
    pub(super) line: GameSoFar,
    pub(super) task: Task,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Task {
    /// Choose a move as this level does, within so many milliseconds.
    Play { level: u8, seed: u64, millis: u32 },
    /// Find so many best lines, within so many milliseconds.
    Analyse { lines: usize, millis: u32 },
}

/// The worth of a position for white: hundredths, or half-moves to a win (negative: black's).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Worth {
    Hundredths(i32),
    Win(i32),
}

/// A line of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FoundLine {
    pub(super) worth: Worth,
    pub(super) moves: Vec<String>,
}

/// What the engine says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum EngineAnswer {
    /// It can be asked.
    Ready,
    /// So far: the best lines, best first, and how deep they were looked at.
    SoFar { id: u32, depth: u32, nodes: u64, lines: Vec<FoundLine> },
    /// It has ended; the move to play, if there is one.
    Done { id: u32, played: Option<String> },
}

impl Worth {
    /// For comparing, in white's hundredths: wins are worth most, near ones more.
    pub(super) fn rank(self) -> i32 {
        match self {
            Self::Hundredths(n) => n.clamp(-9_000, 9_000),
            Self::Win(plies) if plies > 0 => 10_000 - plies.min(500),
            Self::Win(plies) => -10_000 - plies.max(-500),
        }
    }
}

impl GameSoFar {
    pub(super) fn board(&self) -> &'static Board {
        Board::of_size(self.board).unwrap_or(Board::standard())
    }

    /// The game so far; nothing, if it cannot be read.
    pub(super) fn course(&self) -> Option<Course> {
        let board = self.board();
        let start = match &self.start {
            Some(text) => Position::parse(board, text).ok()?,
            None => {
                let options = Options { board: self.board, camp: self.camp.clone(), ..Options::default() };
                options.opening(self.players).ok()?
            }
        };
        let mut course = Course::new(start);
        for text in &self.moves {
            let played = course.position().parse_move(board, text).ok()?;
            course.play(board, played);
        }
        Some(course)
    }
}

//! Where a command plays: a board and a position, from sizes, files and the notation.

use std::io;

use psychopathe::{Board, BoardError, Camp, CampError, ParsePositionError, Position, RecordError};
use thiserror::Error;

use crate::psychopathe::weights::WeightsError;

/// Why a command failed.
#[derive(Debug, Error)]
pub enum CommandError {
    /// The board cannot be used.
    #[error("board: {0}")]
    Board(#[from] BoardError),
    /// The camp cannot be used.
    #[error("camp: {0}")]
    Camp(#[from] CampError),
    /// The position cannot be read.
    #[error("position: {0}")]
    Position(#[from] ParsePositionError),
    /// The weights cannot be read.
    #[error("weights: {0}")]
    Weights(#[from] WeightsError),
    /// A record cannot be played.
    #[error("record: {0}")]
    Record(#[from] RecordError),
    /// A contender is not known.
    #[error(
        "there is no contender `{0}`: expected `engine`, `engine-PART`, `uct`, `level-1` to `level-10`, or `beginner-` and \
         `random`, `greedy`, `half-attentive` or `careful`"
    )]
    NoContender(String),
    /// Level 10 and several threads go on until a clock stops them.
    #[error("level 10 and several threads search until they are stopped: give them a time a move")]
    NeedsTime,
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Texts of the files named on the command line, and the position.
#[derive(Debug, Clone, Copy, Default)]
pub struct SceneFiles<'a> {
    /// Size of the board, 2 or 3; 3 if nothing is said.
    pub size: Option<u8>,
    /// Text of a board file, instead of a size.
    pub board: Option<&'a str>,
    /// Name of a camp that comes with the program, or the text of a camp file.
    pub camp: Option<&'a str>,
    /// A position in the notation, instead of the opening.
    pub position: Option<&'a str>,
}

/// A board and the position to start from.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The board.
    pub board: Board,
    /// The position.
    pub start: Position,
}

impl Scene {
    /// Reads and checks everything.
    ///
    /// # Errors
    /// The first thing that cannot be used.
    pub fn new(files: SceneFiles<'_>) -> Result<Scene, CommandError> {
        let board = match files.board {
            Some(text) => Board::parse(text)?,
            None => Board::of_size(files.size.unwrap_or(3))?.clone(),
        };
        let start = match files.position {
            Some(text) => Position::parse(&board, text)?,
            None => match files.camp {
                Some(given) => Camp::read(board.size(), given)?.place(&board, 2)?,
                None => Camp::of_size(board.size()).place(&board, 2)?,
            },
        };
        Ok(Scene { board, start })
    }
}

//! The rules of Psychopathe (PSY-01…60), exactly and fast.
//!
//! An abstract game of perfect information for two or three players, born of an attempt to rebuild chess from axioms:
//! all pieces move alike, psychologists hold enemy pieces to the path they share, and two nurses on either side of a
//! piece with an informer on another path capture it. The original drawings are lost: board and camps are
//! reconstructions, kept as data and checked against the axioms.
//!
//! Vocabulary is in `vocabulary`, boards in `layout` (data) and `board` (checked, with tables), the rules of moving in
//! `reaching`, of capturing in `configuration`, `threat` and `resolve`, the text forms in `notation`. A [`Position`]
//! does not know its [`Board`]: the same board is passed to everything. [`Psychopathe`] is the game as a table plays it.
//!
//! ```
//! use psychopathe::{Board, Position};
//!
//! let board = Board::standard();
//! let opening = Position::opening(board);
//! assert_eq!(opening.legal_moves(board).len(), 95);
//! let played = opening.parse_move(board, "a2-a1")?;
//! assert_eq!(opening.after(board, played).turn(), psychopathe::Player::Black);
//! # Ok::<(), psychopathe::MoveError>(())
//! ```

#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod board;
mod board_check;
mod build_board;
mod camp;
mod choices;
mod configuration;
mod course;
mod decide;
mod diagram;
mod draw;
mod event;
mod explain;
mod game;
mod generate;
mod hash;
mod layout;
mod legality;
mod lesson;
mod make;
mod manifest;
mod moves;
mod node_name;
mod nodes;
mod notation;
mod perft;
mod permit;
mod places;
mod position;
mod puzzle;
mod reaching;
mod refusal;
mod resolve;
mod setup;
mod state;
mod survey;
mod symmetry;
mod tell;
mod threat;
mod view;
mod vocabulary;

pub use action::Action;
pub use board::{Board, BoardError, MAX_PATHS};
pub use board_check::BoardRuleError;
pub use camp::{Camp, CampError};
pub use choices::choices;
pub use configuration::{Configuration, in_reach, reach};
pub use course::{Course, Draw, DrawRules, Ending, QUIET_LIMIT};
pub use diagram::{TurningPoint, circle, diagram, outline, turning_points};
pub use draw::{draw_names, draw_position, glyph};
pub use event::{Event, Happening, Moved, PutBack};
pub use explain::{Capturers, Hold};
pub use game::Psychopathe;
pub use layout::{Layout, LayoutError, PathLine};
pub use legality::Wish;
pub use lesson::{Attempt, Goal, Lesson, LessonError, Question, Step, Verdict};
pub use make::Undo;
pub use moves::Move;
pub use node_name::Symmetry;
pub use nodes::{MAX_NODES, NodeSet, Nodes};
pub use notation::{MoveError, ParsePositionError, Record, RecordError, RecordResult, parse_wish};
pub use perft::{perft, perft_bulk};
pub use permit::permit;
pub use position::{Position, PositionError};
pub use puzzle::{HARDEST, Puzzle, PuzzleError, Theme};
pub use refusal::Refusal;
pub use setup::{Fischer, Options, Setup};
pub use state::State;
pub use survey::Survey;
pub use tell::{Notice, Partly};
pub use view::{Captives, PlacedPiece, View};
pub use vocabulary::{Kind, MAX_PLAYERS, Node, Path, Piece, Player};

//! The rules of Psychopathe.

mod axioms;
mod board;
mod camp;
mod configuration;
mod construct;
mod generate;
mod hash;
mod layout;
mod make;
mod moves;
mod name;
mod nodes;
mod perft;
mod position;
mod resolve;
mod threat;
mod words;

pub use axioms::AxiomError;
pub use board::{Board, BoardError, MAX_PATHS};
pub use camp::{Camp, CampError};
pub use configuration::{Configuration, in_reach, reach};
pub use layout::{Layout, LayoutError, PathLine};
pub use make::Undo;
pub use moves::Move;
pub use name::Symmetry;
pub use nodes::{MAX_NODES, NodeSet, Nodes};
pub use perft::{perft, perft_bulk};
pub use position::{Position, PositionError};
pub use words::{Kind, MAX_PLAYERS, Node, Path, Piece, Player};

//! The notation of the specification: positions, moves and records, read strictly.

mod moves;
mod position;
mod record;

pub use moves::{MoveError, parse_wish};
pub use position::ParsePositionError;
pub use record::{Record, RecordError, RecordResult};

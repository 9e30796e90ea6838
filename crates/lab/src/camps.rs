//! Psychopathe's opening position: candidate camps compared by self-play at equal time.
//!
//! The original drawing is lost, so the camp of the specification is a reconstruction; here it meets its rivals. Every
//! finished game is a line of a log, so that a run can be stopped, bounded and taken up again.

mod args;
mod cell;
mod figures;
mod game;
mod log;
mod report;
mod run;

pub use args::LabArgs;
pub use cell::{Cell, Counts, cells};
pub use game::play;
pub use log::{Finished, GameEnd, LogError};
pub use report::Report;
pub use run::{RunError, run};

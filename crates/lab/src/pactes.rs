//! Pactes between bots: the author's claims and the specification's numbers, tried.

mod args;
mod cell;
mod claims;
mod figures;
mod game;
pub mod odds;
mod report;
mod run;
mod specified;

pub use args::{Args, WantedLines, WantedPlacement};
pub use cell::{Cell, Counts};
pub(crate) use game::watch;
pub use game::{Finished, play};
pub use report::Report;
pub use run::{Measured, measure, run};

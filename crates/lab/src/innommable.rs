//! Innommable in the laboratory: how the numbers of dice work for other groups, and how to weigh dice on elements.
//!
//! The odds of a throw are exact ([`odds`]); the rest is counted over games between bots ([`measure`]).

mod args;
mod cell;
mod counts;
mod game;
mod odds;
mod report;
mod run;

pub use args::Args;
pub use cell::Cell;
pub use counts::Counts;
pub use game::{Finished, play};
pub use odds::{Share, shares};
pub use report::Report;
pub use run::{Measured, measure, run};

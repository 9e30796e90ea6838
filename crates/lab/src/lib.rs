//! The laboratory: many games between bots, counted.
//!
//! An experiment is a list of cells, each a table and the styles of its players. Games are spread over the
//! processor's cores; every game has its own seed, made of the experiment's seed, the cell and the game's
//! number, and all sums are whole numbers: the result depends on nothing else.

pub mod bench;
pub mod camps;
mod cores;
mod experiment;
pub mod innommable;
pub mod pactes;
mod plot;
pub mod psychodrame;
mod stats;
pub mod yonkoma;

pub use cores::{OnProgress, Progress, Stopped};
pub use experiment::{Experiment, Laboratory, Measured, Report, RunArgs, measure, run};
pub use stats::{Interval, Join, Mean, Most, Share};

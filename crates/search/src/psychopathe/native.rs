//! Clocks and threads: the part of the engine that browsers do without.

mod clock;
mod contenders;
mod threads;

pub use clock::{Stopwatch, TimeControl};
pub use contenders::{FixedEngine, TimedEngine, timed_uct};

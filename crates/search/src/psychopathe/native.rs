//! Clocks, threads and other engines: the part of the engine that browsers do without.

mod clock;
mod contenders;
mod fitting;
mod foreign;
mod threads;
mod training;
mod tuning;

pub use clock::{Stopwatch, TimeControl};
pub use contenders::{FixedEngine, MoveBudget, NoContender, TimedEngine, contender};
pub use fitting::{Fitted, Fitting, fit_net};
pub use training::{NoRound, Round, Training, play_scored, train};
pub use tuning::{Tuning, tune};

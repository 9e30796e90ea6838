//! The engine that plays Psychopathe.

mod beginner;
#[cfg(not(target_arch = "wasm32"))]
pub mod command;
mod contest;
mod dice;
mod engine;
mod evaluate;
mod forced;
mod glance;
mod level;
mod limits;
mod mine;
#[cfg(not(target_arch = "wasm32"))]
pub mod native;
mod node;
mod ordering;
mod robot;
mod score;
mod signature;
mod sprt;
mod table;
mod terms;
mod tricks;
mod trio;
mod tune;
mod uct;
mod weights;
mod worker;

pub use beginner::Beginner;
pub use contest::{Contender, Plan, Played, Standing, Watcher, contest, random_opening};
pub use dice::Dice;
pub use engine::Engine;
pub use evaluate::{Ground, evaluate};
pub use forced::{Prover, TooLarge};
pub use level::Level;
pub use limits::{Limits, Observer, Report, Silent};
pub use mine::{LONGEST_WIN, Miner, canonical, compose, grade};
pub use robot::Robot;
pub use score::Score;
pub use signature::signature;
pub use sprt::{Sprt, Verdict};
pub use table::Table;
pub use terms::{N_TERMS, term_name};
pub use tricks::Tricks;
pub use trio::{Spent, Trio, among_three};
pub use tune::{Sample, error_of, fit, sample_game};
pub use uct::{Enough, Uct};
pub use weights::{Weights, WeightsError};
pub use worker::Shared;

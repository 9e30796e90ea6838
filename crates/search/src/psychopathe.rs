//! The engine that plays Psychopathe.

mod attention;
mod beginner;
mod bot;
mod contest;
mod engine;
mod evaluate;
mod forced;
mod inputs;
mod judge;
mod level;
mod limits;
mod mine;
#[cfg(not(target_arch = "wasm32"))]
pub mod native;
mod net;
mod node;
mod ordering;
mod score;
#[cfg(not(target_arch = "wasm32"))]
mod scored;
mod signature;
mod split_mix;
mod sprt;
mod terms;
mod three_players;
mod transpositions;
mod tricks;
mod tune;
mod uct;
mod weights;
mod worker;

pub use beginner::Beginner;
pub use bot::EngineBot;
pub use contest::{Contender, ContestGame, Plan, Standing, contest, random_opening};
pub use engine::Engine;
pub use evaluate::{Ground, evaluate};
pub use forced::{Prover, TooLarge};
pub use level::Level;
pub use limits::{Limits, Observer, Report, Silent};
pub use mine::{LONGEST_WIN, Miner, canonical, compose, grade};
pub use net::{Net, NetError};
pub use score::Score;
#[cfg(not(target_arch = "wasm32"))]
pub use scored::Scored;
pub use signature::signature;
pub use split_mix::SplitMix;
pub use sprt::{Sprt, SprtVerdict};
pub use terms::{N_TERMS, term_name};
pub use three_players::{IsSpent, ThreePlayerMove, search_for_three};
pub use transpositions::Transpositions;
pub use tricks::Tricks;
pub use tune::{Sample, error_of, fit, sample_game};
pub use uct::{Enough, Uct};
pub use weights::{Weights, WeightsError};
pub use worker::Shared;

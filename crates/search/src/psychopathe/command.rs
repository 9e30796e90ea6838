//! The commands of `tablee psychopathe`, as functions of parsed arguments and streams.

mod battle;
mod best;
mod play;
mod puzzles;
mod rules;
mod scene;
mod selfplay;
mod tuning;
mod ugi;

pub use battle::{Battle, Who, battle};
pub use best::{Best, best};
pub use play::{Sitting, play};
pub use puzzles::{Mining, puzzles};
pub use rules::{moves, perft};
pub use scene::{CommandError, Scene, SceneFiles};
pub use selfplay::{Selfplay, Statistics, selfplay};
pub use tuning::{Tuning, tune};
pub use ugi::ugi;

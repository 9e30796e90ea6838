//! Engines and players.

mod bots;
pub mod innommable;
pub mod pactes;
pub mod psychodrame;
pub mod psychopathe;
mod said;
pub mod yonkoma;

pub use bots::{Bot, Bots};

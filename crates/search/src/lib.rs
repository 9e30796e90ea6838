//! Engines and players.

mod bots;
pub mod heard;
pub mod innommable;
pub mod pactes;
pub mod psychodrame;
pub mod psychopathe;
mod said;
mod story_bot;
pub mod yonkoma;

pub use bots::{Bot, Bots};
pub use story_bot::StoryBot;

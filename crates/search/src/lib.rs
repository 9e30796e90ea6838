//! Engines and players.

pub mod pactes;
pub mod psychopathe;

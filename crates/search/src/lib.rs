//! Engines and players.

pub mod innommable;
pub mod pactes;
pub mod psychopathe;
pub mod yonkoma;

//! Engines and players.

pub mod innommable;
pub mod pactes;
pub mod psychodrame;
pub mod psychopathe;
pub mod yonkoma;

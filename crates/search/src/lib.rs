//! Engines and players.

pub mod pactes;

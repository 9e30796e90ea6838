//! What each game adds to the terminal.

mod innommable;
mod pactes;
mod psychodrame;
mod psychopathe;
mod yonkoma;

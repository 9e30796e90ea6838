//! The engine for Psychopathe: deterministic, legal, stoppable.

mod bot;
mod engine;
mod puzzles;
mod tuning;

//! The engine for Psychopathe: deterministic, legal, stoppable; commands as people type them.

mod commands;
mod engine;
mod puzzles;
mod robot;

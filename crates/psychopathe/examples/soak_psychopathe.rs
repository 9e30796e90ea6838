//! `cargo run --release -p psychopathe --example soak_psychopathe -- 1000`: the laws over that many games, half of them
//! random, half between bots.

#[path = "../tests/rules/trial.rs"]
mod trial;

kernel::soak_main!(trial::Trial);

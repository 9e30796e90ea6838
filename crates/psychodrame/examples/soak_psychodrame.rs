//! `cargo run --release -p psychodrame --example soak_psychodrame -- 10000`: the laws over that many games, half of them random,
//! half between bots.

#[path = "../tests/rules/trial.rs"]
mod trial;

kernel::soak_main!(trial::Trial);

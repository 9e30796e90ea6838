//! `cargo run --release -p yonkoma --example soak_yonkoma -- 10000`: the laws over that many games, half of them random,
//! half between bots.

#[path = "../tests/rules/bot.rs"]
mod bot;
#[path = "../tests/rules/trial.rs"]
mod trial;

kernel::soak_main!(trial::Trial);

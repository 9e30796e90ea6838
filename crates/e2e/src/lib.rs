//! The client in a real browser: Debian's Chromium, driven through its driver.
//!
//! Nothing of this is linked into the program. The tests need `cargo xtask web` to have been run, and
//! `chromium` with `chromium-driver`; they say so if something is missing.

pub mod alone;
pub mod board;
mod browser;
pub mod drama;
mod frames;
pub mod keys;
pub mod laws;
pub mod online;
pub mod page;
mod player;
mod server;

pub use browser::{Browser, Look};
pub use frames::Frames;
pub use player::Player;
pub use server::{Server, program};

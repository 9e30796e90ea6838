//! The client in a real browser: Debian's Chromium, driven through its driver.
//!
//! Nothing of this is linked into the program. The tests need `cargo xtask web` to have been run, and
//! `chromium` with `chromium-driver`; they say so if something is missing.

mod browser;
mod house;
mod pages;
mod player;

pub use browser::{Browser, Look};
pub use house::House;
pub use pages::{dist, serve};
pub use player::Player;

//! The table in the browser: Leptos compiled to wasm, no Node, no server of its own.
//!
//! A shell that knows no game and one module per game, which joins it by implementing [`game::GamePage`]. The
//! shell has games on this device (`local`), tables on a server (`online`), the frame of a
//! table (`frame`) and its story, rules, drafts, language. Each game has a binary of its own in `src/bin/` that links
//! the shell and that game alone, so that what a seat downloads does not grow with the number of games.
//!
//! Screens are functions of a view: what can be done comes from `choices` and `permit`, on the page as on the
//! server, and every sentence comes from `words`.

#![cfg_attr(
    not(target_arch = "wasm32"),
    allow(clippy::result_large_err, reason = "small where the client runs; large only where it is checked")
)]
#![expect(unreachable_pub, reason = "the component macro makes the parts of a component public")]

mod announce;
pub mod app;
mod chance;
mod context;
mod countdown;
mod die;
mod draft;
mod drag;
mod erased;
mod frame;
pub mod game;
pub mod innommable;
mod keep;
mod language;
mod local;
mod menu;
mod moments;
mod net;
mod online;
mod opens;
mod options;
mod pace;
pub mod pactes;
pub mod psychodrame;
pub mod psychopathe;
mod qr;
mod route;
mod rule;
mod rules;
mod story;
mod sure;
mod texts;
mod undone;
pub mod verify;
pub mod yonkoma;

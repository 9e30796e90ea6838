//! The table in the browser: Leptos compiled to wasm, no Node, no server of its own.
//!
//! A shell that knows no game ([`app`], [`home`], [`tongue`], [`route`], [`rule`], [`keep`]) and one module
//! per game. Each game has a binary of its own in `src/bin/` that links the shell and that game alone, so that
//! what a seat downloads does not grow with the number of games.
//!
//! Screens are functions of a view: what can be done comes from `choices` and `permit`, on the page as on the
//! server, and every sentence comes from `words`.

#![cfg_attr(
    not(target_arch = "wasm32"),
    allow(clippy::result_large_err, reason = "small where the client runs; large only where it is checked")
)]
#![expect(unreachable_pub, reason = "the component macro makes the parts of a component public")]

pub mod announce;
pub mod app;
pub mod chance;
pub mod draft;
pub mod home;
pub mod keep;
pub mod net;
pub mod pactes;
pub mod psychopathe;
pub mod qr;
pub mod remote;
pub mod route;
pub mod rule;
pub mod tongue;

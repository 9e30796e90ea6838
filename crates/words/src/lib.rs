//! Every sentence people read, in French and in English.
//!
//! The sentences live in `locales/{fr,en}/*.ftl`, one file per concern, and are part of the program. Two kinds:
//! - plain texts, looked up and never formatted: the short text of each rule ([`rule`]) and what the bots say
//!   ([`bank`]);
//! - sentences with variables, formatted by Fluent through a [`Speaker`].
//!
//! Each shelf of files is linked only where something reads from it: a client of one game does not carry the
//! sentences of another, nor the rules if it fetches them apart.

mod bank;
mod catalog;
pub mod innommable;
pub mod pactes;
mod plain;
pub mod psychodrame;
pub mod psychopathe;
pub mod psychopathe_web;
mod rules;
mod shelf;
mod speaker;
pub mod yonkoma;

pub use bank::{Bank, bank};
pub use catalog::{Sentence, catalog};
pub use rules::rule;
pub use speaker::{Args, Speaker, capitalised};

//! Every sentence people read, in French and in English.
//!
//! The sentences live in `locales/{fr,en}/*.ftl`, one file per concern. Two kinds:
//! - plain texts, looked up and never formatted: the short text of each rule ([`rule`]) and what the bots say
//!   ([`bank`]);
//! - sentences with variables, said by a [`Speaker`]; the files are Fluent's, of which `readers::fluent` reads the part that they use.
//!
//! Each shelf of files is linked only where something reads from it. A page in the browser carries none of them:
//! it fetches those of its game and its language, and hands them in with [`supply`].

mod appendix;
mod asked;
mod bank;
mod cards;
mod catalog;
mod described;
pub mod innommable;
pub mod pactes;
mod people;
#[cfg(test)]
mod phrasebook;
mod plain;
pub mod psychodrame;
pub mod psychopathe;
pub mod psychopathe_web;
mod quotes;
mod rules;
mod shelf;
mod speaker;
mod supplied;
mod tale;
mod typography;
mod value;
pub mod yonkoma;

pub use appendix::{Part, Section, Side};
pub use asked::asked;
pub use bank::{Bank, bank};
pub use cards::{printed_card, rank_on_card};
pub use catalog::{CatalogEntry, catalog};
pub use described::Described;
pub use people::{Person, name_in};
pub use rules::{chapters, rule};
pub use shelf::Shelf;
pub use speaker::{Arg, Args, Speaker, capitalised, decimal_point, initials};
pub use supplied::supply;
pub use tale::{InBook, StoryPart, Storyteller, TellsStory};
pub use typography::{labelled, quoted, series};

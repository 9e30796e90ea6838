//! The contract between a game and everything around it.
//!
//! A [`Game`] is a value with a handful of functions and no memory: it deals, decides what an action
//! makes happen, applies what happened, and says what each viewer may know of it. It does no I/O,
//! reads no clock and owns no generator: chance is a parameter ([`Chance`]) and its results are part
//! of the events, so a log replays without it.
//!
//! The one way to act is [`submit`] (in front of a table [`submit_witnessed`], the same): what is *allowed* is judged on the actor's own [`Game::View`], so
//! neither a menu nor a refusal can tell a secret; what *happens* is decided on the whole truth.
//!
//! The `testkit` feature holds the laws that every game passes with one line.

#![warn(missing_docs)]

mod chance;
mod choice;
pub mod circle;
mod clock;
mod company;
mod game;
mod manifest;
mod menu;
pub mod number;
mod odds;
mod opening;
mod pips;
mod play;
mod seal;
mod seat;
mod stored;
#[cfg(feature = "testkit")]
pub mod testkit;
mod text;

#[cfg(feature = "seeded")]
pub use chance::Seeded;
pub use chance::{Ask, Chance, Declared, Given, KeptPicks, Origin, Pick, Recorder, Scripted, Source, What};
pub use choice::{Choice, Count, Domain, Hole, Misfit};
pub use clock::Clock;
pub use company::{Company, Tact, Wish};
pub use game::{Casting, Game, Knowledge, Language, Outcome, Player, Refused, Rule, Status, Wire, ensure};
pub use manifest::{Manifest, RealChance, Seats};
pub use menu::Menu;
pub use odds::{Odds, every_outcome};
pub use opening::Opening;
pub use pips::pips;
pub use play::{Dealt, Decision, NotDone, Unfolding, Witness, deal, replay, submit, submit_witnessed, told};
pub use readers::json;
pub use seal::{Commitment, Contribution, Seal, Sealed, Secret};
pub use seat::{Actor, BySeat, Seat, Seq, Viewer};
pub use stored::read_event;
pub use text::{SAID_ALOUD, Text, begins_with, is_blank, is_said_aloud, length, lower, lowered, upper};

//! Games on this device: no server, the whole truth in the browser.

mod bots;
mod clock;
mod controls;
mod game;
mod kept;
mod new;
mod play;

pub(crate) use clock::clock_key;
pub(crate) use controls::DeviceControls;
pub use game::Participant;
pub(crate) use game::{LocalGame, now};
pub(crate) use kept::{KeptGame, forget, kept_games};
pub(crate) use new::{Number, TableLanguage, alone, new_local};
pub(crate) use play::local_table;

//! Games on this device: no server, the whole truth in the browser.

mod local;
mod new;
mod play;
mod shelf;

pub use local::Participant;
pub(crate) use new::{Number, TableLanguage, alone, new_local};
pub(crate) use play::local_table;
pub(crate) use shelf::{Shelved, forget, shelved};

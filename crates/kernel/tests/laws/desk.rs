//! The locked desk. A will lies in one of the drawers. In turn, each heir opens a drawer, locks one in
//! secret (once), or peeks into one, where a coin lies that only the finder sees. A locked drawer opens
//! to others on a six. Anybody may leave up to three notes at any time. The house passes a turn over.

mod decide;
mod flaw;
mod game;
mod permit;
mod trial;
mod view;
mod words;

pub(crate) use decide::{Event, State};
pub(crate) use flaw::Flaw;
pub(crate) use game::Desk;
pub(crate) use permit::{Action, Refusal};
pub(crate) use trial::DeskTrial;
pub(crate) use view::{Notice, View};
pub(crate) use words::{Drawer, Heir, Options, Setup};

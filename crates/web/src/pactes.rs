//! Pactes on the page.

mod act;
mod bend;
mod chart;
mod contract;
mod desk;
mod dice;
mod end;
mod ideas;
mod join;
mod lobby;
mod local;
mod new;
mod offers;
mod page;
mod play;
mod remote;
mod rules;
mod sheet;
mod society;
mod story;
mod table;
mod tokens;
mod verify;

pub use join::{Arrive, HAS_TABLES, Join, NewRemote};
pub use local::{Shelved, forget, shelved};
pub use new::{NewLocal, try_alone};
pub use play::LocalTable;
pub use remote::RemoteTable;
pub use rules::Rules;
pub use verify::VerifyApp;

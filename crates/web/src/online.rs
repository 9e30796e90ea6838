//! Tables on a server: the way in, the lobby, and everything around the game, whatever the game.

mod affairs;
mod failed;
mod join;
mod lobby;
mod remote;
mod seated;
mod society;
mod told;
mod view;

pub(crate) use affairs::Affairs;
pub(crate) use failed::failed;
pub(crate) use join::{arrive, has_tables, join, new_remote, seat_key};
pub(crate) use seated::remote_table;

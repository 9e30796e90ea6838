//! Tables on a server: the way in, the lobby, and everything around the game, whatever the game.

mod controls;
mod failed;
mod join;
mod lobby;
mod page;
mod remote;
mod table_pane;
mod view;

pub(crate) use controls::TableControls;
pub(crate) use failed::failed;
pub(crate) use join::{arrive, has_tables, join, new_remote, seat_key};
pub(crate) use page::remote_table;

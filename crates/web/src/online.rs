//! Tables on a server: the way in, the lobby, and everything around the game, whatever the game.

mod agreements;
mod books;
mod controls;
mod failed;
mod going_back;
mod join;
mod lobby;
mod middle;
mod page;
mod remote;
mod share;
mod table_pane;
mod view;

pub(crate) use controls::TableControls;
pub(crate) use join::{arrive, join, new_remote};
pub(crate) use middle::{middle, open_middle};
pub(crate) use page::remote_table;

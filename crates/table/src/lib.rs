//! A table: everything around a game that is not the game.
//!
//! Seats and invitations, talk, safety, pause, rewind, absence, bots, the host and the limits of the
//! host's power, closing and deletion. It works over any game ([`AnyGame`]), does no I/O, reads no clock
//! and draws no lots: time, presence, fresh keys and the secret behind the dice are handed in
//! ([`Circumstances`]).
//!
//! A table is the fold of its rows ([`Row`]): a row holds table events ([`Event`]), or a game's deal, or
//! one action of the game with its picks and events. [`Table::submit`] is the only door; it returns the
//! row and the table after it and changes nothing itself, so a row that could not be stored leaves no
//! trace.
//!
//! What a table refuses has a rule id of its own, `TAB-01` and so on ([`Refusal`]); `docs/protocol.md`
//! lists them.

mod action;
mod adapter;
mod any;
mod bot;
mod clock;
mod company;
mod decide;
mod event;
mod export;
mod motion;
mod notice;
mod numbers;
mod refusal;
mod rewinds;
mod row;
mod strike;
mod submit;
mod table;
#[cfg(feature = "toy")]
pub mod toy;
mod verify;
mod view;
mod words;

pub use action::{Action, Asked, NewTable};
pub use adapter::GameAdapter;
pub use any::{About, AnyGame, Dealt, Part, Play, Played, Told, Unreadable};
pub use bot::{AnyBot, BotOf};
pub use clock::{ClockView, Clocks};
pub use company::{Chair, Company, Host, Invitation, Occupant, OpenMotion, Pause, Phase, Transfer};
pub use event::Event;
pub use export::{Exported, export_line};
pub use motion::Motion;
pub use notice::{Notice, TableNotice};
pub use numbers::Numbers;
pub use refusal::{NotDone, Refusal, Refused, RefusedBy};
pub use rewinds::Rewinds;
pub use row::{PlayRow, Row};
pub use strike::{STRUCK, Strike};
pub use submit::Step;
pub use table::{Resumed, Table};
pub use verify::{Checked, Fault, Wrong, verify};
pub use view::{ChairView, MotionView, TableView, Who};
pub use words::{Asker, By, Circumstances, Dice, Invited, KeyHash, Limit, LimitKind, Settings, Watch};

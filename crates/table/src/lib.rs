//! A table: everything around a game that is not the game.
//!
//! Seats and invitations, talk, safety, pause, rewind, absence, bots, the host and the limits of the
//! host's power, closing and deletion. It works over any game ([`AnyGame`]), does no I/O, reads no clock
//! and draws no lots: time, presence, fresh keys and the secret behind the dice are handed in
//! ([`Context`]).
//!
//! A table is the fold of its rows ([`Row`]): a row holds table events ([`Event`]), or a game's deal, or
//! one action of the game with its picks and events. [`Table::submit`] is the only way to change one; it returns the
//! row and the table after it and changes nothing itself, so a row that could not be stored leaves no
//! trace.
//!
//! What a table refuses has a rule id of its own, `TAB-01` and so on ([`Refusal`]); `docs/protocol.md`
//! lists them.

mod action;
mod adapter;
mod any;
mod asker;
mod bot;
mod clock;
mod context;
mod decide;
mod erasure;
mod event;
mod export;
mod key_hash;
mod likeness;
mod motion;
mod notice;
mod pace;
mod recent;
mod refusal;
mod request;
mod rewinds;
mod row;
mod row_numbers;
mod state;
mod stored;
mod submit;
mod table;
#[cfg(feature = "toy")]
pub mod toy;
mod verify;
mod view;
mod vocabulary;

pub use action::{Action, NewTable};
pub use adapter::GameAdapter;
pub use any::{AnyGame, AnyPlay, Delivery, GameSummary, Payload, Unreadable, read_action};
pub use asker::{Asker, By};
pub use bot::{AnyBot, BotOf};
pub use clock::{ClockView, Clocks};
pub use context::Context;
pub use decide::{MOST_ROWS, PROTECTIVE_ROWS};
pub use erasure::{Erasure, STRUCK};
pub use event::{Event, Happening};
pub use export::{Exported, export_line};
pub use key_hash::KeyHash;
pub use motion::Motion;
pub use notice::{Notice, Partly, TableNotice};
pub use pace::{Pace, People};
pub use refusal::{AnyRefusal, NotDone, Refusal};
pub use request::{Command, Request};
pub use rewinds::Rewinds;
pub use row::{PlayRow, Row};
pub use row_numbers::RowNumbers;
pub use state::{Chair, Host, Invitation, Occupant, OpenMotion, Pause, Phase, State, Transfer};
pub use submit::Transition;
pub use table::{Resumed, Table};
pub use verify::{Checked, Fault, Wrong, verify};
pub use view::{ChairView, MotionView, TableView, TakeBack, Undone, UndoneRow, Who};
pub use vocabulary::{DiceSource, Invited, Limit, LimitKind, Settings, Spectators, Webhook, WebhookFormat};

//! What travels between a table and those who look at it, in JSON. `docs/protocol.md` describes it for
//! people.
//!
//! It is generic over the game: a game's actions, views, notices and choices pass through as they are.
//! A viewer gets the whole view once ([`Full`]), then one message per row ([`RowUpdate`]) with what it is told
//! and how its view changes ([`Patch`]). Nothing here names a game's setup, state or events.

mod answer;
mod calls;
mod error;
mod history;
mod patch;
mod request;
mod sizes;
mod socket;

pub use answer::{
    Accepted, Choices, Code, CodeTarget, Expiry, Full, Games, Key, Listed, Listing, Made, Mine, Pen, Present,
    RowUpdate, Seated, TableGame, Writing,
};
pub use calls::{CallMe, CallTo, CalledAt, Calls};
pub use error::{Failure, FailureBody, FailureKind, RefusedBy};
pub use history::{HistoryPage, HistoryRow};
pub use patch::{Patch, Unpatchable};
pub use request::{Claim, MakeTable, Request, Spectate, Unclear};
pub use sizes::{MESSAGE_BYTES, REQUEST_ID_BYTES};
pub use socket::{ByeReason, ClientMessage, ServerMessage};

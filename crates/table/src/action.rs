//! What can be asked of a table.

use kernel::{Language, Seat, Seq, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    motion::Motion,
    vocabulary::{Invited, LimitKind, Settings, Webhook},
};

/// What makes a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// What the table is called.
    #[serde(default)]
    pub title: Option<Text>,
    /// The table's language.
    #[serde(default)]
    pub language: Language,
    /// The game's options; what is left out is as usual.
    #[serde(default)]
    pub options: Value,
    /// How many seats; as few as the game allows, if it is left out.
    #[serde(default)]
    pub seats: Option<u8>,
    /// What the table agrees on beside them.
    #[serde(default)]
    pub settings: Settings,
}

/// Something asked of the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Sit down, with an invitation.
    Claim {
        /// Where; any free seat, if it is left out.
        #[serde(default)]
        seat: Option<Seat>,
        name: Text,
        /// Something to throw into the seed of the dice.
        #[serde(default)]
        contribution: Option<Text>,
    },
    /// Bring one's seat to this device, with a one-time link.
    Arrive,
    /// Make that one-time link.
    MoveSeat,
    /// Be called otherwise.
    Rename { name: Text },
    /// Choose what one plays.
    TakeRole {
        /// What, or nothing yet.
        #[serde(default)]
        role: Option<Value>,
    },
    /// Let somebody else be given one's seat with what it knows, should one be away for long; or no longer.
    Entrust { entrusted: bool },
    /// Give up one's seat.
    LeaveSeat,
    /// Change the title.
    SetTitle { title: Text },
    /// Change the game's options, all of them at once.
    SetOptions { options: Value },
    /// Change what the table agreed on beside them, all of it at once.
    SetSettings { settings: Settings },
    /// Have it posted somewhere when somebody is awaited who does not look, or no more; everybody is told.
    SetWebhook {
        #[serde(default)]
        webhook: Option<Webhook>,
    },
    /// Make a link.
    Invite { to: Invited },
    /// Make the link stop working that was made in that row.
    WithdrawInvitation { id: Seq },
    /// Let a bot have a free seat.
    SeatBot {
        seat: Seat,
        bot: String,
        /// What it plays.
        #[serde(default)]
        role: Option<Value>,
    },
    /// Let a bot get up.
    DismissBot { seat: Seat },
    /// Make another seat the host.
    HandOver { seat: Seat },
    /// Start the game.
    Start,
    /// Talk.
    Say { text: Text },
    /// Tell a piece of the story.
    Narrate { text: Text },
    /// Mark a row of the log.
    Bookmark { passage: Seq, label: Text },
    /// Raise the X-card: the game stands still, and nobody learns who asked.
    RaiseCard {
        /// The row it is about; what was written there is struck.
        #[serde(default)]
        strike: Option<Seq>,
        /// Propose to take the game back to how it was after that row.
        #[serde(default)]
        rewind: Option<Seq>,
    },
    /// Keep something out of the story; nobody learns who asked.
    AddLimit { kind: LimitKind, text: Text },
    /// Strike what one has written oneself in that row.
    Strike { passage: Seq },
    /// Let the game stand still.
    Pause,
    /// Let it go on.
    Resume,
    /// Take the game back to how it was after that row: at once if it is only one's own, otherwise by
    /// consent.
    Rewind { to: Seq },
    /// Say that somebody has been away for long.
    CallAbsent { seat: Seat },
    /// Be back.
    ComeBack,
    /// Ask for the others' consent.
    Propose { motion: Motion },
    /// Consent to the proposal of that row.
    Consent { motion: Seq },
    /// Object to the proposal of that row, or withdraw one's own.
    Object { motion: Seq },
    /// Close the table.
    Close,
    /// Erase the table.
    Delete,
}

impl Action {
    /// Whether the row must not know who asked.
    pub fn is_anonymous(&self) -> bool {
        matches!(self, Self::RaiseCard { .. } | Self::AddLimit { .. })
    }
}

//! What can be asked of a table.

use kernel::{Language, Seat, Seq, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    motion::Motion,
    vocabulary::{Invited, LimitKind, Settings},
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
        /// Who, as they call themselves.
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
    Rename {
        /// The new name.
        name: Text,
    },
    /// Choose what one plays.
    TakeRole {
        /// What, or nothing yet.
        #[serde(default)]
        role: Option<Value>,
    },
    /// Give up one's seat.
    LeaveSeat,
    /// Change the title.
    SetTitle {
        /// The new title.
        title: Text,
    },
    /// Change the game's options.
    SetOptions {
        /// All of them.
        options: Value,
    },
    /// Change what the table agreed on beside them.
    SetSettings {
        /// All of them.
        settings: Settings,
    },
    /// Make a link.
    Invite {
        /// What for.
        to: Invited,
    },
    /// Make a link stop working.
    WithdrawInvitation {
        /// Its number.
        id: u64,
    },
    /// Let a bot have a free seat.
    SeatBot {
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: String,
        /// What it plays.
        #[serde(default)]
        role: Option<Value>,
    },
    /// Let a bot get up.
    DismissBot {
        /// From where.
        seat: Seat,
    },
    /// Make another seat the host.
    HandOver {
        /// Which.
        seat: Seat,
    },
    /// Start the game.
    Start,
    /// Talk.
    Say {
        /// What.
        text: Text,
    },
    /// Tell a piece of the story.
    Narrate {
        /// What.
        text: Text,
    },
    /// Mark a place in the log.
    Bookmark {
        /// Which row.
        passage: Seq,
        /// Under which name.
        label: Text,
    },
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
    AddLimit {
        /// How strictly.
        kind: LimitKind,
        /// What.
        text: Text,
    },
    /// Strike what one has written oneself.
    Strike {
        /// In which row.
        passage: Seq,
    },
    /// Let the game stand still.
    Pause,
    /// Let it go on.
    Resume,
    /// Take the game back to how it was after that row: at once if it is only one's own, otherwise by
    /// consent.
    Rewind {
        /// The last row that counts.
        to: Seq,
    },
    /// Say that somebody has been away for long.
    CallAbsent {
        /// Who.
        seat: Seat,
    },
    /// Be back.
    ComeBack,
    /// Ask for the others' consent.
    Propose {
        /// To what.
        motion: Motion,
    },
    /// Consent.
    Consent {
        /// The row of the proposal.
        motion: Seq,
    },
    /// Object to a proposal, or withdraw one's own.
    Object {
        /// The row of the proposal.
        motion: Seq,
    },
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

//! What happens at a table.

use kernel::{Commitment, Language, Seat, Seq, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    key_hash::KeyHash,
    motion::Motion,
    vocabulary::{Invited, LimitKind, Settings},
};

/// Something that happened at the table. Stays on the server; [`crate::TableNotice`] is what is told.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Row 0.
    Created {
        /// The game's name.
        game: String,
        /// What the table is called.
        title: Text,
        /// The table's language.
        language: Language,
        /// The game's options.
        options: Value,
        /// How many seats there are.
        seats: u8,
        /// What the table agreed on beside them.
        settings: Settings,
        /// The host's key.
        host: KeyHash,
        /// The host's device.
        device: Option<KeyHash>,
        /// The fingerprint of the secret behind the sealed picks.
        commitment: Commitment,
    },
    /// The title was changed.
    Titled(Text),
    /// The options were changed.
    OptionsSet(Value),
    /// The settings were changed.
    SettingsSet(Settings),
    /// A link was made.
    Invited {
        /// Its number.
        id: u64,
        /// What it is for.
        to: Invited,
        /// Its key.
        key: KeyHash,
    },
    /// A link does not work any more.
    InvitationWithdrawn {
        /// Its number.
        id: u64,
    },
    /// Somebody sat down.
    SeatClaimed {
        /// Where.
        seat: Seat,
        /// Who, as they call themselves.
        name: Text,
        /// The seat's key.
        key: KeyHash,
        /// The device it lives on.
        device: Option<KeyHash>,
        /// What the seat throws into the seed of the dice.
        contribution: Text,
    },
    /// A one-time link was made that moves the seat to another device.
    SeatMoving {
        /// Which.
        seat: Seat,
        /// The link's key.
        key: KeyHash,
        /// When it stops working, in milliseconds since 1970.
        until: u64,
    },
    /// The seat lives on another device now; the old key does not work any more.
    SeatMoved {
        /// Which.
        seat: Seat,
        /// Its new key.
        key: KeyHash,
        /// Its new device.
        device: Option<KeyHash>,
    },
    /// Somebody is called otherwise.
    Renamed {
        /// Who.
        seat: Seat,
        /// The new name.
        name: Text,
    },
    /// A seat chose what it plays.
    RoleTaken {
        /// Which.
        seat: Seat,
        /// What it plays, or nothing yet.
        role: Option<Value>,
    },
    /// Somebody gave up a seat.
    SeatLeft {
        /// Which.
        seat: Seat,
        /// Whether what the seat threw into the seed is taken out again: nothing was drawn with it yet.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        withdrawn: bool,
    },
    /// The others removed somebody.
    SeatRemoved {
        /// From where.
        seat: Seat,
        /// Whether what the seat threw into the seed is taken out again: nothing was drawn with it yet.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        withdrawn: bool,
    },
    /// A bot sits there.
    BotSeated {
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// The bot got up.
    BotLeft {
        /// From where.
        seat: Seat,
    },
    /// A bot plays for somebody absent, until they come back.
    StandIn {
        /// For whom.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// That seat is the host now.
    HostIs {
        /// Which.
        seat: Seat,
    },
    /// The game started; the row holds its opening.
    Started,
    /// Talk.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: Text,
    },
    /// A piece of the story.
    Narrated {
        /// Who tells it.
        seat: Seat,
        /// What.
        text: Text,
    },
    /// A place in the log was marked.
    Bookmarked {
        /// Which row.
        passage: Seq,
        /// Under which name.
        label: Text,
    },
    /// Somebody raised the X-card. Nobody knows who.
    CardRaised {
        /// Which row it is about, if they said.
        passage: Option<Seq>,
    },
    /// What was written in a row is gone.
    Struck {
        /// Which row.
        passage: Seq,
    },
    /// Something shall not be in the story. Nobody knows who asked.
    LimitAdded {
        /// How strictly.
        kind: LimitKind,
        /// What.
        text: Text,
    },
    /// It may be in the story again.
    LimitDropped {
        /// Which, in their order.
        index: usize,
    },
    /// The game stands still.
    Paused,
    /// It goes on; the X-card is down.
    Resumed,
    /// The game is again as it was after that row; what came later stays in the log, marked.
    Rewound {
        /// The last row that counts.
        to: Seq,
    },
    /// Somebody has been away for long.
    Absent {
        /// Who.
        seat: Seat,
    },
    /// They are back.
    CameBack {
        /// Who.
        seat: Seat,
    },
    /// Somebody else may be invited to that seat.
    ReinviteAgreed {
        /// Which.
        seat: Seat,
    },
    /// Something needs the others' consent.
    Proposed(Motion),
    /// Somebody consents.
    Consented {
        /// The row of the proposal.
        motion: Seq,
        /// Who.
        seat: Seat,
    },
    /// A proposal is off the table: somebody objected, or its maker withdrew it.
    Dropped {
        /// The row of the proposal.
        motion: Seq,
    },
    /// All consented.
    Carried {
        /// The row of the proposal.
        motion: Seq,
    },
    /// Another game begins, everybody with the part of the seat after theirs; the row holds its opening.
    Again,
    /// The table is closed: the log is an open book.
    Closed {
        /// The secret behind the sealed picks.
        secret: String,
    },
    /// The table and its log are to be erased.
    Deleted,
}

impl Event {
    /// The seat it is about.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Self::SeatClaimed { seat, .. }
            | Self::SeatMoving { seat, .. }
            | Self::SeatMoved { seat, .. }
            | Self::Renamed { seat, .. }
            | Self::RoleTaken { seat, .. }
            | Self::SeatLeft { seat, .. }
            | Self::SeatRemoved { seat, .. }
            | Self::BotSeated { seat, .. }
            | Self::BotLeft { seat }
            | Self::StandIn { seat, .. }
            | Self::HostIs { seat }
            | Self::Said { seat, .. }
            | Self::Narrated { seat, .. }
            | Self::Absent { seat }
            | Self::CameBack { seat }
            | Self::ReinviteAgreed { seat }
            | Self::Consented { seat, .. } => Some(*seat),
            Self::Created { .. }
            | Self::Titled(_)
            | Self::OptionsSet(_)
            | Self::SettingsSet(_)
            | Self::Invited { .. }
            | Self::InvitationWithdrawn { .. }
            | Self::Started
            | Self::Bookmarked { .. }
            | Self::CardRaised { .. }
            | Self::Struck { .. }
            | Self::LimitAdded { .. }
            | Self::LimitDropped { .. }
            | Self::Paused
            | Self::Resumed
            | Self::Rewound { .. }
            | Self::Proposed(_)
            | Self::Dropped { .. }
            | Self::Carried { .. }
            | Self::Again
            | Self::Closed { .. }
            | Self::Deleted => None,
        }
    }
}

//! What happens at a table.

use kernel::{Commitment, Language, Seat, Seq, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    key_hash::KeyHash,
    motion::Motion,
    vocabulary::{Invited, LimitKind, Settings, WebhookFormat},
};

/// Something that happened at the table. Stays on the server; [`crate::TableNotice`] is what is told.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Row 0.
    Created {
        game: String,
        title: Text,
        language: Language,
        options: Value,
        seats: u8,
        settings: Settings,
        host: KeyHash,
        device: Option<KeyHash>,
        commitment: Commitment,
    },
    /// The title was changed.
    Titled(Text),
    /// The options were changed.
    OptionsSet(Value),
    /// The settings were changed.
    SettingsSet(Settings),
    /// A link was made, in the row of this number.
    Invited { id: Seq, to: Invited, key: KeyHash },
    /// Somebody sat down.
    SeatClaimed {
        seat: Seat,
        name: Text,
        key: KeyHash,
        device: Option<KeyHash>,
        /// What the seat throws into the seed of the dice.
        contribution: Text,
    },
    /// A one-time link was made that moves the seat to another device, until then in milliseconds since 1970.
    SeatMoving { seat: Seat, key: KeyHash, until: u64 },
    /// The seat lives on another device now; the old key does not work any more.
    SeatMoved { seat: Seat, key: KeyHash, device: Option<KeyHash> },
    /// Somebody gave up a seat.
    SeatLeft {
        seat: Seat,
        /// Whether what the seat threw into the seed is taken out again: nothing was drawn with it yet.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        withdrawn: bool,
    },
    /// The others removed somebody.
    SeatRemoved {
        seat: Seat,
        /// Whether what the seat threw into the seed is taken out again: nothing was drawn with it yet.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        withdrawn: bool,
    },
    /// Something needs the others' consent.
    Proposed(Motion),
    /// Something that everybody is told as it is.
    #[serde(untagged)]
    Open(Happening),
}

/// What everybody is told as it happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// The link that was made in that row does not work any more.
    InvitationWithdrawn { id: Seq },
    /// Somebody is called otherwise.
    Renamed { seat: Seat, name: Text },
    /// A seat chose what it plays, or that it does not know yet.
    RoleTaken { seat: Seat, role: Option<Value> },
    /// A bot sits there.
    BotSeated { seat: Seat, bot: String },
    /// The bot got up.
    BotLeft { seat: Seat },
    /// A bot plays for somebody absent, until they come back.
    StandIn { seat: Seat, bot: String },
    /// Somebody lets the others give the seat away with what it knows, should they be away for long; or no longer.
    Entrusted { seat: Seat, entrusted: bool },
    /// That seat is the host now.
    HostIs { seat: Seat },
    /// The game started; the row holds its opening.
    Started,
    /// From now on it is posted somewhere when somebody is awaited, or no more.
    WebhookSet { format: Option<WebhookFormat> },
    /// Talk.
    Said { seat: Seat, text: Text },
    /// A piece of the story.
    Narrated { seat: Seat, text: Text },
    /// A place in the log was marked.
    Bookmarked { passage: Seq, label: Text },
    /// Somebody raised the X-card, perhaps about a row. Nobody knows who.
    CardRaised { passage: Option<Seq> },
    /// What was written in a row is gone.
    Struck { passage: Seq },
    /// Something shall not be in the story. Nobody knows who asked.
    LimitAdded { kind: LimitKind, text: Text },
    /// It may be in the story again.
    LimitDropped { index: usize },
    /// The game stands still.
    Paused,
    /// It goes on; the X-card is down.
    Resumed,
    /// The game is again as it was after that row; what came later stays in the log, marked.
    Rewound { to: Seq },
    /// Somebody has been away for long.
    Absent { seat: Seat },
    /// They are back.
    CameBack { seat: Seat },
    /// Somebody else may be invited to that seat.
    ReinviteAgreed { seat: Seat },
    /// Somebody consents to the proposal of that row.
    Consented { motion: Seq, seat: Seat },
    /// The proposal of that row is off the table: somebody objected, or its maker withdrew it.
    Dropped { motion: Seq },
    /// All consented to the proposal of that row.
    Carried { motion: Seq },
    /// Another game begins, everybody with the part of the seat after theirs; the row holds its opening.
    Again,
    /// Another game begins, everybody with the part they had; the row holds its opening.
    AgainSame,
    /// The table is closed: the log is an open book.
    Closed { secret: String },
    /// The table and its log are to be erased.
    Deleted,
}

impl Event {
    /// Whether another game begins with it.
    pub(crate) fn plays_again(&self) -> bool {
        matches!(self, Self::Open(Happening::Again | Happening::AgainSame))
    }

    /// What it adds to the story or the talk: what can be struck. Names, titles and labels are changed instead, and a
    /// limit is dropped.
    pub(crate) fn passage_mut(&mut self) -> Option<&mut Text> {
        match self {
            Self::Open(happening) => happening.passage_mut(),
            Self::Created { .. }
            | Self::Titled(_)
            | Self::OptionsSet(_)
            | Self::SettingsSet(_)
            | Self::Invited { .. }
            | Self::SeatClaimed { .. }
            | Self::SeatMoving { .. }
            | Self::SeatMoved { .. }
            | Self::SeatLeft { .. }
            | Self::SeatRemoved { .. }
            | Self::Proposed(_) => None,
        }
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Self::SeatClaimed { seat, .. }
            | Self::SeatMoving { seat, .. }
            | Self::SeatMoved { seat, .. }
            | Self::SeatLeft { seat, .. }
            | Self::SeatRemoved { seat, .. } => Some(*seat),
            Self::Created { .. }
            | Self::Titled(_)
            | Self::OptionsSet(_)
            | Self::SettingsSet(_)
            | Self::Invited { .. }
            | Self::Proposed(_) => None,
            Self::Open(happening) => happening.seat(),
        }
    }
}

impl Happening {
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Renamed { seat, .. }
            | Self::RoleTaken { seat, .. }
            | Self::BotSeated { seat, .. }
            | Self::BotLeft { seat }
            | Self::StandIn { seat, .. }
            | Self::Entrusted { seat, .. }
            | Self::HostIs { seat }
            | Self::Said { seat, .. }
            | Self::Narrated { seat, .. }
            | Self::Absent { seat }
            | Self::CameBack { seat }
            | Self::ReinviteAgreed { seat }
            | Self::Consented { seat, .. } => Some(*seat),
            Self::InvitationWithdrawn { .. }
            | Self::Started
            | Self::WebhookSet { .. }
            | Self::Bookmarked { .. }
            | Self::CardRaised { .. }
            | Self::Struck { .. }
            | Self::LimitAdded { .. }
            | Self::LimitDropped { .. }
            | Self::Paused
            | Self::Resumed
            | Self::Rewound { .. }
            | Self::Dropped { .. }
            | Self::Carried { .. }
            | Self::Again
            | Self::AgainSame
            | Self::Closed { .. }
            | Self::Deleted => None,
        }
    }

    fn passage_mut(&mut self) -> Option<&mut Text> {
        match self {
            Self::Said { text, .. } | Self::Narrated { text, .. } => Some(text),
            Self::InvitationWithdrawn { .. }
            | Self::Renamed { .. }
            | Self::RoleTaken { .. }
            | Self::BotSeated { .. }
            | Self::BotLeft { .. }
            | Self::StandIn { .. }
            | Self::Entrusted { .. }
            | Self::HostIs { .. }
            | Self::Started
            | Self::WebhookSet { .. }
            | Self::Bookmarked { .. }
            | Self::CardRaised { .. }
            | Self::Struck { .. }
            | Self::LimitAdded { .. }
            | Self::LimitDropped { .. }
            | Self::Paused
            | Self::Resumed
            | Self::Rewound { .. }
            | Self::Absent { .. }
            | Self::CameBack { .. }
            | Self::ReinviteAgreed { .. }
            | Self::Consented { .. }
            | Self::Dropped { .. }
            | Self::Carried { .. }
            | Self::Again
            | Self::AgainSame
            | Self::Closed { .. }
            | Self::Deleted => None,
        }
    }

    /// The number of a row in it, which each viewer is told in their own count.
    pub(crate) fn row_mut(&mut self) -> Option<&mut Seq> {
        match self {
            Self::Bookmarked { passage: row, .. }
            | Self::Struck { passage: row }
            | Self::Rewound { to: row }
            | Self::Consented { motion: row, .. }
            | Self::Dropped { motion: row }
            | Self::Carried { motion: row } => Some(row),
            Self::CardRaised { passage } => passage.as_mut(),
            Self::InvitationWithdrawn { id } => Some(id),
            Self::Renamed { .. }
            | Self::RoleTaken { .. }
            | Self::BotSeated { .. }
            | Self::BotLeft { .. }
            | Self::StandIn { .. }
            | Self::Entrusted { .. }
            | Self::HostIs { .. }
            | Self::Started
            | Self::WebhookSet { .. }
            | Self::Said { .. }
            | Self::Narrated { .. }
            | Self::LimitAdded { .. }
            | Self::LimitDropped { .. }
            | Self::Paused
            | Self::Resumed
            | Self::Absent { .. }
            | Self::CameBack { .. }
            | Self::ReinviteAgreed { .. }
            | Self::Again
            | Self::AgainSame
            | Self::Closed { .. }
            | Self::Deleted => None,
        }
    }
}

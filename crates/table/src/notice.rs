//! What a viewer is told.

use kernel::{Seat, Seq, Text, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use crate::{
    event::Event,
    motion::Motion,
    vocabulary::{Invited, LimitKind, Settings},
};

/// What a viewer is told of a row.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// By the table.
    Table(TableNotice),
    /// By the game, as the game writes it.
    Game(Box<RawValue>),
}

/// What the table tells. Keys, devices and whoever acted anonymously are not in it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each says what the event of the same name says")]
pub enum TableNotice {
    Created,
    Titled { title: Text },
    OptionsSet { options: Value },
    SettingsSet { settings: Settings },
    Invited { id: u64, to: Invited },
    InvitationWithdrawn { id: u64 },
    SeatClaimed { seat: Seat, name: Text, contribution: Text },
    SeatMoving { seat: Seat },
    SeatMoved { seat: Seat },
    Renamed { seat: Seat, name: Text },
    RoleTaken { seat: Seat, role: Option<Value> },
    SeatLeft { seat: Seat },
    SeatRemoved { seat: Seat },
    BotSeated { seat: Seat, bot: String },
    BotLeft { seat: Seat },
    StandIn { seat: Seat, bot: String },
    HostIs { seat: Seat },
    Started,
    Said { seat: Seat, text: Text },
    Narrated { seat: Seat, text: Text },
    Bookmarked { passage: Seq, label: Text },
    CardRaised { passage: Option<Seq> },
    Struck { passage: Seq },
    LimitAdded { kind: LimitKind, text: Text },
    LimitDropped { index: usize },
    Paused,
    Resumed,
    Rewound { to: Seq },
    Absent { seat: Seat },
    CameBack { seat: Seat },
    ReinviteAgreed { seat: Seat },
    Proposed { motion: Motion },
    Consented { motion: Seq, seat: Seat },
    Dropped { motion: Seq },
    Carried { motion: Seq },
    Again,
    Closed { secret: String },
    Deleted,
}

/// What a viewer is told of an event: a list of what may be told.
pub(crate) fn tell(event: &Event, viewer: Viewer) -> Option<TableNotice> {
    use TableNotice as N;
    Some(match event {
        Event::Created { .. } => N::Created,
        Event::Titled(title) => N::Titled { title: title.clone() },
        Event::OptionsSet(options) => N::OptionsSet { options: options.clone() },
        Event::SettingsSet(settings) => N::SettingsSet { settings: *settings },
        Event::Invited { id, to, .. } => N::Invited { id: *id, to: *to },
        Event::InvitationWithdrawn { id } => N::InvitationWithdrawn { id: *id },
        Event::SeatClaimed { seat, name, contribution, .. } => {
            N::SeatClaimed { seat: *seat, name: name.clone(), contribution: contribution.clone() }
        }
        // That somebody changes devices is nobody else's business until it has happened.
        Event::SeatMoving { seat, .. } if viewer == Viewer::Seat(*seat) => N::SeatMoving { seat: *seat },
        Event::SeatMoving { .. } => return None,
        Event::SeatMoved { seat, .. } => N::SeatMoved { seat: *seat },
        Event::Renamed { seat, name } => N::Renamed { seat: *seat, name: name.clone() },
        Event::RoleTaken { seat, role } => N::RoleTaken { seat: *seat, role: role.clone() },
        Event::SeatLeft { seat, .. } => N::SeatLeft { seat: *seat },
        Event::SeatRemoved { seat, .. } => N::SeatRemoved { seat: *seat },
        Event::BotSeated { seat, bot } => N::BotSeated { seat: *seat, bot: bot.clone() },
        Event::BotLeft { seat } => N::BotLeft { seat: *seat },
        Event::StandIn { seat, bot } => N::StandIn { seat: *seat, bot: bot.clone() },
        Event::HostIs { seat } => N::HostIs { seat: *seat },
        Event::Started => N::Started,
        Event::Said { seat, text } => N::Said { seat: *seat, text: text.clone() },
        Event::Narrated { seat, text } => N::Narrated { seat: *seat, text: text.clone() },
        Event::Bookmarked { passage, label } => N::Bookmarked { passage: *passage, label: label.clone() },
        Event::CardRaised { passage } => N::CardRaised { passage: *passage },
        Event::Struck { passage } => N::Struck { passage: *passage },
        Event::LimitAdded { kind, text } => N::LimitAdded { kind: *kind, text: text.clone() },
        Event::LimitDropped { index } => N::LimitDropped { index: *index },
        Event::Paused => N::Paused,
        Event::Resumed => N::Resumed,
        Event::Rewound { to } => N::Rewound { to: *to },
        Event::Absent { seat } => N::Absent { seat: *seat },
        Event::CameBack { seat } => N::CameBack { seat: *seat },
        Event::ReinviteAgreed { seat } => N::ReinviteAgreed { seat: *seat },
        Event::Proposed(motion) => N::Proposed { motion: motion.clone() },
        Event::Consented { motion, seat } => N::Consented { motion: *motion, seat: *seat },
        Event::Dropped { motion } => N::Dropped { motion: *motion },
        Event::Carried { motion } => N::Carried { motion: *motion },
        Event::Again => N::Again,
        Event::Closed { secret } => N::Closed { secret: secret.clone() },
        Event::Deleted => N::Deleted,
    })
}

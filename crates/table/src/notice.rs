//! What a viewer is told.

use kernel::{Seat, Seq, Text, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use crate::{
    event::{Event, Happening},
    motion::Motion,
    vocabulary::{Invited, Settings},
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
#[serde(untagged)]
pub enum TableNotice {
    /// What everybody is told as it happened.
    Open(Happening),
    /// What is told in part, or to some.
    Partly(Partly),
}

/// What is told in part, or to some.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Partly {
    Created,
    Titled { title: Text },
    OptionsSet { options: Value },
    SettingsSet { settings: Settings },
    Invited { id: Seq, to: Invited },
    SeatClaimed { seat: Seat, name: Text, contribution: Text },
    SeatMoving { seat: Seat },
    SeatMoved { seat: Seat },
    SeatLeft { seat: Seat },
    SeatRemoved { seat: Seat },
    Proposed { motion: Motion },
}

impl TableNotice {
    /// The number of a row in it, which each viewer is told in their own count.
    pub(crate) fn row_mut(&mut self) -> Option<&mut Seq> {
        match self {
            Self::Open(happening) => happening.row_mut(),
            Self::Partly(partly) => partly.row_mut(),
        }
    }
}

impl Partly {
    fn row_mut(&mut self) -> Option<&mut Seq> {
        match self {
            Self::Invited { id, .. } => Some(id),
            Self::Proposed { motion } => motion.row_mut(),
            Self::Created
            | Self::Titled { .. }
            | Self::OptionsSet { .. }
            | Self::SettingsSet { .. }
            | Self::SeatClaimed { .. }
            | Self::SeatMoving { .. }
            | Self::SeatMoved { .. }
            | Self::SeatLeft { .. }
            | Self::SeatRemoved { .. } => None,
        }
    }
}

/// What a viewer is told of an event: a list of what may be told.
pub(crate) fn tell(event: &Event, viewer: Viewer) -> Option<TableNotice> {
    Some(TableNotice::Partly(match event {
        Event::Open(happening) => return Some(TableNotice::Open(happening.clone())),
        Event::Created { .. } => Partly::Created,
        Event::Titled(title) => Partly::Titled { title: title.clone() },
        Event::OptionsSet(options) => Partly::OptionsSet { options: options.clone() },
        Event::SettingsSet(settings) => Partly::SettingsSet { settings: *settings },
        Event::Invited { id, to, .. } => Partly::Invited { id: *id, to: *to },
        Event::SeatClaimed { seat, name, contribution, .. } => {
            Partly::SeatClaimed { seat: *seat, name: name.clone(), contribution: contribution.clone() }
        }
        // That somebody changes devices is nobody else's business until it has happened.
        Event::SeatMoving { seat, .. } if viewer == Viewer::Seat(*seat) => Partly::SeatMoving { seat: *seat },
        Event::SeatMoving { .. } => return None,
        Event::SeatMoved { seat, .. } => Partly::SeatMoved { seat: *seat },
        Event::SeatLeft { seat, .. } => Partly::SeatLeft { seat: *seat },
        Event::SeatRemoved { seat, .. } => Partly::SeatRemoved { seat: *seat },
        Event::Proposed(motion) => Partly::Proposed { motion: motion.clone() },
    }))
}

//! A row of the log: one accepted request.

use kernel::{Pick, Seq, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{
    any::Delivery,
    asker::By,
    event::{Event, Happening},
    notice::{self, Notice},
};

/// One accepted request and what it made happen.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Row {
    pub seq: Seq,
    /// When, in milliseconds since 1970: for people to read, and for clocks, which are its fold.
    pub at: u64,
    /// Who asked.
    pub by: By,
    /// The client's id of the request: the same id is the same request. What is done anonymously has
    /// none, since an id can betray its maker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
    /// What happened at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
    /// The game's opening ([`kernel::Opening`]), in the row that starts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Box<RawValue>>,
    /// An action of the game and what it made happen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<PlayRow>,
    /// Whether a passage of it was struck: what was written is no longer there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub struck: bool,
    /// Those who are told nothing of it and see nothing change: for them it is no row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unseen: Vec<Viewer>,
}

/// What a row says of the game.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayRow {
    /// What was asked for.
    pub action: Box<RawValue>,
    /// What chance was asked and answered.
    pub picks: Vec<Pick>,
    pub events: Box<RawValue>,
    /// Who was told what. It follows from the events; it is kept so that the past can be read page by
    /// page without playing it again.
    pub told: Vec<Delivery>,
    /// The fields of the action that hold what somebody wrote.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<String>,
    /// Whether something hidden came to light.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub discloses: bool,
}

impl Row {
    /// A row in which nothing has happened yet.
    pub fn new(seq: Seq, at: u64, by: By) -> Self {
        Self {
            seq,
            at,
            by,
            request: None,
            events: Vec::new(),
            deal: None,
            play: None,
            struck: false,
            unseen: Vec::new(),
        }
    }

    pub fn told(&self, viewer: Viewer) -> Vec<Notice> {
        let table = self.events.iter().filter_map(|event| notice::tell(event, viewer)).map(Notice::Table);
        let play = self.play.iter().flat_map(|play| &play.told).filter(|told| told.reaches(viewer));
        table.chain(play.map(|told| Notice::Game(told.notice.clone()))).collect()
    }

    /// Whether a viewer is told something of this row.
    pub(crate) fn tells(&self, viewer: Viewer) -> bool {
        self.events.iter().any(|event| notice::tell(event, viewer).is_some())
            || self.play.iter().flat_map(|play| &play.told).any(|told| told.reaches(viewer))
    }

    /// How far back this row takes the game, if it does.
    pub fn rewinds_to(&self) -> Option<Seq> {
        self.events.iter().find_map(|event| match event {
            Event::Open(Happening::Rewound { to }) => Some(*to),
            _ => None,
        })
    }

    /// The passage that this row strikes, if it does.
    pub fn strikes(&self) -> Option<Seq> {
        self.events.iter().find_map(|event| match event {
            Event::Open(Happening::Struck { passage }) => Some(*passage),
            _ => None,
        })
    }

    /// Whether it changes what lies behind it: then the table is the replay of its rows.
    pub fn reaches_back(&self) -> bool {
        self.rewinds_to().is_some() || self.strikes().is_some()
    }

    /// Whether this row ends the table's existence.
    pub fn deletes(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Open(Happening::Deleted)))
    }
}

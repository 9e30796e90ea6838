//! A log as it is handed out: what one viewer was told, or, once the table is closed, everything.

use kernel::{Seq, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    asker::By,
    event::Event,
    key_hash::KeyHash,
    notice::Notice,
    rewinds::Rewinds,
    row::{PlayRow, Row},
    row_numbers::RowNumbers,
};
use serde_json::value::RawValue;

/// One line of an export.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Exported {
    /// The first line.
    Tablee {
        /// The version of the form: 1.
        export: u32,
        /// The table's name.
        table: String,
        viewer: Viewer,
    },
    /// What the viewer was told of a row.
    Told {
        /// The row, as this viewer counts ([`RowNumbers`]).
        seq: Seq,
        at: u64,
        by: By,
        told: Vec<Notice>,
        /// Whether it was taken back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rewound: bool,
        /// Whether a passage was struck.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        struck: bool,
    },
    /// A row of a closed table, whole.
    Row {
        /// Its number in the log.
        seq: Seq,
        at: u64,
        by: By,
        /// What happened at the table; keys are left out.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        events: Vec<Event>,
        /// The game's opening.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<Box<RawValue>>,
        /// An action of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        play: Option<PlayRow>,
        /// Whether it was taken back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rewound: bool,
        /// Whether a passage was struck.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        struck: bool,
    },
}

/// One row as a line of an export; nothing, if the viewer did not notice it. `open`: the table is closed,
/// everything may be read.
pub fn export_line(
    row: &Row,
    viewer: Viewer,
    rewinds: &Rewinds,
    row_numbers: &RowNumbers,
    open: bool,
) -> Option<Exported> {
    let rewound = row.play.is_some() && rewinds.cover(row.seq);
    if open {
        return Some(Exported::Row {
            seq: row.seq,
            at: row.at,
            by: row.by,
            events: row.events.iter().map(without_keys).collect(),
            deal: row.deal.clone(),
            play: row.play.clone(),
            rewound,
            struck: row.struck,
        });
    }
    (!row.unseen.contains(&viewer)).then(|| Exported::Told {
        seq: row_numbers.shown(viewer, row.seq),
        at: row.at,
        by: row.by,
        told: row_numbers.told(row, viewer),
        rewound,
        struck: row.struck,
    })
}

impl Exported {
    /// The row that a line of a closed table's export holds.
    pub fn into_row(self) -> Option<Row> {
        match self {
            Self::Row { seq, at, by, events, deal, play, struck, .. } => {
                Some(Row { events, deal, play, struck, ..Row::new(seq, at, by) })
            }
            Self::Tablee { .. } | Self::Told { .. } => None,
        }
    }
}

/// Fingerprints of keys and devices mean nothing to a reader.
fn without_keys(event: &Event) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::Created { host: key, device, .. }
        | Event::SeatClaimed { key, device, .. }
        | Event::SeatMoved { key, device, .. } => (*key, *device) = (KeyHash::of(""), None),
        Event::Invited { key, .. } | Event::SeatMoving { key, .. } => *key = KeyHash::of(""),
        Event::Titled(_)
        | Event::OptionsSet(_)
        | Event::SettingsSet(_)
        | Event::SeatLeft { .. }
        | Event::SeatRemoved { .. }
        | Event::Proposed(_)
        | Event::Open(_) => {}
    }
    event
}

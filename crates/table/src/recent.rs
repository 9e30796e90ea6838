//! What each viewer last noticed of the game: whether it has moved since they looked, and what taking back would undo.

use std::{collections::VecDeque, sync::Arc};

use kernel::{Seat, Seq, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{
    asker::By,
    row::Row,
    row_numbers::RowNumbers,
    view::{Undone, UndoneRow},
};

/// How many actions are kept for each viewer.
const KEPT: usize = 12;

/// The last actions of the game, as each viewer noticed them.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Recent(Vec<Noticed>);

/// What one viewer noticed.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Noticed {
    viewer: Viewer,
    /// The last row in which the game moved: an action, a deal, something taken back.
    moved: Option<Seq>,
    /// The last actions that count, oldest first.
    actions: VecDeque<Arc<Played>>,
    /// The last of those that are no longer kept.
    dropped: Option<Seq>,
    /// The row to go back to for the viewer's own last action to be undone.
    before_own: Option<Seq>,
}

/// An action of the game.
#[derive(Debug, Serialize, Deserialize)]
struct Played {
    seq: Seq,
    by: By,
    /// Whether dice were thrown or cards drawn in the open.
    throws: bool,
    told: Vec<Box<RawValue>>,
}

impl Recent {
    pub(crate) fn new(n_seats: usize) -> Self {
        let noticed = |viewer| Noticed {
            viewer,
            moved: None,
            actions: VecDeque::new(),
            dropped: None,
            before_own: None,
        };
        Self(Viewer::all(n_seats).map(noticed).collect())
    }

    /// Whether a row is of the game.
    pub(crate) fn concerns(row: &Row) -> bool {
        row.play.is_some() || row.deal.is_some() || row.rewinds_to().is_some()
    }

    /// Looks at one more row; `before` is the last row of the game before it.
    pub(crate) fn note(&mut self, row: &Row, counts: bool, before: Option<Seq>) {
        for noticed in self.0.iter_mut().filter(|noticed| shows_game(row, noticed.viewer)) {
            noticed.note(row, counts, before);
        }
    }

    fn of(&self, viewer: Viewer) -> Option<&Noticed> {
        self.0.iter().find(|noticed| noticed.viewer == viewer)
    }

    /// The last row in which a viewer noticed that the game moved.
    pub(crate) fn moved(&self, viewer: Viewer) -> Option<Seq> {
        self.of(viewer)?.moved
    }

    /// The row to go back to for a seat's own last action to be undone.
    pub(crate) fn before_own(&self, seat: Seat) -> Option<Seq> {
        self.of(Viewer::Seat(seat))?.before_own
    }

    /// What would be undone of what a viewer noticed after that row, in their numbers.
    pub(crate) fn undone(&self, viewer: Viewer, to: Seq, numbers: &RowNumbers) -> Undone {
        let Some(noticed) = self.of(viewer) else { return Undone::default() };
        let rows = noticed.actions.iter().filter(|played| played.seq > to);
        let row = |played: &Arc<Played>| UndoneRow {
            seq: numbers.shown(viewer, played.seq),
            by: played.by,
            throws: played.throws,
            told: played.told.iter().filter_map(|told| serde_json::from_str(told.get()).ok()).collect(),
        };
        Undone { rows: rows.map(row).collect(), more: noticed.dropped.is_some_and(|dropped| dropped > to) }
    }
}

impl Noticed {
    fn note(&mut self, row: &Row, counts: bool, before: Option<Seq>) {
        self.moved = Some(row.seq);
        if row.deal.is_some() {
            self.actions.clear();
            (self.dropped, self.before_own) = (None, None);
        }
        let Some(play) = row.play.as_ref().filter(|_| counts) else { return };
        let told = play.told.iter().filter(|told| told.reaches(self.viewer));
        self.actions.push_back(Arc::new(Played {
            seq: row.seq,
            by: row.by,
            throws: play.picks.iter().any(|pick| !pick.ask.hidden),
            told: told.map(|told| told.notice.clone()).collect(),
        }));
        if self.actions.len() > KEPT {
            self.dropped = self.actions.pop_front().map(|played| played.seq);
        }
        if matches!(row.by, By::Seat(seat) if self.viewer == Viewer::Seat(seat)) {
            self.before_own = before;
        }
    }
}

/// Whether a viewer notices something of the game in a row. Where something else happened in it as well, only what
/// they are told counts: the rest of the row would betray what they did not notice.
fn shows_game(row: &Row, viewer: Viewer) -> bool {
    if row.unseen.contains(&viewer) {
        return false;
    }
    let is_own = matches!(row.by, By::Seat(seat) if viewer == Viewer::Seat(seat));
    let tells = |play: &crate::PlayRow| play.told.iter().any(|told| told.reaches(viewer));
    row.deal.is_some()
        || row.rewinds_to().is_some()
        || row.play.as_ref().is_some_and(|play| is_own || row.events.is_empty() || tells(play))
}

//! A table as it stands: the fold of its rows.

use std::sync::Arc;

use kernel::{Seat, Seq, Status, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use crate::{
    any::{AnyGame, AnyPlay, Unreadable},
    asker::By,
    clock::Clocks,
    event::{Event, Happening},
    motion::Motion,
    notice::Notice,
    recent::Recent,
    rewinds::Rewinds,
    row::Row,
    row_numbers::RowNumbers,
    state::{OpenMotion, Phase, State},
    view::{TableView, TakeBack},
};

/// A table as it stands. Clones share what they can.
#[derive(Clone)]
pub struct Table {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) state: Arc<State>,
    pub(crate) play: Option<Arc<dyn AnyPlay>>,
    pub(crate) marks: Marks,
    pub(crate) rewinds: Arc<Rewinds>,
    pub(crate) row_numbers: Arc<RowNumbers>,
    pub(crate) recent: Arc<Recent>,
    pub(crate) clocks: Option<Arc<Clocks>>,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table({}, row {})", self.state.game, self.marks.seq)
    }
}

/// Where the log stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Marks {
    /// The last row.
    pub(crate) seq: Seq,
    /// When it was written.
    pub(crate) at: u64,
    /// When the last row was written that anybody may notice.
    pub(crate) public_at: u64,
    /// The row in which the game was dealt.
    pub(crate) deal: Option<Seq>,
    /// The last action of the game that counts.
    pub(crate) last_play: Option<Seq>,
    pub(crate) trail: Trail,
    /// The same of what the trail's seat did not notice: it ends nobody's trail and can be taken back as well.
    #[serde(rename = "quiet")]
    pub(crate) unnoticed_trail: Option<Trail>,
}

/// What can be taken back without asking: the actions of one seat after `floor`, which used no pick and
/// disclosed nothing, with no other's row after them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trail {
    pub(crate) seat: Option<Seat>,
    pub(crate) floor: Seq,
}

/// A table read from a snapshot and the rows after it.
#[derive(Debug)]
pub enum Resumed {
    /// As it stands.
    Table(Table),
    /// A later row reaches back behind the snapshot: all rows are needed.
    NeedsAll,
}

/// A table as a snapshot keeps it.
#[derive(Serialize, Deserialize)]
struct KeptTable {
    state: State,
    n_seats: usize,
    play: Option<Box<RawValue>>,
    marks: Marks,
    rewinds: Rewinds,
    row_numbers: RowNumbers,
    recent: Recent,
    clocks: Option<Clocks>,
}

impl Table {
    /// The version of a snapshot's form. It changes with the types of this crate and of the games.
    pub const SNAPSHOT_VERSION: u32 = 10;

    /// A table as its row 0 makes it.
    pub(crate) fn new(game: Arc<dyn AnyGame>, state: State, at: u64) -> Self {
        let seq = Seq(0);
        let trail = Trail { seat: None, floor: seq };
        let marks =
            Marks { seq, at, public_at: at, deal: None, last_play: None, trail, unnoticed_trail: None };
        let recent = Arc::new(Recent::new(state.chairs.len()));
        Self {
            game,
            state: Arc::new(state),
            play: None,
            marks,
            rewinds: Arc::default(),
            row_numbers: Arc::default(),
            recent,
            clocks: None,
        }
    }

    /// The fold of all rows.
    ///
    /// # Errors
    /// A row that does not belong there.
    pub fn replay(
        find: impl FnOnce(&str) -> Option<Arc<dyn AnyGame>>,
        rows: &[Row],
    ) -> Result<Self, Unreadable> {
        let creation = rows.first().and_then(|row| State::create(row.events.first()?));
        let state = creation.ok_or_else(|| misfit("no table without its row 0"))?;
        let game = find(&state.game).ok_or_else(|| misfit("no such game"))?;
        let rewinds = Rewinds::of(rows);
        let mut table = Self { rewinds: Arc::new(rewinds), ..Self::new(game, state, rows[0].at) };
        table.fold(&rows[0])?;
        for row in &rows[1..] {
            table.apply(row)?;
        }
        Ok(table)
    }

    /// The table with these later rows; nothing, if one of them changes what lies behind it: then [`Table::replay`].
    ///
    /// # Errors
    /// A row that does not belong there.
    pub fn follow(&self, later: &[Row]) -> Result<Option<Self>, Unreadable> {
        if later.iter().any(Row::reaches_back) {
            return Ok(None);
        }
        let mut table = self.clone();
        later.iter().try_for_each(|row| table.apply(row))?;
        Ok(Some(table))
    }

    /// Adds a row. A row that rewinds or strikes changes what lies behind it: then [`Table::replay`].
    pub(crate) fn apply(&mut self, row: &Row) -> Result<(), Unreadable> {
        if row.seq != self.marks.seq.next() {
            return Err(misfit("a row is missing or stands twice"));
        }
        self.fold(row)
    }

    fn fold(&mut self, row: &Row) -> Result<(), Unreadable> {
        if !row.events.is_empty() {
            Arc::make_mut(&mut self.state).apply_all(row.seq, row.by, &row.events);
        }
        if let Some(opening) = &row.deal {
            self.play = Some(Arc::clone(&self.game).start(opening)?);
        }
        let counts = !self.rewinds.cover(row.seq);
        if let Some(play) = row.play.as_ref().filter(|_| counts) {
            let state = self.play.as_mut().ok_or_else(|| misfit("an action before the deal"))?;
            if Arc::get_mut(state).is_none() {
                *state = state.fork();
            }
            Arc::get_mut(state).expect("it is not shared").apply(&play.events)?;
        }
        self.note(row, counts);
        Ok(())
    }

    /// Notes that a row was written.
    pub(crate) fn note(&mut self, row: &Row, counts: bool) {
        if !row.unseen.is_empty() {
            Arc::make_mut(&mut self.row_numbers).note(row);
        }
        if Recent::concerns(row) {
            let before = self.marks.last_play.or(self.marks.deal);
            Arc::make_mut(&mut self.recent).note(row, counts, before);
        }
        self.marks.note(row, counts);
        self.wind(row, counts);
    }

    /// Lets the clocks follow a row.
    fn wind(&mut self, row: &Row, counts: bool) {
        let awaited = |table: &Self| table.running().map(|status| status.awaited).unwrap_or_default();
        if row.deal.is_some() {
            let clock = self.game.clock(&self.state.options);
            let n_seats = self.state.chairs.len();
            self.clocks = clock.map(|clock| Arc::new(Clocks::start(clock, n_seats, awaited(self), row.at)));
            return;
        }
        let stops_or_goes = |event: &Event| {
            matches!(
                event,
                Event::Open(
                    Happening::Paused
                        | Happening::CardRaised { .. }
                        | Happening::Resumed
                        | Happening::Closed { .. }
                )
            )
        };
        let played = counts && row.play.is_some();
        let switched = row.events.iter().any(stops_or_goes);
        let rewound = row.rewinds_to().is_some();
        if self.clocks.is_none() || !(played || switched || rewound) {
            return;
        }
        let by_consent = |event: &Event| matches!(event, Event::Open(Happening::Carried { .. }));
        let paused_alone =
            row.events.contains(&Event::Open(Happening::Paused)) && !row.events.iter().any(by_consent);
        let awaited = if paused_alone { self.awaited_of(row.by) } else { awaited(self) };
        let by = match row.by {
            By::Seat(seat) => Some(seat),
            By::Host | By::House | By::Somebody | By::Newcomer => None,
        };
        let Some(clocks) = self.clocks.as_mut().map(Arc::make_mut) else { return };
        if rewound {
            clocks.rewound(awaited, row.at);
        } else if played {
            clocks.played(by, awaited, row.at);
        } else {
            clocks.switched(awaited, row.at);
        }
    }

    /// Those awaited who are also who asked: by a pause that nobody agreed to, as logs before consent have it, nobody
    /// stops their own clock.
    fn awaited_of(&self, by: By) -> Vec<Seat> {
        let is_own = |seat: &Seat| match by {
            By::Seat(own) => own == *seat,
            By::Host => self.state.is_hosts(*seat),
            By::House | By::Somebody | By::Newcomer => false,
        };
        let status = self.status().filter(|status| status.outcome.is_none());
        status.map(|status| status.awaited.into_iter().filter(is_own).collect()).unwrap_or_default()
    }

    /// How much time everybody has left, where the game has a clock.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_deref()
    }

    /// What has to be kept to come back to this point without reading all rows.
    pub fn snapshot(&self) -> Vec<u8> {
        let kept = KeptTable {
            state: State::clone(&self.state),
            n_seats: self.state.chairs.len(),
            play: self.play.as_ref().map(|play| play.state()),
            marks: self.marks,
            rewinds: Rewinds::clone(&self.rewinds),
            row_numbers: RowNumbers::clone(&self.row_numbers),
            recent: Recent::clone(&self.recent),
            clocks: self.clocks.as_deref().cloned(),
        };
        serde_json::to_vec(&kept).expect("a wire type writes itself")
    }

    /// The table of a snapshot and the rows after it.
    ///
    /// # Errors
    /// The snapshot is of another version, or a row does not belong there.
    pub fn resume(
        find: impl FnOnce(&str) -> Option<Arc<dyn AnyGame>>,
        snapshot: &[u8],
        later: &[Row],
    ) -> Result<Resumed, Unreadable> {
        let kept: KeptTable =
            serde_json::from_slice(snapshot).map_err(|error| Unreadable::json("a snapshot", &error))?;
        if later.iter().any(Row::reaches_back) {
            return Ok(Resumed::NeedsAll);
        }
        let game = find(&kept.state.game).ok_or_else(|| misfit("no such game"))?;
        let restored = kept.play.map(|state| Arc::clone(&game).restore(&state, kept.n_seats)).transpose()?;
        let mut table = Self {
            game,
            state: Arc::new(kept.state),
            play: restored,
            marks: kept.marks,
            rewinds: Arc::new(kept.rewinds),
            row_numbers: Arc::new(kept.row_numbers),
            recent: Arc::new(kept.recent),
            clocks: kept.clocks.map(Arc::new),
        };
        for row in later {
            table.apply(row)?;
        }
        Ok(Resumed::Table(table))
    }

    /// Who is at the table and what they agreed on.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The game under way.
    pub fn play(&self) -> Option<&Arc<dyn AnyPlay>> {
        self.play.as_ref()
    }

    /// The game that is played here.
    pub fn game(&self) -> &Arc<dyn AnyGame> {
        &self.game
    }

    /// The last row of the log.
    pub fn seq(&self) -> Seq {
        self.marks.seq
    }

    /// The last row that a viewer knows of, as that viewer counts.
    pub fn seq_for(&self, viewer: Viewer) -> Seq {
        self.row_numbers.shown(viewer, self.marks.seq)
    }

    /// How each viewer counts the rows.
    pub fn row_numbers(&self) -> &RowNumbers {
        &self.row_numbers
    }

    /// The row in which the game was dealt.
    pub fn deal(&self) -> Option<Seq> {
        self.marks.deal
    }

    /// What a viewer is told of a row, in the numbers of that viewer.
    pub fn told(&self, row: &Row, viewer: Viewer) -> Vec<Notice> {
        self.row_numbers.told(row, viewer)
    }

    /// When the last row was written.
    pub fn at(&self) -> u64 {
        self.marks.at
    }

    /// When the last row was written that everybody may know of.
    pub fn public_at(&self) -> u64 {
        self.marks.public_at
    }

    /// The stretches that were taken back.
    pub fn rewinds(&self) -> &Rewinds {
        &self.rewinds
    }

    /// What a viewer sees of the table.
    pub fn view(&self, viewer: Viewer) -> TableView {
        let clock = self.clocks.as_deref().map(Clocks::view);
        let take_back = viewer.seat().and_then(|seat| self.take_back(seat));
        let mut view = TableView { clock, take_back, ..self.state.view(viewer) };
        if !self.game.has_secrets() {
            view.seats.iter_mut().for_each(|chair| chair.entrusted = None);
        }
        for open in &mut view.motions {
            if let Motion::Rewind { to } = open.motion {
                open.undoes = Some(self.recent.undone(viewer, to, &self.row_numbers));
            }
        }
        self.row_numbers.view(view)
    }

    /// Where taking back a seat's own last action leads.
    fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        let to = self.recent.before_own(seat).filter(|_| self.state.phase == Phase::Playing)?;
        let (motion, by) = (Motion::Rewind { to }, By::Seat(seat));
        let open = OpenMotion { id: self.marks.seq, by, motion, consents: Vec::new() };
        let is_free = self.marks.is_free(seat, to) && self.clocks.is_none();
        Some(TakeBack { to, at_once: is_free || self.state.asked(&open).is_empty() })
    }

    /// What a viewer sees of the game, once it has started.
    pub fn game_view(&self, viewer: Viewer) -> Option<Value> {
        self.play.as_ref().map(|play| play.view(viewer))
    }

    /// Where the game stands, once it has started.
    pub fn status(&self) -> Option<Status> {
        self.play.as_ref().map(|play| play.status())
    }

    /// Where the game stands, if it can go on now: it has started, nobody has paused it, it is not over.
    pub fn running(&self) -> Option<Status> {
        let goes_on = self.state.phase == Phase::Playing && self.state.pause.is_none();
        self.status().filter(|status| goes_on && status.outcome.is_none())
    }

    /// Whether the game can go on now.
    pub fn is_running(&self) -> bool {
        self.running().is_some()
    }

    /// Whether the game has an outcome.
    pub fn is_over(&self) -> bool {
        self.status().is_some_and(|status| status.outcome.is_some())
    }
}

impl Marks {
    pub(crate) fn note(&mut self, row: &Row, counts: bool) {
        (self.seq, self.at) = (row.seq, row.at);
        if !row.unseen.contains(&Viewer::Public) {
            self.public_at = row.at;
        }
        if row.deal.is_some() {
            // Nothing of a game before can be taken back.
            (self.deal, self.last_play) = (Some(row.seq), None);
        }
        let before = self.last_play.or(self.deal).unwrap_or(Seq(0));
        let play = row.play.as_ref().filter(|_| counts);
        let is_own = matches!(row.by, By::Seat(seat) if self.trail.seat == Some(seat));
        let is_unseen = self.trail.seat.is_some_and(|seat| row.unseen.contains(&Viewer::Seat(seat)));
        self.unnoticed_trail = self.unnoticed_trail_after(
            row,
            is_unseen,
            before,
            play.map(|play| play.picks.is_empty() && !play.discloses),
        );
        match (play, row.by) {
            // What somebody did not notice changes nothing of what they may do.
            _ if is_unseen => {}
            (Some(play), By::Seat(seat)) if play.picks.is_empty() && !play.discloses => {
                if !is_own {
                    self.trail = Trail { seat: Some(seat), floor: before };
                }
            }
            (Some(_), _) => self.trail = Trail { seat: None, floor: row.seq },
            (None, _) if is_own => {}
            (None, _) => self.trail = Trail { seat: None, floor: before },
        }
        if play.is_some() {
            self.last_play = Some(row.seq);
        }
    }

    /// Whether a seat may take the game back to that row without asking, as far as clocks do not matter.
    pub(crate) fn is_free(&self, seat: Seat, to: Seq) -> bool {
        let is_own = |trail: &Trail| trail.seat == Some(seat) && to >= trail.floor;
        is_own(&self.trail) || self.unnoticed_trail.as_ref().is_some_and(is_own)
    }

    /// The unnoticed trail once there is this row; `free` says whether it has an action that could be taken back alone.
    fn unnoticed_trail_after(
        &self,
        row: &Row,
        is_unseen: bool,
        before: Seq,
        free: Option<bool>,
    ) -> Option<Trail> {
        let By::Seat(seat) = row.by else { return None };
        let own = self.unnoticed_trail.filter(|trail| is_unseen && trail.seat == Some(seat));
        match free {
            Some(true) if is_unseen => own.or(Some(Trail { seat: Some(seat), floor: before })),
            Some(_) => None,
            None => own,
        }
    }
}

fn misfit(why: &'static str) -> Unreadable {
    Unreadable::misfit("a log", why)
}

use std::collections::{BTreeMap, BTreeSet};

use kernel::{BySeat, Outcome, Seat, Status, Viewer};
use serde::{Deserialize, Serialize};

use super::{Desk, Drawer, Event, Flaw, State};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) n_drawers: u8,
    pub(crate) turn: Seat,
    pub(crate) open: BTreeSet<Drawer>,
    pub(crate) held: BTreeSet<Drawer>,
    pub(crate) lock_used: BySeat<bool>,
    pub(crate) n_peeks: BySeat<usize>,
    pub(crate) n_notes: BySeat<usize>,
    pub(crate) my_lock: Option<Drawer>,
    pub(crate) peeked: BTreeSet<Drawer>,
    pub(crate) coins: Vec<u8>,
    /// Where the viewer has seen the will.
    pub(crate) will: Option<Drawer>,
    pub(crate) heir: Option<Seat>,
    /// Nothing, in an honest desk; and so are the next two.
    pub(crate) free: Vec<Drawer>,
    #[serde(skip)]
    pub(crate) scribble: u8,
    pub(crate) odd: BTreeMap<(u8, u8), u8>,
    pub(crate) hurry: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Notice {
    YouLocked(Drawer),
    SomebodyLocked(Seat, Option<Drawer>),
    YouPeeked { drawer: Drawer, found: bool, coin: u8 },
    SomebodyPeeked { by: Seat, found: Option<bool>, coin: Option<u8> },
    LockHeld { by: Seat, drawer: Drawer, roll: u8 },
    DrawerOpened { by: Seat, drawer: Drawer, roll: Option<u8> },
    WillFound { by: Seat },
    NoteWritten { by: Seat, note: String },
    TurnPassed { to: Seat },
}

impl Desk {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let each = |of: &dyn Fn(Seat) -> usize| BySeat::new(state.locks.seats().map(of).collect());
        let me = viewer.seat();
        let peeked = me.map(|me| state.peeked[me].clone()).unwrap_or_default();
        let seen = peeked.contains(&state.will) || state.open.contains(&state.will);
        let locked =
            |drawer| state.locks.iter().any(|(seat, lock)| Some(seat) != me && *lock == Some(drawer));
        let first_lock = (0..state.n_drawers).find(|&drawer| locked(Drawer(drawer)));
        let scribble = match first_lock {
            Some(drawer) if self.has(Flaw::LeakyRefusal) => drawer + 1,
            Some(_) | None => u8::from(self.has(Flaw::LossyView)),
        };
        View {
            viewer,
            n_drawers: state.n_drawers,
            turn: state.turn,
            open: state.open.clone(),
            held: state.held.clone(),
            lock_used: BySeat::new(state.locks.iter().map(|(_, lock)| lock.is_some()).collect()),
            n_peeks: each(&|seat| state.peeked[seat].len()),
            n_notes: each(&|seat| state.notes[seat].len()),
            my_lock: me.and_then(|me| state.locks[me]),
            coins: me.map(|me| state.coins[me].clone()).unwrap_or_default(),
            will: seen.then_some(state.will),
            heir: state.heir,
            free: match self.has(Flaw::LeakyView) {
                true => (0..state.n_drawers).map(Drawer).filter(|&drawer| !locked(drawer)).collect(),
                false => Vec::new(),
            },
            scribble,
            odd: match self.has(Flaw::UnwritableView) {
                true => BTreeMap::from([((1, 2), 3)]),
                false => BTreeMap::new(),
            },
            hurry: self.has(Flaw::LeakyDeadline) && state.will.0 == 0,
            peeked,
        }
    }

    pub(crate) fn stand(&self, view: &View) -> Status {
        let outcome = view.heir.map(|heir| Outcome { winners: vec![heir] });
        let over = outcome.is_some();
        let next = Seat((view.turn.0 + 1) % u8::try_from(view.n_notes.len()).expect("a few seats"));
        // Who has no paper left has no choice out of turn.
        let idle = self.has(Flaw::AwaitsTheIdle) && view.n_notes[next] == 3;
        let nobody = over || self.has(Flaw::NobodyAwaited);
        Status {
            awaited: if nobody {
                vec![]
            } else if idle {
                vec![view.turn, next]
            } else {
                vec![view.turn]
            },
            quiet: vec![],
            deadline: (!nobody).then_some(if view.hurry { 1 } else { 60_000 }),
            outcome,
        }
    }

    pub(crate) fn say(&self, event: &Event, viewer: Viewer) -> Notice {
        match *event {
            Event::DrawerLocked { by, drawer } if viewer == Viewer::Seat(by) => Notice::YouLocked(drawer),
            Event::DrawerLocked { by, drawer } => {
                Notice::SomebodyLocked(by, self.has(Flaw::LeakyNotice).then_some(drawer))
            }
            Event::DrawerPeeked { by, drawer, found, coin } if viewer == Viewer::Seat(by) => {
                Notice::YouPeeked { drawer, found, coin }
            }
            Event::DrawerPeeked { by, found, coin, .. } => Notice::SomebodyPeeked {
                by,
                found: self.has(Flaw::LeakyPeek).then_some(found),
                coin: self.has(Flaw::LeakyCoin).then_some(coin),
            },
            Event::LockHeld { by, drawer, roll } => Notice::LockHeld { by, drawer, roll },
            Event::DrawerOpened { by, drawer, roll } => Notice::DrawerOpened { by, drawer, roll },
            Event::WillFound { by } => Notice::WillFound { by },
            Event::NoteWritten { by, ref note, .. } => Notice::NoteWritten { by, note: note.clone() },
            Event::TurnPassed { to } => Notice::TurnPassed { to },
        }
    }
}

use std::collections::BTreeSet;

use kernel::{Actor, Ask, BySeat, Chance, Seat};
use serde::{Deserialize, Serialize};

use super::{Action, Desk, Drawer, Flaw, Setup};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) n_drawers: u8,
    pub(crate) will: Drawer,
    pub(crate) turn: Seat,
    pub(crate) open: BTreeSet<Drawer>,
    /// Drawers known to be locked, because a lock has held.
    pub(crate) held: BTreeSet<Drawer>,
    pub(crate) locks: BySeat<Option<Drawer>>,
    pub(crate) peeked: BySeat<BTreeSet<Drawer>>,
    pub(crate) coins: BySeat<Vec<u8>>,
    pub(crate) notes: BySeat<Vec<String>>,
    pub(crate) heir: Option<Seat>,
    /// Nothing, in an honest desk.
    pub(crate) dust: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    DrawerLocked {
        by: Seat,
        drawer: Drawer,
    },
    DrawerPeeked {
        by: Seat,
        drawer: Drawer,
        found: bool,
        coin: u8,
    },
    LockHeld {
        by: Seat,
        drawer: Drawer,
        roll: u8,
    },
    DrawerOpened {
        by: Seat,
        drawer: Drawer,
        roll: Option<u8>,
    },
    WillFound {
        by: Seat,
    },
    NoteWritten {
        by: Seat,
        note: String,
        #[serde(skip)]
        ink: u32,
    },
    TurnPassed {
        to: Seat,
    },
}

impl State {
    pub(crate) fn new(setup: &Setup) -> Self {
        let n = usize::from(setup.n_seats);
        Self {
            n_drawers: setup.n_drawers,
            will: setup.will,
            turn: Seat(0),
            open: BTreeSet::new(),
            held: BTreeSet::new(),
            locks: BySeat::new(vec![None; n]),
            peeked: BySeat::new(vec![BTreeSet::new(); n]),
            coins: BySeat::new(vec![Vec::new(); n]),
            notes: BySeat::new(vec![Vec::new(); n]),
            heir: None,
            dust: 0,
        }
    }

    pub(crate) fn n_seats(&self) -> usize {
        self.locks.len()
    }
}

impl Desk {
    pub(crate) fn unfold(
        &self,
        state: &State,
        actor: Actor,
        action: &Action,
        chance: &mut dyn Chance,
    ) -> Vec<Event> {
        let mut turn = state.turn;
        turn.0 = (turn.0 + 1) % u8::try_from(state.n_seats()).expect("a few seats");
        let passed = Event::TurnPassed { to: turn };
        let Actor::Seat(by) = actor else { return vec![passed] };
        let moody = self.has(Flaw::MoodyDecide) && self.calls().is_multiple_of(2);
        match action.clone() {
            Action::Skip => vec![passed],
            Action::Write { note } => {
                let ink = if self.has(Flaw::UnstoredField) { 1 } else { 0 };
                vec![Event::NoteWritten { by, note, ink }]
            }
            Action::Lock { drawer } => vec![Event::DrawerLocked { by, drawer }, passed],
            Action::Peek { drawer } => {
                let coin = chance.pick(&Ask::token(vec![(1, 3), (2, 1)]));
                let coin = u8::try_from(coin).expect("two kinds of coin") + 1;
                vec![Event::DrawerPeeked { by, drawer, found: state.will == drawer, coin }, passed]
            }
            Action::Open { .. } if moody || self.has(Flaw::Endless) => vec![passed],
            Action::Open { drawer } => {
                let locked = state.locks.iter().any(|(seat, lock)| seat != by && *lock == Some(drawer));
                let roll = locked.then(|| u8::try_from(chance.pick(&Ask::die(6))).expect("six faces") + 1);
                assert!(roll != Some(6) || !self.has(Flaw::DecidePanics), "a six");
                match roll {
                    Some(roll @ 1..6) => vec![Event::LockHeld { by, drawer, roll }, passed],
                    Some(_) | None if state.will == drawer => {
                        vec![Event::DrawerOpened { by, drawer, roll }, Event::WillFound { by }]
                    }
                    Some(_) | None => vec![Event::DrawerOpened { by, drawer, roll }, passed],
                }
            }
        }
    }

    pub(crate) fn obey(&self, state: &mut State, event: &Event) {
        if self.has(Flaw::ApplyRemembers) {
            state.dust = self.calls();
        }
        match event {
            Event::DrawerLocked { by, drawer } => {
                state.locks[*by] = Some(*drawer);
                if self.has(Flaw::TwoLocks) {
                    state.held.insert(*drawer);
                    state.open.insert(*drawer);
                }
            }
            Event::DrawerPeeked { by, drawer, coin, .. } => {
                state.peeked[*by].insert(*drawer);
                state.coins[*by].push(*coin);
            }
            Event::LockHeld { drawer, .. } => _ = state.held.insert(*drawer),
            Event::DrawerOpened { drawer, .. } => {
                state.held.remove(drawer);
                state.open.insert(*drawer);
            }
            Event::WillFound { by } => state.heir = Some(*by),
            Event::NoteWritten { by, note, ink } => {
                state.notes[*by].push(note.clone());
                state.dust += ink;
            }
            Event::TurnPassed { to } => state.turn = *to,
        }
    }
}

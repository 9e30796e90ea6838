//! A conflict: who opposes whom, what lies on the table, whose turn it is to lose.

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::dice::{Faces, successes};

/// What kind of conflict it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ConflictKind {
    /// Against somebody of the Keeper's, or nature (INN-56).
    Standard,
    /// Against another player's character (INN-84).
    Duel,
    /// Against the effects of a strike (INN-95).
    Resist,
}

/// How far it has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ConflictStep {
    /// Nothing has been thrown.
    Declared,
    /// One side of a duel has thrown, the other has to.
    Throwing,
    /// Somebody is short: a die may be given, then they accept or reroll.
    Short,
    /// Whoever is short was given a die, and throws it or stops.
    GiftPending,
    /// Decided; the outcome is to be told.
    Settled,
    /// The winner of a duel wants what the loser has to agree to.
    Consent,
}

/// A die on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Thrown {
    /// How many faces it has.
    pub faces: Faces,
    /// What it shows.
    pub value: u8,
}

impl Thrown {
    /// What it is worth (INN-61).
    pub fn successes(self) -> u32 {
        successes(self.faces, self.value)
    }
}

/// One side of a conflict.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Side {
    /// Whose side it is.
    pub seat: Seat,
    /// Whether the first throw was made.
    pub has_thrown: bool,
    /// What lies on the table.
    pub thrown: Vec<Thrown>,
    /// Successes in all.
    pub total: u32,
    /// Rerolls made (INN-68…73).
    pub rerolls: u8,
    /// Whether madness waits for the end of the conflict (INN-77).
    pub mad_pending: bool,
    /// Whether the entry of the failure is written (INN-74).
    pub failure_written: bool,
}

impl Side {
    pub(crate) fn new(seat: Seat) -> Self {
        Self {
            seat,
            has_thrown: false,
            thrown: Vec::new(),
            total: 0,
            rerolls: 0,
            mad_pending: false,
            failure_written: false,
        }
    }
}

/// A conflict under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Conflict {
    /// What kind it is.
    pub kind: ConflictKind,
    /// What is attempted; nothing, if it was told aloud.
    pub goal: Option<Text>,
    /// The acting side; in a duel the initiator first, then the challenged.
    pub sides: Vec<Side>,
    /// How far it has come.
    pub step: ConflictStep,
    /// The difficulty in force at the first throw (INN-58); none in a duel.
    pub difficulty: Option<u8>,
    /// Who is short.
    pub loser: Option<Seat>,
    /// Who won, once settled; nobody, if it failed.
    pub winner: Option<Seat>,
    /// Whether a character was given up for it (INN-81).
    pub sacrificed: bool,
    /// Those who give nothing to whoever is short (INN-109).
    pub passed: Vec<Seat>,
    // The window, not the conflict.
    /// Whether the time to give is over.
    pub closed: bool,
}

impl Conflict {
    pub(crate) fn new(kind: ConflictKind, goal: Option<Text>, seats: &[Seat]) -> Self {
        Self {
            kind,
            goal,
            sides: seats.iter().map(|seat| Side::new(*seat)).collect(),
            step: ConflictStep::Declared,
            difficulty: None,
            loser: None,
            winner: None,
            sacrificed: false,
            passed: Vec::new(),
            closed: false,
        }
    }

    /// Who acts; in a duel, who began.
    pub fn actor(&self) -> Option<Seat> {
        self.sides.first().map(|side| side.seat)
    }

    pub fn side(&self, seat: Seat) -> Option<&Side> {
        self.sides.iter().find(|side| side.seat == seat)
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> Option<&mut Side> {
        self.sides.iter_mut().find(|side| side.seat == seat)
    }

    /// The other side of a duel.
    pub fn other(&self, seat: Seat) -> Option<Seat> {
        self.sides.iter().map(|side| side.seat).find(|other| *other != seat)
    }

    /// How many successes a side needs; nobody knows in a duel before the other has thrown (INN-62, INN-88).
    pub fn needed(&self, seat: Seat) -> Option<u32> {
        if self.kind != ConflictKind::Duel {
            return self.difficulty.map(u32::from);
        }
        let other = self.side(self.other(seat)?).filter(|other| other.has_thrown)?;
        Some(other.total + u32::from(self.actor() == Some(seat)))
    }

    /// Who is short as the dice lie: in a duel, who has fewer successes, and the initiator if there are as many
    /// (INN-88); else the actor, below the difficulty (INN-62).
    pub(crate) fn short(&self) -> Option<Seat> {
        match (self.kind, &self.sides[..]) {
            (ConflictKind::Duel, [first, second]) => {
                Some(if first.total > second.total { second.seat } else { first.seat })
            }
            (_, [side, ..]) => {
                let needed = u32::from(self.difficulty.unwrap_or(u8::MAX));
                (side.total < needed).then_some(side.seat)
            }
            (_, []) => None,
        }
    }
}

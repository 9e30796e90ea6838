//! A contract and its arithmetic: price, payment, effects.

use kernel::Text;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{ByRole, Demon, DieId, Slot, SlotKind, Tokens};

/// A commitment and its hidden flaw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// What the Rep promises.
    pub commitment: Text,
    /// What the Rival wrote; nothing yet while he writes.
    pub flaw: Option<Text>,
    /// Whether somebody objects to the flaw since it was read.
    pub objected: bool,
}

/// The contract being drawn up, paid or resolved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contract {
    /// Its obstacle, from 1.
    pub obstacle: u8,
    /// What is sold and what it costs besides, line by line.
    pub lines: Vec<Line>,
    /// A commitment that waits for Faust's answer.
    pub proposal: Option<Text>,
    /// How many proposals for this line Faust has refused.
    pub refusals: u32,
    /// What the Rep takes off the price.
    pub rebate: u8,
    /// The dice, once rolled.
    pub dice: Vec<Die>,
    /// The 6 on a commitment that is converting another die.
    pub converting: Option<DieId>,
    /// Who has passed since the last change.
    pub passed: ByRole<bool>,
    /// How often the dice were changed.
    pub version: u32,
    /// Where the last change was.
    #[serde(default)]
    pub bent: Option<Slot>,
    /// Whether the flaws have been read.
    pub revealed: bool,
    /// What the dice did in the end.
    pub effects: Effects,
}

/// A die of the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Die {
    /// What it shows.
    pub face: u8,
    /// Where it lies.
    pub slot: Option<Slot>,
    /// Whether its immediate effect has happened (PAC-57).
    pub locked: bool,
}

/// A contract of an earlier round, in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FiledContract {
    /// Its round.
    pub round: u8,
    /// Who sold it.
    pub rep: Demon,
    /// Its obstacle, from 1.
    pub obstacle: u8,
    /// How many lines it had.
    pub n_lines: u8,
    /// Its price.
    pub price: u32,
    /// What the dice did.
    pub effects: Effects,
    /// How many tokens each player held when it was over.
    pub counts: ByRole<u32>,
}

impl Contract {
    pub(crate) fn new(obstacle: u8) -> Self {
        Self {
            obstacle,
            lines: Vec::new(),
            proposal: None,
            refusals: 0,
            rebate: 0,
            dice: Vec::new(),
            converting: None,
            passed: ByRole::default(),
            version: 0,
            bent: None,
            revealed: false,
            effects: Effects::default(),
        }
    }

    /// What it costs as it stands.
    pub fn price(&self) -> u32 {
        price(self.lines.len(), self.rebate)
    }

    /// The die that lies there, and its number.
    pub fn on(&self, slot: Slot) -> Option<(DieId, Die)> {
        let index = self.dice.iter().position(|die| die.slot == Some(slot))?;
        Some((DieId(u8::try_from(index).ok()? + 1), self.dice[index]))
    }

    pub(crate) fn die_mut(&mut self, id: DieId) -> Option<&mut Die> {
        self.dice.get_mut(usize::from(id.0.checked_sub(1)?))
    }
}

/// PAC-42, PAC-43: one point a commitment, less the rebate.
pub fn price(n_lines: usize, rebate: u8) -> u32 {
    u32::try_from(n_lines).unwrap_or(u32::MAX).saturating_sub(rebate.into())
}

/// PAC-46, PAC-48: the least sum that covers the price, or all there is.
pub fn least_payment(held: Tokens, price: u32) -> u32 {
    if held.points() < price {
        held.points()
    } else if price % 2 == 1 && held.ones == 0 {
        price + 1
    } else {
        price
    }
}

/// PAC-71: what one die does at the end, by the table of effects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Effects {
    /// Achievement tokens gained.
    pub achievements: u8,
    /// Tokens that Faust discards.
    pub faust_discards: u8,
    /// Tokens that Faust draws.
    pub faust_draws: u8,
    /// Tokens that the Rep draws.
    pub rep_draws: u8,
    /// Tokens that the Rival draws.
    pub rival_draws: u8,
}

impl Effects {
    /// The row of the table for a final value.
    pub fn of(kind: SlotKind, face: u8) -> Self {
        let none = Self::default();
        match (kind, face) {
            (SlotKind::Commitment, 4) => Self { achievements: 1, rep_draws: 1, ..none },
            (SlotKind::Commitment, 5 | 6) => Self { achievements: 1, ..none },
            (SlotKind::Flaw, 1) => Self { faust_discards: 1, ..none },
            (SlotKind::Flaw, 2) => Self { rival_draws: 1, ..none },
            (SlotKind::Flaw, 4 | 6) => Self { faust_draws: 1, ..none },
            (SlotKind::Flaw, 5) => Self { faust_draws: 2, ..none },
            (SlotKind::Commitment | SlotKind::Flaw, _) => none,
        }
    }

    /// How many tokens are drawn in all.
    pub fn draws(self) -> u32 {
        u32::from(self.faust_draws) + u32::from(self.rep_draws) + u32::from(self.rival_draws)
    }

    /// Both together.
    pub fn plus(self, more: Self) -> Self {
        Self {
            achievements: self.achievements + more.achievements,
            faust_discards: self.faust_discards + more.faust_discards,
            faust_draws: self.faust_draws + more.faust_draws,
            rep_draws: self.rep_draws + more.rep_draws,
            rival_draws: self.rival_draws + more.rival_draws,
        }
    }
}

//! The arithmetic of a contract: price, payment, effects.

use kernel::Text;
use serde::{Deserialize, Serialize};

use crate::vocabulary::{SlotKind, Tokens};

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
    #[must_use]
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

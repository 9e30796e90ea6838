//! The rule that an action breaks.

use kernel::{Refused, Rule, Seat};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumProperty};

use crate::{
    action::ActionKind,
    vocabulary::{CharacterId, Severity},
};

/// Why an action is refused. What the player reads is looked up by the variant's name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumCount, EnumProperty)]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Refusal {
    #[strum(props(rule = "YON-01"))]
    NotOneGameMaster { masters: usize },
    #[strum(props(rule = "YON-01"))]
    WrongNumberOfPlayers { players: usize },
    #[strum(props(rule = "YON-28"))]
    WrongFaces,
    #[strum(props(rule = "YON-54"))]
    WrongPool { most: u32 },
    #[strum(props(rule = "YON-01"))]
    OnlyLooking,
    #[strum(props(rule = "YON-01"))]
    TableIsClosed,

    /// The rule is that of the action.
    NotNow { what: ActionKind },
    /// The rule is that of the action.
    NotYours { what: ActionKind, whose: Vec<Seat> },
    /// The rule is that of the action.
    TextIsBlank { what: ActionKind },
    /// The rule is that of the action.
    TextIsMissing { what: ActionKind },
    /// The rule is that of the action.
    TextTooLong { what: ActionKind, length: usize, most: usize },
    /// The rule is that of the action.
    WrongCharacter { what: ActionKind, character: CharacterId },
    /// The rule is that of the action.
    NoRoom { what: ActionKind },

    #[strum(props(rule = "YON-16"))]
    BondsMissing,
    #[strum(props(rule = "YON-19"))]
    SameTwice,
    #[strum(props(rule = "YON-20"))]
    NoSuchBond { bond: u8 },
    #[strum(props(rule = "YON-21"))]
    BondHasPaid { bond: u8 },
    #[strum(props(rule = "YON-21"))]
    ClaimWaits { bond: u8 },
    #[strum(props(rule = "YON-22"))]
    NotMarked { severity: Severity },
    #[strum(props(rule = "YON-20"))]
    CannotUndo { bond: u8 },
    #[strum(props(rule = "YON-16"))]
    ThreeBondsStay,

    #[strum(props(rule = "YON-98"))]
    NoNewCharacter,
    #[strum(props(rule = "YON-33"))]
    SpotlightIsTheirs { whose: Vec<Seat> },
    #[strum(props(rule = "YON-92"))]
    RollerDecides { whose: Vec<Seat> },
    #[strum(props(rule = "YON-79"))]
    NotAsked { whose: Vec<Seat> },

    #[strum(props(rule = "YON-65"))]
    NotInPlay { character: CharacterId },
    #[strum(props(rule = "YON-35"))]
    NpcsMakeNoTests { character: CharacterId },
    #[strum(props(rule = "YON-09"))]
    NoSuchGift { gift: u8 },
    #[strum(props(rule = "YON-09"))]
    GiftIsUsed { gift: u8 },
    #[strum(props(rule = "YON-47"))]
    AnecdoteIsTold,
    #[strum(props(rule = "YON-47"))]
    AlreadyThrown { what: ActionKind },
    #[strum(props(rule = "YON-27"))]
    NotJudged,
    #[strum(props(rule = "YON-46"))]
    WrongConditions,
    #[strum(props(rule = "YON-45"))]
    NoSuchCondition,
    #[strum(props(rule = "YON-37"))]
    WrongHelpers,
    #[strum(props(rule = "YON-68"))]
    NoThrow,

    #[strum(props(rule = "YON-50"))]
    NoKoma,
    #[strum(props(rule = "YON-68"))]
    NoDice,
    #[strum(props(rule = "YON-52"))]
    WrongDice,
    #[strum(props(rule = "YON-53"))]
    NothingToThrow,
    #[strum(props(rule = "YON-87"))]
    GiftStands,
    #[strum(props(rule = "YON-61"))]
    AlreadyMarked { severity: Severity },
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        // What any action may lack has the rule of that action.
        let (Self::NotNow { what }
        | Self::NotYours { what, .. }
        | Self::TextIsBlank { what }
        | Self::TextIsMissing { what }
        | Self::TextTooLong { what, .. }
        | Self::WrongCharacter { what, .. }
        | Self::NoRoom { what }) = self
        else {
            return Rule(self.get_str("rule").expect("every other refusal has its rule: a test looks"));
        };
        // When Bonds are handed in has a rule of its own, beside the one of what they are.
        let in_time = !matches!(self, Self::NotNow { .. } | Self::NotYours { .. });
        if *what == ActionKind::SubmitBonds && in_time { Rule("YON-16") } else { what.rule() }
    }
}

//! The rule that an action breaks.

use kernel::{Refused, Rule};
use serde::{Deserialize, Serialize};
use strum::{EnumProperty, VariantNames};

use crate::{
    action::ActionKind,
    vocabulary::{DieId, Entry, OfferId, Role, Slot},
};

/// Why an action is refused. What the player reads is looked up by the variant's name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumProperty, VariantNames)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    #[strum(props(rule = "PAC-01"))]
    NotThree { n_seats: usize },
    #[strum(props(rule = "PAC-02"))]
    RoleNotTaken { role: Role },
    #[strum(props(rule = "PAC-04"))]
    WrongNumberOfTokens { tokens: u32, least: u32, most: u32 },
    #[strum(props(rule = "PAC-38"))]
    WrongNumberOfLines { lines: u8 },
    #[strum(props(rule = "PAC-01"))]
    OnlyLooking,
    #[strum(props(rule = "PAC-87"))]
    GameIsOver,

    /// The rule is that of the action.
    NotNow { what: ActionKind },
    /// The rule is that of the action.
    NotYours { what: ActionKind, whose: Vec<Role> },
    /// The rule is that of the action.
    TextIsBlank { what: ActionKind },
    /// The rule is that of the action.
    TextTooLong { what: ActionKind, length: usize, most: usize },

    #[strum(props(rule = "PAC-12"))]
    DesireMustBegin { opening: String },
    #[strum(props(rule = "PAC-18"))]
    AidUsedAlready,
    #[strum(props(rule = "PAC-19"))]
    SinChosenAlready,
    #[strum(props(rule = "PAC-20"))]
    NotOnThePage { entry: Entry },
    #[strum(props(rule = "PAC-22"))]
    WordNeeded,
    #[strum(props(rule = "PAC-22"))]
    NoPage,
    #[strum(props(rule = "PAC-23"))]
    AlreadyCrossed { entry: Entry },
    #[strum(props(rule = "PAC-23"))]
    DesireStays,

    #[strum(props(rule = "PAC-27"))]
    NoSuchObstacle { obstacle: u8 },
    #[strum(props(rule = "PAC-27"))]
    ObstacleCrossed { obstacle: u8 },
    #[strum(props(rule = "PAC-37"))]
    EmptyContract,
    #[strum(props(rule = "PAC-38"))]
    ContractIsFull { most: u8 },
    #[strum(props(rule = "PAC-41"))]
    CannotAfford { points: u32, price: u32 },
    #[strum(props(rule = "PAC-43"))]
    WrongRebate { rebate: u8, least: u8, most: u8 },
    #[strum(props(rule = "PAC-46"))]
    WrongPayment { paid: u32, due: u32 },
    /// The rule is that of the action.
    NotYourTokens { what: ActionKind },
    #[strum(props(rule = "PAC-61"))]
    OwesDiscard { what: ActionKind, owed: u32 },
    #[strum(props(rule = "PAC-53"))]
    WrongDiscard { owed: u32 },

    #[strum(props(rule = "PAC-56"))]
    NoSuchDie { die: DieId },
    #[strum(props(rule = "PAC-56"))]
    NoSuchSlot { slot: Slot },
    #[strum(props(rule = "PAC-56"))]
    SlotTaken { slot: Slot },
    #[strum(props(rule = "PAC-57"))]
    NotPlaced { die: DieId },
    #[strum(props(rule = "PAC-57"))]
    DieLocked { die: DieId },
    #[strum(props(rule = "PAC-56"))]
    DiceLeft { left: u32 },
    #[strum(props(rule = "PAC-60"))]
    OtherDie,
    #[strum(props(rule = "PAC-63"))]
    DiceChanged { version: u32 },
    #[strum(props(rule = "PAC-65"))]
    OutOfBounds { slot: Slot, face: u8 },
    #[strum(props(rule = "PAC-63"))]
    ByOneOnly,
    #[strum(props(rule = "PAC-68"))]
    PassedAlready,

    #[strum(props(rule = "PAC-34"))]
    NoSuchLine { line: u8 },
    #[strum(props(rule = "PAC-34"))]
    ObjectedAlready { line: u8 },
    #[strum(props(rule = "PAC-34"))]
    NobodyObjects { line: u8 },

    #[strum(props(rule = "PAC-78"))]
    NoTrading,
    #[strum(props(rule = "PAC-79"))]
    OfferToYourself,
    #[strum(props(rule = "PAC-79"))]
    EmptyOffer,
    #[strum(props(rule = "PAC-79"))]
    TooManyOffers { most: usize },
    #[strum(props(rule = "PAC-79"))]
    AsksTooMuch { held: u32 },
    #[strum(props(rule = "PAC-79"))]
    NoSuchOffer { offer: OfferId },
    #[strum(props(rule = "PAC-79"))]
    WrongCount { count: u32 },
    #[strum(props(rule = "PAC-80"))]
    TooFewPoints { points: u32 },
    #[strum(props(rule = "PAC-82"))]
    MustKeepPrice { price: u32 },
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        if let Self::NotNow { what }
        | Self::NotYours { what, .. }
        | Self::TextIsBlank { what }
        | Self::TextTooLong { what, .. } = self
        {
            return what.rule();
        }
        // Trades and the summary say themselves what becomes of tokens.
        if let Self::NotYourTokens { what } = self {
            return what.get_str("tokens").map_or_else(|| what.rule(), Rule);
        }
        if let Self::OwesDiscard { what, .. } = self
            && let Some(rule) = what.get_str("debt")
        {
            return Rule(rule);
        }
        Rule(self.get_str("rule").expect("every other refusal has its rule: docs/actions lists them"))
    }
}

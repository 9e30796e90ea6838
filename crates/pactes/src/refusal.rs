//! The rule that an action breaks.

use kernel::{Refused, Rule};
use serde::{Deserialize, Serialize};
use strum::{EnumProperty, VariantNames};

use crate::{
    action::ActionKind,
    vocabulary::{DieId, Entry, OfferId, Role, Slot},
};

/// Why an action is refused. What the player reads is looked up by the variant's name.
#[derive(
    Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error, EnumProperty, VariantNames,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "each says it in its message")]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    #[error("the game is for three, not {n_seats}")]
    #[strum(props(rule = "PAC-01"))]
    NotThree { n_seats: usize },
    #[error("nobody plays {role:?}")]
    #[strum(props(rule = "PAC-02"))]
    RoleNotTaken { role: Role },
    #[error("{tokens} tokens of each value; {least} to {most} are possible")]
    #[strum(props(rule = "PAC-04"))]
    WrongNumberOfTokens { tokens: u32, least: u32, most: u32 },
    #[error("a contract has one to five lines, not {lines}")]
    #[strum(props(rule = "PAC-38"))]
    WrongNumberOfLines { lines: u8 },
    #[error("spectators only look on")]
    #[strum(props(rule = "PAC-01"))]
    OnlyLooking,
    #[error("the game is over")]
    #[strum(props(rule = "PAC-87"))]
    GameIsOver,

    #[error("{what:?} is not possible now")]
    NotNow { what: ActionKind },
    #[error("{what:?} is up to {whose:?}")]
    NotYours { what: ActionKind, whose: Vec<Role> },
    #[error("{what:?} needs a text")]
    TextIsBlank { what: ActionKind },
    #[error("{length} characters, {most} are possible")]
    TextTooLong { what: ActionKind, length: usize, most: usize },

    #[error("a desire begins with {opening:?}")]
    #[strum(props(rule = "PAC-12"))]
    DesireMustBegin { opening: String },
    #[error("the association page was used already")]
    #[strum(props(rule = "PAC-18"))]
    AidUsedAlready,
    #[error("that demon has chosen a sin")]
    #[strum(props(rule = "PAC-19"))]
    SinChosenAlready,
    #[error("{entry} is not on the page")]
    #[strum(props(rule = "PAC-20"))]
    NotOnThePage { entry: Entry },
    #[error("something on the page must be crossed out")]
    #[strum(props(rule = "PAC-22"))]
    WordNeeded,
    #[error("the association page was not used")]
    #[strum(props(rule = "PAC-22"))]
    NoPage,
    #[error("{entry} is crossed out")]
    #[strum(props(rule = "PAC-23"))]
    AlreadyCrossed { entry: Entry },
    #[error("the desire cannot be crossed out")]
    #[strum(props(rule = "PAC-23"))]
    DesireStays,

    #[error("there is no obstacle {obstacle}")]
    #[strum(props(rule = "PAC-27"))]
    NoSuchObstacle { obstacle: u8 },
    #[error("obstacle {obstacle} is crossed out")]
    #[strum(props(rule = "PAC-27"))]
    ObstacleCrossed { obstacle: u8 },
    #[error("a contract needs a line before it is signed")]
    #[strum(props(rule = "PAC-37"))]
    EmptyContract,
    #[error("the contract has its {most} lines")]
    #[strum(props(rule = "PAC-38"))]
    ContractIsFull { most: u8 },
    #[error("{points} points do not cover a price of {price}")]
    #[strum(props(rule = "PAC-41"))]
    CannotAfford { points: u32, price: u32 },
    #[error("a rebate of {rebate} is not between {least} and {most}")]
    #[strum(props(rule = "PAC-43"))]
    WrongRebate { rebate: u8, least: u8, most: u8 },
    #[error("the payment must be worth {due}, not {paid}")]
    #[strum(props(rule = "PAC-46"))]
    WrongPayment { paid: u32, due: u32 },
    #[error("not your tokens")]
    NotYourTokens { what: ActionKind },
    #[error("{owed} tokens have to go first")]
    #[strum(props(rule = "PAC-61"))]
    OwesDiscard { what: ActionKind, owed: u32 },
    #[error("{owed} of the tokens held then have to go")]
    #[strum(props(rule = "PAC-53"))]
    WrongDiscard { owed: u32 },

    #[error("there is no die {}", die.0)]
    #[strum(props(rule = "PAC-56"))]
    NoSuchDie { die: DieId },
    #[error("there is no slot {slot}")]
    #[strum(props(rule = "PAC-56"))]
    NoSuchSlot { slot: Slot },
    #[error("a die lies on {slot}")]
    #[strum(props(rule = "PAC-56"))]
    SlotTaken { slot: Slot },
    #[error("die {} is not placed", die.0)]
    #[strum(props(rule = "PAC-57"))]
    NotPlaced { die: DieId },
    #[error("the 6 has had its effect")]
    #[strum(props(rule = "PAC-57"))]
    DieLocked { die: DieId },
    #[error("{left} dice are not placed")]
    #[strum(props(rule = "PAC-56"))]
    DiceLeft { left: u32 },
    #[error("the 6 converts another die")]
    #[strum(props(rule = "PAC-60"))]
    OtherDie,
    #[error("the dice have changed")]
    #[strum(props(rule = "PAC-63"))]
    DiceChanged { version: u32 },
    #[error("a die cannot leave 1 to 6")]
    #[strum(props(rule = "PAC-65"))]
    OutOfBounds { slot: Slot, face: u8 },
    #[error("a die changes by one")]
    #[strum(props(rule = "PAC-63"))]
    ByOneOnly,
    #[error("passed already")]
    #[strum(props(rule = "PAC-68"))]
    PassedAlready,

    #[error("there is no line {line}")]
    #[strum(props(rule = "PAC-34"))]
    NoSuchLine { line: u8 },
    #[error("somebody objects to line {line} already")]
    #[strum(props(rule = "PAC-34"))]
    ObjectedAlready { line: u8 },
    #[error("nobody objects to line {line}")]
    #[strum(props(rule = "PAC-34"))]
    NobodyObjects { line: u8 },

    #[error("this table does not trade")]
    #[strum(props(rule = "PAC-78"))]
    NoTrading,
    #[error("an offer is made to somebody else")]
    #[strum(props(rule = "PAC-79"))]
    OfferToYourself,
    #[error("an offer gives or asks something")]
    #[strum(props(rule = "PAC-79"))]
    EmptyOffer,
    #[error("{most} offers are open already")]
    #[strum(props(rule = "PAC-79"))]
    TooManyOffers { most: usize },
    #[error("they hold {held} tokens")]
    #[strum(props(rule = "PAC-79"))]
    AsksTooMuch { held: u32 },
    #[error("there is no open offer {}", offer.0)]
    #[strum(props(rule = "PAC-79"))]
    NoSuchOffer { offer: OfferId },
    #[error("{count} tokens are asked for")]
    #[strum(props(rule = "PAC-79"))]
    WrongCount { count: u32 },
    #[error("{points} points are asked for")]
    #[strum(props(rule = "PAC-80"))]
    TooFewPoints { points: u32 },
    #[error("a price of {price} must stay covered")]
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
        Rule(self.get_str("rule").unwrap_or_default())
    }
}

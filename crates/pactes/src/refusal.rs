//! The rule that an action breaks.

use kernel::{Refused, Rule};

use crate::{
    action::Deed,
    words::{DieId, Entry, OfferId, Role, Slot},
};

kernel::tagged! {
    "refusal";
    /// Why an action is refused. What the player reads is looked up by the variant's name.
    #[derive(thiserror::Error)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "each says it in its message")]
    pub enum Refusal {
        #[error("the game is for three, not {n_seats}")]
        NotThree { n_seats: usize },
        #[error("nobody plays {role:?}")]
        RoleNotTaken { role: Role },
        #[error("{tokens} tokens of each value; {least} to {most} are possible")]
        WrongNumberOfTokens { tokens: u32, least: u32, most: u32 },
        #[error("a contract has one to five lines, not {lines}")]
        WrongNumberOfLines { lines: u8 },
        #[error("spectators only look on")]
        OnlyLooking,
        #[error("the game is over")]
        GameIsOver,

        #[error("{what:?} is not possible now")]
        NotNow { what: Deed },
        #[error("{what:?} is up to {whose:?}")]
        NotYours { what: Deed, whose: Vec<Role> },
        #[error("{what:?} needs a text")]
        TextIsBlank { what: Deed },
        #[error("{length} characters, {most} are possible")]
        TextTooLong { what: Deed, length: usize, most: usize },

        #[error("a desire begins with {opening:?}")]
        DesireMustBegin { opening: String },
        #[error("the association page was used already")]
        AidUsedAlready,
        #[error("that demon has chosen a sin")]
        SinChosenAlready,
        #[error("{entry} is not on the page")]
        NotOnThePage { entry: Entry },
        #[error("something on the page must be crossed out")]
        WordNeeded,
        #[error("the association page was not used")]
        NoPage,
        #[error("{entry} is crossed out")]
        AlreadyCrossed { entry: Entry },
        #[error("the desire cannot be crossed out")]
        DesireStays,

        #[error("there is no obstacle {obstacle}")]
        NoSuchObstacle { obstacle: u8 },
        #[error("obstacle {obstacle} is crossed out")]
        ObstacleCrossed { obstacle: u8 },
        #[error("a contract needs a line before it is signed")]
        EmptyContract,
        #[error("the contract has its {most} lines")]
        ContractIsFull { most: u8 },
        #[error("{points} points do not cover a price of {price}")]
        CannotAfford { points: u32, price: u32 },
        #[error("a rebate of {rebate} is not between {least} and {most}")]
        WrongRebate { rebate: u8, least: u8, most: u8 },
        #[error("the payment must be worth {due}, not {paid}")]
        WrongPayment { paid: u32, due: u32 },
        #[error("not your tokens")]
        NotYourTokens { what: Deed },
        #[error("{owed} tokens have to go first")]
        OwesDiscard { what: Deed, owed: u32 },
        #[error("{owed} of the tokens held then have to go")]
        WrongDiscard { owed: u32 },

        #[error("there is no die {}", die.0)]
        NoSuchDie { die: DieId },
        #[error("there is no slot {slot}")]
        NoSuchSlot { slot: Slot },
        #[error("a die lies on {slot}")]
        SlotTaken { slot: Slot },
        #[error("die {} is not placed", die.0)]
        NotPlaced { die: DieId },
        #[error("the 6 has had its effect")]
        DieLocked { die: DieId },
        #[error("{left} dice are not placed")]
        DiceLeft { left: u32 },
        #[error("the 6 converts another die")]
        OtherDie,
        #[error("the dice have changed")]
        DiceChanged { version: u32 },
        #[error("a die cannot leave 1 to 6")]
        OutOfBounds { slot: Slot, face: u8 },
        #[error("a die changes by one")]
        ByOneOnly,
        #[error("passed already")]
        PassedAlready,

        #[error("there is no line {line}")]
        NoSuchLine { line: u8 },
        #[error("somebody objects to line {line} already")]
        ObjectedAlready { line: u8 },
        #[error("nobody objects to line {line}")]
        NobodyObjects { line: u8 },

        #[error("this table does not trade")]
        NoTrading,
        #[error("an offer is made to somebody else")]
        OfferToYourself,
        #[error("an offer gives or asks something")]
        EmptyOffer,
        #[error("{most} offers are open already")]
        TooManyOffers { most: usize },
        #[error("they hold {held} tokens")]
        AsksTooMuch { held: u32 },
        #[error("there is no open offer {}", offer.0)]
        NoSuchOffer { offer: OfferId },
        #[error("{count} tokens are asked for")]
        WrongCount { count: u32 },
        #[error("{points} points are asked for")]
        TooFewPoints { points: u32 },
        #[error("a price of {price} must stay covered")]
        MustKeepPrice { price: u32 },
    }
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::NotThree { .. } | Self::OnlyLooking => "PAC-01",
            Self::RoleNotTaken { .. } => "PAC-02",
            Self::WrongNumberOfTokens { .. } => "PAC-04",
            Self::WrongNumberOfLines { .. } | Self::ContractIsFull { .. } => "PAC-38",
            Self::GameIsOver => "PAC-87",
            Self::NotNow { what }
            | Self::NotYours { what, .. }
            | Self::TextIsBlank { what }
            | Self::TextTooLong { what, .. } => return what.rule(),
            Self::NotYourTokens { what: Deed::Offer | Deed::AcceptOffer } => "PAC-79",
            Self::NotYourTokens { what } => return what.rule(),
            Self::DesireMustBegin { .. } => "PAC-12",
            Self::AidUsedAlready => "PAC-18",
            Self::SinChosenAlready => "PAC-19",
            Self::NotOnThePage { .. } => "PAC-20",
            Self::WordNeeded | Self::NoPage => "PAC-22",
            Self::AlreadyCrossed { .. } | Self::DesireStays => "PAC-23",
            Self::NoSuchObstacle { .. } | Self::ObstacleCrossed { .. } => "PAC-27",
            Self::EmptyContract => "PAC-37",
            Self::CannotAfford { .. } => "PAC-41",
            Self::WrongRebate { .. } => "PAC-43",
            Self::WrongPayment { .. } => "PAC-46",
            Self::OwesDiscard { what: Deed::Offer | Deed::AcceptOffer, .. } => "PAC-82",
            Self::OwesDiscard { what: Deed::Summarise, .. } => "PAC-74",
            Self::OwesDiscard { .. } => "PAC-61",
            Self::WrongDiscard { .. } => "PAC-53",
            Self::NoSuchDie { .. }
            | Self::NoSuchSlot { .. }
            | Self::SlotTaken { .. }
            | Self::DiceLeft { .. } => "PAC-56",
            Self::NotPlaced { .. } | Self::DieLocked { .. } => "PAC-57",
            Self::OtherDie => "PAC-60",
            Self::DiceChanged { .. } | Self::ByOneOnly => "PAC-63",
            Self::OutOfBounds { .. } => "PAC-65",
            Self::PassedAlready => "PAC-68",
            Self::NoSuchLine { .. } | Self::ObjectedAlready { .. } | Self::NobodyObjects { .. } => "PAC-34",
            Self::NoTrading => "PAC-78",
            Self::OfferToYourself
            | Self::EmptyOffer
            | Self::TooManyOffers { .. }
            | Self::AsksTooMuch { .. }
            | Self::NoSuchOffer { .. }
            | Self::WrongCount { .. } => "PAC-79",
            Self::TooFewPoints { .. } => "PAC-80",
            Self::MustKeepPrice { .. } => "PAC-82",
        })
    }
}

//! The rule that an action breaks.

use kernel::{Refused, Rule, Seat};

use crate::{
    action::Deed,
    dice::{Dice, Faces},
    mystery::{ElementId, Part},
    words::Severity,
};

kernel::tagged! {
    "refusal";
    /// Why an action is refused. What the player reads is looked up by the variant's name.
    #[derive(thiserror::Error)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "each says it in its message")]
    pub enum Refusal {
        #[error("{n_seats} seats, where {wanted:?} are wanted and 2 to 7 possible")]
        WrongNumberOfSeats { n_seats: usize, wanted: Option<u8> },
        #[error("one seat is the Keeper's, not {n_keepers}")]
        NotOneKeeper { n_keepers: usize },
        #[error("there are at least two d4, not {d4}")]
        TooFewD4 { d4: u32 },
        #[error("one die of each kind at least, {most} in all at most: not {dice:?}")]
        WrongDice { dice: Dice, most: u32 },
        #[error("spectators only look on")]
        OnlyLooking,
        #[error("the game is over")]
        GameIsOver,

        #[error("{what:?} is not possible now")]
        NotNow { what: Deed },
        #[error("{what:?} is up to {whose:?}")]
        NotYours { what: Deed, whose: Vec<Seat> },
        #[error("{by} speaks, and everybody else is silent")]
        Silence { by: Seat },
        #[error("{what:?} needs a text")]
        TextIsBlank { what: Deed },
        #[error("{length} characters, {most} are possible")]
        TextTooLong { what: Deed, length: usize, most: usize },
        #[error("the character of {who} is mad or dead")]
        NotActive { what: Deed, who: Seat },
        #[error("{who} has no character")]
        NoCharacter { what: Deed, who: Seat },
        #[error("the Keeper never throws dice")]
        KeeperNeverThrows,

        #[error("parts are missing: {parts:?}")]
        PartsMissing { parts: Vec<Part> },
        #[error("{left} dice lie on nothing")]
        DiceLeft { left: u32 },
        #[error("this table lays its dice by hand")]
        DiceByHand { what: Deed },
        #[error("there is nothing {} on the sheet", element.0)]
        NoSuchElement { element: ElementId },
        #[error("no d{} lies there", die.number())]
        NoSuchDie { what: Deed, die: Faces },
        #[error("it lies there already")]
        SamePlace { what: Deed },

        #[error("{of} has submitted no character")]
        NotSubmitted { of: Seat },
        #[error("the character is approved")]
        ApprovedAlready { of: Seat },
        #[error("characters of {waiting:?} are not approved")]
        NotAllApproved { waiting: Vec<Seat> },

        #[error("{of} has declared nothing")]
        NothingDeclared { of: Seat },
        #[error("a duel is between two players' characters, one of whom began it")]
        NoDuel,
        #[error("element {} is revealed already", element.0)]
        RevealedAlready { element: ElementId },
        #[error("nothing was revealed as number {number}")]
        NoSuchReveal { number: u8 },
        #[error("number {number} is published already")]
        PublishedAlready { number: u8 },

        #[error("no d{} lies in the bowl", die.number())]
        NotInBowl { die: Faces },
        #[error("a d4 needs a d8 of one's own")]
        NeedsLore,
        #[error("only a d4 is drawn from knowledge")]
        LoreIsForD4,
        #[error("the anchor is lost")]
        AnchorIsLost { what: Deed },
        #[error("the die of an anchor monologue was taken")]
        AnchorDieUsed,
        #[error("the bowl is empty")]
        BowlIsEmpty,
        #[error("nothing is to be contested")]
        NothingToContest,

        #[error("a die is given to somebody else")]
        GiftToYourself,
        #[error("a die was given this scene")]
        GaveAlready,
        #[error("{to} has received a die this scene")]
        ReceivedAlready { to: Seat },
        #[error("at this table given dice come from elsewhere")]
        WrongGiftSource,
        #[error("no d{} in the hand", die.number())]
        NotInHand { die: Faces },
        #[error("the character of the giver is still played")]
        NotAuxiliary,
        #[error("{to} has no d8 for a d4")]
        ReceiverNeedsLore { to: Seat },
        #[error("whoever is short cannot give")]
        ShortCannotGive,
        #[error("{waiting:?} may still give a die")]
        WindowOpen { waiting: Vec<Seat> },
        #[error("nobody waits for that")]
        NothingToPass,

        #[error("a throw was made")]
        FirstThrowDone { what: Deed },
        #[error("two rerolls, no more")]
        NoMoreRerolls,
        #[error("an empty hand cannot be rerolled")]
        EmptyHand,
        #[error("only a duel can incapacitate")]
        OnlyInDuels,

        #[error("a strike cannot interrupt this")]
        StrikeWaits,
        #[error("{unstruck} entries can be struck, not {k}")]
        TooFewEntries { k: u32, unstruck: u32 },
        #[error("{worst:?} is worse than {most:?}")]
        TooSevere { worst: Severity, most: Severity },
        #[error("this effect cannot kill")]
        CannotKill,
        #[error("the anchor is not threatened")]
        AnchorNotThreatened,
        #[error("a success is never thrown again")]
        SuccessStands,
        #[error("the epilogue is told")]
        EpilogueTold,
    }
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::WrongNumberOfSeats { .. } | Self::NotOneKeeper { .. } | Self::OnlyLooking => "INN-01",
            Self::WrongDice { .. } => "INN-03",
            Self::TooFewD4 { .. } => "INN-04",
            Self::KeeperNeverThrows => "INN-06",
            Self::GameIsOver => "INN-117",
            Self::NotNow { what: Deed::Sacrifice } => "INN-83",
            Self::NotNow { what }
            | Self::NotYours { what, .. }
            | Self::TextIsBlank { what }
            | Self::TextTooLong { what, .. }
            | Self::NoCharacter { what, .. }
            | Self::NoSuchDie { what, .. }
            | Self::SamePlace { what } => return what.rule(),
            Self::Silence { .. } => "INN-40",
            Self::NotActive { what, .. } => match what {
                Deed::Suggest => "INN-111",
                Deed::AuxiliaryGift => "INN-113",
                Deed::Strike => "INN-103",
                Deed::StartMonologue | Deed::StartAnchorMonologue => "INN-112",
                Deed::Sacrifice => "INN-82",
                _ => "INN-80",
            },
            Self::PartsMissing { .. } => "INN-07",
            Self::DiceLeft { .. } => "INN-18",
            Self::DiceByHand { what } => return what.rule(),
            Self::NoSuchElement { .. } | Self::RevealedAlready { .. } => "INN-36",
            Self::NotSubmitted { .. } | Self::ApprovedAlready { .. } | Self::NotAllApproved { .. } => {
                "INN-27"
            }
            Self::NothingDeclared { .. } => "INN-56",
            Self::NoDuel => "INN-84",
            Self::NoSuchReveal { .. } | Self::PublishedAlready { .. } => "INN-37",
            Self::NotInBowl { .. } => "INN-44",
            Self::NeedsLore | Self::LoreIsForD4 => "INN-45",
            Self::AnchorIsLost { what: Deed::StartMonologue } | Self::NothingToContest => "INN-47",
            Self::AnchorIsLost { what: Deed::Reroll } => "INN-72",
            Self::AnchorIsLost { .. } | Self::BowlIsEmpty => "INN-53",
            Self::AnchorDieUsed => "INN-52",
            Self::GiftToYourself => "INN-111",
            Self::GaveAlready | Self::ReceivedAlready { .. } => "INN-108",
            Self::WrongGiftSource | Self::NotInHand { .. } => "INN-105",
            Self::NotAuxiliary => "INN-112",
            Self::ReceiverNeedsLore { .. } => "INN-114",
            Self::ShortCannotGive | Self::WindowOpen { .. } | Self::NothingToPass => "INN-109",
            Self::FirstThrowDone { what } => match what {
                Deed::Sacrifice => "INN-83",
                Deed::StartMonologue | Deed::StartAnchorMonologue => "INN-55",
                _ => "INN-66",
            },
            Self::NoMoreRerolls => "INN-70",
            Self::EmptyHand | Self::SuccessStands => "INN-73",
            Self::OnlyInDuels => "INN-85",
            Self::StrikeWaits => "INN-99",
            Self::TooFewEntries { .. } => "INN-92",
            Self::TooSevere { .. } => "INN-94",
            Self::CannotKill => "INN-101",
            Self::AnchorNotThreatened => "INN-102",
            Self::EpilogueTold => "INN-119",
        })
    }
}

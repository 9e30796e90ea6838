//! The rule that an action breaks.

use kernel::{Refused, Rule, Seat};
use serde::{Deserialize, Serialize};
use strum::EnumProperty as _;

use crate::{
    action::ActionKind,
    dice::{Dice, Faces},
    mystery::{ElementId, SheetPart},
    vocabulary::Severity,
};

/// Why an action is refused. What the player reads is looked up by the variant's name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error, strum::EnumProperty)]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum Refusal {
    #[error("{n_seats} seats, where {wanted:?} are wanted and 2 to 7 possible")]
    #[strum(props(rule = "INN-01"))]
    WrongNumberOfSeats { n_seats: usize, wanted: Option<u8> },
    #[error("one seat is the Keeper's, not {n_keepers}")]
    #[strum(props(rule = "INN-01"))]
    NotOneKeeper { n_keepers: usize },
    #[error("there are at least two d4, not {d4}")]
    #[strum(props(rule = "INN-04"))]
    TooFewD4 { d4: u32 },
    #[error("one die of each kind at least, {most} in all at most: not {dice:?}")]
    #[strum(props(rule = "INN-03"))]
    WrongDice { dice: Dice, most: u32 },
    #[error("spectators only look on")]
    #[strum(props(rule = "INN-01"))]
    OnlyLooking,
    #[error("the game is over")]
    #[strum(props(rule = "INN-117"))]
    GameIsOver,

    #[error("{what:?} is not possible now")]
    NotNow { what: ActionKind },
    #[error("{what:?} is up to {whose:?}")]
    NotYours { what: ActionKind, whose: Vec<Seat> },
    #[error("{by} speaks, and everybody else is silent")]
    #[strum(props(rule = "INN-40"))]
    Silence { by: Seat },
    #[error("{what:?} needs a text")]
    TextIsBlank { what: ActionKind },
    #[error("{length} characters, {most} are possible")]
    TextTooLong { what: ActionKind, length: usize, most: usize },
    #[error("the character of {who} is mad or dead")]
    #[strum(props(rule = "INN-80"))]
    NotActive { what: ActionKind, who: Seat },
    #[error("{who} has no character")]
    NoCharacter { what: ActionKind, who: Seat },
    #[error("the Keeper never throws dice")]
    #[strum(props(rule = "INN-06"))]
    KeeperNeverThrows,

    #[error("parts are missing: {parts:?}")]
    #[strum(props(rule = "INN-07"))]
    PartsMissing { parts: Vec<SheetPart> },
    #[error("{left} dice lie on nothing")]
    #[strum(props(rule = "INN-18"))]
    DiceLeft { left: u32 },
    #[error("this table lays its dice by hand")]
    DiceByHand { what: ActionKind },
    #[error("there is nothing {} on the sheet", element.0)]
    #[strum(props(rule = "INN-36"))]
    NoSuchElement { element: ElementId },
    #[error("no d{} lies there", die.number())]
    NoSuchDie { what: ActionKind, die: Faces },
    #[error("it lies there already")]
    SamePlace { what: ActionKind },

    #[error("{of} has submitted no character")]
    #[strum(props(rule = "INN-27"))]
    NotSubmitted { of: Seat },
    #[error("the character is approved")]
    #[strum(props(rule = "INN-27"))]
    ApprovedAlready { of: Seat },
    #[error("characters of {waiting:?} are not approved")]
    #[strum(props(rule = "INN-27"))]
    NotAllApproved { waiting: Vec<Seat> },

    #[error("{of} has declared nothing")]
    #[strum(props(rule = "INN-56"))]
    NothingDeclared { of: Seat },
    #[error("a duel is between two players' characters, one of whom began it")]
    #[strum(props(rule = "INN-84"))]
    NoDuel,
    #[error("element {} is revealed already", element.0)]
    #[strum(props(rule = "INN-36"))]
    RevealedAlready { element: ElementId },
    #[error("nothing was revealed as number {number}")]
    #[strum(props(rule = "INN-37"))]
    NoSuchReveal { number: u8 },
    #[error("number {number} is published already")]
    #[strum(props(rule = "INN-37"))]
    PublishedAlready { number: u8 },

    #[error("no d{} lies in the bowl", die.number())]
    #[strum(props(rule = "INN-44"))]
    NotInBowl { die: Faces },
    #[error("a d4 needs a d8 of one's own")]
    #[strum(props(rule = "INN-45"))]
    NeedsLore,
    #[error("only a d4 is drawn from knowledge")]
    #[strum(props(rule = "INN-45"))]
    LoreIsForD4,
    #[error("the anchor is lost")]
    #[strum(props(rule = "INN-53"))]
    AnchorIsLost { what: ActionKind },
    #[error("the die of an anchor monologue was taken")]
    #[strum(props(rule = "INN-52"))]
    AnchorDieUsed,
    #[error("the bowl is empty")]
    #[strum(props(rule = "INN-53"))]
    BowlIsEmpty,
    #[error("nothing is to be contested")]
    #[strum(props(rule = "INN-47"))]
    NothingToContest,

    #[error("a die is given to somebody else")]
    #[strum(props(rule = "INN-111"))]
    GiftToYourself,
    #[error("a die was given this scene")]
    #[strum(props(rule = "INN-108"))]
    GaveAlready,
    #[error("{to} has received a die this scene")]
    #[strum(props(rule = "INN-108"))]
    ReceivedAlready { to: Seat },
    #[error("at this table given dice come from elsewhere")]
    #[strum(props(rule = "INN-105"))]
    WrongGiftSource,
    #[error("no d{} in the hand", die.number())]
    #[strum(props(rule = "INN-105"))]
    NotInHand { die: Faces },
    #[error("the character of the giver is still played")]
    #[strum(props(rule = "INN-112"))]
    NotAuxiliary,
    #[error("{to} has no d8 for a d4")]
    #[strum(props(rule = "INN-114"))]
    ReceiverNeedsLore { to: Seat },
    #[error("whoever is short cannot give")]
    #[strum(props(rule = "INN-109"))]
    ShortCannotGive,
    #[error("{waiting:?} may still give a die")]
    #[strum(props(rule = "INN-109"))]
    WindowOpen { waiting: Vec<Seat> },
    #[error("nobody waits for that")]
    #[strum(props(rule = "INN-109"))]
    NothingToPass,

    #[error("a throw was made")]
    #[strum(props(rule = "INN-66"))]
    FirstThrowDone { what: ActionKind },
    #[error("two rerolls, no more")]
    #[strum(props(rule = "INN-70"))]
    NoMoreRerolls,
    #[error("an empty hand cannot be rerolled")]
    #[strum(props(rule = "INN-73"))]
    EmptyHand,
    #[error("only a duel can incapacitate")]
    #[strum(props(rule = "INN-85"))]
    OnlyInDuels,

    #[error("a strike cannot interrupt this")]
    #[strum(props(rule = "INN-99"))]
    StrikeWaits,
    #[error("{unstruck} entries can be struck, not {k}")]
    #[strum(props(rule = "INN-92"))]
    TooFewEntries { k: u32, unstruck: u32 },
    #[error("{worst:?} is worse than {most:?}")]
    #[strum(props(rule = "INN-94"))]
    TooSevere { worst: Severity, most: Severity },
    #[error("this effect cannot kill")]
    #[strum(props(rule = "INN-101"))]
    CannotKill,
    #[error("the anchor is not threatened")]
    #[strum(props(rule = "INN-102"))]
    AnchorNotThreatened,
    #[error("a success is never thrown again")]
    #[strum(props(rule = "INN-73"))]
    SuccessStands,
    #[error("the epilogue is told")]
    #[strum(props(rule = "INN-119"))]
    EpilogueTold,
}

impl Refusal {
    /// The rule, where it depends on what was asked for.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others carry their rules themselves")]
    fn rule_of_action(&self) -> Option<&'static str> {
        Some(match self {
            Self::NotNow { what: ActionKind::Sacrifice } => "INN-83",
            Self::NotNow { what }
            | Self::NotYours { what, .. }
            | Self::TextIsBlank { what }
            | Self::TextTooLong { what, .. }
            | Self::NoCharacter { what, .. }
            | Self::DiceByHand { what }
            | Self::NoSuchDie { what, .. }
            | Self::SamePlace { what } => what.rule().0,
            Self::NotActive { what: ActionKind::Suggest, .. } => "INN-111",
            Self::NotActive { what: ActionKind::AuxiliaryGift, .. } => "INN-113",
            Self::NotActive { what: ActionKind::Strike, .. } => "INN-103",
            Self::NotActive {
                what: ActionKind::StartMonologue | ActionKind::StartAnchorMonologue, ..
            } => "INN-112",
            Self::NotActive { what: ActionKind::Sacrifice, .. } => "INN-82",
            Self::AnchorIsLost { what: ActionKind::StartMonologue } => "INN-47",
            Self::AnchorIsLost { what: ActionKind::Reroll } => "INN-72",
            Self::FirstThrowDone { what: ActionKind::Sacrifice } => "INN-83",
            Self::FirstThrowDone { what: ActionKind::StartMonologue | ActionKind::StartAnchorMonologue } => {
                "INN-55"
            }
            _ => return None,
        })
    }
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        let rule = self.rule_of_action().or_else(|| self.get_str("rule"));
        Rule(rule.expect("each refusal carries its rule, or its action does"))
    }
}

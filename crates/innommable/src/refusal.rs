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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::EnumProperty)]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Refusal {
    #[strum(props(rule = "INN-01"))]
    WrongNumberOfSeats { n_seats: usize, wanted: Option<u8> },
    #[strum(props(rule = "INN-01"))]
    NotOneKeeper { n_keepers: usize },
    #[strum(props(rule = "INN-04"))]
    TooFewD4 { d4: u32 },
    #[strum(props(rule = "INN-03"))]
    WrongDice { dice: Dice, most: u32 },
    #[strum(props(rule = "INN-01"))]
    OnlyLooking,
    #[strum(props(rule = "INN-117"))]
    GameIsOver,

    /// The rule is that of the action.
    NotNow { what: ActionKind },
    /// The rule is that of the action.
    NotYours { what: ActionKind, whose: Vec<Seat> },
    #[strum(props(rule = "INN-40"))]
    Silence { by: Seat },
    /// The rule is that of the action.
    TextIsBlank { what: ActionKind },
    /// The rule is that of the action.
    TextTooLong { what: ActionKind, length: usize, most: usize },
    #[strum(props(rule = "INN-80"))]
    NotActive { what: ActionKind, who: Seat },
    /// The rule is that of the action.
    NoCharacter { what: ActionKind, who: Seat },
    #[strum(props(rule = "INN-06"))]
    KeeperNeverThrows,

    #[strum(props(rule = "INN-07"))]
    PartsMissing { parts: Vec<SheetPart> },
    #[strum(props(rule = "INN-18"))]
    DiceLeft { left: u32 },
    /// The rule is that of the action.
    DiceByHand { what: ActionKind },
    #[strum(props(rule = "INN-36"))]
    NoSuchElement { element: ElementId },
    /// The rule is that of the action.
    NoSuchDie { what: ActionKind, die: Faces },
    /// The rule is that of the action.
    SamePlace { what: ActionKind },

    #[strum(props(rule = "INN-27"))]
    NotSubmitted { of: Seat },
    #[strum(props(rule = "INN-27"))]
    ApprovedAlready { of: Seat },
    #[strum(props(rule = "INN-27"))]
    NotAllApproved { waiting: Vec<Seat> },

    #[strum(props(rule = "INN-56"))]
    NothingDeclared { of: Seat },
    #[strum(props(rule = "INN-84"))]
    NoDuel,
    #[strum(props(rule = "INN-35"))]
    RevealNeedsNoThrow,
    #[strum(props(rule = "INN-16"))]
    SettingTold,
    #[strum(props(rule = "INN-36"))]
    RevealedAlready { element: ElementId },
    #[strum(props(rule = "INN-37"))]
    NoSuchReveal { number: u8 },
    #[strum(props(rule = "INN-37"))]
    PublishedAlready { number: u8 },

    #[strum(props(rule = "INN-44"))]
    NotInBowl { die: Faces },
    #[strum(props(rule = "INN-45"))]
    NeedsLore,
    #[strum(props(rule = "INN-45"))]
    LoreIsForD4,
    #[strum(props(rule = "INN-53"))]
    AnchorIsLost { what: ActionKind },
    #[strum(props(rule = "INN-52"))]
    AnchorDieUsed,
    #[strum(props(rule = "INN-53"))]
    BowlIsEmpty,
    #[strum(props(rule = "INN-47"))]
    NothingToContest,

    #[strum(props(rule = "INN-111"))]
    GiftToYourself,
    #[strum(props(rule = "INN-108"))]
    GaveAlready,
    #[strum(props(rule = "INN-108"))]
    ReceivedAlready { to: Seat },
    #[strum(props(rule = "INN-105"))]
    WrongGiftSource,
    #[strum(props(rule = "INN-105"))]
    NotInHand { die: Faces },
    #[strum(props(rule = "INN-112"))]
    NotAuxiliary,
    #[strum(props(rule = "INN-114"))]
    ReceiverNeedsLore { to: Seat },
    #[strum(props(rule = "INN-109"))]
    ShortCannotGive,
    #[strum(props(rule = "INN-109"))]
    WindowOpen { waiting: Vec<Seat> },
    #[strum(props(rule = "INN-109"))]
    NothingToPass,

    #[strum(props(rule = "INN-66"))]
    FirstThrowDone { what: ActionKind },
    #[strum(props(rule = "INN-70"))]
    NoMoreRerolls,
    #[strum(props(rule = "INN-73"))]
    EmptyHand,
    #[strum(props(rule = "INN-85"))]
    OnlyInDuels,

    #[strum(props(rule = "INN-99"))]
    StrikeWaits,
    #[strum(props(rule = "INN-92"))]
    TooFewEntries { k: u32, unstruck: u32 },
    #[strum(props(rule = "INN-94"))]
    TooSevere { worst: Severity, most: Severity },
    #[strum(props(rule = "INN-101"))]
    CannotKill,
    #[strum(props(rule = "INN-102"))]
    AnchorNotThreatened,
    #[strum(props(rule = "INN-73"))]
    SuccessStands,
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

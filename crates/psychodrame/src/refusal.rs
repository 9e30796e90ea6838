//! The rule that an action breaks.

use kernel::{Refused, Rule, Seat};
use serde::{Deserialize, Serialize};
use strum::EnumProperty as _;

use crate::{
    action::ActionKind,
    sheet::Lack,
    vocabulary::{BeliefId, CharacterId, Emotion, EntryId, PacketId, Rank, RiskId, TraitId},
};

/// Why an action is refused. What the player reads is looked up by the variant's name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::EnumProperty)]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Refusal {
    #[strum(props(rule = "PSD-01"))]
    WrongNumberOfPlayers { n_seats: usize },
    #[strum(props(rule = "PSD-04"))]
    WrongThreshold { threshold: u8 },
    #[strum(props(rule = "PSD-13"))]
    WrongNumberOfTraits { traits: u8 },
    #[strum(props(rule = "PSD-55"))]
    WrongTraitScore { score: u8 },
    #[strum(props(rule = "PSD-163"))]
    SeriesIsDamaged,
    #[strum(props(rule = "PSD-28"))]
    CannotBeKept { who: CharacterId },
    #[strum(props(rule = "PSD-06"))]
    OnlyLooking,
    #[strum(props(rule = "PSD-162"))]
    GameIsOver,
    /// The rule is that of the action.
    NotNow { what: ActionKind },
    /// The rule is that of the action.
    NotYours { what: ActionKind, whose: Vec<Seat> },
    /// The rule is that of the action.
    TextIsBlank { what: ActionKind },
    /// The rule is that of the action.
    TextTooLong { what: ActionKind, length: usize, most: usize },
    #[strum(props(rule = "PSD-41"))]
    DisputeUnderWay,
    /// The rule is that of the action.
    NobodySuch { what: ActionKind, who: CharacterId },
    #[strum(props(rule = "PSD-10"))]
    NoSuchSlot { slot: u8 },
    #[strum(props(rule = "PSD-10"))]
    SlotIsEmpty { slot: u8 },
    #[strum(props(rule = "PSD-15"))]
    NoConcern,
    /// The rule is that of the action.
    NotAnotherMain { what: ActionKind, who: CharacterId },
    #[strum(props(rule = "PSD-19"))]
    OwnProblem,
    #[strum(props(rule = "PSD-19"))]
    ProblemTaken { who: CharacterId },
    #[strum(props(rule = "PSD-139"))]
    ProblemsAreFree,
    #[strum(props(rule = "PSD-18"))]
    StanceNeedsWords,
    #[strum(props(rule = "PSD-18"))]
    StanceHasWords,
    #[strum(props(rule = "PSD-20"))]
    NotAFirstTrait { trait_id: TraitId },
    #[strum(props(rule = "PSD-13"))]
    FourTraitsOnly,
    #[strum(props(rule = "PSD-23"))]
    WrongBalance { scores: [u8; 2] },
    #[strum(props(rule = "PSD-17"))]
    NoSuchRelation { of: CharacterId },
    #[strum(props(rule = "PSD-28"))]
    SheetLacks { lacks: Vec<Lack> },
    #[strum(props(rule = "PSD-28"))]
    ConfirmedAlready,
    #[strum(props(rule = "PSD-55"))]
    NoTraitsLeft,
    #[strum(props(rule = "PSD-56"))]
    RelationNeedsSomebody,
    #[strum(props(rule = "PSD-56"))]
    OnlyRelationsName,
    #[strum(props(rule = "PSD-116"))]
    SheetIsFull,
    #[strum(props(rule = "PSD-44"))]
    TooManyCharacters,
    #[strum(props(rule = "PSD-162"))]
    VotedAlready,
    #[strum(props(rule = "PSD-162"))]
    ProposedAlready,
    #[strum(props(rule = "PSD-34"))]
    NoFocus,
    #[strum(props(rule = "PSD-34"))]
    OwnFocus { who: CharacterId },
    #[strum(props(rule = "PSD-34"))]
    NotInPlay { who: CharacterId },
    #[strum(props(rule = "PSD-37"))]
    NotYourCharacter { who: CharacterId },
    /// The rule is that of the action.
    NotPresent { what: ActionKind, who: CharacterId },
    #[strum(props(rule = "PSD-46"))]
    PresentAlready { who: CharacterId },
    #[strum(props(rule = "PSD-47"))]
    NotInConflict,
    #[strum(props(rule = "PSD-46"))]
    SceneIsFull,
    #[strum(props(rule = "PSD-45"))]
    PlayedAlready { who: CharacterId },
    #[strum(props(rule = "PSD-45"))]
    ClaimedAlready { who: CharacterId },
    #[strum(props(rule = "PSD-45"))]
    NobodyClaims { who: CharacterId },
    #[strum(props(rule = "PSD-139"))]
    NoMainCharacter,
    #[strum(props(rule = "PSD-151"))]
    NoSheet,
    #[strum(props(rule = "PSD-66"))]
    TheInitiatorNarrates,
    #[strum(props(rule = "PSD-140"))]
    NothingToPurge { emotion: Emotion },
    #[strum(props(rule = "PSD-141"))]
    BelowTheFloor { emotion: Emotion, most: u8 },
    #[strum(props(rule = "PSD-142"))]
    NothingSpent,
    #[strum(props(rule = "PSD-142"))]
    TooFewCards { cards: u16 },
    #[strum(props(rule = "PSD-61"))]
    NobodyNamed,
    #[strum(props(rule = "PSD-60"))]
    NeedsAPlayer { who: CharacterId },
    #[strum(props(rule = "PSD-60"))]
    OnePlayerTwice,
    #[strum(props(rule = "PSD-60"))]
    OnlySecondaries,
    #[strum(props(rule = "PSD-154"))]
    AdversaryIsSomebodyElse,
    #[strum(props(rule = "PSD-155"))]
    AbsentFirst,
    #[strum(props(rule = "PSD-63"))]
    AnsweredAlready,
    #[strum(props(rule = "PSD-155"))]
    NobodyElseMayOppose,
    #[strum(props(rule = "PSD-60"))]
    TakesPartAlready,
    #[strum(props(rule = "PSD-63"))]
    NoWindow,
    #[strum(props(rule = "PSD-63"))]
    ExtendedAlready,
    #[strum(props(rule = "PSD-63"))]
    OnlyTheHouse,
    /// The rule is that of the action.
    NotAParticipant { what: ActionKind },
    #[strum(props(rule = "PSD-70"))]
    OneTraitARound,
    #[strum(props(rule = "PSD-70"))]
    NoSuchTrait { trait_id: TraitId },
    #[strum(props(rule = "PSD-100"))]
    TraitUsed { trait_id: TraitId },
    #[strum(props(rule = "PSD-71"))]
    WrongCount { count: u16, most: u16 },
    #[strum(props(rule = "PSD-73"))]
    ParticipantsDoNotSupport,
    #[strum(props(rule = "PSD-73"))]
    SupportedAlready,
    #[strum(props(rule = "PSD-74"))]
    NobodyOffersSupport { from: Seat },
    #[strum(props(rule = "PSD-76"))]
    DoneAlready,
    #[strum(props(rule = "PSD-68"))]
    NoJoining,
    #[strum(props(rule = "PSD-78"))]
    NotYourCards { rank: Option<Rank>, count: u8 },
    #[strum(props(rule = "PSD-78"))]
    MustPlayCards,
    #[strum(props(rule = "PSD-79"))]
    NotYourTurn { turn: CharacterId },
    #[strum(props(rule = "PSD-81"))]
    NoTarget,
    #[strum(props(rule = "PSD-81"))]
    NotAnOpponent { who: CharacterId },
    #[strum(props(rule = "PSD-85"))]
    TickedAlready,
    #[strum(props(rule = "PSD-84"))]
    NoSuchBelief { belief: BeliefId },
    #[strum(props(rule = "PSD-86"))]
    SwapWithAnOpponent { who: CharacterId },
    #[strum(props(rule = "PSD-92"))]
    NoBeliefs,
    #[strum(props(rule = "PSD-115"))]
    NoSuchPacket { packet: PacketId },
    #[strum(props(rule = "PSD-115"))]
    NotYourself,
    #[strum(props(rule = "PSD-115"))]
    SpentAlready { packet: PacketId },
    #[strum(props(rule = "PSD-115"))]
    NotTheDistributor { packet: PacketId },
    #[strum(props(rule = "PSD-121"))]
    NoSuchRisk { risk: RiskId },
    #[strum(props(rule = "PSD-121"))]
    RisksUncovered { left: u16 },
    #[strum(props(rule = "PSD-124"))]
    WrongPoints { points: u16, most: u16 },
    #[strum(props(rule = "PSD-117"))]
    AboveTen { emotion: Emotion },
    #[strum(props(rule = "PSD-124"))]
    BelowZero { trait_id: TraitId },
    #[strum(props(rule = "PSD-128"))]
    NotSaturated { emotion: Emotion },
    #[strum(props(rule = "PSD-133"))]
    CannotDie { who: CharacterId },
    #[strum(props(rule = "PSD-135"))]
    NoWitness { who: CharacterId },
    #[strum(props(rule = "PSD-53"))]
    NotToClose,
    #[strum(props(rule = "PSD-41"))]
    NoSuchEntry { entry: EntryId },
    #[strum(props(rule = "PSD-41"))]
    OwnEntry,
    #[strum(props(rule = "PSD-41"))]
    OneDisputeAtATime,
    #[strum(props(rule = "PSD-41"))]
    AuthorNotHeard,
    #[strum(props(rule = "PSD-41"))]
    NoDispute,
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        let (Self::NotNow { what }
        | Self::NotYours { what, .. }
        | Self::NotPresent { what, .. }
        | Self::NotAnotherMain { what, .. }
        | Self::NotAParticipant { what }
        | Self::NobodySuch { what, .. }
        | Self::TextIsBlank { what }
        | Self::TextTooLong { what, .. }) = self
        else {
            return Rule(self.get_str("rule").expect("a refusal that is about no action has its rule"));
        };
        Rule(match (self, what) {
            // Whose act is next.
            (Self::NotYours { .. }, ActionKind::NarrateAct) => "PSD-131",
            (Self::NotAParticipant { .. }, ActionKind::TickBelief) => "PSD-92",
            // What is to be written, and who is to be named, where the action has another rule.
            (Self::TextIsBlank { .. } | Self::TextTooLong { .. }, ActionKind::CreateTrait) => "PSD-55",
            (Self::TextIsBlank { .. } | Self::TextTooLong { .. }, ActionKind::PlayCombination) => "PSD-81",
            (Self::NobodySuch { .. }, ActionKind::CreateTrait | ActionKind::SpendOnNewTrait) => "PSD-56",
            _ => return what.rule(),
        })
    }
}

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error, strum::EnumProperty)]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum Refusal {
    #[error("2 to 4 players, not {n_seats}")]
    #[strum(props(rule = "PSD-01"))]
    WrongNumberOfPlayers { n_seats: usize },
    #[error("a problem takes 3 to 10 points, not {threshold}")]
    #[strum(props(rule = "PSD-04"))]
    WrongThreshold { threshold: u8 },
    #[error("a sheet has 4 or 5 traits, not {traits}")]
    #[strum(props(rule = "PSD-13"))]
    WrongNumberOfTraits { traits: u8 },
    #[error("a new trait scores 1 to 10, not {score}")]
    #[strum(props(rule = "PSD-55"))]
    WrongTraitScore { score: u8 },
    #[error("the characters of the earlier game cannot be read")]
    #[strum(props(rule = "PSD-163"))]
    SeriesIsDamaged,
    #[error("{who} cannot be kept")]
    #[strum(props(rule = "PSD-28"))]
    CannotBeKept { who: CharacterId },
    #[error("spectators only look on")]
    #[strum(props(rule = "PSD-06"))]
    OnlyLooking,
    #[error("the game is over")]
    #[strum(props(rule = "PSD-162"))]
    GameIsOver,
    #[error("{what:?} is not possible now")]
    NotNow { what: ActionKind },
    #[error("{what:?} is up to {whose:?}")]
    NotYours { what: ActionKind, whose: Vec<Seat> },
    #[error("{what:?} needs a text")]
    TextIsBlank { what: ActionKind },
    #[error("{length} characters, {most} are possible")]
    TextTooLong { what: ActionKind, length: usize, most: usize },
    #[error("a ruling is awaited")]
    #[strum(props(rule = "PSD-41"))]
    DisputeUnderWay,
    #[error("there is no {who} here")]
    NobodySuch { what: ActionKind, who: CharacterId },
    #[error("there is no slot {slot}")]
    #[strum(props(rule = "PSD-10"))]
    NoSuchSlot { slot: u8 },
    #[error("slot {slot} is empty")]
    #[strum(props(rule = "PSD-10"))]
    SlotIsEmpty { slot: u8 },
    #[error("a problem touches something")]
    #[strum(props(rule = "PSD-15"))]
    NoConcern,
    #[error("{who} is not another player's main character")]
    NotAnotherMain { what: ActionKind, who: CharacterId },
    #[error("one's own problem")]
    #[strum(props(rule = "PSD-19"))]
    OwnProblem,
    #[error("somebody is tied to the problem of {who}")]
    #[strum(props(rule = "PSD-19"))]
    ProblemTaken { who: CharacterId },
    #[error("a problem is free")]
    #[strum(props(rule = "PSD-139"))]
    ProblemsAreFree,
    #[error("this stance is told in words of one's own")]
    #[strum(props(rule = "PSD-18"))]
    StanceNeedsWords,
    #[error("only another stance takes words")]
    #[strum(props(rule = "PSD-18"))]
    StanceHasWords,
    #[error("trait {trait_id} is none of the first three")]
    #[strum(props(rule = "PSD-20"))]
    NotAFirstTrait { trait_id: TraitId },
    #[error("the table plays with four traits")]
    #[strum(props(rule = "PSD-13"))]
    FourTraitsOnly,
    #[error("{scores:?} does not share five points")]
    #[strum(props(rule = "PSD-23"))]
    WrongBalance { scores: [u8; 2] },
    #[error("{of} has no relation with you")]
    #[strum(props(rule = "PSD-17"))]
    NoSuchRelation { of: CharacterId },
    #[error("the sheet lacks {lacks:?}")]
    #[strum(props(rule = "PSD-28"))]
    SheetLacks { lacks: Vec<Lack> },
    #[error("the sheet is confirmed")]
    #[strum(props(rule = "PSD-28"))]
    ConfirmedAlready,
    #[error("three traits were created")]
    #[strum(props(rule = "PSD-55"))]
    NoTraitsLeft,
    #[error("a relation names somebody")]
    #[strum(props(rule = "PSD-56"))]
    RelationNeedsSomebody,
    #[error("only a relation names somebody")]
    #[strum(props(rule = "PSD-56"))]
    OnlyRelationsName,
    #[error("the sheet is full")]
    #[strum(props(rule = "PSD-116"))]
    SheetIsFull,
    #[error("there is no room for another character")]
    #[strum(props(rule = "PSD-44"))]
    TooManyCharacters,
    #[error("already voted")]
    #[strum(props(rule = "PSD-162"))]
    VotedAlready,
    #[error("it was proposed")]
    #[strum(props(rule = "PSD-162"))]
    ProposedAlready,
    #[error("there is nobody to confront")]
    #[strum(props(rule = "PSD-34"))]
    NoFocus,
    #[error("{who} is one's own")]
    #[strum(props(rule = "PSD-34"))]
    OwnFocus { who: CharacterId },
    #[error("{who} is not in play")]
    #[strum(props(rule = "PSD-34"))]
    NotInPlay { who: CharacterId },
    #[error("{who} is somebody else's")]
    #[strum(props(rule = "PSD-37"))]
    NotYourCharacter { who: CharacterId },
    #[error("{who} is not in the scene")]
    NotPresent { what: ActionKind, who: CharacterId },
    #[error("{who} is in the scene")]
    #[strum(props(rule = "PSD-46"))]
    PresentAlready { who: CharacterId },
    #[error("nobody enters during a conflict")]
    #[strum(props(rule = "PSD-47"))]
    NotInConflict,
    #[error("the scene is full")]
    #[strum(props(rule = "PSD-46"))]
    SceneIsFull,
    #[error("somebody plays {who}")]
    #[strum(props(rule = "PSD-45"))]
    PlayedAlready { who: CharacterId },
    #[error("already claimed {who}")]
    #[strum(props(rule = "PSD-45"))]
    ClaimedAlready { who: CharacterId },
    #[error("that player does not want to play {who}")]
    #[strum(props(rule = "PSD-45"))]
    NobodyClaims { who: CharacterId },
    #[error("there is no main character")]
    #[strum(props(rule = "PSD-139"))]
    NoMainCharacter,
    #[error("a secondary character has no sheet")]
    #[strum(props(rule = "PSD-151"))]
    NoSheet,
    #[error("the initiator narrates")]
    #[strum(props(rule = "PSD-66"))]
    TheInitiatorNarrates,
    #[error("{emotion:?} has no excess")]
    #[strum(props(rule = "PSD-140"))]
    NothingToPurge { emotion: Emotion },
    #[error("at most {most} points of {emotion:?}")]
    #[strum(props(rule = "PSD-141"))]
    BelowTheFloor { emotion: Emotion, most: u8 },
    #[error("no point is discharged")]
    #[strum(props(rule = "PSD-142"))]
    NothingSpent,
    #[error("{cards} cards can be drawn")]
    #[strum(props(rule = "PSD-142"))]
    TooFewCards { cards: u16 },
    #[error("an opponent is named")]
    #[strum(props(rule = "PSD-61"))]
    NobodyNamed,
    #[error("nobody plays {who} yet")]
    #[strum(props(rule = "PSD-60"))]
    NeedsAPlayer { who: CharacterId },
    #[error("each participant has a player of its own")]
    #[strum(props(rule = "PSD-60"))]
    OnePlayerTwice,
    #[error("a main character takes part")]
    #[strum(props(rule = "PSD-60"))]
    OnlySecondaries,
    #[error("another player embodies it")]
    #[strum(props(rule = "PSD-154"))]
    AdversaryIsSomebodyElse,
    #[error("a player whose character is absent comes first")]
    #[strum(props(rule = "PSD-155"))]
    AbsentFirst,
    #[error("already answered")]
    #[strum(props(rule = "PSD-63"))]
    AnsweredAlready,
    #[error("nobody else opposes an inner conflict")]
    #[strum(props(rule = "PSD-155"))]
    NobodyElseMayOppose,
    #[error("already takes part")]
    #[strum(props(rule = "PSD-60"))]
    TakesPartAlready,
    #[error("no countdown is running")]
    #[strum(props(rule = "PSD-63"))]
    NoWindow,
    #[error("the countdown was extended")]
    #[strum(props(rule = "PSD-63"))]
    ExtendedAlready,
    #[error("the house does that")]
    #[strum(props(rule = "PSD-63"))]
    OnlyTheHouse,
    #[error("takes no part")]
    NotAParticipant { what: ActionKind },
    #[error("one trait a round")]
    #[strum(props(rule = "PSD-70"))]
    OneTraitARound,
    #[error("there is no trait {trait_id}")]
    #[strum(props(rule = "PSD-70"))]
    NoSuchTrait { trait_id: TraitId },
    #[error("trait {trait_id} was used in this conflict")]
    #[strum(props(rule = "PSD-100"))]
    TraitUsed { trait_id: TraitId },
    #[error("{count} cards, the score allows {most}")]
    #[strum(props(rule = "PSD-71"))]
    WrongCount { count: u16, most: u16 },
    #[error("participants do not support")]
    #[strum(props(rule = "PSD-73"))]
    ParticipantsDoNotSupport,
    #[error("support is given once a round")]
    #[strum(props(rule = "PSD-73"))]
    SupportedAlready,
    #[error("{from} offers no support")]
    #[strum(props(rule = "PSD-74"))]
    NobodyOffersSupport { from: Seat },
    #[error("already done")]
    #[strum(props(rule = "PSD-76"))]
    DoneAlready,
    #[error("the table does not let others join")]
    #[strum(props(rule = "PSD-68"))]
    NoJoining,
    #[error("{count} of {rank:?} do not lie there")]
    #[strum(props(rule = "PSD-78"))]
    NotYourCards { rank: Option<Rank>, count: u8 },
    #[error("cards are played")]
    #[strum(props(rule = "PSD-78"))]
    MustPlayCards,
    #[error("{turn} plays now")]
    #[strum(props(rule = "PSD-79"))]
    NotYourTurn { turn: CharacterId },
    #[error("a risk threatens somebody")]
    #[strum(props(rule = "PSD-81"))]
    NoTarget,
    #[error("{who} is no opponent")]
    #[strum(props(rule = "PSD-81"))]
    NotAnOpponent { who: CharacterId },
    #[error("a psychological game was played")]
    #[strum(props(rule = "PSD-85"))]
    TickedAlready,
    #[error("there is no belief {belief}")]
    #[strum(props(rule = "PSD-84"))]
    NoSuchBelief { belief: BeliefId },
    #[error("{who} is no opponent")]
    #[strum(props(rule = "PSD-86"))]
    SwapWithAnOpponent { who: CharacterId },
    #[error("has no beliefs")]
    #[strum(props(rule = "PSD-92"))]
    NoBeliefs,
    #[error("there is no packet {packet}")]
    #[strum(props(rule = "PSD-115"))]
    NoSuchPacket { packet: PacketId },
    #[error("another player distributes")]
    #[strum(props(rule = "PSD-115"))]
    NotYourself,
    #[error("packet {packet} is being spent")]
    #[strum(props(rule = "PSD-115"))]
    SpentAlready { packet: PacketId },
    #[error("somebody else spends packet {packet}")]
    #[strum(props(rule = "PSD-115"))]
    NotTheDistributor { packet: PacketId },
    #[error("risk {risk} is not in the packet")]
    #[strum(props(rule = "PSD-121"))]
    NoSuchRisk { risk: RiskId },
    #[error("{left} points stay for the other risks")]
    #[strum(props(rule = "PSD-121"))]
    RisksUncovered { left: u16 },
    #[error("{points} points, {most} are possible")]
    #[strum(props(rule = "PSD-124"))]
    WrongPoints { points: u16, most: u16 },
    #[error("{emotion:?} would rise above 10")]
    #[strum(props(rule = "PSD-117"))]
    AboveTen { emotion: Emotion },
    #[error("trait {trait_id} would fall below 0")]
    #[strum(props(rule = "PSD-124"))]
    BelowZero { trait_id: TraitId },
    #[error("{emotion:?} is not at 10")]
    #[strum(props(rule = "PSD-128"))]
    NotSaturated { emotion: Emotion },
    #[error("{who} cannot die of this")]
    #[strum(props(rule = "PSD-133"))]
    CannotDie { who: CharacterId },
    #[error("{who} cannot have seen it")]
    #[strum(props(rule = "PSD-135"))]
    NoWitness { who: CharacterId },
    #[error("nothing waits for you")]
    #[strum(props(rule = "PSD-53"))]
    NotToClose,
    #[error("nothing to challenge: {entry}")]
    #[strum(props(rule = "PSD-41"))]
    NoSuchEntry { entry: EntryId },
    #[error("one's own narration")]
    #[strum(props(rule = "PSD-41"))]
    OwnEntry,
    #[error("one dispute at a time")]
    #[strum(props(rule = "PSD-41"))]
    OneDisputeAtATime,
    #[error("there is no dispute")]
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

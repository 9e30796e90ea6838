//! What can happen, and how it changes the state.

mod apply;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    conflict::{Inner, Packet, Risk, RoundResult},
    sheet::{Trait, TraitKind},
    state::{IrreversibleAct, Totals},
    vocabulary::{
        BeliefId, Card, CharacterId, Characters, Concern, Emotion, EntryId, PacketId, Pair, Rank, Remark,
        RiskId, Scope, Side, TraitId,
    },
};

/// Something that happened. Nothing of it is hidden (PSD-06): whoever looks on is told the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "told", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A character has a name, an age and something to do.
    IdentitySet { by: Seat, who: CharacterId, name: Text, age: Text, activity: Text },
    /// A belief is written into its slot.
    BeliefSet { by: Seat, who: CharacterId, slot: BeliefId, scope: Scope, text: Text },
    /// A slot is empty again.
    BeliefCleared { by: Seat, who: CharacterId, slot: BeliefId },
    /// A trait of a new sheet is written, in place of what was there.
    TraitSet { by: Seat, who: CharacterId, written: Trait },
    /// Two opposite emotions share their points.
    BalanceSet { by: Seat, who: CharacterId, pair: Pair, scores: [u8; 2] },
    /// Whoever is named in a relation says whether it suits them.
    RelationAcknowledged { by: Seat, of: CharacterId, agrees: bool, comment: Option<Text> },
    /// A secondary character becomes a main one.
    SecondaryPromoted { by: Seat, who: CharacterId, secondary: CharacterId, name: Text },
    /// A sheet is finished.
    SheetConfirmed { by: Seat, who: CharacterId },
    /// Somebody says something beside the story.
    Remarked { by: Seat, kind: Remark, about: Option<CharacterId>, text: Text },
    /// All sheets are finished: the story can begin.
    CreationEnded,
    /// The direction goes to a seat; to nobody, where anybody may claim it.
    DirectionOffered { to: Option<Seat> },
    /// Whoever it went to lets the next one direct.
    DirectionPassed { by: Seat },
    /// All have passed: end the game, or begin another circle (PSD-33).
    EverybodyPassed,
    /// Somebody directs the next scene.
    DirectorNamed { director: Seat },
    /// A trait is added to a sheet in play.
    TraitCreated { by: Seat, who: CharacterId, created: Trait },
    /// Somebody proposes to end the story here.
    EndProposed { by: Seat },
    /// Somebody says whether they agree.
    EndVoted { by: Seat, yes: bool },
    /// The proposal is off the table.
    VoteClosed,
    /// The story is over.
    GameEnded { scenes: u32, tally: Totals },
    /// The director frames a scene: whose problem, where, with whom, and what happens.
    SceneFramed {
        director: Seat,
        number: u32,
        focus: CharacterId,
        problem: Text,
        place: Text,
        present: Characters,
        what: Text,
    },
    /// Somebody tells something, as a character or as nobody in particular.
    Narrated { entry: EntryId, by: Seat, who: Option<CharacterId>, text: Option<Text> },
    /// A character comes in.
    Entered { entry: EntryId, by: Seat, who: CharacterId, first: bool, text: Option<Text> },
    /// A character goes out.
    Left { entry: EntryId, by: Seat, who: CharacterId, text: Option<Text> },
    /// A character without a sheet appears.
    SecondaryCreated {
        #[serde(default)]
        entry: Option<EntryId>,
        by: Seat,
        who: CharacterId,
        name: Text,
        description: Option<Text>,
    },
    /// A character without a sheet comes in again.
    BroughtIn {
        #[serde(default)]
        entry: Option<EntryId>,
        by: Seat,
        who: CharacterId,
    },
    /// Somebody would like to play a secondary character.
    SecondaryClaimed { by: Seat, who: CharacterId },
    /// A secondary character is played by that seat.
    SecondaryGiven { who: CharacterId, to: Seat },
    /// A secondary character is free again.
    SecondaryReleased { by: Seat, who: CharacterId },
    /// Something disproportionate brings an emotion back (PSD-143).
    PurgedByAct { entry: EntryId, by: Seat, who: CharacterId, emotion: Emotion, text: Option<Text> },
    /// A new belief brings an emotion back (PSD-144).
    PurgedByBelief {
        by: Seat,
        who: CharacterId,
        emotion: Emotion,
        belief: BeliefId,
        scope: Scope,
        text: Text,
    },
    /// A character wants something that others, or its own doubts, stand against.
    ConflictInitiated {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        goal: Text,
        against: Characters,
        inner: Option<Inner>,
    },
    /// Cards come from the deck before a character.
    CardsDrawn { by: Seat, who: CharacterId, cards: Vec<Card>, why: DrawReason },
    /// The discards of this conflict are the deck again.
    DeckRenewed { cards: u16 },
    /// A named opponent takes the conflict up (PSD-64).
    Accepted { by: Seat, who: CharacterId, text: Option<Text> },
    /// A named opponent does not, and takes no part (PSD-65).
    Refused { by: Seat, who: CharacterId, text: Option<Text> },
    /// Another character stands against it too (PSD-63).
    Opposed { by: Seat, who: CharacterId, text: Option<Text> },
    /// A seat leaves it to the others.
    StayedOut { by: Seat },
    /// Somebody asks for more time.
    WindowExtended { by: Seat },
    /// Cards laid for nothing go under the deck (PSD-66).
    CardsPutUnder { cards: Vec<Card> },
    /// Nobody stood against it: the goal is achieved (PSD-66).
    NobodyOpposed { by: Seat, who: CharacterId },
    /// Only secondary characters are left: the story settles it (PSD-65).
    LeftToNarration,
    /// What nobody opposed is told: the scene goes on.
    YieldEnded,
    /// Those who take part draw cards, and will play in this order.
    DevelopmentBegan { order: Vec<CharacterId> },
    /// A trait helps: its player may draw.
    TraitUsed {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        #[serde(rename = "trait")]
        trait_id: TraitId,
        name: Text,
        text: Option<Text>,
    },
    /// Excess points are spent for cards (PSD-142).
    PointsDischarged {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        points: BTreeMap<Emotion, u8>,
        text: Option<Text>,
    },
    /// Somebody outside would help a character.
    SupportOffered { by: Seat, who: CharacterId },
    /// The help is not wanted.
    SupportDeclined { by: Seat, from: Seat, who: CharacterId },
    /// The help is taken.
    Supported { by: Seat, who: CharacterId },
    /// Another character takes a side at a rematch (PSD-68).
    Joined { by: Seat, who: CharacterId, side: Side, order: Vec<CharacterId> },
    /// A seat draws no more.
    DeclaredDone { by: Seat },
    /// These seats may draw again.
    DoneCancelled { seats: BTreeSet<Seat> },
    /// Nobody draws any more: combinations are played.
    PlayBegan,
    /// A character plays cards of one rank, and says what it threatens (PSD-81).
    CombinationPlayed {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        cards: Vec<Card>,
        risk: Risk,
        targets: Characters,
    },
    /// All combinations lie there: one belief may be ticked (PSD-84).
    PsychWindowOpened,
    /// A belief is ticked, perhaps to swap combinations with an opponent (PSD-86).
    BeliefTicked {
        by: Seat,
        who: CharacterId,
        belief: BeliefId,
        conviction: Text,
        swap_with: Option<CharacterId>,
        text: Option<Text>,
    },
    /// A seat ticks nothing.
    PsychPassed { by: Seat },
    /// The combinations are compared.
    RoundSettled { round: u8, settled: RoundResult },
    /// Opponents played the same rank: whoever played last decides (PSD-113).
    TieAwaited { rank: Rank, decider: CharacterId },
    /// Each of them takes the other's cards, or none does (PSD-113).
    TieDecided { by: Seat, rank: Rank, each: bool },
    /// Both sides played as many: another round, in this order (PSD-97).
    RematchBegan { round: u8, order: Vec<CharacterId> },
    /// The winners are to tell how it went.
    ResultAwaited { side: Side, narrators: Vec<CharacterId> },
    /// The result is told.
    ResultNarrated { entry: EntryId, by: Seat, who: CharacterId, text: Option<Text> },
    /// A character has points to be converted (PSD-114).
    PacketMade { packet: Packet },
    /// What a secondary character suffers is noted under its name (PSD-152).
    NoteTaken { who: CharacterId, risk: Text, points: u16 },
    /// A risk that was endured is true from now on (PSD-123).
    FactEstablished {
        who: CharacterId,
        risk: Text,
        #[serde(default)]
        id: Option<RiskId>,
    },
    /// All packets are to be given and spent.
    PacketsAwaited,
    /// That seat is to spend a packet (PSD-115).
    PacketGiven { packet: PacketId, victim: CharacterId, to: Seat },
    /// Points change an emotion or a trait.
    PointsSpent {
        packet: PacketId,
        by: Seat,
        victim: CharacterId,
        on: Conversion,
        points: u16,
        risk: Option<RiskId>,
        text: Option<Text>,
    },
    /// A trait has no points left.
    TraitVanished {
        who: CharacterId,
        #[serde(rename = "trait")]
        trait_id: TraitId,
        name: Text,
        problem: bool,
    },
    /// An emotion is at its highest: something irreversible is due (PSD-128).
    ActsAwaited { who: CharacterId },
    /// What it does, and who would die of it.
    ActProposed { by: Seat, act: IrreversibleAct },
    /// A player says whether their character dies of it.
    DeathAnswered { by: Seat, who: CharacterId, agrees: bool },
    /// It is done.
    ActNarrated { entry: EntryId, by: Seat, act: IrreversibleAct },
    /// A character is dead.
    CharacterDied { who: CharacterId },
    /// The conflict is over.
    ConflictEnded,
    /// The closing window opens (PSD-53).
    ClosingBegan { by: Option<Seat>, text: Option<Text> },
    /// A seat has nothing to add.
    DeclaredReady { by: Seat },
    /// The scene is over; its focus may be a point nearer to resolving its problem (PSD-156).
    SceneEnded { focus: CharacterId, gained: bool, points: u8 },
    /// A problem has come to the point where it is resolved.
    ResolutionAwaited { who: CharacterId },
    /// A problem belongs to the past, and another takes its place.
    ProblemResolved {
        by: Seat,
        who: CharacterId,
        text: Option<Text>,
        past: Text,
        problem: Text,
        concerns: BTreeSet<Concern>,
    },
    /// A character leaves the story.
    CharacterRetired { by: Seat, who: CharacterId, text: Option<Text> },
    /// These seats need a new sheet.
    WritingAwaited { seats: Vec<Seat> },
    /// Somebody begins a new sheet.
    SheetBegun { by: Seat, who: CharacterId },
    /// Somebody goes on without a character.
    CharacterDeclined { by: Seat },
    /// Somebody doubts something that was told.
    Challenged { by: Seat, entry: EntryId, author: Seat, text: Option<Text> },
    /// Its author says why.
    Explained { by: Seat, text: Option<Text> },
    /// The doubt is taken back.
    ChallengeWithdrawn { by: Seat },
    /// The author keeps to it.
    Maintained { by: Seat },
    /// The director rules (PSD-42).
    Ruled { by: Seat, upheld: bool, text: Option<Text> },
    /// The author tells it otherwise.
    Retold { by: Seat, text: Option<Text> },
}

/// Why cards are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// To begin a conflict, to accept one or to join one (PSD-61, PSD-64, PSD-68).
    Initiation,
    /// For a trait (PSD-71).
    Trait,
    /// For discharged points (PSD-142).
    Purge,
    /// As support (PSD-73).
    Support,
    /// For a character without a sheet: as many as the highest emotion it faces (PSD-148).
    Emotion,
    /// Because no card is left (PSD-102).
    EmptyHand,
}

/// What points are turned into (PSD-116).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "on", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Conversion {
    /// An emotion that rises.
    Emotion {
        /// The emotion that rises.
        emotion: Emotion,
    },
    /// A trait that rises or falls.
    Trait {
        /// The trait that moves, by its number.
        #[serde(rename = "trait")]
        trait_id: TraitId,
        /// Whether it rises.
        up: bool,
        /// Its new wording.
        wording: Option<Text>,
    },
    /// A new trait.
    NewTrait {
        /// Its number.
        #[serde(rename = "trait")]
        trait_id: TraitId,
        /// What it is about.
        about: TraitKind,
        /// What it says.
        name: Text,
    },
}

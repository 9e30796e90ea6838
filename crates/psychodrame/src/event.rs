//! What can happen.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    conflict::{Inner, Packet, Risk, RoundResult},
    sheet::{Trait, TraitKind},
    state::{IrreversibleAct, Totals},
    vocabulary::{
        BeliefId, Card, CharacterId, Concern, Emotion, EntryId, PacketId, Pair, People, Rank, Remark, RiskId,
        Scope, Side, TraitId,
    },
};

/// Something that happened. Nothing of it is hidden (PSD-06): whoever looks on is told the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "told", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "named in the rulebook's words")]
pub enum Event {
    IdentitySet {
        by: Seat,
        who: CharacterId,
        name: Text,
        age: Text,
        activity: Text,
    },
    BeliefSet {
        by: Seat,
        who: CharacterId,
        slot: BeliefId,
        scope: Scope,
        text: Text,
    },
    BeliefCleared {
        by: Seat,
        who: CharacterId,
        slot: BeliefId,
    },
    TraitSet {
        by: Seat,
        who: CharacterId,
        written: Trait,
    },
    BalanceSet {
        by: Seat,
        who: CharacterId,
        pair: Pair,
        scores: [u8; 2],
    },
    RelationAcknowledged {
        by: Seat,
        of: CharacterId,
        agrees: bool,
        comment: Option<Text>,
    },
    SecondaryPromoted {
        by: Seat,
        who: CharacterId,
        secondary: CharacterId,
        name: Text,
    },
    SheetConfirmed {
        by: Seat,
        who: CharacterId,
    },
    Remarked {
        by: Seat,
        kind: Remark,
        about: Option<CharacterId>,
        text: Text,
    },
    CreationEnded,
    DirectionOffered {
        to: Option<Seat>,
    },
    DirectionPassed {
        by: Seat,
    },
    EverybodyPassed,
    DirectorNamed {
        director: Seat,
    },
    TraitCreated {
        by: Seat,
        who: CharacterId,
        created: Trait,
    },
    EndProposed {
        by: Seat,
    },
    EndVoted {
        by: Seat,
        yes: bool,
    },
    VoteClosed,
    GameEnded {
        scenes: u32,
        tally: Totals,
    },
    SceneFramed {
        director: Seat,
        number: u32,
        focus: CharacterId,
        problem: Text,
        place: Text,
        present: People,
        what: Text,
    },
    Narrated {
        entry: EntryId,
        by: Seat,
        who: Option<CharacterId>,
        text: Option<Text>,
    },
    Entered {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        first: bool,
        text: Option<Text>,
    },
    Left {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        text: Option<Text>,
    },
    SecondaryCreated {
        #[serde(default)]
        entry: Option<EntryId>,
        by: Seat,
        who: CharacterId,
        name: Text,
        description: Option<Text>,
    },
    BroughtIn {
        #[serde(default)]
        entry: Option<EntryId>,
        by: Seat,
        who: CharacterId,
    },
    SecondaryClaimed {
        by: Seat,
        who: CharacterId,
    },
    SecondaryGiven {
        who: CharacterId,
        to: Seat,
    },
    SecondaryReleased {
        by: Seat,
        who: CharacterId,
    },
    PurgedByAct {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        emotion: Emotion,
        text: Option<Text>,
    },
    PurgedByBelief {
        by: Seat,
        who: CharacterId,
        emotion: Emotion,
        belief: BeliefId,
        scope: Scope,
        text: Text,
    },
    ConflictInitiated {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        goal: Text,
        against: People,
        inner: Option<Inner>,
    },
    CardsDrawn {
        by: Seat,
        who: CharacterId,
        cards: Vec<Card>,
        why: DrawReason,
    },
    DeckRenewed {
        cards: u16,
    },
    Accepted {
        by: Seat,
        who: CharacterId,
        text: Option<Text>,
    },
    Refused {
        by: Seat,
        who: CharacterId,
        text: Option<Text>,
    },
    Opposed {
        by: Seat,
        who: CharacterId,
        text: Option<Text>,
    },
    StayedOut {
        by: Seat,
    },
    WindowExtended {
        by: Seat,
    },
    CardsPutUnder {
        cards: Vec<Card>,
    },
    NobodyOpposed {
        by: Seat,
        who: CharacterId,
    },
    LeftToNarration,
    YieldEnded,
    DevelopmentBegan {
        order: Vec<CharacterId>,
    },
    TraitUsed {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        #[serde(rename = "trait")]
        trait_id: TraitId,
        name: Text,
        text: Option<Text>,
    },
    PointsDischarged {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        points: BTreeMap<Emotion, u8>,
        text: Option<Text>,
    },
    SupportOffered {
        by: Seat,
        who: CharacterId,
    },
    SupportDeclined {
        by: Seat,
        from: Seat,
        who: CharacterId,
    },
    Supported {
        by: Seat,
        who: CharacterId,
    },
    Joined {
        by: Seat,
        who: CharacterId,
        side: Side,
        order: Vec<CharacterId>,
    },
    DeclaredDone {
        by: Seat,
    },
    DoneCancelled {
        seats: BTreeSet<Seat>,
    },
    PlayBegan,
    CombinationPlayed {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        cards: Vec<Card>,
        risk: Risk,
        targets: People,
    },
    PsychWindowOpened,
    BeliefTicked {
        by: Seat,
        who: CharacterId,
        belief: BeliefId,
        conviction: Text,
        swap_with: Option<CharacterId>,
        text: Option<Text>,
    },
    PsychPassed {
        by: Seat,
    },
    RoundSettled {
        round: u8,
        settled: RoundResult,
    },
    TieAwaited {
        rank: Rank,
        decider: CharacterId,
    },
    TieDecided {
        by: Seat,
        rank: Rank,
        each: bool,
    },
    RematchBegan {
        round: u8,
        order: Vec<CharacterId>,
    },
    ResultAwaited {
        side: Side,
        narrators: Vec<CharacterId>,
    },
    ResultNarrated {
        entry: EntryId,
        by: Seat,
        who: CharacterId,
        text: Option<Text>,
    },
    PacketMade {
        packet: Packet,
    },
    NoteTaken {
        who: CharacterId,
        risk: Text,
        points: u16,
    },
    FactEstablished {
        who: CharacterId,
        risk: Text,
        #[serde(default)]
        id: Option<RiskId>,
    },
    PacketsAwaited,
    PacketGiven {
        packet: PacketId,
        victim: CharacterId,
        to: Seat,
    },
    PointsSpent {
        packet: PacketId,
        by: Seat,
        victim: CharacterId,
        on: Conversion,
        points: u16,
        risk: Option<RiskId>,
        text: Option<Text>,
    },
    TraitVanished {
        who: CharacterId,
        #[serde(rename = "trait")]
        trait_id: TraitId,
        name: Text,
        problem: bool,
    },
    ActsAwaited {
        who: CharacterId,
    },
    ActProposed {
        by: Seat,
        act: IrreversibleAct,
    },
    DeathAnswered {
        by: Seat,
        who: CharacterId,
        agrees: bool,
    },
    ActNarrated {
        entry: EntryId,
        by: Seat,
        act: IrreversibleAct,
    },
    CharacterDied {
        who: CharacterId,
    },
    ConflictEnded,
    ClosingBegan {
        by: Option<Seat>,
        text: Option<Text>,
    },
    DeclaredReady {
        by: Seat,
    },
    SceneEnded {
        focus: CharacterId,
        gained: bool,
        points: u8,
    },
    ResolutionAwaited {
        who: CharacterId,
    },
    ProblemResolved {
        by: Seat,
        who: CharacterId,
        text: Option<Text>,
        past: Text,
        problem: Text,
        concerns: BTreeSet<Concern>,
    },
    CharacterRetired {
        by: Seat,
        who: CharacterId,
        text: Option<Text>,
    },
    WritingAwaited {
        seats: Vec<Seat>,
    },
    SheetBegun {
        by: Seat,
        who: CharacterId,
    },
    CharacterDeclined {
        by: Seat,
    },
    Challenged {
        by: Seat,
        entry: EntryId,
        author: Seat,
        text: Option<Text>,
    },
    Explained {
        by: Seat,
        text: Option<Text>,
    },
    ChallengeWithdrawn {
        by: Seat,
    },
    Maintained {
        by: Seat,
    },
    Ruled {
        by: Seat,
        upheld: bool,
        text: Option<Text>,
    },
    Retold {
        by: Seat,
        text: Option<Text>,
    },
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

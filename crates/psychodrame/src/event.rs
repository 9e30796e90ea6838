//! What can happen.

use kernel::{
    Seat, Text,
    flat::{Map, Set},
};
use serde::{Deserialize, Serialize};

use crate::{
    conflict::{Inner, Packet, Risk, Settled},
    sheet::{About, Trait},
    state::{Act, Tally},
    words::{
        BeliefId, Card, Concern, Emotion, EntryId, PacketId, Pair, People, Rank, Remark, RiskId, Scope, Side,
        TraitId, Who,
    },
};

kernel::tagged! {
    "told";
    /// Something that happened. Nothing of it is hidden (PSD-06): whoever looks on is told the same.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "named in the rulebook's words")]
    pub enum Event {
        IdentitySet {
            by: Seat,
            who: Who,
            name: Text,
            age: Text,
            activity: Text,
        },
        BeliefSet {
            by: Seat,
            who: Who,
            slot: BeliefId,
            scope: Scope,
            text: Text,
        },
        BeliefCleared {
            by: Seat,
            who: Who,
            slot: BeliefId,
        },
        TraitSet {
            by: Seat,
            who: Who,
            written: Trait,
        },
        BalanceSet {
            by: Seat,
            who: Who,
            pair: Pair,
            scores: [u8; 2],
        },
        RelationAcknowledged {
            by: Seat,
            of: Who,
            agrees: bool,
            comment: Option<Text>,
        },
        SecondaryPromoted {
            by: Seat,
            who: Who,
            secondary: Who,
            name: Text,
        },
        SheetConfirmed {
            by: Seat,
            who: Who,
        },
        Remarked {
            by: Seat,
            kind: Remark,
            about: Option<Who>,
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
            who: Who,
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
            tally: Tally,
        },
        SceneFramed {
            director: Seat,
            number: u32,
            focus: Who,
            problem: Text,
            place: Text,
            present: People,
            what: Text,
        },
        Narrated {
            entry: EntryId,
            by: Seat,
            who: Option<Who>,
            text: Option<Text>,
        },
        Entered {
            entry: EntryId,
            by: Seat,
            who: Who,
            first: bool,
            text: Option<Text>,
        },
        Left {
            entry: EntryId,
            by: Seat,
            who: Who,
            text: Option<Text>,
        },
        SecondaryCreated {
            #[serde(default)]
            entry: Option<EntryId>,
            by: Seat,
            who: Who,
            name: Text,
            description: Option<Text>,
        },
        BroughtIn {
            #[serde(default)]
            entry: Option<EntryId>,
            by: Seat,
            who: Who,
        },
        SecondaryClaimed {
            by: Seat,
            who: Who,
        },
        SecondaryGiven {
            who: Who,
            to: Seat,
        },
        SecondaryReleased {
            by: Seat,
            who: Who,
        },
        PurgedByAct {
            entry: EntryId,
            by: Seat,
            who: Who,
            emotion: Emotion,
            text: Option<Text>,
        },
        PurgedByBelief {
            by: Seat,
            who: Who,
            emotion: Emotion,
            belief: BeliefId,
            scope: Scope,
            text: Text,
        },
        ConflictInitiated {
            entry: EntryId,
            by: Seat,
            who: Who,
            goal: Text,
            against: People,
            inner: Option<Inner>,
        },
        CardsDrawn {
            by: Seat,
            who: Who,
            cards: Vec<Card>,
            why: Draw,
        },
        DeckRenewed {
            cards: u16,
        },
        Accepted {
            by: Seat,
            who: Who,
            text: Option<Text>,
        },
        Refused {
            by: Seat,
            who: Who,
            text: Option<Text>,
        },
        Opposed {
            by: Seat,
            who: Who,
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
            who: Who,
        },
        LeftToNarration,
        YieldEnded,
        DevelopmentBegan {
            order: Vec<Who>,
        },
        TraitUsed {
            entry: EntryId,
            by: Seat,
            who: Who,
            #[serde(rename = "trait")]
            trait_id: TraitId,
            name: Text,
            text: Option<Text>,
        },
        PointsDischarged {
            entry: EntryId,
            by: Seat,
            who: Who,
            points: Map<Emotion, u8>,
            text: Option<Text>,
        },
        SupportOffered {
            by: Seat,
            who: Who,
        },
        SupportDeclined {
            by: Seat,
            from: Seat,
            who: Who,
        },
        Supported {
            by: Seat,
            who: Who,
        },
        Joined {
            by: Seat,
            who: Who,
            side: Side,
            order: Vec<Who>,
        },
        DeclaredDone {
            by: Seat,
        },
        DoneCancelled {
            seats: Set<Seat>,
        },
        PlayBegan,
        CombinationPlayed {
            entry: EntryId,
            by: Seat,
            who: Who,
            cards: Vec<Card>,
            risk: Risk,
            targets: People,
        },
        PsychWindowOpened,
        BeliefTicked {
            by: Seat,
            who: Who,
            belief: BeliefId,
            conviction: Text,
            swap_with: Option<Who>,
            text: Option<Text>,
        },
        PsychPassed {
            by: Seat,
        },
        RoundSettled {
            round: u8,
            settled: Settled,
        },
        TieAwaited {
            rank: Rank,
            decider: Who,
        },
        TieDecided {
            by: Seat,
            rank: Rank,
            each: bool,
        },
        RematchBegan {
            round: u8,
            order: Vec<Who>,
        },
        ResultAwaited {
            side: Side,
            narrators: Vec<Who>,
        },
        ResultNarrated {
            entry: EntryId,
            by: Seat,
            who: Who,
            text: Option<Text>,
        },
        PacketMade {
            packet: Packet,
        },
        NoteTaken {
            who: Who,
            risk: Text,
            points: u16,
        },
        FactEstablished {
            who: Who,
            risk: Text,
            #[serde(default)]
            id: Option<RiskId>,
        },
        PacketsAwaited,
        PacketGiven {
            packet: PacketId,
            victim: Who,
            to: Seat,
        },
        PointsSpent {
            packet: PacketId,
            by: Seat,
            victim: Who,
            on: Conversion,
            points: u16,
            risk: Option<RiskId>,
            text: Option<Text>,
        },
        TraitVanished {
            who: Who,
            #[serde(rename = "trait")]
            trait_id: TraitId,
            name: Text,
            problem: bool,
        },
        ActsAwaited {
            who: Who,
        },
        ActProposed {
            by: Seat,
            act: Act,
        },
        DeathAnswered {
            by: Seat,
            who: Who,
            agrees: bool,
        },
        ActNarrated {
            entry: EntryId,
            by: Seat,
            act: Act,
        },
        CharacterDied {
            who: Who,
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
            focus: Who,
            gained: bool,
            points: u8,
        },
        ResolutionAwaited {
            who: Who,
        },
        ProblemResolved {
            by: Seat,
            who: Who,
            text: Option<Text>,
            past: Text,
            problem: Text,
            concerns: Set<Concern>,
        },
        CharacterRetired {
            by: Seat,
            who: Who,
            text: Option<Text>,
        },
        WritingAwaited {
            seats: Vec<Seat>,
        },
        SheetBegun {
            by: Seat,
            who: Who,
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
}

/// Why cards are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Draw {
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

kernel::tagged! {
    "on";
    /// What points are turned into (PSD-116).
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Conversion {
        /// An emotion that rises.
        Emotion {
            /// Which one.
            emotion: Emotion,
        },
        /// A trait that rises or falls.
        Trait {
            /// Which one.
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
            about: About,
            /// What it says.
            name: Text,
        },
    }
}

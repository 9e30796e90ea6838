//! What can be told.

use kernel::{Seat, Text};

use crate::{
    action::Told,
    character::{Bond, Sheet},
    moment::Moment,
    words::{Basis, Cause, CharacterId, Degree, Field, GiftUse, Severity, Sign},
};

kernel::tagged! {
    "told";
    /// What a viewer is told of an event. A `null` text was told aloud.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "named in the rulebook's words")]
    pub enum Notice {
        WorldSet {
            text: Told,
        },
        WorldConfirmed {
            by: Seat,
        },
        SheetSubmitted {
            by: Seat,
            character: CharacterId,
            sheet: Sheet,
        },
        SheetApproved {
            character: CharacterId,
            restriction: Option<Text>,
        },
        SheetReturned {
            character: CharacterId,
            field: Field,
            reason: Told,
        },
        NpcMade {
            by: Seat,
            npc: CharacterId,
            name: Text,
            important: bool,
            sign: Option<Text>,
        },
        /// Concept and Flaw of a character of the game master's, for those who may read them.
        NpcSheet {
            npc: CharacterId,
            concept: Option<Text>,
            flaw: Option<Text>,
        },
        NpcMatters {
            npc: CharacterId,
            important: bool,
        },
        NpcBound {
            npc: CharacterId,
            text: Text,
        },
        NpcBondShown {
            npc: CharacterId,
            text: Text,
        },
        NotesWritten,
        BondsSubmitted {
            character: CharacterId,
            bonds: Vec<Bond>,
        },
        BondsReturned {
            character: CharacterId,
            reason: Told,
        },
        SessionBegan {
            session: u32,
            gm_pool: u32,
        },
        SceneBegan {
            scene: u32,
            title: Told,
        },
        CharacterEntered {
            character: CharacterId,
        },
        CharacterBack {
            character: CharacterId,
        },
        Narrated {
            by: Seat,
            text: Text,
        },
        /// Something established: it must not be contradicted.
        Fact {
            text: Text,
        },
        BondClaimed {
            character: CharacterId,
            bond: Text,
            erase: Option<Severity>,
            text: Told,
        },
        BondPaid {
            character: CharacterId,
            bond: Text,
            erased: Option<Severity>,
            text: Told,
        },
        BondDeclined {
            character: CharacterId,
            bond: Text,
            by: Seat,
        },
        BondUndone {
            character: CharacterId,
            bond: Text,
            erased: Option<Severity>,
        },
        ConditionGiven {
            character: CharacterId,
            label: Text,
            sign: Sign,
            by: Seat,
        },
        ConditionEnded {
            character: CharacterId,
            label: Text,
        },
        GiftUsed {
            character: CharacterId,
            gift: Text,
            how: GiftUse,
            text: Told,
        },
        GiftGivenBack {
            character: CharacterId,
            gift: Text,
        },
        TestBegan {
            by: Seat,
            roller: CharacterId,
            goal: Told,
            approach: Told,
        },
        ConflictBegan {
            a: CharacterId,
            b: CharacterId,
            stake: Told,
        },
        /// The case of a throw and how many dice it comes to.
        BasisSet {
            character: CharacterId,
            basis: Basis,
            pool: i64,
        },
        ConditionsJudged {
            character: CharacterId,
            pool: i64,
        },
        HelperJoined {
            character: CharacterId,
            roller: CharacterId,
        },
        HelperLeft {
            character: CharacterId,
        },
        AnecdoteTold {
            by: Seat,
            text: Told,
        },
        ContestDropped,
        /// A throw; without dice, an automatic Failure.
        Thrown {
            character: CharacterId,
            dice: Vec<u8>,
            total: u32,
        },
        ThrowReplaced {
            character: CharacterId,
        },
        SuccessAdded {
            character: CharacterId,
            total: u32,
        },
        Passed {
            by: Seat,
        },
        GiftsKept {
            by: Seat,
            kept: bool,
        },
        KomaSpent {
            by: Seat,
            character: Option<CharacterId>,
            text: Told,
        },
        SetbackTaken {
            character: CharacterId,
            severity: Severity,
            text: Told,
        },
        Rerolled {
            character: CharacterId,
            kept: Vec<u8>,
            thrown: Vec<u8>,
            total: u32,
        },
        ApproachChanged {
            character: CharacterId,
            approach: Told,
        },
        RoundCompared {
            round: u32,
            totals: (u32, u32),
            winner: Option<CharacterId>,
            lead: u32,
        },
        SpecificJudged {
            character: Option<CharacterId>,
            text: Told,
        },
        AwardPassed {
            by: Seat,
        },
        RoundTold {
            text: Told,
        },
        WentOutOfPlay {
            character: CharacterId,
            until: u32,
        },
        Eliminated {
            character: CharacterId,
        },
        RollerNamed {
            character: CharacterId,
        },
        WentOn {
            character: CharacterId,
            approach: Told,
        },
        Stopped {
            character: CharacterId,
            text: Told,
        },
        Conceded {
            character: CharacterId,
            text: Told,
        },
        KomaGained {
            character: CharacterId,
            n: u32,
            reason: Told,
        },
        TestSettled {
            character: CharacterId,
            total: u32,
            degree: Degree,
        },
        ConflictSettled {
            winner: Option<CharacterId>,
            effective: u32,
            degree: Option<Degree>,
            cause: Cause,
        },
        StoryProposed {
            by: Seat,
            text: Told,
            waits_for: Vec<Seat>,
        },
        ConsentGiven {
            by: Seat,
        },
        ConsentRefused {
            by: Seat,
        },
        ResultTold {
            by: Seat,
            text: Told,
        },
        BondImposed {
            target: CharacterId,
            winner: CharacterId,
            text: Text,
            replaced: Option<Text>,
        },
        ReplacementAsked {
            target: CharacterId,
            text: Text,
            replaces: Text,
        },
        GiftGranted {
            character: CharacterId,
            text: Text,
        },
        ConceptChanged {
            character: CharacterId,
            text: Text,
        },
        FlawChanged {
            character: CharacterId,
            text: Text,
        },
        SessionEnded {
            session: u32,
        },
        BondChanged {
            character: CharacterId,
            text: Text,
        },
        BondDropped {
            character: CharacterId,
            text: Text,
        },
        AdventureEnded {
            adventure: u32,
        },
        SetbackErased {
            character: CharacterId,
            severity: Severity,
        },
        AdventureBegan {
            adventure: u32,
        },
        TableClosed,
        MomentMarked {
            moment: Moment,
        },
    }
}

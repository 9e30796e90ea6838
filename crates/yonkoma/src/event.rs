//! What happened, and how it changes the truth.

mod apply;

use kernel::{Seat, Text};

use crate::{
    action::Told,
    character::{Bond, Condition, Sheet},
    contest::{Settled, Side},
    moment::{Beat, Moment},
    state::{Claim, Imposing, Spoils},
    words::{Basis, BondKind, CharacterId, ConditionId, Field, GiftUse, Severity, SideId, Stage},
};

kernel::tagged! {
    "event";
    /// Something that happened.
    #[expect(missing_docs, reason = "named in the rulebook's words")]
    pub enum Event {
        StageReached {
            stage: Stage,
        },
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
            concept: Option<Text>,
            flaw: Option<Text>,
            shown: bool,
        },
        NpcDescribed {
            npc: CharacterId,
            important: bool,
            concept: Option<Text>,
            flaw: Option<Text>,
        },
        NpcShown {
            npc: CharacterId,
        },
        NpcBound {
            npc: CharacterId,
            text: Text,
        },
        NpcBondShown {
            npc: CharacterId,
            bond: u8,
        },
        NotesWritten {
            text: Option<Text>,
        },
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
        FactAdded {
            text: Text,
        },
        BondClaimed {
            claim: Claim,
            text: Told,
        },
        BondPaid {
            character: CharacterId,
            bond: u8,
            scene: u32,
            erased: Option<Severity>,
            text: Told,
        },
        BondDeclined {
            character: CharacterId,
            bond: u8,
            by: Seat,
        },
        BondUndone {
            character: CharacterId,
            bond: u8,
            erased: Option<Severity>,
        },
        ConditionGiven {
            character: CharacterId,
            condition: Condition,
            by: Seat,
        },
        ConditionEnded {
            character: CharacterId,
            condition: ConditionId,
        },
        GiftUsed {
            character: CharacterId,
            gift: u8,
            how: GiftUse,
            text: Told,
        },
        GiftGivenBack {
            character: CharacterId,
            gift: u8,
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
        BasisSet {
            side: SideId,
            basis: Basis,
            conditions: Vec<ConditionId>,
            hindered: Vec<CharacterId>,
        },
        ConditionsJudged {
            side: SideId,
            conditions: Vec<ConditionId>,
        },
        HelperJoined {
            side: SideId,
            character: CharacterId,
        },
        HelperLeft {
            side: SideId,
            character: CharacterId,
        },
        AnecdoteTold {
            side: SideId,
            by: Seat,
            text: Told,
        },
        ContestDropped,
        Thrown {
            side: SideId,
            dice: Vec<u8>,
        },
        ThrowReplaced {
            side: SideId,
        },
        SuccessAdded {
            side: SideId,
        },
        Passed {
            side: SideId,
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
            side: SideId,
            character: CharacterId,
            severity: Severity,
            text: Told,
        },
        Rerolled {
            side: SideId,
            kept: Vec<u8>,
            thrown: Vec<u8>,
        },
        ApproachChanged {
            side: SideId,
            approach: Told,
        },
        RoundCompared {
            round: u32,
            totals: (u32, u32),
            winner: Option<SideId>,
            lead: u32,
        },
        SpecificJudged {
            side: Option<SideId>,
            rollers: (CharacterId, CharacterId),
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
            side: SideId,
            character: CharacterId,
        },
        WentOn {
            side: SideId,
            approach: Told,
        },
        Stopped {
            side: SideId,
            text: Told,
        },
        ThrownAnew,
        Conceded {
            side: SideId,
            text: Told,
        },
        KomaGained {
            character: CharacterId,
            n: u32,
            reason: Told,
        },
        ContestSettled {
            settled: Settled,
            total: u32,
            beat: Beat,
            spoils: Option<Spoils>,
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
            replaces: Option<u8>,
        },
        ReplacementAsked {
            imposing: Imposing,
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
        SessionEnded,
        BondChanged {
            character: CharacterId,
            bond: u8,
            kind: BondKind,
            target: Option<CharacterId>,
            text: Text,
        },
        BondDropped {
            character: CharacterId,
            bond: u8,
        },
        AdventureEnded,
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

/// A side whose throw begins anew, with what stays (YON-59).
pub(crate) fn cleared(side: &Side, approach: Told) -> Side {
    Side {
        approach,
        basis: None,
        conditions: Vec::new(),
        hindered: Vec::new(),
        thrown: false,
        dice: Vec::new(),
        auto: false,
        plus_one: 0,
        ..side.clone()
    }
}

//! What happened, and how it changes the truth.

mod apply;
mod happen;
mod stored;

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    character::{Bond, Condition, Sheet},
    contest::{Conclusion, Side},
    moment::{Beat, Moment},
    state::{BondClaim, Imposing, Spoils},
    vocabulary::{Basis, BondKind, CharacterId, ConditionId, GiftUse, Severity, SheetEntry, SideId, Stage},
};

/// Something that happened. What everybody hears as it stands here is in [`Happening`]; the rest is told in other
/// words, in part, to some, or to nobody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case", remote = "Self")]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    Open {
        what: Happening,
    },
    StageReached {
        stage: Stage,
    },
    NpcMade(NpcMade),
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
    BondClaimed {
        claim: BondClaim,
        text: Option<Text>,
    },
    BondPaid(BondPaid),
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
        text: Option<Text>,
    },
    GiftGivenBack {
        character: CharacterId,
        gift: u8,
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
    Rerolled {
        side: SideId,
        kept: Vec<u8>,
        thrown: Vec<u8>,
    },
    ApproachChanged {
        side: SideId,
        approach: Option<Text>,
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
        text: Option<Text>,
    },
    WentOn {
        side: SideId,
        approach: Option<Text>,
    },
    Stopped {
        side: SideId,
        text: Option<Text>,
    },
    // Both sides go on after a tie: their throws begin again.
    #[serde(alias = "thrown_anew")]
    BeganAgain,
    Conceded {
        side: SideId,
        text: Option<Text>,
    },
    ContestSettled {
        settled: Conclusion,
        total: u32,
        beat: Beat,
        spoils: Option<Spoils>,
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
    SessionEnded,
    BondChanged(BondChanged),
    BondDropped {
        character: CharacterId,
        bond: u8,
    },
    AdventureEnded,
}

/// A character of the game master's as he made it, what he keeps to himself included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NpcMade {
    pub by: Seat,
    pub npc: CharacterId,
    pub name: Text,
    pub important: bool,
    pub sign: Option<Text>,
    pub concept: Option<Text>,
    pub flaw: Option<Text>,
    pub shown: bool,
}

/// A Bond that paid, by its place on the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BondPaid {
    pub character: CharacterId,
    pub bond: u8,
    pub scene: u32,
    pub erased: Option<Severity>,
    pub text: Option<Text>,
}

/// A Bond that says something else now, by its place on the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BondChanged {
    pub character: CharacterId,
    pub bond: u8,
    pub kind: BondKind,
    pub target: Option<CharacterId>,
    pub text: Text,
}

/// Something that happens in front of everybody. A `null` text was told aloud; a Fact is established and must not be
/// contradicted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Happening {
    WorldSet {
        text: Option<Text>,
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
        field: SheetEntry,
        reason: Option<Text>,
    },
    BondsSubmitted {
        character: CharacterId,
        bonds: Vec<Bond>,
    },
    BondsReturned {
        character: CharacterId,
        reason: Option<Text>,
    },
    SessionBegan {
        session: u32,
        gm_pool: u32,
    },
    SceneBegan {
        scene: u32,
        title: Option<Text>,
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
    #[serde(alias = "fact_added")]
    Fact {
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
    TestBegan {
        by: Seat,
        roller: CharacterId,
        goal: Option<Text>,
        approach: Option<Text>,
    },
    ConflictBegan {
        a: CharacterId,
        b: CharacterId,
        stake: Option<Text>,
    },
    HelperLeft {
        character: CharacterId,
    },
    AnecdoteTold {
        by: Seat,
        text: Option<Text>,
    },
    ContestDropped,
    GiftsKept {
        by: Seat,
        kept: bool,
    },
    TimeTaken {
        by: Seat,
    },
    KomaSpent {
        by: Seat,
        character: Option<CharacterId>,
        text: Option<Text>,
    },
    SetbackTaken {
        character: CharacterId,
        severity: Severity,
        text: Option<Text>,
    },
    AwardPassed {
        by: Seat,
    },
    RoundTold {
        text: Option<Text>,
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
    KomaGained {
        character: CharacterId,
        n: u32,
        reason: Option<Text>,
    },
    StoryProposed {
        by: Seat,
        text: Option<Text>,
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
        text: Option<Text>,
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

impl From<Happening> for Event {
    fn from(what: Happening) -> Self {
        Self::Open { what }
    }
}

/// A side whose throw begins again, with what stays (YON-59).
pub(crate) fn cleared(side: &Side, approach: Option<Text>) -> Side {
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

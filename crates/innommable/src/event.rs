//! What happened, and how it changes the truth.

mod apply;

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    conflict::{ConflictKind, Thrown},
    dice::{Dice, Faces},
    mystery::{ElementId, Sheet},
    state::Profile,
    vocabulary::{AnchorState, DiePlace, Ending, EntryCause, Fate, GiftFrom, Loss, MonologueKind, Severity},
};

/// Something that happened. Most of it happens in front of everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "named in the rulebook's words")]
pub enum Event {
    /// Everybody sees it and is told so.
    Open {
        what: Happening,
    },
    MysteryWritten {
        sheet: Sheet,
    },
    /// One for each element, in the order of the sheet.
    DiceLaid {
        dice: Vec<Dice>,
    },
    DieMoved {
        faces: Faces,
        from: Option<ElementId>,
        to: Option<ElementId>,
    },
    Noted {
        text: Text,
    },
    Revealed {
        element: ElementId,
        kind_told: bool,
        text: Option<Text>,
    },
    Published {
        element: ElementId,
    },
    Blacklisted {
        of: Seat,
        cause: EntryCause,
    },
    Closed,
}

/// Something that happens in front of everybody. A text that is missing was told aloud.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "told", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "named in the rulebook's words")]
pub enum Happening {
    /// Parts 1 and 5 of the mystery are told (INN-16).
    PreparationFinished {
        place: Text,
        date: Text,
        spots: Option<Text>,
        role: Text,
    },
    CharacterSubmitted {
        by: Seat,
        profile: Profile,
    },
    CharacterApproved {
        of: Seat,
    },
    CharacterReturned {
        of: Seat,
        reason: Option<Text>,
    },
    PlayStarted {
        bowl: Dice,
    },
    SceneStarted {
        scene: u32,
        title: Option<Text>,
        text: Option<Text>,
    },
    Narrated {
        by: Seat,
        text: Text,
    },
    ActionDeclared {
        by: Seat,
        goal: Option<Text>,
        target: Option<Seat>,
    },
    ActionWithdrawn {
        by: Seat,
    },
    ActionHappened {
        by: Seat,
        text: Option<Text>,
    },
    /// In a duel the initiator first, then the challenged.
    ConflictCalled {
        kind: ConflictKind,
        sides: Vec<Seat>,
        /// Whose declared action this is; nobody's, where a strike is resisted.
        #[serde(skip_serializing_if = "Option::is_none")]
        declared_by: Option<Seat>,
        goal: Option<Text>,
        text: Option<Text>,
        /// None in a duel, which knows no difficulty (INN-84).
        #[serde(skip_serializing_if = "Option::is_none")]
        difficulty: Option<u8>,
    },
    ConflictWithdrawn {
        by: Seat,
    },
    Yielded {
        by: Seat,
        text: Option<Text>,
    },
    MonologueStarted {
        by: Seat,
        kind: MonologueKind,
        die: Option<Faces>,
        anchor_central: bool,
        lore: Option<Text>,
    },
    /// `contestable`: the Keeper may say that the anchor was not at its centre.
    MonologueFinished {
        by: Seat,
        text: Option<Text>,
        die: Option<Faces>,
        contestable: bool,
    },
    MonologueCancelled {
        by: Seat,
        die: Option<Faces>,
    },
    AnchorContested {
        of: Seat,
        reason: Option<Text>,
    },
    Suggested {
        by: Seat,
        to: Seat,
        faces: Faces,
        from: GiftFrom,
        text: Option<Text>,
    },
    Incorporated {
        by: Seat,
        text: Option<Text>,
    },
    AuxiliaryGave {
        by: Seat,
        to: Seat,
        faces: Faces,
        from: GiftFrom,
        text: Option<Text>,
    },
    GiftPassed {
        by: Seat,
    },
    WindowClosed,
    /// `mad`: a 1, and at risk (INN-76).
    DiceThrown {
        by: Seat,
        thrown: Vec<Thrown>,
        total: u32,
        difficulty: Option<u8>,
        mad: bool,
    },
    GiftAwaited {
        by: Seat,
    },
    GiftDieThrown {
        by: Seat,
        thrown: Thrown,
        total: u32,
        mad: bool,
    },
    ActionStopped {
        by: Seat,
    },
    /// Whoever is short, and by how much.
    FellShort {
        by: Seat,
        missing: u32,
    },
    FailureAccepted {
        by: Seat,
    },
    Rerolled {
        by: Seat,
        nth: u8,
        text: Option<Text>,
    },
    Sacrificed {
        by: Seat,
        loss: Loss,
        text: Option<Text>,
    },
    /// Nobody has won: it failed.
    ConflictSettled {
        winner: Option<Seat>,
    },
    OutcomeTold {
        by: Seat,
        text: Option<Text>,
        incapacitates: bool,
    },
    Consented {
        by: Seat,
        dies: bool,
    },
    ConsentRefused {
        by: Seat,
    },
    ConflictClosed,
    ConflictHeld,
    ConflictResumed,
    ConflictDropped,
    CharacterLost {
        who: Seat,
        status: Fate,
    },
    AnchorChanged {
        of: Seat,
        to: AnchorState,
    },
    Struck {
        on: Seat,
        /// Which entry is struck first; only where the blacklist is seen.
        first: Option<u32>,
        /// How many entries are struck; only where the blacklist is seen.
        k: Option<u32>,
        worst: Severity,
        threatens_anchor: bool,
        text: Option<Text>,
    },
    EffectAccepted {
        by: Seat,
    },
    /// Somebody resisted, and failed (INN-100).
    EffectTakesHold {
        on: Seat,
    },
    EffectApplied {
        on: Seat,
        text: Option<Text>,
    },
    EffectCancelled {
        on: Seat,
    },
    StrikeClosed,
    Recounted {
        faces: Faces,
        from: DiePlace,
        to: DiePlace,
    },
    LastActAsked,
    Ended {
        ending: Ending,
        text: Option<Text>,
    },
    EpilogueTold {
        by: Seat,
        text: Option<Text>,
    },
    EpilogueSkipped {
        by: Seat,
    },
}

impl From<Happening> for Event {
    fn from(what: Happening) -> Self {
        Self::Open { what }
    }
}

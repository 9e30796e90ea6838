//! What happened, and how it changes the truth.

mod apply;
mod happen;

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    character::Profile,
    conflict::{ConflictKind, Thrown},
    dice::{Dice, Faces},
    mystery::{ElementId, Sheet},
    view::Setting,
    vocabulary::{AnchorState, DiePlace, Ending, EntryCause, Fate, GiftFrom, Loss, MonologueKind, Severity},
};

/// Something that happened. Most of it happens in front of everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Everybody sees it and is told so.
    Open { what: Happening },
    /// The Keeper has written the sheet, all of it.
    MysteryWritten { sheet: Sheet },
    /// One for each element, in the order of the sheet.
    DiceLaid { dice: Vec<Dice> },
    /// From or to the heap, where an element is missing.
    DieMoved { faces: Faces, from: Option<ElementId>, to: Option<ElementId> },
    /// The Keeper has noted something.
    Noted { text: Text },
    /// Something is found; its dice go into the bowl.
    Revealed { element: ElementId, kind_told: bool, text: Option<Text> },
    /// Its prepared text is public.
    Published { element: ElementId },
    /// A name is written on the blacklist.
    Blacklisted { of: Seat, cause: EntryCause },
    /// The game is over.
    Closed,
}

/// Something that happens in front of everybody. A text that is missing was told aloud.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "told", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Happening {
    /// Parts 1 and 5 of the mystery are told (INN-16).
    PreparationFinished { place: Text, date: Text, spots: Option<Text>, role: Text },
    /// The same, before the rest is written.
    SettingTold { setting: Setting, role: Text },
    /// A player shows a character to the Keeper.
    CharacterSubmitted { by: Seat, profile: Profile },
    /// The Keeper finds that it fits.
    CharacterApproved { of: Seat },
    /// The Keeper gives it back.
    CharacterReturned { of: Seat, reason: Option<Text> },
    /// Play begins, with these dice in the bowl.
    PlayStarted { bowl: Dice },
    /// The Keeper cuts to another scene.
    SceneStarted { scene: u32, title: Option<Text>, text: Option<Text> },
    /// Somebody tells something.
    Narrated { by: Seat, text: Text },
    /// A player says what the character attempts.
    ActionDeclared { by: Seat, goal: Option<Text>, target: Option<Seat> },
    /// The player thinks better of it.
    ActionWithdrawn { by: Seat },
    /// It happens, without a throw.
    ActionHappened { by: Seat, text: Option<Text> },
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
    /// Whoever acts gives up before the first throw.
    ConflictWithdrawn { by: Seat },
    /// The challenged of a duel gives in.
    Yielded { by: Seat, text: Option<Text> },
    /// Somebody speaks, and everybody else is silent.
    MonologueStarted {
        by: Seat,
        kind: MonologueKind,
        die: Option<Faces>,
        anchor_central: bool,
        lore: Option<Text>,
    },
    /// `contestable`: the Keeper may say that the anchor was not at its centre.
    MonologueFinished { by: Seat, text: Option<Text>, die: Option<Faces>, contestable: bool },
    /// The speaker stops; the die goes back into the bowl.
    MonologueCancelled { by: Seat, die: Option<Faces> },
    /// The Keeper says that the anchor was not at the centre.
    AnchorContested { of: Seat, reason: Option<Text> },
    /// A player gives another a die by implying something.
    Suggested { by: Seat, to: Seat, faces: Faces, from: GiftFrom, text: Option<Text> },
    /// What was implied becomes true.
    Incorporated { by: Seat, text: Option<Text> },
    /// A player whose character is lost gives a die.
    AuxiliaryGave { by: Seat, to: Seat, faces: Faces, from: GiftFrom, text: Option<Text> },
    /// Somebody gives nothing to whoever is short.
    GiftPassed { by: Seat },
    /// The time to give a die is over.
    WindowClosed,
    /// `mad`: a 1, and at risk (INN-76).
    DiceThrown { by: Seat, thrown: Vec<Thrown>, total: u32, difficulty: Option<u8>, mad: bool },
    /// Whoever is short was given a die, and may throw it.
    GiftAwaited { by: Seat },
    /// The die that was given is thrown.
    GiftDieThrown { by: Seat, thrown: Thrown, total: u32, mad: bool },
    /// Whoever is short stops instead.
    ActionStopped { by: Seat },
    /// Whoever is short, and by how much.
    FellShort { by: Seat, missing: u32 },
    /// Whoever is short leaves it at that.
    FailureAccepted { by: Seat },
    /// All dice are thrown again, at their price.
    Rerolled { by: Seat, nth: u8, text: Option<Text> },
    /// A player gives the character up.
    Sacrificed { by: Seat, loss: Loss, text: Option<Text> },
    /// Nobody has won: it failed.
    ConflictSettled { winner: Option<Seat> },
    /// How the conflict went is told.
    OutcomeTold { by: Seat, text: Option<Text>, incapacitates: bool },
    /// The loser of a duel agrees.
    Consented { by: Seat, dies: bool },
    /// The loser does not agree: it is told otherwise.
    ConsentRefused { by: Seat },
    /// The conflict is over.
    ConflictClosed,
    /// The conflict waits for the end of a strike.
    ConflictHeld,
    /// It goes on.
    ConflictResumed,
    /// It does not go on: one of its sides cannot.
    ConflictDropped,
    /// A character is mad or dead, for good.
    CharacterLost { who: Seat, status: Fate },
    /// Something has become of an anchor.
    AnchorChanged { of: Seat, to: AnchorState },
    /// The Keeper strikes entries off to hurt a character.
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
    /// Whom it hits lets it happen.
    EffectAccepted { by: Seat },
    /// Somebody resisted, and failed (INN-100).
    EffectTakesHold { on: Seat },
    /// The Keeper tells what it does.
    EffectApplied { on: Seat, text: Option<Text> },
    /// It is kept off.
    EffectCancelled { on: Seat },
    /// The strike is over.
    StrikeClosed,
    /// A real die lies elsewhere than the program thought.
    Recounted { faces: Faces, from: DiePlace, to: DiePlace },
    /// The last character has fallen: did it defuse the mystery?
    LastActAsked,
    /// The story is over.
    Ended { ending: Ending, text: Option<Text> },
    /// Somebody tells how it goes on.
    EpilogueTold { by: Seat, text: Option<Text> },
    /// Somebody tells nothing more.
    EpilogueSkipped { by: Seat },
}

impl From<Happening> for Event {
    fn from(what: Happening) -> Self {
        Self::Open { what }
    }
}

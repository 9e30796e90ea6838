//! What a viewer is told: a new event does not compile until somebody has decided who hears what.

use kernel::{Seat, Text, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    dice::{Dice, Faces},
    event::{Event, Happening},
    mystery::{ElementId, ElementKind, Mystery, Sheet},
    state::{State, difficulty},
    vocabulary::EntryCause,
};

/// What a viewer is told of an event: everything in it may be known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Notice {
    /// What everybody is told alike.
    Open(Happening),
    /// What is told in part, or to some.
    Partly(Partly),
}

/// What is told in part, or to some.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "told", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Partly {
    /// Only for the Keeper.
    MysteryWritten { sheet: Sheet },
    /// Only for the Keeper.
    DiceLaid { dice: Vec<Dice> },
    /// Only for the Keeper.
    DieMoved { die: Faces, from: Option<ElementId>, to: Option<ElementId> },
    /// Only for the Keeper.
    Noted { text: Text },
    /// How many dice of which kind, for everybody; the number counts what was revealed so far. What it is only if
    /// the Keeper says so.
    Revealed { number: u8, dice: Dice, kind: Option<ElementKind>, text: Option<Text>, difficulty: u8 },
    /// The prepared text.
    Published { number: u8, text: Text },
    /// Only where the blacklist is seen.
    Blacklisted { of: Seat, cause: EntryCause, unstruck: u32 },
    /// It is over: the whole mystery, for everybody.
    Closed { mystery: Mystery, notes: Vec<Text> },
}

/// What happened openly, without the ordinals for those who do not see the blacklist.
fn open(before: &State, what: &Happening, you: Option<Seat>) -> Happening {
    let mut told = what.clone();
    if let Happening::Struck { first, k, .. } = &mut told
        && !before.sees_blacklist(you)
    {
        (*first, *k) = (None, None);
    }
    told
}

/// What a viewer is told of an event that is about to change this state.
pub(crate) fn tell(before: &State, event: &Event, viewer: Viewer) -> Option<Notice> {
    let you = viewer.seat();
    let sees_desk = before.sees_desk(you);
    Some(Notice::Partly(match event {
        Event::Open { what } => return Some(Notice::Open(open(before, what, you))),
        Event::MysteryWritten { sheet } => {
            sees_desk.then(|| Partly::MysteryWritten { sheet: sheet.clone() })?
        }
        Event::DiceLaid { dice } => sees_desk.then(|| Partly::DiceLaid { dice: dice.clone() })?,
        Event::DieMoved { faces, from, to } => {
            sees_desk.then_some(Partly::DieMoved { die: *faces, from: *from, to: *to })?
        }
        Event::Noted { text } => sees_desk.then(|| Partly::Noted { text: text.clone() })?,
        Event::Revealed { element, kind_told, text } => {
            let found = before.element(*element)?;
            let mut released = before.released.clone();
            released.extend(found.dice.kinds());
            Partly::Revealed {
                number: before.n_revealed.saturating_add(1),
                dice: found.dice,
                kind: kind_told.then_some(found.kind),
                text: text.clone(),
                difficulty: difficulty(&released),
            }
        }
        Event::Published { element } => {
            let found = before.element(*element)?;
            Partly::Published { number: found.revealed?, text: found.text.clone() }
        }
        Event::Blacklisted { of, cause } => {
            let unstruck = before.character(*of).map_or(0, |c| c.entries.unstruck()) + 1;
            before.sees_blacklist(you).then_some(Partly::Blacklisted { of: *of, cause: *cause, unstruck })?
        }
        Event::Closed => {
            let dice = before.elements.iter().map(|element| element.dice).collect();
            let mystery = Mystery { sheet: before.sheet.clone(), dice };
            Partly::Closed { mystery, notes: before.notes.clone() }
        }
    }))
}

/// What is told in front of everybody.
impl From<Happening> for Notice {
    fn from(what: Happening) -> Self {
        Self::Open(what)
    }
}

impl Event {
    /// Whether it brings something hidden to light, for anybody.
    pub(crate) fn discloses(&self) -> bool {
        match self {
            Self::Open { what } => what.discloses(),
            // What is found (INN-36), its text (INN-37), the whole mystery at the end.
            Self::Revealed { .. } | Self::Published { .. } | Self::Closed => true,
            Self::MysteryWritten { .. }
            | Self::DiceLaid { .. }
            | Self::DieMoved { .. }
            | Self::Noted { .. }
            | Self::Blacklisted { .. } => false,
        }
    }
}

impl Happening {
    /// Parts 1 and 5 of the mystery are told (INN-16). What else happens in front of everybody was never hidden.
    fn discloses(&self) -> bool {
        match self {
            Self::PreparationFinished { .. } | Self::SettingTold { .. } => true,
            Self::CharacterSubmitted { .. }
            | Self::CharacterApproved { .. }
            | Self::CharacterReturned { .. }
            | Self::PlayStarted { .. }
            | Self::SceneStarted { .. }
            | Self::Narrated { .. }
            | Self::ActionDeclared { .. }
            | Self::ActionWithdrawn { .. }
            | Self::ActionHappened { .. }
            | Self::ConflictCalled { .. }
            | Self::ConflictWithdrawn { .. }
            | Self::Yielded { .. }
            | Self::MonologueStarted { .. }
            | Self::MonologueFinished { .. }
            | Self::MonologueCancelled { .. }
            | Self::AnchorContested { .. }
            | Self::Suggested { .. }
            | Self::Incorporated { .. }
            | Self::AuxiliaryGave { .. }
            | Self::GiftPassed { .. }
            | Self::WindowClosed
            | Self::DiceThrown { .. }
            | Self::GiftAwaited { .. }
            | Self::GiftDieThrown { .. }
            | Self::ActionStopped { .. }
            | Self::FellShort { .. }
            | Self::FailureAccepted { .. }
            | Self::Rerolled { .. }
            | Self::Sacrificed { .. }
            | Self::ConflictSettled { .. }
            | Self::OutcomeTold { .. }
            | Self::Consented { .. }
            | Self::ConsentRefused { .. }
            | Self::ConflictClosed
            | Self::ConflictHeld
            | Self::ConflictResumed
            | Self::ConflictDropped
            | Self::CharacterLost { .. }
            | Self::AnchorChanged { .. }
            | Self::Struck { .. }
            | Self::EffectAccepted { .. }
            | Self::EffectTakesHold { .. }
            | Self::EffectApplied { .. }
            | Self::EffectCancelled { .. }
            | Self::StrikeClosed
            | Self::Recounted { .. }
            | Self::LastActAsked
            | Self::Ended { .. }
            | Self::EpilogueTold { .. }
            | Self::EpilogueSkipped { .. } => false,
        }
    }
}

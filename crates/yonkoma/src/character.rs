//! Characters and what is on their sheets.

use std::collections::BTreeSet;

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::vocabulary::{BondKind, CharacterId, ConditionId, GiftUse, Severity, Sign};

/// What a player writes to make a character, Bonds apart (YON-03).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheet {
    /// Easy to remember.
    pub name: Text,
    /// What it is and can do.
    pub concept: Text,
    /// Its weakness.
    pub flaw: Text,
    /// Its extraordinary talent.
    pub gift: Text,
    /// A detail without effect on the rules (YON-12).
    pub sign: Text,
}

// In the state nothing is left out; what a viewer may not know is left out of the `CharacterView` made of it.
/// Somebody in the story, as a viewer sees them: what the game master keeps to himself is not there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Character {
    /// Its number.
    pub id: CharacterId,
    /// The player whose character it is; nobody, for the game master's.
    pub owner: Option<Seat>,
    /// Whether Bonds and Conflicts may turn on it; always true of a player's character.
    pub important: bool,
    /// Its name.
    pub name: Text,
    /// Its distinctive sign, if it has one.
    pub sign: Option<Text>,
    /// Its Concept, if it has one and the viewer may read it.
    pub concept: Option<Text>,
    /// Its Flaw; likewise.
    pub flaw: Option<Text>,
    /// Whether everybody may read Concept and Flaw.
    pub shown: bool,
    /// Those of its Gifts that the viewer knows.
    pub gifts: Vec<Gift>,
    /// Its Koma; the game master's characters have none (YON-54).
    pub koma: u32,
    /// The Setbacks marked on the sheet, in order of price.
    pub setbacks: Vec<Severity>,
    /// What state it is in.
    pub conditions: Vec<Condition>,
    /// Those of its Bonds that the viewer knows.
    pub bonds: Vec<Bond>,
    /// Whether it takes part.
    pub status: Presence,
    /// The Scene in which its story ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eliminated_in: Option<u32>,
}

/// Whether a character takes part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Presence {
    /// Its sheet waits for the game master.
    Draft,
    /// Its sheet came back to be changed.
    Returned,
    /// Its sheet is approved; Bonds are missing.
    Approved,
    /// It is whole and waits to come in.
    Ready,
    /// It takes part.
    InPlay,
    /// It can contribute nothing until the end of this Scene (YON-65).
    OutOfPlay {
        /// The last Scene it misses.
        until: u32,
    },
    /// Its story has ended (YON-66).
    Eliminated,
}

/// An extraordinary talent (YON-08).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Gift {
    /// What it is.
    pub text: Text,
    /// What the game master holds it to.
    pub restriction: Option<Text>,
    /// How it was used this Session.
    pub used: Option<GiftUse>,
    /// Whether everybody has seen it.
    pub shown: bool,
}

/// A temporary state (YON-40).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Condition {
    /// Its number.
    pub id: ConditionId,
    /// A word or a short phrase.
    pub label: Text,
    /// Good or bad.
    pub sign: Sign,
    /// The Scene in which it was given.
    pub since: u32,
}

/// An aim or a relation (YON-16).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bond {
    /// What kind.
    pub kind: BondKind,
    /// Towards whom.
    pub target: Option<CharacterId>,
    /// What it says.
    pub text: Text,
    /// When and how it paid last.
    pub paid: Option<Paid>,
    /// Whether everybody has seen it.
    pub shown: bool,
}

/// What a Bond paid (YON-20, YON-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Paid {
    /// In which Scene.
    pub scene: u32,
    /// The Setback that it erased; nothing, for a Koma.
    pub erased: Option<Severity>,
}

impl Bond {
    /// A Bond that everybody sees and that has not paid.
    pub fn new(kind: BondKind, target: Option<CharacterId>, text: Text) -> Self {
        Self { kind, target, text, paid: None, shown: true }
    }
}

impl Gift {
    /// A Gift that has not been used.
    pub fn new(text: Text, shown: bool) -> Self {
        Self { text, restriction: None, used: None, shown }
    }
}

impl AsRef<Character> for Character {
    fn as_ref(&self) -> &Character {
        self
    }
}

impl Character {
    /// A player's character whose sheet waits for approval.
    pub(crate) fn player(id: CharacterId, owner: Seat, sheet: &Sheet) -> Self {
        let mut character = Self {
            id,
            owner: Some(owner),
            important: true,
            name: sheet.name.clone(),
            sign: None,
            concept: None,
            flaw: None,
            shown: true,
            gifts: Vec::new(),
            // YON-14
            koma: 1,
            setbacks: Vec::new(),
            conditions: Vec::new(),
            bonds: Vec::new(),
            status: Presence::Draft,
            eliminated_in: None,
        };
        character.write(sheet);
        character
    }

    /// Writes a sheet in place of what was there.
    pub(crate) fn write(&mut self, sheet: &Sheet) {
        self.name = sheet.name.clone();
        self.sign = Some(sheet.sign.clone());
        self.concept = Some(sheet.concept.clone());
        self.flaw = Some(sheet.flaw.clone());
        self.gifts = vec![Gift::new(sheet.gift.clone(), true)];
        self.status = Presence::Draft;
    }

    /// Whether it can contribute.
    pub fn in_play(&self) -> bool {
        self.status == Presence::InPlay
    }

    /// The Gifts that were not used this Session, by their place on the sheet.
    pub fn free_gifts(&self) -> Vec<u8> {
        (0u8..).zip(&self.gifts).filter(|(_, gift)| gift.used.is_none()).map(|(n, _)| n).collect()
    }

    /// The places on the sheet of the Bonds that somebody sees.
    pub(crate) fn seen_bonds(&self, all: bool) -> Vec<usize> {
        seen(&self.bonds, |bond| bond.shown, all || self.owner.is_some())
    }

    /// The places on the sheet of the Gifts that somebody sees.
    pub(crate) fn seen_gifts(&self, all: bool) -> Vec<usize> {
        seen(&self.gifts, |gift| gift.shown, all || self.owner.is_some())
    }

    pub(crate) fn mark(&mut self, severity: Severity) {
        if let Err(place) = self.setbacks.binary_search(&severity) {
            self.setbacks.insert(place, severity);
        }
    }

    pub(crate) fn erase(&mut self, severity: Severity) {
        self.setbacks.retain(|mark| *mark != severity);
    }
}

/// The places of all things, or of those that were shown. These are sorted by what they say: their order on the sheet
/// would tell how many others lie between them.
fn seen<T: Ord>(things: &[T], shown: fn(&T) -> bool, all: bool) -> Vec<usize> {
    if all {
        return (0..things.len()).collect();
    }
    let places: BTreeSet<(&T, usize)> = things.iter().zip(0..).filter(|(thing, _)| shown(thing)).collect();
    places.into_iter().map(|(_, place)| place).collect()
}

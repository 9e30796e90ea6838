//! Dice: their kinds, how many lie where, what a throw is worth.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The kinds of dice, from many faces to few.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Faces {
    D20,
    D12,
    D8,
    D4,
}

impl Faces {
    /// From many faces to few.
    pub const ALL: [Self; 4] = [Self::D20, Self::D12, Self::D8, Self::D4];
    /// Those that the Keeper lays on what there is to find (INN-19).
    pub const RESERVE: [Self; 3] = [Self::D12, Self::D8, Self::D4];

    /// How many faces it has.
    pub fn number(self) -> u8 {
        match self {
            Self::D20 => 20,
            Self::D12 => 12,
            Self::D8 => 8,
            Self::D4 => 4,
        }
    }

    /// Whether it speaks of the occult (INN-75).
    pub fn is_occult(self) -> bool {
        matches!(self, Self::D8 | Self::D4)
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let found = Self::ALL.into_iter().find(|faces| faces.number() == number);
        found.ok_or_else(|| D::Error::custom(format!("a die has 20, 12, 8 or 4 faces, not {number}")))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Faces {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Faces".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({"enum": [20, 12, 8, 4], "description": "A kind of die, by its faces."})
    }
}

/// How many dice of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Dice {
    /// Twenty-sided.
    pub d20: u32,
    /// Twelve-sided.
    pub d12: u32,
    /// Eight-sided.
    pub d8: u32,
    /// Four-sided.
    pub d4: u32,
}

impl Dice {
    /// No dice at all.
    pub const NONE: Self = Self { d20: 0, d12: 0, d8: 0, d4: 0 };

    /// So many of each.
    pub const fn new(d20: u32, d12: u32, d8: u32, d4: u32) -> Self {
        Self { d20, d12, d8, d4 }
    }

    /// How many there are.
    pub fn count(self) -> u32 {
        Faces::ALL.into_iter().fold(0, |sum: u32, faces| sum.saturating_add(self[faces]))
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// With these added.
    pub fn plus(mut self, more: Self) -> Self {
        for faces in Faces::ALL {
            self[faces] = self[faces].saturating_add(more[faces]);
        }
        self
    }

    /// With these taken away, as far as they are there.
    pub fn minus(mut self, less: Self) -> Self {
        for faces in Faces::ALL {
            self[faces] = self[faces].saturating_sub(less[faces]);
        }
        self
    }

    /// The kinds there are, from many faces to few.
    pub fn kinds(self) -> impl Iterator<Item = Faces> {
        Faces::ALL.into_iter().filter(move |faces| self[*faces] > 0)
    }

    /// Each die, from many faces to few.
    pub fn each(self) -> impl Iterator<Item = Faces> {
        Faces::ALL.into_iter().flat_map(move |faces| (0..self[faces]).map(move |_| faces))
    }

    /// The die with the most faces (INN-50).
    pub fn biggest(self) -> Option<Faces> {
        self.kinds().next()
    }
}

impl From<Faces> for Dice {
    fn from(faces: Faces) -> Self {
        let mut dice = Self::NONE;
        dice[faces] = 1;
        dice
    }
}

impl FromIterator<Faces> for Dice {
    fn from_iter<I: IntoIterator<Item = Faces>>(each: I) -> Self {
        each.into_iter().fold(Self::NONE, |sum, faces| sum.plus(faces.into()))
    }
}

impl Index<Faces> for Dice {
    type Output = u32;
    fn index(&self, faces: Faces) -> &u32 {
        match faces {
            Faces::D20 => &self.d20,
            Faces::D12 => &self.d12,
            Faces::D8 => &self.d8,
            Faces::D4 => &self.d4,
        }
    }
}

impl IndexMut<Faces> for Dice {
    fn index_mut(&mut self, faces: Faces) -> &mut u32 {
        match faces {
            Faces::D20 => &mut self.d20,
            Faces::D12 => &mut self.d12,
            Faces::D8 => &mut self.d8,
            Faces::D4 => &mut self.d4,
        }
    }
}

/// How a die came into a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DieOrigin {
    /// By a monologue of the die's own kind.
    Monologue,
    /// By a scene with the anchor: it is no occult die (INN-78).
    Anchor,
    /// By somebody's suggestion.
    Suggestion,
    /// From an auxiliary keeper.
    Auxiliary,
}

/// A die in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HandDie {
    /// How many faces it has.
    pub faces: Faces,
    /// How it came here.
    pub origin: DieOrigin,
}

impl HandDie {
    /// Whether it counts for the occult half of the madness condition (INN-78).
    pub fn is_occult(self) -> bool {
        self.faces.is_occult() && self.origin != DieOrigin::Anchor
    }

    /// Whether it is a d8 from which a paranormal effect can be drawn (INN-45).
    pub fn is_lore(self) -> bool {
        self.faces == Faces::D8 && self.origin != DieOrigin::Anchor
    }
}

/// What a die that shows this is worth (INN-61).
pub fn successes(faces: Faces, value: u8) -> u32 {
    if value == faces.number() { 2 } else { u32::from(value.is_multiple_of(2)) }
}

/// How many dice of a hand are occult (INN-78).
pub fn occult_dice(hand: &[HandDie]) -> usize {
    hand.iter().filter(|held| held.is_occult()).count()
}

/// When a 1 brings madness. Tables play by the default; the laboratory
/// asks what others would do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Madness {
    /// From so many dice of any kind on.
    pub dice: u8,
    /// From so many occult ones on.
    pub occult: u8,
}

impl Default for Madness {
    /// INN-75: six dice, or more than two occult ones.
    fn default() -> Self {
        Self { dice: 6, occult: 3 }
    }
}

impl Madness {
    /// Whether a 1 would bring it to this hand.
    pub fn threatens(self, hand: &[HandDie]) -> bool {
        hand.len() >= usize::from(self.dice) || occult_dice(hand) >= usize::from(self.occult)
    }

    pub(crate) fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Whether a 1 would bring madness by the rules (INN-75).
pub fn at_risk(hand: &[HandDie]) -> bool {
    Madness::default().threatens(hand)
}

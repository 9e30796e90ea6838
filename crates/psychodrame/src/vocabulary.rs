//! The vocabulary: cards, emotions, what traits are about, and how characters are named in a script.

use std::collections::BTreeSet;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// What a seat plays: everybody is a player, and the Director's role goes round (PSD-31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// A player.
    #[default]
    Player,
}

/// A type that is written as a short word.
macro_rules! written_as_a_word {
    ($type:ident) => {
        impl From<$type> for String {
            fn from(it: $type) -> Self {
                it.to_string()
            }
        }
        impl TryFrom<String> for $type {
            type Error = NotAWord;
            fn try_from(word: String) -> Result<Self, NotAWord> {
                word.parse()
            }
        }
        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }
            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                String::json_schema(generator)
            }
        }
    };
}

/// A word that names nothing of the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} names {1}")]
pub struct NotAWord(String, &'static str);

/// The rank of a card, 2 to 14: the ace is the highest (PSD-03). Written `2` … `10`, `J`, `Q`, `K`, `A`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rank(u8);
written_as_a_word!(Rank);

impl Rank {
    /// The ranks, low to high.
    pub fn all() -> impl Iterator<Item = Self> {
        (2..=14).map(Self)
    }

    /// From 2 for a two to 14 for an ace; nothing else is a rank.
    pub fn new(height: u8) -> Option<Self> {
        (2..=14).contains(&height).then_some(Self(height))
    }

    /// From 2 for a two to 14 for an ace.
    pub fn height(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            11 => f.write_str("J"),
            12 => f.write_str("Q"),
            13 => f.write_str("K"),
            14 => f.write_str("A"),
            n => n.fmt(f),
        }
    }
}

impl FromStr for Rank {
    type Err = NotAWord;
    fn from_str(word: &str) -> Result<Self, NotAWord> {
        let found = Self::all().find(|rank| rank.to_string() == word);
        found.ok_or_else(|| NotAWord(word.to_owned(), "no rank"))
    }
}

/// The suit of a card; suits have no effect (PSD-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// ♠
    Spades,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
}

impl Suit {
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    fn letter(self) -> char {
        match self {
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
            Self::Clubs => 'C',
        }
    }
}

/// A card of the pack, written as `AS`, `10H`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    /// How high it is.
    pub rank: Rank,
    /// Of no effect.
    pub suit: Suit,
}
written_as_a_word!(Card);

impl Card {
    /// The pack of 52 (PSD-02).
    pub fn pack() -> BTreeSet<Self> {
        let of = |rank| Suit::ALL.map(|suit| Self { rank, suit });
        Rank::all().flat_map(of).collect()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank, self.suit.letter())
    }
}

impl FromStr for Card {
    type Err = NotAWord;
    fn from_str(word: &str) -> Result<Self, NotAWord> {
        let wrong = || NotAWord(word.to_owned(), "no card");
        let suit = Suit::ALL.into_iter().find(|suit| word.ends_with(suit.letter())).ok_or_else(wrong)?;
        let rank = word[..word.len() - 1].parse().map_err(|_| wrong())?;
        Ok(Self { rank, suit })
    }
}

/// A character: a main one `m1`, a secondary one `s1`, or the adversary within, `inner`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum CharacterId {
    /// A main character, numbered from 1 in the order in which they were begun.
    Main(u8),
    /// A secondary character, numbered from 1.
    Secondary(u8),
    /// Whoever embodies the inner conflict under way (PSD-154).
    Inner,
}
written_as_a_word!(CharacterId);

impl fmt::Display for CharacterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Main(n) => write!(f, "m{n}"),
            Self::Secondary(n) => write!(f, "s{n}"),
            Self::Inner => f.write_str("inner"),
        }
    }
}

impl FromStr for CharacterId {
    type Err = NotAWord;
    fn from_str(word: &str) -> Result<Self, NotAWord> {
        let number = |digits: &str| digits.parse::<u8>().ok().filter(|n| *n > 0 && n.to_string() == digits);
        let found = match word.split_at_checked(1) {
            _ if word == "inner" => Some(Self::Inner),
            Some(("m", digits)) => number(digits).map(Self::Main),
            Some(("s", digits)) => number(digits).map(Self::Secondary),
            _ => None,
        };
        found.ok_or_else(|| NotAWord(word.to_owned(), "no character"))
    }
}

/// Several characters.
pub type Characters = BTreeSet<CharacterId>;

/// An emotion (PSD-22). It is displayed, as what follows is, in the way texts are named after it: `love-belonging`.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Emotion {
    Anger,
    Love,
    Fear,
    Trust,
    Sadness,
    Joy,
}

impl Emotion {
    /// All six, pair by pair.
    pub const ALL: [Self; 6] = [Self::Anger, Self::Love, Self::Fear, Self::Trust, Self::Sadness, Self::Joy];
}

/// Two emotions that balance each other when a character is created (PSD-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pair {
    AngerLove,
    FearTrust,
    SadnessJoy,
}

impl Pair {
    pub const ALL: [Self; 3] = [Self::AngerLove, Self::FearTrust, Self::SadnessJoy];

    /// The two emotions.
    pub fn both(self) -> [Emotion; 2] {
        match self {
            Self::AngerLove => [Emotion::Anger, Emotion::Love],
            Self::FearTrust => [Emotion::Fear, Emotion::Trust],
            Self::SadnessJoy => [Emotion::Sadness, Emotion::Joy],
        }
    }

    /// The ways to share five points between the two, one to four each (PSD-23).
    pub const SPLITS: [[u8; 2]; 4] = [[1, 4], [2, 3], [3, 2], [4, 1]];
}

/// Whom a belief is about (PSD-09, PSD-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Oneself.
    I,
    /// The others, or a group.
    Others,
    /// Both at once.
    IAndOthers,
}

impl Scope {
    /// All three.
    pub const ALL: [Self; 3] = [Self::I, Self::Others, Self::IAndOthers];
}

/// What a problem touches (PSD-15).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Concern {
    Health,
    Safety,
    LoveBelonging,
    Recognition,
    SelfEsteem,
    SelfFulfilment,
}

impl Concern {
    pub const ALL: [Self; 6] = [
        Self::Health,
        Self::Safety,
        Self::LoveBelonging,
        Self::Recognition,
        Self::SelfEsteem,
        Self::SelfFulfilment,
    ];
}

/// How a character is tied to somebody else's problem (PSD-18).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Stance {
    /// Helps with it.
    Supporter,
    /// Suffers from it too.
    Affected,
    /// Is to blame for it.
    Responsible,
    /// Gains by it.
    Profiteer,
    /// Something else, in words of one's own.
    Other,
}

impl Stance {
    pub const ALL: [Self; 5] =
        [Self::Supporter, Self::Affected, Self::Responsible, Self::Profiteer, Self::Other];
}

/// What a trait created during play is about (PSD-56).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Subject {
    History,
    Personality,
    Opinion,
    Relation,
}

impl Subject {
    pub const ALL: [Self; 4] = [Self::History, Self::Personality, Self::Opinion, Self::Relation];
}

/// A side of a conflict (PSD-67).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The initiator's.
    Initiator,
    /// Those who stand in the way.
    Opposition,
}

/// What a remark is (PSD-27, PSD-39).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    Comment,
    Suggestion,
    Question,
}

impl Remark {
    pub const ALL: [Self; 3] = [Self::Comment, Self::Suggestion, Self::Question];
}

/// A number that names something.
macro_rules! numbered {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub $inner);
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

numbered! {
    /// A trait of a sheet, from 1: the problem, the relation, the link, the nuance, then as they come.
    TraitId(u16);
    /// A belief of a sheet, from 1.
    BeliefId(u16);
    /// A risk of the conflict under way, from 1.
    RiskId(u16);
    /// A packet of repercussions, from 1 in each scene.
    PacketId(u16);
    /// Something that was told in this scene and can be challenged, from 1 in each scene.
    EntryId(u32);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_back() {
        for card in Card::pack() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for who in [CharacterId::Main(1), CharacterId::Secondary(12), CharacterId::Inner] {
            assert_eq!(who.to_string().parse(), Ok(who));
        }
        for wrong in ["", "m", "m0", "m01", "x1", "s-1", "1S", "é"] {
            assert!(wrong.parse::<CharacterId>().is_err() && wrong.parse::<Card>().is_err(), "{wrong}");
        }
        assert_eq!(Card::pack().len(), 52);
    }
}

//! The vocabulary of the game.

use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// What a seat plays (PAC-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The client.
    Faust,
    /// The demon who writes and sells first unless the table chose otherwise.
    #[serde(alias = "demonA")]
    DemonA,
    /// The other demon.
    #[serde(alias = "demonB")]
    DemonB,
}

impl Role {
    /// In the order of turns (PAC-02).
    pub const ALL: [Self; 3] = [Self::Faust, Self::DemonA, Self::DemonB];

    pub fn demon(self) -> Option<Demon> {
        match self {
            Self::Faust => None,
            Self::DemonA => Some(Demon::A),
            Self::DemonB => Some(Demon::B),
        }
    }
}

/// One of the two demons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Demon {
    /// Demon A.
    #[serde(rename = "demon_a", alias = "demonA")]
    A,
    /// Demon B.
    #[serde(rename = "demon_b", alias = "demonB")]
    B,
}

impl Demon {
    /// Both, in the order of turns.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The other one.
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl From<Demon> for Role {
    fn from(demon: Demon) -> Self {
        match demon {
            Demon::A => Self::DemonA,
            Demon::B => Self::DemonB,
        }
    }
}

/// One thing for each role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByRole<T> {
    /// Faust's.
    pub faust: T,
    /// Demon A's.
    pub demon_a: T,
    /// Demon B's.
    pub demon_b: T,
}

impl<T> ByRole<T> {
    /// From a function of the role.
    pub fn new(mut of: impl FnMut(Role) -> T) -> Self {
        Self { faust: of(Role::Faust), demon_a: of(Role::DemonA), demon_b: of(Role::DemonB) }
    }

    /// Each role with what it has, in the order of turns.
    pub fn iter(&self) -> impl Iterator<Item = (Role, &T)> {
        Role::ALL.into_iter().map(|role| (role, &self[role]))
    }
}

impl<T> Index<Role> for ByRole<T> {
    type Output = T;
    fn index(&self, role: Role) -> &T {
        match role {
            Role::Faust => &self.faust,
            Role::DemonA => &self.demon_a,
            Role::DemonB => &self.demon_b,
        }
    }
}

impl<T> IndexMut<Role> for ByRole<T> {
    fn index_mut(&mut self, role: Role) -> &mut T {
        match role {
            Role::Faust => &mut self.faust,
            Role::DemonA => &mut self.demon_a,
            Role::DemonB => &mut self.demon_b,
        }
    }
}

/// The value of one soul token (PAC-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    /// Worth 1.
    One,
    /// Worth 2.
    Two,
}

impl Token {
    /// Both values, the smaller first.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// Its soul points.
    pub fn points(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.points())
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u32::deserialize(deserializer)? {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            other => Err(D::Error::custom(format!("a soul token is worth 1 or 2, not {other}"))),
        }
    }
}

/// Soul tokens are counts: nobody can follow one from hand to hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Tokens {
    /// How many are worth 1.
    pub ones: u32,
    /// How many are worth 2.
    pub twos: u32,
}

impl Tokens {
    /// No token at all.
    pub const NONE: Self = Self { ones: 0, twos: 0 };

    /// So many of each.
    pub const fn new(ones: u32, twos: u32) -> Self {
        Self { ones, twos }
    }

    /// How many there are.
    pub fn count(self) -> u32 {
        self.ones.saturating_add(self.twos)
    }

    /// What they are worth.
    pub fn points(self) -> u32 {
        self.ones.saturating_add(self.twos.saturating_mul(2))
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether all of these are among those.
    pub fn within(self, those: Self) -> bool {
        self.ones <= those.ones && self.twos <= those.twos
    }

    /// With these added.
    pub fn plus(self, more: Self) -> Self {
        Self::new(self.ones.saturating_add(more.ones), self.twos.saturating_add(more.twos))
    }

    /// With these taken away, as far as they are there.
    pub fn minus(self, less: Self) -> Self {
        Self::new(self.ones.saturating_sub(less.ones), self.twos.saturating_sub(less.twos))
    }
}

impl From<Token> for Tokens {
    fn from(token: Token) -> Self {
        match token {
            Token::One => Self::new(1, 0),
            Token::Two => Self::new(0, 1),
        }
    }
}

/// Whether a die stands on a commitment or on a hidden flaw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SlotKind {
    /// `C`
    Commitment,
    /// `H`
    Flaw,
}

/// Where a die is placed: `C1` is the commitment of line 1, `H1` its hidden flaw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot {
    /// On which half of the line.
    pub kind: SlotKind,
    /// The line, from 1.
    pub line: u8,
}

impl Slot {
    pub const fn commitment(line: u8) -> Self {
        Self { kind: SlotKind::Commitment, line }
    }

    /// The hidden flaw of a line.
    pub const fn flaw(line: u8) -> Self {
        Self { kind: SlotKind::Flaw, line }
    }

    /// All slots of a contract of so many lines, line by line.
    pub fn all(n_lines: usize) -> impl Iterator<Item = Self> {
        (1..=u8::try_from(n_lines).unwrap_or(u8::MAX))
            .flat_map(|line| [Self::commitment(line), Self::flaw(line)])
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind {
            SlotKind::Commitment => 'C',
            SlotKind::Flaw => 'H',
        };
        write!(f, "{letter}{}", self.line)
    }
}

impl FromStr for Slot {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const FORM: &str = "a slot is written C1 to C5 or H1 to H5";
        let (letter, number) = text.split_at_checked(1).ok_or(FORM)?;
        let line =
            number.parse().ok().filter(|line| (1..=5).contains(line) && number.len() == 1).ok_or(FORM)?;
        match letter {
            "C" | "c" => Ok(Self::commitment(line)),
            "H" | "h" => Ok(Self::flaw(line)),
            _ => Err(FORM),
        }
    }
}

/// Which die of the contract, from 1, in the order in which they were rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct DieId(pub u8);

/// Which offer, from 1, in the order in which they were made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct OfferId(pub u32);

/// One of the seven (PAC-19).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Sin {
    Pride,
    Greed,
    Envy,
    Wrath,
    Lust,
    Gluttony,
    Sloth,
}

impl Sin {
    pub const ALL: [Self; 7] =
        [Self::Pride, Self::Greed, Self::Envy, Self::Wrath, Self::Lust, Self::Gluttony, Self::Sloth];
}

/// Something on the association page: `desire`, `sin_a`, `sin_b`, `w1` … `w12`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entry {
    /// The desire in the middle.
    Desire,
    /// A demon's sin.
    Sin(Demon),
    /// A word, from 1.
    Word(u8),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Desire => f.write_str("desire"),
            Self::Sin(Demon::A) => f.write_str("sin_a"),
            Self::Sin(Demon::B) => f.write_str("sin_b"),
            Self::Word(number) => write!(f, "w{number}"),
        }
    }
}

impl FromStr for Entry {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const FORM: &str = "something on the page is written desire, sin_a, sin_b or w1 to w12";
        match text {
            "desire" => Ok(Self::Desire),
            "sin_a" => Ok(Self::Sin(Demon::A)),
            "sin_b" => Ok(Self::Sin(Demon::B)),
            // Written in one way only: neither `w01` nor `w+1`.
            word => (1..=12).map(Self::Word).find(|entry| entry.to_string() == word).ok_or(FORM),
        }
    }
}

/// Slots and entries travel as the words people use for them.
macro_rules! as_text {
    ($($kind:ty, $name:literal, $examples:expr);*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $kind {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $name.into()
            }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({"type": "string", "description": $examples})
            }
        }
    )*};
}
as_text!(
    Slot, "Slot", "Where a die is placed: `C1` to `C5` are the commitments, `H1` to `H5` the hidden flaws.";
    Entry, "Entry", "Something on the association page: `desire`, `sin_a`, `sin_b`, `w1` to `w12`."
);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Token {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Token".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({"enum": [1, 2], "description": "The value of one soul token."})
    }
}

/// How it ended (PAC-88…92).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Fewer than six achievements, or demons equal in everything where the table wants no winner then.
    Nobody,
    /// Faust has his desire and no demon more soul than he.
    Faust,
    /// This demon.
    Demon(Demon),
    /// Both demons, equal in everything.
    Shared,
}

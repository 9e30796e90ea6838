//! The words of a table.

use kernel::{Actor, Seat, Secret, Text, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};

use crate::row::Row;

/// The fingerprint of a key (a seat's secret, an invitation, a device): keys themselves are never kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// Of a key. Keys are long and random, so a plain hash will do.
    pub fn of(key: &str) -> Self {
        Self(Sha256::new().chain_update(b"tablee key 1").chain_update(key).finalize().into())
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Its bytes, in hexadecimal.
    pub fn hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether two are the same, without telling by the time it takes where they differ.
    pub fn matches(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
    }
}

impl std::fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("KeyHash(…)")
    }
}

impl Serialize for KeyHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.hex())
    }
}

impl<'de> Deserialize<'de> for KeyHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || D::Error::custom("a fingerprint is 64 hexadecimal digits");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Self(bytes))
    }
}

/// Who a row is by. Written as the seat's number, or as a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenBy", into = "WrittenBy")]
pub enum By {
    /// That seat, be it a person or a bot.
    Seat(Seat),
    /// The host, who need not have a seat.
    Host,
    /// The table itself: a deadline.
    House,
    /// Somebody at the table; the row does not know who (the X-card, lines and veils).
    Somebody,
    /// Somebody who was not at the table yet.
    Newcomer,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
enum WrittenBy {
    Seat(Seat),
    Other(OtherBy),
    /// As the first logs had it.
    Named {
        seat: Seat,
    },
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum OtherBy {
    Host,
    House,
    Somebody,
    Newcomer,
}

impl From<WrittenBy> for By {
    fn from(written: WrittenBy) -> Self {
        match written {
            WrittenBy::Seat(seat) | WrittenBy::Named { seat } => Self::Seat(seat),
            WrittenBy::Other(OtherBy::Host) => Self::Host,
            WrittenBy::Other(OtherBy::House) => Self::House,
            WrittenBy::Other(OtherBy::Somebody) => Self::Somebody,
            WrittenBy::Other(OtherBy::Newcomer) => Self::Newcomer,
        }
    }
}

impl From<By> for WrittenBy {
    fn from(by: By) -> Self {
        match by {
            By::Seat(seat) => Self::Seat(seat),
            By::Host => Self::Other(OtherBy::Host),
            By::House => Self::Other(OtherBy::House),
            By::Somebody => Self::Other(OtherBy::Somebody),
            By::Newcomer => Self::Other(OtherBy::Newcomer),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for By {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "By".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        WrittenBy::json_schema(generator)
    }
}

impl By {
    /// Who acts in the game, if it is somebody who can.
    pub fn actor(self) -> Option<Actor> {
        match self {
            Self::Seat(seat) => Some(Actor::Seat(seat)),
            Self::House => Some(Actor::House),
            Self::Host | Self::Somebody | Self::Newcomer => None,
        }
    }
}

/// Who asks, as the keys that came with the request prove it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asker {
    /// The holder of a seat's key.
    Seat(Seat),
    /// The bot that sits or stands in there.
    Bot(Seat),
    /// The holder of the host's key.
    Host,
    /// The table itself.
    House,
    /// The holder of an invitation or of a one-time link that moves a seat.
    Newcomer(KeyHash),
    /// Somebody without a link, who found the table on the public list.
    Passerby,
}

impl Asker {
    /// The person's seat, if it is one who asks.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Bot(_) | Self::Host | Self::House | Self::Newcomer(_) | Self::Passerby => None,
        }
    }

    /// Through whose eyes they look.
    pub fn viewer(self) -> Viewer {
        match self {
            Self::Seat(seat) | Self::Bot(seat) => Viewer::Seat(seat),
            Self::Host | Self::House | Self::Newcomer(_) | Self::Passerby => Viewer::Public,
        }
    }

    /// Who the row will be by.
    pub fn by(self) -> By {
        match self {
            Self::Seat(seat) | Self::Bot(seat) => By::Seat(seat),
            Self::Host => By::Host,
            Self::House => By::House,
            Self::Newcomer(_) | Self::Passerby => By::Newcomer,
        }
    }
}

/// What the table cannot know by itself.
#[derive(Debug, Clone, Copy)]
pub struct Circumstances<'a> {
    /// Milliseconds since 1970.
    pub now: u64,
    /// For each seat, since when nobody is there; nothing, when somebody is.
    pub away_since: &'a [Option<u64>],
    /// The fingerprint of a new key, made for this request.
    pub fresh: KeyHash,
    /// The fingerprint of the asker's device, where it has one.
    pub device: Option<KeyHash>,
    /// The secret behind the sealed picks.
    pub secret: &'a Secret,
    /// The row that the request speaks of, where it speaks of one and there is one.
    pub passage: Option<&'a Row>,
}

/// Where the open throws of a table come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// All from the seal.
    #[default]
    Sealed,
    /// Read off real dice and cards by a person; hidden draws stay with the seal.
    Declared,
}

/// Who may look on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Nobody.
    Nobody,
    /// Whoever has a link for it.
    #[default]
    Link,
    /// Anybody who knows the table's address.
    Anybody,
}

/// What the table agreed on beside the game's own options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Where the open throws come from.
    pub dice: Dice,
    /// Who may look on.
    pub watch: Watch,
    /// Whether the table is on the public list while it has free seats.
    pub listed: bool,
    /// How long somebody must have been away to be called absent, in seconds.
    pub absence: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { dice: Dice::default(), watch: Watch::default(), listed: false, absence: 300 }
    }
}

/// What a link is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Invited {
    /// Any free seat, as often as there is one.
    AnySeat,
    /// That seat, once.
    Seat(Seat),
    /// To look on.
    Watch,
}

/// A thing that shall not be in the story.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Limit {
    /// How strictly.
    pub kind: LimitKind,
    /// What it is.
    pub text: Text,
}

/// How strictly something is kept out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LimitKind {
    /// It does not happen.
    Line,
    /// It may happen, out of sight.
    Veil,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_written_short_and_read_in_every_form() {
        let write = |by: By| serde_json::to_string(&by).expect("JSON");
        assert_eq!((write(By::Seat(Seat(2))).as_str(), write(By::Somebody).as_str()), ("2", "\"somebody\""));
        let read = |text: &str| serde_json::from_str::<By>(text).ok();
        assert_eq!(read("2"), Some(By::Seat(Seat(2))));
        assert_eq!(read("{\"seat\":2}"), Some(By::Seat(Seat(2))));
        assert_eq!(read("\"house\""), Some(By::House));
        assert_eq!(read("\"nobody\""), None);
    }

    #[test]
    fn a_fingerprint_tells_keys_apart_and_prints_as_nothing() {
        let (a, b) = (KeyHash::of("a"), KeyHash::of("b"));
        assert!(a.matches(&KeyHash::of("a")) && !a.matches(&b));
        assert_eq!(format!("{a:?}"), "KeyHash(…)");
        let text = serde_json::to_string(&a).expect("text");
        assert_eq!(serde_json::from_str::<KeyHash>(&text).expect("the same"), a);
        assert!(serde_json::from_str::<KeyHash>("\"zz\"").is_err());
        assert!(serde_json::from_str::<KeyHash>(&format!("\"{}\"", "é".repeat(32))).is_err());
    }
}

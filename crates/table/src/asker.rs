//! Who asks, and who a row is by.

use kernel::{Actor, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::key_hash::KeyHash;

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
}

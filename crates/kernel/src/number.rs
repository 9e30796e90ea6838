//! Numbers that may be the key of a map.

use std::{fmt, marker::PhantomData, str::FromStr};

use serde::{
    Deserializer,
    de::{Error, Unexpected, Visitor},
};

/// Reads a number as itself or as the text that JSON makes of it where it is the key of a map: inside a tagged enum
/// serde hands on keys as texts. For `#[serde(deserialize_with = "kernel::number::deserialize")]`.
///
/// # Errors
/// It is no such number.
pub fn deserialize<'de, D: Deserializer<'de>, N: TryFrom<u64> + FromStr>(
    deserializer: D,
) -> Result<N, D::Error> {
    // What serde has put aside while it looked for the tag is read as what it is: asked for a number it refuses a text.
    deserializer.deserialize_any(Number(PhantomData))
}

struct Number<N>(PhantomData<N>);

impl<N: TryFrom<u64> + FromStr> Visitor<'_> for Number<N> {
    type Value = N;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a small number")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<N, E> {
        N::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<N, E> {
        let unsigned =
            u64::try_from(number).map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))?;
        self.visit_u64(unsigned)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<N, E> {
        text.parse().map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Serialize};

    use crate::Seat;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "do", rename_all = "snake_case")]
    enum Tagged {
        Give { to: BTreeMap<Seat, u8>, by: Seat },
    }

    #[test]
    fn seats_are_keys_inside_a_tagged_enum() {
        let given = Tagged::Give { to: BTreeMap::from([(Seat(2), 1)]), by: Seat(0) };
        let text = serde_json::to_string(&given).expect("JSON");
        assert_eq!(text, r#"{"do":"give","to":{"2":1},"by":0}"#);
        assert_eq!(serde_json::from_str::<Tagged>(&text).expect("it is read"), given);
        assert_eq!(readers::json::from(&readers::json::value(&given)), Some(given));
        for bad in ["-1", "256", "\"x\"", "1.5", "null"] {
            assert!(serde_json::from_str::<Seat>(bad).is_err(), "{bad}");
        }
    }
}

//! How an event is stored, and how rows of earlier versions are read.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantNames;

use super::{Event, Happening};

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Event {
    /// Before there was [`Event::Open`], what everybody hears also named the side of a contest that its character tells
    /// anyway. One thing that everybody hears has another name now.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let is_open = |name: &str| name == "fact_added" || Happening::VARIANTS.contains(&name);
        kernel::read_event(deserializer, is_open, Self::deserialize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_the_log_has_the_name_of_something_told() {
        for name in Event::VARIANTS {
            assert!(!Happening::VARIANTS.contains(name), "{name} could not be told from a row of old");
        }
    }
}

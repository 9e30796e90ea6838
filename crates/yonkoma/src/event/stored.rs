//! How an event is stored, and how rows of earlier versions are read.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use serde_json::{Value, json};
use strum::VariantNames;

use super::{Event, Happening};

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(upcast(Value::deserialize(deserializer)?)).map_err(D::Error::custom)
    }
}

/// Before there was [`Event::Open`], what everybody hears stood in the log under its own name, and named the side of a
/// contest that its character tells anyway: `{"event": "narrated", …}`. Two more have another name now.
fn upcast(mut row: Value) -> Value {
    let name = match row.get("event").and_then(Value::as_str) {
        Some("fact_added") => "fact",
        Some("thrown_anew") => "began_again",
        name => name.unwrap_or_default(),
    };
    let (name, open) = (Value::from(name), Happening::VARIANTS.contains(&name));
    if let Some(fields) = row.as_object_mut() {
        fields.remove("event");
        fields.insert(if open { "told" } else { "event" }.to_owned(), name);
    }
    if open { json!({ "event": "open", "what": row }) } else { row }
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

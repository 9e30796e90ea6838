//! Events of logs that were written by an earlier version.

use serde::{Deserialize as _, Deserializer, de::Error as _};
use serde_json::{Error, Value};

use crate::json;

/// Reads an event of a game that stores what everybody hears as `{"event":"open","what":{"told":"passed", …}}`. In
/// older logs it stands among the other events, `{"event":"passed", …}`: `is_open` knows its names.
///
/// # Errors
/// It is no event.
pub fn read_event<'de, D: Deserializer<'de>, E>(
    deserializer: D,
    is_open: impl Fn(&str) -> bool,
    read: impl FnOnce(Value) -> Result<E, Error>,
) -> Result<E, D::Error> {
    let mut row = Value::deserialize(deserializer)?;
    if let Some(fields) = row.as_object_mut()
        && fields.get("event").and_then(Value::as_str).is_some_and(is_open)
    {
        let name = fields.remove("event").expect("it was looked at");
        fields.insert("told".to_owned(), name);
        row = json::object([("event", "open".into()), ("what", row)]);
    }
    read(row).map_err(D::Error::custom)
}

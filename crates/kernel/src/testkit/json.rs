//! Things compared as they are written.

use serde::Serialize;
use serde_json::Value;

/// A thing as it is written; the reason, if it cannot be.
pub(super) fn written<V: Serialize>(thing: &V) -> String {
    serde_json::to_string(thing).unwrap_or_else(|error| format!("cannot be written: {error}"))
}

/// Where two things are not written in the same way.
pub(super) fn difference<V: Serialize>(one: &V, other: &V) -> Option<String> {
    let (one, other) = (written(one), written(other));
    if one == other {
        return None;
    }
    let parsed = serde_json::from_str(&one).ok().zip(serde_json::from_str(&other).ok());
    let within = parsed.and_then(|(one, other): (Value, Value)| first(&one, &other, String::new()));
    Some(within.unwrap_or_else(|| format!("{one} against {other}")))
}

fn first(one: &Value, other: &Value, path: String) -> Option<String> {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            a.iter().zip(b.values()).find_map(|((key, x), y)| first(x, y, format!("{path}/{key}")))
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().find_map(|(i, (x, y))| first(x, y, format!("{path}/{i}")))
        }
        _ if one == other => None,
        _ => Some(format!("{one} against {other} at {path:?}")),
    }
}

//! JSON in a small way: every text becomes a [`Value`] first, so that there is one reader of texts and not one for each
//! type, and none that prints numbers with a fraction.

use serde::de::DeserializeOwned;
use serde_json::Value;

pub(crate) use readers::json::{from, object, value, variant};

/// What a text says; nothing, if it is not JSON.
pub(crate) fn parse(text: &str) -> Option<Value> {
    serde_json::from_str(text).ok()
}

/// The value as a text.
pub(crate) fn text(value: &Value) -> String {
    let mut text = String::new();
    write(&mut text, value);
    text
}

/// Something read from a text.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    from(&parse(text)?)
}

/// The items of an array, each read; what cannot be read is left out.
pub(crate) fn list<T>(value: &Value, read: impl FnMut(&Value) -> Option<T>) -> Vec<T> {
    value.as_array().map(|items| items.iter().filter_map(read).collect()).unwrap_or_default()
}

/// A text; nothing, where there is none.
pub(crate) fn string(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn write(text: &mut String, value: &Value) {
    match value {
        Value::Null => text.push_str("null"),
        Value::Bool(yes) => text.push_str(if *yes { "true" } else { "false" }),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => text.push_str(&number.to_string()),
            (None, Some(number)) => text.push_str(&number.to_string()),
            // No game counts in fractions; a browser can write them.
            (None, None) => {
                let number = js_sys::Number::from(number.as_f64().unwrap_or_default());
                text.push_str(&String::from(number.to_string_with_radix(10).unwrap_or_default()));
            }
        },
        Value::String(plain) => quote(text, plain),
        Value::Array(items) => {
            text.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                write(text, item);
            }
            text.push(']');
        }
        Value::Object(fields) => {
            text.push('{');
            for (index, (name, value)) in fields.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                quote(text, name);
                text.push(':');
                write(text, value);
            }
            text.push('}');
        }
    }
}

fn quote(text: &mut String, plain: &str) {
    const HEX: &[u8; 16] = b"0123456789abcdef";
    text.push('"');
    for letter in plain.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            '\0'..' ' => {
                let code = letter as usize;
                text.push_str("\\u00");
                text.extend([HEX[code >> 4], HEX[code & 15]].map(char::from));
            }
            _ => text.push(letter),
        }
    }
    text.push('"');
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for value in [
            json!(null),
            json!({"a": [1, -2, true, {"b": "é «\u{a0}!\u{a0}» \" \\ \n\t\u{1}\u{1f} 🎲"}], "": []}),
            json!(u64::MAX),
            json!(i64::MIN),
        ] {
            assert_eq!(parse(&text(&value)), Some(value.clone()));
            assert_eq!(serde_json::from_str::<Value>(&text(&value)).ok(), Some(value));
        }
        assert_eq!(parse("{"), None);
    }
}

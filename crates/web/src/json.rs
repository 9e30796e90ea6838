//! JSON in a small way: every text becomes a [`Value`] first, so that there is one reader of texts and not one for each
//! type, and none that prints numbers with a fraction.

mod de;
mod ser;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

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

/// Something read from a value.
pub(crate) fn from<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(de::Reader(value)).ok()
}

/// Something as a value.
pub(crate) fn value<T: Serialize>(of: &T) -> Value {
    ser::value(of)
}

/// An object with these fields.
pub(crate) fn object<const N: usize>(fields: [(&str, Value); N]) -> Value {
    Value::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect::<Map<_, _>>())
}

/// The only field of an object, as values with a name travel; a plain name has none.
pub(crate) fn variant(value: &Value) -> Option<(&str, &Value)> {
    match value {
        Value::String(name) => Some((name, &Value::Null)),
        Value::Object(fields) => fields.iter().next().map(|(name, value)| (name.as_str(), value)),
        _ => None,
    }
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
    use std::collections::BTreeMap;

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

    /// All the forms that types take in JSON.
    #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Form {
        Unit,
        One(u8),
        Two(i64, Option<bool>),
        Fields { name: String, of: BTreeMap<String, Vec<Tagged>> },
    }

    #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    enum Tagged {
        Rest,
        Go {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to: Option<char>,
            at: [u16; 2],
        },
    }

    #[test]
    fn types_are_written_and_read_as_serde_json_does() {
        let of = BTreeMap::from([(
            "a".to_owned(),
            vec![Tagged::Rest, Tagged::Go { to: None, at: [1, 2] }, Tagged::Go { to: Some('é'), at: [3, 4] }],
        )]);
        let forms = [
            Form::Unit,
            Form::One(255),
            Form::Two(i64::MIN, None),
            Form::Two(-1, Some(true)),
            Form::Fields { name: "n".into(), of },
        ];
        for form in forms {
            let written = serde_json::to_value(&form).expect("JSON");
            assert_eq!(value(&form), written);
            assert_eq!(from(&written), Some(form));
        }
        for bad in [json!("other"), json!({"one": 256}), json!({"fields": {"name": "n"}}), json!({"two": [1]}), json!(3)]
        {
            assert_eq!(from::<Form>(&bad), None, "{bad}");
        }
        assert_eq!(from::<Tagged>(&json!({"do": "go", "at": [1, 2], "more": 1})), None);
    }

    #[test]
    fn values_with_a_name_come_in_two_forms() {
        assert_eq!(variant(&json!("resume")), Some(("resume", &Value::Null)));
        assert_eq!(variant(&json!({"rewind": 3})), Some(("rewind", &json!(3))));
        assert_eq!(variant(&json!(3)), None);
    }
}

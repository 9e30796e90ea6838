//! Types as JSON values and back, in little code: a page in the browser carries a reader for every type it reads.
//!
//! What serde_json does with a [`Value`], without a word about what is wrong: a type is read or it is not.

mod de;
mod ser;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// Something read from a value.
pub fn from<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(de::Reader(value)).ok()
}

/// Something as a value.
pub fn value<T: Serialize + ?Sized>(of: &T) -> Value {
    ser::write(of)
}

/// Something read from a text. Every text becomes a [`Value`] first, so that there is one reader of texts and not one
/// for each type.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Option<T> {
    from(&serde_json::from_str(text).ok()?)
}

/// Something as a text.
pub fn to_text<T: Serialize + ?Sized>(of: &T) -> String {
    value(of).to_string()
}

/// An object with these fields.
pub fn object<const N: usize>(fields: [(&str, Value); N]) -> Value {
    // One after the other: collecting them would sort them first, with code of its own for each number of fields.
    let mut object = Map::new();
    for (name, value) in fields {
        object.insert(name.to_owned(), value);
    }
    Value::Object(object)
}

/// The name of a variant and what belongs to it, as serde writes enums: `"resume"` has nothing, `{"rewind": 3}` has 3.
pub fn variant(value: &Value) -> Option<(&str, &Value)> {
    match value {
        Value::String(name) => Some((name, &Value::Null)),
        Value::Object(fields) => fields.iter().next().map(|(name, value)| (name.as_str(), value)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;

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
            assert_eq!(from_text(&to_text(&form)).as_ref(), Some(&form));
            assert_eq!(from(&written), Some(form));
        }
        for bad in [
            json!("other"),
            json!({"one": 256}),
            json!({"fields": {"name": "n"}}),
            json!({"two": [1]}),
            json!(3),
        ] {
            assert_eq!(from::<Form>(&bad), None, "{bad}");
        }
        assert_eq!(from::<Tagged>(&json!({"do": "go", "at": [1, 2], "more": 1})), None);
    }

    #[test]
    fn the_keys_of_a_map_may_be_more_than_texts() {
        #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        struct Name(String);
        #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Kind {
            Plain,
        }
        #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        struct Number(u8);
        type Keys = (BTreeMap<Number, u8>, BTreeMap<i64, u8>, BTreeMap<Name, u8>, BTreeMap<Kind, u8>);
        let keys: Keys = (
            BTreeMap::from([(Number(2), 1)]),
            BTreeMap::from([(i64::MIN, 1), (7, 2)]),
            BTreeMap::from([(Name("é".into()), 3)]),
            BTreeMap::from([(Kind::Plain, 4)]),
        );
        let written = serde_json::to_value(&keys).expect("JSON");
        assert_eq!(value(&keys), written);
        assert_eq!(from(&written), Some(keys));
        assert_eq!(value(&BTreeMap::from([(u64::MAX, 1)])), json!({"18446744073709551615": 1}));
        assert_eq!(from::<BTreeMap<u8, u8>>(&json!({"x": 1})), None);
    }

    #[test]
    fn values_with_a_name_come_in_two_forms() {
        assert_eq!(variant(&json!("resume")), Some(("resume", &Value::Null)));
        assert_eq!(variant(&json!({"rewind": 3})), Some(("rewind", &json!(3))));
        assert_eq!(variant(&json!(3)), None);
    }
}

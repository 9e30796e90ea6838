//! Enums whose variants are told apart by a field, `{"do": "rest", …}`: read by name, field by field. The reader that
//! serde derives for such an enum is as large as a tenth of a page in the browser, and a game has several.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error},
};
use serde_json::{Map, Value};

/// Defines an enum as it stands there, with how it is written and read: `tagged! { "do"; enum … }`, or `"do" alone;`
/// where a field that the variant does not have is an error.
///
/// It comes with `Debug`, `Clone`, `PartialEq`, `Eq`, `Serialize` and `Deserialize`; its variants are called in snake
/// case. On fields say `default` and `rename` in `#[serde(…)]`; `default` comes first there. Variants have named fields
/// or none.
#[macro_export]
macro_rules! tagged {
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident #[serde(rename = $name:literal)] $($rest:tt)*) => { $name };
    (@name $field:ident #[$($other:tt)*] $($rest:tt)*) => { $crate::tagged!(@name $field $($rest)*) };

    (@field $fields:ident $name:expr;) => { $fields.field($name)? };
    (@field $fields:ident $name:expr; #[serde(default $($more:tt)*)] $($rest:tt)*) => {
        $fields.field_or_default($name)?
    };
    (@field $fields:ident $name:expr; #[$($other:tt)*] $($rest:tt)*) => {
        $crate::tagged!(@field $fields $name; $($rest)*)
    };

    ($tag:literal alone; $($enum:tt)*) => {
        $crate::tagged!(@define $tag true [#[serde(deny_unknown_fields)]] $($enum)*);
    };

    ($tag:literal; $($enum:tt)*) => {
        $crate::tagged!(@define $tag false [] $($enum)*);
    };

    (@define $tag:literal $alone:literal [$($of_all:tt)*]
     $(#[$($of_enum:tt)*])*
     $visible:vis enum $enum:ident {
        $(
            $(#[$($of_variant:tt)*])*
            $variant:ident $({ $($(#[$($of_field:tt)*])* $field:ident: $type:ty),* $(,)? })?
        ),* $(,)?
    }) => {
        #[derive(Debug, Clone, PartialEq, Eq, ::serde::Serialize)]
        #[serde(tag = $tag, rename_all = "snake_case")]
        $($of_all)*
        $(#[$($of_enum)*])*
        $visible enum $enum {
            $(
                $(#[$($of_variant)*])*
                $variant $({ $($(#[$($of_field)*])* $field: $type),* })?
            ),*
        }

        impl<'de> ::serde::Deserialize<'de> for $enum {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                fn read(variant: &str, fields: &mut $crate::tagged::Fields) -> Option<$enum> {
                    let _ = &fields;
                    Some(match variant {
                        $(stringify!($variant) => $enum::$variant $({
                            $($field: $crate::tagged!(
                                @field fields $crate::tagged!(@name $field $(#[$($of_field)*])*); $(#[$($of_field)*])*
                            )),*
                        })?,)*
                        _ => return None,
                    })
                }
                $crate::tagged::read_tagged(deserializer, $tag, $alone, read)
            }
        }
    };
}

/// The fields of a variant that is being read.
#[derive(Debug)]
pub struct Fields {
    left: Map<String, Value>,
    wrong: Option<&'static str>,
}

impl Fields {
    /// A field; one that is left out is `null`.
    pub fn field<T: DeserializeOwned>(&mut self, name: &'static str) -> Option<T> {
        let value = self.left.remove(name).unwrap_or_default();
        let read = readers::json::from(&value);
        self.look(name, read.is_some());
        read
    }

    /// A field that may be left out.
    pub fn field_or_default<T: DeserializeOwned + Default>(&mut self, name: &'static str) -> Option<T> {
        if self.left.contains_key(name) { self.field(name) } else { Some(T::default()) }
    }

    fn look(&mut self, name: &'static str, is_read: bool) {
        if !is_read {
            self.wrong = Some(name);
        }
    }
}

/// Why it cannot be read.
enum Unread<'a> {
    NoTag(&'static str),
    Unknown(&'static str, &'a str),
    Field(&'static str),
    Superfluous(&'a str),
}

impl fmt::Display for Unread<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTag(tag) => write!(f, "an object with a text `{tag}` is wanted"),
            Self::Unknown(tag, name) => write!(f, "there is no `{tag}` called `{name}`"),
            Self::Field(name) => write!(f, "field `{name}` is missing or does not fit"),
            Self::Superfluous(name) => write!(f, "unknown field `{name}`"),
        }
    }
}

/// `set_name` as the variant is called: `SetName`; nothing, for what serde would not write so.
fn variant_name(name: &str) -> Option<String> {
    let mut variant = String::with_capacity(name.len());
    for word in name.split('_') {
        let (first, rest) = (word.get(..1)?, word.get(1..)?);
        if word.bytes().any(|byte| byte.is_ascii_uppercase()) {
            return None;
        }
        variant.push(first.chars().next()?.to_ascii_uppercase());
        variant.push_str(rest);
    }
    Some(variant)
}

/// Reads an enum of [`tagged!`](crate::tagged).
///
/// # Errors
/// What is wrong, in a few words.
pub fn read_tagged<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    tag: &'static str,
    alone: bool,
    read: fn(&str, &mut Fields) -> Option<T>,
) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let (name, mut fields) = untag(value, tag).ok_or_else(|| D::Error::custom(Unread::NoTag(tag)))?;
    let variant = variant_name(&name).unwrap_or_default();
    match read(&variant, &mut fields) {
        Some(_) if alone && !fields.left.is_empty() => {
            let superfluous = fields.left.keys().next().map_or("", String::as_str);
            Err(D::Error::custom(Unread::Superfluous(superfluous)))
        }
        Some(read) => Ok(read),
        None => Err(D::Error::custom(match fields.wrong {
            Some(field) => Unread::Field(field),
            None => Unread::Unknown(tag, &name),
        })),
    }
}

fn untag(value: Value, tag: &str) -> Option<(String, Fields)> {
    let Value::Object(mut left) = value else { return None };
    let Value::String(name) = left.remove(tag)? else { return None };
    Some((name, Fields { left, wrong: None }))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    crate::tagged! {
        "do" alone;
        /// Kept as it stands.
        enum Deed {
            Rest,
            /// So is this.
            SetName {
                /// And this.
                name: String,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                age: Option<u8>,
                #[serde(default)]
                others: Vec<u8>,
                #[serde(rename = "trait")]
                trait_id: u8,
                aloud: Option<String>,
            },
            GoToA { place: u8 },
        }
    }

    crate::tagged! {
        "told";
        enum Told {
            Went { by: u8 },
        }
    }

    fn why(value: Value) -> String {
        serde_json::from_value::<Deed>(value).expect_err("no such deed").to_string()
    }

    #[test]
    fn what_is_written_is_read() {
        let deeds = [
            Deed::Rest,
            Deed::GoToA { place: 3 },
            Deed::SetName {
                name: "é".into(),
                age: Some(3),
                others: vec![1],
                trait_id: 2,
                aloud: Some("…".into()),
            },
        ];
        for deed in deeds {
            let written = serde_json::to_value(&deed).expect("JSON");
            assert_eq!(readers::json::from::<Deed>(&written).as_ref(), Some(&deed));
            assert_eq!(serde_json::from_str::<Deed>(&written.to_string()).expect("it is read"), deed);
        }
    }

    #[test]
    fn what_may_be_left_out_may() {
        let few = json!({"do": "set_name", "name": "n", "trait": 1});
        let read = Deed::SetName { name: "n".into(), age: None, others: vec![], trait_id: 1, aloud: None };
        assert_eq!(serde_json::from_value::<Deed>(few).expect("it is read"), read);
        assert_eq!(why(json!({"do": "set_name", "trait": 1})), "field `name` is missing or does not fit");
        let null = json!({"do": "set_name", "name": "n", "trait": 1, "others": null});
        assert_eq!(why(null), "field `others` is missing or does not fit");
    }

    #[test]
    fn it_says_what_is_wrong() {
        assert_eq!(why(json!({"do": "go_to_a", "place": 256})), "field `place` is missing or does not fit");
        assert_eq!(why(json!({"do": "go_to_a", "place": 1, "more": 1})), "unknown field `more`");
        assert_eq!(why(json!({"do": "rest", "more": 1})), "unknown field `more`");
        assert_eq!(why(json!({"place": 1})), "an object with a text `do` is wanted");
        assert_eq!(why(json!(["rest"])), "an object with a text `do` is wanted");
        for other in ["fly", "Rest", "GoToA", "go_toA", "go__to_a", "_rest", "rest_", "", "é", "_"] {
            assert_eq!(why(json!({"do": other})), format!("there is no `do` called `{other}`"));
        }
    }

    #[test]
    fn elsewhere_more_may_be_said_than_is_read() {
        let told = json!({"told": "went", "by": 1, "why": "…"});
        assert_eq!(serde_json::from_value::<Told>(told).expect("it is read"), Told::Went { by: 1 });
    }
}

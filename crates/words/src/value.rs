//! Sentences from values: a notice, a refusal or an action names its own sentence and brings what is plain in it.
//!
//! `{"told": "deck_renewed", "cards": 4}` under `psd-notice` is the sentence `psd-notice-deck-renewed` with `$cards`.
//! Only what grammar or secrecy asks for is added by hand: a variable given later stands for one of the same name.

use readers::json;
use serde::Serialize;
use serde_json::Value;

use crate::speaker::{Arg, Args};

/// The sentence of a value and its variables. The id is `prefix` and the value's own name, which stands in its field
/// `tag` (or is the value itself, for a name without fields). Each field is a variable; what is in an object inside is
/// called after both, `written_score`. What is left out or `null` is `none`, yes and no are `yes` and `no`, and a list
/// is no variable. `word` puts another word for a field first: a name for a seat.
pub(crate) fn sentence<'a>(
    prefix: &str,
    tag: &str,
    value: &impl Serialize,
    word: impl Fn(&str, &Value) -> Option<Arg<'a>>,
) -> (String, Args<'a>) {
    let value = json::value(value);
    let name = value.as_str().or_else(|| value.get(tag)?.as_str()).unwrap_or_default();
    let id = format!("{prefix}-{}", name.replace('_', "-"));
    let mut args = Args::new();
    if let Value::Object(fields) = &value {
        for (name, field) in fields.iter().filter(|(name, _)| *name != tag) {
            args = with(args, name.clone(), field, &word);
        }
    }
    (id, args)
}

fn with<'a>(
    args: Args<'a>,
    name: String,
    value: &Value,
    word: &impl Fn(&str, &Value) -> Option<Arg<'a>>,
) -> Args<'a> {
    if let Some(word) = word(&name, value) {
        return args.with(name, word);
    }
    match value {
        Value::Null => args.with(name, "none"),
        Value::Bool(yes) => args.with_flag(name, *yes),
        Value::Number(number) => args.with(name, number.as_i64().unwrap_or(i64::MAX)),
        Value::String(text) => args.with(name, text.clone()),
        Value::Array(_) => args,
        Value::Object(fields) => fields
            .iter()
            .fold(args, |args, (inner, value)| with(args, format!("{name}_{inner}"), value, word)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    #[serde(tag = "told", rename_all = "snake_case")]
    enum Told {
        DeckRenewed {
            cards: u8,
            by: kernel::Seat,
            again: bool,
            written: Written,
            why: Option<u8>,
            all: Vec<u8>,
        },
        GameOver,
    }

    #[derive(Serialize)]
    struct Written {
        score: i8,
    }

    #[test]
    fn a_value_names_its_sentence_and_brings_what_is_plain() {
        let told = Told::DeckRenewed {
            cards: 4,
            by: kernel::Seat(1),
            again: true,
            written: Written { score: -2 },
            why: None,
            all: vec![1],
        };
        let name = |field: &str, _: &Value| (field == "by").then(|| Arg::from("Bruno"));
        let (id, args) = sentence("psd-notice", "told", &told, name);
        assert_eq!(id, "psd-notice-deck-renewed");
        let pieces = ["cards", "by", "again", "written_score", "why", "all"];
        let said = pieces.map(|name| {
            crate::speaker::said(
                kernel::Language::Fr,
                &[readers::fluent::PatternElement::Variable(name.into())],
                &args,
            )
        });
        assert_eq!(said, ["4", "Bruno", "yes", "-2", "none", "{$all}"]);
        assert_eq!(sentence("psd-notice", "told", &Told::GameOver, |_, _| None).0, "psd-notice-game-over");
    }
}

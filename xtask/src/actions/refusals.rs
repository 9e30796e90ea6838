//! Refusals with the rules they name: each is made up from its schema and asked.

use std::{collections::BTreeMap, fmt::Write as _};

use anyhow::{Context, Result};
use kernel::Refused;
use schemars::{JsonSchema, schema_for};
use serde_json::{Map, Value, json};

use super::schema::{Types, variants};

/// What games write as one word: a text, a slot, an entry, a character, a card, a rank.
const WORDS: [&str; 6] = ["x", "C1", "desire", "m1", "2S", "2"];

/// The rules that a refusal names, by the action it is about: one, without a name, where it is about none.
type Rules = Vec<(String, &'static str)>;

/// The refusals of a game as a list, and the rules of the actions where these decide.
pub(super) fn refusals<R: Refused + JsonSchema>() -> Result<String> {
    let types = Types::of(&schema_for!(R));
    let mut all = Vec::new();
    for variant in variants(&types, "refusal") {
        let rules = rules_of::<R>(&types, variant.schema);
        all.push((
            rules.with_context(|| format!("no sample of {} can be read", variant.name))?,
            variant.name,
        ));
    }
    let of_actions = rules_of_actions(all.iter().map(|(rules, _)| rules));
    let mut page = String::new();
    for (rules, name) in &all {
        writeln!(page, "- `{name}`: {}", named(rules, &of_actions))?;
    }
    let each: Vec<String> = of_actions.iter().map(|(what, rule)| format!("`{what}` {rule}")).collect();
    if !each.is_empty() {
        writeln!(page, "\nThe rules of the actions: {}.", each.join(", "))?;
    }
    Ok(page)
}

/// The rule of a refusal, for each thing it can be about; nothing, if no sample of it can be read.
fn rules_of<R: Refused>(types: &Types, schema: &Value) -> Option<Rules> {
    let empty = Map::new();
    let fields = schema.get("properties").and_then(Value::as_object).unwrap_or(&empty);
    let about = fields.get("what").map(|what| values(types, what)).unwrap_or_default();
    let rule = |what: Option<&Value>| {
        WORDS.into_iter().find_map(|word| {
            let sampled = |(name, field): (&String, &Value)| (name.clone(), sample(types, field, word));
            let mut sampled: Map<String, Value> = fields.iter().map(sampled).collect();
            sampled.extend(what.map(|what| ("what".to_owned(), what.clone())));
            Some(serde_json::from_value::<R>(sampled.into()).ok()?.rule().0)
        })
    };
    if about.is_empty() {
        return Some(vec![(String::new(), rule(None)?)]);
    }
    let name = |what: &Value| what.as_str().unwrap_or_default().to_owned();
    about.iter().map(|what| Some((name(what), rule(Some(what))?))).collect()
}

/// The rule of each action: the one that most refusals name which depend on the action.
fn rules_of_actions<'a>(all: impl Iterator<Item = &'a Rules>) -> Rules {
    let by_action: Vec<&Rules> =
        all.filter(|rules| rules.iter().any(|(_, rule)| *rule != rules[0].1)).collect();
    let usual = |(what, _): &(String, &'static str)| {
        let named = by_action.iter().flat_map(|rules| rules.iter()).filter(|(other, _)| other == what);
        (what.clone(), most_frequent(named.map(|(_, rule)| *rule)))
    };
    by_action.first().map_or_else(Vec::new, |rules| rules.iter().map(usual).collect())
}

/// The one that is there most often; of several, the first.
fn most_frequent(rules: impl Iterator<Item = &'static str>) -> &'static str {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for rule in rules {
        match counts.iter_mut().find(|(other, _)| *other == rule) {
            Some((_, n)) => *n += 1,
            None => counts.push((rule, 1)),
        }
    }
    counts.iter().rev().max_by_key(|(_, n)| *n).map_or("", |(rule, _)| rule)
}

/// The rules of a refusal in words: one, or those of the actions, and what departs from it.
fn named(rules: &Rules, of_actions: &Rules) -> String {
    let usual = most_frequent(rules.iter().map(|(_, rule)| *rule));
    let from_one = exceptions(rules, |_| usual);
    let of = |what: &str| of_actions.iter().find(|(other, _)| other == what).map_or("", |(_, rule)| rule);
    let from_actions = exceptions(rules, of);
    let n = |exceptions: &BTreeMap<_, Vec<_>>| exceptions.values().map(Vec::len).sum::<usize>();
    let (first, others) = match n(&from_one) <= n(&from_actions) {
        true => (usual, from_one),
        false => ("the rule of the action", from_actions),
    };
    let others = others.into_iter().map(|(rule, whats)| format!("{rule} for {}", whats.join(", ")));
    [first.to_owned()].into_iter().chain(others).collect::<Vec<_>>().join("; ")
}

/// The rules that are not the expected ones, with the actions they are for.
fn exceptions(rules: &Rules, expected: impl Fn(&str) -> &'static str) -> BTreeMap<&'static str, Vec<String>> {
    let mut exceptions = BTreeMap::<_, Vec<String>>::new();
    for (what, rule) in rules.iter().filter(|(what, rule)| expected(what) != *rule) {
        exceptions.entry(*rule).or_default().push(format!("`{what}`"));
    }
    exceptions
}

/// The values of a type that has only a few.
fn values(types: &Types, schema: &Value) -> Vec<Value> {
    let schema = types.resolved(schema);
    if let Some(value) = schema.get("const") {
        return vec![value.clone()];
    }
    let cases = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(Value::as_array);
    match schema.get("enum").and_then(Value::as_array) {
        Some(values) => values.clone(),
        None => cases.into_iter().flatten().flat_map(|case| values(types, case)).collect(),
    }
}

/// Something that fits, with this word wherever a text stands.
fn sample(types: &Types, schema: &Value, word: &str) -> Value {
    let schema = types.resolved(schema);
    if let Some(value) = values(types, schema).into_iter().next() {
        return value;
    }
    if let Some(case) = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(|cases| cases.get(0)) {
        return sample(types, case, word);
    }
    let kind = schema.get("type").map(|kind| kind.get(0).unwrap_or(kind));
    match kind.and_then(Value::as_str) {
        Some("integer" | "number") => json!(1),
        Some("boolean") => json!(false),
        Some("string") => json!(word),
        Some("array") => match schema.get("prefixItems").and_then(Value::as_array) {
            Some(items) => items.iter().map(|item| sample(types, item, word)).collect(),
            None => {
                let least = schema.get("minItems").and_then(Value::as_u64).unwrap_or(0);
                let item = schema.get("items").map_or(Value::Null, |items| sample(types, items, word));
                (0..least).map(|_| item.clone()).collect()
            }
        },
        Some("object") => {
            let fields = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
            fields.map(|(name, field)| (name.clone(), sample(types, field, word))).collect()
        }
        Some(_) | None => Value::Null,
    }
}

//! Refusals with the rules they name: each is made up from its schema and asked.

use std::{collections::BTreeSet, fmt::Write as _};

use kernel::Refused;
use schemars::{JsonSchema, schema_for};
use serde_json::{Map, Value, json};

use super::schema::{Types, variants};

/// The refusals of a game as a list, and which rule speaks of which action where that decides.
pub(super) fn refusals<R: Refused + JsonSchema>() -> String {
    let types = Types::of(&schema_for!(R));
    let (mut page, mut by_action) = (String::new(), Vec::new());
    for variant in variants(&types, "refusal") {
        let rules = rules_of::<R>(&types, variant.schema);
        let different: BTreeSet<_> = rules.iter().map(|(_, rule)| *rule).collect();
        let named = match (different.len(), different.first()) {
            (1, Some(rule)) => format!(": {rule}"),
            (0, _) | (_, None) => String::new(),
            _ => ": the rule of the action, see below".to_owned(),
        };
        let _ = writeln!(page, "- `{}`{named}", variant.name);
        if different.len() > 1 && rules.len() > by_action.len() {
            by_action = rules;
        }
    }
    let each: Vec<String> = by_action.iter().map(|(what, rule)| format!("`{what}` {rule}")).collect();
    if !each.is_empty() {
        let _ = writeln!(page, "\nThe rules of the actions: {}.", each.join(", "));
    }
    page
}

/// The rule of a refusal, for each thing it can be about.
fn rules_of<R: Refused>(types: &Types, schema: &Value) -> Vec<(String, &'static str)> {
    let empty = Map::new();
    let fields = schema.get("properties").and_then(Value::as_object).unwrap_or(&empty);
    let plain: Map<String, Value> =
        fields.iter().map(|(name, field)| (name.clone(), sample(types, field))).collect();
    let about = fields.get("what").map(|what| values(types, what)).unwrap_or_default();
    let rule = |fields: Map<String, Value>| Some(serde_json::from_value::<R>(fields.into()).ok()?.rule().0);
    if about.is_empty() {
        return rule(plain).map(|rule| (String::new(), rule)).into_iter().collect();
    }
    let each = about.into_iter().filter_map(|what| {
        let mut fields = plain.clone();
        let name = what.as_str().unwrap_or_default().to_owned();
        fields.insert("what".to_owned(), what);
        Some((name, rule(fields)?))
    });
    each.collect()
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

/// Something that fits.
fn sample(types: &Types, schema: &Value) -> Value {
    let schema = types.resolved(schema);
    if let Some(value) = values(types, schema).into_iter().next() {
        return value;
    }
    if let Some(case) = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(|cases| cases.get(0)) {
        return sample(types, case);
    }
    let kind = schema.get("type").map(|kind| kind.get(0).unwrap_or(kind));
    match kind.and_then(Value::as_str) {
        Some("integer" | "number") => json!(1),
        Some("boolean") => json!(false),
        Some("string") => json!("x"),
        Some("array") => match schema.get("prefixItems").and_then(Value::as_array) {
            Some(items) => items.iter().map(|item| sample(types, item)).collect(),
            None => json!([]),
        },
        Some("object") => {
            let fields = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
            fields.map(|(name, field)| (name.clone(), sample(types, field))).collect()
        }
        Some(_) | None => Value::Null,
    }
}

//! How one JSON value becomes another: a tree that says only what changes.
//!
//! A node of the tree is
//! - an object: go into these fields (of an array: these indices) and change what is there;
//! - a text, number, flag or `null`: put it there;
//! - `[value]`: put this value there, be it an object or an array;
//! - `[]`: take away this field; of an array, this item and everything after it.
//!
//! A field that is not there yet, or the index one past the end, is put there.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Patch(Value);

/// A patch does not fit the value it is applied to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the patch does not fit")]
pub struct Unpatchable;

impl Default for Patch {
    fn default() -> Self {
        Self(Value::Object(Map::new()))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Patch {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Patch".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "An object goes into fields or indices; [value] puts; [] takes away; anything else is put.",
        })
    }
}

impl Patch {
    /// As it travels.
    pub fn new(tree: Value) -> Self {
        Self(tree)
    }

    /// What makes `new` out of `old`.
    pub fn between(old: &Value, new: &Value) -> Self {
        change(old, new).map_or_else(Self::default, Self)
    }

    /// Adds what makes `new` out of `old` under one key of the root.
    pub fn add(&mut self, key: &str, old: &Value, new: &Value) {
        if let (Value::Object(fields), Some(node)) = (&mut self.0, change(old, new)) {
            fields.insert(key.to_owned(), node);
        }
    }

    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        self.0.as_object().is_some_and(Map::is_empty)
    }

    /// Changes a value.
    ///
    /// # Errors
    /// The patch was made for another value; the value may be changed in part.
    pub fn apply(self, value: &mut Value) -> Result<(), Unpatchable> {
        apply(self.0, value)
    }
}

/// The node that makes `new` out of `old`; nothing, if they are the same.
fn change(old: &Value, new: &Value) -> Option<Value> {
    let fields = match (old, new) {
        (Value::Object(old), Value::Object(new)) => change_object(old, new),
        (Value::Array(old), Value::Array(new)) => change_array(old, new),
        _ if old == new => return None,
        _ => return Some(put(new.clone())),
    };
    if fields.is_empty() {
        return None;
    }
    let many = fields.len() > 3;
    let tree = Value::Object(fields);
    // When nearly everything changed, the whole is shorter than its changes.
    if many && size(&tree) > size(new) + 2 {
        return Some(put(new.clone()));
    }
    Some(tree)
}

fn change_object(old: &Map<String, Value>, new: &Map<String, Value>) -> Map<String, Value> {
    let gone =
        old.keys().filter(|&key| !new.contains_key(key)).map(|key| (key.clone(), Value::Array(vec![])));
    let changed = new.iter().filter_map(|(key, value)| match old.get(key) {
        Some(old) => Some((key.clone(), change(old, value)?)),
        None => Some((key.clone(), put(value.clone()))),
    });
    gone.chain(changed).collect()
}

fn change_array(old: &[Value], new: &[Value]) -> Map<String, Value> {
    let changed = new.iter().enumerate().filter_map(|(index, value)| match old.get(index) {
        Some(old) => Some((index.to_string(), change(old, value)?)),
        None => Some((index.to_string(), put(value.clone()))),
    });
    let rest = (new.len() < old.len()).then(|| (new.len().to_string(), Value::Array(vec![])));
    changed.chain(rest).collect()
}

fn put(value: Value) -> Value {
    if value.is_object() || value.is_array() { Value::Array(vec![value]) } else { value }
}

fn size(value: &Value) -> usize {
    serde_json::to_string(value).map_or(usize::MAX, |text| text.len())
}

fn apply(node: Value, value: &mut Value) -> Result<(), Unpatchable> {
    match (node, value) {
        (Value::Object(nodes), Value::Object(fields)) => {
            nodes.into_iter().try_for_each(|(key, node)| apply_field(key, node, fields))
        }
        (Value::Object(nodes), Value::Array(items)) => apply_items(nodes, items),
        (Value::Object(nodes), _) => {
            // Nothing changes, whatever it is.
            if nodes.is_empty() { Ok(()) } else { Err(Unpatchable) }
        }
        (node, value) => {
            *value = taken(node)?;
            Ok(())
        }
    }
}

fn apply_field(key: String, node: Value, fields: &mut Map<String, Value>) -> Result<(), Unpatchable> {
    if is_end(&node) {
        return fields.remove(&key).map(drop).ok_or(Unpatchable);
    }
    match fields.get_mut(&key) {
        Some(field) => apply(node, field),
        None => {
            fields.insert(key, taken(node)?);
            Ok(())
        }
    }
}

fn apply_items(nodes: Map<String, Value>, items: &mut Vec<Value>) -> Result<(), Unpatchable> {
    let nodes: BTreeMap<usize, Value> = nodes
        .into_iter()
        .map(|(index, node)| index.parse().map(|index| (index, node)).map_err(|_| Unpatchable))
        .collect::<Result<_, _>>()?;
    for (index, node) in nodes {
        if is_end(&node) && index < items.len() {
            items.truncate(index);
        } else if index == items.len() {
            items.push(taken(node)?);
        } else {
            apply(node, items.get_mut(index).ok_or(Unpatchable)?)?;
        }
    }
    Ok(())
}

fn is_end(node: &Value) -> bool {
    node.as_array().is_some_and(Vec::is_empty)
}

/// The value that a node puts.
fn taken(node: Value) -> Result<Value, Unpatchable> {
    match node {
        Value::Array(mut one) if one.len() == 1 => one.pop().ok_or(Unpatchable),
        Value::Array(_) | Value::Object(_) => Err(Unpatchable),
        plain => Ok(plain),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(old: Value, new: Value, expected: Value) {
        let patch = Patch::between(&old, &new);
        assert_eq!(serde_json::to_value(&patch).expect("JSON"), expected);
        let sent: Patch = serde_json::from_value(expected).expect("a patch");
        let mut value = old;
        sent.apply(&mut value).expect("it fits");
        assert_eq!(value, new);
    }

    #[test]
    fn a_patch_says_what_changed_and_nothing_else() {
        check(json!({"a": 1, "b": [1, 2]}), json!({"a": 1, "b": [1, 3]}), json!({"b": {"1": 3}}));
        check(json!({"a": 1}), json!({}), json!({"a": []}));
        check(json!([1]), json!([1, 2, [3]]), json!({"1": 2, "2": [[3]]}));
        check(json!([1, 2, 3]), json!([1]), json!({"1": []}));
        check(json!({"a": null}), json!({"a": 0}), json!({"a": 0}));
        check(json!({"a": 0}), json!({"a": null}), json!({"a": null}));
        check(json!({"a": 1}), json!({"a": {"b": []}}), json!({"a": [{"b": []}]}));
        check(json!({"a": {"b": 1}}), json!({"a": []}), json!({"a": [[]]}));
        check(json!([1, 2, 3, 4]), json!([2, 3, 4, 1]), json!([[2, 3, 4, 1]]));
        check(json!({"x": 1}), json!({"x": 1}), json!({}));
        let (few, many): (Vec<u8>, Vec<u8>) = ((0..9).collect(), (0..11).collect());
        check(json!(few), json!(many), json!({"9": 9, "10": 10}));
    }

    #[test]
    fn a_patch_that_does_not_fit_is_an_error() {
        for patch in
            [json!({"a": []}), json!({"a": {"b": 1}}), json!([]), json!([1, 2]), json!({"a": [1, 2]})]
        {
            let patch: Patch = serde_json::from_value(patch).expect("a patch");
            assert_eq!(patch.apply(&mut json!({})), Err(Unpatchable));
        }
        for patch in [json!({"5": 1}), json!({"x": 1}), json!({"0": {"a": 1}}), json!({"-1": []})] {
            let patch: Patch = serde_json::from_value(patch).expect("a patch");
            assert_eq!(patch.apply(&mut json!([0])), Err(Unpatchable));
        }
    }
}

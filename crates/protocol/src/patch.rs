//! How one JSON value becomes another: a short list of changes.
//!
//! A change is `[path, value]` (put it there; an index one past the end appends) or `[path]` (take it
//! away; with an index, take away everything from there to the end). A path lists keys and indices from
//! the root. The empty path is the whole value.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::SerializeTuple};
use serde_json::{Map, Value};

use crate::limits::VIEW_DEPTH;

/// Changes in order.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Patch(pub Vec<Change>);

/// One change.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// Where.
    pub path: Vec<Step>,
    /// What stands there now; nothing, if it is taken away.
    pub value: Option<Value>,
}

/// One step of a path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Step {
    /// Into an array.
    At(usize),
    /// Into an object.
    In(String),
}

/// A patch does not fit the value it is applied to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the patch does not fit")]
pub struct Misfit;

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(1 + usize::from(self.value.is_some()))?;
        tuple.serialize_element(&self.path)?;
        if let Some(value) = &self.value {
            tuple.serialize_element(value)?;
        }
        tuple.end()
    }
}

impl<'de> Deserialize<'de> for Change {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut parts = Vec::<Value>::deserialize(deserializer)?.into_iter();
        let wrong = || D::Error::custom("a change is [path] or [path, value]");
        let path = parts.next().ok_or_else(wrong)?;
        let path: Vec<Step> = serde_json::from_value(path).map_err(D::Error::custom)?;
        let value = parts.next();
        if parts.next().is_some() || path.len() > VIEW_DEPTH {
            return Err(wrong());
        }
        Ok(Self { path, value })
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Patch {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Patch".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "Changes in order: [path, value] puts, [path] takes away.",
            "type": "array",
            "items": {"type": "array", "minItems": 1, "maxItems": 2},
        })
    }
}

impl Patch {
    /// What makes `new` out of `old`.
    pub fn between(old: &Value, new: &Value) -> Self {
        let mut changes = Vec::new();
        compare(old, new, &mut Vec::new(), &mut changes);
        Self(changes)
    }

    /// Adds what makes `new` out of `old` under one key of the root.
    pub fn add(&mut self, key: &str, old: &Value, new: &Value) {
        compare(old, new, &mut vec![Step::In(key.to_owned())], &mut self.0);
    }

    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Changes a value.
    ///
    /// # Errors
    /// The patch was made for another value; the value may be changed in part.
    pub fn apply(self, value: &mut Value) -> Result<(), Misfit> {
        self.0.into_iter().try_for_each(|change| change.apply(value))
    }
}

impl Change {
    fn apply(self, root: &mut Value) -> Result<(), Misfit> {
        let mut path = self.path.into_iter();
        let Some(last) = path.next_back() else {
            *root = self.value.ok_or(Misfit)?;
            return Ok(());
        };
        let mut place = root;
        for step in path {
            place = match (step, place) {
                (Step::At(index), Value::Array(items)) => items.get_mut(index).ok_or(Misfit)?,
                (Step::In(key), Value::Object(fields)) => fields.get_mut(&key).ok_or(Misfit)?,
                _ => return Err(Misfit),
            };
        }
        match (last, place, self.value) {
            (Step::At(index), Value::Array(items), Some(value)) if index == items.len() => items.push(value),
            (Step::At(index), Value::Array(items), Some(value)) => {
                *items.get_mut(index).ok_or(Misfit)? = value
            }
            (Step::At(index), Value::Array(items), None) if index < items.len() => items.truncate(index),
            (Step::In(key), Value::Object(fields), Some(value)) => {
                fields.insert(key, value);
            }
            (Step::In(key), Value::Object(fields), None) => {
                fields.remove(&key).ok_or(Misfit)?;
            }
            _ => return Err(Misfit),
        }
        Ok(())
    }
}

fn compare(old: &Value, new: &Value, path: &mut Vec<Step>, changes: &mut Vec<Change>) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => compare_objects(old, new, path, changes),
        (Value::Array(old), Value::Array(new)) => {
            let before = changes.len();
            compare_arrays(old, new, path, changes);
            // When nearly everything moved, the whole array is shorter than its changes.
            if changes.len() - before > 2 && size(&changes[before..]) > size(&new) {
                changes.truncate(before);
                put(path, Value::Array(new.clone()), changes);
            }
        }
        _ if old == new => {}
        _ => put(path, new.clone(), changes),
    }
}

fn compare_objects(
    old: &Map<String, Value>,
    new: &Map<String, Value>,
    path: &mut Vec<Step>,
    changes: &mut Vec<Change>,
) {
    for key in old.keys().filter(|&key| !new.contains_key(key)) {
        path.push(Step::In(key.clone()));
        changes.push(Change { path: path.clone(), value: None });
        path.pop();
    }
    for (key, value) in new {
        path.push(Step::In(key.clone()));
        match old.get(key) {
            Some(old) => compare(old, value, path, changes),
            None => put(path, value.clone(), changes),
        }
        path.pop();
    }
}

fn compare_arrays(old: &[Value], new: &[Value], path: &mut Vec<Step>, changes: &mut Vec<Change>) {
    for (index, value) in new.iter().enumerate() {
        path.push(Step::At(index));
        match old.get(index) {
            Some(old) => compare(old, value, path, changes),
            None => put(path, value.clone(), changes),
        }
        path.pop();
    }
    if new.len() < old.len() {
        path.push(Step::At(new.len()));
        changes.push(Change { path: path.clone(), value: None });
        path.pop();
    }
}

fn put(path: &[Step], value: Value, changes: &mut Vec<Change>) {
    changes.push(Change { path: path.to_vec(), value: Some(value) });
}

fn size<T: Serialize + ?Sized>(thing: &T) -> usize {
    serde_json::to_string(thing).map_or(usize::MAX, |text| text.len())
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
        check(json!({"a": 1, "b": [1, 2]}), json!({"a": 1, "b": [1, 3]}), json!([[["b", 1], 3]]));
        check(json!({"a": 1}), json!({}), json!([[["a"]]]));
        check(json!([1]), json!([1, 2, 3]), json!([[[1], 2], [[2], 3]]));
        check(json!([1, 2, 3]), json!([1]), json!([[[1]]]));
        check(json!({"a": null}), json!({"a": 0}), json!([[["a"], 0]]));
        check(json!({"a": 0}), json!({"a": null}), json!([[["a"], null]]));
        check(json!(1), json!({"a": []}), json!([[[], {"a": []}]]));
        check(json!([1, 2, 3, 4]), json!([2, 3, 4, 1]), json!([[[], [2, 3, 4, 1]]]));
        check(json!({"x": 1}), json!({"x": 1}), json!([]));
    }

    #[test]
    fn a_patch_that_does_not_fit_is_an_error() {
        for patch in
            [json!([[["a"]]]), json!([[[0], 1]]), json!([[["a", "b"], 1]]), json!([[[]]]), json!([[[99], 1]])]
        {
            let patch: Patch = serde_json::from_value(patch).expect("a patch");
            assert_eq!(patch.apply(&mut json!({})), Err(Misfit));
        }
        for unclear in [json!([[]]), json!([[["a"], 1, 2]]), json!([[[-1], 1]]), json!([1])] {
            assert!(serde_json::from_value::<Patch>(unclear).is_err());
        }
    }
}

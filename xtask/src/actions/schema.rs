//! JSON schemas as text.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    iter,
};

use schemars::Schema;
use serde_json::{Map, Value};

/// A schema and the types it refers to.
pub(super) struct Types(Value);

/// One case of a tagged type.
pub(super) struct Variant<'a> {
    pub(super) name: String,
    pub(super) text: String,
    pub(super) schema: &'a Value,
}

impl Types {
    pub(super) fn of(schema: &Schema) -> Self {
        Self(schema.as_value().clone())
    }

    pub(super) fn root(&self) -> &Value {
        &self.0
    }

    /// A type that is named, as it is defined.
    pub(super) fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let name = schema.get("$ref").and_then(Value::as_str).and_then(|r| r.rsplit('/').next());
        name.and_then(|name| self.0.get("$defs")?.get(name)).unwrap_or(schema)
    }

    /// The types that it refers to, without those that it is one of.
    fn defs(&self) -> impl Iterator<Item = (&String, &Value)> {
        let is_case =
            |schema: &Value| self.alternatives().any(|case| std::ptr::eq(self.resolved(case), schema));
        let defs = self.0.get("$defs").and_then(Value::as_object).into_iter().flatten();
        defs.filter(move |(_, schema)| !is_case(schema))
    }

    /// The types that an untagged type is one of.
    fn alternatives(&self) -> impl Iterator<Item = &Value> {
        self.0.get("anyOf").and_then(Value::as_array).into_iter().flatten()
    }

    /// Every name that a case has by `tag`, wherever in the schema it stands.
    pub(super) fn tags(&self, tag: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        collect_tags(&self.0, tag, &mut found);
        found
    }

    /// All the types that several schemas refer to, each described.
    pub(super) fn merged<'a>(all: impl IntoIterator<Item = &'a Self>) -> BTreeMap<String, String> {
        let all = all.into_iter().flat_map(Self::defs);
        all.map(|(name, schema)| (name.clone(), describe(schema))).collect()
    }
}

fn collect_tags(schema: &Value, tag: &str, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            let name = schema.pointer(&format!("/properties/{tag}/const")).and_then(Value::as_str);
            found.extend(name.map(str::to_owned));
            fields.values().for_each(|field| collect_tags(field, tag, found));
        }
        Value::Array(items) => items.iter().for_each(|item| collect_tags(item, tag, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
    }
}

/// The cases of a type tagged by `tag`, or of the types that it is one of, in their order.
pub(super) fn variants<'a>(types: &'a Types, tag: &str) -> Vec<Variant<'a>> {
    let tagged = iter::once(&types.0).chain(types.alternatives().map(|case| types.resolved(case)));
    let cases = tagged.flat_map(|one| one.get("oneOf").and_then(Value::as_array).into_iter().flatten());
    let variant = |schema: &'a Value| {
        let name = schema.pointer(&format!("/properties/{tag}/const"))?.as_str()?.to_owned();
        Some(Variant { name, text: text(schema), schema })
    };
    cases.filter_map(variant).collect()
}

fn text(schema: &Value) -> String {
    schema.get("description").and_then(Value::as_str).unwrap_or("").replace('\n', " ")
}

/// The fields of an object as a table; empty, if it has none but its tag.
pub(super) fn fields_table(schema: &Value) -> String {
    limited_table(schema, &|_| None)
}

/// The same, with how long the texts in it may be.
pub(super) fn limited_table(schema: &Value, longest: &dyn Fn(&str) -> Option<usize>) -> String {
    let empty = Map::new();
    let properties = schema.get("properties").and_then(Value::as_object).unwrap_or(&empty);
    let required: Vec<&str> = schema
        .get("required")
        .and_then(Value::as_array)
        .map(|names| names.iter().filter_map(Value::as_str).collect())
        .unwrap_or_default();
    let mut rows = String::new();
    for (name, field) in properties.iter().filter(|(_, field)| field.get("const").is_none()) {
        let mut notes = text(field);
        if let Some(default) = field.get("default").filter(|default| !default.is_null()) {
            let _ = write!(notes, " Default: `{default}`.");
        } else if !required.contains(&name.as_str()) {
            notes.push_str(" May be left out.");
        }
        if let Some(most) = longest(name) {
            let _ = write!(notes, " Not blank, at most {most} characters.");
        }
        let _ = writeln!(rows, "| `{name}` | {} | {} |", kind(field), notes.trim());
    }
    if rows.is_empty() { rows } else { format!("| field | type | |\n|---|---|---|\n{rows}") }
}

/// A type in a few words.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str).and_then(|r| r.rsplit('/').next()) {
        return format!("`{name}`");
    }
    if let Some(cases) = schema.get("anyOf").and_then(Value::as_array) {
        return cases.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    match schema.get("type") {
        Some(Value::String(name)) if name == "array" => match schema.get("items") {
            Some(items) => format!("list of {}", kind(items)),
            None => match schema.get("prefixItems").and_then(Value::as_array) {
                Some(items) => {
                    format!("list: {}", items.iter().map(kind).collect::<Vec<_>>().join(", "))
                }
                None => "list".to_owned(),
            },
        },
        Some(Value::String(name)) => name.clone(),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        Some(_) | None => {
            schema.get("enum").map_or_else(|| "value".to_owned(), |values| format!("one of `{values}`"))
        }
    }
}

fn describe(schema: &Value) -> String {
    let mut page = text(schema);
    if !page.is_empty() {
        page.push_str("\n\n");
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        let values: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
        let _ = writeln!(page, "One of {}.\n", values.join(", "));
    }
    for case in schema.get("oneOf").and_then(Value::as_array).into_iter().flatten() {
        let name =
            case.get("const").or_else(|| case.get("enum")).map_or_else(|| case_of(case), Value::to_string);
        let _ = writeln!(page, "- `{name}`: {}", text(case));
    }
    let fields = fields_table(schema);
    if fields.is_empty() { format!("{}\n", page.trim_end()) } else { format!("{page}{fields}") }
}

/// A case that is an object with one field.
fn case_of(case: &Value) -> String {
    let fields = case.get("properties").and_then(Value::as_object).into_iter().flatten();
    let value = |field: &Value| match field.get("const") {
        Some(value) => value.to_string(),
        None => kind(field).replace('`', ""),
    };
    let fields: Vec<String> = fields.map(|(name, field)| format!("\"{name}\": {}", value(field))).collect();
    format!("{{{}}}", fields.join(", "))
}

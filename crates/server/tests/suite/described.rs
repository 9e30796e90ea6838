//! What the server answers is what its description says.

use client::request;
use protocol::Request;
use serde_json::{Value, json};
use table::{Action, Invited};

use crate::world::World;

/// Enough of JSON Schema to check our own: says where a value does not fit.
fn fits(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let wrong = |why: &str| Err(format!("{at}: {why}: {value}"));
    let Some(rules) = schema.as_object() else {
        return if schema == &json!(false) { wrong("nothing may stand here") } else { Ok(()) };
    };
    if let Some(to) = rules.get("$ref").and_then(Value::as_str) {
        let place = root.pointer(&to[1..]).ok_or_else(|| format!("{to} leads nowhere"))?;
        fits(root, place, value, at)?;
    }
    if rules.get("const").is_some_and(|only| only != value) {
        return wrong("another value is asked for");
    }
    if let Some(allowed) = rules.get("enum").and_then(Value::as_array)
        && !allowed.contains(value)
    {
        return wrong("not one of those allowed");
    }
    for (name, fewest, most) in [("anyOf", 1, usize::MAX), ("oneOf", 1, 1)] {
        if let Some(ways) = rules.get(name).and_then(Value::as_array) {
            let n_fits = ways.iter().filter(|way| fits(root, way, value, at).is_ok()).count();
            if n_fits < fewest || n_fits > most {
                return wrong(name);
            }
        }
    }
    for all in rules.get("allOf").and_then(Value::as_array).into_iter().flatten() {
        fits(root, all, value, at)?;
    }
    if let Some(kind) = rules.get("type") {
        let kinds = kind.as_array().cloned().unwrap_or_else(|| vec![kind.clone()]);
        if !kinds.iter().filter_map(Value::as_str).any(|kind| is_a(value, kind)) {
            return wrong("another type is asked for");
        }
    }
    if let Some(fields) = value.as_object() {
        for needed in rules.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !fields.contains_key(needed.as_str().unwrap_or_default()) {
                return wrong(&format!("{needed} is missing"));
            }
        }
        for (name, field) in fields {
            match rules.get("properties").and_then(|known| known.get(name)) {
                Some(schema) => fits(root, schema, field, &format!("{at}/{name}"))?,
                None if rules.get("additionalProperties") == Some(&json!(false)) => return wrong(name),
                None => {}
            }
        }
    }
    if let (Some(items), Some(schema)) = (value.as_array(), rules.get("items")) {
        for (index, item) in items.iter().enumerate() {
            fits(root, schema, item, &format!("{at}/{index}"))?;
        }
    }
    Ok(())
}

fn is_a(value: &Value, kind: &str) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    }
}

#[track_caller]
fn check(description: &Value, place: &str, value: &Value) {
    let schema = description.pointer(place).unwrap_or_else(|| panic!("{place} is not described"));
    if let Err(why) = fits(description, schema, value, "") {
        panic!("{place}: {why}");
    }
}

fn answer(path: &str, method: &str, status: &str) -> String {
    let path = path.replace('/', "~1");
    format!("/paths/{path}/{method}/responses/{status}/content/application~1json/schema")
}

fn body(path: &str) -> String {
    format!("/paths/{}/post/requestBody/content/application~1json/schema", path.replace('/', "~1"))
}

#[tokio::test]
async fn answers_are_as_described() {
    let world = World::new().await;
    let description: Value = world.get("/openapi.json").await.json().expect("a description");
    let (table, seats) = world.diary().await;
    let key = seats[0].key();
    table.act(key, Request::game("w", json!({"do": "write", "text": "je"}))).await;
    let new = json!({"game": "diary", "language": "en", "settings": {"dice": "declared", "listed": true}});
    check(&description, &body("/api/tables"), &new);
    let made =
        request("POST", &format!("{}/api/tables", world.url), &[], Some(&new)).await.expect("an answer");
    let made: Value = made.json().expect("a table");
    check(&description, &answer("/api/tables", "post", "201"), &made);
    let claim =
        json!({"request": "c", "link": made["invitation"], "name": "Ana", "seat": 1, "contribution": "sel"});
    check(&description, &body("/api/tables/{table}/claim"), &claim);
    let at = format!("{}/api/tables/{}/claim", world.url, made["id"].as_str().expect("a name"));
    let seated: Value =
        request("POST", &at, &[], Some(&claim)).await.expect("an answer").json().expect("a seat");
    check(&description, &answer("/api/tables/{table}/claim", "post", "200"), &seated);
    for (path, what) in [
        ("/api/tables/{table}", "?since=0"),
        ("/api/tables/{table}/choices", "/choices"),
        ("/api/tables/{table}/history", "/history"),
        ("/api/tables/{table}/history", "/history?since=1&limit=1"),
        ("/api/tables/{table}/game", "/game"),
        ("/api/tables/{table}/expiry", "/expiry"),
    ] {
        let value: Value = table.get(key, what).await.json().expect("an answer");
        check(&description, &answer(path, "get", "200"), &value);
    }
    for path in ["/api/games", "/api/tables"] {
        let value: Value = world.get(path).await.json().expect("an answer");
        check(&description, &answer(path, "get", "200"), &value);
    }
    let invite = Request::table("i", Action::Invite { to: Invited::Watch });
    let propose = json!({"request": "p", "table": {"do": "propose", "motion": {"stand_in": {"seat": 1, "bot": "roller"}}}});
    let path = "/api/tables/{table}/act";
    check(&description, &body(path), &serde_json::to_value(&invite).expect("JSON"));
    check(&description, &body(path), &propose);
    let accepted: Value = table.try_act(&table.host, invite).await.json().expect("done");
    check(&description, &answer(path, "post", "200"), &accepted);
    let failure = table.try_act(key, Request::table("s", Action::Start)).await;
    let failure: Value = serde_json::from_slice(&failure.body).expect("JSON");
    check(&description, &answer(path, "post", "default"), &failure);
    let undescribed = json!({"request": "x", "table": {"do": "fly"}});
    let schema = description.pointer(&body(path)).expect("described");
    assert!(fits(&description, schema, &undescribed, "").is_err(), "the check has teeth");
    let asks = json!({"act": {"request": "r", "game": {"do": "roll"}}});
    check(&description, "/x-socket/client", &asks);
    let says = json!({"bye": "shutdown"});
    check(&description, "/x-socket/server", &says);
}

//! The description of the HTTP interface, in OpenAPI 3.1.

use protocol::{
    Accepted, CallMe, Calls, Choices, Claim, ClientMessage, Code, CodeTarget, Expiry, FailureBody, Full,
    Games, HistoryPage, Listing, Made, MakeTable, Request, Seated, ServerMessage, Spectate, TableGame,
};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use crate::{config::Config, routes::SOCKET};

/// The whole description.
pub(crate) fn description(config: &Config) -> Value {
    let mut schemas = Schemas::new();
    let paths = paths(&mut schemas);
    let asks = schemas.of::<ClientMessage>();
    let says = schemas.of::<ServerMessage>();
    let server = config.public_url.clone().unwrap_or_else(|| format!("{}/", config.base_path));
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tablée",
            "version": env!("CARGO_PKG_VERSION"),
            "description": format!(
                "Tables for games. docs/protocol.md explains it with examples. \
                 The socket is at {SOCKET}: text messages, the client sends ClientMessage, the server sends ServerMessage."
            ),
        },
        "servers": [{"url": server}],
        "paths": paths,
        "x-socket": {"path": SOCKET, "client": asks, "server": says},
        "components": {
            "schemas": schemas.definitions(),
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer", "description": "A seat's, host's or link's key."},
                "cookie": {
                    "type": "apiKey", "in": "cookie", "name": "tablee_TABLE_SEAT",
                    "description": "One per seat; ?as= says which, where there are several.",
                },
            },
        },
        "security": [{"bearer": []}, {"cookie": []}],
    })
}

struct Schemas(SchemaGenerator);

impl Schemas {
    fn new() -> Self {
        Self(
            SchemaSettings::draft2020_12()
                .with(|settings| {
                    settings.definitions_path = "/components/schemas".into();
                })
                .into_generator(),
        )
    }

    fn of<T: JsonSchema>(&mut self) -> Value {
        self.0.subschema_for::<T>().to_value()
    }

    fn definitions(&mut self) -> Map<String, Value> {
        self.0.take_definitions(true)
    }
}

fn paths(schemas: &mut Schemas) -> Value {
    let failure = json!({"description": "Not done.", "content": content(schemas.of::<FailureBody>())});
    let answer = |status: &str, what: &str, schema: Value| json!({status: {"description": what, "content": content(schema)}, "default": failure.clone()});
    let plain = |what: &str, kind: &str| json!({"200": {"description": what, "content": {kind: {"schema": {"type": "string"}}}}, "default": failure.clone()});
    let table = json!({"name": "table", "in": "path", "required": true, "schema": {"type": "string"}});
    let id = json!({"name": "id", "in": "path", "required": true, "schema": {"type": "string"}});
    let whom = query("as", "string", "Which of several cookies: 0, 1, … for a seat, host, watch.");
    let since = query("since", "integer", "The last row that is known.");
    let at = |more: &[&Value]| -> Value {
        [&table, &whom].into_iter().chain(more.iter().copied()).cloned().collect::<Vec<_>>().into()
    };
    let (before, limit) = (
        query("before", "integer", "Rows before this one."),
        query("limit", "integer", "How many rows at most: 1 to 500, 100 unless it is said."),
    );
    let (form, paper) = (
        query("format", "string", "html unless it is said, epub or markdown."),
        query("paper", "string", "a5 unless it is said, or a4: what HTML prints on."),
    );
    let (language, remarks) = (
        query("language", "string", "fr or en; that of the table unless it is said."),
        query("remarks", "boolean", "Whether throws and rules are in it: true unless it is said."),
    );
    let wait = query("wait", "integer", "With since: wait so many seconds (55 at most) for something newer.");
    json!({
        "/livez": {"get": {"summary": "Whether the process answers.", "security": [],
            "responses": {"200": {"description": "Yes."}}}},
        "/healthz": {"get": {"summary": "Whether rows can be stored.", "security": [],
            "responses": {"200": {"description": "Yes."}, "503": {"description": "No."}}}},
        "/metrics": {"get": {"summary": "Counters for Prometheus.", "security": [],
            "responses": plain("Counters.", "text/plain")}},
        "/openapi.json": {"get": {"summary": "This description.", "security": [],
            "responses": {"200": {"description": "OpenAPI.", "content": {"application/json": {}}}}}},
        "/api/games": {"get": {"summary": "The games.", "security": [],
            "responses": answer("200", "The games.", schemas.of::<Games>())}},
        "/api/tables": {
            "get": {"summary": "The tables of this device, and the public ones.",
                "responses": answer("200", "The tables.", schemas.of::<Listing>())},
            "post": {"summary": "Make a table.", "security": [], "requestBody": body(schemas.of::<MakeTable>()),
                "responses": answer("201", "It is made.", schemas.of::<Made>())},
        },
        "/api/codes/{code}": {"get": {"summary": "Where a short code leads.", "security": [],
            "parameters": [{"name": "code", "in": "path", "required": true, "schema": {"type": "string"}}],
            "responses": answer("200", "An invitation.", schemas.of::<CodeTarget>())}},
        "/api/tables/{table}/code": {"get": {"summary": "The table's short code, until the game starts.",
            "parameters": at(&[]), "responses": answer("200", "The code.", schemas.of::<Code>())}},
        "/api/tables/{table}/game": {"get": {"summary": "Which game a link leads to.",
            "parameters": at(&[]), "responses": answer("200", "The game.", schemas.of::<TableGame>())}},
        "/api/tables/{table}/expiry": {"get": {"summary": "When the table will be erased, if nothing is done there.",
            "parameters": at(&[]), "responses": answer("200", "The day.", schemas.of::<Expiry>())}},
        "/api/tables/{table}": {"get": {"summary": "Everything one sees.", "parameters": at(&[&since, &wait]),
            "responses": answer("200", "The view.", schemas.of::<Full>())}},
        "/api/tables/{table}/choices": {"get": {"summary": "What one may do.", "parameters": at(&[]),
            "responses": answer("200", "The choices.", schemas.of::<Choices>())}},
        "/api/tables/{table}/history": {"get": {"summary": "What one was told.", "parameters": at(&[&before, &since, &limit]),
            "responses": answer("200", "A page.", schemas.of::<HistoryPage>())}},
        "/api/tables/{table}/export": {"get": {"summary": "The log, as JSON lines.", "parameters": at(&[]),
            "responses": plain("The log.", "application/x-ndjson")}},
        "/api/tables/{table}/book": {"get": {"summary": "The story as a book, as one was told it.",
            "parameters": at(&[&form, &paper, &language, &remarks]),
            "responses": plain("The book; as EPUB or Markdown, if that is asked for.", "text/html")}},
        "/api/tables/{table}/act": {"post": {"summary": "Do something.", "parameters": at(&[]),
            "requestBody": body(schemas.of::<Request>()),
            "responses": answer("200", "It is done.", schemas.of::<Accepted>())}},
        "/api/tables/{table}/claim": {"post": {"summary": "Sit down, or bring a seat here.", "parameters": [table],
            "security": [], "requestBody": body(schemas.of::<Claim>()),
            "responses": answer("200", "Seated.", schemas.of::<Seated>())}},
        "/api/tables/{table}/watch": {"post": {"summary": "Keep the key of a link to look on.",
            "parameters": [table], "security": [], "requestBody": body(schemas.of::<Spectate>()),
            "responses": {"204": {"description": "Kept."}, "default": failure.clone()}}},
        "/api/tables/{table}/calls": {
            "get": {"summary": "Where one is called when the table waits.", "parameters": at(&[]),
                "responses": answer("200", "The places.", schemas.of::<Calls>())},
            "post": {"summary": "Be called somewhere, or no more.", "parameters": at(&[]),
                "requestBody": body(schemas.of::<CallMe>()),
                "responses": answer("200", "The places.", schemas.of::<Calls>())}},
        "/off/{id}": {
            "get": {"summary": "The page that turns calls off; reading it does nothing.", "security": [],
                "parameters": [id.clone()], "responses": plain("A page.", "text/html")},
            "post": {"summary": "Turn them off.", "security": [],
                "parameters": [id], "responses": plain("A page.", "text/html")}},
    })
}

fn content(schema: Value) -> Value {
    json!({"application/json": {"schema": schema}})
}

fn body(schema: Value) -> Value {
    json!({"required": true, "content": content(schema)})
}

fn query(name: &str, kind: &str, what: &str) -> Value {
    json!({"name": name, "in": "query", "description": what, "schema": {"type": kind}})
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::ROUTES;

    #[test]
    fn every_address_is_described_and_no_other() {
        let description = description(&Config::default());
        let paths = description["paths"].as_object().expect("paths");
        let mut described: Vec<(&str, Vec<&str>)> = paths
            .iter()
            .map(|(path, methods)| {
                let methods = methods.as_object().expect("methods");
                (path.as_str(), methods.keys().map(String::as_str).collect())
            })
            .collect();
        let mut routes: Vec<(&str, Vec<&str>)> =
            ROUTES.iter().map(|(path, methods)| (*path, methods.to_vec())).collect();
        // Whether JSON objects keep their order depends on who else is built with us.
        described.sort_unstable();
        routes.sort_unstable();
        assert_eq!(described, routes);
    }

    #[test]
    fn every_reference_leads_somewhere() {
        fn references(value: &Value, found: &mut Vec<String>) {
            match value {
                Value::Object(fields) => {
                    for (key, field) in fields {
                        match field.as_str() {
                            Some(to) if key == "$ref" => found.push(to.to_owned()),
                            _ => references(field, found),
                        }
                    }
                }
                Value::Array(items) => items.iter().for_each(|item| references(item, found)),
                _ => {}
            }
        }
        let description = description(&Config::default());
        let mut found = Vec::new();
        references(&description, &mut found);
        assert!(found.len() > 20);
        for to in found {
            let place = to.strip_prefix('#').expect("within the description");
            assert!(description.pointer(place).is_some(), "{to}");
        }
    }
}

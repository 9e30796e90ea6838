//! The addresses. A handler says three things: who, what, answer.

mod acting;
mod books;
mod reading;
mod system;

use std::{net::IpAddr, sync::Arc};

use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request},
    http::request::Parts,
    middleware,
    response::Response,
    routing::{get, post},
};
use kernel::Seq;
use protocol::{Failure, FailureKind};
use serde::{Deserialize, de::DeserializeOwned};
use store::TableId;

use crate::{
    app::App,
    auth::Keys,
    calls, compress,
    error::Error,
    guard::{self, Address},
    sending::Shared,
};

/// Every address with its methods: what the OpenAPI description is checked against.
#[cfg(test)]
pub(crate) const ROUTES: [(&str, &[&str]); 20] = [
    ("/livez", &["get"]),
    ("/healthz", &["get"]),
    ("/metrics", &["get"]),
    ("/openapi.json", &["get"]),
    ("/api/games", &["get"]),
    ("/api/tables", &["get", "post"]),
    ("/api/codes/{code}", &["get"]),
    ("/api/tables/{table}", &["get"]),
    ("/api/tables/{table}/code", &["get"]),
    ("/api/tables/{table}/game", &["get"]),
    ("/api/tables/{table}/expiry", &["get"]),
    ("/api/tables/{table}/choices", &["get"]),
    ("/api/tables/{table}/history", &["get"]),
    ("/api/tables/{table}/export", &["get"]),
    ("/api/tables/{table}/book", &["get"]),
    ("/api/tables/{table}/act", &["post"]),
    ("/api/tables/{table}/claim", &["post"]),
    ("/api/tables/{table}/watch", &["post"]),
    ("/api/tables/{table}/calls", &["get", "post"]),
    ("/off/{id}", &["get", "post"]),
];

/// The socket's address: described in words, since OpenAPI knows no sockets.
pub(crate) const SOCKET: &str = "/api/tables/{table}/socket";

/// All of it, under the base path.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let routes = Router::new()
        .route("/livez", get(system::live))
        .route("/healthz", get(system::health))
        .route("/metrics", get(system::metrics))
        .route("/openapi.json", get(system::openapi))
        .route("/api/games", get(reading::games))
        .route("/api/tables", get(reading::list).post(acting::make))
        .route("/api/codes/{code}", get(reading::find_code))
        .route("/api/tables/{table}", get(reading::look))
        .route("/api/tables/{table}/code", get(reading::code))
        .route("/api/tables/{table}/game", get(reading::game))
        .route("/api/tables/{table}/expiry", get(reading::expiry))
        .route("/api/tables/{table}/choices", get(reading::choices))
        .route("/api/tables/{table}/history", get(reading::history))
        .route("/api/tables/{table}/export", get(reading::export))
        .route("/api/tables/{table}/book", get(books::book))
        .route("/api/tables/{table}/act", post(acting::act))
        .route("/api/tables/{table}/claim", post(acting::claim))
        .route("/api/tables/{table}/watch", post(acting::watch))
        .route("/api/tables/{table}/calls", get(reading::calls).post(acting::call_me))
        .route("/off/{id}", get(calls::off).post(calls::turn_off))
        .route(SOCKET, get(acting::socket))
        .with_state(Arc::clone(app));
    let routes = match &app.config.pages {
        // All requests for a page share its bytes.
        Some(pages) => routes.fallback_service(pages.clone().layer(middleware::map_response(shared))),
        None => routes.fallback(|| async { Error::of(FailureKind::NotFound) }),
    };
    let base = app.config.base_path.trim_end_matches('/').to_owned();
    let routes = if base.is_empty() { routes } else { Router::new().nest(&base, routes) };
    routes
        .layer(middleware::from_fn(compress::compress))
        .layer(DefaultBodyLimit::max(protocol::MESSAGE_BYTES))
        .layer(middleware::from_fn_with_state(Arc::clone(app), guard::guard))
}

async fn shared(mut page: Response) -> Response {
    page.extensions_mut().insert(Shared);
    page
}

/// A table and the keys of whoever asks for it.
pub(crate) struct TableAccess {
    pub(crate) table: TableId,
    pub(crate) keys: Keys,
    pub(crate) address: Option<IpAddr>,
}

#[derive(Deserialize)]
struct AsWhom {
    #[serde(rename = "as")]
    as_whom: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for TableAccess {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let table = Path::<String>::from_request_parts(parts, state).await;
        let table = table.ok().and_then(|Path(table)| table.parse().ok());
        let table: TableId = table.ok_or_else(|| Error::of(FailureKind::NotFound))?;
        let Query(AsWhom { as_whom }) =
            Query::try_from_uri(&parts.uri).map_err(|error| Failure::unclear(error.to_string()))?;
        let keys = Keys::read(&parts.headers, &table, as_whom.as_deref());
        let address = parts.extensions.get::<Address>().map(|address| address.0);
        Ok(Self { table, keys, address })
    }
}

/// A body of JSON that was read in time.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Error> {
        use axum::body::Bytes;
        let reading = Bytes::from_request(request, app);
        let bytes = match tokio::time::timeout(app.config.quotas.patience, reading).await {
            Ok(Ok(bytes)) => bytes,
            Ok(Err(rejection)) if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE => {
                return Err(Error::of(FailureKind::TooLarge));
            }
            Ok(Err(_)) | Err(_) => return Err(Failure::unclear("the body did not arrive").into()),
        };
        serde_json::from_slice(&bytes).map(Self).map_err(|error| Failure::unclear(error.to_string()).into())
    }
}

/// Which part of a table's past is wanted, and how long to wait for more.
#[derive(Debug, Deserialize)]
pub(crate) struct ReadQuery {
    since: Option<Seq>,
    wait: Option<u64>,
    before: Option<Seq>,
    limit: Option<u32>,
}

impl<S: Send + Sync> FromRequestParts<S> for ReadQuery {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(query)| query).map_err(|error| Failure::unclear(error.to_string()).into())
    }
}

//! For whoever runs the server.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::Kind;
use serde_json::{Value, json};

use crate::{compress::Public, error::Error, guard, hall::Hall, openapi};

pub(super) async fn health(State(hall): State<Arc<Hall>>) -> Response {
    let (status, text) = if hall.is_closing() {
        (StatusCode::SERVICE_UNAVAILABLE, "closing")
    } else {
        match hall.store.ping().await {
            Ok(()) => (StatusCode::OK, "ok"),
            Err(error) => {
                tracing::warn!(%error, "the store does not answer");
                (StatusCode::SERVICE_UNAVAILABLE, "no store")
            }
        }
    };
    (status, Json(json!({"status": text}))).into_response()
}

pub(super) async fn metrics(State(hall): State<Arc<Hall>>, request: Request) -> Result<Response, Error> {
    if !hall.config.open_metrics && !guard::is_local(&request) {
        return Err(Error::of(Kind::NotFound));
    }
    let text = hall.metrics.text(hall.n_loaded(), hall.store.stats());
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok(Public((kind, text)).into_response())
}

pub(super) async fn openapi(State(hall): State<Arc<Hall>>) -> Public<Json<Value>> {
    Public(Json(openapi::description(&hall.config)))
}

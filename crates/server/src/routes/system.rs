//! For whoever runs the server.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::FailureKind;
use serde_json::{Value, json};

use crate::{app::App, compress::Public, error::Error, guard, metrics::Reader, openapi};

pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    let (status, text) = if app.is_closing() {
        (StatusCode::SERVICE_UNAVAILABLE, "closing")
    } else {
        match app.store.ping().await {
            Ok(()) => (StatusCode::OK, "ok"),
            Err(error) => {
                tracing::warn!(%error, "the store does not answer");
                (StatusCode::SERVICE_UNAVAILABLE, "no store")
            }
        }
    };
    (status, Json(json!({"status": text}))).into_response()
}

/// Whether the process answers at all; whether it can store anything is another question.
pub(super) async fn live() -> Json<Value> {
    Json(json!({"status": "ok"}))
}

pub(super) async fn metrics(State(app): State<Arc<App>>, request: Request) -> Result<Response, Error> {
    let reader = if is_operator(&app, &request) {
        Reader::Operator
    } else if app.config.open_metrics {
        Reader::Anybody
    } else {
        return Err(Error::of(FailureKind::NotFound));
    };
    let text = app.metrics.text(reader, app.n_loaded(), app.store.stats());
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok(Public((kind, text)).into_response())
}

/// Whether somebody at this machine asks, or one of those that the operator has named.
fn is_operator(app: &App, request: &Request) -> bool {
    let address = request.extensions().get::<guard::Address>();
    guard::is_local(request)
        || address.is_some_and(|address| app.config.metrics_to.iter().any(|to| to.contains(address.0)))
}

pub(super) async fn openapi(State(app): State<Arc<App>>) -> Public<Json<Value>> {
    Public(Json(openapi::description(&app.config)))
}

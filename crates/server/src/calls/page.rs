//! The page behind the link of each message that turns such messages off, and nothing else.
//!
//! Reading it does nothing: programs read links before people do. Its one button does it.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::header,
    response::{Html, IntoResponse, Response},
};
use kernel::Language;
use protocol::FailureKind;
use words::Speaker;

use super::address::{Reach, reread};
use crate::{app::App, error::Error};

/// Asks whether somebody is to be called no more.
pub(crate) async fn off(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Error> {
    let (_, language) = address(&app, &id).await?;
    let speaker = Speaker::calls(language);
    let button = format!("<form method=\"post\"><button>{}</button></form>", speaker.just("call-off"));
    Ok(page(&speaker, "call-off-lead", &button))
}

/// They are called no more. Done twice it is done.
pub(crate) async fn turn_off(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Error> {
    let _work = app.work()?;
    let (kept, language) = address(&app, &id).await?;
    app.store.forget_address(&id).await?;
    reread(&app, &kept.table).await?;
    Ok(page(&Speaker::calls(language), "call-off-done", ""))
}

/// What the link leads to: the address of a seat. That of a table is its host's to turn off.
async fn address(app: &App, id: &str) -> Result<(store::Address, Language), Error> {
    let kept = app.store.address(id).await?.filter(|kept| kept.seat.is_some());
    let kept = kept.ok_or_else(|| Error::of(FailureKind::NotFound))?;
    let language = serde_json::from_str(&kept.body).map(|reach: Reach| reach.language).unwrap_or_default();
    Ok((kept, language))
}

fn page(speaker: &Speaker, said: &str, more: &str) -> Response {
    let language = match speaker.language() {
        Language::Fr => "fr",
        Language::En => "en",
    };
    let (title, said) = (speaker.just("call-off-title"), speaker.just(said));
    let page = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\">\
         <title>{title} · Tablée</title><h1>{title}</h1><p>{said}</p>{more}"
    );
    // The button's request has to say where it comes from.
    let headers = [(header::REFERRER_POLICY, "same-origin"), (header::CACHE_CONTROL, "no-store")];
    (headers, Html(page)).into_response()
}

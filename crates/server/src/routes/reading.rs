//! Looking.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use kernel::Seq;
use protocol::{Choices, Full, Games, Listing, Page};

use super::{Ask, Visit};
use crate::{
    audience::{full, nothing},
    error::Error,
    export,
    hall::{Hall, now},
    listing, load,
};

/// The longest a reader may wait for something new, in seconds.
const WAIT: u64 = 55;
/// The most lines of a page.
const LINES: u32 = 100;

pub(super) async fn games(State(hall): State<Arc<Hall>>) -> Json<Games> {
    Json(Games { games: hall.config.catalog.games().map(|game| game.about()).collect() })
}

pub(super) async fn list(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Json<Listing> {
    Json(listing::listing(&hall, &headers).await)
}

/// The whole view; with `since` also what was missed, and with `wait` not before there is something.
pub(super) async fn look(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    Ask(reading): Ask,
) -> Result<Json<Full>, Error> {
    let live = hall.live(&visit.table).await?;
    let mut told = live.told.subscribe();
    {
        let held = live.hold(&hall).await?;
        visit.keys.prove(held.table.company())?;
    }
    if let (Some(since), Some(wait)) = (reading.since, reading.wait) {
        let wait = Duration::from_secs(wait.min(WAIT));
        // When nothing happens in time, the answer is that nothing happened.
        let _ = tokio::time::timeout(wait, told.wait_for(|&seq| seq > since || hall.is_closing())).await;
    }
    let mut held = live.hold(&hall).await?;
    let proof = visit.keys.prove(held.table.company())?;
    if let Some(seat) = proof.who.viewer().seat() {
        held.seen[usize::from(seat.0)] = now();
    }
    let missed = match reading.since {
        Some(since) if since < held.table.seq() => {
            load::lines(&hall, &visit.table, since, &held.table).await?
        }
        _ => nothing(),
    };
    Ok(Json(full(&held.table, proof.who.viewer(), &missed, held.audience.present())))
}

pub(super) async fn choices(State(hall): State<Arc<Hall>>, visit: Visit) -> Result<Json<Choices>, Error> {
    let live = hall.live(&visit.table).await?;
    let held = live.hold(&hall).await?;
    let viewer = visit.keys.prove(held.table.company())?.who.viewer();
    let is_running = held.table.is_running() && viewer.seat().is_some();
    let offered = held.table.play().filter(|_| is_running).map(|play| play.choices(viewer));
    Ok(Json(Choices {
        seq: held.table.seq(),
        choices: offered.unwrap_or_else(|| serde_json::json!([])),
        status: held.table.status(),
    }))
}

/// What the viewer was told, page by page, newest page first, oldest line first.
pub(super) async fn history(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    Ask(reading): Ask,
) -> Result<Json<Page>, Error> {
    let live = hall.live(&visit.table).await?;
    let held = live.hold(&hall).await?;
    let viewer = visit.keys.prove(held.table.company())?.who.viewer();
    let end = reading.before.map_or(held.table.seq().0 + 1, |before| before.0.min(held.table.seq().0 + 1));
    let limit = reading.limit.unwrap_or(LINES).clamp(1, LINES);
    let begin = end.saturating_sub(u64::from(limit));
    let rows = load::page(&hall, &visit.table, Seq(begin), limit).await?;
    let rows = rows.iter().filter(|row| row.seq.0 < end);
    let lines = rows.map(|row| load::line(row, viewer, &held.table)).filter(|line| !line.told.is_empty());
    Ok(Json(Page { lines: lines.collect(), before: (begin > 0).then_some(Seq(begin)) }))
}

pub(super) async fn export(State(hall): State<Arc<Hall>>, visit: Visit) -> Result<Response, Error> {
    let live = hall.live(&visit.table).await?;
    let viewer = {
        let held = live.hold(&hall).await?;
        visit.keys.prove(held.table.company())?.who.viewer()
    };
    let export = export::export_table(&hall.store, &visit.table, viewer).await?;
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson; charset=utf-8")];
    Ok((kind, export::body(export)).into_response())
}

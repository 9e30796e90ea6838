//! Looking.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension, Json,
    extract::{Path, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use kernel::{Seq, Viewer};
use protocol::{Choices, Code, CodeTarget, Expiry, FailureKind, Games, HistoryPage, Listing, TableGame};

use table::Row;

use super::{ReadQuery, TableAccess};
use crate::{
    app::App,
    audience::full,
    calls, codes,
    compress::{self, Compressible, Gzip, Public, accepts_encoding},
    error::Error,
    expiry::erased_from,
    export,
    guard::Address,
    listing, load,
};

/// The longest a reader may wait for something new, in seconds.
const WAIT: u64 = 55;
/// The rows of a page, unless more or fewer are asked for.
const PAGE_ROWS: u32 = 100;
/// The most rows of a page.
const MOST_ROWS: u32 = 500;

pub(super) async fn games(State(app): State<Arc<App>>) -> Public<Json<Games>> {
    Public(Json(Games { games: app.config.catalog.games().map(|game| game.about()).collect() }))
}

pub(super) async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Json<Listing> {
    Json(listing::listing(&app, &headers).await)
}

/// The whole view; with `since` also what was missed, and with `wait` not before there is something.
pub(super) async fn look(
    State(app): State<Arc<App>>,
    access: TableAccess,
    query: ReadQuery,
) -> Result<Response, Error> {
    let loaded = app.table(&access.table).await?;
    let mut told = loaded.told.subscribe();
    let wait = query.wait.filter(|_| query.since.is_some()).unwrap_or(0).min(WAIT);
    let end = tokio::time::Instant::now() + Duration::from_secs(wait);
    let (mut room, proof) = loop {
        let room = loaded.look(&app).await?;
        let proof = access.keys.prove(room.table.state())?;
        // A row that they do not notice is nothing new to them.
        let has_news = query.since.is_none_or(|since| room.table.seq_for(proof.identity.viewer()) > since);
        if wait == 0 || has_news || app.is_closing() || tokio::time::Instant::now() >= end {
            break (room, proof);
        }
        drop(room);
        // When nothing happens in time, the answer is that nothing happened.
        let _ = tokio::time::timeout_at(end, told.changed()).await;
    };
    let viewer = proof.identity.viewer();
    if let Some(seat) = viewer.seat() {
        room.last_heard[usize::from(seat.0)] = app.now();
    }
    let missed = match query.since {
        Some(since) => load::missed(&app, &access.table, &room.table, viewer, since).await?,
        None => Vec::new(),
    };
    let missed = query.since.map(|since| (since, missed.as_slice()));
    let full = Json(full(&app, &room.table, viewer, missed, room.audience.present()));
    // What a seat sees holds its secrets beside what others wrote.
    Ok(if viewer == Viewer::Public { Public(full).into_response() } else { full.into_response() })
}

/// The table's short code, for those who are at it.
pub(super) async fn code(State(app): State<Arc<App>>, access: TableAccess) -> Result<Json<Code>, Error> {
    let loaded = app.table(&access.table).await?;
    let room = loaded.look(&app).await?;
    let identity = access.keys.prove(room.table.state())?.identity;
    codes::of(&app, &access.table, &room.table, identity).await.map(Json)
}

/// When the table will be erased, for those who are at it.
pub(super) async fn expiry(State(app): State<Arc<App>>, access: TableAccess) -> Result<Json<Expiry>, Error> {
    let loaded = app.table(&access.table).await?;
    let room = loaded.look(&app).await?;
    access.keys.prove(room.table.state())?;
    Ok(Json(Expiry { from: erased_from(&app, &room.table) }))
}

/// Where the person in a seat is called.
pub(super) async fn calls(
    State(app): State<Arc<App>>,
    access: TableAccess,
) -> Result<Json<protocol::Calls>, Error> {
    calls::known(&app, &access.table, &access.keys).await.map(Json)
}

/// Where a short code leads.
pub(super) async fn find_code(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    Path(code): Path<String>,
) -> Result<Json<CodeTarget>, Error> {
    app.codes.take(address).map_err(Error::too_soon)?;
    codes::find(&app, &code).await.map(Json)
}

/// Which game is played there, for whoever has a key to the table, an invitation included: a link names a table and
/// no game. Nobody else learns more than the public list tells.
pub(super) async fn game(State(app): State<Arc<App>>, access: TableAccess) -> Result<Json<TableGame>, Error> {
    let loaded = app.table(&access.table).await?;
    let room = loaded.look(&app).await?;
    let state = room.table.state();
    if !listing::is_public(&room.table) && !access.keys.open_anything(state, app.now()) {
        return Err(Error::of(FailureKind::NoKey));
    }
    Ok(Json(TableGame { game: state.game.clone(), title: state.title.clone() }))
}

pub(super) async fn choices(
    State(app): State<Arc<App>>,
    access: TableAccess,
) -> Result<Json<Choices>, Error> {
    let loaded = app.table(&access.table).await?;
    let room = loaded.look(&app).await?;
    let viewer = access.keys.prove(room.table.state())?.identity.viewer();
    let is_running = room.table.is_running() && viewer.seat().is_some();
    let offered = room.table.play().filter(|_| is_running).map(|play| play.choices(viewer));
    Ok(Json(Choices {
        seq: room.table.seq_for(viewer),
        choices: offered.unwrap_or_else(|| serde_json::json!([])),
        status: room.table.status(),
    }))
}

/// What the viewer was told, page by page: the newest page first, or from a row on; the oldest line of a page first.
pub(super) async fn history(
    State(app): State<Arc<App>>,
    access: TableAccess,
    query: ReadQuery,
) -> Result<Response, Error> {
    let loaded = app.table(&access.table).await?;
    let room = loaded.look(&app).await?;
    let viewer = access.keys.prove(room.table.state())?.identity.viewer();
    let end = room.table.seq_for(viewer).0 + 1;
    let newest = query.before.map_or(end, |before| before.0.min(end));
    let limit = u64::from(query.limit.unwrap_or(PAGE_ROWS).clamp(1, MOST_ROWS));
    let (begin, end) = match query.since {
        Some(since) => {
            let begin = since.0.saturating_add(1).min(newest);
            (begin, begin.saturating_add(limit).min(newest))
        }
        None => (newest.saturating_sub(limit), newest),
    };
    let (from, to) =
        (room.table.row_numbers().row(viewer, Seq(begin)), room.table.row_numbers().row(viewer, Seq(end)));
    let rows = load::between(&app, &access.table, from, Seq(to.0.saturating_sub(1))).await?;
    let (mut lines, mut secrets) = (Vec::new(), Vec::new());
    for row in &rows {
        let line = load::history_row(row, viewer, &room.table);
        let Some(line) = line.filter(|line| !line.told.is_empty() && line.seq.0 < end) else { continue };
        if !is_told_to_all(row, viewer) {
            secrets.push(write(&line));
        }
        lines.push(line);
    }
    let page = write(&HistoryPage {
        lines,
        before: (begin > 0).then_some(Seq(begin)),
        since: (end < newest).then_some(Seq(end.saturating_sub(1))),
    });
    let mut from = 0;
    let find = |secret: String| {
        let start = from + page[from..].find(&secret).expect("a page writes its lines as they are");
        from = start + secret.len();
        start..from
    };
    let compressible = Compressible { secrets: secrets.into_iter().map(find).collect() };
    let mut response = ([(header::CONTENT_TYPE, "application/json")], page).into_response();
    response.extensions_mut().insert(compressible);
    Ok(response)
}

/// Whether a viewer was told of a row what everybody was told. How many rows somebody noticed is no secret to whoever
/// can measure an answer: they can count the messages.
fn is_told_to_all(row: &Row, viewer: Viewer) -> bool {
    let told = |viewer| (!row.unseen.contains(&viewer)).then(|| write(&row.told(viewer)));
    told(viewer) == told(Viewer::Public)
}

fn write<T: serde::Serialize>(thing: &T) -> String {
    serde_json::to_string(thing).expect("a wire type writes itself")
}

pub(super) async fn export(
    State(app): State<Arc<App>>,
    access: TableAccess,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let loaded = app.table(&access.table).await?;
    let viewer = {
        let room = loaded.look(&app).await?;
        access.keys.prove(room.table.state())?.identity.viewer()
    };
    let export = export::export_table(&app.store, &access.table, viewer).await?;
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson; charset=utf-8")];
    let gzip = (export.is_public() && accepts_encoding(&headers, "gzip")).then(Gzip::new);
    let is_compressed = gzip.is_some();
    let mut response = (kind, export::body(export, gzip)).into_response();
    if is_compressed {
        compress::mark(response.headers_mut());
    }
    Ok(response)
}

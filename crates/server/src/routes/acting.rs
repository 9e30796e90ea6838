//! Doing something.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{State, ws::WebSocketUpgrade},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use kernel::{Seat, Secret, Viewer};
use protocol::{Accepted, Claim, Failure, FailureKind, Key, Made, Request, Seated, Spectate};
use table::{Action, Command, Context, Event, Invited, KeyHash, NewTable, Row, Table};

use super::{JsonBody, ReadQuery, TableAccess};
use crate::{
    act::{self, Caller, Submission},
    app::{App, now},
    auth::{self, Identity, Keys, new_key, new_table_id, random},
    codes,
    connections::HeldSlots,
    error::Error,
    guard::Address,
    load, socket,
};

/// What is read from a socket at once.
const READ_BYTES: usize = 4 * 1024;

/// Makes a table with a link that seats anybody, and gives its maker the host's key.
pub(super) async fn make(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<Response, Error> {
    let _work = app.work()?;
    if !app.makings.take(address) || app.store.n_tables().await? >= app.config.limits.tables {
        return Err(Error::of(FailureKind::TooMany));
    }
    let game = app.config.catalog.find(&new.game).ok_or_else(|| Failure::unclear("no such game"))?;
    let (id, host) = (new_table_id(), new_key());
    let invitation = codes::invitation(&app, &id).await?;
    let (device, new_device) = device(&headers);
    let secret_bytes = random::<32>();
    let secret = Secret::new(secret_bytes);
    let context = Context {
        now: now(),
        away_since: &[],
        fresh: KeyHash::of(&host),
        device: Some(KeyHash::of(&device)),
        secret: &secret,
        passage: None,
    };
    let (row, table) = Table::create(game, &new, None, &context)?;
    let head = serde_json::to_string(&row).expect("a row writes itself");
    let stored = store::NewTableRecord {
        id: id.clone(),
        at: row.at,
        head,
        secret: secret_bytes.to_vec(),
        credentials: vec![],
    };
    app.store.create_table(stored).await?;
    app.entry(&id).put(table, secret).await;
    let invite = Submission {
        caller: Caller::Keys(Keys::one(&host)),
        request: Command::Table(Action::Invite { to: Invited::AnySeat }).into(),
        fresh: KeyHash::of(&invitation),
    };
    act::run(&app, &id, invite).await?;
    let code = codes::give(&app, &id).await?.code;
    tracing::info!(table = id.as_str(), game = new.game, "a table was made");
    let cookies = [
        Some((format!("tablee_{}_host", id.as_str()), host.clone())),
        new_device.then(|| ("tablee_device".to_owned(), device)),
    ];
    let made = Made { id: id.as_str().to_owned(), host: Key(host), invitation: Key(invitation), code };
    Ok(with_cookies(&app, cookies, (StatusCode::CREATED, Json(made))))
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    access: TableAccess,
    JsonBody(request): JsonBody<Request>,
) -> Result<Json<Accepted>, Error> {
    act::by_client(&app, &access.table, access.keys, request).await.map(Json)
}

/// Sits down, or brings a seat to this device.
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    access: TableAccess,
    headers: HeaderMap,
    JsonBody(claim): JsonBody<Claim>,
) -> Result<Response, Error> {
    let link = claim.link.as_deref().map(KeyHash::of);
    let key = claim.key.clone().unwrap_or_else(new_key);
    let (device, new_device) = device(&headers);
    let caller = Caller::Link(link, Some(KeyHash::of(&device)));
    let submission = Submission { caller, request: claim.try_into()?, fresh: KeyHash::of(&key) };
    let receipt = act::run(&app, &access.table, submission).await?;
    let seq = receipt.seq.ok_or_else(|| Error::of(FailureKind::Internal))?;
    let row = load::page(&app, &access.table, seq, 1).await?.into_iter().next();
    let (seat, hash) = row.as_ref().and_then(seated).ok_or_else(|| Error::of(FailureKind::NoKey))?;
    // The same request again: only who made the key can have it.
    if !hash.matches(&KeyHash::of(&key)) {
        return Err(Error::of(FailureKind::NoKey));
    }
    // Whoever asked looked on; from now on they count as the seat does.
    let loaded = app.table(&access.table).await?;
    let shown = loaded.lock(&app).await?.table.row_numbers().shown(Viewer::Seat(seat), seq);
    let cookies = [
        Some((format!("tablee_{}_{}", access.table.as_str(), seat.0), key.clone())),
        new_device.then(|| ("tablee_device".to_owned(), device)),
    ];
    Ok(with_cookies(&app, cookies, Json(Seated { seat, seq: shown, key: Key(key) })))
}

/// Keeps the key of a link to look on, for a browser.
pub(super) async fn watch(
    State(app): State<Arc<App>>,
    access: TableAccess,
    JsonBody(Spectate { link }): JsonBody<Spectate>,
) -> Result<Response, Error> {
    let loaded = app.table(&access.table).await?;
    let room = loaded.lock(&app).await?;
    if Keys::one(&link).prove(room.table.state())?.identity != Identity::Watcher {
        return Err(Error::of(FailureKind::NoKey));
    }
    let cookie = Some((format!("tablee_{}_watch", access.table.as_str()), link));
    Ok(with_cookies(&app, [cookie], StatusCode::NO_CONTENT))
}

pub(super) async fn socket(
    State(app): State<Arc<App>>,
    access: TableAccess,
    query: ReadQuery,
    stay: HeldSlots,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    if app.is_closing() {
        return Err(Error::Closing);
    }
    // Looks first whether they may: after the upgrade no status can be answered any more.
    let loaded = app.table(&access.table).await?;
    loaded.lock(&app).await.and_then(|room| access.keys.prove(room.table.state()))?;
    let upgrade = upgrade.max_message_size(protocol::ACT_BYTES).max_frame_size(protocol::ACT_BYTES);
    // What is usual, 128 KiB, is set to zero before each read and kept for each socket.
    let upgrade = upgrade.read_buffer_size(READ_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::run(&app, &access.table, access.keys, query.since, socket).await;
        drop(stay);
    }))
}

/// Where somebody sat down in a row, and with which key.
fn seated(row: &Row) -> Option<(Seat, KeyHash)> {
    row.events.iter().find_map(|event| match event {
        Event::SeatClaimed { seat, key, .. } | Event::SeatMoved { seat, key, .. } => Some((*seat, *key)),
        _ => None,
    })
}

/// The browser's name for itself, and whether it is a new one.
fn device(headers: &HeaderMap) -> (String, bool) {
    match auth::device(headers) {
        Some(device) => (device.to_owned(), false),
        None => (new_key(), true),
    }
}

fn with_cookies<const N: usize>(
    app: &App,
    cookies: [Option<(String, String)>; N],
    response: impl IntoResponse,
) -> Response {
    let mut response = response.into_response();
    for (name, key) in cookies.into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, auth::cookie(&app.config, &name, &key));
    }
    response
}

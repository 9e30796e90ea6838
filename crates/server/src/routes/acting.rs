//! Doing something.

use std::{net::IpAddr, sync::Arc};

use axum::{
    Extension, Json,
    extract::{State, ws::WebSocketUpgrade},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use kernel::{Seat, Secret, Seq, Viewer};
use protocol::{
    Accepted, CallMe, Claim, Failure, FailureKind, Key, Made, MakeTable, Request, Seated, Spectate,
};
use store::{StoreError, TableId};
use table::{Action, Command, Context, Event, Invited, KeyHash, Row, Table};

use super::{JsonBody, ReadQuery, TableAccess};
use crate::{
    act::{self, Caller, Submission},
    app::App,
    auth::{self, Identity, Keys, new_key, new_table_id, random},
    calls, codes,
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
    JsonBody(make): JsonBody<MakeTable>,
) -> Result<Response, Error> {
    let _work = app.work()?;
    let id = match make.identity()? {
        Some((request, key)) => codes::table_id(&app, request, key).await?,
        None => new_table_id(),
    };
    let host = make.key.clone().unwrap_or_else(new_key);
    let (device, new_device) = device(&headers);
    // The same request again: its table is there, and its maker has the key.
    if app.store.head(&id).await?.is_none() {
        create(&app, address, &make, &id, &host, &device).await?;
    }
    let made = made(&app, address, &id, host).await?;
    let cookies = [
        Some((format!("tablee_{}_host", id.as_str()), made.host.0.clone())),
        new_device.then(|| ("tablee_device".to_owned(), device)),
    ];
    Ok(with_cookies(&app, cookies, (StatusCode::CREATED, Json(made))))
}

/// Stores a new table.
async fn create(
    app: &Arc<App>,
    address: IpAddr,
    make: &MakeTable,
    id: &TableId,
    host: &str,
    device: &str,
) -> Result<(), Error> {
    // What cannot be made costs nothing.
    let game = app.config.catalog.find(&make.table.game).ok_or_else(|| Failure::unclear("no such game"))?;
    let secret_bytes = random::<32>();
    let secret = Secret::new(secret_bytes);
    app.know_time().await?;
    let context = Context {
        now: app.now(),
        away_since: &[],
        fresh: KeyHash::of(host),
        device: Some(KeyHash::of(device)),
        secret: &secret,
        passage: None,
    };
    let (row, table) = Table::create(game, &make.table, make.request.clone(), &context)?;
    app.tables_made.take(address).map_err(Error::too_soon)?;
    app.written.check(address).map_err(Error::too_soon)?;
    if app.store.n_tables().await? >= app.config.quotas.tables || app.is_database_full() {
        return Err(Error::of(FailureKind::TooMany));
    }
    let stored = store::NewTableRecord {
        id: id.clone(),
        at: row.at,
        first_row: row.to_stored(),
        secret: secret_bytes.to_vec(),
        credentials: vec![],
    };
    match app.store.create_table(stored).await {
        Ok(()) => {
            app.entry(id).put(app, table, secret).await;
            tracing::info!(table = id.as_str(), game = make.table.game, "a table was made");
            Ok(())
        }
        // The same request was faster by another way.
        Err(StoreError::TableExists(_)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// What the maker of a table is given: its first invitation and its code, made now if they are not there.
async fn made(app: &Arc<App>, address: IpAddr, id: &TableId, host: String) -> Result<Made, Error> {
    let invitation = codes::invitation(app, id).await?;
    let keys = Keys::one(&host);
    let is_new = {
        let loaded = app.table(id).await?;
        let room = loaded.lock(app).await?;
        let state = room.table.state();
        if keys.prove(state)?.identity != Identity::Host {
            return Err(Error::of(FailureKind::NoKey));
        }
        room.table.seq() == Seq(0)
    };
    if is_new {
        let invite = Submission {
            caller: Caller::Keys(keys),
            request: Command::Table(Action::Invite { to: Invited::AnySeat }).into(),
            fresh: KeyHash::of(&invitation),
            address: Some(address),
        };
        act::run(app, id, invite).await?;
    }
    let code = codes::known_or_new(app, id).await?.code;
    Ok(Made { id: id.as_str().to_owned(), host: Key(host), invitation: Key(invitation), code })
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    access: TableAccess,
    JsonBody(request): JsonBody<Request>,
) -> Result<Json<Accepted>, Error> {
    act::by_client(&app, &access.table, access.keys, access.address, request).await.map(Json)
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
    let caller = Caller::Link { link, device: Some(KeyHash::of(&device)) };
    let submission =
        Submission { caller, request: claim.try_into()?, fresh: KeyHash::of(&key), address: access.address };
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
    let room = loaded.look(&app).await?;
    if Keys::one(&link).prove(room.table.state())?.identity != Identity::Watcher {
        return Err(Error::of(FailureKind::NoKey));
    }
    let cookie = Some((format!("tablee_{}_watch", access.table.as_str()), link));
    Ok(with_cookies(&app, [cookie], StatusCode::NO_CONTENT))
}

/// Calls the person in a seat somewhere, or no more.
pub(super) async fn call_me(
    State(app): State<Arc<App>>,
    access: TableAccess,
    headers: HeaderMap,
    JsonBody(asks): JsonBody<CallMe>,
) -> Result<Json<protocol::Calls>, Error> {
    let _work = app.work()?;
    if let Some(address) = access.address {
        app.called_from.take(address).map_err(Error::too_soon)?;
    }
    calls::change(&app, &access.table, &access.keys, &headers, asks).await.map(Json)
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
    loaded.look(&app).await.and_then(|room| access.keys.prove(room.table.state()))?;
    let upgrade = upgrade.max_message_size(protocol::MESSAGE_BYTES).max_frame_size(protocol::MESSAGE_BYTES);
    // What is usual, 128 KiB, is set to zero before each read and kept for each socket.
    let upgrade = upgrade.read_buffer_size(READ_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::run(&app, access, query.since, socket).await;
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

//! Doing something.

use std::sync::Arc;

use axum::{
    Extension, Json,
    extract::{State, ws::WebSocketUpgrade},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use kernel::{Secret, Viewer};
use protocol::{Accepted, Act, Claim, Failure, Key, Kind, Made, Seated, Watch};
use table::{Action, Asked, Circumstances, Invited, KeyHash, NewTable, Table};

use super::{Ask, Body, Visit};
use crate::{
    act::{self, Caller, Request},
    codes,
    error::Error,
    guard::Address,
    guests::Stay,
    hall::{Hall, now},
    keys::{self, Keys, Who, new_key, new_table_id, random},
    load, socket,
};

/// What is read from a socket at once.
const READ_BYTES: usize = 4 * 1024;

/// Makes a table with a link that seats anybody, and gives its maker the host's key.
pub(super) async fn make(
    State(hall): State<Arc<Hall>>,
    Extension(Address(address)): Extension<Address>,
    headers: HeaderMap,
    Body(new): Body<NewTable>,
) -> Result<Response, Error> {
    let _work = hall.work()?;
    if !hall.makings.take(address) || hall.store.n_tables().await? >= hall.config.limits.tables {
        return Err(Error::of(Kind::TooMany));
    }
    let game = hall.config.catalog.find(&new.game).ok_or_else(|| Failure::unclear("no such game"))?;
    let (id, host) = (new_table_id(), new_key());
    let invitation = codes::invitation(&hall, &id).await?;
    let (device, new_device) = device(&headers);
    let secret_bytes = random::<32>();
    let secret = Secret::new(secret_bytes);
    let circumstances = Circumstances {
        now: now(),
        away_since: &[],
        fresh: KeyHash::of(&host),
        device: Some(KeyHash::of(&device)),
        secret: &secret,
        passage: None,
    };
    let (row, table) = Table::create(game, &new, None, &circumstances)?;
    let head = serde_json::to_string(&row).expect("a row writes itself");
    let stored = store::NewTableRecord {
        id: id.clone(),
        at: row.at,
        head,
        secret: secret_bytes.to_vec(),
        credentials: vec![],
    };
    hall.store.create_table(stored).await?;
    hall.place(&id).put(table, secret).await;
    let invite = Request {
        caller: Caller::Keys(Keys::one(&host)),
        asked: Asked::Table(Action::Invite { to: Invited::AnySeat }),
        id: None,
        after: None,
        fresh: KeyHash::of(&invitation),
    };
    act::act(&hall, &id, invite).await?;
    let code = codes::give(&hall, &id).await?.code;
    tracing::info!(table = id.as_str(), game = new.game, "a table was made");
    let cookies = [
        Some((format!("tablee_{}_host", id.as_str()), host.clone())),
        new_device.then(|| ("tablee_device".to_owned(), device)),
    ];
    let made = Made { id: id.as_str().to_owned(), host: Key(host), invitation: Key(invitation), code };
    Ok(with_cookies(&hall, cookies, (StatusCode::CREATED, Json(made))))
}

pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    Body(request): Body<Act>,
) -> Result<Json<Accepted>, Error> {
    socket::do_act(&hall, &visit.table, visit.keys, request).await.map(Json)
}

/// Sits down, or brings a seat to this device.
pub(super) async fn claim(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    headers: HeaderMap,
    Body(claim): Body<Claim>,
) -> Result<Response, Error> {
    let link = claim.link.as_deref().map(KeyHash::of);
    let given = claim.key.clone();
    let id = claim.request.clone();
    let key = given.clone().unwrap_or_else(new_key);
    let (device, new_device) = device(&headers);
    let request = Request {
        caller: Caller::Link(link, Some(KeyHash::of(&device))),
        asked: claim.asked()?,
        id: Some(id),
        after: None,
        fresh: KeyHash::of(&key),
    };
    let done = act::act(&hall, &visit.table, request).await?;
    let seq = done.seq.ok_or_else(|| Error::of(Kind::Internal))?;
    let row = load::page(&hall, &visit.table, seq, 1).await?.into_iter().next();
    let (seat, hash) = row.as_ref().and_then(act::seated).ok_or_else(|| Error::of(Kind::NoKey))?;
    // The same request again: only who made the key can have it.
    if !hash.matches(&KeyHash::of(&key)) {
        return Err(Error::of(Kind::NoKey));
    }
    // Whoever asked looked on; from now on they count as the seat does.
    let live = hall.live(&visit.table).await?;
    let shown = live.hold(&hall).await?.table.numbers().shown(Viewer::Seat(seat), seq);
    let cookies = [
        Some((format!("tablee_{}_{}", visit.table.as_str(), seat.0), key.clone())),
        new_device.then(|| ("tablee_device".to_owned(), device)),
    ];
    Ok(with_cookies(&hall, cookies, Json(Seated { seat, seq: shown, key: Key(key) })))
}

/// Keeps the key of a link to look on, for a browser.
pub(super) async fn watch(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    Body(Watch { link }): Body<Watch>,
) -> Result<Response, Error> {
    let live = hall.live(&visit.table).await?;
    let held = live.hold(&hall).await?;
    if Keys::one(&link).prove(held.table.company())?.who != Who::Watcher {
        return Err(Error::of(Kind::NoKey));
    }
    let cookie = Some((format!("tablee_{}_watch", visit.table.as_str()), link));
    Ok(with_cookies(&hall, [cookie], StatusCode::NO_CONTENT))
}

pub(super) async fn socket(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    Ask(reading): Ask,
    stay: Stay,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    if hall.is_closing() {
        return Err(Error::Closing);
    }
    // Looks first whether they may: after the upgrade no status can be answered any more.
    let live = hall.live(&visit.table).await?;
    live.hold(&hall).await.and_then(|held| visit.keys.prove(held.table.company()))?;
    let upgrade = upgrade.max_message_size(protocol::ACT_BYTES).max_frame_size(protocol::ACT_BYTES);
    // What is usual, 128 KiB, is set to zero before each read and kept for each socket.
    let upgrade = upgrade.read_buffer_size(READ_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::run(&hall, &visit.table, visit.keys, reading.since, socket).await;
        drop(stay);
    }))
}

/// The browser's name for itself, and whether it is a new one.
fn device(headers: &HeaderMap) -> (String, bool) {
    match keys::device(headers) {
        Some(device) => (device.to_owned(), false),
        None => (new_key(), true),
    }
}

fn with_cookies<const N: usize>(
    hall: &Hall,
    cookies: [Option<(String, String)>; N],
    response: impl IntoResponse,
) -> Response {
    let mut response = response.into_response();
    for (name, key) in cookies.into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, keys::cookie(&hall.config, &name, &key));
    }
    response
}

//! Where somebody is called: kept, shown to them without what is secret of it, turned off.

use std::sync::Arc;

use axum::http::{HeaderMap, header};
use kernel::{Language, Seat};
use protocol::{CallMe, CallTo, CalledAt, Calls, Failure, FailureKind};
use serde::{Deserialize, Serialize};
use store::TableId;
use table::{State, Webhook, WebhookFormat};

use super::{
    message::Message,
    outgoing::{Destination, Unsent},
};
use crate::{
    app::App,
    auth::{Keys, new_key},
    error::Error,
};

/// In how many places the person in a seat is called.
const MOST: usize = 4;
/// The soonest reminder and the latest, in minutes: ten minutes and a week.
const REMINDERS: std::ops::RangeInclusive<u32> = 10..=7 * 24 * 60;

/// How somebody is called, as it is kept.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Reach {
    pub(super) to: CallTo,
    #[serde(default)]
    pub(super) language: Language,
    /// After how many minutes once more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) remind: Option<u32>,
    /// Where the page was from which it was asked: links lead there, where the server has no public address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) origin: Option<String>,
}

impl Reach {
    fn new_address(&self, table: &TableId, seat: Option<Seat>) -> store::Address {
        store::Address {
            id: new_key(),
            table: table.clone(),
            seat: seat.map(|seat| seat.0),
            body: serde_json::to_string(self).expect("an address writes itself"),
            failing_since: None,
            gone: false,
        }
    }
}

/// The table's own, of which everybody was told.
pub(super) fn of_table(id: &TableId, state: &State, webhook: &Webhook) -> store::Address {
    let to = CallTo::Webhook { url: webhook.url.to_string(), format: webhook.format };
    Reach { to, language: state.language, remind: None, origin: None }.new_address(id, None)
}

/// Whether anybody is called, and whether this can be an address.
pub(super) fn may_call(app: &App, url: &str) -> Result<Destination, Error> {
    if !app.config.calls.on {
        return Err(Failure::unclear("this server calls nobody").into());
    }
    Destination::read(url).map_err(|why| Failure::unclear(why.to_string()).into())
}

/// Where the person in a seat is called.
pub(crate) async fn known(app: &Arc<App>, id: &TableId, keys: &Keys) -> Result<Calls, Error> {
    let seat = seat(app, id, keys).await?;
    let kept = app.store.addresses(id).await?;
    let own = kept.into_iter().filter(|kept| kept.seat == Some(seat.0));
    Ok(Calls { able: app.config.calls.on, at: own.filter_map(|kept| shown(&kept)).collect() })
}

/// Does what the person in a seat asks.
pub(crate) async fn change(
    app: &Arc<App>,
    id: &TableId,
    keys: &Keys,
    headers: &HeaderMap,
    asks: CallMe,
) -> Result<Calls, Error> {
    let seat = seat(app, id, keys).await?;
    match asks {
        CallMe::Off { id: address } => {
            let own = app.store.address(&address).await?;
            if own.is_some_and(|own| own.table == *id && own.seat == Some(seat.0)) {
                app.store.forget_address(&address).await?;
            }
        }
        CallMe::At { to, language, remind } => {
            may_call(app, to.url())?;
            let remind = remind.map(|minutes| minutes.clamp(*REMINDERS.start(), *REMINDERS.end()));
            let kept = app.store.addresses(id).await?;
            if kept.iter().filter(|kept| kept.seat == Some(seat.0)).count() >= MOST {
                return Err(Error::of(FailureKind::TooMany));
            }
            let reach = Reach { to, language, remind, origin: origin(app, headers) };
            let address = reach.new_address(id, Some(seat));
            // Whether it can be reached is known at once, and not on the day it matters.
            let game = game(app, id).await?;
            let hello = Message::hello(app, &address.id, &reach, &game);
            hello.send(&reach.to, &app.config.calls.into).await.map_err(not_reached)?;
            app.store.keep_address(address).await?;
        }
    }
    reread(app, id).await?;
    known(app, id, keys).await
}

/// What is in memory of the table's addresses is what the store has.
pub(super) async fn reread(app: &Arc<App>, id: &TableId) -> Result<(), Error> {
    let loaded = app.table(id).await?;
    let mut room = loaded.lock(app).await?;
    room.calls = super::Calls::read(app, id).await?;
    Ok(())
}

fn not_reached(why: Unsent) -> Error {
    Failure::unclear(why.to_string()).into()
}

async fn seat(app: &Arc<App>, id: &TableId, keys: &Keys) -> Result<Seat, Error> {
    let loaded = app.table(id).await?;
    let room = loaded.look(app).await?;
    let viewer = keys.prove(room.table.state())?.identity.viewer();
    viewer.seat().ok_or_else(|| Error::of(FailureKind::NoKey))
}

/// What the table plays and is called, and its name.
async fn game(app: &Arc<App>, id: &TableId) -> Result<super::message::About, Error> {
    let loaded = app.table(id).await?;
    let room = loaded.look(app).await?;
    Ok(super::message::About::of(id, &room.table))
}

fn shown(kept: &store::Address) -> Option<CalledAt> {
    let reach: Reach = serde_json::from_str(&kept.body).ok()?;
    let by = match &reach.to {
        CallTo::Ntfy { .. } => "ntfy",
        CallTo::Webhook { format, .. } => match format {
            WebhookFormat::Discord => "discord",
            WebhookFormat::Slack => "slack",
            WebhookFormat::Matrix => "matrix",
            WebhookFormat::Json => "json",
        },
    };
    Some(CalledAt {
        id: kept.id.clone(),
        by: by.to_owned(),
        host: Destination::read(reach.to.url()).map(|there| there.host().to_owned()).unwrap_or_default(),
        remind: reach.remind,
        failing_since: kept.failing_since,
        gone: kept.gone,
    })
}

/// Where the page lies that asks, if the server has not been told where people reach it.
fn origin(app: &App, headers: &HeaderMap) -> Option<String> {
    if app.config.public_url.is_some() {
        return None;
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let scheme = if app.config.is_secure() { "https" } else { "http" };
    Some(format!("{scheme}://{host}{}", app.config.base_path))
}

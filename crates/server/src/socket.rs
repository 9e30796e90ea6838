//! A socket: the whole view first, then every row as it is stored; requests come in, answers go out.

use std::{
    net::IpAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use kernel::{Seq, Wish};
use protocol::{ByeReason, ClientMessage, Failure, FailureKind, Pen, Request, ServerMessage, Writing};
use tokio::sync::mpsc;

use crate::{
    act,
    app::App,
    audience::{Outgoing, full, text},
    auth::{Keys, Proof},
    bots, calls, deadline,
    error::Error,
    load,
    loaded_table::LoadedTable,
    quotas::Quotas,
    rate_limit::{Bucket, Rate},
    routes::TableAccess,
};

/// A quiet client is asked whether it is there.
const PING: Duration = Duration::from_secs(25);
/// A client that takes longer to accept what is sent is gone.
const SENDING: Duration = Duration::from_secs(20);

/// How often it is passed on that somebody writes.
const PENS: Rate = Rate { per_second: 1.0, at_once: 6.0 };

/// How often a client may say something; what it does has a budget beside that, which its sockets share.
fn messages(quotas: &Quotas) -> Rate {
    Rate::new(quotas.acts, quotas.acts_burst)
}

struct Connection {
    app: Arc<App>,
    loaded: Arc<LoadedTable>,
    keys: Keys,
    address: Option<IpAddr>,
    proof: Proof,
    listener: u64,
    /// Weak: once the audience has let it go, the connection ends.
    queue: mpsc::WeakSender<Outgoing>,
    bucket: Bucket,
    pens: Bucket,
}

/// Serves one socket until one of the two ends it. `since` is the last row that is known there, as its viewer counts.
pub(crate) async fn run(app: &Arc<App>, access: TableAccess, since: Option<Seq>, mut socket: WebSocket) {
    match join(app, access, since).await {
        Ok((connection, outgoing)) => connection.run(socket, outgoing).await,
        Err(error) => {
            let failure = error.into_failure();
            app.metrics.failed(failure.kind);
            let _ = send(&mut socket, text(&ServerMessage::Error(failure))).await;
        }
    }
}

/// Looks at a table: joins its audience and queues the whole view.
async fn join(
    app: &Arc<App>,
    access: TableAccess,
    since: Option<Seq>,
) -> Result<(Connection, mpsc::Receiver<Outgoing>), Error> {
    let TableAccess { table: id, keys, address } = access;
    let loaded = app.table(&id).await?;
    let mut guard = loaded.look(app).await?;
    let room = &mut *guard;
    let proof = keys.prove(room.table.state())?;
    if room.audience.len() >= app.config.quotas.listeners {
        return Err(Error::of(FailureKind::TooMany));
    }
    let viewer = proof.identity.viewer();
    let missed = match since {
        Some(since) => load::missed(app, &id, &room.table, viewer, since).await?,
        None => Vec::new(),
    };
    let (queue, outgoing) = mpsc::channel(app.config.quotas.queue);
    let listener = room.audience.add(proof, &room.table, queue.clone());
    let weak = queue.downgrade();
    let missed = since.map(|since| (since, missed.as_slice()));
    let whole = full(app, &room.table, viewer, missed, room.audience.present());
    let _ = queue.try_send(Outgoing::Text(text(&ServerMessage::Full(Box::new(whole)))));
    room.audience.tell_presence(&app.metrics);
    if let Some(seat) = viewer.seat() {
        calls::seen(app, room, seat);
    }
    crate::deadline::set(app, &loaded, room);
    loaded.stirred.notify_waiters();
    bots::wake(app, &loaded, room);
    drop(guard);
    let now = Instant::now();
    let (bucket, pens) = (Bucket::full(messages(&app.config.quotas), now), Bucket::full(PENS, now));
    Ok((
        Connection {
            app: Arc::clone(app),
            loaded,
            keys,
            address,
            proof,
            listener,
            queue: weak,
            bucket,
            pens,
        },
        outgoing,
    ))
}

impl Connection {
    /// Talks until one of the two ends it.
    async fn run(mut self, mut socket: WebSocket, mut outgoing: mpsc::Receiver<Outgoing>) {
        self.app.metrics.sockets.fetch_add(1, Relaxed);
        let why = self.talk(&mut socket, &mut outgoing).await;
        if let Some(why) = why {
            let _ = send(&mut socket, text(&ServerMessage::Bye(why))).await;
            let frame = CloseFrame { code: 1001, reason: "bye".into() };
            let _ =
                tokio::time::timeout(Duration::from_secs(2), socket.send(Message::Close(Some(frame)))).await;
        }
        self.leave().await;
        self.app.metrics.sockets.fetch_sub(1, Relaxed);
    }

    async fn talk(
        &mut self,
        socket: &mut WebSocket,
        outgoing: &mut mpsc::Receiver<Outgoing>,
    ) -> Option<ByeReason> {
        let mut quiet = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
        let mut answered = true;
        loop {
            tokio::select! {
                biased;
                next = outgoing.recv() => match next {
                    Some(Outgoing::Text(text)) => match send_queued(socket, text, outgoing).await {
                        Ok(None) => {}
                        Ok(Some(why)) => return Some(why),
                        Err(()) => return None,
                    },
                    Some(Outgoing::Bye(why)) => return Some(why),
                    None => return Some(ByeReason::Slow),
                },
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(message))) => {
                        answered = true;
                        self.hear(&message).await;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => answered = true,
                    Some(Ok(Message::Binary(_))) => self.say(ServerMessage::Error(Failure::unclear("text only"))),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                },
                _ = quiet.tick() => {
                    if !answered {
                        return None;
                    }
                    answered = false;
                    tokio::time::timeout(PING, socket.send(Message::Ping(Vec::new().into()))).await.ok()?.ok()?;
                }
            }
        }
    }

    async fn hear(&mut self, message: &str) {
        if let Err(wait) = self.bucket.take(messages(&self.app.config.quotas), Instant::now()) {
            // Whoever sent it has to know which one to send again.
            let request = match serde_json::from_str(message) {
                Ok(ClientMessage::Request(act)) => Some(act.request),
                Ok(
                    ClientMessage::Full
                    | ClientMessage::Writing(_)
                    | ClientMessage::Bots(_)
                    | ClientMessage::Elsewhere(_),
                )
                | Err(_) => None,
            };
            let failure = Error::too_soon(wait).into_failure();
            return self.say(ServerMessage::Error(Failure { request, ..failure }));
        }
        match serde_json::from_str(message) {
            Ok(ClientMessage::Request(request)) => self.act(*request).await,
            Ok(ClientMessage::Full) => self.show_again().await,
            Ok(ClientMessage::Writing(pen)) => self.write(pen).await,
            Ok(ClientMessage::Bots(wish)) => self.ask_bots(wish).await,
            Ok(ClientMessage::Elsewhere(is_elsewhere)) => self.look_elsewhere(is_elsewhere).await,
            Err(error) => self.say(ServerMessage::Error(Failure::unclear(error.to_string()))),
        }
    }

    async fn act(&mut self, request: Request) {
        let id = request.request.clone();
        let keys = self.keys.clone();
        match act::by_client(&self.app, &self.loaded.id, keys, self.address, request).await {
            Ok(accepted) => self.say(ServerMessage::Accepted(accepted)),
            Err(error) => {
                self.say(ServerMessage::Error(Failure { request: Some(id), ..error.into_failure() }))
            }
        }
    }

    /// Passes on that a seat writes, not too often; nobody is told that it was too often.
    async fn write(&mut self, pen: Pen) {
        let Some(seat) = self.proof.identity.viewer().seat() else { return };
        if self.pens.take(PENS, Instant::now()).is_err() {
            return;
        }
        if let Ok(mut room) = self.loaded.look(&self.app).await {
            room.audience.tell_writing(Writing { seat, pen }, &self.app.metrics);
            room.pacing.hear_pen(pen, tokio::time::Instant::now());
            if pen == Pen::Story {
                deadline::hold(&self.app, &self.loaded, &mut room);
            }
            self.loaded.stirred.notify_waiters();
        }
    }

    /// Asks something of the bots, for somebody who sits there.
    async fn ask_bots(&mut self, wish: Wish) {
        if self.proof.identity.viewer().seat().is_none() {
            return;
        }
        if let Ok(mut room) = self.loaded.look(&self.app).await {
            room.audience.tell_wish(wish, &self.app.metrics);
            room.pacing.ask(wish);
            self.loaded.stirred.notify_waiters();
            bots::wake(&self.app, &self.loaded, &room);
        }
    }

    /// Looks at something else than the play, or is back.
    async fn look_elsewhere(&mut self, is_elsewhere: bool) {
        if let Ok(mut room) = self.loaded.look(&self.app).await {
            room.audience.look_elsewhere(self.listener, is_elsewhere);
            if let Some(seat) = self.proof.identity.viewer().seat().filter(|_| !is_elsewhere) {
                calls::seen(&self.app, &room, seat);
            }
            self.loaded.stirred.notify_waiters();
            bots::wake(&self.app, &self.loaded, &room);
        }
    }

    async fn show_again(&mut self) {
        let says = match self.loaded.look(&self.app).await {
            Ok(room) => {
                let present = room.audience.present();
                ServerMessage::Full(Box::new(full(
                    &self.app,
                    &room.table,
                    self.proof.identity.viewer(),
                    None,
                    present,
                )))
            }
            Err(error) => ServerMessage::Error(error.into_failure()),
        };
        self.say(says);
    }

    /// Behind what is queued already: an answer never overtakes the row it is about.
    fn say(&mut self, says: ServerMessage) {
        if let ServerMessage::Error(failure) = &says {
            self.app.metrics.failed(failure.kind);
        }
        if let Some(queue) = self.queue.upgrade() {
            let _ = queue.try_send(Outgoing::Text(text(&says)));
        }
    }

    async fn leave(&self) {
        // Whatever the store says: nobody listens there any more.
        let Some(mut room) = self.loaded.lock_if_loaded().await else { return };
        room.audience.remove(self.listener);
        if let Some(seat) = self.proof.identity.viewer().seat() {
            room.last_heard[usize::from(seat.0)] = self.app.now();
        }
        room.audience.tell_presence(&self.app.metrics);
        // What bots were about to end waits for whoever has left.
        self.loaded.stirred.notify_waiters();
    }
}

/// Sends a message together with those that wait behind it; says if the connection is to end then.
async fn send_queued(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    outgoing: &mut mpsc::Receiver<Outgoing>,
) -> Result<Option<ByeReason>, ()> {
    let sending = async {
        let mut end = None;
        socket.feed(Message::Text(first)).await.map_err(drop)?;
        while let Ok(next) = outgoing.try_recv() {
            match next {
                Outgoing::Text(text) => socket.feed(Message::Text(text)).await.map_err(drop)?,
                Outgoing::Bye(why) => {
                    end = Some(why);
                    break;
                }
            }
        }
        socket.flush().await.map_err(drop)?;
        Ok(end)
    };
    tokio::time::timeout(SENDING, sending).await.map_err(drop)?
}

async fn send(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), ()> {
    let sent = tokio::time::timeout(SENDING, socket.send(Message::Text(text))).await;
    sent.map_err(drop)?.map_err(drop)
}

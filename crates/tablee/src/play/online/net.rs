//! The connection, in a thread of its own.

use std::{sync::mpsc::Sender, thread};

use client::{Joined, Link, Update};
use kernel::Seat;
use protocol::{HistoryRow, Request};
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::mail::Incoming;

/// What the person wants of the connection.
#[derive(Debug)]
pub(crate) enum ToNet {
    /// Something to do.
    Ask(Box<Request>),
    /// Everything that was told so far.
    Reload,
}

/// What comes from it.
#[derive(Debug)]
pub(crate) enum FromNet {
    /// Something happened; what the seat sees now.
    Update(Box<Update>, Value),
    /// Everything that was told so far, oldest first.
    History(Vec<HistoryRow>),
    /// There is no way back: the key does not work any more.
    Failed,
}

impl FromNet {
    /// Whether it interrupts somebody who is being asked something; who comes and goes does not.
    pub(crate) fn is_news(&self) -> bool {
        !matches!(self, Self::Update(update, _) if matches!(**update, Update::Present(_) | Update::Writing(_) | Update::Bots(_)))
    }
}

/// Connects, and stays connected.
pub(super) fn start(
    link: &Link,
    seat: Option<Seat>,
    sender: Sender<Incoming>,
) -> anyhow::Result<UnboundedSender<ToNet>> {
    let (asks, wanted) = unbounded_channel();
    let joined = Joined::with_key(link, seat, link.key.clone());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::spawn(move || runtime.block_on(run(joined, wanted, &sender)));
    Ok(asks)
}

async fn run(mut joined: Joined, mut wanted: UnboundedReceiver<ToNet>, sender: &Sender<Incoming>) {
    let send = |news: FromNet| sender.send(Incoming::Net(Box::new(news))).is_ok();
    let mut is_first = true;
    loop {
        let goes_on = tokio::select! {
            wish = wanted.recv() => match wish {
                Some(ToNet::Ask(request)) => {
                    joined.ask(*request).await;
                    true
                }
                Some(ToNet::Reload) => reload(&joined, &send).await,
                None => false,
            },
            update = joined.next() => match update {
                Ok(update) => {
                    let begins = matches!(update, Update::Full(_)) && std::mem::take(&mut is_first);
                    let sent = send(FromNet::Update(Box::new(update), joined.view.clone()));
                    sent && (!begins || reload(&joined, &send).await)
                }
                Err(_) => {
                    send(FromNet::Failed);
                    false
                }
            },
        };
        if !goes_on {
            return;
        }
    }
}

/// Reads everything again; if that fails, it is tried again with the next reason to.
async fn reload(joined: &Joined, send: &impl Fn(FromNet) -> bool) -> bool {
    match joined.history().await {
        Ok(lines) => send(FromNet::History(lines)),
        Err(_) => true,
    }
}

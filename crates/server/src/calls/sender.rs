//! What is in the outbox is sent.
//!
//! Whoever takes a call has it for a while; if they die on the way it is due again. What was taken is sent only if
//! it is still so. A receiver that fails is tried again, later and later.

use std::{sync::Arc, time::Duration};

use store::{CallKind, StoreError, TakenCall};

use super::{address::Reach, message::Message, outgoing::Unsent};
use crate::app::App;

/// How long a call is in the hands of one process, in milliseconds. No request takes so long.
const HELD: u64 = 60_000;
/// How many are sent at once.
const AT_ONCE: u32 = 16;
/// How often it is looked whether another process has left something undone.
const LOOK: Duration = Duration::from_secs(15);
/// How long after the first failure it is tried again, in milliseconds; then twice as long, until it is an hour.
const FIRST: u64 = 10_000;
const LAST: u64 = 3_600_000;
/// How often a call is tried: for about a day.
const ATTEMPTS: u64 = 32;
/// An address that has not answered for so long is not tried any more, in milliseconds: three days.
const DEAD: u64 = 3 * 24 * 3_600_000;

/// Sends for as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    if !app.config.calls.on {
        return;
    }
    while !app.is_closing() {
        let wait = match round(&app).await {
            Ok(wait) => wait,
            Err(error) => {
                tracing::warn!(%error, "could not look whom to call");
                LOOK
            }
        };
        let _ = tokio::time::timeout(wait, app.called.notified()).await;
    }
}

/// Sends what is due now, and says when to look again.
pub(crate) async fn round(app: &Arc<App>) -> Result<Duration, StoreError> {
    app.know_time().await?;
    loop {
        let now = app.now();
        match app.store.next_call().await? {
            Some(due) if due <= now => {}
            Some(due) => return Ok(Duration::from_millis(due - now).min(LOOK)),
            None => return Ok(LOOK),
        }
        let Ok(_work) = app.work() else { return Ok(LOOK) };
        let taken = app.store.take_calls(now, now + HELD, AT_ONCE).await?;
        let mut sending = tokio::task::JoinSet::new();
        for call in taken {
            let app = Arc::clone(app);
            sending.spawn(async move { settle(&app, call).await });
        }
        for done in sending.join_all().await {
            done?;
        }
    }
}

/// Sends a call that was taken, and notes what became of it.
async fn settle(app: &Arc<App>, taken: TakenCall) -> Result<(), StoreError> {
    let TakenCall { call, to, attempts } = taken;
    let now = app.now();
    let reach = serde_json::from_str::<Reach>(&to.body).ok();
    let message = match &reach {
        Some(reach) => match message(app, &to, reach, call.kind).await {
            Ok(message) => message,
            // The table cannot be read now: the call is due again by itself.
            Err(error) if error.may_pass() => return Ok(()),
            Err(_) => None,
        },
        None => None,
    };
    let (Some(reach), Some(message)) = (reach, message) else {
        return app.store.call_dropped(call).await;
    };
    match message.send(&reach.to, &app.config.calls.into).await {
        Ok(()) => app.store.call_sent(call).await,
        Err(why) => {
            let is_dead = to.failing_since.is_some_and(|since| now.saturating_sub(since) >= DEAD);
            let gone = is_dead || why == gone();
            let again = (attempts < ATTEMPTS).then(|| now + pause(attempts, &why));
            tracing::info!(table = to.table.as_str(), %why, attempts, gone, "a call did not arrive");
            app.store.call_failed(call, now, again, gone).await
        }
    }
}

/// What is to be said now; nothing, if it is not so any more.
async fn message(
    app: &Arc<App>,
    to: &store::Address,
    reach: &Reach,
    kind: CallKind,
) -> Result<Option<Message>, crate::error::Error> {
    let loaded = app.table(&to.table).await?;
    let room = loaded.lock(app).await?;
    Ok(Message::of(app, &room, to, reach, kind))
}

/// The receiver says that there is nobody any more.
fn gone() -> Unsent {
    Unsent::Refused { status: 410, wait: None }
}

/// How long to wait after so many attempts, in milliseconds; as long as the receiver asks for, within reason.
fn pause(attempts: u64, why: &Unsent) -> u64 {
    let doubled = FIRST.saturating_mul(1 << attempts.saturating_sub(1).min(16)).min(LAST);
    match why {
        Unsent::Refused { wait: Some(seconds), .. } => doubled.max(seconds.saturating_mul(1000).min(LAST)),
        _ => doubled,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_receiver_that_fails_is_tried_later_and_later() {
        let pauses: Vec<u64> = (1..=12).map(|attempts| pause(attempts, &Unsent::Late) / 1000).collect();
        assert_eq!(pauses, [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
        let busy = |wait| Unsent::Refused { status: 429, wait: Some(wait) };
        assert_eq!((pause(1, &busy(90)), pause(1, &busy(1))), (90_000, 10_000));
        assert_eq!(pause(u64::MAX, &busy(u64::MAX)), LAST);
        let all: u64 = (1..ATTEMPTS).map(|attempts| pause(attempts, &Unsent::Network)).sum();
        assert!((20..30).contains(&(all / 3_600_000)), "about a day");
    }
}

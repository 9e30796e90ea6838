//! The house acts when nobody does.

use std::{sync::Arc, time::Duration};

use kernel::{Seq, Viewer};
use serde_json::Value;
use table::{Asked, KeyHash};

use crate::{
    act::{Caller, Request, act},
    error::Error,
    hall::{Hall, now},
    live::{Live, Seating},
};

/// How long the house waits for a store that has failed.
const PAUSE: Duration = Duration::from_secs(1);

/// Winds up the clock again, if the game has one now.
pub(crate) fn set(hall: &Arc<Hall>, live: &Arc<Live>, seating: &mut Seating) {
    if let Some(old) = seating.deadline.take() {
        old.abort();
    }
    let until = match (seating.table.clocks(), seating.table.running()) {
        // A little later, so that nobody is called late who was not.
        (Some(clocks), _) => clocks.runs_out().map(|at| at + 1),
        (None, running) => {
            running.and_then(|status| status.deadline).map(|deadline| seating.table.public_at() + deadline)
        }
    };
    let Some(until) = until else { return };
    let left = until.saturating_sub(now());
    let (hall, weak, seq) = (Arc::clone(hall), Arc::downgrade(live), seating.table.seq());
    let task = tokio::spawn(async move {
        tokio::time::sleep(Duration::from_millis(left)).await;
        let Some(live) = weak.upgrade() else { return };
        // In its own task: the row that it makes sets this clock again.
        tokio::spawn(async move {
            while let Err(error) = strike(&hall, &live, seq).await {
                tracing::debug!(%error, "the house was late");
                if !error.may_pass() || hall.is_closing() {
                    return;
                }
                tokio::time::sleep(PAUSE).await;
            }
        });
    });
    seating.deadline = Some(task.abort_handle());
}

/// The hour has struck: the house does what it has to, unless somebody acted just before.
async fn strike(hall: &Arc<Hall>, live: &Arc<Live>, seq: Seq) -> Result<(), Error> {
    let choice = live.hold(hall).await?.table.play().map(|play| play.choices(Viewer::Public));
    let Some(action) = choice.as_ref().and_then(first_whole) else { return Ok(()) };
    let request = Request {
        caller: Caller::House,
        asked: Asked::Game { action, results: Vec::new() },
        id: None,
        after: Some(seq),
        fresh: KeyHash::of(""),
    };
    act(hall, &live.id, request).await.map(drop)
}

/// The first choice with nothing to fill in.
fn first_whole(choices: &Value) -> Option<Value> {
    let is_whole = |choice: &&Value| choice.get("holes").is_none();
    choices.as_array()?.iter().find(is_whole)?.get("action").cloned()
}

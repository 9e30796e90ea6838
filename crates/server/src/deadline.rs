//! The house acts when nobody does.

use std::{sync::Arc, time::Duration};

use kernel::Viewer;
use serde_json::Value;
use table::{Asked, KeyHash};

use crate::{
    act::{Caller, Request, act},
    hall::{Hall, now},
    live::{Live, Seating},
};

/// Winds up the clock again, if the game has one now.
pub(crate) fn set(hall: &Arc<Hall>, live: &Arc<Live>, seating: &mut Seating) {
    if let Some(old) = seating.deadline.take() {
        old.abort();
    }
    let Some(deadline) = seating.table.running().and_then(|status| status.deadline) else { return };
    let left = (seating.table.at() + deadline).saturating_sub(now());
    let (hall, weak, seq) = (Arc::clone(hall), Arc::downgrade(live), seating.table.seq());
    let task = tokio::spawn(async move {
        tokio::time::sleep(Duration::from_millis(left)).await;
        let Some(live) = weak.upgrade() else { return };
        let choice = match live.hold(&hall).await {
            Ok(held) => held.table.play().map(|play| play.choices(Viewer::Public)),
            Err(_) => return,
        };
        let Some(action) = choice.as_ref().and_then(first_whole) else { return };
        let request = Request {
            caller: Caller::House,
            asked: Asked::Game { action, results: Vec::new() },
            id: None,
            after: Some(seq),
            fresh: KeyHash::of(""),
        };
        // In its own task: the row that it makes sets this clock again.
        tokio::spawn(async move {
            if let Err(error) = act(&hall, &live.id, request).await {
                tracing::debug!(%error, "the house was late");
            }
        });
    });
    seating.deadline = Some(task.abort_handle());
}

/// The first choice with nothing to fill in.
fn first_whole(choices: &Value) -> Option<Value> {
    let is_whole = |choice: &&Value| choice.get("holes").is_none();
    choices.as_array()?.iter().find(is_whole)?.get("action").cloned()
}

//! The house acts when nobody does.

use std::{sync::Arc, time::Duration};

use kernel::{Seq, Viewer};
use serde_json::Value;
use table::{Command, KeyHash, Request};

use crate::{
    act::{self, Caller, Submission},
    app::App,
    error::Error,
    loaded_table::{LoadedTable, Room},
};

/// How long the house waits for a store that has failed.
const PAUSE: Duration = Duration::from_secs(1);

/// How long a window of the game waits for somebody who writes, in milliseconds: it is said again before.
const PEN: u64 = 8_000;

/// Winds up the clock again, if the game has one now.
pub(crate) fn set(app: &Arc<App>, loaded: &Arc<LoadedTable>, room: &mut Room) {
    wind(app, loaded, room, 0);
}

/// Somebody writes: no window of the game closes under the pen. The clocks of a duel run on.
pub(crate) fn hold(app: &Arc<App>, loaded: &Arc<LoadedTable>, room: &mut Room) {
    if room.deadline.is_some() && room.table.clocks().is_none() {
        wind(app, loaded, room, app.now() + PEN);
    }
}

/// Not before `earliest`.
fn wind(app: &Arc<App>, loaded: &Arc<LoadedTable>, room: &mut Room, earliest: u64) {
    if let Some(old) = room.deadline.take() {
        old.abort();
    }
    let until = match (room.table.clocks(), room.table.running()) {
        // A little later, so that nobody is called late who was not.
        (Some(clocks), _) => clocks.runs_out().map(|at| at + 1),
        (None, running) => running
            .and_then(|status| status.deadline)
            .map(|deadline| room.table.public_at() + room.table.state().settings.window(deadline)),
    };
    let Some(until) = until else { return };
    let left = until.max(earliest).saturating_sub(app.now());
    let (app, weak, seq) = (Arc::clone(app), Arc::downgrade(loaded), room.table.seq());
    let task = tokio::spawn(async move {
        tokio::time::sleep(Duration::from_millis(left)).await;
        let Some(loaded) = weak.upgrade() else { return };
        // In its own task: the row that it makes sets this clock again.
        tokio::spawn(async move {
            while let Err(error) = act_as_house(&app, &loaded, seq).await {
                tracing::debug!(%error, "the house was late");
                if !error.may_pass() || app.is_closing() {
                    return;
                }
                tokio::time::sleep(PAUSE).await;
            }
        });
    });
    room.deadline = Some(task.abort_handle());
}

/// The time has run out: the house does what it has to, unless somebody acted just before.
async fn act_as_house(app: &Arc<App>, loaded: &Arc<LoadedTable>, seq: Seq) -> Result<(), Error> {
    let choice = loaded.lock(app).await?.table.play().map(|play| play.choices(Viewer::Public));
    let Some(action) = choice.as_ref().and_then(first_whole) else { return Ok(()) };
    let request = Request { after: Some(seq), ..Command::game(action).into() };
    let submission = Submission { caller: Caller::House, request, fresh: KeyHash::of(""), address: None };
    act::run(app, &loaded.id, submission).await.map(drop)
}

/// The first choice with nothing to fill in.
fn first_whole(choices: &Value) -> Option<Value> {
    let is_whole = |choice: &&Value| choice.get("holes").is_none();
    choices.as_array()?.iter().find(is_whole)?.get("action").cloned()
}

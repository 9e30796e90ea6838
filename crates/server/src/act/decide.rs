//! What the table says to a request, and what has to be looked up first.

use std::sync::atomic::Ordering::Relaxed;

use kernel::{Seq, Viewer};
use table::{Action, Command, Context, NotDone, Row, Table, Transition};

use super::{Submission, asking::Asking};
use crate::{
    app::App,
    error::Error,
    load,
    loaded_table::{LoadedTable, Room},
};

/// The row that the table makes of a request; nothing, if it is so already.
pub(super) fn decide(
    now: u64,
    room: &Room,
    submission: &Submission,
    asking: &Asking,
    passage: Option<&Row>,
) -> Result<Option<Transition>, NotDone> {
    let context = Context {
        now,
        away_since: &room.away_since(),
        fresh: submission.fresh,
        device: submission.caller.device(),
        secret: &room.secret,
        passage,
    };
    room.table.submit(asking.asker, &asking.request, &context)
}

/// The row that a request speaks of.
pub(super) async fn passage(
    app: &App,
    loaded: &LoadedTable,
    table: &Table,
    viewer: Viewer,
    command: &Command,
) -> Result<Option<Row>, Error> {
    let Command::Table(Action::Strike { passage } | Action::RaiseCard { strike: Some(passage), .. }) =
        command
    else {
        return Ok(None);
    };
    let passage = table.row_numbers().row(viewer, *passage);
    if i64::try_from(passage.0).is_err() {
        return Ok(None);
    }
    let row = load::page(app, &loaded.id, passage, 1).await?.into_iter().next();
    Ok(row.filter(|row| row.seq == passage))
}

/// The row of a request that was done before.
pub(super) async fn done_before(
    app: &App,
    loaded: &LoadedTable,
    id: Option<&str>,
) -> Result<Option<Seq>, Error> {
    let Some(id) = id else { return Ok(None) };
    let seq = app.store.request(&loaded.id, id).await?;
    if seq.is_some() {
        app.metrics.duplicates.fetch_add(1, Relaxed);
    }
    Ok(seq)
}

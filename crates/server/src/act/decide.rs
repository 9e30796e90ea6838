//! Who asks, and what the table says to it.

use std::sync::atomic::Ordering::Relaxed;

use kernel::{Seq, Viewer};
use protocol::FailureKind;
use table::{Action, Asker, Command, Context, KeyHash, NotDone, Request, Row, Table, Transition};

use super::{Caller, Submission};
use crate::{
    app::App,
    error::Error,
    load,
    loaded_table::{LoadedTable, Room},
};

/// Who asks, as the table knows them.
pub(super) struct Asking {
    pub(super) asker: Asker,
    pub(super) viewer: Viewer,
    /// What they ask; its id has their name in it, so that nobody can use up the ids of somebody else.
    pub(super) request: Request,
}

impl Asking {
    pub(super) fn identify(submission: &Submission, room: &Room) -> Result<Self, Error> {
        let state = room.table.state();
        let asker = match &submission.caller {
            Caller::Keys(keys) => keys.prove(state)?.identity.asker()?,
            Caller::Link(link, _) => link.map_or(Asker::Passerby, Asker::Newcomer),
            Caller::Bot(seat) if state.chairs[*seat].bot().is_some() => Asker::Bot(*seat),
            Caller::Bot(_) => return Err(Error::of(FailureKind::NoKey)),
            Caller::House => Asker::House,
        };
        let name = match asker {
            Asker::Seat(seat) => seat.0.to_string(),
            Asker::Bot(seat) => format!("bot{}", seat.0),
            Asker::Host => "host".to_owned(),
            Asker::House => "house".to_owned(),
            Asker::Newcomer(_) | Asker::Passerby => "new".to_owned(),
        };
        let mut request = submission.request.clone();
        let id = request.id.take().filter(|_| !request.command.is_anonymous());
        request.id = id.map(|id| format!("{name}:{id}"));
        Ok(Self { asker, viewer: asker.viewer(), request })
    }
}

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
        device: device(&submission.caller),
        secret: &room.secret,
        passage,
    };
    room.table.submit(asking.asker, &asking.request, &context)
}

fn device(caller: &Caller) -> Option<KeyHash> {
    match caller {
        Caller::Keys(keys) => keys.device,
        Caller::Link(_, device) => *device,
        Caller::Bot(_) | Caller::House => None,
    }
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

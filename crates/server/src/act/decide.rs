//! Who asks, and what the table says to it.

use std::sync::atomic::Ordering::Relaxed;

use kernel::{Seq, Viewer};
use protocol::Kind;
use table::{Action, Asked, Asker, Circumstances, KeyHash, NotDone, Refusal, Row, Step, Table};

use super::{Caller, Command};
use crate::{
    app::{App, now},
    error::Error,
    load,
    loaded_table::{LoadedTable, Room},
};

/// Who asks, as the table knows them.
pub(super) struct Asking {
    pub(super) asker: Asker,
    pub(super) viewer: Viewer,
    /// The id of the request, so that nobody can use up the ids of somebody else.
    pub(super) id: Option<String>,
}

impl Asking {
    pub(super) fn identify(command: &Command, room: &Room) -> Result<Self, Error> {
        let company = room.table.company();
        let asker = match &command.caller {
            Caller::Keys(keys) => keys.prove(company)?.identity.asker()?,
            Caller::Link(link, _) => link.map_or(Asker::Passerby, Asker::Newcomer),
            Caller::Bot(seat) if company.chairs[*seat].bot().is_some() => Asker::Bot(*seat),
            Caller::Bot(_) => return Err(Error::of(Kind::NoKey)),
            Caller::House => Asker::House,
        };
        let name = match asker {
            Asker::Seat(seat) => seat.0.to_string(),
            Asker::Bot(seat) => format!("bot{}", seat.0),
            Asker::Host => "host".to_owned(),
            Asker::House => "house".to_owned(),
            Asker::Newcomer(_) | Asker::Passerby => "new".to_owned(),
        };
        let is_anonymous = matches!(&command.asked, Asked::Table(action) if action.is_anonymous());
        let id = command.id.as_ref().filter(|_| !is_anonymous).map(|id| format!("{name}:{id}"));
        Ok(Self { asker, viewer: asker.viewer(), id })
    }
}

/// The row that the table makes of a command; nothing, if it is so already.
pub(super) fn decide(
    room: &Room,
    command: &Command,
    asking: &Asking,
    passage: Option<&Row>,
) -> Result<Option<Step>, NotDone> {
    let head = head(command, &room.table, asking.viewer);
    if command.after.is_some_and(|after| after != head) {
        return Err(Refusal::Stale { seq: head }.into());
    }
    let circumstances = Circumstances {
        now: now(),
        away_since: &room.away_since(),
        fresh: command.fresh,
        device: device(&command.caller),
        secret: &room.secret,
        passage,
    };
    room.table.submit(asking.asker, &command.asked, asking.id.clone(), &circumstances)
}

/// The last row that the caller can know of. People count what they noticed; bots and the house are of the table
/// itself.
fn head(command: &Command, table: &Table, viewer: Viewer) -> Seq {
    match command.caller {
        Caller::Keys(_) | Caller::Link(..) => table.seq_for(viewer),
        Caller::Bot(_) | Caller::House => table.seq(),
    }
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
    asked: &Asked,
) -> Result<Option<Row>, Error> {
    let (Asked::Table(Action::Strike { passage })
    | Asked::Table(Action::RaiseCard { strike: Some(passage), .. })) = asked
    else {
        return Ok(None);
    };
    let passage = table.numbers().row(viewer, *passage);
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

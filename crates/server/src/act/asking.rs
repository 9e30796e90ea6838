//! Who asks: of the server a caller, to the table an asker.

use kernel::{Seat, Viewer};
use protocol::FailureKind;
use table::{Asker, KeyHash, Request};

use super::Submission;
use crate::{auth::Keys, error::Error, loaded_table::Room};

/// Where a request comes from.
#[derive(Debug, Clone)]
pub(crate) enum Caller {
    /// Somebody with keys to the table.
    Keys(Keys),
    /// Somebody who sits down.
    Link {
        /// The fingerprint of the link; none, at a table on the public list.
        link: Option<KeyHash>,
        device: Option<KeyHash>,
    },
    /// The bot in that seat.
    Bot(Seat),
    /// The table itself, where it acts.
    House,
}

impl Caller {
    /// The fingerprint of the device, where it has one.
    pub(super) fn device(&self) -> Option<KeyHash> {
        match self {
            Self::Keys(keys) => keys.device,
            Self::Link { device, .. } => *device,
            Self::Bot(_) | Self::House => None,
        }
    }
}

/// Who asks, as the table knows them.
pub(super) struct Asking {
    pub(super) asker: Asker,
    pub(super) viewer: Viewer,
    /// What they ask; its id has their name in it, so that nobody can use up the ids of somebody else.
    pub(super) request: Request,
}

impl Asking {
    /// By the keys that came with it, or as what of the server it comes from.
    pub(super) fn identify(submission: &Submission, room: &Room) -> Result<Self, Error> {
        let state = room.table.state();
        let asker = match &submission.caller {
            Caller::Keys(keys) => keys.prove(state)?.identity.asker()?,
            Caller::Link { link, .. } => link.map_or(Asker::Passerby, Asker::Newcomer),
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

//! What needs the others' consent.

use kernel::{Seat, Seq};
use serde::{Deserialize, Serialize};

/// Something that is done when the others consent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Motion {
    /// Take the game back to how it was after that row.
    Rewind { to: Seq },
    /// Let the game stand still, where clocks run: nobody's time does while it does.
    Pause,
    /// Go on after the X-card.
    Resume,
    /// Remove somebody who spoils the game.
    Remove { seat: Seat },
    /// Invite somebody else to a seat that is empty or whose holder is absent.
    Reinvite { seat: Seat },
    /// Let a bot play for somebody absent, or in an empty seat.
    StandIn { seat: Seat, bot: String },
    /// Make that seat the host.
    NewHost { seat: Seat },
    /// Allow again what a line or veil kept out: which of them, in their order.
    DropLimit { index: usize },
    /// Play again once the game is over, everybody with the part of the seat after theirs.
    Again,
    /// Play again once the game is over, everybody with the part they had.
    AgainSame,
    /// Close the table before the game is over. The log becomes an open book.
    Close,
    /// Erase the table.
    Delete,
}

/// How many of those who are asked have to consent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Quorum {
    /// All of them; if nobody is there to ask, it is done.
    All,
    /// All of them, and at least one who does not share the proposer's device.
    AllOfSome,
}

impl Motion {
    /// Whom it is about.
    pub fn target(&self) -> Option<Seat> {
        match *self {
            Self::Remove { seat } | Self::Reinvite { seat } | Self::StandIn { seat, .. } => Some(seat),
            Self::NewHost { .. }
            | Self::Rewind { .. }
            | Self::Pause
            | Self::Resume
            | Self::DropLimit { .. }
            | Self::Again
            | Self::AgainSame
            | Self::Close
            | Self::Delete => None,
        }
    }

    /// The number of a row in it, which each viewer is told in their own count.
    pub(crate) fn row_mut(&mut self) -> Option<&mut Seq> {
        match self {
            Self::Rewind { to } => Some(to),
            Self::Pause
            | Self::Resume
            | Self::Remove { .. }
            | Self::Reinvite { .. }
            | Self::StandIn { .. }
            | Self::NewHost { .. }
            | Self::DropLimit { .. }
            | Self::Again
            | Self::AgainSame
            | Self::Close
            | Self::Delete => None,
        }
    }

    /// Whether those who were called absent are asked all the same. What opens everybody's secrets, erases
    /// everybody's story, lifts somebody's protection or stops somebody's clock is not done while a phone is
    /// locked; the others can remove whoever stays away, and an abandoned table expires.
    pub(crate) fn waits_for_the_absent(&self) -> bool {
        match self {
            Self::Close | Self::Delete | Self::DropLimit { .. } | Self::Resume | Self::Pause => true,
            Self::Rewind { .. }
            | Self::Remove { .. }
            | Self::Reinvite { .. }
            | Self::StandIn { .. }
            | Self::Again
            | Self::AgainSame
            | Self::NewHost { .. } => false,
        }
    }

    pub(crate) fn quorum(&self) -> Quorum {
        match self {
            // TAB-31: nobody is removed, and nobody made host, by one person alone. TAB-33: everybody who is there has to
            // agree that somebody else will read this seat's secrets.
            Self::Remove { .. } | Self::NewHost { .. } | Self::Reinvite { .. } => Quorum::AllOfSome,
            Self::Rewind { .. }
            | Self::Pause
            | Self::Resume
            | Self::StandIn { .. }
            | Self::DropLimit { .. }
            | Self::Again
            | Self::AgainSame
            | Self::Close
            | Self::Delete => Quorum::All,
        }
    }
}

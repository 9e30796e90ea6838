//! Why something was not done.

use kernel::{Ask, Rule, Seat, Seq};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::any::Unreadable;

/// The table's rule that a request breaks. What players read is a sentence that `words` makes of the value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// TAB-01.
    #[error("the link is not known, used up or too old")]
    LinkUnknown,
    /// TAB-02.
    #[error("{seat} is taken")]
    SeatTaken {
        /// Which.
        seat: Seat,
    },
    /// TAB-03.
    #[error("no seat is free")]
    NoFreeSeat,
    /// TAB-04.
    #[error("there is no {seat}")]
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// TAB-05.
    #[error("somebody here has this name")]
    NameTaken,
    /// TAB-06.
    #[error("{field} is blank or longer than {most} characters")]
    TextUnfit {
        /// Which text.
        field: String,
        /// How long it may be.
        most: usize,
    },
    /// TAB-07.
    #[error("only the host can do this")]
    HostOnly,
    /// TAB-08.
    #[error("only somebody with a seat can do this")]
    SeatedOnly,
    /// TAB-09.
    #[error("this is possible before the game only")]
    LobbyOnly,
    /// TAB-10.
    #[error("the game has not started")]
    NotStarted,
    /// TAB-11.
    #[error("there is no such role")]
    NoSuchRole,
    /// TAB-12.
    #[error("the options are not readable")]
    OptionsUnreadable,
    /// TAB-13.
    #[error("there is no such bot")]
    NoSuchBot,
    /// TAB-14.
    #[error("some seats are empty or without a role")]
    SeatsNotReady {
        /// Which.
        seats: Vec<Seat>,
    },
    /// TAB-15.
    #[error("the game is paused")]
    Paused,
    /// TAB-16.
    #[error("the X-card is up: going on needs everybody")]
    CardIsUp,
    /// TAB-17.
    #[error("the game is not paused")]
    NotPaused,
    /// TAB-18.
    #[error("nothing is written there that can be struck")]
    NothingToStrike,
    /// TAB-19.
    #[error("there is nothing to take back after row {to}")]
    NothingToRewind {
        /// The last row that would count.
        to: Seq,
    },
    /// TAB-20.
    #[error("{seat} is here, or has not been away for long")]
    NotAway {
        /// Who.
        seat: Seat,
    },
    /// TAB-21.
    #[error("{seat} is neither empty nor absent")]
    NotAbsent {
        /// Who.
        seat: Seat,
    },
    /// TAB-22.
    #[error("there is no such proposal")]
    NoSuchMotion,
    /// TAB-23.
    #[error("you are not asked")]
    NotAsked,
    /// TAB-24.
    #[error("this is proposed already")]
    AlreadyProposed,
    /// TAB-25.
    #[error("there are too many {what}")]
    TooMany {
        /// Of what.
        what: String,
    },
    /// TAB-26.
    #[error("the table is closed")]
    Closed,
    /// TAB-27.
    #[error("the game is not over: propose it")]
    NeedsConsent,
    /// TAB-28.
    #[error("results were typed that nobody asked for")]
    ResultsLeftOver,
    /// TAB-29.
    #[error("the table is at row {seq}")]
    Stale {
        /// Its last row.
        seq: Seq,
    },
    /// TAB-30.
    #[error("this game is not for so many")]
    WrongNumberOfSeats,
    /// TAB-31.
    #[error("there is nobody else to agree")]
    NobodyElse,
    /// TAB-32.
    #[error("the host's device cannot take this seat")]
    HostsDevice,
    /// TAB-33.
    #[error("the others have not agreed to invite somebody to {seat}")]
    ReinviteNotAgreed {
        /// Which.
        seat: Seat,
    },
    /// TAB-34.
    #[error("this device was removed from the table")]
    RemovedDevice,
    /// TAB-35.
    #[error("there is no such line or veil")]
    NoSuchLimit,
    /// TAB-36.
    #[error("there is no such row")]
    NoSuchRow,
    /// TAB-37.
    #[error("the time is up")]
    TimeIsUp,
    /// TAB-38.
    #[error("the game is not over")]
    NotOver,
    /// TAB-39.
    #[error("somebody speaks, and everybody else listens")]
    Hushed,
}

impl Refusal {
    /// The rule that was broken.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            Self::LinkUnknown => "TAB-01",
            Self::SeatTaken { .. } => "TAB-02",
            Self::NoFreeSeat => "TAB-03",
            Self::NoSuchSeat { .. } => "TAB-04",
            Self::NameTaken => "TAB-05",
            Self::TextUnfit { .. } => "TAB-06",
            Self::HostOnly => "TAB-07",
            Self::SeatedOnly => "TAB-08",
            Self::LobbyOnly => "TAB-09",
            Self::NotStarted => "TAB-10",
            Self::NoSuchRole => "TAB-11",
            Self::OptionsUnreadable => "TAB-12",
            Self::NoSuchBot => "TAB-13",
            Self::SeatsNotReady { .. } => "TAB-14",
            Self::Paused => "TAB-15",
            Self::CardIsUp => "TAB-16",
            Self::NotPaused => "TAB-17",
            Self::NothingToStrike => "TAB-18",
            Self::NothingToRewind { .. } => "TAB-19",
            Self::NotAway { .. } => "TAB-20",
            Self::NotAbsent { .. } => "TAB-21",
            Self::NoSuchMotion => "TAB-22",
            Self::NotAsked => "TAB-23",
            Self::AlreadyProposed => "TAB-24",
            Self::TooMany { .. } => "TAB-25",
            Self::Closed => "TAB-26",
            Self::NeedsConsent => "TAB-27",
            Self::ResultsLeftOver => "TAB-28",
            Self::Stale { .. } => "TAB-29",
            Self::WrongNumberOfSeats => "TAB-30",
            Self::NobodyElse => "TAB-31",
            Self::HostsDevice => "TAB-32",
            Self::ReinviteNotAgreed { .. } => "TAB-33",
            Self::RemovedDevice => "TAB-34",
            Self::NoSuchLimit => "TAB-35",
            Self::NoSuchRow => "TAB-36",
            Self::TimeIsUp => "TAB-37",
            Self::NotOver => "TAB-38",
            Self::Hushed => "TAB-39",
        })
    }
}

/// A refusal of the table or of the game, as it travels.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnyRefusal {
    /// Whose rule was broken.
    pub by: RefusedBy,
    /// The rule that was broken.
    pub rule: String,
    /// The refusal's name and what belongs to it.
    pub why: Value,
}

/// Whose rule a request breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RefusedBy {
    /// The table's.
    Table,
    /// The game's.
    Game,
}

/// Why something was not done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum NotDone {
    /// It breaks a rule of the table or of the game.
    #[error("refused by {}", .0.rule)]
    Refused(AnyRefusal),
    /// The dice are declared: this is what somebody has to throw or draw.
    #[error("{} results are missing", .0.len())]
    Missing(Vec<Ask>),
    /// It is not readable as what it should be.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

impl From<Refusal> for NotDone {
    fn from(refusal: Refusal) -> Self {
        let rule = refusal.rule().0.to_owned();
        Self::Refused(AnyRefusal { by: RefusedBy::Table, rule, why: crate::any::write(&refusal) })
    }
}

//! Why something was not done.

use kernel::{Refused, Rule, Seat, Seq};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::EnumProperty as _;

use crate::any::Unreadable;

/// The table's rule that a request breaks. What players read is a sentence that `words` makes of the value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error, strum::EnumProperty)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    #[error("the link is not known, used up or too old")]
    #[strum(props(rule = "TAB-01"))]
    LinkUnknown,
    #[error("{seat} is taken")]
    #[strum(props(rule = "TAB-02"))]
    SeatTaken { seat: Seat },
    #[error("no seat is free")]
    #[strum(props(rule = "TAB-03"))]
    NoFreeSeat,
    #[error("there is no {seat}")]
    #[strum(props(rule = "TAB-04"))]
    NoSuchSeat { seat: Seat },
    #[error("somebody here has this name")]
    #[strum(props(rule = "TAB-05"))]
    NameTaken,
    #[error("{field} is blank or longer than {most} characters")]
    #[strum(props(rule = "TAB-06"))]
    TextUnfit { field: String, most: usize },
    #[error("only the host can do this")]
    #[strum(props(rule = "TAB-07"))]
    HostOnly,
    #[error("only somebody with a seat can do this")]
    #[strum(props(rule = "TAB-08"))]
    SeatedOnly,
    #[error("this is possible before the game only")]
    #[strum(props(rule = "TAB-09"))]
    LobbyOnly,
    #[error("the game has not started")]
    #[strum(props(rule = "TAB-10"))]
    NotStarted,
    #[error("there is no such role")]
    #[strum(props(rule = "TAB-11"))]
    NoSuchRole,
    #[error("the options are not readable")]
    #[strum(props(rule = "TAB-12"))]
    OptionsUnreadable,
    #[error("there is no such bot")]
    #[strum(props(rule = "TAB-13"))]
    NoSuchBot,
    #[error("some seats are empty or without a role")]
    #[strum(props(rule = "TAB-14"))]
    SeatsNotReady { seats: Vec<Seat> },
    #[error("the game is paused")]
    #[strum(props(rule = "TAB-15"))]
    Paused,
    #[error("the X-card is up: going on needs everybody")]
    #[strum(props(rule = "TAB-16"))]
    CardIsUp,
    #[error("the game is not paused")]
    #[strum(props(rule = "TAB-17"))]
    NotPaused,
    #[error("nothing is written there that can be struck")]
    #[strum(props(rule = "TAB-18"))]
    NothingToStrike,
    #[error("there is nothing to take back after row {to}")]
    #[strum(props(rule = "TAB-19"))]
    NothingToRewind { to: Seq },
    #[error("{seat} is here, or has not been away for long")]
    #[strum(props(rule = "TAB-20"))]
    NotAway { seat: Seat },
    #[error("{seat} is neither empty nor absent")]
    #[strum(props(rule = "TAB-21"))]
    NotAbsent { seat: Seat },
    #[error("there is no such proposal")]
    #[strum(props(rule = "TAB-22"))]
    NoSuchMotion,
    #[error("you are not asked")]
    #[strum(props(rule = "TAB-23"))]
    NotAsked,
    #[error("there are too many {what}")]
    #[strum(props(rule = "TAB-25"))]
    TooMany { what: String },
    #[error("the table is closed")]
    #[strum(props(rule = "TAB-26"))]
    Closed,
    #[error("the game is not over: propose it")]
    #[strum(props(rule = "TAB-27"))]
    NeedsConsent,
    #[error("results were typed that nobody asked for")]
    #[strum(props(rule = "TAB-28"))]
    ResultsLeftOver,
    #[error("the table is at row {seq}")]
    #[strum(props(rule = "TAB-29"))]
    Stale { seq: Seq },
    #[error("this game is not for so many")]
    #[strum(props(rule = "TAB-30"))]
    WrongNumberOfSeats,
    #[error("there is nobody else to agree")]
    #[strum(props(rule = "TAB-31"))]
    NobodyElse,
    #[error("the host's device cannot take this seat")]
    #[strum(props(rule = "TAB-32"))]
    HostsDevice,
    #[error("the others have not agreed to invite somebody to {seat}")]
    #[strum(props(rule = "TAB-33"))]
    ReinviteNotAgreed { seat: Seat },
    #[error("this device was removed from the table")]
    #[strum(props(rule = "TAB-34"))]
    RemovedDevice,
    #[error("there is no such line or veil")]
    #[strum(props(rule = "TAB-35"))]
    NoSuchLimit,
    #[error("there is no such row")]
    #[strum(props(rule = "TAB-36"))]
    NoSuchRow,
    #[error("the time is up")]
    #[strum(props(rule = "TAB-37"))]
    TimeIsUp,
    #[error("the game is not over")]
    #[strum(props(rule = "TAB-38"))]
    NotOver,
    #[error("somebody speaks, and everybody else listens")]
    #[strum(props(rule = "TAB-39"))]
    Hushed,
    #[error("this game tells no story")]
    #[strum(props(rule = "TAB-40"))]
    NoStory,
    #[error("{seat} was given to somebody else while you were absent")]
    #[strum(props(rule = "TAB-41"))]
    SeatGiven { seat: Seat },
    #[error("whoever sat in {seat} has not entrusted it to the others with what it knows")]
    #[strum(props(rule = "TAB-42"))]
    SeatSealed { seat: Seat },
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        Rule(self.get_str("rule").expect("each refusal carries its rule"))
    }
}

/// Why something was not done. Nothing has changed.
pub type NotDone = kernel::NotDone<AnyRefusal>;

/// A refusal of the table or of its game, whatever the game.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum AnyRefusal {
    /// It breaks a rule of the table.
    #[error(transparent)]
    Table(Refusal),
    /// It breaks a rule of the game.
    #[error("by {rule} of the game")]
    Game {
        rule: Rule,
        /// The refusal as the game writes it.
        why: Value,
    },
    /// It is not readable as what it should be.
    #[error(transparent)]
    Unreadable(Unreadable),
}

impl AnyRefusal {
    /// The rule that was broken, if it was one.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Self::Table(refusal) => Some(refusal.rule()),
            Self::Game { rule, .. } => Some(*rule),
            Self::Unreadable(_) => None,
        }
    }
}

impl From<Refusal> for NotDone {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(AnyRefusal::Table(refusal))
    }
}

impl From<Unreadable> for NotDone {
    fn from(unreadable: Unreadable) -> Self {
        Self::Refused(AnyRefusal::Unreadable(unreadable))
    }
}

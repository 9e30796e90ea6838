//! Why a move is not legal: each reason names its rule.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::vocabulary::{Kind, Player};

/// The rule an action breaks. Nodes and paths are given by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "refusal", rename_all = "snake_case")]
pub enum Refusal {
    /// Two or three play.
    #[error("two or three play, not {n_seats}")]
    NotTwoOrThree {
        /// How many seats there are.
        n_seats: usize,
    },
    /// Nobody, or more than one, plays a side.
    #[error("exactly one seat plays {player:?}")]
    SideNotTaken {
        /// Which side.
        player: Player,
    },
    /// No such board.
    #[error("there is no board of size {size}")]
    NoSuchBoard {
        /// The size asked for.
        size: u8,
    },
    /// The camp file cannot be used.
    #[error("the camp cannot be used: {reason}")]
    BadCamp {
        /// Why.
        reason: String,
    },
    /// The player is out of the game.
    #[error("you are out of the game")]
    Eliminated,
    /// Only the house says that the time is up.
    #[error("only the table's clock says that the time is up")]
    NotTheHouse,
    /// Pieces put back are listed in order of nodes, each node once.
    #[error("pieces put back are listed in order of nodes, each node once")]
    PutBackOutOfOrder,
    /// The game is over.
    #[error("the game is over")]
    GameIsOver,
    /// Somebody else is to move.
    #[error("it is another player's turn")]
    NotYourTurn,
    /// Only players act.
    #[error("only players move, agree or resign")]
    NotAPlayer,
    /// No such node on this board.
    #[error("the board has no node `{node}`")]
    NoSuchNode {
        /// The name given.
        node: String,
    },
    /// The node is empty.
    #[error("no piece stands on {node}")]
    NoPieceThere {
        /// Where.
        node: String,
    },
    /// The piece belongs to another player.
    #[error("the piece on {node} is not yours")]
    NotYourPiece {
        /// Where.
        node: String,
    },
    /// A move ends on another node.
    #[error("a move ends on another node than {node}")]
    StaysPut {
        /// Where.
        node: String,
    },
    /// The target is occupied.
    #[error("{node} is occupied")]
    Occupied {
        /// Where.
        node: String,
    },
    /// No path joins the nodes.
    #[error("no path joins {from} and {to}")]
    NoPath {
        /// From here.
        from: String,
        /// To there.
        to: String,
    },
    /// A piece that is not a psychologist stands between.
    #[error("a piece bars the way from {from} to {to}")]
    Blocked {
        /// From here.
        from: String,
        /// To there.
        to: String,
    },
    /// A psychologist holds the piece to another path.
    #[error("the piece on {node} is held: it may move along {path} only")]
    Held {
        /// The piece.
        node: String,
        /// The path it may not leave.
        path: String,
    },
    /// Psychologists hold the piece on two paths.
    #[error("the piece on {node} is held on several paths and cannot move")]
    HeldTwice {
        /// The piece.
        node: String,
    },
    /// The move would put the piece in state of capture.
    #[error("on {node} the piece would be in state of capture")]
    Suicide {
        /// The target.
        node: String,
    },
    /// The captures announced are not those the move makes.
    #[error("the move captures {}, not {}", list(actual), list(given))]
    OtherCaptures {
        /// As announced.
        given: Vec<String>,
        /// As they are.
        actual: Vec<String>,
    },
    /// A piece is put back where no psychologist was taken.
    #[error("no psychologist is taken on {node}: nothing is put back there")]
    NoPsychologistTaken {
        /// Where.
        node: String,
    },
    /// The opponent holds no such piece.
    #[error("no piece of kind {} is left to be put back", kind.letter())]
    NothingToPutBack {
        /// Which kind.
        kind: Kind,
    },
    /// The piece put back would be in state of capture.
    #[error("on {node} the piece put back would be in state of capture")]
    PutBackInCapture {
        /// Where.
        node: String,
    },
    /// A draw was already offered.
    #[error("you have already offered a draw")]
    AlreadyOffered,
    /// A clock without time, or two of them.
    #[error("the clock needs some time, and there is one clock at most")]
    BadClock,
}

impl Refusal {
    /// The id of the rule.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::GameIsOver => "PSY-50",
            Refusal::NotTwoOrThree { .. } | Refusal::SideNotTaken { .. } | Refusal::Eliminated => "PSY-60",
            Refusal::NoSuchBoard { .. } => "PSY-01",
            Refusal::BadCamp { .. } => "PSY-05",
            Refusal::NotYourTurn
            | Refusal::NotAPlayer
            | Refusal::NoPieceThere { .. }
            | Refusal::NotYourPiece { .. }
            | Refusal::StaysPut { .. } => "PSY-10",
            Refusal::NoSuchNode { .. } => "PSY-01",
            Refusal::NoPath { .. } => "PSY-11",
            Refusal::Occupied { .. } | Refusal::Blocked { .. } => "PSY-12",
            Refusal::Held { .. } => "PSY-20",
            Refusal::HeldTwice { .. } => "PSY-21",
            Refusal::OtherCaptures { .. } => "PSY-33",
            Refusal::Suicide { .. } => "PSY-34",
            Refusal::NoPsychologistTaken { .. }
            | Refusal::NothingToPutBack { .. }
            | Refusal::PutBackOutOfOrder => "PSY-40",
            Refusal::PutBackInCapture { .. } => "PSY-41",
            Refusal::AlreadyOffered | Refusal::NotTheHouse | Refusal::BadClock => "PSY-51",
        }
    }
}

fn list(nodes: &[String]) -> String {
    match nodes {
        [] => "nothing".to_string(),
        nodes => nodes.join(","),
    }
}

//! Why a move is not legal: each reason names its rule.

use kernel::{Refused, Rule};
use serde::{Deserialize, Serialize};
use strum::EnumProperty;
use thiserror::Error;

use crate::vocabulary::{Kind, Player};

/// The rule an action breaks. Nodes and paths are given by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumProperty, Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum Refusal {
    #[strum(props(rule = "PSY-60"))]
    #[error("two or three play, not {n_seats}")]
    NotTwoOrThree { n_seats: usize },
    #[strum(props(rule = "PSY-60"))]
    #[error("exactly one seat plays {player:?}")]
    SideNotTaken { player: Player },
    #[strum(props(rule = "PSY-01"))]
    #[error("there is no board of size {size}")]
    NoSuchBoard { size: u8 },
    #[strum(props(rule = "PSY-05"))]
    #[error("the camp cannot be used: {reason}")]
    BadCamp { reason: String },
    #[strum(props(rule = "PSY-05"))]
    #[error("the position cannot be used: {reason}")]
    BadPosition { reason: String },
    #[strum(props(rule = "PSY-60"))]
    #[error("you are out of the game")]
    Eliminated,
    #[strum(props(rule = "PSY-51"))]
    #[error("only the table's clock says that the time is up")]
    NotTheHouse,
    #[strum(props(rule = "PSY-40"))]
    #[error("pieces put back are listed in order of nodes, each node once")]
    PutBackOutOfOrder,
    #[strum(props(rule = "PSY-50"))]
    #[error("the game is over")]
    GameIsOver,
    #[strum(props(rule = "PSY-10"))]
    #[error("it is another player's turn")]
    NotYourTurn,
    #[strum(props(rule = "PSY-10"))]
    #[error("only players move, agree or resign")]
    NotAPlayer,
    #[strum(props(rule = "PSY-01"))]
    #[error("the board has no node `{node}`")]
    NoSuchNode { node: String },
    #[strum(props(rule = "PSY-10"))]
    #[error("no piece stands on {node}")]
    NoPieceThere { node: String },
    #[strum(props(rule = "PSY-10"))]
    #[error("the piece on {node} is not yours")]
    NotYourPiece { node: String },
    #[strum(props(rule = "PSY-10"))]
    #[error("a move ends on another node than {node}")]
    StaysPut { node: String },
    #[strum(props(rule = "PSY-12"))]
    #[error("{node} is occupied")]
    Occupied { node: String },
    #[strum(props(rule = "PSY-11"))]
    #[error("no path joins {from} and {to}")]
    NoPath { from: String, to: String },
    #[strum(props(rule = "PSY-12"))]
    #[error("a piece bars the way from {from} to {to}")]
    Blocked { from: String, to: String },
    #[strum(props(rule = "PSY-20"))]
    #[error("the piece on {node} is held: it may move along {path} only")]
    Held { node: String, path: String },
    #[strum(props(rule = "PSY-21"))]
    #[error("the piece on {node} is held on several paths and cannot move")]
    HeldTwice { node: String },
    #[strum(props(rule = "PSY-34"))]
    #[error("on {node} the piece would be in state of capture")]
    Suicide { node: String },
    #[strum(props(rule = "PSY-33"))]
    #[error("the move captures {}, not {}", list(actual), list(given))]
    OtherCaptures { given: Vec<String>, actual: Vec<String> },
    #[strum(props(rule = "PSY-40"))]
    #[error("no psychologist is taken on {node}: nothing is put back there")]
    NoPsychologistTaken { node: String },
    #[strum(props(rule = "PSY-40"))]
    #[error("no piece of kind {} is left to be put back", kind.letter())]
    NothingToPutBack { kind: Kind },
    #[strum(props(rule = "PSY-41"))]
    #[error("on {node} the piece put back would be in state of capture")]
    PutBackInCapture { node: String },
    #[strum(props(rule = "PSY-51"))]
    #[error("you have already offered a draw")]
    AlreadyOffered,
    #[strum(props(rule = "PSY-51"))]
    #[error("the clock needs some time, and there is one clock at most")]
    BadClock,
    /// A draw after no half-move at all.
    #[strum(props(rule = "PSY-51"))]
    #[error("a draw without captures needs at least one half-move")]
    DrawnAtOnce,
}

impl Refusal {
    /// The id of the rule.
    pub fn rule(&self) -> &'static str {
        self.get_str("rule").expect("each refusal names its rule: docs/actions lists them")
    }
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        Rule(Self::rule(self))
    }
}

fn list(nodes: &[String]) -> String {
    match nodes {
        [] => "nothing".to_string(),
        nodes => nodes.join(","),
    }
}

//! What happens, and how it changes the state.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantNames;

use crate::board::Board;
use crate::course::Ending;
use crate::moves::Move;
use crate::position::Position;
use crate::state::State;
use crate::vocabulary::{Kind, Piece, Player};

/// A piece put back (PSY-40).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PutBack {
    /// Where the psychologist stood.
    pub node: String,
    /// What is put back there.
    pub kind: Kind,
}

/// Everything a move did, by the names of nodes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moved {
    /// The player whose move it was.
    pub by: Player,
    /// The move in the notation.
    pub text: String,
    /// The node it left.
    pub from: String,
    /// The node it came to.
    pub to: String,
    /// Nodes of the captured pieces (PSY-33).
    pub captured: Vec<String>,
    /// Pieces put back (PSY-40).
    pub put_back: Vec<PutBack>,
    /// Players whose psychopath was captured (PSY-50, PSY-60).
    pub eliminated: Vec<Player>,
    /// Whose turn it is now.
    pub next: Player,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Everybody sees it and is told so.
    Open {
        /// What it is.
        what: Happening,
    },
    /// A player gave up; with three players the others go on (PSY-60).
    Resigned {
        /// The player who gives up.
        by: Player,
        /// Whose turn it is now.
        next: Player,
    },
    /// The time for a move ran out (PSY-51).
    TimeRanOut {
        /// The player who had too little of it.
        by: Player,
        /// Whose turn it is now.
        next: Player,
    },
}

/// Something that everybody is told as it happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Happening {
    /// A move was played.
    Moved(Moved),
    /// Somebody wants a draw.
    DrawOffered {
        /// The player who offers or accepts it.
        by: Player,
    },
    /// The game is over.
    Ended {
        /// Who won, or why nobody did.
        ending: Ending,
    },
}

impl From<Happening> for Event {
    fn from(what: Happening) -> Self {
        Self::Open { what }
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        kernel::read_event(deserializer, |name| Happening::VARIANTS.contains(&name), Self::deserialize)
    }
}

impl Moved {
    /// What a legal move does.
    pub fn of(board: &Board, position: &Position, played: Move) -> Moved {
        let name = |node| board.name(node).to_string();
        let after = position.after(board, played);
        let mut put_back: Vec<PutBack> =
            played.back().map(|(node, kind)| PutBack { node: name(node), kind }).collect();
        put_back.sort();
        Moved {
            by: position.turn(),
            text: position.move_text(board, played),
            from: name(played.from()),
            to: name(played.to()),
            captured: position.captured_by(board, played).into_iter().map(name).collect(),
            put_back,
            eliminated: position.seats().filter(|&p| position.is_alive(p) && !after.is_alive(p)).collect(),
            next: after.turn(),
        }
    }

    /// Makes it true, without asking why.
    pub(crate) fn apply(&self, board: &Board, position: &mut Position) {
        let node = |name: &String| board.node(name);
        let holders: Vec<_> =
            self.put_back.iter().map(|back| node(&back.node).and_then(|at| position.at(at))).collect();
        if let (Some(from), Some(to)) = (node(&self.from), node(&self.to))
            && let Some(piece) = position.at(from)
        {
            position.put(piece, from);
            position.put(piece, to);
        }
        position.quiet += 1;
        for at in self.captured.iter().filter_map(node) {
            if let Some(piece) = position.at(at) {
                position.put(piece, at);
                let held = position.held(self.by, piece.player, piece.kind) + 1;
                position.set_held(self.by, piece.player, piece.kind, held);
                position.quiet = 0;
            }
        }
        for (back, holder) in self.put_back.iter().zip(holders) {
            if let (Some(at), Some(holder)) = (node(&back.node), holder) {
                let held = position.held(holder.player, self.by, back.kind).saturating_sub(1);
                position.set_held(holder.player, self.by, back.kind, held);
                position.put(Piece { player: self.by, kind: back.kind }, at);
            }
        }
        for &player in &self.eliminated {
            position.eliminate(player);
        }
        position.set_turn(self.next);
    }
}

impl Event {
    /// Nothing is hidden, but a move once seen has told what its player is up to: it is taken back by consent,
    /// answered or not.
    pub(crate) fn discloses(&self) -> bool {
        match self {
            Event::Open { what: Happening::Moved(_) } => true,
            Event::Open { what: Happening::DrawOffered { .. } | Happening::Ended { .. } }
            | Event::Resigned { .. }
            | Event::TimeRanOut { .. } => false,
        }
    }

    /// Makes it true.
    pub fn apply(&self, state: &mut State) {
        let board = state.setup.board();
        match self {
            Event::Open { what: Happening::Moved(moved) } => {
                state.course.change(!moved.captured.is_empty(), |position| moved.apply(board, position));
                state.n_moves += 1;
                state.last = Some(moved.text.clone());
                // PSY-51, PSY-60: whoever moves without having agreed declines for all; an agreement of players one of
                // whom has left is none.
                if !state.offers.contains(&moved.by) || !moved.eliminated.is_empty() {
                    state.offers.clear();
                }
            }
            Event::Open { what: Happening::DrawOffered { by } } => state.offers.push(*by),
            Event::Open { what: Happening::Ended { ending } } => state.ending = Some(*ending),
            Event::Resigned { by, next } | Event::TimeRanOut { by, next } => {
                state.course.change(true, |position| {
                    position.eliminate(*by);
                    position.set_turn(*next);
                });
                state.offers.clear();
            }
        }
    }
}

//! From what a player asks for to a legal move, or the reason why there is none.

use crate::board::Board;
use crate::moves::Move;
use crate::nodes::NodeSet;
use crate::position::Position;
use crate::reaching::holding;
use crate::refusal::Refusal;
use crate::vocabulary::{Kind, Node, Path};

/// What a player asks for, not yet judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// Where the piece stands.
    pub from: Node,
    /// Where it should go.
    pub to: Node,
    /// What the player says it captures, if he says it.
    pub takes: Option<NodeSet>,
    /// What is put back where; psychologists that are not named are declined (PSY-40).
    pub back: Vec<(Node, Kind)>,
}

impl Position {
    /// The legal move of a wish.
    ///
    /// # Errors
    /// The rule that the wish breaks.
    pub fn judge(&self, board: &Board, wish: &Wish) -> Result<Move, Refusal> {
        if self.is_decided() {
            return Err(Refusal::GameIsOver);
        }
        let mut moves = self.legal_moves(board);
        moves.retain(|m| m.from() == wish.from && m.to() == wish.to);
        let Some(&any) = moves.first() else {
            return Err(self.explain(board, wish.from, wish.to));
        };
        let mut back = wish.back.clone();
        back.sort();
        let same = |m: &&Move| {
            let mut put: Vec<_> = m.back().collect();
            put.sort();
            put == back
        };
        let Some(&found) = moves.iter().find(same) else {
            return Err(self.explain_back(board, wish, any));
        };
        let actual = self.captured_by(board, found);
        match wish.takes {
            Some(given) if given != actual => {
                Err(Refusal::OtherCaptures { given: names(board, given), actual: names(board, actual) })
            }
            _ => Ok(found),
        }
    }

    /// Why no move leads from here to there.
    fn explain(&self, board: &Board, from: Node, to: Node) -> Refusal {
        let name = |node: Node| board.name(node).to_string();
        let (here, there) = (name(from), name(to));
        match self.at(from) {
            None => return Refusal::NoPieceThere { node: here },
            Some(piece) if piece.player != self.turn => {
                return Refusal::NotYourPiece { node: here };
            }
            Some(_) if from == to => return Refusal::StaysPut { node: here },
            Some(_) if self.occupied().has(to) => return Refusal::Occupied { node: there },
            Some(_) => (),
        }
        let held: Vec<Path> =
            board.paths_of(from).filter(|path| holding(self, board, self.turn) >> path.0 & 1 == 1).collect();
        let joins = |path: &Path| board.along(*path).contains(&to);
        match held[..] {
            [] if !board.paths_of(from).any(|path| joins(&path)) => Refusal::NoPath { from: here, to: there },
            [path] if !joins(&path) => {
                Refusal::Held { node: here, path: board.layout().paths[path.index()].name.clone() }
            }
            [_, _, ..] => Refusal::HeldTwice { node: here },
            [] | [_] if self.is_suicide(board, to) => Refusal::Suicide { node: there },
            [] | [_] => Refusal::Blocked { from: here, to: there },
        }
    }

    fn is_suicide(&self, board: &Board, to: Node) -> bool {
        let mut enemies = self.seats().filter(|&player| player != self.turn);
        enemies.any(|enemy| self.reach_of(board, enemy).has(to))
    }

    /// Why these pieces cannot be put back, given that the move itself is legal.
    fn explain_back(&self, board: &Board, wish: &Wish, any: Move) -> Refusal {
        let plain = Move::new(any.kind(), any.from(), any.to(), any.takes());
        let taken = self.captured_by(board, plain);
        let enemies = self.psychologists() & self.enemies_of(self.turn);
        for &(node, kind) in &wish.back {
            let owner = self.at(node).map(|piece| piece.player);
            let left = owner.map_or(0, |owner| self.held(owner, self.turn, kind));
            let asked = wish.back.iter().filter(|(_, k)| *k == kind).count();
            if kind == Kind::Psychopath || usize::from(left) < asked {
                return Refusal::NothingToPutBack { kind };
            }
            if !(taken & enemies).has(node) {
                let node = board.name(node).to_string();
                return Refusal::NoPsychologistTaken { node };
            }
        }
        let node = wish.back.first().map_or("", |&(node, _)| board.name(node));
        Refusal::PutBackInCapture { node: node.to_string() }
    }
}

pub(crate) fn names(board: &Board, nodes: NodeSet) -> Vec<String> {
    nodes.into_iter().map(|node| board.name(node).to_string()).collect()
}

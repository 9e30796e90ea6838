//! `b2-b1xc1d c1d=N`: from, to, captured nodes, pieces put back.

use thiserror::Error;

use crate::board::Board;
use crate::legality::{Wish, names};
use crate::moves::Move;
use crate::nodes::NodeSet;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::vocabulary::{Kind, Node};

/// Why a text is not a legal move.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum MoveError {
    #[error(
        "`{0}` is no move: expected `from-to`, perhaps `xNODE,NODE`, then ` NODE=K` for each piece put back"
    )]
    Malformed(String),
    #[error("the board has no node `{0}`")]
    NoNode(String),
    #[error("`{0}`: nodes are listed in byte order, each once")]
    Order(String),
    #[error("{rule}: {0}", rule = .0.rule())]
    Illegal(#[from] Refusal),
}

/// Reads a move without judging it.
///
/// # Errors
/// When the text is malformed or names unknown nodes.
pub fn parse_wish(board: &Board, text: &str) -> Result<Wish, MoveError> {
    let malformed = || MoveError::Malformed(text.to_string());
    let node = |name: &str| match name.is_empty() {
        true => Err(malformed()),
        false => board.node(name).ok_or_else(|| MoveError::NoNode(name.to_string())),
    };
    let mut words = text.split(' ');
    let (from, rest) = words.next().and_then(|w| w.split_once('-')).ok_or_else(malformed)?;
    let (to, takes) = match rest.split_once('x') {
        Some((to, takes)) => (to, Some(takes)),
        None => (rest, None),
    };
    let (from, to) = (node(from)?, node(to)?);
    let takes = takes.map(|list| list.split(',').map(node).collect::<Result<Vec<_>, _>>());
    let takes = takes.transpose()?;
    let mut back = Vec::new();
    for word in words {
        let (name, letter) = word.split_once('=').ok_or_else(malformed)?;
        let kind = letter.chars().next().filter(|_| letter.len() == 1);
        let kind = kind.and_then(Kind::from_letter).ok_or_else(malformed)?;
        back.push((node(name)?, kind));
    }
    let ordered = |nodes: &[Node]| nodes.is_sorted_by(|a, b| a < b);
    let back_nodes: Vec<Node> = back.iter().map(|&(node, _)| node).collect();
    if !ordered(&back_nodes) || !takes.as_deref().is_none_or(ordered) {
        return Err(MoveError::Order(text.to_string()));
    }
    let takes = takes.map(|nodes| nodes.into_iter().collect::<NodeSet>());
    Ok(Wish { from, to, takes, back })
}

impl Position {
    /// Reads a legal move; the captures may be left out.
    ///
    /// # Errors
    /// When the text is malformed or the move is not legal.
    pub fn parse_move(&self, board: &Board, text: &str) -> Result<Move, MoveError> {
        Ok(self.judge(board, &parse_wish(board, text)?)?)
    }

    /// A legal move in the notation.
    pub fn move_text(&self, board: &Board, played: Move) -> String {
        let mut text = format!("{}-{}", board.name(played.from()), board.name(played.to()));
        let captured = self.captured_by(board, played);
        if !captured.is_empty() {
            text.push('x');
            text.push_str(&names(board, captured).join(","));
        }
        let mut back: Vec<(Node, Kind)> = played.back().collect();
        back.sort();
        for (node, kind) in back {
            text.push_str(&format!(" {}={}", board.name(node), kind.letter()));
        }
        text
    }

    /// All legal moves in the notation, in byte order.
    pub fn move_texts(&self, board: &Board) -> Vec<String> {
        let moves = self.legal_moves(board);
        let mut texts: Vec<String> = moves.iter().map(|&m| self.move_text(board, m)).collect();
        texts.sort();
        texts
    }
}

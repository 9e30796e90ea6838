//! Who says what a position is worth: the plain evaluation, or a net.

use std::sync::Arc;

use psychopathe::Board;

use super::evaluate::{Ground, Squares};
use super::net::Net;
use super::weights::Weights;

/// What the search asks for the worth of positions.
#[derive(Debug, Clone)]
pub(crate) enum Judge {
    /// Named terms and their weights.
    Plain(Box<Squares>, Box<Weights>),
    /// A net for this board.
    Net(Arc<Net>),
}

impl Judge {
    /// The plain evaluation with these weights.
    pub(crate) fn plain(board: &Board, weights: &Weights) -> Judge {
        Judge::Plain(Box::new(Squares::of(board, &Ground::of(board), weights)), Box::new(weights.clone()))
    }
}

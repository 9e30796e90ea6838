//! What a seat may ask for.

use kernel::Choice;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::event::PutBack;
use crate::legality::Wish;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::view::View;
use crate::vocabulary::Player;

/// Something a player, or the house, asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Move a piece (PSY-10); what is captured follows by itself (PSY-33).
    Move {
        /// From this node.
        from: String,
        /// To that one.
        to: String,
        /// Pieces put back, in order of nodes; a psychologist's node that is not named is declined (PSY-40).
        #[serde(default)]
        put_back: Vec<PutBack>,
    },
    /// Offer a draw, or accept the one offered (PSY-51).
    Draw,
    /// Give up (PSY-51).
    Resign,
    /// The house: the time for a move has run out (PSY-51).
    TimeUp,
}

impl Action {
    /// The action of a legal move.
    #[must_use]
    pub fn of(board: &Board, played: Move) -> Action {
        let name = |node| board.name(node).to_string();
        let mut put_back: Vec<PutBack> =
            played.back().map(|(node, kind)| PutBack { node: name(node), kind }).collect();
        put_back.sort();
        Action::Move { from: name(played.from()), to: name(played.to()), put_back }
    }
}

/// What the viewer may do now: every legal move, the draw, giving up.
#[must_use]
pub fn choices(view: &View) -> Vec<Choice<Action>> {
    let (Some(you), None) = (view.you, view.ending) else {
        let late = view.you.is_none() && view.ending.is_none() && view.options.is_timed();
        return late.then(|| Choice::plain(Action::TimeUp)).into_iter().collect();
    };
    let mut choices = Vec::new();
    let (board, position) = view.position();
    if view.turn == you {
        let mut moves: Vec<(String, Move)> =
            position.legal_moves(board).into_iter().map(|m| (position.move_text(board, m), m)).collect();
        moves.sort();
        choices.extend(moves.into_iter().map(|(_, m)| Choice::plain(Action::of(board, m))));
    }
    choices.extend(
        [Action::Draw, Action::Resign].into_iter().filter(|a| permit(view, a).is_ok()).map(Choice::plain),
    );
    choices
}

/// Whether the viewer may do this now.
///
/// # Errors
/// The rule that it breaks.
pub fn permit(view: &View, action: &Action) -> Result<(), Refusal> {
    if view.ending.is_some() {
        return Err(Refusal::GameIsOver);
    }
    let Some(you) = view.you else {
        return match action {
            Action::TimeUp if view.options.is_timed() => Ok(()),
            Action::Move { .. } | Action::Draw | Action::Resign | Action::TimeUp => Err(Refusal::NotAPlayer),
        };
    };
    if !view.alive.contains(&you) {
        return Err(Refusal::Eliminated);
    }
    match action {
        Action::Move { from, to, put_back } => legal(view, you, from, to, put_back).map(|_| ()),
        Action::Draw if view.offers.contains(&you) => Err(Refusal::AlreadyOffered),
        Action::Draw | Action::Resign => Ok(()),
        Action::TimeUp => Err(Refusal::NotTheHouse),
    }
}

/// The legal move that is asked for.
pub(crate) fn legal(
    view: &View,
    you: Player,
    from: &str,
    to: &str,
    put_back: &[PutBack],
) -> Result<Move, Refusal> {
    if view.turn != you {
        return Err(Refusal::NotYourTurn);
    }
    let (board, position) = view.position();
    let node = |name: &str| board.node(name).ok_or_else(|| Refusal::NoSuchNode { node: name.to_string() });
    let back = put_back.iter().map(|back| Ok((node(&back.node)?, back.kind)));
    let back = back.collect::<Result<Vec<_>, Refusal>>()?;
    if !back.is_sorted_by(|a, b| a.0 < b.0) {
        return Err(Refusal::PutBackOutOfOrder);
    }
    position.judge(board, &Wish { from: node(from)?, to: node(to)?, takes: None, back })
}

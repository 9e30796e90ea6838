//! Whether something may be done, judged on what its actor sees.

use crate::action::Action;
use crate::event::PutBack;
use crate::legality::Wish;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::view::View;
use crate::vocabulary::Player;

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

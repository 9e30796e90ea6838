//! What a viewer can do now.

use kernel::Choice;

use crate::action::Action;
use crate::moves::Move;
use crate::permit::permit;
use crate::view::View;

/// Every legal move, the draw, giving up.
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

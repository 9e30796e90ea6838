//! What a permitted action makes happen.

use kernel::{Actor, Unfolding, Viewer};

use crate::action::Action;
use crate::course::{Draw, Ending};
use crate::event::{Event, Happening, Moved};
use crate::game::Psychopathe;
use crate::permit::legal;
use crate::state::State;
use crate::vocabulary::Player;

/// Everything that follows from an action.
pub(crate) fn decide(unfolding: &mut Unfolding<'_, Psychopathe>, actor: Actor, action: &Action) {
    let state = unfolding.state();
    let turn = state.course.position().turn();
    let by = match actor {
        Actor::Seat(seat) => state.setup.player(seat).unwrap_or(turn),
        Actor::House => turn,
    };
    match action {
        Action::Move { from, to, put_back } => {
            let view = state.view(Viewer::Public);
            if let Ok(played) = legal(&view, by, from, to, put_back) {
                let moved = Moved::of(state.setup.board(), state.course.position(), played);
                unfolding.emit(Happening::Moved(moved));
            }
        }
        Action::Draw => {
            unfolding.emit(Happening::DrawOffered { by });
            // PSY-51: by agreement of everybody still in the game.
            let now = unfolding.state();
            let position = now.course.position();
            if position.seats().filter(|&p| position.is_alive(p)).all(|p| now.offers.contains(&p)) {
                unfolding.emit(Happening::Ended { ending: Ending::Drawn(Draw::Agreement) });
            }
        }
        Action::Resign => unfolding.emit(Event::Resigned { by, next: after_leaving(unfolding.state(), by) }),
        Action::TimeUp => {
            // PSY-51: a draw if nobody else can capture any more.
            if let ending @ Ending::Drawn(_) = state.course.position().out_of_time(by) {
                unfolding.emit(Happening::Ended { ending });
            } else {
                unfolding.emit(Event::TimeRanOut { by, next: after_leaving(unfolding.state(), by) });
            }
        }
    }
    let now = unfolding.state();
    if now.ending.is_none()
        && let Some(ending) = now.course.ending_by(now.setup.board(), &now.setup.options.draws)
    {
        unfolding.emit(Happening::Ended { ending });
    }
}

/// Whose turn it is once a player has left the game.
fn after_leaving(state: &State, by: Player) -> Player {
    let mut after = state.course.position().clone();
    let mover = after.turn();
    after.eliminate(by);
    if mover == by || !after.can_move(state.setup.board()) {
        after.pass_turn(state.setup.board());
    }
    after.turn()
}

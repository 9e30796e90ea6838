//! The game as the kernel knows it.

use kernel::{Actor, Casting, Chance, Choice, Clock, Game, Manifest, Status, Unfolding, Viewer};

use crate::action::Action;
use crate::choices::choices;
use crate::decide::decide;
use crate::event::Event;
use crate::manifest::MANIFEST;
use crate::permit::permit;
use crate::refusal::Refusal;
use crate::setup::{Options, Setup};
use crate::state::State;
use crate::tell::{Notice, tell};
use crate::view::View;
use crate::vocabulary::Player;

/// Psychopathe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Psychopathe;

impl Game for Psychopathe {
    const MANIFEST: Manifest = MANIFEST;

    type Options = Options;
    type Role = Player;
    type Setup = Setup;
    type State = State;
    type Event = Event;
    type Action = Action;
    type View = View;
    type Notice = Notice;
    type Refusal = Refusal;

    fn roles(&self, n_seats: usize) -> Vec<Player> {
        Player::ALL.into_iter().take(n_seats).collect()
    }

    fn clock(&self, options: &Options) -> Option<Clock> {
        options.clock()
    }

    fn check(&self, options: &Options, casting: &Casting<Player>) -> Result<(), Refusal> {
        options.check(casting)
    }

    fn deal(&self, options: &Options, casting: &Casting<Player>, _: &mut dyn Chance) -> Setup {
        Setup { options: options.clone(), seats: casting.roles.clone() }
    }

    fn start(&self, setup: &Setup) -> State {
        State::start(setup)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    fn choices(&self, view: &View) -> Vec<Choice<Action>> {
        choices(view)
    }

    fn permit(&self, view: &View, action: &Action) -> Result<(), Refusal> {
        permit(view, action)
    }

    fn status(&self, view: &View) -> Status {
        view.status()
    }

    fn progress(&self, view: &View) -> u32 {
        view.n_moves
    }

    fn decide(&self, unfolding: &mut Unfolding<'_, Self>, actor: Actor, action: &Action) {
        decide(unfolding, actor, action);
    }

    fn apply(&self, state: &mut State, event: &Event) {
        event.apply(state);
    }

    fn tell(&self, _: &State, event: &Event, _: Viewer) -> Option<Notice> {
        Some(tell(event))
    }

    fn discloses(&self, event: &Event) -> bool {
        event.discloses()
    }

    fn sequel(&self, _: &View) -> Option<Options> {
        None
    }
}

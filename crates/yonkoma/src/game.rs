//! The game as the kernel knows it.

use kernel::{Actor, Casting, Chance, Choice, Clock, Game, Manifest, Status, Unfolding, Viewer};

use crate::{
    action::Action,
    choices::choices,
    decide::{decide, nobody_answers},
    event::Event,
    manifest::MANIFEST,
    permit::permit,
    refusal::Refusal,
    setup::{Options, Setup},
    state::State,
    tell::{Notice, tell},
    view::View,
    vocabulary::Role,
};

/// 4-KOMA.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Yonkoma;

impl Game for Yonkoma {
    const MANIFEST: Manifest = MANIFEST;

    type Options = Options;
    type Role = Role;
    type Setup = Setup;
    type State = State;
    type Event = Event;
    type Action = Action;
    type View = View;
    type Notice = Notice;
    type Refusal = Refusal;

    fn roles(&self, n_seats: usize) -> Vec<Role> {
        (0..n_seats).map(|n| if n == 0 { Role::GameMaster } else { Role::Player }).collect()
    }

    fn clock(&self, _: &Options) -> Option<Clock> {
        None
    }

    fn check(&self, options: &Options, casting: &Casting<Role>) -> Result<(), Refusal> {
        options.check(casting)
    }

    fn deal(&self, options: &Options, casting: &Casting<Role>, _: &mut dyn Chance) -> Setup {
        Setup { options: options.clone(), language: casting.language, roles: casting.roles.clone() }
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
        view.board.scene
    }

    fn decide(&self, unfolding: &mut Unfolding<'_, Self>, actor: Actor, action: &Action) {
        match actor {
            Actor::Seat(seat) => decide(unfolding, seat, action),
            Actor::House => nobody_answers(unfolding),
        }
    }

    fn apply(&self, state: &mut State, event: &Event) {
        event.apply(state);
    }

    fn tell(&self, before: &State, event: &Event, viewer: Viewer) -> Option<Notice> {
        tell(before, event, viewer)
    }

    fn discloses(&self, event: &Event) -> bool {
        event.discloses()
    }

    fn sequel(&self, _: &View) -> Option<Options> {
        None
    }
}

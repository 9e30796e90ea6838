//! The game as the kernel knows it.

use kernel::{Actor, Casting, Chance, Choice, Clock, Game, Manifest, Status, Unfolding, Viewer};

use crate::{
    action::Action,
    choices::choices,
    decide::decide,
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pactes;

impl Game for Pactes {
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

    fn roles(&self, _: usize) -> Vec<Role> {
        Role::ALL.to_vec()
    }

    fn clock(&self, _: &Options) -> Option<Clock> {
        None
    }

    fn check(&self, options: &Options, casting: &Casting<Role>) -> Result<(), Refusal> {
        options.check(casting)
    }

    fn deal(&self, options: &Options, casting: &Casting<Role>, chance: &mut dyn Chance) -> Setup {
        Setup::deal(options, casting, chance)
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
        view.round.into()
    }

    fn decide(&self, unfolding: &mut Unfolding<'_, Self>, actor: Actor, action: &Action) {
        let role = match actor {
            Actor::Seat(seat) => unfolding.state().role(seat),
            Actor::House => None,
        };
        if let Some(role) = role {
            decide(unfolding, role, action);
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

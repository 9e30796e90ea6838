//! The game as the kernel knows it.

use kernel::{Actor, Casting, Chance, Choice, Clock, Game, Manifest, Score, Seat, Status, Unfolding, Viewer};

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

/// Pactes.
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

    fn decide<'a>(
        &self,
        unfolding: Unfolding<'a, Self>,
        actor: Actor,
        action: &Action,
        chance: &'a mut dyn Chance,
    ) -> Unfolding<'a, Self> {
        let role = match actor {
            Actor::Seat(seat) => unfolding.state().role(seat),
            Actor::House => None,
        };
        match role {
            Some(role) => decide(unfolding, role, action, chance),
            None => unfolding,
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

impl Score for Pactes {
    fn score(&self, state: &State, seat: Seat) -> Option<f32> {
        let winners = state.view(Viewer::Public).status().outcome?.winners;
        Some(if winners.contains(&seat) { 1.0 } else { 0.0 })
    }
}

//! The game as the kernel knows it.

use kernel::{
    Actor, Casting, Chance, Choice, Clock, Game, Manifest, Refused, Rule, Score, Seat, Status, Unfolding,
    Viewer,
};

use crate::action::{Action, choices, permit};
use crate::course::Ending;
use crate::decide::decide;
use crate::event::Event;
use crate::manifest::MANIFEST;
use crate::refusal::Refusal;
use crate::setup::{Options, Setup};
use crate::state::State;
use crate::view::{Notice, View};
use crate::vocabulary::Player;

/// Psychopathe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Psychopathe;

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        Rule(Refusal::rule(self))
    }
}

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

    fn decide<'a>(
        &self,
        unfolding: Unfolding<'a, Self>,
        actor: Actor,
        action: &Action,
        _: &'a mut dyn Chance,
    ) -> Unfolding<'a, Self> {
        decide(unfolding, actor, action)
    }

    fn apply(&self, state: &mut State, event: &Event) {
        event.apply(state);
    }

    fn tell(&self, _: &State, event: &Event, _: Viewer) -> Option<Notice> {
        Some(Notice::of(event))
    }

    fn discloses(&self, event: &Event) -> bool {
        event.discloses()
    }

    fn sequel(&self, _: &View) -> Option<Options> {
        None
    }
}

impl Score for Psychopathe {
    fn score(&self, state: &State, seat: Seat) -> Option<f32> {
        Some(match state.ending? {
            Ending::Won(player) if state.setup.player(seat) == Some(player) => 1.0,
            Ending::Won(_) => 0.0,
            Ending::Drawn(_) => 0.5,
        })
    }
}

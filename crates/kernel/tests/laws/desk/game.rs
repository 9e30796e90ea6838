use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use kernel::{
    Actor, Ask, Casting, Chance, Choice, Clock, Game, Manifest, Seats, Status, Unfolding, Viewer, What,
};

use super::{Action, Drawer, Event, Flaw, Heir, Notice, Options, Refusal, Setup, State, View};

#[derive(Debug, Default, Clone)]
pub(crate) struct Desk {
    flaw: Flaw,
    calls: Arc<AtomicU32>,
}

impl PartialEq for Desk {
    fn eq(&self, other: &Self) -> bool {
        self.flaw == other.flaw
    }
}

impl Desk {
    pub(crate) fn with(flaw: Flaw) -> Self {
        Self { flaw, ..Self::default() }
    }

    pub(crate) fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// What no honest game has: a memory.
    pub(crate) fn calls(&self) -> u32 {
        self.calls.fetch_add(1, Ordering::Relaxed)
    }
}

impl Game for Desk {
    const MANIFEST: Manifest = Manifest {
        name: "desk",
        title: "Desk",
        rule_prefix: "DESK",
        last_rule: 0,
        seats: Seats { fewest: 2, most: 4, usual: 2 },
        bots: &[],
        usual_bot: "",
        real_chance: None,
        has_story: false,
        has_secrets: true,
    };
    type Options = Options;
    type Role = Heir;
    type Setup = Setup;
    type State = State;
    type Event = Event;
    type Action = Action;
    type View = View;
    type Notice = Notice;
    type Refusal = Refusal;

    fn roles(&self, n_seats: usize) -> Vec<Heir> {
        vec![Heir::Heir; n_seats]
    }

    fn clock(&self, _: &Options) -> Option<Clock> {
        None
    }

    fn check(&self, options: &Options, casting: &Casting<Heir>) -> Result<(), Refusal> {
        let fits = (2..=6).contains(&options.n_drawers) && (2..=4).contains(&casting.roles.len());
        if fits { Ok(()) } else { Err(Refusal::NoSuchDesk) }
    }

    fn deal(&self, options: &Options, casting: &Casting<Heir>, chance: &mut dyn Chance) -> Setup {
        let n_drawers = options.n_drawers;
        let ask = Ask { what: What::OneOf(vec![1; usize::from(n_drawers)]), hidden: true };
        let mut will = u8::try_from(chance.pick(&ask)).expect("a few drawers");
        if self.has(Flaw::MoodyDeal) {
            will = u8::try_from(self.calls() % u32::from(n_drawers)).expect("a few drawers");
        }
        let n_seats = u8::try_from(casting.roles.len()).expect("a few seats");
        Setup { n_seats, n_drawers, will: Drawer(will) }
    }

    fn start(&self, setup: &Setup) -> State {
        State::new(setup)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn choices(&self, view: &View) -> Vec<Choice<Action>> {
        self.menu(view)
    }

    fn permit(&self, view: &View, action: &Action) -> Result<(), Refusal> {
        self.judge(view, action)
    }

    fn status(&self, view: &View) -> Status {
        self.stand(view)
    }

    fn decide(&self, unfolding: &mut Unfolding<'_, Self>, actor: Actor, action: &Action) {
        let before = unfolding.state().clone();
        let events = self.unfold(&before, actor, action, unfolding);
        events.into_iter().for_each(|event| unfolding.emit(event));
    }

    fn apply(&self, state: &mut State, event: &Event) {
        self.obey(state, event);
    }

    fn tell(&self, _: &State, event: &Event, viewer: Viewer) -> Option<Notice> {
        Some(self.say(event, viewer))
    }

    fn discloses(&self, _: &Event) -> bool {
        true
    }

    fn progress(&self, _: &View) -> u32 {
        0
    }

    fn sequel(&self, _: &View) -> Option<Options> {
        None
    }
}

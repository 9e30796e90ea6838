//! The only way to play: deal once, then for each action permit, decide, apply.

use crate::{Actor, Ask, Casting, Chance, Game, Pick, Recorder, Source, Viewer};

/// What a permitted action makes happen.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision<G: Game> {
    /// What chance was asked and answered.
    pub picks: Vec<Pick>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The state after it.
    pub state: G::State,
}

/// What was fixed before play.
#[derive(Debug, Clone, PartialEq)]
pub struct Dealt<G: Game> {
    /// What chance was asked and answered.
    pub picks: Vec<Pick>,
    /// What was fixed.
    pub setup: G::Setup,
}

/// Why an action was not done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum NotDone<R> {
    /// It breaks a rule.
    #[error("refused: {0:?}")]
    Refused(R),
    /// The source of chance has no answer to this: where dice are declared, somebody has to throw or draw it.
    #[error("results are missing: {0:?}")]
    Missing(Vec<Ask>),
}

/// Fixes what is fixed before play.
///
/// # Errors
/// The rule that options or casting break, or what chance could not answer.
pub fn deal<G: Game>(
    game: &G,
    options: &G::Options,
    casting: &Casting<G::Role>,
    source: &mut dyn Source,
) -> Result<Dealt<G>, NotDone<G::Refusal>> {
    game.check(options, casting).map_err(NotDone::Refused)?;
    let mut chance = Recorder::new(source);
    let setup = game.deal(options, casting, &mut chance);
    match chance.into_parts() {
        (picks, missing) if missing.is_empty() => Ok(Dealt { picks, setup }),
        (_, missing) => Err(NotDone::Missing(missing)),
    }
}

/// Asks the rules for an action. What is allowed is judged on what the actor sees.
///
/// # Errors
/// The rule that the action breaks, or what chance could not answer.
pub fn submit<G: Game>(
    game: &G,
    state: &G::State,
    actor: Actor,
    action: &G::Action,
    source: &mut dyn Source,
) -> Result<Decision<G>, NotDone<G::Refusal>> {
    submit_witnessed(game, state, actor, action, source, &mut |_, _| {})
}

/// The same in front of a witness, who sees each event with the state just before it: what viewers are told is said
/// while the events happen, and they happen once.
///
/// # Errors
/// The rule that the action breaks, or what chance could not answer: then nothing of what the witness saw is true.
pub fn submit_witnessed<G: Game>(
    game: &G,
    state: &G::State,
    actor: Actor,
    action: &G::Action,
    source: &mut dyn Source,
    witness: &mut Witness<'_, G>,
) -> Result<Decision<G>, NotDone<G::Refusal>> {
    let view = game.view(state, actor.viewer());
    game.permit(&view, action).map_err(NotDone::Refused)?;
    let mut chance = Recorder::new(source);
    let mut unfolding = Unfolding { witness: Some(witness), ..Unfolding::new(game, state, &mut chance) };
    game.decide(&mut unfolding, actor, action);
    let Unfolding { state, events, .. } = unfolding;
    match chance.into_parts() {
        (picks, missing) if missing.is_empty() => Ok(Decision { picks, events, state }),
        (_, missing) => Err(NotDone::Missing(missing)),
    }
}

/// The state after these events.
pub fn replay<'a, G: Game>(
    game: &G,
    setup: &G::Setup,
    events: impl IntoIterator<Item = &'a G::Event>,
) -> G::State {
    let mut state = game.start(setup);
    for event in events {
        game.apply(&mut state, event);
    }
    state
}

/// Applies events one by one and collects what one viewer is told.
pub fn told<G: Game>(game: &G, state: &G::State, events: &[G::Event], viewer: Viewer) -> Vec<G::Notice> {
    let mut state = state.clone();
    let mut notices = Vec::new();
    for event in events {
        notices.extend(game.tell(&state, event, viewer));
        game.apply(&mut state, event);
    }
    notices
}

/// Somebody who sees each event with the state just before it.
pub type Witness<'a, G> = dyn FnMut(&<G as Game>::State, &<G as Game>::Event) + 'a;

/// A decision under way: a copy of the state on which each event is applied as it is emitted, so that a
/// cascade can look at what it has done so far. The copy is the state after the decision. Chance is asked through it.
pub struct Unfolding<'a, G: Game> {
    game: &'a G,
    state: G::State,
    events: Vec<G::Event>,
    chance: &'a mut dyn Chance,
    witness: Option<&'a mut Witness<'a, G>>,
}

impl<'a, G: Game> Unfolding<'a, G> {
    /// From this state on.
    pub fn new(game: &'a G, state: &G::State, chance: &'a mut dyn Chance) -> Self {
        Self { game, state: state.clone(), events: Vec::new(), chance, witness: None }
    }

    /// It happened.
    pub fn emit(&mut self, event: impl Into<G::Event>) {
        let event = event.into();
        if let Some(witness) = &mut self.witness {
            witness(&self.state, &event);
        }
        self.game.apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// The state as it is by now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All that happened.
    pub fn into_events(self) -> Vec<G::Event> {
        self.events
    }
}

impl<G: Game> Chance for Unfolding<'_, G> {
    fn pick(&mut self, ask: &Ask) -> usize {
        self.chance.pick(ask)
    }
}

//! The contract.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Actor, BySeat, Chance, Choice, Clock, Company, Manifest, Seat, Tact, Unfolding, Viewer};

/// What every stored or sent type can do.
pub trait Wire: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Wire for T {}

/// The id of a rule, as `docs/rules/` names it: `PAC-23`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Rule(pub &'static str);

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// A refusal: the rule that an action breaks. What a player reads is a sentence that `words` makes of the value.
pub trait Refused: Wire {
    /// The rule that was broken.
    fn rule(&self) -> Rule;
}

/// Nothing, if it holds; the refusal otherwise.
///
/// # Errors
/// It does not hold.
pub fn ensure<R>(holds: bool, otherwise: impl FnOnce() -> R) -> Result<(), R> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// The language of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
}

/// Who plays what, in which language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Casting<R> {
    /// The table's language.
    pub language: Language,
    /// The role of each seat.
    pub roles: BySeat<R>,
}

/// A game. No method has a default: forgetting one does not compile.
pub trait Game: Sized + Clone + Debug + PartialEq + Send + Sync + 'static {
    /// What is said of it where games are listed, offered or opened.
    const MANIFEST: Manifest;

    /// What the table chose, checked before play.
    type Options: Wire + Default;
    /// What a seat plays.
    type Role: Wire + Copy + Ord;
    /// What was fixed before play, random facts included. Stays on the server until the table is closed: then its log is
    /// handed out whole.
    type Setup: Wire;
    /// The whole truth. Stays on the server; it is no part of the log.
    type State: Wire;
    /// Something that happened. Stays on the server until the table is closed.
    type Event: Wire;
    /// Something a seat asks for.
    type Action: Wire;
    /// What a viewer sees; it knows who looks.
    type View: Wire;
    /// What a viewer is told of an event.
    type Notice: Wire;
    /// The rule that an action breaks.
    type Refusal: Refused;

    /// What so many seats usually play, in their order.
    fn roles(&self, n_seats: usize) -> Vec<Self::Role>;
    /// How time is given with these options, if it is. The house then has an action for time that ran out.
    fn clock(&self, options: &Self::Options) -> Option<Clock>;
    /// Whether this table can be played at all.
    ///
    /// # Errors
    /// The rule that the options or the casting break.
    fn check(&self, options: &Self::Options, casting: &Casting<Self::Role>) -> Result<(), Self::Refusal>;
    /// Fixes what is fixed before play. Only for a table that [`Game::check`] accepts.
    fn deal(
        &self,
        options: &Self::Options,
        casting: &Casting<Self::Role>,
        chance: &mut dyn Chance,
    ) -> Self::Setup;
    /// The state before the first action.
    fn start(&self, setup: &Self::Setup) -> Self::State;

    /// What a viewer sees: a list of what may be seen, never the state with things taken out.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// What the viewer may do now.
    fn choices(&self, view: &Self::View) -> Vec<Choice<Self::Action>>;
    /// Whether the viewer may do this now. It agrees with [`Game::choices`]: what a choice admits is
    /// permitted, and nothing else is.
    ///
    /// # Errors
    /// The rule that the action breaks.
    fn permit(&self, view: &Self::View, action: &Self::Action) -> Result<(), Self::Refusal>;
    /// Who is awaited, who should be quiet, the deadline, the outcome.
    fn status(&self, view: &Self::View) -> Status;
    /// How far the game is, for a list of tables: its round, scene or move; 0 before it has begun.
    fn progress(&self, view: &Self::View) -> u32;

    /// What a permitted action makes happen, event by event. It cannot refuse: hidden facts change what happens, never
    /// what is allowed.
    fn decide(&self, unfolding: &mut Unfolding<'_, Self>, actor: Actor, action: &Self::Action);
    /// Makes an event true. It obeys and does not think: no rules, no chance.
    fn apply(&self, state: &mut Self::State, event: &Self::Event);
    /// What a viewer is told of an event, given the state just before it.
    fn tell(&self, before: &Self::State, event: &Self::Event, viewer: Viewer) -> Option<Self::Notice>;
    /// Whether an event brings something hidden to light, for anybody: it is then not taken back freely.
    fn discloses(&self, event: &Self::Event) -> bool;
    /// The options of another game at the same table, where one game goes on from another.
    fn sequel(&self, view: &Self::View) -> Option<Self::Options>;
}

/// Where the game stands, for somebody who has to know whom to wait for.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Status {
    /// Those without whom the game does not go on. Having a choice is not the same as being awaited.
    pub awaited: Vec<Seat>,
    /// Those who should be quiet for now.
    pub quiet: Vec<Seat>,
    /// Milliseconds without a new row after which the house acts.
    pub deadline: Option<u64>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Those who won; nobody, one, or several who share it.
    pub winners: Vec<Seat>,
}

/// All that one viewer knows: what it sees now, and everything it was told.
#[derive(Debug, Clone, PartialEq)]
pub struct Knowledge<G: Game> {
    /// What it sees now.
    pub view: G::View,
    /// What it was told, oldest first.
    pub told: Vec<G::Notice>,
}

/// Somebody who plays from what a seat knows, and from nothing else.
pub trait Player<G: Game> {
    /// What to do now; nothing, to wait for the others.
    fn act(&mut self, game: &G, known: &Knowledge<G>, chance: &mut dyn Chance) -> Option<G::Action>;
    /// It is told with whom it sits, and what people ask of it.
    fn join(&mut self, _company: &Company) {}
    /// What that action of its own is to the people there.
    fn tact(&self, _known: &Knowledge<G>, _action: &G::Action) -> Tact {
        Tact::Answers
    }
}

//! One law looking at one game.

use std::{
    cell::Cell,
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
};

use serde::Serialize;

use crate::{Ask, Chance, Game, Seeded, Viewer};

use super::{Broken, Law, PlayedGame, Trial, play::said};

/// A law, a game, and how far the law has looked.
pub(super) struct Case<'a, T: Trial> {
    pub(super) trial: &'a T,
    pub(super) game: &'a T::Game,
    pub(super) played: &'a PlayedGame<T::Game>,
    law: Law,
    step: Cell<usize>,
}

impl<'a, G: Game, T: Trial<Game = G>> Case<'a, T> {
    /// Tries a law; a panic breaks it too.
    pub(super) fn judge(
        trial: &'a T,
        law: Law,
        played: &'a PlayedGame<G>,
        look: impl FnOnce(&Self) -> Result<(), Broken>,
    ) -> Result<(), Broken> {
        let case = Self { trial, game: trial.game(), played, law, step: Cell::new(0) };
        catch_unwind(AssertUnwindSafe(|| look(&case)))
            .unwrap_or_else(|panic| case.broken(format!("panicked: {}", said(&*panic))))
    }

    /// The law is broken here.
    pub(super) fn broken<V>(&self, what: impl Into<String>) -> Result<V, Broken> {
        let &PlayedGame { by, seed, table, .. } = self.played;
        Err(Broken { law: self.law, by, seed, table, step: self.step.get(), what: what.into() })
    }

    /// Notes how far the law has looked.
    pub(super) fn at(&self, step: usize) {
        self.step.set(step);
    }

    /// Chance for this law and this game.
    pub(super) fn chance(&self) -> Seeded {
        let salt = (self.law as u64 + 1) << 48;
        Seeded::new(self.played.seed ^ salt)
    }

    /// Everybody who looks.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<T, G> {
        Viewer::all(self.n_seats())
    }

    pub(super) fn n_seats(&self) -> usize {
        self.played.log.opening.casting.roles.len()
    }

    /// The state before the first action.
    pub(super) fn start(&self) -> G::State {
        self.game.start(&self.played.log.opening.setup)
    }

    /// Some moments of the game, the first and the last among them: how many actions have been done, and
    /// the state.
    pub(super) fn moments(&self, n: usize, chance: &mut dyn Chance) -> Vec<(usize, G::State)> {
        let done = &self.played.log.steps;
        let mut chosen = BTreeSet::from([0, done.len()]);
        // Picks may coincide: a few moments less do no harm.
        chosen.extend((2..n).map(|_| chance.pick(&Ask::one_of(done.len() + 1))));
        let mut moments = Vec::new();
        let mut state = self.start();
        for step in 0..=done.len() {
            self.at(step);
            if chosen.contains(&step) {
                moments.push((step, state.clone()));
            }
            for event in done.get(step).iter().flat_map(|step| &step.events) {
                self.game.apply(&mut state, event);
            }
        }
        moments
    }

    /// The state and what a viewer is told after these events.
    pub(super) fn after(
        &self,
        state: &G::State,
        events: &[G::Event],
        viewer: Viewer,
    ) -> (G::State, Vec<G::Notice>) {
        let (mut state, mut notices) = (state.clone(), Vec::new());
        for event in events {
            notices.extend(self.game.tell(&state, event, viewer));
            self.game.apply(&mut state, event);
        }
        (state, notices)
    }

    /// Breaks the law unless two things are written in the same way.
    pub(super) fn alike<V: Serialize>(&self, what: &str, one: &V, other: &V) -> Result<(), Broken> {
        match super::json::difference(one, other) {
            None => Ok(()),
            Some(difference) => self.broken(format!("{what}: {difference}")),
        }
    }
}

//! A menu in the making.

use crate::{Choice, Domain, Game};

/// What whoever has this view may do now, gathered in the order in which it is shown.
pub struct Menu<'a, G: Game> {
    /// What is seen.
    pub view: &'a G::View,
    game: &'a G,
    choices: Vec<Choice<G::Action>>,
}

impl<'a, G: Game> Menu<'a, G> {
    /// With nothing on it yet.
    pub fn new(game: &'a G, view: &'a G::View) -> Self {
        Self { view, game, choices: Vec::new() }
    }

    /// A choice of which all that its holes admit is permitted.
    pub fn add(&mut self, choice: Choice<G::Action>) {
        self.choices.push(choice);
    }

    /// An action, if it is permitted as it stands; its holes then admit whatever else is.
    pub fn offer<const N: usize>(&mut self, action: G::Action, holes: [(&str, Domain); N]) {
        if self.game.permit(self.view, &action).is_ok() {
            let choice = Choice::plain(action);
            self.add(holes.into_iter().fold(choice, |choice, (field, domain)| choice.hole(field, domain)));
        }
    }

    /// An action with nothing to fill, if it is permitted.
    pub fn plain(&mut self, action: G::Action) {
        self.offer(action, []);
    }

    /// All of it.
    pub fn into_choices(self) -> Vec<Choice<G::Action>> {
        self.choices
    }
}

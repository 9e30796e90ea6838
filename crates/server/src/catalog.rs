//! The games, one line each.

mod innommable;
mod pactes;
mod psychodrame;
mod psychopathe;
mod yonkoma;

use std::sync::Arc;

use table::AnyGame;

/// The games that can be played here.
#[derive(Clone)]
pub struct Catalog(Vec<Arc<dyn AnyGame>>);

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|game| game.name())).finish()
    }
}

impl Catalog {
    /// Every game of the program.
    pub fn standard() -> Self {
        let games = [
            pactes::pactes().shared(),
            psychopathe::psychopathe().shared(),
            innommable::innommable().shared(),
            psychodrame::psychodrame().shared(),
            yonkoma::yonkoma().shared(),
        ];
        Self(games.into())
    }

    /// These games.
    pub fn of(games: impl IntoIterator<Item = Arc<dyn AnyGame>>) -> Self {
        Self(games.into_iter().collect())
    }

    /// One more game.
    #[must_use]
    pub fn with(mut self, game: Arc<dyn AnyGame>) -> Self {
        self.0.push(game);
        self
    }

    /// The game of that name.
    pub fn find(&self, name: &str) -> Option<Arc<dyn AnyGame>> {
        self.0.iter().find(|game| game.name() == name).cloned()
    }

    /// All of them.
    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.0.iter()
    }
}

//! The games that can be played here.

use std::sync::Arc;

use games::Visitor;
use search::Bots;
use table::{AnyGame, GameAdapter};

/// The games that can be played here.
#[derive(Clone)]
pub struct Catalog(Vec<Arc<dyn AnyGame>>);

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|game| game.name())).finish()
    }
}

/// A game with its bots, as any game.
struct WithBots;

impl Visitor for WithBots {
    type Output = Arc<dyn AnyGame>;

    fn visit<G: Bots + Copy + Default>(self, game: G) -> Arc<dyn AnyGame> {
        GameAdapter::new(game).with_bots(G::bot).shared()
    }
}

impl Catalog {
    /// Every game of the program.
    pub fn standard() -> Self {
        Self(games::ALL.into_iter().filter_map(|game| games::visit(game.name, WithBots)).collect())
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

    pub fn find(&self, name: &str) -> Option<Arc<dyn AnyGame>> {
        self.0.iter().find(|game| game.name() == name).cloned()
    }

    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.0.iter()
    }
}

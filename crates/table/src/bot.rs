//! Bots: they are given what a seat knows, as any client is, and nothing else.

use std::sync::Arc;

use kernel::{Chance, Game, Knowledge, Player};
use serde_json::Value;

use crate::{
    adapter::GameAdapter,
    any::{Unreadable, read, write},
};

/// A bot of any game. It remembers what it was told.
pub trait AnyBot: Send {
    /// It is told something.
    ///
    /// # Errors
    /// It is no notice of this game.
    fn hear(&mut self, notice: &Value) -> Result<(), Unreadable>;
    /// What it does now; nothing, to wait for the others.
    ///
    /// # Errors
    /// It is no view of this game.
    fn act(&mut self, view: &Value, chance: &mut dyn Chance) -> Result<Option<Value>, Unreadable>;
}

/// A player of one game as a bot of any game.
pub struct BotOf<G: Game> {
    game: Arc<GameAdapter<G>>,
    player: Box<dyn Player<G> + Send>,
    told: Vec<G::Notice>,
}

impl<G: Game> BotOf<G> {
    /// A player at a game.
    pub fn new(game: Arc<GameAdapter<G>>, player: Box<dyn Player<G> + Send>) -> Self {
        Self { game, player, told: Vec::new() }
    }
}

impl<G: Game> AnyBot for BotOf<G> {
    fn hear(&mut self, notice: &Value) -> Result<(), Unreadable> {
        self.told.push(read(notice, "a notice")?);
        Ok(())
    }

    fn act(&mut self, view: &Value, chance: &mut dyn Chance) -> Result<Option<Value>, Unreadable> {
        let view = read(view, "a view")?;
        let known = Knowledge::<G> { view, told: std::mem::take(&mut self.told) };
        let action = self.player.act(&self.game, &known, chance);
        self.told = known.told;
        Ok(action.map(|action| write(&action)))
    }
}

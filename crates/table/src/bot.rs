//! Bots: they are given what a seat knows, as any client is, and nothing else.

use std::sync::Arc;

use kernel::{Chance, Company, Game, Knowledge, Player, Tact};
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
    /// It is told with whom it sits, and what people ask of it.
    fn join(&mut self, company: &Company);
    /// What its last action is to the people there.
    fn tact(&self) -> Tact;
}

pub struct BotOf<G: Game> {
    game: Arc<GameAdapter<G>>,
    player: Box<dyn Player<G> + Send>,
    told: Vec<G::Notice>,
    tact: Tact,
}

impl<G: Game> BotOf<G> {
    pub fn new(game: Arc<GameAdapter<G>>, player: Box<dyn Player<G> + Send>) -> Self {
        Self { game, player, told: Vec::new(), tact: Tact::default() }
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
        self.tact = action.as_ref().map_or(Tact::default(), |action| self.player.tact(&known, action));
        self.told = known.told;
        Ok(action.map(|action| write(&action)))
    }

    fn join(&mut self, company: &Company) {
        self.player.join(company);
    }

    fn tact(&self) -> Tact {
        self.tact
    }
}

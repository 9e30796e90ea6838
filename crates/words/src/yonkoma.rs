//! What is said at a table of 4-KOMA.
//!
//! Sentences are told as a story: in the third person, by the names of characters and players.

mod menu;
mod notice;
mod refusal;
mod strip;
mod table;
#[cfg(test)]
mod tests;

use kernel::{Language, Seat, Text, flat::Map};
use yonkoma::{CharacterId, Notice, Severity, View};

use crate::{
    Shelf,
    shelf::{WEB_YONKOMA, YONKOMA},
    speaker,
};

pub use speaker::Args;

/// What the page of 4-KOMA says in the browser, with what is around it.
pub const PAGE: Shelf = Shelf(&WEB_YONKOMA);

/// Says the sentences of 4-KOMA in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

/// Who sits at the table and who is in the story, as far as it was heard of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Company {
    /// What the players are called, seat by seat.
    pub names: Vec<String>,
    /// Who listens; nobody, for a spectator.
    pub you: Option<Seat>,
    cast: Map<CharacterId, String>,
}

impl Company {
    /// Before anybody is in the story.
    pub fn new(names: Vec<String>, you: Option<Seat>) -> Self {
        Self { names, you, cast: Map::new() }
    }

    /// With everybody whom a view shows.
    pub fn of(names: Vec<String>, view: &View) -> Self {
        let cast = view.board.characters.iter().map(|c| (c.id, c.name.to_string())).collect();
        Self { names, you: view.you, cast }
    }

    /// Keeps up with what happens; call it before a notice is said.
    pub fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::SheetSubmitted { character, sheet, .. } => {
                self.cast.insert(*character, sheet.name.to_string());
            }
            Notice::NpcMade { npc, name, .. } => {
                self.cast.insert(*npc, name.to_string());
            }
            _ => {}
        }
    }

    /// What a player is called.
    pub fn player(&self, seat: Seat) -> &str {
        self.names.get(usize::from(seat.0)).map_or("?", String::as_str)
    }

    /// What a character is called.
    pub fn character(&self, id: CharacterId) -> &str {
        self.cast.get(&id).map_or("?", String::as_str)
    }

    fn who(&self, seat: Seat) -> Args<'_> {
        Args::new().with("who", self.player(seat))
    }

    fn name(&self, id: CharacterId) -> Args<'_> {
        Args::new().with("name", self.character(id))
    }
}

impl Speaker {
    /// In this language.
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &YONKOMA))
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// “ : « … »”, or a full stop for what was told aloud.
    fn said(&self, text: Option<&Text>) -> String {
        match text {
            Some(text) => self.0.say("yon-said", &Args::new().with("text", &**text)),
            None => self.0.just("yon-said-aloud"),
        }
    }

    /// How bad a Setback is, as an adjective.
    pub fn severity(&self, severity: Severity) -> String {
        self.0.just(match severity {
            Severity::Minor => "yon-severity-minor",
            Severity::Serious => "yon-severity-serious",
            Severity::Grave => "yon-severity-grave",
            Severity::Critical => "yon-severity-critical",
        })
    }

    /// “two dice”.
    pub fn dice(&self, n: i64) -> String {
        self.0.say("yon-dice", &Args::new().with("n", n.max(0)))
    }

    /// “one success”.
    pub fn successes(&self, n: u32) -> String {
        self.0.say("yon-successes", &Args::new().with("n", n))
    }
}

fn faces(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

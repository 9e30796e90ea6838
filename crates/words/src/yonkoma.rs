//! What is said at a table of 4-KOMA.
//!
//! Sentences are told as a story, by the names of characters and players; who reads is told in the second person.

mod menu;
mod notice;
mod refusal;
mod strip;
mod table;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use kernel::{Language, Seat};
use serde::Serialize;
use yonkoma::{CharacterId, Happening, Notice, Partly, View};

use crate::{
    Person, Shelf,
    shelf::{WEB_YONKOMA, YONKOMA},
    speaker, value,
};

pub use speaker::Args;

/// What the page of 4-KOMA says in the browser, with what is around it.
pub const PAGE: Shelf = Shelf(&WEB_YONKOMA);

/// Says the sentences of 4-KOMA in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

/// Who sits at the table and who is in the story, as far as it was heard of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names {
    /// What the players are called, seat by seat.
    pub players: Vec<String>,
    /// Who listens; nobody, for a spectator.
    pub you: Option<Seat>,
    cast: BTreeMap<CharacterId, String>,
}

impl Names {
    /// Before anybody is in the story.
    pub fn new(players: Vec<String>, you: Option<Seat>) -> Self {
        Self { players, you, cast: BTreeMap::new() }
    }

    /// With everybody whom a view shows.
    pub fn of(players: Vec<String>, view: &View) -> Self {
        let cast = view.board.characters.iter().map(|c| (c.id, c.name.to_string())).collect();
        Self { players, you: view.you, cast }
    }

    /// Keeps up with what happens; call it before a notice is said.
    pub fn hear(&mut self, notice: &Notice) {
        let (id, name) = match notice {
            Notice::Open(Happening::SheetSubmitted { character, sheet, .. }) => (*character, &sheet.name),
            Notice::Partly(Partly::NpcMade { npc, name, .. }) => (*npc, name),
            Notice::Open(_) | Notice::Partly(_) => return,
        };
        self.cast.insert(id, name.to_string());
    }

    /// What a player is called.
    pub fn player(&self, seat: Seat) -> &str {
        self.players.get(usize::from(seat.0)).map_or("?", String::as_str)
    }

    /// A player, as sentences speak of them.
    fn who(&self, seat: Seat) -> Person {
        Person::told(self.player(seat), self.you == Some(seat))
    }

    /// What a character is called.
    pub fn character(&self, id: CharacterId) -> &str {
        self.cast.get(&id).map_or("?", String::as_str)
    }
}

impl Speaker {
    /// In this language.
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &YONKOMA))
    }

    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// What has a name in the rules and nothing else to say: its own name under this prefix.
    fn named(&self, prefix: &str, value: &impl Serialize) -> String {
        let (id, args) = value::sentence(prefix, "is", value, |_, _| None);
        self.0.say(&id, &args)
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

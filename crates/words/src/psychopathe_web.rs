//! What the page of Psychopathe says in the browser, beside the sentences of the game.

use kernel::Language;

use crate::{
    Args, Shelf,
    shelf::{PSYCHOPATHE_WEB, WEB_PSYCHOPATHE},
    speaker,
};

/// What the page of Psychopathe says at a table on a server, with what is around it.
pub const PAGE: Shelf = Shelf(&WEB_PSYCHOPATHE);

/// Says the sentences of the page in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

impl Speaker {
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &PSYCHOPATHE_WEB))
    }

    /// The sentence with this id.
    pub fn say(&self, id: &str, args: &Args<'_>) -> String {
        self.0.say(id, args)
    }

    /// A sentence that speaks of nothing else.
    pub fn just(&self, id: &str) -> String {
        self.0.just(id)
    }

    /// “a, b and c”.
    pub fn list(&self, things: &[String]) -> String {
        self.0.joined("psy-list", things)
    }
}

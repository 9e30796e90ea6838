//! What is said at a table of Innommable.
//!
//! Sentences are told as the table would tell them: by name, and in the second person where it is you.

mod menu;
mod notice;
mod refusal;
mod table;
#[cfg(test)]
mod tests;

use innommable::{Dice, DiePlace};
use kernel::{Language, Seat};
use serde::Serialize;

use crate::{
    Person, Shelf,
    shelf::{INNOMMABLE, WEB_INNOMMABLE},
    speaker, value,
};

pub use speaker::Args;

/// What the page of Innommable says in the browser, with what is around it.
pub const PAGE: Shelf = Shelf(&WEB_INNOMMABLE);

/// Says the sentences of Innommable in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

/// What everybody is called, and who listens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    /// What everybody is called, in the order of seats.
    pub names: Vec<String>,
    /// Who listens; nobody, for a spectator.
    pub you: Option<Seat>,
}

impl Names {
    /// What somebody is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(usize::from(seat.0)).map_or("?", String::as_str)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Somebody, as sentences speak of them.
    pub fn person(&self, seat: Seat) -> Person {
        Person::told(self.name(seat), self.is_you(seat))
    }
}

impl Speaker {
    /// In this language.
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &INNOMMABLE))
    }

    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// “3 d20 and 1 d12”; “nothing”.
    pub fn dice(&self, dice: Dice) -> String {
        let kinds: Vec<String> = dice
            .kinds()
            .map(|faces| {
                self.0.say("word-dice", &Args::new().with("n", dice[faces]).with("die", faces.number()))
            })
            .collect();
        if kinds.is_empty() { self.0.just("word-none") } else { self.list(&kinds) }
    }

    /// “a, b and c”.
    fn list(&self, things: &[String]) -> String {
        self.0.joined("word-and", things)
    }

    /// What a thing is called that names itself: a stage, a severity, a kind of action.
    fn named(&self, prefix: &str, thing: &impl Serialize) -> String {
        self.0.just(&value::sentence(prefix, "", thing, |_, _| None).0)
    }

    fn place(&self, names: &Names, place: DiePlace) -> String {
        match place {
            DiePlace::Bowl => self.0.just("word-bowl"),
            DiePlace::Hand(seat) => self.0.say("word-hand", &Args::new().with("who", names.person(seat))),
        }
    }
}

//! What is said at a table of Innommable.
//!
//! Sentences are told as the table would tell them: by name, and in the second person where it is you.

mod menu;
mod notice;
mod refusal;
mod table;
#[cfg(test)]
mod tests;

use innommable::{Dice, Place};
use kernel::{Language, Seat, Text};

use crate::{
    Shelf,
    shelf::{INNOMMABLE, WEB_INNOMMABLE},
    speaker,
};

pub use speaker::Args;

/// What the page of Innommable says in the browser, with what is around it.
pub const PAGE: Shelf = Shelf(&WEB_INNOMMABLE);

/// Says the sentences of Innommable in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

/// Who sits at the table, as whoever listens sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Company {
    /// What everybody is called, in the order of seats.
    pub names: Vec<String>,
    /// Who listens; nobody, for a spectator.
    pub you: Option<Seat>,
}

impl Company {
    /// What somebody is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(usize::from(seat.0)).map_or("?", String::as_str)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Variables `who` and `me` for somebody who does something.
    fn who(&self, seat: Seat) -> Args<'_> {
        Args::new().with("who", self.name(seat)).with_flag("me", self.is_you(seat))
    }
}

/// A text that may have been told aloud: `told` says whether it is there, `text` is it.
fn aloud<'a>(args: Args<'a>, text: Option<&'a Text>) -> Args<'a> {
    let there = if text.is_some() { "some" } else { "none" };
    args.with("told", there).with("text", text.map_or("", |text| &**text))
}

impl Speaker {
    /// In this language.
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &INNOMMABLE))
    }

    /// The language.
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
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let args = Args::new().with("first", first.join(", ")).with("second", last.as_str());
                self.0.say("word-and", &args)
            }
        }
    }

    /// Somebody's name, “you” if it is you.
    fn name(&self, at: &Company, seat: Seat) -> String {
        if at.is_you(seat) { self.0.just("word-you") } else { at.name(seat).to_owned() }
    }

    fn names(&self, at: &Company, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| at.name(*seat).to_owned()).collect();
        self.list(&names)
    }

    fn place(&self, at: &Company, place: Place) -> String {
        match place {
            Place::Bowl => self.0.just("word-bowl"),
            Place::Hand(seat) => self.0.say("word-hand", &Args::new().with("who", at.name(seat))),
        }
    }
}

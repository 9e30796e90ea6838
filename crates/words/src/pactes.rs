//! What is said at a table of Pactes.
//!
//! Sentences are told as the table would tell them: by name, and in the second person where it is you.

mod awaited;
mod ending;
mod menu;
mod notice;
mod refusal;
mod sheet;
mod table;
#[cfg(test)]
mod tests;

use kernel::{Language, Text};
use pactes::{AidView, ByRole, Demon, Notice, Role, Sin};

use crate::{
    Shelf,
    shelf::{PACTES, WEB_PACTES},
    speaker,
};

pub use sheet::Line;
pub use speaker::Args;

/// What the page of Pactes says in the browser, with what is around it.
pub const PAGE: Shelf = Shelf(&WEB_PACTES);

/// Says the sentences of Pactes in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

/// Who sits at the table, as whoever listens sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Company {
    /// What everybody is called.
    pub names: ByRole<String>,
    /// Who listens; nobody, for a spectator.
    pub you: Option<Role>,
    /// Who sells this round.
    pub rep: Option<Demon>,
    page: Page,
}

/// The association page, as far as it was heard of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Page {
    sins: [Option<Sin>; 2],
    words: Vec<Text>,
}

impl Company {
    /// Before the first round.
    pub fn new(names: ByRole<String>, you: Option<Role>) -> Self {
        Self { names, you, rep: None, page: Page::default() }
    }

    /// Keeps up with what happens; call it before a notice is said.
    pub fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::RoundBegan { rep, .. } => self.rep = Some(*rep),
            Notice::SinChosen { by: Demon::A, sin } => self.page.sins[0] = Some(*sin),
            Notice::SinChosen { by: Demon::B, sin } => self.page.sins[1] = Some(*sin),
            Notice::WordAdded { text, .. } => self.page.words.push(text.clone()),
            _ => {}
        }
    }

    fn is_you(&self, role: Role) -> bool {
        self.you == Some(role)
    }

    fn rep(&self) -> Role {
        self.rep.map_or(Role::DemonA, Role::from)
    }

    /// Variables `who` and `me` for somebody who does something.
    fn who(&self, role: Role) -> Args<'_> {
        Args::new().with("who", self.names[role].as_str()).with_flag("me", self.is_you(role))
    }
}

impl From<&AidView> for Page {
    fn from(page: &AidView) -> Self {
        Self { sins: page.sins, words: page.words.iter().map(|word| word.text.clone()).collect() }
    }
}

impl Speaker {
    /// In this language.
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &PACTES))
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.0.language()
    }
}

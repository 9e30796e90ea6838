//! What is said at a table of Pactes.
//!
//! Sentences are told as the table would tell them: by name, and in the second person where it is you.

mod awaited;
mod ending;
mod menu;
mod motif;
mod notice;
mod refusal;
mod sheet;
mod table;
#[cfg(test)]
mod tests;

use kernel::Language;
use pactes::{Aid, AidWord, ByRole, Demon, Happening, Notice, Partly, Role};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    Person, Shelf,
    shelf::{PACTES, WEB_PACTES},
    speaker, value,
};

pub use motif::Motif;
pub use sheet::SheetLine;
pub use speaker::Args;

/// What the page of Pactes says in the browser, with what is around it.
pub const PAGE: Shelf = Shelf(&WEB_PACTES);

/// Says the sentences of Pactes in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

/// Who sits at the table, as whoever listens sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    /// What everybody is called.
    pub called: ByRole<String>,
    /// Who listens; nobody, for a spectator.
    pub you: Option<Role>,
    /// Who sells this round.
    pub rep: Option<Demon>,
    /// The association page, as far as it was heard of.
    page: Aid,
}

impl Names {
    /// Before the first round.
    pub fn new(called: ByRole<String>, you: Option<Role>) -> Self {
        Self { called, you, rep: None, page: Aid::default() }
    }

    /// Keeps up with what happens; call it before a notice is said.
    pub fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::Open(Happening::RoundBegan { rep, .. }) => self.rep = Some(*rep),
            Notice::Open(Happening::SinChosen { by: Demon::A, sin }) => self.page.sins[0] = Some(*sin),
            Notice::Open(Happening::SinChosen { by: Demon::B, sin }) => self.page.sins[1] = Some(*sin),
            Notice::Partly(Partly::WordAdded { by, text, link, .. }) => {
                self.page.words.push(AidWord { text: text.clone(), by: *by, link: *link });
            }
            _ => {}
        }
    }

    fn is_you(&self, role: Role) -> bool {
        self.you == Some(role)
    }

    fn rep(&self) -> Role {
        self.rep.map_or(Role::DemonA, Role::from)
    }

    /// Somebody, as sentences speak of them.
    fn person(&self, role: Role) -> Person {
        Person::told(self.called[role].as_str(), self.is_you(role))
    }

    /// Variables `who` and `me` for somebody who does something.
    fn who(&self, role: Role) -> Args<'_> {
        Args::new().with("who", self.person(role)).with_flag("me", self.is_you(role))
    }
}

impl Speaker {
    /// In this language.
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &PACTES))
    }

    /// What something with a name is called: `DemonA` under `role` is `role-demon-a`.
    fn named(&self, prefix: &str, name: &impl Serialize) -> String {
        self.0.just(&id(prefix, name))
    }

    /// The same, where there is such a sentence.
    fn find(&self, prefix: &str, name: &impl Serialize) -> Option<String> {
        self.0.find(&id(prefix, name), &Args::new())
    }

    pub fn language(&self) -> Language {
        self.0.language()
    }
}

fn id(prefix: &str, name: &impl Serialize) -> String {
    value::sentence(prefix, "", name, |_, _| None).0
}

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    readers::json::from(value)
}

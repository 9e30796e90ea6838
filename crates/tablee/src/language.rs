//! The language in which the program speaks.

use std::env;

use clap::ValueEnum;
use kernel::Language;

/// A language on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    /// Français.
    Fr,
    /// English.
    En,
}

impl From<Lang> for Language {
    fn from(lang: Lang) -> Self {
        match lang {
            Lang::Fr => Self::Fr,
            Lang::En => Self::En,
        }
    }
}

/// The language asked for, else that of the place, else French.
pub(crate) fn choose(asked: Option<Lang>) -> Language {
    asked.map_or_else(of_the_place, Language::from)
}

/// What the environment says; French, if it says nothing.
fn of_the_place() -> Language {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    match ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set) {
        Some(place) if place.to_ascii_lowercase().starts_with("en") => Language::En,
        Some(_) | None => Language::Fr,
    }
}

//! The files, shelf by shelf.

use kernel::Language;

use crate::supplied::supplied;

/// One concern in both languages.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) name: &'static str,
    pub(crate) fr: &'static str,
    pub(crate) en: &'static str,
}

impl File {
    /// Its text; empty, while a page in the browser has not fetched it.
    pub(crate) fn text(&self, language: Language) -> &'static str {
        let own = match language {
            Language::Fr => self.fr,
            Language::En => self.en,
        };
        if own.is_empty() { supplied(language, self.name).unwrap_or_default() } else { own }
    }
}

#[cfg(not(target_arch = "wasm32"))]
macro_rules! embedded {
    ($path:expr) => {
        include_str!($path)
    };
}
#[cfg(target_arch = "wasm32")]
macro_rules! embedded {
    ($path:expr) => {
        ""
    };
}

/// Files that are read together: what one page of the browser says.
#[derive(Debug, Clone, Copy)]
pub struct Shelf(pub(crate) &'static [File]);

impl Shelf {
    /// What is around the games, and nothing else.
    pub const WEB: Self = Self(&WEB);
    /// The same, and what is wrong with a log.
    pub const VERIFY: Self = Self(&WEB_VERIFY);
}

macro_rules! file {
    ($name:literal) => {
        File {
            name: concat!($name, ".ftl"),
            fr: embedded!(concat!("../locales/fr/", $name, ".ftl")),
            en: embedded!(concat!("../locales/en/", $name, ".ftl")),
        }
    };
}

pub(crate) static RULES: &[File] = &[
    file!("pactes-rules"),
    file!("psychopathe-rules"),
    file!("innommable-rules"),
    file!("yonkoma-rules"),
    file!("psychodrame-rules"),
];
/// The texts of the bots, and what they have prepared, of each game that has some.
pub(crate) const BANKS: [(&str, &[File]); 4] = [
    ("pactes", &[file!("pactes-bank")]),
    (
        "innommable",
        &[file!("innommable-bank"), file!("innommable-mysteries-bank"), file!("innommable-play-bank")],
    ),
    ("yonkoma", &[file!("yonkoma-bank"), file!("yonkoma-episodes-bank"), file!("yonkoma-answers-bank")]),
    (
        "psychodrame",
        &[file!("psychodrame-bank"), file!("psychodrame-answers-bank"), file!("psychodrame-openings-bank")],
    ),
];

/// Where the verbs of each game's actions stand, and how their ids begin.
pub(crate) static ASKED: [(&str, &[File], &str); 5] = [
    ("pactes", &PACTES, "do-"),
    ("psychopathe", &PSYCHOPATHE, "psy-action-"),
    ("psychodrame", &PSYCHODRAME, "psd-action-"),
    ("innommable", &INNOMMABLE, "do-"),
    ("yonkoma", &YONKOMA, "yon-action-"),
];

/// What is said at a table of Psychodrame.
pub(crate) static PSYCHODRAME: [File; 4] = [
    file!("psychodrame-notices"),
    file!("psychodrame-refusals"),
    file!("psychodrame-menu"),
    file!("psychodrame-form"),
];
/// What is said at a table of Pactes.
pub(crate) static PACTES: [File; 4] =
    [file!("pactes-notices"), file!("pactes-refusals"), file!("pactes-menu"), file!("pactes-table")];
/// What is said at a table of Psychopathe.
pub(crate) static PSYCHOPATHE: [File; 2] = [file!("psychopathe-table"), file!("psychopathe-refusals")];
pub(crate) static PSYCHOPATHE_LESSONS: [File; 1] = [file!("psychopathe-lessons")];
/// What is said at a table of Innommable.
pub(crate) static INNOMMABLE: [File; 3] =
    [file!("innommable-notices"), file!("innommable-refusals"), file!("innommable-menu")];
/// What is said at a table of 4-KOMA.
pub(crate) static YONKOMA: [File; 4] =
    [file!("yonkoma-notices"), file!("yonkoma-refusals"), file!("yonkoma-menu"), file!("yonkoma-table")];
pub(crate) static TERMINAL: [File; 4] =
    [file!("terminal"), file!("verify"), file!("serve"), file!("psychopathe-terminal")];
/// What is sent to whoever is awaited, in the words of the list of tables.
pub(crate) static CALLS: [File; 2] = [file!("web"), file!("calls")];
/// What stands in a book around its story.
pub(crate) static BOOK: [File; 1] = [file!("book")];

/// What the page in the browser says around the games.
pub(crate) static WEB: [File; 1] = [file!("web")];
/// The same with what is wrong with a log; what the page says of it otherwise comes last.
pub(crate) static WEB_VERIFY: [File; 2] = [file!("verify"), file!("web")];
/// The same with the page of Pactes.
pub(crate) static WEB_PACTES: [File; 2] = [file!("web"), file!("web-pactes")];
/// The same with the page of Psychodrame.
pub(crate) static WEB_PSYCHODRAME: [File; 2] = [file!("web"), file!("web-psychodrame")];
/// The same with the page of 4-KOMA.
pub(crate) static WEB_YONKOMA: [File; 2] = [file!("web"), file!("web-yonkoma")];
/// The same with the page of Innommable.
pub(crate) static WEB_INNOMMABLE: [File; 2] = [file!("web"), file!("web-innommable")];
/// What is said on the pages of single games, for checks.
static PAGES: [File; 4] =
    [file!("web-pactes"), file!("web-psychodrame"), file!("web-yonkoma"), file!("web-innommable")];

/// What the page of Psychopathe says in the browser.
pub(crate) static PSYCHOPATHE_WEB: [File; 1] = [file!("psychopathe-web")];
/// The same with what is around it.
pub(crate) static WEB_PSYCHOPATHE: [File; 2] = [file!("web"), file!("psychopathe-web")];

pub(crate) static ALL: &[&[File]] = &[
    RULES,
    BANKS[0].1,
    BANKS[1].1,
    BANKS[2].1,
    BANKS[3].1,
    &PSYCHODRAME,
    &PACTES,
    &PSYCHOPATHE,
    &PSYCHOPATHE_LESSONS,
    &INNOMMABLE,
    &YONKOMA,
    &TERMINAL,
    &BOOK,
    CALLS.split_at(1).1,
    &WEB,
    &PAGES,
    &PSYCHOPATHE_WEB,
];

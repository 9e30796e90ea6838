//! The files, shelf by shelf.

use kernel::Language;

/// One concern in both languages.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) name: &'static str,
    pub(crate) fr: &'static str,
    pub(crate) en: &'static str,
}

impl File {
    pub(crate) fn text(&self, language: Language) -> &'static str {
        match language {
            Language::Fr => self.fr,
            Language::En => self.en,
        }
    }
}

macro_rules! file {
    ($name:literal) => {
        File {
            name: concat!($name, ".ftl"),
            fr: include_str!(concat!("../locales/fr/", $name, ".ftl")),
            en: include_str!(concat!("../locales/en/", $name, ".ftl")),
        }
    };
}

/// The texts of the rules.
pub(crate) static RULES: &[File] = &[
    file!("pactes-rules"),
    file!("psychopathe-rules"),
    file!("innommable-rules"),
    file!("yonkoma-rules"),
    file!("psychodrame-rules"),
];
/// The texts of the bots of Pactes.
pub(crate) static PACTES_BANK: [File; 1] = [file!("pactes-bank")];

/// The texts of the bots of Innommable.
pub(crate) static INNOMMABLE_BANK: [File; 1] = [file!("innommable-bank")];
/// What is said at a table of Psychodrame.
pub(crate) static PSYCHODRAME: [File; 3] =
    [file!("psychodrame-notices"), file!("psychodrame-refusals"), file!("psychodrame-menu")];
/// The texts of the bots of Psychodrame.
pub(crate) static PSYCHODRAME_BANK: [File; 1] = [file!("psychodrame-bank")];

/// The texts of the bots of 4-KOMA.
pub(crate) static YONKOMA_BANK: [File; 1] = [file!("yonkoma-bank")];

/// What is said at a table of Pactes.
pub(crate) static PACTES: [File; 4] =
    [file!("pactes-notices"), file!("pactes-refusals"), file!("pactes-menu"), file!("pactes-table")];
/// What is said at a table of Psychopathe.
pub(crate) static PSYCHOPATHE: [File; 2] = [file!("psychopathe-table"), file!("psychopathe-refusals")];
/// The lessons of Psychopathe.
pub(crate) static PSYCHOPATHE_LESSONS: [File; 1] = [file!("psychopathe-lessons")];
/// What is said at a table of Innommable.
pub(crate) static INNOMMABLE: [File; 3] =
    [file!("innommable-notices"), file!("innommable-refusals"), file!("innommable-menu")];
/// What is said at a table of 4-KOMA.
pub(crate) static YONKOMA: [File; 3] =
    [file!("yonkoma-notices"), file!("yonkoma-refusals"), file!("yonkoma-menu")];
/// What the terminal says.
pub(crate) static TERMINAL: [File; 4] =
    [file!("terminal"), file!("verify"), file!("serve"), file!("psychopathe-terminal")];

/// What the page in the browser says around the games.
pub(crate) static WEB: [File; 1] = [file!("web")];

/// What the page of Psychopathe says in the browser.
pub(crate) static PSYCHOPATHE_WEB: [File; 1] = [file!("psychopathe-web")];

/// Every shelf.
pub(crate) static ALL: &[&[File]] = &[
    RULES,
    &PACTES_BANK,
    &INNOMMABLE_BANK,
    &YONKOMA_BANK,
    &PSYCHODRAME_BANK,
    &PSYCHODRAME,
    &PACTES,
    &PSYCHOPATHE,
    &PSYCHOPATHE_LESSONS,
    &INNOMMABLE,
    &YONKOMA,
    &TERMINAL,
    &WEB,
    &PSYCHOPATHE_WEB,
];

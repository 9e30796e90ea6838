//! A sentence exists in both languages, with the same variables.

use std::collections::BTreeSet;

use kernel::Language;
use words::{CatalogEntry, catalog};

pub(super) fn in_one_language_only() -> Vec<String> {
    let (french, errors) = catalog(Language::Fr);
    let (english, more) = catalog(Language::En);
    let mut wrong: Vec<String> = errors.into_iter().chain(more).collect();
    let (french, english) = (BTreeSet::from_iter(french), BTreeSet::from_iter(english));
    let differs = |sentence: &CatalogEntry, here: &str| {
        format!("{}: `{}` stands so in {here} only", sentence.file, sentence.id)
    };
    wrong.extend(french.difference(&english).map(|sentence| differs(sentence, "French")));
    wrong.extend(english.difference(&french).map(|sentence| differs(sentence, "English")));
    wrong
}

//! What there is to read, for checks.

use std::collections::BTreeSet;

use kernel::Language;
use readers::fluent::{PatternElement, read};

use crate::shelf;

/// One message of one file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct CatalogEntry {
    /// Its file, under `locales/{fr,en}/`.
    pub file: &'static str,
    pub id: String,
    pub variables: BTreeSet<String>,
}

/// Every sentence there is in a language, and what could not be read: a sentence in one language only, or with
/// other variables, is a difference between two catalogues.
pub fn catalog(language: Language) -> (Vec<CatalogEntry>, Vec<String>) {
    let (mut sentences, mut errors) = (Vec::new(), Vec::new());
    for file in shelf::ALL.iter().copied().flatten() {
        let (messages, wrong) = read(file.text(language));
        errors.extend(wrong.iter().map(|line| format!("{}: cannot read {line:?}", file.name)));
        for (id, pieces) in messages {
            let mut variables = BTreeSet::new();
            collect(&pieces, &mut variables);
            sentences.push(CatalogEntry { file: file.name, id, variables });
        }
    }
    (sentences, errors)
}

fn collect(pieces: &[PatternElement], found: &mut BTreeSet<String>) {
    for piece in pieces {
        match piece {
            PatternElement::Text(_) => {}
            PatternElement::Variable(name) | PatternElement::Call { of: name, .. } => {
                found.insert(name.clone());
            }
            PatternElement::Choice { of, arms, .. } => {
                found.insert(of.clone());
                arms.iter().for_each(|(_, said)| collect(said, found));
            }
        }
    }
}

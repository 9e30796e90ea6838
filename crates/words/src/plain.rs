//! Texts without variables.

use readers::fluent::{PatternElement, read};

/// The messages of a file, in their order: id and text.
///
/// What is not plain text is left out of a text; the catalogue's test keeps it from being there.
pub(crate) fn messages(ftl: &str) -> impl Iterator<Item = (String, String)> {
    read(ftl).0.into_iter().map(|(id, pieces)| (id, text(pieces)))
}

fn text(pieces: Vec<PatternElement>) -> String {
    let words = |piece| match piece {
        PatternElement::Text(text) => text,
        PatternElement::Variable(_) | PatternElement::Call { .. } | PatternElement::Choice { .. } => {
            String::new()
        }
    };
    pieces.into_iter().map(words).collect()
}

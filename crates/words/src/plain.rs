//! Texts without variables.

use fluent_syntax::{
    ast::{Entry, PatternElement},
    parser,
};

/// The messages of a file, in their order: id and text.
///
/// What is not plain text is left out of a text; the catalogue's test keeps it from being there.
pub(crate) fn messages(ftl: &'static str) -> Vec<(&'static str, String)> {
    let resource = match parser::parse_runtime(ftl) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let message = |entry| match entry {
        Entry::Message(message) => Some((message.id.name, text(&message.value?.elements))),
        _ => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

fn text(elements: &[PatternElement<&str>]) -> String {
    let words = |element: &PatternElement<&'_ str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { .. } => String::new(),
    };
    elements.iter().map(words).collect()
}

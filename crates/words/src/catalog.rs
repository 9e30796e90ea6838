//! What there is to read, for checks.

use std::collections::BTreeSet;

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use kernel::Language;

use crate::shelf;

/// One message of one file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sentence {
    /// Its file, under `locales/{fr,en}/`.
    pub file: &'static str,
    /// Its id.
    pub id: String,
    /// The variables it uses.
    pub variables: BTreeSet<String>,
}

/// Every sentence there is in a language, and what could not be read: a sentence in one language only, or with
/// other variables, is a difference between two catalogues.
pub fn catalog(language: Language) -> (Vec<Sentence>, Vec<String>) {
    let (mut sentences, mut errors) = (Vec::new(), Vec::new());
    for file in shelf::ALL.iter().copied().flatten() {
        let resource = parser::parse(file.text(language)).unwrap_or_else(|(resource, why)| {
            errors.extend(why.iter().map(|error| format!("{}: {error}", file.name)));
            resource
        });
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                if let Some(value) = &message.value {
                    pattern(value, &mut variables);
                }
                sentences.push(Sentence { file: file.name, id: message.id.name.to_owned(), variables });
            }
        }
    }
    (sentences, errors)
}

fn pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            self::expression(expression, found);
        }
    }
}

fn expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            inline(selector, found);
            variants.iter().for_each(|variant| pattern(&variant.value, found));
        }
        Expression::Inline(expression) => inline(expression, found),
    }
}

fn inline(expression: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => call(arguments, found),
        InlineExpression::TermReference { arguments, .. } => {
            arguments.iter().for_each(|arguments| call(arguments, found));
        }
        InlineExpression::Placeable { expression } => self::expression(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

fn call(arguments: &CallArguments<&str>, found: &mut BTreeSet<String>) {
    arguments.positional.iter().for_each(|argument| inline(argument, found));
    arguments.named.iter().for_each(|argument| inline(&argument.value, found));
}

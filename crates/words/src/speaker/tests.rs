//! What we say beside what Fluent itself says.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use kernel::Language;
use readers::fluent::{Piece, read};
use unic_langid::LanguageIdentifier;

use super::said;
use crate::{Args, shelf};

/// What the variables of a sentence may hold: everything it tells apart, and more.
fn values(pieces: &[Piece], keys: &mut Vec<String>) {
    for piece in pieces {
        if let Piece::Choice { arms, .. } = piece {
            for (key, said) in arms {
                keys.push(key.clone());
                values(said, keys);
            }
        }
    }
}

fn names(pieces: &[Piece], found: &mut Vec<String>) {
    for piece in pieces {
        match piece {
            Piece::Text(_) => {}
            Piece::Variable(name) => found.push(name.clone()),
            Piece::Choice { of, arms, .. } => {
                found.push(of.clone());
                arms.iter().for_each(|(_, said)| names(said, found));
            }
        }
    }
}

#[test]
fn every_sentence_is_said_as_fluent_says_it() {
    let mut n_said = 0;
    for (language, tag) in [(Language::Fr, "fr"), (Language::En, "en")] {
        for file in shelf::ALL.iter().copied().flatten() {
            let mut bundle = FluentBundle::new(vec![tag.parse::<LanguageIdentifier>().expect("a language")]);
            bundle.set_use_isolating(false);
            let resource = FluentResource::try_new(file.text(language).to_owned()).expect(file.name);
            bundle.add_resource_overriding(resource);
            let (messages, wrong) = read(file.text(language));
            assert_eq!(wrong, Vec::<String>::new(), "{}", file.name);
            for (id, pieces) in &messages {
                let (mut keys, mut variables) = (
                    vec!["some words".to_owned(), "0".to_owned(), "1".to_owned(), "12".to_owned()],
                    Vec::new(),
                );
                values(pieces, &mut keys);
                names(pieces, &mut variables);
                let message = bundle.get_message(id).and_then(|message| message.value()).expect(id);
                for key in &keys {
                    let (mut args, mut theirs) = (Args::new(), FluentArgs::new());
                    for name in &variables {
                        let name: &'static str = name.clone().leak();
                        match key.parse::<i64>() {
                            Ok(number) => {
                                args = args.with(name, number);
                                theirs.set(name, number);
                            }
                            Err(_) => {
                                args = args.with(name, key.as_str());
                                theirs.set(name, key.as_str());
                            }
                        }
                    }
                    let expected = bundle.format_pattern(message, Some(&theirs), &mut Vec::new());
                    assert_eq!(said(language, pieces, &args), expected, "{}: {id} with {key}", file.name);
                    n_said += 1;
                }
            }
        }
    }
    assert!(n_said > 10_000, "{n_said}");
}

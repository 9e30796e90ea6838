//! What we say beside what Fluent itself says.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::Language;
use readers::fluent::{PatternElement, read};
use unic_langid::LanguageIdentifier;

use super::said;
use crate::{
    Arg, Args,
    people::{call, settled},
    shelf,
};

/// What the variables of a sentence may hold: everything it tells apart, and more.
fn values(pieces: &[PatternElement], keys: &mut Vec<String>) {
    for piece in pieces {
        if let PatternElement::Choice { arms, .. } = piece {
            for (key, said) in arms {
                keys.push(key.clone());
                values(said, keys);
            }
        }
    }
}

fn names(pieces: &[PatternElement], found: &mut Vec<String>) {
    for piece in pieces {
        match piece {
            PatternElement::Text(_) => {}
            PatternElement::Variable(name) | PatternElement::Call { of: name, .. } => {
                found.push(name.clone())
            }
            PatternElement::Choice { of, arms, .. } => {
                found.push(of.clone());
                arms.iter().for_each(|(_, said)| names(said, found));
            }
        }
    }
}

/// A function of our files, as Fluent calls it.
fn function(language: Language, name: &'static str, args: &[FluentValue<'_>]) -> FluentValue<'static> {
    let text = |value: &FluentValue<'_>| match value {
        FluentValue::String(text) => text.to_string(),
        other => panic!("{name} of {other:?}"),
    };
    let (of, words) = args.split_first().expect("a variable");
    let of = match of {
        #[expect(clippy::cast_possible_truncation, reason = "the test counts in whole numbers")]
        FluentValue::Number(number) => Arg::Number(number.value as i64),
        other => Arg::from(text(other)),
    };
    let words: Vec<String> = words.iter().map(text).collect();
    call(language, name, &of, &words).expect(name).into()
}

#[test]
fn every_sentence_is_said_as_fluent_says_it() {
    let mut n_said = 0;
    for (language, tag) in [(Language::Fr, "fr"), (Language::En, "en")] {
        for file in shelf::ALL.iter().copied().flatten() {
            let mut bundle = FluentBundle::new(vec![tag.parse::<LanguageIdentifier>().expect("a language")]);
            bundle.set_use_isolating(false);
            for name in ["OF", "TO", "THAT", "OWN", "AGREE"] {
                bundle
                    .add_function(name, move |args, _| function(language, name, args))
                    .expect("a function once");
            }
            let resource = FluentResource::try_new(file.text(language).to_owned()).expect(file.name);
            bundle.add_resource_overriding(resource);
            let (messages, wrong) = read(file.text(language));
            assert_eq!(wrong, Vec::<String>::new(), "{}", file.name);
            for (id, pieces) in &messages {
                let (mut keys, mut variables) = (
                    ["some words", "Aoi", "Les voisins", "Vous", "0", "1", "12"].map(str::to_owned).to_vec(),
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
                    assert_eq!(
                        said(language, pieces, &args),
                        settled(&expected),
                        "{}: {id} with {key}",
                        file.name
                    );
                    n_said += 1;
                }
            }
        }
    }
    assert!(n_said > 10_000, "{n_said}");
}

#[test]
fn who_shares_a_letter_has_two() {
    assert_eq!(super::initials("émile", ["Ana", "Bao"].into_iter()), "É");
    assert_eq!(super::initials("Vépar", ["Ana", "vous"].into_iter()), "Vé");
    assert_eq!(super::initials("", ["Ana"].into_iter()), "");
}

//! Every sentence, said with names and numbers of every kind, for whoever reads it; and what is wrong in them.
//!
//! The patterns know what is always wrong. The French is read by Grammalecte too; what it takes for an error and is none
//! stands in `phrasebook/right.txt`, with the reason.

mod grammar;
mod patterns;
mod samples;

use std::collections::BTreeMap;

use kernel::Language;
use readers::fluent::{PatternElement, read};

use crate::{Arg, Args, Person, name_in, shelf, speaker::said};

/// A sentence as somebody may read it, and whether it is one of those that are read by Grammalecte: those that differ by
/// more than a name.
type Phrases = BTreeMap<String, (String, bool)>;

/// Names that begin with a vowel, a mute and an aspirated h, a Y before a vowel and a consonant, an article.
const NAMES: [&str; 13] = [
    "Bruno",
    "Émile",
    "Les voisins",
    "Aoi",
    "Œdipe",
    "Henri",
    "Hans",
    "Yann",
    "Yvonne",
    "Le Concierge",
    "La Mort",
    "L’Ogre",
    "les araignées",
];
/// So many of them are read by Grammalecte.
const N_READ: usize = 3;
/// More than this many ways to choose are not gone through.
const MOST_CHOICES: usize = 200;

/// Which way each choice goes.
type Chosen = Vec<(String, String)>;

/// What a sentence asks of a variable.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Holds {
    /// One of these.
    Choice(Vec<String>),
    Number,
    People,
    Text,
}

/// Every sentence of a language with what may stand in it.
fn phrases(language: Language) -> Phrases {
    let mut all = Phrases::new();
    for file in shelf::ALL.iter().copied().flatten() {
        for (id, pieces) in read(file.text(language)).0 {
            let mut variables = BTreeMap::new();
            let place = format!("{} {id}", file.name);
            ask(&place, &pieces, &mut variables);
            for (sentence, is_read) in said_in_every_way(language, &place, &pieces, &variables) {
                let known = all.entry(sentence).or_insert_with(|| (place.clone(), false));
                known.1 |= is_read;
            }
        }
    }
    all
}

fn ask(place: &str, pieces: &[PatternElement], found: &mut BTreeMap<String, Holds>) {
    for piece in pieces {
        match piece {
            PatternElement::Text(_) => {}
            PatternElement::Variable(name) => {
                found.entry(name.clone()).or_insert_with(|| samples::holds(place, name));
            }
            PatternElement::Call { of, words, .. } => {
                let holds = match samples::holds(place, of) {
                    Holds::Text if words.len() == 2 && !samples::PEOPLE.contains(&of.as_str()) => {
                        Holds::Number
                    }
                    holds => holds,
                };
                let known = found.entry(of.clone()).or_insert_with(|| holds.clone());
                if *known == Holds::Text {
                    *known = holds;
                }
            }
            PatternElement::Choice { of, arms, .. } => {
                let is_number = |key: &str| key.parse::<u32>().is_ok() || ["one", "many"].contains(&key);
                let keys: Vec<String> = arms.iter().map(|(key, _)| key.clone()).collect();
                let number = keys.iter().any(|key| is_number(key));
                let mut holds = if number { Holds::Number } else { Holds::Choice(keys.clone()) };
                if let (Some(Holds::Choice(known)), false) = (found.get(of), number) {
                    let fresh = keys.into_iter().filter(|key| !known.contains(key));
                    holds = Holds::Choice(known.iter().cloned().chain(fresh).collect());
                }
                found.insert(of.clone(), holds);
                arms.iter().for_each(|(_, said)| ask(place, said, found));
            }
        }
    }
}

fn said_in_every_way(
    language: Language,
    place: &str,
    pieces: &[PatternElement],
    variables: &BTreeMap<String, Holds>,
) -> Vec<(String, bool)> {
    if let [PatternElement::Text(text)] = pieces {
        return from_bank(text);
    }
    let people: Vec<&str> = named(variables, &Holds::People);
    let mut all = Vec::new();
    let mut say = |chosen: &Chosen, number: i64, who: &dyn Fn(&str) -> Vec<Person>, is_read: bool| {
        let mut args = Args::new();
        for (name, holds) in variables {
            let held: Arg<'_> = match holds {
                Holds::Choice(_) => continue,
                Holds::Number => number.into(),
                Holds::People => who(name).into(),
                Holds::Text => samples::text(language, place, name).into(),
            };
            args = args.with(name.clone(), held);
        }
        for (name, key) in chosen {
            args = args.with(name.clone(), key.clone());
        }
        let sentence = said(language, pieces, &args);
        all.push((sentence, is_read));
    };
    for mut chosen in choices(variables) {
        let about = |reader: Option<&str>, chosen: &mut Chosen| agree_on_reader(variables, reader, chosen);
        about(None, &mut chosen);
        for number in [2, 1, 0] {
            say(&chosen, number, &|_| vec![Person::named(NAMES[0])], true);
        }
        if people.is_empty() {
            continue;
        }
        for (n, name) in NAMES.into_iter().enumerate() {
            say(&chosen, 2, &|_| vec![Person::named(name)], n < N_READ);
        }
        say(&chosen, 2, &|_| ["Ana", "Henri"].map(Person::named).to_vec(), true);
        for reader in people.iter().filter(|name| samples::may_read(place, name)) {
            about(Some(reader), &mut chosen);
            let one = |name: &str| vec![Person::told("Bruno", name == *reader)];
            say(&chosen, 2, &one, true);
        }
        if let Some(reader) = people.iter().find(|name| samples::may_be_several(place, name)) {
            about(Some(reader), &mut chosen);
            let is_told = |key: &(String, String)| key.0 == "me" && key.1 == "yes";
            // Whoever is told of alone is told otherwise.
            if !chosen.iter().any(is_told) {
                say(
                    &chosen,
                    2,
                    &|name| vec![Person::named("Ana"), Person::told("Bruno", name == *reader)],
                    true,
                );
            }
        }
    }
    all
}

/// A plain text; in those of the bots there may be a name, a trait, a belief, somebody's words, a person, a spot,
/// an anchor, a thing.
fn from_bank(text: &str) -> Vec<(String, bool)> {
    let text = text.replace("%t", "Tout ira bien").replace("%b", "Tout ira bien.");
    let text =
        text.replace("%w", "Tout ira bien").replace("%p", "Bruno, le relieur").replace("%s", "la criée");
    let text = text.replace("%a", "Ma fille Lise");
    let text = text.replace("%g", "ne plus jamais fuir").replace("%k", "La nuit tombe plus tôt.");
    let text = name_in(&name_in(&text, "%c", "as des fourneaux"), "%n", "le capitaine Oni");
    let text = name_in(&name_in(&text, "%y", "Aoi"), "%o", "Élise");
    let named = |(n, name): (usize, &str)| (name_in(&text, "%x", name), n < N_READ);
    NAMES.into_iter().enumerate().map(named).collect()
}

fn named<'a>(variables: &'a BTreeMap<String, Holds>, holds: &Holds) -> Vec<&'a str> {
    variables.iter().filter(|(_, held)| *held == holds).map(|(name, _)| name.as_str()).collect()
}

/// The ways to choose, but for what depends on who reads.
fn choices(variables: &BTreeMap<String, Holds>) -> Vec<Chosen> {
    let mut all = vec![Vec::new()];
    for (name, holds) in variables {
        let Holds::Choice(keys) = holds else { continue };
        if is_told_by_reader(name, keys) {
            continue;
        }
        let mut wider = Vec::new();
        for chosen in &all {
            for key in keys {
                let mut chosen: Chosen = Chosen::clone(chosen);
                chosen.push((name.clone(), key.clone()));
                wider.push(chosen);
            }
        }
        all = wider;
        all.truncate(MOST_CHOICES);
    }
    all
}

fn is_told_by_reader(name: &str, keys: &[String]) -> bool {
    ["me", "to_me"].contains(&name) && !keys.iter().any(|key| key == "rep")
}

/// `$me` and `$to_me` say who of those named reads.
fn agree_on_reader(variables: &BTreeMap<String, Holds>, reader: Option<&str>, chosen: &mut Chosen) {
    for (name, holds) in variables {
        let Holds::Choice(keys) = holds else { continue };
        if !is_told_by_reader(name, keys) {
            continue;
        }
        chosen.retain(|(known, _)| known != name);
        let key = match (name.as_str(), reader) {
            ("to_me", Some("to")) => "yes",
            ("me", Some(reader)) if keys.iter().any(|key| key == reader) => reader,
            ("me", Some("who" | "by" | "name")) => "yes",
            _ => "no",
        };
        chosen.push((name.clone(), key.to_owned()));
    }
}

#[test]
fn every_sentence_is_right_for_every_name_and_number() {
    let mut wrong = Vec::new();
    for language in [Language::Fr, Language::En] {
        let all = phrases(language);
        assert!(all.len() > 5_000, "{}", all.len());
        for (sentence, (place, _)) in &all {
            let found = patterns::wrong(language, sentence);
            wrong.extend(found.into_iter().map(|what| format!("{place}: {what}: {sentence}")));
        }
    }
    assert!(wrong.is_empty(), "{} findings\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn grammalecte_finds_nothing_else_in_the_french() {
    let all = phrases(Language::Fr);
    let read: Vec<(&str, &str)> = all
        .iter()
        .filter(|(_, (_, is_read))| *is_read)
        .map(|(sentence, (id, _))| (sentence.as_str(), id.as_str()))
        .collect();
    let wrong = grammar::unexpected(&read);
    assert!(wrong.is_empty(), "{} findings\n{}", wrong.len(), wrong.join("\n"));
}

//! No bot says a sentence twice in a game, nor what another one has said.

use std::collections::BTreeSet;

use ::innommable::Innommable;
use ::pactes::Pactes;
use ::psychodrame::Psychodrame;
use ::yonkoma::Yonkoma;
use kernel::{Language, json};
use search::Bots;
use serde_json::Value;

use crate::table::Table;

/// Of so many words a text is a sentence, and no label.
const SENTENCE: usize = 5;
/// No game of bots is longer.
const A_WHOLE_GAME: usize = 4_000;

pub(crate) fn sentences(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::String(text) => {
            let parts = text.split_inclusive(['.', '!', '?', '…', '\n']).map(str::trim);
            let long = parts.filter(|part| part.split_whitespace().count() >= SENTENCE);
            into.extend(long.map(str::to_owned));
        }
        Value::Array(all) => all.iter().for_each(|each| sentences(each, into)),
        Value::Object(all) => all.values().for_each(|each| sentences(each, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => (),
    }
}

/// Whole games of bots, in both languages.
fn nothing_is_said_twice<G: Bots + Default + Copy>(n_seats: usize) {
    for (seed, language) in (1..7).flat_map(|seed| [(seed, Language::Fr), (seed, Language::En)]) {
        let mut table = Table::<G>::new(n_seats, &[], language, seed);
        let mut said = BTreeSet::new();
        for _ in 0..A_WHOLE_GAME {
            let Some(done) = table.next(1_000_000) else {
                if table.house() {
                    continue;
                }
                break;
            };
            let mut new = Vec::new();
            sentences(&json::value(&done.action), &mut new);
            for sentence in new {
                let is_new = said.insert(sentence.clone());
                assert!(is_new, "{:?} again: {sentence}, {language:?}, seed {seed}", done.seat);
            }
        }
        assert!(table.is_over(), "{language:?}, seed {seed}: it ends");
        assert!(said.len() > 20, "they speak");
    }
}

#[test]
fn nothing_is_said_twice_in_pactes() {
    nothing_is_said_twice::<Pactes>(3);
}

#[test]
fn nothing_is_said_twice_in_innommable() {
    nothing_is_said_twice::<Innommable>(4);
}

#[test]
fn nothing_is_said_twice_in_psychodrame() {
    nothing_is_said_twice::<Psychodrame>(3);
}

#[test]
fn nothing_is_said_twice_in_4_koma() {
    nothing_is_said_twice::<Yonkoma>(4);
}

/// So many scenes are a long evening of Psychodrame.
const A_LONG_EVENING: u32 = 12;

#[test]
fn bots_do_not_run_dry_in_a_long_evening() {
    for (seed, language) in [(1, Language::Fr), (2, Language::En), (3, Language::Fr)] {
        // Somebody plays on like the bots, so that none of them proposes to end.
        let mut table = Table::<Psychodrame>::new(3, &[0], language, seed);
        let is_long = table.until(|table| table.view(0).table.scenes > A_LONG_EVENING);
        assert!(is_long, "seed {seed}: {} scenes", table.view(0).table.scenes);
        let (mut n, mut missing, mut said) = (0, Vec::new(), BTreeSet::new());
        for notice in table.told[1].iter().map(json::value) {
            // What nobody does has no text: a scene that closes by itself.
            let Some(text) = notice.get("text").filter(|_| notice.get("by").is_some_and(Value::is_number))
            else {
                continue;
            };
            n += 1;
            match text.as_str() {
                None => missing.push(notice["told"].to_string()),
                Some(text) => assert!(said.insert(text.to_owned()), "again: {text}, seed {seed}"),
            }
        }
        assert!(n > 100, "seed {seed}: {n} texts");
        assert!(missing.len() * 10 < n, "seed {seed}: {} of {n} are missing: {missing:?}", missing.len());
    }
}

/// Names say nothing of whether somebody is a man or a woman; what a bot makes up for them must not either.
#[test]
fn what_a_bot_makes_up_fits_any_name() {
    const ENDINGS: [&str; 10] = ["eur", "euse", "rice", "esse", "ier", "ière", "ien", "ienne", "ère", "ante"];
    const FITS: [&str; 6] = ["cœur", "première", "flamboyante", "bien", "honneur", "peur"];
    for (game, groups) in [
        ("yonkoma", &["concept", "flaw", "npc-concept", "npc-flaw", "npc-bond"][..]),
        ("psychodrame", &["activity", "secondary-who"]),
    ] {
        let bank = words::bank(Language::Fr, game);
        for text in groups.iter().flat_map(|group| bank.texts(group)) {
            for word in text.split(|letter: char| !letter.is_alphabetic()) {
                let tells = ENDINGS.iter().any(|ending| word.ends_with(ending)) && !FITS.contains(&word);
                assert!(!tells, "{game}: {word} in {text}");
            }
        }
    }
}

/// Nobody knows whether a character is a man or a woman: a participle would say it.
#[test]
fn what_a_bot_says_of_itself_fits_anybody() {
    for game in ["innommable", "psychodrame", "yonkoma"] {
        let bank = words::bank(Language::Fr, game);
        for text in bank.groups().flat_map(|group| bank.texts(group)) {
            let words: Vec<String> =
                text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).collect();
            let tells = |pair: &[String]| {
                let is = ["suis", "étais", "es", "serai"].contains(&pair[0].as_str());
                is && pair[1].ends_with(['é', 'i', 'u'])
                    && !["aussi", "ici", "qui", "quelqu"].contains(&pair[1].as_str())
            };
            assert!(!words.windows(2).any(tells), "{game}: {text}");
        }
    }
}

//! What is always wrong, found without a grammar.

use kernel::Language;

pub(super) fn wrong(language: Language, sentence: &str) -> Vec<String> {
    let mut found: Vec<String> = set_wrongly(sentence).into_iter().collect();
    let words = words(sentence);
    let pairs = words.windows(2).filter_map(|pair| match pair {
        [a, b] => Some((*a, *b)),
        _ => None,
    });
    for (a, b) in pairs {
        let what = match language {
            Language::Fr => french(a, b),
            Language::En => english(a, b),
        };
        found.extend(what.map(|what| format!("{what} (“{a} {b}”)")));
    }
    match language {
        Language::Fr => {
            found.extend(spaced_wrongly(sentence));
            found.extend(told_wrongly(&words));
            found.extend(unbalanced(sentence, ['«', '»']));
        }
        Language::En => found.extend(unbalanced(sentence, ['“', '”'])),
    }
    found
}

/// The words with the marks that follow them; elided words are words.
fn words(sentence: &str) -> Vec<&str> {
    let spaced = sentence.split([' ', '\n', '\u{a0}', '\u{202f}']).filter(|word| !word.is_empty());
    spaced.flat_map(|word| word.split_inclusive('’')).collect()
}

fn set_wrongly(sentence: &str) -> Option<String> {
    let marks = ["{$", "($", "  ", " .", " ,", ",,", ",.", " )", "« «", "» »", "\u{e000}"];
    // Columns in the terminal are set apart with spaces; three points stand for what is left out.
    let plain = sentence.trim_start().replace("   ", "").replace(" …", "").replace(" ..", "");
    let is_table = sentence.starts_with('/')
        || sentence.contains("   ")
        || sentence.contains(" vice ")
        || sentence.contains(" flaw ");
    marks
        .iter()
        .find(|mark| plain.contains(**mark) && !(is_table && **mark == "  "))
        .map(|mark| format!("has {mark:?}"))
}

fn unbalanced(sentence: &str, [open, close]: [char; 2]) -> Option<String> {
    let mut depth = 0_i32;
    for letter in sentence.chars() {
        depth += i32::from(letter == open) - i32::from(letter == close);
        if !(0..=1).contains(&depth) {
            return Some("has quotation marks in others, or that close nothing".to_owned());
        }
    }
    (depth != 0).then(|| "has quotation marks left open".to_owned())
}

/// U+202F before what stands high in French, and inside its quotation marks.
fn spaced_wrongly(sentence: &str) -> Option<String> {
    let letters: Vec<char> = sentence.chars().collect();
    letters.windows(2).find_map(|pair| match *pair {
        [' ' | '\u{a0}', ';' | ':' | '!' | '?' | '»'] | ['«', ' ' | '\u{a0}'] => {
            Some(format!("is set with another space than U+202F: {pair:?}"))
        }
        ['«', after] if after != '\u{202f}' => Some("lacks U+202F after «".to_owned()),
        [before, '»'] if before != '\u{202f}' => Some("lacks U+202F before »".to_owned()),
        _ => None,
    })
}

fn is_vowel(letter: char) -> bool {
    "aàâeéèêëiîïoôuùûœæAÀÂEÉÈÊËIÎÏOÔUÙÛŒÆ".contains(letter)
}

fn bare(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric())
}

/// Letters, maybe with hyphens between: “demi-coups”.
fn is_word(text: &str) -> bool {
    text.split('-').all(|part| !part.is_empty() && part.chars().all(char::is_alphabetic))
}

fn french(a: &str, b: &str) -> Option<&'static str> {
    const ELIDED: [&str; 9] = ["de", "que", "le", "la", "ne", "se", "je", "lorsque", "jusque"];
    const UNELIDED: [&str; 5] = ["un", "une", "onze", "onzième", "oui"];
    let (first, next) = (a.trim_start_matches(['(', '«']), bare(b));
    let elides = b.starts_with(is_vowel) || ["Henri", "Yvonne"].contains(&next);
    if ELIDED.contains(&kernel::lowered(first).as_str())
        && elides
        && !UNELIDED.contains(&next)
        && !next.ends_with(|c: char| c.is_ascii_digit())
    {
        return Some("lacks an elision");
    }
    if ["d’", "qu’"].contains(&kernel::lowered(a).as_str()) && ["Yann", "Hans", "Bruno"].contains(&next) {
        return Some("is elided");
    }
    if ["de", "à"].contains(&first) && ["Le", "Les", "L’"].contains(&b) {
        return Some("has an article that does not melt");
    }
    if ["de", "à"].contains(&first) && ["Vous", "Concierge"].contains(&next) {
        return Some("has a name like a text");
    }
    let is_plural = next.len() > 2 && next.ends_with(['s', 'x']) && is_word(next);
    // Zero takes the singular too.
    if ["0", "1"].contains(&a)
        && is_plural
        && !["dessous", "fois", "succès", "dans", "vers", "pas", "plus", "sans"].contains(&next)
    {
        return Some("counts one or none as several");
    }
    let doubled =
        a == b && a.chars().all(char::is_alphabetic) && a.len() > 1 && !["vous", "nous"].contains(&a);
    doubled.then_some("says a word twice")
}

/// A sentence about the reader whose verb is not in the second person.
fn told_wrongly(words: &[&str]) -> Option<String> {
    const BEFORE: [&str; 14] =
        ["ne", "n’", "vous", "y", "en", "l’", "le", "la", "les", "lui", "leur", "m’", "me", "seul"];
    const OTHERS: [&str; 4] = ["êtes", "faites", "dites", "satisfaites"];
    let subjects = words.iter().enumerate().filter(|(n, word)| {
        let begins = *n == 0 || words[n - 1].ends_with(['.', '!', '?']);
        (**word == "Vous" && begins)
            || (**word == "vous"
                && *n > 1
                && words[n - 1] == "et"
                && words[n - 2].starts_with(char::is_uppercase))
    });
    subjects.map(|(n, _)| n).find_map(|n| {
        let verb = words[n + 1..].iter().find(|word| !BEFORE.contains(&bare_elided(word)))?;
        let verb_alone = bare(verb).split('-').next().unwrap_or_default();
        let is_verb = verb.starts_with(char::is_lowercase);
        let fits = verb_alone.ends_with("ez") || OTHERS.contains(&verb_alone);
        (is_verb && !fits).then(|| format!("says “vous {verb_alone}”"))
    })
}

fn bare_elided(word: &str) -> &str {
    if word.ends_with('’') { word } else { bare(word) }
}

fn english(a: &str, b: &str) -> Option<&'static str> {
    let (first, next) = (bare(a), bare(b));
    let like_you = ["un", "on", "us", "eu"].into_iter().any(|begin| next.starts_with(begin));
    let vowel = b.starts_with(|c: char| "aeiouAEIOU8".contains(c))
        || ["hour", "honest", "heir"].iter().any(|begin| next.starts_with(begin));
    if ["a", "A"].contains(&first) && a == first && vowel && !like_you {
        return Some("lacks an n");
    }
    if ["an", "An"].contains(&first) && b.starts_with(char::is_alphanumeric) && !vowel {
        return Some("has an n too many");
    }
    const NOT_PLURAL: [&str; 8] =
        ["has", "becomes", "begins", "brings", "forbids", "steps", "towards", "was"];
    let is_plural =
        next.len() > 2 && next.ends_with('s') && !next.ends_with("ss") && !NOT_PLURAL.contains(&next);
    if a == "1" && is_plural {
        return Some("counts one as several");
    }
    const WITH_S: [&str; 9] = ["pass", "miss", "press", "discuss", "always", "lose", "yours", "as", "does"];
    let third = next.len() > 2 && b.ends_with('s') && b.starts_with(char::is_lowercase);
    if first == "You" && a == "You" && third && !WITH_S.contains(&next) {
        return Some("says “you” with a verb in the third person");
    }
    if next == "you’s" || a == "you’s" || (a == "you’" && b.starts_with('s')) {
        return Some("says “you’s”");
    }
    let doubled =
        a == b && a.chars().all(char::is_alphabetic) && a.len() > 1 && !["that", "had"].contains(&a);
    doubled.then_some("says a word twice")
}

#[test]
fn what_was_wrong_is_found() {
    for sentence in [
        "Vous propose un échange.",
        "Vous s’y voit déjà.",
        "C’est dit. Vous résiste.",
        "Henri Maze et vous s’affrontent.",
        "Le sort de Émile.",
        "La main de Le Concierge.",
        "Le sort d’Yann.",
        "Gardez 1 points.",
        "Il y a 1 places.",
        "Nulle dans 1 demi-coups.",
        "Il reste 0 points.",
        "Il dit\u{202f}: «\u{202f}« Non »\u{202f}»",
        "Il dit\u{a0}: non.",
        "Oui !",
        "On reste reste là.",
    ] {
        assert_ne!(wrong(Language::Fr, sentence), Vec::<String>::new(), "{sentence}");
    }
    for sentence in [
        "You proposes it.",
        "Take a apple.",
        "It costs 1 points.",
        "Go on on it.",
        "It is you’s to do.",
        "“a",
        "“a “b””",
    ] {
        assert_ne!(wrong(Language::En, sentence), Vec::<String>::new(), "{sentence}");
    }
    for sentence in [
        "Vous vous en emparez.",
        "Vous n’y êtes pas.",
        "Ana et vous vous affrontez.",
        "C’est à vous.",
        "De onze à 1 à 2.",
        "0 point, 1 demi-coup, 2 demi-coups.",
    ] {
        assert_eq!(wrong(Language::Fr, sentence), Vec::<String>::new(), "{sentence}");
    }
    assert_eq!(wrong(Language::En, "You pass. A unit, an hour, 1 point."), Vec::<String>::new());
}

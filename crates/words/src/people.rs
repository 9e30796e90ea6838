//! People as sentences speak of them: by name or in the second person, with what grammar puts before a name and what
//! agrees with it.
//!
//! A sentence asks for a form with a function: `{ $who }` is the name, “vous” for who reads it; `{ OF($who) }` is
//! “de Bruno”, “d’Aoi”, “du Concierge” (“Bruno’s”, “your”); `{ TO($who) }` is “à Bruno”, “au Concierge”;
//! `{ THAT($who) }` is “que Bruno”, “qu’Aoi”; `{ OWN($who, "le nom", "votre nom") }` is “le nom d’Aoi”, “votre nom”; `{ AGREE($who, "propose", "proposent", "proposez") }` is the word that
//! goes with one, with several, with the reader. Plain texts are taken for names, and numbers agree with the first two.

use kernel::Language;

use crate::speaker::{Arg, capitalised, kind};

/// Stands before what is in upper case at the beginning of a sentence only: “vous”, the article of a name.
const MARK: char = '\u{e000}';

/// Somebody whom a sentence speaks of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    name: String,
    is_reader: bool,
}

/// Which form goes with somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Plain,
    Of,
    To,
    That,
}

impl Person {
    /// Somebody by name. Who plays alone may be called “you” and nothing else: that is who reads.
    pub fn named(name: impl Into<String>) -> Self {
        let name = name.into();
        let is_reader = ["Vous", "vous", "You", "you"].contains(&name.as_str());
        Self { name, is_reader }
    }

    /// The same, and whether that is who reads the sentence.
    pub fn told(name: impl Into<String>, is_reader: bool) -> Self {
        let person = Self::named(name);
        Self { is_reader: is_reader || person.is_reader, ..person }
    }

    fn form(&self, language: Language, form: Form) -> String {
        match language {
            Language::Fr if self.is_reader => match form {
                Form::Plain => format!("{MARK}vous"),
                Form::Of => format!("{MARK}de vous"),
                Form::To => format!("{MARK}à vous"),
                Form::That => format!("{MARK}que vous"),
            },
            Language::Fr => french(&self.name, form),
            Language::En => english(&self.name, self.is_reader, form),
        }
    }
}

fn english(name: &str, is_reader: bool, form: Form) -> String {
    let plain = match name.split_once(' ') {
        _ if is_reader => format!("{MARK}you"),
        Some(("The" | "the", rest)) => format!("{MARK}the {rest}"),
        _ => name.to_owned(),
    };
    match form {
        Form::Plain => plain,
        Form::Of if is_reader => format!("{MARK}your"),
        Form::Of => format!("{plain}’s"),
        Form::To => format!("{MARK}to {plain}"),
        Form::That => format!("{MARK}that {plain}"),
    }
}

/// An article that a name begins with, in lower case, with what parts it from the rest; and the rest.
fn article(name: &str) -> Option<(&'static str, &str)> {
    let (first, rest) = name.split_once([' ', '\u{a0}', '\'', '’'])?;
    let article = ["le", "la", "les", "l"].into_iter().find(|article| first.eq_ignore_ascii_case(article))?;
    let is_elided = name[first.len()..].starts_with(['\'', '’']);
    (!rest.is_empty() && is_elided == (article == "l")).then_some((article, rest))
}

fn french(name: &str, form: Form) -> String {
    if let Some((article, rest)) = article(name) {
        return format!("{MARK}{}{rest}", with_article(article, form));
    }
    match form {
        Form::Plain => name.to_owned(),
        Form::Of if elides(name) => format!("{MARK}d’{name}"),
        Form::Of => format!("{MARK}de {name}"),
        Form::To => format!("{MARK}à {name}"),
        Form::That if elides(name) => format!("{MARK}qu’{name}"),
        Form::That => format!("{MARK}que {name}"),
    }
}

fn with_article(article: &str, form: Form) -> &'static str {
    match (article, form) {
        ("le", Form::Plain) => "le ",
        ("le", Form::Of) => "du ",
        ("le", Form::To) => "au ",
        ("le", Form::That) => "que le ",
        ("la", Form::Plain) => "la ",
        ("la", Form::Of) => "de la ",
        ("la", Form::To) => "à la ",
        ("la", Form::That) => "que la ",
        ("les", Form::Plain) => "les ",
        ("les", Form::Of) => "des ",
        ("les", Form::To) => "aux ",
        ("les", Form::That) => "que les ",
        (_, Form::Plain) => "l’",
        (_, Form::Of) => "de l’",
        (_, Form::To) => "à l’",
        (_, Form::That) => "que l’",
    }
}

/// How names with a mute h begin, accents aside. Any other h is aspirated: Hans, Harry, Hiro, Hamid.
const MUTE: [&str; 15] = [
    "he", "hy", "habib", "hadri", "harmon", "hila", "hippo", "homer", "honor", "horac", "horte", "hubert",
    "hug", "huguett", "humbert",
];
/// And those of them that are aspirated all the same.
const ASPIRATED: [&str; 7] = ["heid", "hein", "helg", "helmu", "hendri", "hermann", "heros"];

/// Whether “de” and “que” lose their e before a name: a vowel, a mute h, a Y before a consonant.
fn elides(name: &str) -> bool {
    let plain: String = name.chars().take(8).map(unaccented).collect();
    let mut letters = plain.chars();
    match letters.next() {
        Some('a' | 'e' | 'i' | 'o' | 'u') => true,
        Some('h') => {
            let begins = |with: &[&str]| with.iter().any(|begin| plain.starts_with(begin));
            begins(&MUTE) && !begins(&ASPIRATED)
        }
        Some('y') => letters.next().is_some_and(|c| c.is_ascii_alphabetic() && !"aeiouy".contains(c)),
        _ => false,
    }
}

/// A letter of French in lower case and without its accent.
fn unaccented(letter: char) -> char {
    match kernel::lower(letter) {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'æ' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' | 'œ' | 'ō' => 'o',
        'ù' | 'ú' | 'û' | 'ü' | 'ū' => 'u',
        'ÿ' | 'ý' => 'y',
        other => other,
    }
}

/// All of them: “Ana, Bruno et vous”; what stands before a name stands before each.
pub(crate) fn plain(language: Language, people: &[Person]) -> String {
    joined(language, people, Form::Plain)
}

fn joined(language: Language, people: &[Person], form: Form) -> String {
    let and = match language {
        Language::Fr => "et",
        Language::En => "and",
    };
    // “qu’Ana et Bruno”, but “d’Ana et de Bruno”.
    let later = if form == Form::That { Form::Plain } else { form };
    let forms = |(n, person): (usize, &Person)| person.form(language, if n == 0 { form } else { later });
    let all: Vec<String> = people.iter().enumerate().map(forms).collect();
    match &all[..] {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// What a function of our files makes of a variable; nothing, for a function that we do not have.
pub(crate) fn call(language: Language, function: &str, arg: &Arg<'_>, words: &[String]) -> Option<String> {
    let form = match function {
        "OF" => Form::Of,
        "TO" => Form::To,
        "THAT" => Form::That,
        "AGREE" => return agreeing(language, arg, words),
        "OWN" => return owned(language, arg, words),
        _ => return None,
    };
    Some(match arg {
        Arg::People(people) => joined(language, people, form),
        Arg::Text(name) => Person::named(&**name).form(language, form),
        Arg::Number(number) => Person::named(number.to_string()).form(language, form),
    })
}

/// What is somebody’s, or the reader’s.
fn owned(language: Language, arg: &Arg<'_>, words: &[String]) -> Option<String> {
    let [theirs, yours] = words else { return None };
    let is_reader = match arg {
        Arg::People(people) => matches!(&people[..], [person] if person.is_reader),
        Arg::Text(name) => Person::named(&**name).is_reader,
        Arg::Number(_) => false,
    };
    if is_reader {
        Some(yours.clone())
    } else {
        let of = call(language, "OF", arg, &[])?;
        Some(match language {
            Language::Fr => format!("{theirs} {of}"),
            // “The name”, of Aoi: “Aoi’s name”.
            Language::En => format!("{of} {}", theirs.split_once(' ').map_or(&**theirs, |(_, thing)| thing)),
        })
    }
}

/// The word for one, for several, for the reader; without a word of its own the reader takes that for several.
fn agreeing(language: Language, arg: &Arg<'_>, words: &[String]) -> Option<String> {
    let [one, several, ..] = words else { return None };
    let reader = words.get(2).unwrap_or(several);
    let of = |people: &[Person]| match people {
        people if people.iter().any(|person| person.is_reader) => reader,
        [person] if !is_plural(language, &person.name) => one,
        [] => one,
        _ => several,
    };
    Some(match arg {
        Arg::Number(number) if kind(language, number.unsigned_abs()) == "one" => one.clone(),
        Arg::Number(_) => several.clone(),
        Arg::Text(name) => of(&[Person::named(&**name)]).clone(),
        Arg::People(people) => of(people).clone(),
    })
}

fn is_plural(language: Language, name: &str) -> bool {
    language == Language::Fr && article(name).is_some_and(|(article, _)| article == "les")
}

/// A plain text with a name in place of a hole, `%x`: “Obtenir de %x la lettre” is “Obtenir d’Aoi la lettre”.
pub fn name_in(text: &str, hole: &str, name: &str) -> String {
    let person = Person::named(name);
    let forms = [("de ", Form::Of), ("à ", Form::To), ("que ", Form::That), ("Que ", Form::That)];
    let french = forms.into_iter().find_map(|(before, form)| {
        let slot = format!("{before}{hole}");
        // A word of its own, not the end of “regarde”.
        let mut places = text.match_indices(&slot).map(|(at, _)| at);
        let at = places.find(|at| !text[..*at].ends_with(char::is_alphabetic))?;
        let after = &text[at + slot.len()..];
        Some(format!("{}{}{after}", &text[..at], person.form(Language::Fr, form)))
    });
    settled(&french.unwrap_or_else(|| text.replace(hole, &person.form(Language::Fr, Form::Plain))))
}

/// A sentence with its marks gone: upper case after them where a sentence begins.
pub(crate) fn settled(said: &str) -> String {
    let mut pieces = said.split(MARK);
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let before = text.trim_end_matches([' ', '\u{a0}', '\u{202f}']);
        let begins =
            before.is_empty() || (before.len() < text.len() && before.ends_with(['.', '!', '?', '…']));
        text += &if begins { capitalised(piece) } else { piece.to_owned() };
    }
    text
}

#[cfg(test)]
mod tests;

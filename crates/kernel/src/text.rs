//! Texts that people write: kept exactly as typed, cheap to hand around.

use std::{fmt, ops::Deref, sync::Arc};

use serde::{Deserialize, Serialize};

/// A text as somebody typed it. The rules look at its length and, where they must, at how it begins;
/// they never change it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(Arc<str>);

impl Deref for Text {
    type Target = str;
    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Text {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Text".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        String::json_schema(generator)
    }
}

/// What stands for a text that was spoken instead of written, in French and in English: where people talk, it does for
/// any text that the rules ask for.
pub const SAID_ALOUD: [&str; 2] = ["dit à voix haute", "said aloud"];

/// Whether a text only says that it was spoken.
pub fn is_said_aloud(text: &str) -> bool {
    SAID_ALOUD.contains(&text.trim())
}

/// The length a limit speaks of: Unicode scalar values, as a person's counter shows them.
pub fn length(text: &str) -> usize {
    text.chars().count()
}

/// Whether a text says nothing: empty, or nothing in it that can be seen.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || is_unseen(c))
}

/// Characters without width or ink: fillers, joiners, marks of direction, the blank of braille.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}')
}

/// Whether a text begins with these words, in any case; blanks and quotation marks before them do
/// not count, any blank may stand between them, and the last word must end there. What was said aloud began as it
/// should.
pub fn begins_with(text: &str, opening: &str) -> bool {
    if is_said_aloud(text) {
        return true;
    }
    let quotes = ['"', '\'', '«', '»', '“', '”', '„', '‹', '›', '‘', '’'];
    let start = text.trim_start_matches(|c: char| c.is_whitespace() || quotes.contains(&c));
    let mut given = start.chars().map(lower).peekable();
    for word in opening.split_whitespace() {
        while given.next_if(|c| c.is_whitespace()).is_some() {}
        for wanted in word.chars().map(lower) {
            if given.next() != Some(wanted) {
                return false;
            }
        }
        if given.peek().is_some_and(|c| c.is_ascii_alphanumeric() || ('À'..'\u{2000}').contains(c)) {
            return false;
        }
    }
    true
}

/// A letter of French or English in lower case. (The tables of all scripts would be a fiftieth of what a phone
/// downloads.)
pub fn lower(letter: char) -> char {
    match letter {
        'A'..='Z' => letter.to_ascii_lowercase(),
        'À'..='Ö' | 'Ø'..='Þ' => shifted(letter, 32),
        'Œ' => 'œ',
        'Ÿ' => 'ÿ',
        _ => letter,
    }
}

/// A text in lower case, letter by letter.
pub fn lowered(text: &str) -> String {
    text.chars().map(lower).collect()
}

/// A letter of French or English in upper case.
pub fn upper(letter: char) -> char {
    match letter {
        'a'..='z' => letter.to_ascii_uppercase(),
        'à'..='ö' | 'ø'..='þ' => shifted(letter, -32),
        'œ' => 'Œ',
        'ÿ' => 'Ÿ',
        _ => letter,
    }
}

fn shifted(letter: char, by: i32) -> char {
    u32::from(letter).checked_add_signed(by).and_then(char::from_u32).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_french_and_english_have_two_cases() {
        for letter in "abcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôöœùûüÿñ".chars() {
            let [capital] = letter.to_uppercase().collect::<Vec<_>>()[..] else { panic!("{letter}") };
            assert_eq!((upper(letter), lower(capital)), (capital, letter));
        }
        for other in "1 ×÷ß漢«".chars() {
            assert_eq!((upper(other), lower(other)), (other, other));
        }
    }

    #[track_caller]
    fn check(text: &str, opening: &str, expected: bool) {
        assert_eq!(begins_with(text, opening), expected, "{text:?} / {opening:?}");
    }

    #[test]
    fn an_opening_is_found_in_any_case_behind_blanks_and_quotes() {
        check("Je veux être riche", "Je veux", true);
        check("  « JE  VEUX\u{a0}la lune »", "Je veux", true);
        check("“i want it all”", "I want", true);
        check("I want", "I want", true);
        check("I wanted it", "I want", false);
        check("Jeveux", "Je veux", false);
        check("Être riche", "Je veux", false);
        check("I wanté", "I want", false);
        check("I want… everything", "I want", true);
        check("dit à voix haute", "Je veux", true);
        check("said aloud", "I want", true);
        check("dit à voix basse", "Je veux", false);
        check("", "Je veux", false);
    }

    #[test]
    fn lengths_count_characters() {
        assert_eq!(length("été"), 3);
        assert!(is_blank(" \u{a0}\n"));
        assert!(is_blank("\u{200b}\u{2800} \u{feff}"));
        assert!(!is_blank("\u{200b}a") && !is_blank("👩\u{200d}🚀"));
        assert!(!is_blank("\u{0}"));
    }
}

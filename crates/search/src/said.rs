//! What was said in a game: a bot says no sentence twice, whoever said it first.

use std::collections::BTreeSet;

use kernel::json;
use serde::Serialize;
use serde_json::Value;

/// Every text that a seat was told, read as the game goes on.
#[derive(Debug, Clone, Default)]
pub(crate) struct Said {
    n_read: usize,
    texts: BTreeSet<String>,
}

impl Said {
    /// Reads what was told since; a game that has gone back is read again.
    pub(crate) fn hear<N: Serialize>(&mut self, told: &[N]) {
        if told.len() < self.n_read {
            *self = Self::default();
        }
        for notice in &told[self.n_read..] {
            self.read(json::value(notice));
        }
        self.n_read = told.len();
    }

    fn read(&mut self, value: Value) {
        match value {
            Value::String(text) => _ = self.texts.insert(text),
            Value::Array(all) => all.into_iter().for_each(|each| self.read(each)),
            Value::Object(all) => all.into_iter().for_each(|(_, each)| self.read(each)),
            Value::Null | Value::Bool(_) | Value::Number(_) => (),
        }
    }

    /// Whether this was said; `%` and a letter stand for whatever was put there.
    pub(crate) fn has(&self, text: &str) -> bool {
        match text.contains('%') {
            true => self.texts.iter().any(|said| is_made_of(said, text)),
            // Something may have been said after it.
            false => self.texts.range(text.to_owned()..).next().is_some_and(|said| said.starts_with(text)),
        }
    }

    /// Whether this was said among other sentences; `%` and a letter stand for whatever was put there.
    pub(crate) fn has_within(&self, text: &str) -> bool {
        let pieces = text.split('%').enumerate().map(|(n, piece)| match n {
            0 => piece,
            // Without the letter of the hole.
            _ => piece.get(1..).unwrap_or_default(),
        });
        let longest = pieces.max_by_key(|piece| piece.len()).unwrap_or_default();
        self.speaks_of(longest)
    }

    /// Whether it was said within something else.
    pub(crate) fn speaks_of(&self, text: &str) -> bool {
        self.texts.iter().any(|said| said.contains(text))
    }

    /// Those of these texts that were not said yet.
    pub(crate) fn fresh<'t>(&self, texts: &'t [String]) -> Vec<&'t String> {
        texts.iter().filter(|text| !self.has(text)).collect()
    }
}

impl Said {
    /// New texts made of used-up ones by a few words more, or where those are used up as well, by some more.
    pub(crate) fn go_on(&self, texts: &[&String], tails: &[String]) -> Vec<String> {
        let twice = || {
            let pairs = tails.iter().flat_map(|first| tails.iter().map(move |then| (first, then)));
            pairs.filter(|(first, then)| first != then).map(|(first, then)| format!("{first}{then}"))
        };
        let with = |tail: &String| {
            let made = texts.iter().map(|text| match text.strip_suffix('.') {
                Some(text) => format!("{text}{tail}."),
                None => format!("{text}{tail}"),
            });
            made.filter(|made| !self.has(made)).collect::<Vec<_>>()
        };
        let once: Vec<String> = tails.iter().flat_map(with).collect();
        if once.is_empty() { twice().flat_map(|tail| with(&tail)).collect() } else { once }
    }
}

/// So many letters are enough to recognise a sentence that was said after another one.
const TELLING: usize = 12;

/// Whether a sentence was made of this one, in which `%` and a letter stand for something. What stands before it may
/// have changed with it, as *de* does.
pub(crate) fn is_made_of(said: &str, text: &str) -> bool {
    let Some((before, after)) = text.split_once('%') else { return said == text };
    let after = after.get(1..).unwrap_or_default();
    let before = before.trim_end_matches("de ").trim_end_matches("à ").trim_end_matches("que ");
    let begins = said.starts_with(before) || before.len() >= TELLING && said.contains(before);
    said.len() >= before.len() + after.len() && begins && said.ends_with(after)
}

/// The words of a text by which it can be recognised, in lower case.
pub(crate) fn telling_words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.chars().count() >= 5).map(str::to_lowercase)
}

/// Whether two texts share such a word.
pub(crate) fn speak_of_the_same(one: &str, other: &str) -> bool {
    let words: BTreeSet<String> = telling_words(one).collect();
    telling_words(other).any(|word| words.contains(&word))
}

/// How many of such words two texts have in common, by how they begin.
pub(crate) fn common_words(one: &str, other: &str) -> usize {
    let stem = |word: String| word.chars().take(5).collect::<String>();
    let words: BTreeSet<String> = telling_words(one).map(stem).collect();
    telling_words(other).map(stem).collect::<BTreeSet<_>>().intersection(&words).count()
}

/// The longest words of somebody else that are taken up.
const MOST_QUOTED: usize = 60;

/// Words of somebody's text that can be said again between quotation marks: its first sentence, if it is short.
pub(crate) fn quotable(text: &str) -> Option<String> {
    quotable_within(text, MOST_QUOTED)
}

/// The same with at most so many letters.
pub(crate) fn quotable_within(text: &str, most: usize) -> Option<String> {
    let first = without_brackets(text)
        .split(['.', '!', '?', '…', '\n', ';', ':'])
        .find(|part| !part.trim().is_empty())?
        .trim();
    let is_short = first.chars().count() <= most && first.split_whitespace().count() >= 2;
    // A bracket that is left may have lost the other one.
    let is_plain = !first.contains(['«', '»', '“', '”', '"', '%', '(', ')', '[', ']']);
    (is_short && is_plain).then(|| first.trim_end_matches(',').to_owned())
}

/// What somebody does stands in brackets, as a whole: the same without them.
fn without_brackets(text: &str) -> &str {
    let text = text.trim();
    text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_is_not_said_again() {
        let mut said = Said::default();
        said.hear(&[json::object([("text", Value::from("Raté."))])]);
        let texts = ["Raté.".to_owned(), "Encore.".to_owned()];
        assert_eq!(said.fresh(&texts), [&texts[1]]);
        let none: [Value; 0] = [];
        said.hear(&none);
        assert_eq!(said.fresh(&texts).len(), 2, "the game went back");
    }

    #[test]
    fn a_sentence_with_a_name_in_it_is_recognised() {
        assert!(is_made_of("Obtenir d’Aoi la vérité", "Obtenir de %x la vérité"));
        assert!(is_made_of("Retenir Bruno cette nuit", "Retenir %x cette nuit"));
        assert!(!is_made_of("Retenir Bruno", "Retenir %x cette nuit"));
    }

    #[test]
    fn a_sentence_is_recognised_among_others() {
        let mut said = Said::default();
        said.hear(&["On ferme. Le nom d’Aoi est resté sur la sonnette. Il pleut.".to_owned()]);
        assert!(said.has_within("Le nom de %x est resté sur la sonnette."));
        assert!(
            said.has_within("Il pleut.") && !said.has_within("Le nom de %x est oublié depuis longtemps.")
        );
    }

    #[test]
    fn what_is_used_up_goes_on_with_a_few_words_more() {
        let mut said = Said::default();
        let (text, tails) = ("Je force la porte.".to_owned(), [", ce soir".to_owned(), ", vite".to_owned()]);
        assert_eq!(said.go_on(&[&text], &tails), ["Je force la porte, ce soir.", "Je force la porte, vite."]);
        said.hear(&["Je force la porte, ce soir.", "Je force la porte, vite."]);
        assert_eq!(said.go_on(&[&text], &tails)[0], "Je force la porte, ce soir, vite.");
    }

    #[test]
    fn short_words_are_taken_up() {
        assert_eq!(quotable("Je reste là. Et toi ?").as_deref(), Some("Je reste là"));
        assert_eq!(quotable("Non."), None);
        assert_eq!(quotable("« Non » dit-il"), None);
    }

    #[test]
    fn what_somebody_does_is_taken_up_without_its_brackets() {
        let taken = |text| quotable(text);
        assert_eq!(taken("(pose les cafés. Il attend.)").as_deref(), Some("pose les cafés"));
        assert_eq!(taken("(lui prend la main)").as_deref(), Some("lui prend la main"));
        assert_eq!(taken("Je reste (encore. Un peu)"), None, "never cut inside a bracket");
        assert_eq!(taken("(rit. Fort) Je reste (ici)"), None);
    }

    #[test]
    fn texts_speak_of_the_same_thing_by_a_word() {
        assert!(speak_of_the_same("Je brûle le registre", "Le Registre du phare"));
        assert!(!speak_of_the_same("Je le brûle", "Le registre du phare"));
    }
}

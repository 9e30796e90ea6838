//! What the bots say.

use std::sync::OnceLock;

use kernel::Language;

use crate::{plain, shelf};

/// The texts of a game's bots in one language, in groups.
#[derive(Debug, Default)]
pub struct Bank(Vec<(String, Vec<String>)>);

impl Bank {
    /// The texts of a group, in their order; none, for a group that does not exist. The group
    /// `desire-money` holds the messages `bank-desire-money-1`, `bank-desire-money-2` …
    pub fn texts(&self, group: &str) -> &[String] {
        self.0.iter().find(|(name, _)| name == group).map_or(&[], |(_, texts)| texts)
    }

    /// The groups there are, in the order of the file.
    pub fn groups(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    pub(crate) fn read(ftl: &str) -> Self {
        let mut groups: Vec<(String, Vec<(u32, String)>)> = Vec::new();
        for (id, text) in plain::messages(ftl) {
            let Some((group, number)) = id.strip_prefix("bank-").and_then(|id| id.rsplit_once('-')) else {
                continue;
            };
            let Ok(number) = number.parse() else { continue };
            let place = groups.iter().position(|(name, _)| name == group).unwrap_or_else(|| {
                groups.push((group.to_owned(), Vec::new()));
                groups.len() - 1
            });
            let texts = &mut groups[place].1;
            let before = texts.iter().filter(|(n, _)| *n < number).count();
            texts.insert(before, (number, text));
        }
        let texts = |numbered: Vec<(u32, String)>| numbered.into_iter().map(|(_, text)| text).collect();
        Self(groups.into_iter().map(|(group, numbered)| (group, texts(numbered))).collect())
    }
}

static NOTHING: Bank = Bank(Vec::new());

/// What the bots of a game say; nothing, for a game without such texts, and for a page in the browser that has not
/// fetched them yet.
pub fn bank(language: Language, game: &str) -> &'static Bank {
    static READ: [[OnceLock<Bank>; 2]; 4] = [const { [const { OnceLock::new() }; 2] }; 4];
    let Some((files, read)) = shelf::BANKS
        .iter()
        .zip(&READ)
        .find_map(|((name, files), read)| (*name == game).then_some((files, read)))
    else {
        return &NOTHING;
    };
    let texts: Vec<&str> = files.iter().map(|file| file.text(language)).collect();
    if texts.iter().any(|text| text.is_empty()) {
        return &NOTHING;
    }
    read[usize::from(language == Language::En)].get_or_init(|| Bank::read(&texts.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_in_numeric_order() {
        let words = bank(Language::Fr, "pactes").texts("word");
        assert_eq!((words[0].as_str(), words[9].as_str(), words.len()), ("clef", "cousin", 48));
        assert_eq!(bank(Language::En, "pactes").texts("desire-money").len(), 3);
        assert!(bank(Language::En, "pactes").texts("nonsense").is_empty());
        assert_eq!(bank(Language::En, "chess").groups().count(), 0);
    }
}

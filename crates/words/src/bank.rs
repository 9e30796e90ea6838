//! What the bots say.

use std::{collections::BTreeMap, sync::OnceLock};

use kernel::Language;

use crate::{plain, shelf};

/// The texts of a game's bots in one language, in groups.
#[derive(Debug, Default)]
pub struct Bank(BTreeMap<String, Vec<String>>);

impl Bank {
    /// The texts of a group, in their order; none, for a group that does not exist. The group
    /// `desire-money` holds the messages `bank-desire-money-1`, `bank-desire-money-2` …
    pub fn texts(&self, group: &str) -> &[String] {
        self.0.get(group).map_or(&[], Vec::as_slice)
    }

    /// The groups there are.
    pub fn groups(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    pub(crate) fn read(ftl: &'static str) -> Self {
        let mut numbered: BTreeMap<String, BTreeMap<u32, String>> = BTreeMap::new();
        for (id, text) in plain::messages(ftl) {
            let Some((group, number)) = id.strip_prefix("bank-").and_then(|id| id.rsplit_once('-')) else {
                continue;
            };
            if let Ok(number) = number.parse() {
                numbered.entry(group.to_owned()).or_default().insert(number, text);
            }
        }
        Self(numbered.into_iter().map(|(group, texts)| (group, texts.into_values().collect())).collect())
    }
}

static NOTHING: Bank = Bank(BTreeMap::new());

/// A page in the browser has nothing to say before it has fetched the texts.
fn said(bank: &'static OnceLock<Bank>, text: &'static str) -> &'static Bank {
    if text.is_empty() { &NOTHING } else { bank.get_or_init(|| Bank::read(text)) }
}

/// What the bots of a game say; nothing, for a game without such texts.
pub fn bank(language: Language, game: &str) -> &'static Bank {
    static PACTES: [OnceLock<Bank>; 2] = [const { OnceLock::new() }; 2];
    static INNOMMABLE: [OnceLock<Bank>; 2] = [const { OnceLock::new() }; 2];
    static YONKOMA: [OnceLock<Bank>; 2] = [const { OnceLock::new() }; 2];
    static PSYCHODRAME: [OnceLock<Bank>; 2] = [const { OnceLock::new() }; 2];
    let index = match language {
        Language::Fr => 0,
        Language::En => 1,
    };
    match game {
        "pactes" => said(&PACTES[index], shelf::PACTES_BANK[0].text(language)),
        "innommable" => said(&INNOMMABLE[index], shelf::INNOMMABLE_BANK[0].text(language)),
        "yonkoma" => said(&YONKOMA[index], shelf::YONKOMA_BANK[0].text(language)),
        "psychodrame" => said(&PSYCHODRAME[index], shelf::PSYCHODRAME_BANK[0].text(language)),
        _ => &NOTHING,
    }
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

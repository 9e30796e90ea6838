//! The short text of each rule.

use std::sync::OnceLock;

use kernel::Language;

use crate::{plain, shelf};

/// The text of a rule as a player wants to read it, by its id in any case (`PAC-46`, `pac-46`); nothing, for
/// a rule that does not exist.
pub fn rule(language: Language, id: &str) -> Option<&'static str> {
    static TEXTS: [OnceLock<Vec<(String, String)>>; 2] = [const { OnceLock::new() }; 2];
    let index = match language {
        Language::Fr => 0,
        Language::En => 1,
    };
    // A page in the browser has the rules of one game, once it has fetched them.
    if shelf::RULES.iter().all(|file| file.text(language).is_empty()) {
        return None;
    }
    let read = || shelf::RULES.iter().flat_map(|file| plain::messages(file.text(language))).collect();
    let key = format!("rule-{}", id.to_ascii_lowercase());
    TEXTS[index].get_or_init(read).iter().find(|(id, _)| *id == key).map(|(_, text)| text.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_pactes_has_its_text() {
        for language in [Language::Fr, Language::En] {
            for number in 1..=93 {
                assert!(
                    rule(language, &format!("PAC-{number:02}")).is_some(),
                    "PAC-{number:02} {language:?}"
                );
            }
        }
        assert_eq!(rule(Language::Fr, "PAC-94"), None);
    }

    #[test]
    fn every_rule_of_yonkoma_has_its_text() {
        for language in [Language::Fr, Language::En] {
            for number in 1..=98 {
                let id = format!("YON-{number:02}");
                assert!(rule(language, &id).is_some(), "{id} {language:?}");
            }
        }
        assert_eq!(rule(Language::Fr, "YON-99"), None);
    }

    #[test]
    fn every_rule_of_psychopathe_has_its_text() {
        let document = include_str!("../../../docs/rules/psychopathe.md");
        let ids: Vec<&str> = document.split("**PSY-").skip(1).filter_map(|rest| rest.get(..2)).collect();
        assert!(ids.len() > 20, "the document names its rules in bold: {ids:?}");
        for language in [Language::Fr, Language::En] {
            for id in &ids {
                assert!(rule(language, &format!("PSY-{id}")).is_some(), "PSY-{id} {language:?}");
            }
        }
    }

    #[test]
    fn every_rule_of_innommable_has_its_text() {
        for language in [Language::Fr, Language::En] {
            for number in 1..=120 {
                assert!(
                    rule(language, &format!("INN-{number:02}")).is_some(),
                    "INN-{number:02} {language:?}"
                );
            }
        }
        assert_eq!(rule(Language::Fr, "INN-121"), None);
    }
}

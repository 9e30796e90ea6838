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

/// The rules of a game by the prefix of their ids, `PAC`, in the chapters of their file: what each is called, and the ids
/// of its rules in their order. Nothing, where they are not there.
pub fn chapters(language: Language, prefix: &str) -> Vec<(&'static str, Vec<String>)> {
    let start = format!("rule-{}-", prefix.to_ascii_lowercase());
    let texts = shelf::RULES.iter().map(|file| file.text(language));
    let lines = texts.filter(|text| text.contains(&start)).flat_map(str::lines);
    let mut chapters: Vec<(&str, Vec<String>)> = Vec::new();
    for line in lines {
        if let Some(title) = line.strip_prefix("## ") {
            chapters.push((title, Vec::new()));
        } else if line.starts_with(&start)
            && let Some((id, _)) = line.split_once(" =")
        {
            if chapters.is_empty() {
                chapters.push(("", Vec::new()));
            }
            let rules = chapters.last_mut().map(|(_, rules)| rules);
            rules.into_iter().for_each(|rules| rules.push(id["rule-".len()..].to_ascii_uppercase()));
        }
    }
    chapters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_stands_in_a_chapter_and_both_languages_have_the_same() {
        for (prefix, n_rules) in [("PAC", 93), ("PSD", 164), ("PSY", 25), ("INN", 120), ("YON", 98)] {
            let (french, english) = (chapters(Language::Fr, prefix), chapters(Language::En, prefix));
            let ids = |chapters: &[(&str, Vec<String>)]| -> Vec<Vec<String>> {
                chapters.iter().map(|(_, ids)| ids.clone()).collect()
            };
            assert_eq!(ids(&french), ids(&english), "{prefix}");
            assert!(french.len() > 4, "{prefix}: {french:?}");
            for (title, rules) in french.iter().chain(&english) {
                assert!(!title.is_empty() && !rules.is_empty(), "{prefix}: {title:?} {rules:?}");
                assert!(rules.iter().all(|id| rule(Language::Fr, id).is_some()), "{rules:?}");
            }
            assert_eq!(french.iter().map(|(_, rules)| rules.len()).sum::<usize>(), n_rules, "{prefix}");
        }
    }

    #[test]
    fn every_rule_has_its_text() {
        for (prefix, last) in [("PAC", 93), ("INN", 120), ("YON", 98)] {
            for language in [Language::Fr, Language::En] {
                for number in 1..=last {
                    let id = format!("{prefix}-{number:02}");
                    assert!(rule(language, &id).is_some(), "{id} {language:?}");
                }
                assert_eq!(rule(language, &format!("{prefix}-{}", last + 1)), None);
            }
        }
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
}

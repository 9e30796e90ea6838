//! Grammalecte, which reads French.

#![expect(clippy::disallowed_methods, reason = "a test starts the program that reads")]

use std::{collections::BTreeSet, fs, process::Command};

use serde_json::Value;

/// What it takes for an error and is right: `rule | words | why`.
const RIGHT: &str = include_str!("right.txt");

/// What no dictionary has: names, and words of the games.
const KNOWN: &str = include_str!("known.txt");

/// What an unknown word is called among the rules.
const SPELLING: &str = "spelling";

/// What it is not asked: columns in the terminal are set apart with spaces (doubled ones elsewhere the patterns see), and
/// many of our sentences are said within others, or begin with what somebody typed, so that they begin with any letter.
const OFF: [&str; 2] = ["esp", "maj"];

/// What it finds in sentences, each with where it stands, that is not known to be right; and what is known to be right
/// and is not found any more.
pub(super) fn unexpected(sentences: &[(&str, &str)]) -> Vec<String> {
    let found = read(sentences);
    let lines = |file: &'static str| file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let right = lines(RIGHT).map(|line| {
        let mut parts = line.splitn(3, " | ");
        let [rule, words, _why] =
            [parts.next(), parts.next(), parts.next()].map(|part| part.expect("rule | words | why"));
        (rule, words)
    });
    let spelt = lines(KNOWN).flat_map(str::split_whitespace).map(|word| (SPELLING, word));
    let known: Vec<(&str, &str)> = right.chain(spelt).collect();
    let mut used = BTreeSet::new();
    let mut wrong = Vec::new();
    for finding in &found {
        let fits = |known: &&(&str, &str)| known.0 == finding.rule && known.1 == finding.words;
        match known.iter().find(fits) {
            Some(entry) => {
                used.insert(entry);
            }
            None => wrong.push(format!(
                "{} | {} | {} [{}]",
                finding.rule, finding.words, finding.message, finding.place
            )),
        }
    }
    let stale = known.iter().filter(|entry| !used.contains(entry));
    wrong.extend(stale.map(|(rule, words)| format!("not found any more, take it out: {rule} | {words}")));
    wrong
}

struct Finding {
    rule: String,
    words: String,
    message: String,
    place: String,
}

fn read(sentences: &[(&str, &str)]) -> Vec<Finding> {
    let lines: Vec<String> = sentences.iter().map(|(sentence, _)| sentence.replace('\n', " ")).collect();
    let path = std::env::temp_dir().join(format!("tablee-phrasebook-{}.txt", std::process::id()));
    fs::write(&path, lines.join("\n")).expect("a file for Grammalecte");
    let output = Command::new("grammalecte-cli")
        .args(["-owe", "-j", "-f"])
        .arg(&path)
        .args(["-off"])
        .args(OFF)
        .output();
    let output = output.expect("grammalecte-cli reads the French: install the package grammalecte-cli");
    fs::remove_file(&path).expect("the file for Grammalecte");
    let text = String::from_utf8(output.stdout).expect("UTF-8 from Grammalecte");
    let told: Value = serde_json::from_str(&text)
        .unwrap_or_else(|why| panic!("{why}: {text} {}", String::from_utf8_lossy(&output.stderr)));
    let mut found = Vec::new();
    for paragraph in told["data"].as_array().expect("paragraphs") {
        let number =
            paragraph["iParagraph"].as_u64().and_then(|n| usize::try_from(n).ok()).expect("a number");
        let (line, place) = (&lines[number - 1], sentences[number - 1].1);
        let errors = |kind: &str| paragraph[kind].as_array().expect("errors").iter();
        let words = |error: &Value| -> String {
            let at =
                |name: &str| error[name].as_u64().and_then(|n| usize::try_from(n).ok()).expect("a place");
            line.chars().skip(at("nStart")).take(at("nEnd") - at("nStart")).collect()
        };
        for error in errors("lGrammarErrors") {
            let rule = error["sRuleId"].as_str().unwrap_or_default();
            found.push(Finding {
                rule: rule.split("__").nth(1).unwrap_or(rule).to_owned(),
                words: words(error),
                message: format!("{} << {line} >>", error["sMessage"].as_str().unwrap_or_default()),
                place: place.to_owned(),
            });
        }
        // Dice, squares and moves are no words: d20, a2-a1.
        for word in errors("lSpellingErrors").map(words).filter(|word| !word.contains(char::is_numeric)) {
            found.push(Finding {
                rule: SPELLING.to_owned(),
                words: word,
                message: format!("<< {line} >>"),
                place: place.to_owned(),
            });
        }
    }
    found
}

//! Every rule that the program enforces or shows has a test named after it.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Manifest;

use super::Tree;

const TAGS: [&str; 3] = ["[enforced]", "[shown]", "[table]"];

pub(super) fn untested(tree: &Tree) -> Vec<String> {
    games::ALL.into_iter().flat_map(|game| untested_of(tree, game)).collect()
}

fn untested_of(tree: &Tree, game: &Manifest) -> Vec<String> {
    let (last, letters, game) = (game.last_rule, game.rule_prefix, game.name);
    let path = format!("docs/rules/{game}.md");
    let (rules, mut wrong) = tagged(tree.text(&path), letters);
    if rules.is_empty() {
        wrong.push(format!("{path} names no rule"));
    }
    if rules.keys().filter_map(|id| id.parse().ok()).max() != Some(last) {
        wrong.push(format!("{path} does not end with {letters}-{last}, the last rule of its manifest"));
    }
    let tests = tests_of(tree, letters);
    let needed = rules.iter().filter(|(_, tag)| **tag != "[table]").map(|(id, _)| id);
    let missing = needed.filter(|id| !tests.contains(*id));
    let prefix = letters.to_lowercase();
    wrong.extend(missing.map(|id| format!("{letters}-{id}: no test is named {prefix}_{id}_…")));
    wrong
}

/// The rules of a document with their tags, and what is wrong with them.
fn tagged<'a>(document: &'a str, letters: &str) -> (BTreeMap<&'a str, &'static str>, Vec<String>) {
    let (mut rules, mut wrong) = (BTreeMap::new(), Vec::new());
    let start = format!("- **{letters}-");
    for line in document.lines() {
        let Some((id, rest)) = line.strip_prefix(&start).and_then(|rest| rest.split_once("**")) else {
            continue;
        };
        let tags: Vec<&str> = TAGS.into_iter().filter(|tag| rest.trim_start().starts_with(tag)).collect();
        match tags[..] {
            [tag] => {
                let tag = TAGS.into_iter().find(|t| *t == tag).unwrap_or(TAGS[0]);
                if rules.insert(id, tag).is_some() {
                    wrong.push(format!("{letters}-{id} stands twice in its document"));
                }
            }
            _ => wrong.push(format!("{letters}-{id} needs one of {}", TAGS.join(", "))),
        }
    }
    (rules, wrong)
}

/// The ids for which there is a test, as the document writes them.
fn tests_of<'a>(tree: &'a Tree, letters: &str) -> BTreeSet<&'a str> {
    let start = format!("fn {}_", letters.to_lowercase());
    let mut ids = BTreeSet::new();
    for (_, text) in tree.files("crates/", ".rs") {
        let mut after_test_attribute = false;
        for line in text.lines().map(str::trim_start) {
            if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
                after_test_attribute = true;
            } else if line.starts_with("fn ") || line.starts_with("async fn ") {
                let name = line.strip_prefix("async ").unwrap_or(line).strip_prefix(&start);
                if let Some((id, _)) =
                    name.filter(|_| after_test_attribute).and_then(|rest| rest.split_once('_'))
                {
                    ids.insert(id);
                }
                after_test_attribute = false;
            }
        }
    }
    ids
}

//! The texts that a page fetches: for each bundle and language what it says, the rules, what its bots say.

use std::{collections::BTreeMap, fs};

use anyhow::{Context as _, Result};

use crate::root;

/// The files of a bundle, by what they are for: `words-pactes-fr.json` holds the texts of its files by their names.
pub(super) fn texts(bundles: &[&str]) -> Result<BTreeMap<String, String>> {
    let mut all: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for language in ["fr", "en"] {
        let folder = root().join("crates/words/locales").join(language);
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let text = lean(&fs::read_to_string(&path)?);
            for bundle in bundles {
                if let Some(kind) = kind(&file, bundle) {
                    let name = format!("{kind}-{bundle}-{language}.json");
                    all.entry(name).or_default().insert(file.clone(), text.clone());
                }
            }
        }
    }
    let written = all.into_iter().map(|(name, texts)| Ok((name, serde_json::to_string(&texts)?)));
    written.collect()
}

/// What a file is for in this bundle, if it is.
fn kind(file: &str, bundle: &str) -> Option<&'static str> {
    let stem = file.strip_suffix(".ftl")?;
    let own = stem == bundle || stem.starts_with(&format!("{bundle}-")) || stem == format!("web-{bundle}");
    match stem {
        "web" => Some("words"),
        // What is said in a terminal.
        _ if !own || stem.ends_with("-terminal") => None,
        _ if stem.ends_with("-rules") => Some("rules"),
        _ if stem.ends_with("-bank") => Some("bank"),
        _ => Some("words"),
    }
}

/// Without what only its writers read. Where a chapter of the rules begins is read by all.
fn lean(text: &str) -> String {
    let is_chapter = |line: &str| line.starts_with("## ") && text.contains("\nrule-");
    let is_read = |line: &&str| !line.is_empty() && (!line.starts_with('#') || is_chapter(line));
    let kept = text.lines().filter(is_read);
    kept.flat_map(|line| [line, "\n"]).collect()
}

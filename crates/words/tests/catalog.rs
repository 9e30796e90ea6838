//! The two languages say the same things, and nothing is left over.

#![expect(clippy::disallowed_methods, reason = "a test reads the sources it speaks of")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use kernel::Language;
use words::catalog;

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];

#[test]
fn the_files_can_be_read() {
    for language in LANGUAGES {
        assert_eq!(catalog(language).1, Vec::<String>::new(), "{language:?}");
    }
}

/// What lies in a folder and on no shelf is checked by nobody and read by nobody.
#[test]
fn every_file_is_on_a_shelf() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for (language, folder) in LANGUAGES.into_iter().zip(["fr", "en"]) {
        let files = fs::read_dir(locales.join(folder)).expect("a folder").flatten();
        let files: BTreeSet<String> =
            files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        let shelved: BTreeSet<String> =
            catalog(language).0.into_iter().map(|sentence| sentence.file.to_owned()).collect();
        assert_eq!(shelved, files, "{folder}");
    }
}

#[test]
fn every_sentence_exists_in_both_languages_with_the_same_variables() {
    let [fr, en] = LANGUAGES.map(|language| catalog(language).0.into_iter().collect::<BTreeSet<_>>());
    let only = |a: &BTreeSet<words::CatalogEntry>, b: &BTreeSet<words::CatalogEntry>| {
        a.difference(b).map(|s| format!("{} {} {:?}", s.file, s.id, s.variables)).collect::<Vec<_>>()
    };
    assert_eq!(only(&fr, &en), Vec::<String>::new(), "in French only");
    assert_eq!(only(&en, &fr), Vec::<String>::new(), "in English only");
}

#[test]
fn no_id_is_there_twice_on_a_shelf() {
    for language in LANGUAGES {
        let mut seen = BTreeMap::new();
        for sentence in catalog(language).0 {
            let shelf = sentence.file.split(['-', '.']).next().unwrap_or_default();
            let before = seen.insert((shelf, sentence.id.clone()), sentence.file);
            assert_eq!(before, None, "{} is in {} too", sentence.id, sentence.file);
        }
    }
}

/// What the programs say: string literals that look like ids.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            literals(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            found.extend(text.split('"').filter(|word| is_id(word)).map(str::to_owned));
        }
    }
}

fn is_id(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// Everything said by the crates that speak.
fn said() -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for speaks in
        ["book", "words", "search", "server", "tablee", "web"].map(|name| crates.join(name).join("src"))
    {
        literals(&speaks, &mut said);
    }
    // The shelf is written at build time: `{{home-title}}` in the page, literals in its script and in xtask.
    literals(&crates.join("../xtask/src/web"), &mut said);
    for page in ["web/index.html", "web/shelf.js"] {
        let text = fs::read_to_string(crates.join(page)).expect("a page");
        let words = text.split(|c: char| "\"'`{}".contains(c)).map(str::trim);
        said.extend(words.filter(|word| is_id(word)).map(str::to_owned));
    }
    said
}

/// The variants of an enum of another crate, as they are written in ids.
fn variants(source: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(source);
    let text = fs::read_to_string(path).expect("a source file");
    let first = text.split("pub enum").nth(1).expect("an enum");
    let body = first.split("\n}").next().unwrap_or_default();
    let variant = |line: &str| {
        let name = line.strip_prefix("    ")?.split(" {").next()?.trim_end_matches(',');
        let is_variant = name.starts_with(|c: char| c.is_ascii_uppercase())
            && name.chars().all(|c| c.is_ascii_alphanumeric());
        is_variant.then(|| {
            let kebab: String = name
                .chars()
                .flat_map(
                    |c| if c.is_ascii_uppercase() { vec!['-', c.to_ascii_lowercase()] } else { vec![c] },
                )
                .collect();
            kebab.trim_start_matches('-').to_owned()
        })
    };
    body.lines().filter_map(variant).collect()
}

#[test]
fn every_refusal_of_the_table_has_its_sentence() {
    let said = catalog(Language::Fr).0.into_iter().filter(|sentence| sentence.file == "web.ftl");
    let said: BTreeSet<String> =
        said.filter_map(|sentence| sentence.id.strip_prefix("refused-").map(str::to_owned)).collect();
    assert_eq!(said, variants("table/src/refusal.rs"));
}

#[test]
fn every_refusal_of_psychopathe_has_its_sentence() {
    let said =
        catalog(Language::Fr).0.into_iter().filter(|sentence| sentence.file == "psychopathe-refusals.ftl");
    let said: BTreeSet<String> =
        said.filter_map(|sentence| sentence.id.strip_prefix("refusal-").map(str::to_owned)).collect();
    assert_eq!(said, variants("psychopathe/src/refusal.rs"));
}

#[test]
fn every_motion_of_the_table_has_its_sentences() {
    let (sentences, _) = catalog(Language::Fr);
    for part in ["agree-title-", "agree-what-", "agree-yes-", "agree-no-"] {
        let said = sentences.iter().filter(|sentence| sentence.file == "web.ftl");
        let said: BTreeSet<String> =
            said.filter_map(|sentence| sentence.id.strip_prefix(part).map(str::to_owned)).collect();
        assert_eq!(said, variants("table/src/motion.rs"), "{part}");
    }
}

/// What is composed: the table's refusals and motions by their names; the shelf, the credits and the welcome by the games'
/// names; what the games say of their values, which their own tests go through.
fn is_composed(sentence: &words::CatalogEntry) -> bool {
    const OF_ALL: [&str; 4] = ["refused-", "agree-", "credits-", "book-list-"];
    const OF_GAMES: [&str; 5] = ["pactes-", "psychodrame-", "innommable-", "yonkoma-", "psychopathe-"];
    let begins = |with: &[&str], text: &str| with.iter().any(|begin| text.starts_with(begin));
    let of_game = begins(&OF_GAMES, sentence.file) && !sentence.file.ends_with("-terminal.ftl");
    of_game
        || begins(&OF_ALL, &sentence.id)
        || sentence.id.contains("-welcome-")
        || sentence.id.contains("-book-")
        || sentence.id.ends_with("-facts")
        || sentence.id.ends_with("-pitch")
        || sentence.id.ends_with("-open")
}

/// What the board of a game says: it composes its ids, and is checked where it lives.
fn is_page(file: &str) -> bool {
    file.ends_with("-web.ftl")
}

/// Texts that are looked up by a number or a name, not by a literal.
fn is_plain(file: &str) -> bool {
    file.ends_with("-rules.ftl") || file.ends_with("-bank.ftl") || file.ends_with("-lessons.ftl")
}

#[test]
fn every_sentence_is_said_somewhere() {
    let said = said();
    let sentences = catalog(Language::Fr)
        .0
        .into_iter()
        .filter(|sentence| !is_plain(sentence.file) && !is_page(sentence.file) && !is_composed(sentence));
    let silent: Vec<String> = sentences.map(|s| s.id).filter(|id| !said.contains(id)).collect();
    assert_eq!(silent, Vec::<String>::new(), "said nowhere");
}

#[test]
fn every_id_in_the_programs_has_its_sentence() {
    let (sentences, _) = catalog(Language::Fr);
    let files: BTreeSet<&str> = sentences.iter().filter_map(|s| s.file.strip_suffix(".ftl")).collect();
    let ids: BTreeSet<&str> = sentences.iter().map(|sentence| sentence.id.as_str()).collect();
    // What a sentence of Pactes begins with.
    let families = ["notice-", "choice-", "action-", "await-", "help-"];
    let missing: Vec<String> = said()
        .into_iter()
        .filter(|id| families.iter().any(|family| id.starts_with(family) && id != family))
        .filter(|id| !ids.contains(id.as_str()) && !files.contains(id.as_str()))
        .collect();
    assert_eq!(missing, Vec::<String>::new(), "without a sentence");
}

#[test]
fn plain_texts_have_no_variables() {
    for sentence in catalog(Language::Fr).0.into_iter().filter(|sentence| is_plain(sentence.file)) {
        assert!(sentence.variables.is_empty(), "{}", sentence.id);
    }
}

#[test]
fn french_is_set_as_french_is_set() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/fr");
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    for entry in entries {
        let text = fs::read_to_string(entry.path()).expect("a file");
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
            // U+202F, neither a space nor U+00A0, before what stands high and inside quotation marks.
            let line = line.replace('\u{a0}', " ");
            let wrong =
                [" ;", " !", " ?", " :", "« ", " »", "'", "..."].into_iter().find(|mark| line.contains(mark));
            assert_eq!(wrong, None, "{}:{number}: {line}", entry.path().display());
        }
    }
}

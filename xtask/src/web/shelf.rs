//! The shelf: HTML in both languages, written from the manifests and the words before anybody asks for it, so that it is
//! painted without a line of wasm. The style hides the language that is not read.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context as _, Result, ensure};
use kernel::{Language, Manifest};
use words::{Args, Shelf, Speaker};

/// The languages with their names in markup and for those who read them.
const LANGUAGES: [(Language, &str, &str); 2] =
    [(Language::Fr, "fr", "Français"), (Language::En, "en", "English")];
/// The game with pages of its own on this device: lessons, puzzles, a board to study on.
const WITH_PAGES: &str = "psychopathe";
/// What the script says, with what each sentence speaks of.
const SAID: [(&str, &[&str]); 17] = [
    ("close", &[]),
    ("code-unknown", &[]),
    ("failed-away", &[]),
    ("failed-too-many", &[]),
    ("forget-now", &[]),
    ("forget-table", &["names"]),
    ("mine-all", &[]),
    ("mine-awaited", &[]),
    ("mine-awaited-too", &[]),
    ("mine-consent", &[]),
    ("mine-lobby", &[]),
    ("mine-more", &["n"]),
    ("mine-others", &["n"]),
    ("mine-resume", &[]),
    ("mine-waits-for", &["names"]),
    ("table-beginning", &[]),
    ("table-over", &[]),
];

fn speaker(language: Language) -> Speaker {
    Speaker::page(language, Shelf::WEB)
}

/// The page, from its template: `{{id}}` is a sentence, and what stands between `<!-- each game -->` and `<!-- end -->`
/// is written for each.
pub(super) fn page(source: &Path) -> Result<String> {
    let template = fs::read_to_string(source.join("index.html"))?;
    let covers = fs::read_to_string(source.join("covers.svg"))?;
    let text = for_each_game(&template)?.replace("{{covers}}", covers.trim_end());
    say_all(&text.replace("{{languages}}", &languages()))
}

fn for_each_game(template: &str) -> Result<String> {
    let mut parts = template.split("<!-- each game -->\n");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (each, after) = part.split_once("<!-- end -->\n").context("what is for each game has an end")?;
        text.extend(games::ALL.map(|game| of_game(each, game)));
        text.push_str(after);
    }
    Ok(text)
}

fn of_game(text: &str, game: &Manifest) -> String {
    let own = format!("<a id=\"{0}\" href=\"#/{0}\">{{{{{0}-open}}}}</a>", game.name);
    let is_first = game.name == games::ALL[0].name;
    text.replace(" OWN", &if game.name == WITH_PAGES { format!(" {own}") } else { String::new() })
        .replace("CHECKED", if is_first { " checked" } else { "" })
        .replace("GAME", game.name)
        .replace("TITLE", game.title)
}

/// Both languages to choose from; the script marks the one that is read.
fn languages() -> String {
    let button = |(_, tag, name): (Language, &str, &str)| {
        let short = tag.to_uppercase();
        format!(r#"<button type="button" lang="{tag}" aria-label="{short}, {name}">{short}</button>"#)
    };
    let buttons: String = LANGUAGES.map(button).concat();
    let label = LANGUAGES.map(|(language, ..)| speaker(language).just("languages")).join(" / ");
    format!(r#"<div class="languages" role="group" aria-label="{label}">{buttons}</div>"#)
}

/// With each sentence in both languages.
fn say_all(text: &str) -> Result<String> {
    let mut parts = text.split("{{");
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (id, after) = part.split_once("}}").context("a sentence's id has an end")?;
        for (language, tag, _) in LANGUAGES {
            let sentence = speaker(language).just(id);
            ensure!(sentence != id, "there is no sentence `{id}` for the shelf");
            said += &format!(r#"<span lang="{tag}">{}</span>"#, escaped(&sentence));
        }
        said += after;
    }
    Ok(said)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// What the script says, as it reads it: by language and id, `{n}` where a number stands, and apart for one.
pub(super) fn words() -> Result<String> {
    let mut all = BTreeMap::new();
    for (language, tag, _) in LANGUAGES {
        let speaker = speaker(language);
        let mut said = BTreeMap::new();
        for (id, about) in SAID {
            let open = about.iter().fold(Args::new(), |args, name| args.with(*name, format!("{{{name}}}")));
            said.insert(id.to_owned(), speaker.say(id, &open));
            if about.contains(&"n") {
                said.insert(format!("{id}.one"), speaker.say(id, &Args::new().with("n", 1)));
            }
        }
        for game in games::ALL {
            let far = Args::new().with("game", game.name).with("n", "{n}");
            said.insert(format!("progress-{}", game.name), speaker.say("table-progress", &far));
            for (action, verb) in words::asked(language, game.name) {
                let asks = speaker.say("mine-asks", &Args::new().with("what", verb));
                said.insert(format!("asks-{}-{action}", game.name), asks);
            }
        }
        all.insert(tag, said);
    }
    Ok(inside(&serde_json::to_string(&all)?))
}

/// The games and their titles, in the order of the shelf.
pub(super) fn titles() -> String {
    games::ALL.map(|game| format!("{:?}: {:?}", game.name, game.title)).join(", ")
}

/// What stands between the braces of an object.
fn inside(object: &str) -> String {
    object.trim_start_matches('{').strip_suffix('}').unwrap_or(object).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    #[test]
    fn the_page_says_everything_in_both_languages() {
        let page = page(&root().join("crates/web")).expect("the page");
        assert!(!page.contains("{{") && !page.contains("GAME") && !page.contains("TITLE"), "{page}");
        for game in games::ALL {
            for id in ["try-alone", "pass-and-play", "online"] {
                assert!(page.contains(&format!("id=\"{id}-{}\"", game.name)), "{id} {}", game.name);
            }
            assert!(page.contains(&format!("id=\"cover-{}\"", game.name)), "a cover of {}", game.name);
        }
        assert_eq!(page.matches("<span lang=\"fr\">").count(), page.matches("<span lang=\"en\">").count());
        assert_eq!(page.matches(" checked").count(), 1);
    }

    #[test]
    fn the_script_has_its_words() {
        let words = format!("{{{}}}", words().expect("words"));
        let words: serde_json::Value = serde_json::from_str(&words).expect("an object");
        assert_eq!(words["fr"]["progress-pactes"], "manche {n} sur 6");
        assert_eq!(words["fr"]["asks-pactes-sign"], "À vous\u{202f}: signer le contrat");
        for game in games::ALL {
            assert!(!words::asked(Language::Fr, game.name).is_empty(), "what {} asks", game.name);
            let asks = format!("asks-{}-", game.name);
            for language in ["fr", "en"] {
                let said = words[language].as_object().expect("sentences");
                assert!(said.keys().any(|id| id.starts_with(&asks)), "{asks} in {language}");
            }
        }
        assert_eq!(words["en"]["mine-more.one"], "One more table, no hurry");
        assert_eq!(words["en"]["mine-more"], "{n} more tables, no hurry");
    }
}

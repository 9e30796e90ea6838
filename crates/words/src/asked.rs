//! What somebody is asked to do in any game, as a verb: for a list of tables, where no game is open.

use std::collections::BTreeMap;

use kernel::Language;

use crate::{Speaker, shelf::ASKED};

/// The name of each action of a game, in kebab case, with its verb; nothing of a game that there is not.
pub fn asked(language: Language, game: &str) -> BTreeMap<String, String> {
    let found = ASKED.iter().find(|(name, ..)| *name == game);
    let each = |(_, files, prefix): &(&str, &'static [crate::shelf::File], &str)| {
        let speaker = Speaker::new(language, files);
        let lines = files.iter().flat_map(|file| file.text(language).lines());
        let ids = lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        let verb = |id: &str| {
            let action = id.strip_prefix(prefix)?;
            // What is asked is more than the first thing to do, where much is done together.
            let asked = speaker.find(&format!("asked-{action}"), &crate::Args::new());
            Some((action.to_owned(), asked.unwrap_or_else(|| speaker.just(id))))
        };
        ids.filter_map(verb).collect()
    };
    found.map(each).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_says_what_it_asks_in_both_languages() {
        for (game, ..) in ASKED {
            let [fr, en] = [Language::Fr, Language::En].map(|language| asked(language, game));
            assert!(!fr.is_empty(), "{game}");
            assert!(fr.keys().eq(en.keys()), "{game}");
            assert!(fr.iter().all(|(action, verb)| Some(verb) != en.get(action)), "{game} in one language");
        }
        assert_eq!(asked(Language::Fr, "pactes")["sign"], "signer le contrat");
        assert_eq!(asked(Language::Fr, "psychodrame")["set-identity"], "créer votre personnage");
        assert_eq!(asked(Language::Fr, "innommable")["sacrifice"], "tenter, raconter ou prendre un dé");
        assert_eq!(asked(Language::Fr, "belote"), BTreeMap::new());
    }
}

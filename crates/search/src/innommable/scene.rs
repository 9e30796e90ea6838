//! What there is in a scene, by what was told of it: something to be opened, somebody to be asked, a place to be searched.

use ::innommable::{Happening, Notice};
use kernel::{Language, Text};
use words::bank;

use super::Mind;

/// The kinds of things, as the groups of the bank are called: `thing-open` lists them, `try-open` says what one does.
pub(super) const KINDS: [&str; 6] = ["open", "read", "hear", "person", "place", "touch"];

/// What stands before a noun.
const BEFORE: &str = " le la l les un une des du au aux ce cet cette ces son sa ses leur leurs notre votre vos mon ma \
    mes deux trois the a an this that these those his her their our your my two three some ";

/// What a text speaks of, in its order: its kind, and how it is called.
pub(super) fn things(language: Language, text: &str) -> Vec<(&'static str, &'static str)> {
    let text = text.to_lowercase();
    let words: Vec<&str> =
        text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_one = |noun: &str, word: &str| word == noun || word.strip_suffix(['s', 'x']) == Some(noun);
    let stands = |at: usize| {
        let before = at.checked_sub(1).map(|before| words[before]).unwrap_or_default();
        // “Quelqu’un lit” is no bed.
        let somebody = at.checked_sub(2).is_some_and(|first| words[first].starts_with("quelqu"));
        !before.is_empty() && BEFORE.contains(&format!(" {before} ")) && !somebody
    };
    let all = KINDS.into_iter().flat_map(|kind| {
        let lists = bank(language, "innommable").texts(&format!("thing-{kind}")).iter();
        lists.flat_map(|list| list.split(", ")).map(move |called| (kind, called))
    });
    let mut found: Vec<_> = all
        .filter_map(|(kind, called)| {
            let noun = called.rsplit([' ', '’']).next()?;
            let at = (0..words.len()).find(|at| is_one(noun, words[*at]) && stands(*at))?;
            Some((at, kind, called))
        })
        .collect();
    found.sort_unstable_by_key(|(at, ..)| *at);
    found.into_iter().map(|(_, kind, called)| (kind, called)).collect()
}

impl Mind<'_> {
    /// What was told of this scene, the newest first: by the Keeper, and by people.
    fn told_here(&self) -> Vec<&Text> {
        let mut told = Vec::new();
        for notice in self.known.told.iter().rev() {
            let Notice::Open(what) = notice else { continue };
            match what {
                Happening::SceneStarted { text, .. } => {
                    told.extend(text);
                    break;
                }
                Happening::PlayStarted { .. } => break,
                Happening::Narrated { by, text }
                    if *by == self.view.keeper || self.company.is_person(*by) =>
                {
                    told.push(text);
                }
                Happening::ActionHappened { text: Some(text), .. } => told.push(text),
                _ => (),
            }
        }
        told
    }

    /// What there is in this scene, what was told last first.
    pub(super) fn things_here(&self) -> Vec<(&'static str, &'static str)> {
        self.told_here().into_iter().flat_map(|text| things(self.view.language, text)).collect()
    }

    /// Something to be done with what there is in this scene, that nobody has done yet.
    pub(super) fn try_here(&mut self) -> Option<Text> {
        let bank = bank(self.view.language, "innommable");
        for (kind, called) in self.things_here() {
            let made = bank.texts(&format!("try-{kind}")).iter().map(|text| text.replace("%n", called));
            let made: Vec<String> = made.filter(|text| !self.said.has(text)).collect();
            // One thing is looked at once.
            if made.len() == bank.texts(&format!("try-{kind}")).len() {
                let index = self.chance.one_of(made.len());
                return made.get(index).map(|text| text.as_str().into());
            }
        }
        None
    }

    /// One of the places that everybody was told of, as it is said within a sentence.
    pub(super) fn spot(&self) -> Option<String> {
        let spots = self.view.setting.as_ref()?.spots.clone()?;
        let all: Vec<&str> =
            spots.split([',', '\n']).map(str::trim).filter(|spot| !spot.is_empty()).collect();
        let at = usize::try_from(self.view.scene).unwrap_or(0).checked_rem(all.len())?;
        all.get(at).map(|spot| within(spot))
    }
}

/// “La criée” as it is written in the middle of a sentence: “la criée”.
pub(super) fn within(spot: &str) -> String {
    const ARTICLES: [&str; 9] = ["La ", "Le ", "Les ", "L’", "Un ", "Une ", "The ", "A ", "An "];
    let mut letters = spot.chars();
    match (ARTICLES.iter().any(|article| spot.starts_with(article)), letters.next()) {
        (true, Some(first)) => first.to_lowercase().chain(letters).collect(),
        _ => spot.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_is_recognised_by_its_nouns() {
        let fr = |text| things(Language::Fr, text);
        let orchard = fr("À l’aube, dans le verger, des pommes mordues. Une vieille porte bat.");
        assert_eq!(orchard, [("place", "le verger"), ("touch", "la pomme")]);
        assert_eq!(fr("La porte est fermée."), [("open", "la porte")]);
        assert!(fr("Il porte un chapeau, et quelqu’un lit.").is_empty(), "no door, no bed");
        assert_eq!(
            things(Language::En, "The workman waits by a door."),
            [("person", "the workman"), ("open", "the door")]
        );
    }

    #[test]
    fn a_spot_is_said_within_a_sentence() {
        assert_eq!(within("La criée"), "la criée");
        assert_eq!(within("Marseille"), "Marseille");
    }
}

//! The situation that a game is about: one of the openings of the bank, brought into play scene by scene.

use ::psychodrame::{Concern, Notice, View};
use kernel::{Language, Text};
use words::psychodrame::bank;

use super::{Mind, speak::filled};
use crate::said::Said;

/// The openings in the bank.
const OPENINGS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

fn texts(language: Language, which: &str, part: &str) -> &'static [String] {
    bank(language).texts(&format!("opening-{which}-{part}"))
}

/// The opening that a game is about: the one that has begun, else one of those that have not, by luck.
fn under_way(language: Language, said: &Said, luck: impl FnOnce(usize) -> usize) -> &'static str {
    let n_told = |which: &str| {
        let places = texts(language, which, "place");
        (places.iter().filter(|place| said.has(place)).count(), places.len())
    };
    let is_on = |which: &&str| matches!(n_told(which), (told @ 1.., all) if told < all);
    if let Some(which) = OPENINGS.into_iter().find(is_on) {
        return which;
    }
    let new: Vec<&'static str> = OPENINGS.into_iter().filter(|which| n_told(which).0 == 0).collect();
    new.get(luck(new.len())).copied().unwrap_or(OPENINGS[0])
}

/// A place and what happens there: they belong together, and nobody has told either.
fn next_scene(language: Language, said: &Said, which: &str) -> Option<(&'static String, &'static String)> {
    let mut both = texts(language, which, "place").iter().zip(texts(language, which, "what"));
    both.find(|(place, what)| !said.has(place) && !said.has(what))
}

/// Somebody who has not come in yet, and who that is.
fn next_person(view: &View, which: &str) -> Option<(&'static String, &'static String)> {
    let (names, who) = (texts(view.language, which, "secondary"), texts(view.language, which, "who"));
    let there = |name: &str| view.table.secondaries.iter().any(|other| &*other.name == name);
    names.iter().zip(who).find(|(name, _)| !there(name))
}

/// Where the next scene may play and what happens there to this character, from the opening that is under way; `luck`
/// chooses one of so many, before one is.
pub fn scene_to_come(
    view: &View,
    told: &[Notice],
    about: &str,
    luck: impl FnOnce(usize) -> usize,
) -> Option<(String, String)> {
    let mut said = Said::default();
    said.hear(told);
    let which = under_way(view.language, &said, luck);
    let (place, what) = next_scene(view.language, &said, which)?;
    Some((place.clone(), filled(what, "%x", about).to_string()))
}

/// Somebody of the opening that is under way who has not come in yet: a name, and who that is.
pub fn person_to_come(
    view: &View,
    told: &[Notice],
    luck: impl FnOnce(usize) -> usize,
) -> Option<(String, String)> {
    let mut said = Said::default();
    said.hear(told);
    let (name, who) = next_person(view, under_way(view.language, &said, luck))?;
    Some((name.clone(), who.clone()))
}

impl Mind<'_> {
    fn opening(&mut self) -> &'static str {
        let Self { said, chance, view, .. } = self;
        under_way(view.language, said, |n| chance.one_of(n))
    }

    /// The next text of the opening that nobody has said yet, in the order of the bank.
    fn next_of(&mut self, which: &str, part: &str) -> Option<&'static String> {
        self.said.fresh(texts(self.view.language, which, part)).first().copied()
    }

    /// Where a scene plays and what happens there, for whom it is about.
    pub(super) fn situation(&mut self, about: &str, touched: Option<Concern>) -> (Text, Text) {
        let which = self.opening();
        if self.style.speaks
            && let Some((place, what)) = next_scene(self.view.language, self.said, which)
        {
            return (place.as_str().into(), filled(what, "%x", about));
        }
        let place = self.say("place");
        let first = touched.unwrap_or(Concern::Recognition);
        let fresh = |concern: &Concern| {
            !self.said.fresh(bank(self.view.language).texts(&format!("what-{concern}"))).is_empty()
        };
        let about = [first].into_iter().chain(Concern::ALL).find(fresh).unwrap_or(first);
        (place, self.say(&format!("what-{about}")))
    }

    /// Somebody of the opening who has not come in yet, and who that is.
    pub(super) fn newcomer(&mut self) -> (Text, Option<Text>) {
        let which = self.opening();
        match next_person(self.view, which).filter(|_| self.style.speaks) {
            Some((name, who)) => (name.as_str().into(), Some(who.as_str().into())),
            None => (self.fresh("secondary"), self.tell("secondary-who")),
        }
    }

    /// A line of the opening, else one in the mood of one's own character.
    pub(super) fn line(&mut self) -> Option<Text> {
        let which = self.opening();
        if !self.style.speaks || self.by_whim(50) {
            return self.mood("line").or_else(|| self.of_opening(which, "line"));
        }
        self.of_opening(which, "line").or_else(|| self.mood("line"))
    }

    /// How a scene closes.
    pub(super) fn closing_line(&mut self) -> Option<Text> {
        let which = self.opening();
        self.of_opening(which, "close").or_else(|| self.tell("close"))
    }

    fn of_opening(&mut self, which: &str, part: &str) -> Option<Text> {
        let text = self.next_of(which, part).filter(|_| self.style.speaks)?;
        Some(text.as_str().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(texts: &[&String]) -> Said {
        let mut said = Said::default();
        said.hear(texts);
        said
    }

    #[test]
    fn a_place_and_what_happens_there_belong_together() {
        for language in [Language::Fr, Language::En] {
            for which in OPENINGS {
                let (places, whats) = (texts(language, which, "place"), texts(language, which, "what"));
                assert!(!places.is_empty() && places.len() == whats.len(), "{which}");
                let (mut told, mut n) = (Vec::new(), 0);
                while let Some((place, what)) = next_scene(language, &said(&told), which) {
                    assert_eq!((place, what), (&places[n], &whats[n]), "{which}");
                    // Whoever frames it may keep the place alone.
                    told.push(place);
                    n += 1;
                }
                assert_eq!(n, places.len(), "{which}");
            }
        }
    }

    #[test]
    fn the_opening_that_has_begun_goes_on_until_it_is_told() {
        for language in [Language::Fr, Language::En] {
            for which in OPENINGS {
                let places = texts(language, which, "place");
                let begun = said(&[&places[0]]);
                assert_eq!(under_way(language, &begun, |_| panic!("no luck is needed")), which);
                let over = said(&places.iter().collect::<Vec<_>>());
                assert_ne!(under_way(language, &over, |_| 0), which);
            }
        }
    }
}

//! The situation that a game is about: one of the openings of the bank, brought into play scene by scene.

use ::psychodrame::{CharacterId, Concern, Notice, View};
use kernel::{Language, Text};
use words::psychodrame::bank;

use super::{Mind, speak::filled};
use crate::said::{Said, is_made_of};

/// Parts whose first texts belong each to the place of its number; those after them suit any.
const BY_SCENE: [&str; 5] = ["goal", "won", "lost", "close", "line"];

/// The openings in the bank.
const OPENINGS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

fn texts(language: Language, which: &str, part: &str) -> &'static [String] {
    bank(language).texts(&format!("opening-{which}-{part}"))
}

/// The opening that a game is about: something of it was told.
fn begun(language: Language, said: &Said) -> Option<&'static str> {
    let told = |which: &str, part: &str| texts(language, which, part).iter().any(|text| said.has(text));
    // Whoever frames a scene may keep the place alone, or what happens there.
    let with = |part: &str| OPENINGS.into_iter().find(|which| told(which, part));
    with("place").or_else(|| with("what"))
}

/// The opening that a game is about from its first scene to its last; before, one of them by luck.
fn under_way(language: Language, said: &Said, luck: impl FnOnce(usize) -> usize) -> &'static str {
    begun(language, said)
        .unwrap_or_else(|| OPENINGS.get(luck(OPENINGS.len())).copied().unwrap_or(OPENINGS[0]))
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

/// What the opening under way has for a moment, `line`, `close`, `risk`, `accept`, `refuse`: what belongs to the scene of
/// now first, then what suits any; nobody has said it yet.
pub fn text_to_come(
    view: &View,
    told: &[Notice],
    part: &str,
    luck: impl FnOnce(usize) -> usize,
) -> Option<String> {
    let mut said = Said::default();
    said.hear(told);
    let which = begun(view.language, &said)?;
    let any = suit_any(view.language, &said, which, part);
    let text = of_this_scene(view, &said, which, part).or_else(|| any.get(luck(any.len())).copied());
    text.cloned()
}

/// The place of the opening where the scene of now plays: what happens there must be what the opening says.
fn here(view: &View, which: &str) -> Option<usize> {
    let what = &view.table.scene.as_ref()?.what;
    texts(view.language, which, "what").iter().position(|text| is_made_of(what, text))
}

/// The text of a part that belongs to the scene of now, if nobody has said it yet.
fn of_this_scene(view: &View, said: &Said, which: &str, part: &str) -> Option<&'static String> {
    let all = texts(view.language, which, part);
    let text = if BY_SCENE.contains(&part) { all.get(here(view, which)?)? } else { return None };
    (!said.has(text)).then_some(text)
}

/// The texts of a part that suit any scene of the opening and that nobody has said yet.
fn suit_any(language: Language, said: &Said, which: &str, part: &str) -> Vec<&'static String> {
    let n_tied = if BY_SCENE.contains(&part) { texts(language, which, "place").len() } else { 0 };
    said.fresh(texts(language, which, part).get(n_tied..).unwrap_or_default())
}

impl Mind<'_> {
    fn opening(&mut self) -> &'static str {
        let Self { said, chance, view, .. } = self;
        under_way(view.language, said, |n| chance.one_of(n))
    }

    /// Where a scene plays and what happens there, for whom it is about. Once the opening is told, one comes back to its
    /// places.
    pub(super) fn situation(&mut self, about: &str, touched: Option<Concern>) -> (Text, Text) {
        let which = self.opening();
        if self.style.speaks
            && let Some((place, what)) = next_scene(self.view.language, self.said, which)
        {
            return (place.as_str().into(), filled(what, "%x", about));
        }
        let place = self.place_again(which).unwrap_or_else(|| self.say("place"));
        let first = touched.unwrap_or(Concern::Recognition);
        let fresh = |concern: &Concern| {
            !self.said.fresh(bank(self.view.language).texts(&format!("what-{concern}"))).is_empty()
        };
        let about = [first].into_iter().chain(Concern::ALL).find(fresh).unwrap_or(first);
        (place, self.say(&format!("what-{about}")))
    }

    fn place_again(&mut self, which: &str) -> Option<Text> {
        if !self.style.speaks {
            return None;
        }
        let language = self.view.language;
        let later = bank(language).texts("later").iter();
        let made = later.flat_map(|later| {
            texts(language, which, "place").iter().map(move |place| format!("{place}{later}"))
        });
        let all: Vec<String> = made.filter(|place| !self.said.has(place)).collect();
        let chosen = self.chance.one_of(all.len());
        all.get(chosen).map(|place| place.as_str().into())
    }

    /// Somebody of the opening who has not come in yet, and who that is.
    pub(super) fn newcomer(&mut self) -> (Text, Option<Text>) {
        let which = self.opening();
        match next_person(self.view, which).filter(|_| self.style.speaks) {
            Some((name, who)) => (name.as_str().into(), Some(who.as_str().into())),
            None => (self.fresh("secondary"), self.tell("secondary-who")),
        }
    }

    /// A line of the opening, else one in the mood of one's own character. That of the scene of now comes first.
    pub(super) fn line(&mut self) -> Option<Text> {
        if let Some(own) = self.of_this_scene("line") {
            return Some(own);
        }
        if self.by_whim(50) {
            return self.mood("line").or_else(|| self.of_opening("line"));
        }
        self.of_opening("line").or_else(|| self.mood("line"))
    }

    /// How a scene closes.
    pub(super) fn closing_line(&mut self) -> Option<Text> {
        let own = self.of_this_scene("close").or_else(|| self.of_opening("close"));
        own.or_else(|| self.tell("close"))
    }

    /// What somebody wants from this character in the scene of now.
    /// The opening knows what is wanted of whom the scene is about; of others one wants something for oneself.
    pub(super) fn goal(&mut self, against: CharacterId) -> Text {
        let name = self.name_of(against);
        let is_about = self.view.table.scene.as_ref().is_some_and(|scene| scene.focus == against);
        let of_scene = if is_about { self.of_this_scene("goal") } else { None };
        let goal = of_scene.map(|goal| filled(&goal, "%x", &name)).or_else(|| self.own_goal(&name));
        goal.unwrap_or_else(|| self.say_about("goal", "%x", &name))
    }

    /// What comes of a conflict, `won` or `lost`: the opening knows it, if the goal was its own.
    pub(super) fn outcome(&mut self, part: &str) -> Option<Text> {
        let own = self.is_about_its_goal().then(|| self.of_this_scene(part)).flatten();
        own.or_else(|| self.tell(part))
    }

    fn is_about_its_goal(&self) -> bool {
        let Some(which) = begun(self.view.language, self.said) else { return false };
        let goals = texts(self.view.language, which, "goal");
        let own = here(self.view, which).and_then(|here| goals.get(here));
        let goal = self.view.table.conflict().map(|conflict| &conflict.goal);
        own.zip(goal).is_some_and(|(own, goal)| is_made_of(goal, own))
    }

    fn of_this_scene(&self, part: &str) -> Option<Text> {
        let which = begun(self.view.language, self.said).filter(|_| self.style.speaks)?;
        of_this_scene(self.view, self.said, which, part).map(|text| text.as_str().into())
    }

    /// A text of a part that suits any scene of the opening and that nobody has said yet.
    pub(super) fn of_opening(&mut self, part: &str) -> Option<Text> {
        self.of_opening_about(part, "")
    }

    /// The same, with a name put in its place.
    pub(super) fn of_opening_about(&mut self, part: &str, about: &str) -> Option<Text> {
        let which = begun(self.view.language, self.said).filter(|_| self.style.speaks)?;
        let any = suit_any(self.view.language, self.said, which, part);
        let text = any.get(self.chance.one_of(any.len()))?;
        Some(if about.is_empty() { text.as_str().into() } else { filled(text, "%x", about) })
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
    fn the_opening_that_has_begun_goes_on_to_the_last_scene() {
        for language in [Language::Fr, Language::En] {
            for which in OPENINGS {
                let (places, whats) = (texts(language, which, "place"), texts(language, which, "what"));
                for told in [vec![&places[0]], vec![&whats[3]], places.iter().collect()] {
                    let on = under_way(language, &said(&told), |_| panic!("no luck is needed"));
                    assert_eq!(on, which, "{told:?}");
                }
            }
        }
    }

    #[test]
    fn every_opening_has_an_evening_of_its_own() {
        let part_sizes = [
            ("title", 1..=1),
            ("place", 8..=8),
            ("what", 8..=8),
            ("goal", 8..=99),
            ("won", 8..=99),
            ("lost", 8..=99),
            ("close", 9..=99),
            ("line", 12..=99),
            ("risk", 6..=99),
            ("accept", 4..=99),
            ("refuse", 4..=99),
            ("why", 4..=99),
            ("secondary", 4..=99),
        ];
        for language in [Language::Fr, Language::En] {
            for which in OPENINGS {
                for (part, size) in &part_sizes {
                    let n = texts(language, which, part).len();
                    assert!(size.contains(&n), "{which} {part}: {n}");
                }
                let who = texts(language, which, "who").len();
                assert_eq!(texts(language, which, "secondary").len(), who, "{which}");
            }
        }
    }

    #[test]
    fn no_sentence_of_the_openings_stands_elsewhere() {
        for language in [Language::Fr, Language::En] {
            let mut seen = std::collections::BTreeMap::new();
            for group in bank(language).groups() {
                for text in bank(language).texts(group) {
                    let before = seen.insert(text, group);
                    let is_own =
                        [Some(group), before].into_iter().flatten().any(|it| it.starts_with("opening-"));
                    assert!(before.is_none() || !is_own, "{text}: {group} and {before:?}");
                }
            }
        }
    }
}

//! What a bot says: texts from the bank, none twice in a game.

use ::psychodrame::{CharacterId, Emotion, Main, Notice};
use kernel::Text;
use words::psychodrame::bank;

use super::Mind;

/// Groups whose texts the rules ask for and a long game uses up: a few words more make another one of them.
const GOES_ON: [&str; 12] = [
    "risk",
    "goal",
    "inner",
    "trait",
    "new",
    "what",
    "place",
    "problem",
    "relation",
    "link",
    "nuance",
    "resolution",
];

/// What was told since the scene was framed, the last first.
pub(super) fn this_scene(told: &[Notice]) -> impl Iterator<Item = &Notice> {
    told.iter().rev().take_while(|notice| !matches!(notice, Notice::SceneFramed { .. }))
}

/// The highest emotion of a character.
pub(super) fn strongest(main: &Main) -> Emotion {
    Emotion::ALL.into_iter().max_by_key(|emotion| main.current(*emotion)).unwrap_or(Emotion::Anger)
}

/// A text with a word put in its place.
pub(super) fn filled(text: &str, slot: &str, word: &str) -> Text {
    match slot {
        "" => text.into(),
        "%x" => words::name_in(text, slot, word).into(),
        _ => text.replace(slot, word).into(),
    }
}

impl Mind<'_> {
    /// Something from a group that has to be there; a dash for those who do not speak.
    pub(super) fn say(&mut self, group: &str) -> Text {
        self.say_about(group, "", "")
    }

    /// Something from a group that has to be there, with a word put in its place.
    pub(super) fn say_about(&mut self, group: &str, slot: &str, word: &str) -> Text {
        let texts = bank(self.view.language).texts(group);
        if !self.style.speaks || texts.is_empty() {
            return "—".into();
        }
        let fresh = self.said.fresh(texts);
        let from: Vec<&String> = if fresh.is_empty() { texts.iter().collect() } else { fresh };
        let is_used_up = self.said.has(from[0]);
        let text = from[self.chance.one_of(from.len())];
        let goes_on = group.split('-').next().is_some_and(|first| GOES_ON.contains(&first));
        if is_used_up && goes_on {
            let tails = bank(self.view.language).texts("tail");
            let made = self.said.go_on(&[text], tails);
            if !made.is_empty() {
                return filled(&made[self.chance.one_of(made.len())], slot, word);
            }
        }
        filled(text, slot, word)
    }

    /// Something from a group that nobody has said yet; nothing, if there is none.
    pub(super) fn tell(&mut self, group: &str) -> Option<Text> {
        self.tell_about(group, "", "")
    }

    /// The same with a word put in its place. Once all were said, those that speak of something else are new ones.
    pub(super) fn tell_about(&mut self, group: &str, slot: &str, word: &str) -> Option<Text> {
        if !self.style.speaks {
            return Some("—".into());
        }
        let texts = bank(self.view.language).texts(group);
        let put = |text: &String| filled(text, slot, word);
        let mut new: Vec<Text> = self.said.fresh(texts).into_iter().map(put).collect();
        if new.is_empty() && !slot.is_empty() {
            let about_it = texts.iter().filter(|text| text.contains(slot)).map(put);
            new = about_it.filter(|text| !self.said.has(text)).collect();
        }
        let chosen = self.chance.one_of(new.len());
        new.get(chosen).cloned()
    }

    /// Why something that happened leaves a mark on somebody.
    pub(super) fn why(&mut self, victim: CharacterId) -> Option<Text> {
        let name = self.name_of(victim);
        let own = if self.by_whim(50) { self.of_opening_about("why", &name) } else { None };
        own.or_else(|| self.tell_about("why", "%x", &name))
    }

    /// What somebody answers who is challenged: now and then in words of the opening.
    pub(super) fn reply(&mut self, group: &str) -> Option<Text> {
        let own = if self.by_whim(50) { self.of_opening(group) } else { None };
        own.or_else(|| self.tell(group))
    }

    /// A number of a group that nobody's sheet shows yet.
    pub(super) fn fresh(&mut self, group: &str) -> Text {
        let texts = bank(self.view.language).texts(group);
        let taken = |text: &String| {
            let is = |other: &Option<Text>| other.as_ref().is_some_and(|other| **other == **text);
            self.view.table.mains.iter().any(|main| is(&main.name))
                || self.view.table.secondaries.iter().any(|secondary| *secondary.name == **text)
        };
        let free: Vec<&String> = texts.iter().filter(|text| !taken(text)).collect();
        if !self.style.speaks || free.is_empty() {
            return self.say(group);
        }
        free[self.chance.one_of(free.len())].as_str().into()
    }

    pub(super) fn name_of(&self, who: CharacterId) -> String {
        let main = self.view.table.main(who).and_then(|main| main.name.clone());
        let secondary = || self.view.table.secondary(who).map(|secondary| secondary.name.clone());
        main.or_else(secondary).map_or_else(|| "…".to_owned(), |name| name.to_string())
    }

    /// A line in the mood of one's own character.
    pub(super) fn mood(&mut self, kind: &str) -> Option<Text> {
        let mood = self.main().map_or(Emotion::Sadness, |(_, main)| strongest(main));
        self.tell(&format!("{kind}-{mood}"))
    }
}

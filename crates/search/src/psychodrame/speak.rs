//! What a bot says: texts from the bank, none twice in a row if it can be helped.

use ::psychodrame::{CharacterId, Emotion, Main, Notice};
use kernel::Text;

use super::Mind;

/// What was told since the scene was framed, the last first.
pub(super) fn this_scene(told: &[Notice]) -> impl Iterator<Item = &Notice> {
    told.iter().rev().take_while(|notice| !matches!(notice, Notice::SceneFramed { .. }))
}

/// The highest emotion of a character.
pub(super) fn strongest(main: &Main) -> Emotion {
    Emotion::ALL.into_iter().max_by_key(|emotion| main.current(*emotion)).unwrap_or(Emotion::Anger)
}

impl Mind<'_> {
    /// Something from a group; a dash for those who do not speak.
    pub(super) fn say(&mut self, group: &str) -> Text {
        self.say_about(group, "", "")
    }

    /// Something from a group, with a word put in its place.
    pub(super) fn say_about(&mut self, group: &str, slot: &str, word: &str) -> Text {
        let texts = words::psychodrame::bank(self.view.language).texts(group);
        if !self.style.speaks || texts.is_empty() {
            return "—".into();
        }
        let text = &texts[self.one_of(texts.len())];
        if slot.is_empty() { text.as_str().into() } else { text.replace(slot, word).into() }
    }

    /// A number of a group that nobody's sheet shows yet.
    pub(super) fn fresh(&mut self, group: &str) -> Text {
        let texts = words::psychodrame::bank(self.view.language).texts(group);
        let taken = |text: &String| {
            let is = |other: &Option<Text>| other.as_ref().is_some_and(|other| **other == **text);
            self.view.table.mains.iter().any(|main| is(&main.name))
                || self.view.table.secondaries.iter().any(|secondary| *secondary.name == **text)
        };
        let free: Vec<&String> = texts.iter().filter(|text| !taken(text)).collect();
        if !self.style.speaks || free.is_empty() {
            return self.say(group);
        }
        free[self.one_of(free.len())].as_str().into()
    }

    pub(super) fn name_of(&self, who: CharacterId) -> String {
        let main = self.view.table.main(who).and_then(|main| main.name.clone());
        let secondary = || self.view.table.secondary(who).map(|secondary| secondary.name.clone());
        main.or_else(secondary).map_or_else(|| "…".to_owned(), |name| name.to_string())
    }

    /// A line in the mood of one's own character.
    pub(super) fn mood(&mut self, kind: &str) -> Text {
        let mood = self.main().map_or(Emotion::Sadness, |(_, main)| strongest(main));
        self.say(&format!("{kind}-{mood}"))
    }
}

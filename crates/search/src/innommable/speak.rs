//! What the bots say.

use kernel::Text;
use words::bank;

use super::Mind;
use crate::said::is_made_of;

/// The mysteries in the bank.
pub(super) const MYSTERIES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

impl Mind<'_> {
    /// A text of a group that nobody has said yet; nothing, if there is none: then it is told aloud.
    pub(super) fn say(&mut self, group: &str) -> Option<Text> {
        let texts = self.said.fresh(bank(self.view.language, "innommable").texts(group));
        let index = self.chance.one_of(texts.len());
        texts.get(index).map(|text| text.as_str().into())
    }

    /// A text of a group that has to be there.
    pub(super) fn write(&mut self, group: &str) -> Text {
        if let Some(text) = self.say(group) {
            return text;
        }
        let texts = bank(self.view.language, "innommable").texts(group);
        let index = self.chance.one_of(texts.len());
        texts.get(index).map_or_else(|| "…".into(), |text| text.as_str().into())
    }

    /// Something to attempt: from the bank, then at one of the spots that the Keeper named.
    pub(super) fn attempt(&mut self, group: &str) -> Text {
        if let Some(text) = self.say(group) {
            return text;
        }
        let spots = self.view.setting.as_ref().and_then(|setting| setting.spots.clone());
        let spots = spots.map(|spots| spots.to_string()).unwrap_or_default();
        let texts = bank(self.view.language, "innommable").texts(&format!("{group}-at"));
        let there = spots.split(',').map(str::trim).filter(|spot| !spot.is_empty());
        let made = there.flat_map(|spot| texts.iter().map(move |text| text.replace("%s", spot)));
        let made: Vec<String> = made.filter(|text| !self.said.has(text)).collect();
        let index = self.chance.one_of(made.len());
        made.get(index).map_or_else(|| self.attempt_again(group), |text| text.as_str().into())
    }

    /// What was attempted before, in another way.
    fn attempt_again(&mut self, group: &str) -> Text {
        let bank = bank(self.view.language, "innommable");
        let texts: Vec<&String> = bank.texts(group).iter().collect();
        let made = self.said.go_on(&texts, bank.texts("tail"));
        let index = self.chance.one_of(made.len());
        made.get(index).map_or_else(|| self.write(group), |text| text.as_str().into())
    }

    /// Whether somebody says one of these.
    pub(super) fn is_of(&self, group: &str, text: Option<&Text>) -> bool {
        let bank = bank(self.view.language, "innommable");
        let texts = [group, &format!("{group}-at")].map(|group| bank.texts(group));
        // What was attempted in another way goes on with a few words more.
        let is_it = |text: &str, known: &str| {
            is_made_of(text, known) || text.starts_with(known.trim_end_matches('.'))
        };
        text.is_some_and(|text| texts.into_iter().flatten().any(|known| is_it(text, known)))
    }

    /// So many texts of a group, one to a line.
    pub(super) fn lines(&self, group: &str, n: usize) -> Text {
        let texts = bank(self.view.language, "innommable").texts(group);
        let lines: Vec<&str> = texts.iter().cycle().take(n.max(1)).map(String::as_str).collect();
        if lines.is_empty() { "…".into() } else { lines.join("\n").into() }
    }
}

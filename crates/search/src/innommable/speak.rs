//! What the bots say.

use kernel::Text;
use words::bank;

use super::Mind;

/// The mysteries in the bank.
pub(super) const MYSTERIES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

impl Mind<'_> {
    /// A text of a group; nothing, if there is none: then it is told aloud.
    pub(super) fn say(&mut self, group: &str) -> Option<Text> {
        let texts = bank(self.view.language, "innommable").texts(group);
        let index = self.one_of(texts.len());
        texts.get(index).map(|text| text.as_str().into())
    }

    /// A text of a group that has to be there.
    pub(super) fn write(&mut self, group: &str) -> Text {
        self.say(group).unwrap_or_else(|| "…".into())
    }

    /// Whether somebody says one of these.
    pub(super) fn is_of(&self, group: &str, text: Option<&Text>) -> bool {
        let texts = bank(self.view.language, "innommable").texts(group);
        text.is_some_and(|text| texts.iter().any(|known| **known == **text))
    }

    /// So many texts of a group, one to a line.
    pub(super) fn lines(&self, group: &str, n: usize) -> Text {
        let texts = bank(self.view.language, "innommable").texts(group);
        let lines: Vec<&str> = texts.iter().cycle().take(n.max(1)).map(String::as_str).collect();
        if lines.is_empty() { "…".into() } else { lines.join("\n").into() }
    }
}

//! How it ends: for everybody, and for each character that is left to tell.

use ::innommable::{AnchorState, CharacterView, Ending, Fate};
use kernel::Text;
use words::bank;

use super::{Mind, mystery::told_mark};
use crate::said::quotable_within;

/// So much of an anchor can be said again.
const MOST_OF_ANCHOR: usize = 80;

impl Mind<'_> {
    /// What is left of the place when nobody is left to defend it.
    pub(super) fn disaster(&mut self) -> Option<Text> {
        let own = self.of_the_place("disaster");
        own.map(Text::from).or_else(|| self.say("disaster"))
    }

    /// What becomes of one's own character: of its mind, of its anchor, and of what the mystery has left in it.
    pub(super) fn epilogue(&mut self, own: &CharacterView) -> Option<Text> {
        let group = match (self.view.ending, own.status) {
            (Some(Ending::Disaster) | None, _) => return self.disaster(),
            (Some(Ending::Defused), Fate::Active) => "epilogue-active",
            (Some(Ending::Defused), Fate::Mad) => "epilogue-mad",
            (Some(Ending::Defused), Fate::Dead) => "epilogue-dead",
        };
        let fate = self.new_sentence(group, "");
        let left = if own.status == Fate::Dead { None } else { self.of_the_place("after") };
        let anchor = self.of_the_anchor(own);
        let said: Vec<String> = [fate, left, anchor].into_iter().flatten().collect();
        (!said.is_empty()).then(|| said.join(" ").into())
    }

    fn of_the_anchor(&mut self, own: &CharacterView) -> Option<String> {
        let anchor = &own.profile.as_ref()?.anchor;
        let what = quotable_within(anchor.split(',').next().unwrap_or(anchor), MOST_OF_ANCHOR)?;
        let group = match (own.status, own.anchor) {
            (Fate::Dead, _) => "epilogue-anchor-left",
            (Fate::Active | Fate::Mad, AnchorState::Lost) => "epilogue-anchor-lost",
            (Fate::Active | Fate::Mad, AnchorState::Intact | AnchorState::Harmed) => "epilogue-anchor",
        };
        self.new_sentence(group, &what)
    }

    /// Of the mystery that is played, as far as its place tells everybody which one it is.
    fn of_the_place(&mut self, part: &str) -> Option<String> {
        let which = told_mark(self.view)?;
        self.new_sentence(&format!("mystery-{which}-{part}"), "")
    }

    /// A sentence that nobody has said, alone or among others, about this anchor.
    fn new_sentence(&mut self, group: &str, anchor: &str) -> Option<String> {
        let texts = bank(self.view.language, "innommable").texts(group);
        let new: Vec<&String> = texts.iter().filter(|text| !self.said.has_within(text)).collect();
        let text = *new.get(self.chance.one_of(new.len()))?;
        Some(text.replace("%a", anchor))
    }
}

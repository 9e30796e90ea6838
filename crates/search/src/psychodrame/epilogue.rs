//! What becomes of a character: what it came to, the way its emotions went, and somebody it is tied to.

use ::psychodrame::{Action, Emotion, Fate, MOST_TALE, Main, Notice, Remark, TraitKind};

use super::Mind;
use crate::said::quotable;

impl Mind<'_> {
    /// The epilogue of one's own character, once: a remark about it, as people write theirs.
    pub(super) fn epilogue(&mut self) -> Option<Action> {
        let view = self.view;
        let who = view.table.chairs[self.you].main?;
        let main = view.table.main(who).filter(|main| main.fate != Fate::Draft)?;
        let is_own = |notice: &Notice| {
            matches!(notice, Notice::Remarked { by, kind: Remark::Comment, about, .. }
                if *by == self.you && *about == Some(who))
        };
        if !self.style.speaks || self.told.iter().any(is_own) {
            return None;
        }
        let sentences = [self.what_it_came_to(main), self.arc(main), self.tie(main)];
        let said: Vec<String> = sentences.into_iter().flatten().collect();
        let text = said.join(" ");
        let fits = !text.is_empty() && kernel::length(&text) <= MOST_TALE;
        fits.then(|| Action::Remark { kind: Remark::Comment, about: Some(who), text: text.into() })
    }

    /// Its problem, or its death.
    fn what_it_came_to(&mut self, main: &Main) -> Option<String> {
        let problem = main.problem().and_then(|problem| quotable(&problem.text));
        let past = main.traits.iter().rev().find(|each| each.about == TraitKind::History);
        // What is over is remembered after a colon: "It was before: …".
        let over = past.and_then(|past| quotable(past.text.rsplit(':').next().unwrap_or(&past.text)));
        match main.fate {
            Fate::Dead => self.new_sentence("epilogue-dead", "%x", main.name.as_deref()?),
            Fate::Retired => self.new_sentence("epilogue-retired", "%t", &problem.or(over)?),
            Fate::Alive | Fate::Draft if main.problem_number > 1 => {
                self.new_sentence("epilogue-resolved", "%t", &over?)
            }
            Fate::Alive | Fate::Draft => self.new_sentence("epilogue-open", "%t", &problem?),
        }
    }

    /// The emotion that has grown most.
    fn arc(&mut self, main: &Main) -> Option<String> {
        if main.fate == Fate::Dead {
            return None;
        }
        let grown = |emotion: &Emotion| {
            let feeling = main.emotions.get(emotion)?;
            Some((i16::from(feeling.current) - i16::from(feeling.initial), feeling.current))
        };
        let most = Emotion::ALL.into_iter().max_by_key(grown)?;
        self.new_sentence(&format!("epilogue-{most}"), "", "")
    }

    /// Somebody to whose problem it is tied.
    fn tie(&mut self, main: &Main) -> Option<String> {
        let (to, _) = main.link().filter(|_| main.fate != Fate::Dead)?;
        let is_alive = self.view.table.main(to).is_some_and(|other| other.fate == Fate::Alive);
        let group = if is_alive { "epilogue-tie" } else { "epilogue-lost" };
        let name = self.name_of(to);
        self.new_sentence(group, "%x", &name)
    }

    /// A sentence that nobody has said, alone or among others, with a word put in its place.
    fn new_sentence(&mut self, group: &str, slot: &str, word: &str) -> Option<String> {
        let texts = words::psychodrame::bank(self.view.language).texts(group);
        let new: Vec<&String> = texts.iter().filter(|text| !self.said.has_within(text)).collect();
        let text = *new.get(self.chance.one_of(new.len()))?;
        Some(super::speak::filled(text, slot, word).to_string())
    }
}

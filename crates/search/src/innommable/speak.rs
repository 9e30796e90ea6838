//! What the bots say.

use ::innommable::View;
use kernel::Text;
use words::bank;

use super::{
    Mind,
    mystery::told_mark,
    scene::{KINDS, within},
};
use crate::said::is_made_of;

/// The mysteries in the bank.
pub(super) const MYSTERIES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// The number of the viewer's own anchor in the bank.
fn number_of_anchor(view: &View) -> Option<usize> {
    let anchor = view.own()?.profile.as_ref()?.anchor.clone();
    let all = bank(view.language, "innommable").texts("anchor");
    all.iter().position(|known| **known == *anchor).map(|place| place + 1)
}

/// The scenes that can be played with the viewer's own anchor, if it is one of the bank.
pub fn anchored(view: &View) -> &'static [String] {
    let number = number_of_anchor(view).unwrap_or_default();
    bank(view.language, "innommable").texts(&format!("anchored-{number}"))
}

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

    /// Something to attempt: what the mystery that is played has prepared, what there is in the scene, then what suits
    /// any story, and one of the spots that the Keeper named. Where a person keeps, what they told comes first.
    pub(super) fn attempt(&mut self, group: &str) -> Text {
        let looks = group == "look";
        let answers = looks && self.company.is_person(self.view.keeper);
        let here = if answers { self.try_here() } else { None };
        let own =
            here.or_else(|| if looks { self.try_of_the_mystery() } else { self.force_of_the_mystery(group) });
        let own = own.or_else(|| if looks { self.try_here() } else { None });
        if let Some(text) = own.or_else(|| self.say(group)) {
            return text;
        }
        let spots = self.view.setting.as_ref().and_then(|setting| setting.spots.clone());
        let spots = spots.map(|spots| spots.to_string()).unwrap_or_default();
        let texts = bank(self.view.language, "innommable").texts(&format!("{group}-at"));
        let there = spots.split(',').map(str::trim).filter(|spot| !spot.is_empty()).map(within);
        let made = there.flat_map(|spot| texts.iter().map(move |text| text.replace("%s", &spot)));
        let made: Vec<String> = made.filter(|text| !self.said.has(text)).collect();
        let index = self.chance.one_of(made.len());
        made.get(index).map_or_else(|| self.attempt_again(group), |text| text.as_str().into())
    }

    /// What leads to something in the mystery that is played, by its places: the symptoms in their order, and those who
    /// profit once half of these are known.
    fn try_of_the_mystery(&mut self) -> Option<Text> {
        let which = told_mark(self.view)?;
        let bank = bank(self.view.language, "innommable");
        let found = self.view.revealed.len();
        // INN-22: so many symptoms suit the dice.
        let symptoms = match self.view.characters.len() {
            0..=2 => 3,
            3 => 5,
            _ => 6,
        };
        let tries = |part: &str, most: usize| {
            let tries = bank.texts(&format!("mystery-{which}-try-{part}"));
            let told = bank.texts(&format!("mystery-{which}-told-{part}"));
            tries.iter().zip(told).take(most).collect::<Vec<_>>()
        };
        let mut all = tries("symptom", symptoms);
        if found > symptoms / 2 {
            all.extend(tries("profiteer", 2));
        }
        let is_new =
            |(attempt, told): &(&String, &String)| !self.said.has(attempt) && !self.said.speaks_of(told);
        let mut new: Vec<&String> = all.into_iter().filter(is_new).map(|(attempt, _)| attempt).collect();
        if new.is_empty() && found > symptoms {
            new.extend(tries("source", 1).into_iter().filter(is_new).map(|(attempt, _)| attempt));
        }
        // In their order, more or less.
        let index = self.chance.one_of(new.len().min(2));
        new.get(index).map(|text| text.as_str().into())
    }

    /// What meets with resistance in the mystery that is played.
    fn force_of_the_mystery(&mut self, group: &str) -> Option<Text> {
        let which = told_mark(self.view).filter(|_| group == "force")?;
        self.say(&format!("mystery-{which}-force"))
    }

    /// A scene with one's own anchor.
    pub(super) fn anchor_scene(&mut self) -> Option<Text> {
        let own = self.said.fresh(anchored(self.view));
        let index = self.chance.one_of(own.len());
        let own = own.get(index).map(|text| text.as_str().into());
        own.or_else(|| self.say("anchored"))
    }

    /// One's anchor in the middle of what is told.
    pub(super) fn anchor_at_the_centre(&mut self) -> Option<Text> {
        self.filled("central-of").or_else(|| self.say("central"))
    }

    /// What one's anchor is called within a sentence, if it is one of the bank.
    pub(super) fn thing_of_anchor(&self) -> Option<&'static str> {
        let number = number_of_anchor(self.view)?;
        let things = bank(self.view.language, "innommable").texts("thing-of-anchor");
        things.get(number - 1).map(String::as_str)
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
        let which = told_mark(self.view).unwrap_or_default();
        let mut groups = vec![group.to_owned(), format!("{group}-at"), format!("mystery-{which}-{group}")];
        if group == "look" {
            let kinds = KINDS.map(|kind| format!("try-{kind}"));
            let parts = ["symptom", "profiteer", "source"];
            groups.extend(parts.map(|part| format!("mystery-{which}-try-{part}")).into_iter().chain(kinds));
        }
        let texts: Vec<&[String]> = groups.iter().map(|group| bank.texts(group)).collect();
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

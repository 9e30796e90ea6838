//! A mystery of the shelf, told through its own symptoms: what its Keeper says scene by scene.

use ::innommable::{ElementId, ElementKind, ElementView, Happening, Notice, Sheet, View};
use kernel::{Language, Seat, Text};
use words::{bank, name_in};

use super::{Mind, speak::MYSTERIES};
use crate::said::{Said, common_words};

/// Which mystery of the shelf lies on the desk; a person may have written another one.
fn shelf_mark(view: &View) -> Option<&'static str> {
    let sheet: &Sheet = &view.desk.as_ref()?.sheet;
    let is_it = |which: &&str| {
        let place = bank(view.language, "innommable").texts(&format!("mystery-{which}-place"));
        sheet.place.as_ref().is_some_and(|on_desk| place.iter().any(|place| **place == **on_desk))
    };
    MYSTERIES.into_iter().find(is_it)
}

/// Which mystery of the shelf is played, by the place that everybody was told.
pub(super) fn told_mark(view: &View) -> Option<&'static str> {
    let place = &view.setting.as_ref()?.place;
    let is_it = |which: &&str| {
        let places = bank(view.language, "innommable").texts(&format!("mystery-{which}-place"));
        places.iter().any(|known| **known == **place)
    };
    MYSTERIES.into_iter().find(is_it)
}

/// What the mystery on the desk has prepared for a moment: `scene`, `against`, `fails`, `threat`, `end`, `person`.
pub fn prepared(view: &View, part: &str) -> &'static [String] {
    let which = shelf_mark(view).unwrap_or_default();
    bank(view.language, "innommable").texts(&format!("mystery-{which}-{part}"))
}

/// An element as the Keeper tells it: as it is found, else as it is written on the sheet.
pub fn telling(view: &View, element: ElementId) -> Option<Text> {
    let desk = view.desk.as_ref()?;
    let (_, found) = desk.numbered().find(|(id, _)| *id == element)?;
    let part = part_of(found.kind);
    let place = prepared(view, part).iter().position(|text| **text == *found.text);
    let told = place.and_then(|place| prepared(view, &format!("told-{part}")).get(place));
    Some(told.map_or_else(|| found.text.clone(), |text| text.as_str().into()))
}

/// How an element of the shelf is called in a few words, as long as its own are those of the shelf.
pub fn title(language: Language, kind: ElementKind, text: &str) -> Option<&'static str> {
    let bank = bank(language, "innommable");
    let part = part_of(kind);
    MYSTERIES.into_iter().find_map(|which| {
        let written = bank.texts(&format!("mystery-{which}-{part}"));
        let place = written.iter().position(|known| known == text)?;
        bank.texts(&format!("mystery-{which}-title-{part}")).get(place).map(String::as_str)
    })
}

/// Whether an attempt of the shelf leads to an element: each has its own.
pub(super) fn leads_to(view: &View, element: &ElementView, goal: &str) -> bool {
    let part = part_of(element.kind);
    let place = prepared(view, part).iter().position(|text| **text == *element.text);
    let leads = place.and_then(|place| prepared(view, &format!("try-{part}")).get(place));
    leads.is_some_and(|leads| goal.starts_with(leads.trim_end_matches('.')))
}

/// Everything that is said of an element: on the sheet, as it is told, as it is called.
pub(super) fn about(view: &View, element: &ElementView) -> String {
    let place = prepared(view, part_of(element.kind)).iter().position(|text| **text == *element.text);
    let told = place.and_then(|place| prepared(view, &format!("told-{}", part_of(element.kind))).get(place));
    let title = title(view.language, element.kind, &element.text).unwrap_or_default();
    format!("{} {} {title}", element.text, told.map_or("", String::as_str))
}

fn part_of(kind: ElementKind) -> &'static str {
    match kind {
        ElementKind::Source => "source",
        ElementKind::Profiteer => "profiteer",
        ElementKind::Symptom => "symptom",
    }
}

/// What the mystery on the desk has next for a moment, in its order: nobody has said it yet.
pub fn next_of(view: &View, told: &[Notice], part: &str) -> Option<&'static String> {
    let mut said = Said::default();
    said.hear(told);
    said.fresh(prepared(view, part)).first().copied()
}

/// What the Keeper may tell next: how the next scene opens, then each of the people who were not met yet.
pub fn to_tell(view: &View, told: &[Notice]) -> Vec<String> {
    let mut said = Said::default();
    said.hear(told);
    let scene = said.fresh(prepared(view, "scene")).first().map(|scene| (*scene).clone());
    let meets = bank(view.language, "innommable").texts("meets");
    let met = said.fresh(meets).first().copied().or(meets.first());
    let people = prepared(view, "person").iter().filter(|person| !said.speaks_of(person));
    let met = people.filter_map(|person| Some(met?.replace("%p", person)));
    scene.into_iter().chain(met).collect()
}

impl Mind<'_> {
    /// The next thing that this mystery has for the moment, else something that suits any of them.
    pub(super) fn of_the_mystery(&mut self, part: &str, else_group: &str) -> Option<Text> {
        let own = self.said.fresh(prepared(self.view, part)).first().map(|text| text.as_str().into());
        own.or_else(|| self.say(else_group))
    }

    /// How the next scene opens, and who has the floor.
    pub(super) fn opening(&mut self) -> Option<Text> {
        let scene = self.of_the_mystery("scene", "scene")?;
        let turned = self.turn_to_somebody();
        Some(turned.map_or_else(|| scene.clone(), |turned| format!("{scene} {turned}").into()))
    }

    /// The floor for somebody: a person before a bot, and whoever has done least.
    pub(super) fn turn_to_somebody(&mut self) -> Option<Text> {
        let declared = |seat: Seat| {
            let by = |notice: &&Notice| matches!(notice, Notice::Open(Happening::ActionDeclared { by, .. }) if *by == seat);
            self.known.told.iter().filter(by).count()
        };
        let active = self.view.characters.iter().filter(|character| character.is_active());
        let character = active
            .min_by_key(|character| (!self.company.is_person(character.seat), declared(character.seat)))?;
        let name = character.profile.as_ref()?.name.to_string();
        Some(name_in(&self.say("turn-to")?, "%x", &name).into())
    }

    /// Somebody of this mystery, met on the way; first of all whoever was looked for.
    pub(super) fn meeting(&mut self, goal: Option<&Text>) -> Option<Text> {
        let fresh = |person: &&String| !self.known_to_be_met(person);
        let people = || prepared(self.view, "person").iter();
        let sought = goal.and_then(|goal| people().filter(fresh).find(|it| common_words(it, goal) > 0));
        let person = sought.or_else(|| people().find(fresh))?;
        let group = if sought.is_some() { "meets-sought" } else { "meets" };
        let met = self.say(group).or_else(|| self.say("meets"))?;
        Some(met.replace("%p", person).into())
    }

    fn known_to_be_met(&self, person: &str) -> bool {
        let met = |notice: &Notice| matches!(notice, Notice::Open(Happening::ActionHappened { text: Some(text), .. }) if text.contains(person));
        self.known.told.iter().any(met)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// A title is read at a glance, in a narrow column.
    const GLANCE: usize = 28;

    #[test]
    fn everything_there_is_to_find_is_told_in_its_own_words() {
        for language in [Language::Fr, Language::En] {
            for which in MYSTERIES {
                let texts =
                    |part: &str| bank(language, "innommable").texts(&format!("mystery-{which}-{part}"));
                for part in ["symptom", "profiteer", "source"] {
                    let (written, told) = (texts(part), texts(&format!("told-{part}")));
                    assert_eq!(written.len(), told.len(), "{which} {part}");
                    assert!(
                        written.iter().zip(told).all(|(written, told)| written != told),
                        "{which} {part}"
                    );
                }
                assert!(texts("scene").len() >= 4 && texts("person").len() >= 2, "{which}");
            }
        }
    }
    #[test]
    fn everything_there_is_to_find_has_a_title() {
        for language in [Language::Fr, Language::En] {
            let mut all = BTreeSet::new();
            for which in MYSTERIES {
                for kind in [ElementKind::Source, ElementKind::Profiteer, ElementKind::Symptom] {
                    let part = part_of(kind);
                    for text in bank(language, "innommable").texts(&format!("mystery-{which}-{part}")) {
                        let title = title(language, kind, text).expect("a title");
                        assert!(kernel::length(title) <= GLANCE, "{which} {part}: {title}");
                        assert!(!title.ends_with('.') && all.insert(title), "{which} {part}: {title}");
                    }
                }
            }
            // What people wrote, or changed, is called by its own words.
            assert_eq!(title(language, ElementKind::Symptom, "Les chats du port se taisent."), None);
        }
    }
}

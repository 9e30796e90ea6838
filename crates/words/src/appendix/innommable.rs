//! The mystery of Innommable as far as its reader knows it, everybody who faced it, and the blacklist.

use innommable::{
    AnchorState, CharacterView, Dice, ElementKind, Fate, Notice, Partly, Preparation, RevealedView, View,
};
use kernel::{Language, Text};

use super::{Part, Section};
use crate::{Args, Speaker, labelled};

/// What is written of somebody or something.
struct Printed {
    words: Speaker,
    game: crate::innommable::Speaker,
}

pub(crate) fn appendix(language: Language, names: &[String], view: &View, told: &[Notice]) -> Vec<Section> {
    let printed =
        Printed { words: Speaker::printed(language), game: crate::innommable::Speaker::new(language) };
    let sections = [printed.mystery(view, told), printed.people(names, view), printed.blacklist(names, view)];
    sections.into_iter().flatten().collect()
}

impl Printed {
    fn mystery(&self, view: &View, told: &[Notice]) -> Option<Section> {
        let mut parts = Vec::new();
        let said = |id: &str, text: &Text| (self.words.just(id), text.to_string());
        let mut terms = Vec::new();
        if let Some(setting) = &view.setting {
            terms.push(said("book-place", &setting.place));
            terms.push(said("book-when", &setting.date));
            terms.extend(setting.spots.iter().map(|text| said("book-spots", text)));
        }
        terms.extend(view.role.iter().map(|text| said("book-part", text)));
        if !terms.is_empty() {
            parts.push(Part::Terms(terms));
        }
        match &view.desk {
            Some(desk) => parts.extend(self.whole(view, desk, told)),
            None => parts.extend(self.found(view)),
        }
        Section::of(self.words.just("book-mystery"), parts)
    }

    /// All there was to find.
    fn whole(&self, view: &View, desk: &Preparation, told: &[Notice]) -> Vec<Part> {
        let mut parts = Vec::new();
        for kind in [ElementKind::Source, ElementKind::Profiteer, ElementKind::Symptom] {
            for element in desk.elements.iter().filter(|element| element.kind == kind) {
                let found = element.revealed.and_then(|n| view.revealed.get(usize::from(n).checked_sub(1)?));
                let mut terms = vec![self.dice(element.dice), self.fate(element.revealed)];
                terms.extend(self.said(found));
                parts.push(Part::Heading(crate::capitalised(&self.game.element_kind(kind))));
                parts.push(Part::Text(element.text.to_string()));
                parts.push(Part::Terms(terms));
            }
        }
        // All of them were told at the end; the view has the last ones only.
        let all = told.iter().rev().find_map(|notice| match notice {
            Notice::Partly(Partly::Closed { notes, .. }) => Some(notes),
            Notice::Partly(_) | Notice::Open(_) => None,
        });
        let notes: Vec<String> = all.unwrap_or(&desk.notes).iter().map(ToString::to_string).collect();
        if !notes.is_empty() {
            parts.push(Part::Heading(self.words.just("book-notes")));
            parts.push(Part::List(notes));
        }
        parts
    }

    /// What was found of it.
    fn found(&self, view: &View) -> Vec<Part> {
        let one = |(number, found): (u8, &RevealedView)| {
            let kind = found.kind.map(|kind| self.game.element_kind(kind));
            let heading = kind.unwrap_or_else(|| self.words.just("book-something"));
            let text = found.text.as_ref().map(|text| Part::Text(text.to_string()));
            let mut terms = vec![self.dice(found.dice), self.fate(Some(number))];
            terms.extend(self.said(Some(found)));
            let heading = Part::Heading(crate::capitalised(&heading));
            [Some(heading), text, Some(Part::Terms(terms))].into_iter().flatten()
        };
        (1u8..).zip(&view.revealed).flat_map(one).collect()
    }

    fn dice(&self, dice: Dice) -> (String, String) {
        (self.words.just("book-dice"), self.game.dice(dice))
    }

    /// What became of an element.
    fn fate(&self, revealed: Option<u8>) -> (String, String) {
        let fate = match revealed {
            Some(n) => self.words.say("book-revealed", &Args::new().with("n", n)),
            None => self.words.just("book-unrevealed"),
        };
        (self.words.just("book-became"), fate)
    }

    /// What the Keeper said of it.
    fn said(&self, found: Option<&RevealedView>) -> Option<(String, String)> {
        let said = found?.said.as_ref()?;
        Some((self.words.just("book-said"), crate::quoted(self.words.language(), said)))
    }

    fn people(&self, names: &[String], view: &View) -> Option<Section> {
        let one = |character: &CharacterView| {
            let profile = character.profile.as_ref()?;
            let player = names.get(usize::from(character.seat.0)).cloned().unwrap_or_default();
            let fate = self.words.just(match character.status {
                Fate::Active => "book-fate-active",
                Fate::Mad => "book-fate-mad",
                Fate::Dead => "book-fate-dead",
            });
            let anchor = match character.anchor {
                AnchorState::Intact => profile.anchor.to_string(),
                AnchorState::Harmed | AnchorState::Lost => {
                    format!("{} ({})", profile.anchor, self.game.anchor(character.anchor))
                }
            };
            Some(vec![
                Part::Heading(profile.name.to_string()),
                Part::Text(profile.portrait.to_string()),
                Part::Terms(vec![
                    (self.words.just("book-anchor"), anchor),
                    (self.words.just("book-played-by"), player),
                    (self.words.just("book-became"), fate),
                    (self.words.just("book-hand"), self.game.dice(character.dice())),
                ]),
            ])
        };
        let parts = view.characters.iter().filter_map(one).flatten().collect();
        Section::of(self.words.just("book-people"), parts)
    }

    fn blacklist(&self, names: &[String], view: &View) -> Option<Section> {
        let row = |character: &CharacterView| {
            let entries = character.entries?.all;
            let name = character.profile.as_ref().map(|profile| profile.name.to_string());
            let name = name.or_else(|| names.get(usize::from(character.seat.0)).cloned()).unwrap_or_default();
            let counts = [
                entries.monologue,
                entries.failure,
                entries.reroll,
                entries.suggestion,
                entries.total(),
                entries.struck,
            ];
            Some([name].into_iter().chain(counts.map(|n| n.to_string())).collect())
        };
        let rows: Vec<Vec<String>> = view.characters.iter().filter_map(row).collect();
        let heads = ["who", "monologue", "failure", "reroll", "suggestion", "total", "struck"];
        let heads = heads.map(|head| self.words.just(&format!("book-list-{head}"))).into();
        let released: Dice = view.released.iter().copied().collect();
        let bowl = labelled(self.words.language(), &self.words.just("book-bowl"), &self.game.dice(view.bowl));
        let kinds =
            labelled(self.words.language(), &self.words.just("book-released"), &self.game.dice(released));
        let parts = match rows.is_empty() {
            true => Vec::new(),
            false => vec![Part::Table { heads, rows }],
        };
        let dice = (view.scene > 0).then_some([Part::Text(bowl), Part::Text(kinds)]);
        let all = parts.into_iter().chain(dice.into_iter().flatten()).collect();
        Section::of(self.words.just("book-blacklist"), all)
    }
}

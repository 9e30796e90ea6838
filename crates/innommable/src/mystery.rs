//! The Keeper's preparation: five parts on one sheet, and the dice on what there is to find.

use kernel::{Text, is_blank, length};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    dice::{Dice, Faces},
    view::Preparation,
};

/// How many characters fit one sheet, both sides (INN-14): a warning, never a refusal.
pub const SHEET_LIMIT: usize = 6000;
/// How many profiteers, and how many symptoms, there can be; what is written below belongs to the last of them.
pub const MOST_ELEMENTS: usize = 20;

/// The five parts as the Keeper writes them (INN-07). Part three and part four have one profiteer, one symptom to a
/// line, so that nobody can count them by how often something was written. There is no place for an ending (INN-15).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Sheet {
    /// Part 1: where.
    pub place: Option<Text>,
    /// Part 1: when.
    pub date: Option<Text>,
    /// Part 1: the spots that will be visited, if the Keeper lists them.
    pub spots: Option<Text>,
    /// Part 2: the evil at the heart, which is nobody.
    pub source: Option<Text>,
    /// Part 3: who exploits it, one to a line.
    pub profiteers: Option<Text>,
    /// Part 4: what can be seen of it, one to a line.
    pub symptoms: Option<Text>,
    /// Part 5: what the characters are in this.
    pub role: Option<Text>,
}

/// A part of the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SheetPart {
    Place,
    Date,
    Source,
    Profiteers,
    Symptoms,
    Role,
}

/// What there is to find.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ElementKind {
    /// The evil at the heart.
    Source,
    /// Somebody who exploits it.
    Profiteer,
    /// Something to be seen.
    Symptom,
}

/// An element by its place on the sheet, from 1: a secret of the Keeper's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct ElementId(pub u8);

/// Something to find: the source, then the profiteers, then the symptoms.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Element {
    pub kind: ElementKind,
    /// What the Keeper wrote.
    pub text: Text,
    /// The dice on it; they stay here for the record when it is revealed.
    pub dice: Dice,
    /// Its number in the order of revealing, from 1.
    pub revealed: Option<u8>,
    pub kind_told: bool,
    /// What the Keeper said of it.
    pub told: Option<Text>,
    /// Whether the text of the sheet was made public.
    pub published: bool,
}

/// A prepared mystery as a file: for another evening, another group.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Mystery {
    /// The five parts.
    pub sheet: Sheet,
    /// The dice on each element: the source, the profiteers, the symptoms. Another group may have other dice.
    pub dice: Vec<Dice>,
}

impl Sheet {
    /// The parts still missing (INN-07).
    pub fn missing(&self) -> Vec<SheetPart> {
        let parts = [
            (SheetPart::Place, &self.place),
            (SheetPart::Date, &self.date),
            (SheetPart::Source, &self.source),
            (SheetPart::Profiteers, &self.profiteers),
            (SheetPart::Symptoms, &self.symptoms),
            (SheetPart::Role, &self.role),
        ];
        let blank = |text: &Option<Text>| text.as_ref().is_none_or(|text| is_blank(text));
        parts.into_iter().filter(|(_, text)| blank(text)).map(|(part, _)| part).collect()
    }

    /// How long it is, in characters (INN-14).
    pub fn length(&self) -> usize {
        let parts = [
            &self.place,
            &self.date,
            &self.spots,
            &self.source,
            &self.profiteers,
            &self.symptoms,
            &self.role,
        ];
        parts.into_iter().flatten().map(|text| length(text)).sum()
    }

    /// What there is to find, in the order of the sheet, without dice.
    pub fn elements(&self) -> Vec<Element> {
        let one = |kind, text: Text| Element {
            kind,
            text,
            dice: Dice::NONE,
            revealed: None,
            kind_told: false,
            told: None,
            published: false,
        };
        let source = self.source.iter().filter(|text| !is_blank(text)).cloned();
        let many = |part: &Option<Text>| part.as_deref().map_or_else(Vec::new, lines);
        let profiteers = many(&self.profiteers).into_iter().map(|text| one(ElementKind::Profiteer, text));
        let symptoms = many(&self.symptoms).into_iter().map(|text| one(ElementKind::Symptom, text));
        source.map(|text| one(ElementKind::Source, text)).chain(profiteers).chain(symptoms).collect()
    }
}

impl Mystery {
    /// What the Keeper does to load it onto this desk: the sheet, then the dice by hand as far as this group has them.
    /// How many steps it takes depends on the dice alone, and so tells nobody how much there is to find.
    pub fn load(&self, desk: &Preparation) -> Vec<Action> {
        let mut steps = Vec::new();
        let mut heap = desk.heap;
        for (id, element) in desk.numbered() {
            heap = heap.plus(element.dice);
            steps.extend(element.dice.each().map(|die| Action::MoveDie { die, from: Some(id), to: None }));
        }
        steps.push(Action::write(&self.sheet));
        let elements = self.sheet.elements().len();
        for (number, dice) in (1u8..).zip(self.dice.iter().take(elements)) {
            for die in dice.each() {
                if heap[die] > 0 {
                    heap = heap.minus(die.into());
                    steps.push(Action::MoveDie { die, from: None, to: Some(ElementId(number)) });
                }
            }
        }
        steps
    }
}

/// One text to a line, blank ones left out; what comes after [`MOST_ELEMENTS`] belongs to the last.
fn lines(part: &str) -> Vec<Text> {
    let mut lines: Vec<&str> = part.lines().map(str::trim).filter(|line| !is_blank(line)).collect();
    let rest = lines.split_off(lines.len().min(MOST_ELEMENTS));
    let mut texts: Vec<Text> = lines.into_iter().map(Text::from).collect();
    if let Some(last) = texts.last_mut().filter(|_| !rest.is_empty()) {
        *last = format!("{last}\n{}", rest.join("\n")).into();
    }
    texts
}

/// What a source, a profiteer and a symptom weigh (INN-20).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weights {
    pub source: u32,
    /// Each profiteer.
    pub profiteer: u32,
    /// Each symptom.
    pub symptom: u32,
}

impl Default for Weights {
    fn default() -> Self {
        Self { source: 2, profiteer: 2, symptom: 1 }
    }
}

impl Weights {
    fn of(self, kind: ElementKind) -> u32 {
        match kind {
            ElementKind::Source => self.source,
            ElementKind::Profiteer => self.profiteer,
            ElementKind::Symptom => self.symptom,
        }
    }
}

/// INN-21: how many of `n_dice` each element gets, in the order of the sheet. Everybody gets the whole part of the
/// quota; what is left goes to the largest fractions, and among equal ones to who stands first.
pub fn allocate(n_dice: u32, kinds: &[ElementKind], weights: Weights) -> Vec<u32> {
    let weight = |kind: &ElementKind| u64::from(weights.of(*kind));
    let total: u64 = kinds.iter().map(weight).sum();
    if total == 0 {
        return vec![0; kinds.len()];
    }
    let shares: Vec<u64> = kinds.iter().map(|kind| u64::from(n_dice) * weight(kind)).collect();
    let mut counts: Vec<u64> = shares.iter().map(|share| share / total).collect();
    let mut order: Vec<usize> = (0..kinds.len()).collect();
    order.sort_by_key(|&i| (std::cmp::Reverse(shares[i] % total), i));
    let left = u64::from(n_dice).saturating_sub(counts.iter().sum());
    for &i in order.iter().take(usize::try_from(left).unwrap_or(usize::MAX)) {
        counts[i] += 1;
    }
    counts.into_iter().map(|n| u32::try_from(n).unwrap_or(u32::MAX)).collect()
}

/// In which order elements get their dice (INN-23): the symptoms, the profiteers, the source.
pub(crate) fn order_of_dealing(kinds: &[ElementKind]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..kinds.len()).collect();
    order.sort_by_key(|&i| (std::cmp::Reverse(kinds[i]), i));
    order
}

/// INN-23: deals these dice so that each element gets its number, one die after the other as `next` says.
pub(crate) fn deal_by(
    kinds: &[ElementKind],
    counts: &[u32],
    mut next: impl FnMut() -> Option<Faces>,
) -> Vec<Dice> {
    let mut dealt = vec![Dice::NONE; kinds.len()];
    for i in order_of_dealing(kinds) {
        for _ in 0..counts.get(i).copied().unwrap_or(0) {
            if let Some(faces) = next() {
                dealt[i] = dealt[i].plus(faces.into());
            }
        }
    }
    dealt
}

/// INN-23: from many faces to few, along symptoms, profiteers, source.
pub fn deal_down(kinds: &[ElementKind], counts: &[u32], reserve: Dice) -> Vec<Dice> {
    let mut dice = reserve.each();
    deal_by(kinds, counts, || dice.next())
}

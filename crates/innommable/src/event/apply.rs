//! How events change the truth: no rules, no chance, only what they say.

use crate::{
    dice::{Dice, Faces},
    mystery::{ElementId, Sheet},
    state::{Phase, State},
};

use super::Event;

impl Event {
    /// Makes it true.
    pub(crate) fn apply(&self, state: &mut State) {
        match self {
            Self::Open { what } => what.apply(state),
            Self::MysteryWritten { sheet } => state.rewrite(sheet),
            Self::DiceLaid { dice } => {
                state.heap = state.setup.dice_to_lay();
                for (element, dice) in state.elements.iter_mut().zip(dice) {
                    element.dice = *dice;
                    state.heap = state.heap.minus(*dice);
                }
            }
            Self::DieMoved { faces, from, to } => {
                let die = Dice::from(*faces);
                let dice = state.dice_at(*from);
                *dice = dice.minus(die);
                let dice = state.dice_at(*to);
                *dice = dice.plus(die);
            }
            Self::Noted { text } => state.notes.push(text.clone()),
            Self::Revealed { element, kind_told, text } => {
                let number = state.n_revealed.saturating_add(1);
                let Some(found) = state.element_mut(*element) else { return };
                found.revealed = Some(number);
                found.kind_told = *kind_told;
                found.told.clone_from(text);
                let dice = found.dice;
                state.n_revealed = number;
                state.bowl = state.bowl.plus(dice);
                let kinds = Faces::ALL.into_iter().filter(|f| state.released.contains(f) || dice[*f] > 0);
                state.released = kinds.collect();
                state.claims.clear();
            }
            Self::Published { element } => {
                state.claims.clear();
                if let Some(found) = state.element_mut(*element) {
                    found.published = true;
                }
            }
            Self::Blacklisted { of, cause } => {
                if let Some(character) = state.character_mut(*of) {
                    character.entries.add(*cause);
                }
            }
            Self::Closed => state.phase = Phase::Closed,
        }
    }
}

impl State {
    /// A new text of the sheet; dice stay on what stands in the same place.
    fn rewrite(&mut self, sheet: &Sheet) {
        let before = std::mem::take(&mut self.elements);
        self.sheet = sheet.clone();
        self.elements = sheet.elements();
        self.heap = self.setup.dice_to_lay();
        for index in 0..self.elements.len() {
            let kind = self.elements[index].kind;
            let nth = self.elements[..index].iter().filter(|element| element.kind == kind).count();
            let same = before.iter().filter(|element| element.kind == kind).nth(nth);
            let dice = same.map_or(Dice::NONE, |element| element.dice);
            self.elements[index].dice = dice;
            self.heap = self.heap.minus(dice);
        }
    }

    /// The dice on an element, or those on none.
    fn dice_at(&mut self, place: Option<ElementId>) -> &mut Dice {
        let index = place.map(|id| usize::from(id.0).wrapping_sub(1));
        match index.filter(|index| *index < self.elements.len()) {
            Some(index) => &mut self.elements[index].dice,
            None => &mut self.heap,
        }
    }
}

//! The Keeper's work before play.

use kernel::{Ask, What};

use crate::{
    dice::{Dice, Faces},
    event::{Event, Happening},
    mystery::{ElementKind, Weights, allocate, deal_by, deal_down},
    setup::DieDeal,
};

use super::Run;

impl Run<'_> {
    /// INN-21, INN-23.
    pub(super) fn lay_dice(&mut self) {
        let kinds = self.kinds();
        let counts = allocate(self.state().setup.reserve().count(), &kinds, Weights::default());
        self.deal(&kinds, &counts);
    }

    /// The same numbers, other dice.
    pub(super) fn deal_dice(&mut self) {
        let counts: Vec<u32> = self.state().elements.iter().map(|element| element.dice.count()).collect();
        self.deal(&self.kinds(), &counts);
    }

    fn kinds(&self) -> Vec<ElementKind> {
        self.state().elements.iter().map(|element| element.kind).collect()
    }

    fn deal(&mut self, kinds: &[ElementKind], counts: &[u32]) {
        let reserve = self.state().setup.reserve();
        let dice = match self.state().setup.options.die_deal {
            // What the Keeper then changes by hand has to start somewhere.
            DieDeal::Descending | DieDeal::Manual => deal_down(kinds, counts, reserve),
            DieDeal::Random => {
                let mut left = reserve;
                deal_by(kinds, counts, || self.draw(&mut left))
            }
        };
        self.emit(Event::DiceLaid { dice });
    }

    /// A die by lot, unseen.
    fn draw(&mut self, left: &mut Dice) -> Option<Faces> {
        let kinds: Vec<Faces> = left.kinds().collect();
        let weights: Vec<u32> = kinds.iter().map(|faces| left[*faces]).collect();
        let faces = match kinds.len() {
            0 => return None,
            1 => kinds[0],
            _ => kinds[self.chance.pick(&Ask { what: What::OneOf(weights), hidden: true })],
        };
        *left = left.minus(faces.into());
        Some(faces)
    }

    /// INN-16: parts 1 and 5 are told.
    pub(super) fn finish_preparation(&mut self) {
        let sheet = &self.state().sheet;
        let (Some(place), Some(date), Some(role)) =
            (sheet.place.clone(), sheet.date.clone(), sheet.role.clone())
        else {
            return;
        };
        let spots = sheet.spots.clone();
        self.emit(Happening::PreparationFinished { place, date, spots, role });
    }
}

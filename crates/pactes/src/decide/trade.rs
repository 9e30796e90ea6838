//! Offers that lapse.

use super::Run;
use crate::{event::Event, words::Role};

impl Run<'_> {
    /// What a player has on offer goes back to him.
    pub(super) fn lapse_offers_of(&mut self, role: Role) {
        let open: Vec<_> = self.state().offers.iter().filter(|o| o.from == role).map(|o| o.id).collect();
        for offer in open {
            self.emit(Event::OfferLapsed { offer });
        }
    }
}

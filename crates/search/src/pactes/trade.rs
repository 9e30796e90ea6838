//! Offers: answers by value, and now and then a token for a nudge.

use ::pactes::{Action, Happening, Notice, OfferView, Partly, Role, Slot, Tokens};
use kernel::Game;

use super::{Mind, judge::UNSEEN, smallest, speak::since};

/// What an exchange must bring.
const LEAST_GAIN: f64 = 0.5;

impl Mind<'_> {
    /// The answer to an offer that waits for one. Promises do not count (PAC-81).
    pub(super) fn answer_offer(&mut self) -> Option<Action> {
        let offer = self.view.offers.iter().find(|offer| offer.to == self.you)?;
        let accepted = self.payment(offer).filter(|tokens| {
            let received = offer.give.map_or(UNSEEN * f64::from(offer.count), |give| give.points().into());
            received - f64::from(tokens.points()) >= LEAST_GAIN
        });
        let accept = accepted.map(|tokens| Action::AcceptOffer { offer: offer.id, tokens });
        let permitted = accept.filter(|accept| self.game.permit(self.view, accept).is_ok());
        Some(permitted.unwrap_or(Action::DeclineOffer { offer: offer.id }))
    }

    /// The cheapest tokens that satisfy an offer.
    fn payment(&self, offer: &OfferView) -> Option<Tokens> {
        let held = self.view.available();
        let least = smallest(held, offer.ask_count);
        let more = offer.ask_points.unwrap_or(0).saturating_sub(least.points()).min(least.ones);
        let tokens = Tokens::new(least.ones - more, least.twos + more);
        tokens.within(held).then_some(tokens)
    }

    /// Faust, behind his pace, offers the Rep a 1 to lift a 3. It is rare: when short he has put his threes on flaws.
    pub(super) fn ask_for_help(&mut self) -> Option<Action> {
        let contract = self.view.contract.as_ref()?;
        let rep = self.view.rep_role()?;
        if self.you != Role::Faust || !self.style.negotiates || self.style.interventions == 0 {
            return None;
        }
        let is_short = contract.preview().achievements < self.pace();
        let mut commitments = (1u8..).map(Slot::commitment).take(contract.lines.len());
        let has_three = commitments.any(|slot| contract.on(slot).is_some_and(|(_, die)| die.face == 3));
        if !is_short || !has_three || self.has_offered() {
            return None;
        }
        let note = self.tell(&["offer"]);
        let offer = Action::Offer {
            to: rep,
            give: Tokens::new(1, 0),
            disclosed: true,
            ask_count: 0,
            ask_points: None,
            note,
        };
        self.game.permit(self.view, &offer).is_ok().then_some(offer)
    }

    /// Whether the bot has made an offer this round.
    fn has_offered(&self) -> bool {
        let began = |notice: &Notice| matches!(notice, Notice::Open(Happening::RoundBegan { .. }));
        since(&self.known.told, began).any(
            |notice| matches!(notice, Notice::Partly(Partly::OfferMade { from, .. }) if *from == self.you),
        )
    }

    /// Whether Faust has made the bot a present since the dice were placed.
    pub(super) fn is_obliged(&self) -> bool {
        let placed = |notice: &Notice| matches!(notice, Notice::Open(Happening::PlacementConfirmed));
        self.style.negotiates
            && since(&self.known.told, placed).any(|notice| {
                matches!(notice, Notice::Partly(Partly::OfferAccepted { from: Role::Faust, to, given: 1.., returned: 0, .. })
                    if *to == self.you)
            })
    }
}

//! What a permitted action makes happen.

mod resolve;

use kernel::{Ask, Chance, Unfolding};

use crate::{
    action::Action,
    event::{DrawCause, Event, Happening},
    game::Pactes,
    setup::{Negotiation, ending},
    state::{Contract, Offer, Stage, State},
    vocabulary::{Demon, DieId, OfferId, Role, Slot, SlotKind, Tokens},
};

/// A decision under way.
struct Run<'a> {
    unfolding: Unfolding<'a, Pactes>,
    chance: &'a mut dyn Chance,
}

/// The events of an action that the rules permit.
pub(crate) fn decide<'a>(
    unfolding: Unfolding<'a, Pactes>,
    by: Role,
    action: &Action,
    chance: &'a mut dyn Chance,
) -> Unfolding<'a, Pactes> {
    let mut run = Run { unfolding, chance };
    run.act(by, action);
    run.unfolding
}

impl Run<'_> {
    fn state(&self) -> &State {
        self.unfolding.state()
    }

    fn emit(&mut self, event: impl Into<Event>) {
        self.unfolding.emit(event.into());
    }

    fn act(&mut self, by: Role, action: &Action) {
        match action {
            Action::SuggestDesire { text } => {
                self.emit(Happening::DesireSuggested { by, text: text.clone() })
            }
            Action::SetDesire { text } => self.emit(Happening::DesireSet { text: text.clone() }),
            Action::SuggestObstacle { text } => {
                self.emit(Happening::ObstacleSuggested { by, text: text.clone() })
            }
            Action::SetObstacle { text, word } => {
                self.emit(Event::ObstacleSet { by, text: text.clone(), word: *word });
                if self.state().obstacles.len() == 6 {
                    self.begin_play();
                }
            }
            Action::StartAid => self.emit(Happening::AidStarted { by }),
            Action::ChooseSin { sin } => {
                if let Some(by) = by.demon() {
                    self.emit(Happening::SinChosen { by, sin: *sin });
                }
            }
            Action::AddWord { text, link } => {
                self.emit(Event::WordAdded { by, text: text.clone(), link: *link })
            }
            Action::ChooseFirstRep { demon } => {
                self.emit(Happening::FirstRepChosen { demon: *demon });
                self.begin_round(1, *demon);
            }
            Action::ChooseObstacle { obstacle } => self.emit(Event::ObstacleChosen { obstacle: *obstacle }),
            Action::Propose { text } => self.emit(Happening::Proposed { text: text.clone() }),
            Action::Accept => {
                // PAC-82: a new line, a new price: Faust's offers lapse.
                self.lapse_offers_of(Role::Faust);
                self.emit(Event::ProposalAccepted);
            }
            Action::Refuse { reason } => self.emit(Happening::ProposalRefused { reason: reason.clone() }),
            Action::Withdraw => self.emit(Happening::ProposalWithdrawn),
            Action::WriteFlaw { text } => self.emit(Event::FlawWritten { text: text.clone() }),
            Action::Sign => self.sign(),
            Action::GoOn => self.emit(Happening::WentOn),
            Action::SetRebate { rebate } => {
                self.emit(Happening::RebateGranted { rebate: *rebate });
                // A rebate can bring a signed contract down to nothing.
                if self.state().stage == Stage::Pay {
                    self.pay_nothing_if_free();
                }
            }
            Action::Pay { tokens } => self.pay(*tokens),
            Action::Roll => self.roll(),
            Action::Place { die, slot } => self.place(*die, *slot),
            Action::Lift { die } => self.emit(Event::DieLifted { die: *die }),
            Action::Convert { die } => self.emit(Event::DieConverted { die: *die }),
            Action::SkipConversion => self.emit(Happening::ConversionSkipped),
            Action::Confirm => self.emit(Happening::PlacementConfirmed),
            Action::Discard { tokens } => self.settle(by, *tokens),
            Action::Reroll { slot, token, .. } => {
                let to = self.throw();
                self.emit(Event::DieRerolled { by, slot: *slot, token: *token, to });
            }
            Action::Shift { slot, by: change, token, .. } => {
                let face =
                    self.state().contract.as_ref().and_then(|c| c.on(*slot)).map_or(1, |(_, die)| die.face);
                let to = face.saturating_add_signed(*change).clamp(1, 6);
                self.emit(Event::DieShifted { by, slot: *slot, token: *token, to });
            }
            Action::Pass => self.pass(by),
            Action::Summarise { text } => self.end_round(text.clone()),
            Action::Object { line } => self.emit(Happening::FlawObjected { by, line: *line }),
            Action::RewordFlaw { line, text } => {
                self.emit(Happening::FlawReworded { line: *line, text: text.clone() })
            }
            Action::Offer { to, give, disclosed, ask_count, ask_points, note } => {
                let offer = Offer {
                    id: OfferId(self.state().n_offers + 1),
                    from: by,
                    to: *to,
                    give: *give,
                    disclosed: *disclosed,
                    ask_count: *ask_count,
                    ask_points: *ask_points,
                    note: note.clone(),
                };
                self.emit(Event::OfferMade { offer });
            }
            Action::AcceptOffer { offer, tokens } => {
                self.emit(Event::OfferAccepted { offer: *offer, tokens: *tokens });
            }
            Action::DeclineOffer { offer } => self.emit(Event::OfferDeclined { offer: *offer }),
            Action::WithdrawOffer { offer } => self.emit(Event::OfferWithdrawn { offer: *offer }),
        }
    }

    fn begin_play(&mut self) {
        match self.state().setup.first_rep {
            Some(rep) => self.begin_round(1, rep),
            None => self.emit(Happening::FirstRepAwaited),
        }
    }

    fn begin_round(&mut self, round: u8, rep: Demon) {
        self.emit(Happening::RoundBegan { round, rep });
        // The last obstacle is no choice (PAC-27).
        let mut free = (1u8..).zip(&self.state().obstacles).filter(|(_, o)| !o.crossed).map(|(n, _)| n);
        if let (Some(obstacle), None) = (free.next(), free.next()) {
            self.emit(Event::ObstacleChosen { obstacle });
        }
    }

    fn sign(&mut self) {
        let price = self.state().contract.as_ref().map_or(0, Contract::price);
        self.emit(Happening::Signed { price });
        self.pay_nothing_if_free();
    }

    /// Nothing to pay is no choice: at price 0, or without a token (PAC-48).
    fn pay_nothing_if_free(&mut self) {
        let price = self.state().contract.as_ref().map_or(0, Contract::price);
        if price == 0 || self.state().purses.faust.held.is_empty() {
            self.pay(Tokens::NONE);
        }
    }

    fn pay(&mut self, tokens: Tokens) {
        let price = self.state().contract.as_ref().map_or(0, Contract::price);
        // Faust's tokens must all be there to pay with; where trading ends here, so do all offers (PAC-78).
        let ends = self.state().setup.options.negotiation == Negotiation::Phase1And2;
        for role in Role::ALL.into_iter().filter(|&role| ends || role == Role::Faust) {
            self.lapse_offers_of(role);
        }
        self.emit(Event::Paid { tokens });
        // PAC-49, PAC-47: tokens for the price, not for what was overpaid.
        if let Some(rep) = self.state().rep {
            self.draw(rep.into(), price.min(tokens.points()), DrawCause::Price);
        }
    }

    fn roll(&mut self) {
        // PAC-55: one die a commitment and one a flaw.
        let n = self.state().contract.as_ref().map_or(0, |contract| 2 * contract.lines.len());
        let faces = (0..n).map(|_| self.throw()).collect();
        self.emit(Happening::DiceRolled { faces });
    }

    fn throw(&mut self) -> u8 {
        u8::try_from(self.chance.pick(&Ask::die(6)) + 1).unwrap_or(6)
    }

    fn place(&mut self, die: DieId, slot: Slot) {
        self.emit(Event::DiePlaced { die, slot });
        let face = self.state().contract.as_ref().and_then(|c| c.on(slot)).map_or(0, |(_, die)| die.face);
        let Some(rep) = self.state().rep.map(Role::from).filter(|_| face == 6) else { return };
        match slot.kind {
            // PAC-59
            SlotKind::Commitment => self.emit(Happening::ConversionOpened { die }),
            // PAC-61: at once, if the Rep has a token to lose (PAC-54).
            SlotKind::Flaw if self.state().public_count(rep) > 0 => {
                self.emit(Event::SixStruck { die });
                self.fall_due(rep, 1);
            }
            SlotKind::Flaw => (),
        }
    }

    /// PAC-52: token by token, the Discard shuffled in when the Reserve is empty.
    fn draw(&mut self, by: Role, n: u32, cause: DrawCause) {
        let mut drawn = Tokens::NONE;
        for _ in 0..n {
            if self.state().reserve == drawn {
                self.take(by, std::mem::take(&mut drawn), cause);
                if self.state().discard.is_empty() {
                    return;
                }
                self.emit(Event::ReserveRefilled);
            }
            let left = self.state().reserve.minus(drawn);
            let token = [Tokens::new(1, 0), Tokens::new(0, 1)]
                [self.chance.pick(&Ask::token(vec![(1, left.ones), (2, left.twos)]))];
            drawn = drawn.plus(token);
        }
        self.take(by, drawn, cause);
    }

    fn take(&mut self, by: Role, tokens: Tokens, cause: DrawCause) {
        if !tokens.is_empty() {
            self.emit(Event::Drawn { by, tokens, cause });
        }
    }

    /// What a player has on offer goes back to him.
    fn lapse_offers_of(&mut self, role: Role) {
        let open: Vec<_> = self.state().offers.iter().filter(|o| o.from == role).map(|o| o.id).collect();
        for offer in open {
            self.emit(Event::OfferLapsed { offer });
        }
    }

    fn end_round(&mut self, text: Option<kernel::Text>) {
        self.emit(Happening::Summarised { text });
        for role in Role::ALL {
            self.lapse_offers_of(role);
        }
        self.emit(Event::ContractFiled);
        let state = self.state();
        match (state.round, state.rep) {
            // PAC-24, PAC-25: six rounds, the Rep changes.
            (round @ 1..6, Some(rep)) => self.begin_round(round + 1, rep.other()),
            _ => {
                let purses = &state.purses;
                let held = (purses.faust.held, purses.demon_a.held, purses.demon_b.held);
                let (achievements, tie) = (state.achievements, state.setup.options.demon_perfect_tie);
                let ending = ending(achievements, held.0, held.1, held.2, tie, self.chance);
                self.emit(Event::GameEnded { ending });
            }
        }
    }
}

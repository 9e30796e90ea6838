//! Makes events true. No rules, no chance: only what the event says.

use super::{Event, Happening};
use crate::{
    contract::{Contract, Die, FiledContract, Line},
    state::{Aid, AidWord, Obstacle, Offer, Owed, Stage, State},
    vocabulary::{ByRole, Demon, DieId, OfferId, Role, Slot, Tokens},
};

impl Event {
    pub(crate) fn apply(&self, state: &mut State) {
        match self {
            Self::Open { what } => what.apply(state),
            Self::ObstacleSet { by, text, word } => {
                state.obstacles.push(Obstacle { text: text.clone(), by: *by, crossed: false });
                if let (Some(aid), Some(word)) = (&mut state.aid, word) {
                    aid.crossed.push(*word);
                }
            }
            Self::WordAdded { by, text, link } => {
                let aid = state.aid.get_or_insert_default();
                aid.words.push(AidWord { text: text.clone(), by: *by, link: *link });
                if aid.words.len() >= Aid::N_WORDS {
                    state.stage = Stage::Obstacles;
                }
            }
            Self::ObstacleChosen { obstacle } => {
                if let Some(crossed) = state.obstacles.get_mut(usize::from(*obstacle).wrapping_sub(1)) {
                    crossed.crossed = true;
                }
                state.contract = Some(Contract::new(*obstacle));
                state.stage = Stage::Propose;
            }
            Self::ProposalAccepted => state.go_on_with_contract(Stage::Flaw, |contract| {
                let commitment = contract.proposal.take().unwrap_or_else(|| "".into());
                contract.lines.push(Line { commitment, flaw: None, objected: false });
                contract.refusals = 0;
            }),
            Self::FlawWritten { text } => state.go_on_with_contract(Stage::Decide, |contract| {
                if let Some(line) = contract.lines.last_mut() {
                    line.flaw = Some(text.clone());
                }
            }),
            Self::Drawn { by, tokens, .. } => {
                let purse = &mut state.purses[*by];
                purse.held = purse.held.plus(*tokens);
                purse.tally.drawn += tokens.count();
                state.reserve = state.reserve.minus(*tokens);
            }
            Self::ReserveRefilled => {
                state.reserve = state.reserve.plus(state.discard);
                state.discard = Tokens::NONE;
            }
            Self::DiePlaced { die, slot } => state.change_die(*die, |die| die.slot = Some(*slot)),
            Self::DieLifted { die } => state.change_die(*die, |die| die.slot = None),
            Self::DieConverted { die } => {
                state.change_die(*die, |die| die.face = 4);
                state.go_on_with_contract(Stage::Place, |contract| {
                    if let Some(six) = contract.converting.take().and_then(|six| contract.die_mut(six)) {
                        six.locked = true;
                    }
                });
            }
            Self::DiscardSettled { by, tokens } => {
                state.purses[*by].owed = None;
                state.spend(*by, *tokens);
            }
            Self::SixStruck { die } => state.change_die(*die, |die| die.locked = true),
            Self::DieRerolled { by, slot, token, to } | Self::DieShifted { by, slot, token, to } => {
                state.spend(*by, (*token).into());
                state.change_contract(|contract| bend(contract, *slot, *to));
            }
            Self::FlawsRead { effects } => state.change_contract(|contract| {
                contract.revealed = true;
                contract.effects = *effects;
            }),
            Self::EffectsDone => state.go_on_with_contract(Stage::Summary, |_| ()),
            Self::OfferMade { offer } => {
                state.n_offers = state.n_offers.max(offer.id.0);
                state.offers.push(offer.clone());
            }
            Self::OfferAccepted { offer, tokens } => {
                if let Some(offer) = state.take_offer(*offer) {
                    state.hand_over(offer.from, offer.to, offer.give);
                    state.hand_over(offer.to, offer.from, *tokens);
                }
                state.change_contract(|contract| contract.passed = ByRole::default());
            }
            Self::OfferDeclined { offer } | Self::OfferWithdrawn { offer } | Self::OfferLapsed { offer } => {
                state.take_offer(*offer);
            }
            Self::ContractFiled => state.file_contract(),
            Self::GameEnded { ending } => {
                state.ending = Some(*ending);
                state.stage = Stage::End;
            }
        }
    }
}

impl Happening {
    fn apply(&self, state: &mut State) {
        match self {
            Self::DesireSuggested { .. }
            | Self::ObstacleSuggested { .. }
            | Self::FirstRepChosen { .. }
            | Self::Summarised { .. } => (),
            Self::DesireSet { text } => {
                state.desire = Some(text.clone());
                state.stage = Stage::Obstacles;
            }
            Self::AidStarted { .. } => {
                state.aid = Some(Aid::default());
                state.stage = Stage::AidSins;
            }
            Self::SinChosen { by, sin } => {
                let aid = state.aid.get_or_insert_default();
                aid.sins[usize::from(*by == Demon::B)] = Some(*sin);
                if aid.sins.iter().all(Option::is_some) {
                    state.stage = Stage::AidWords;
                }
            }
            Self::FirstRepAwaited => state.stage = Stage::FirstRep,
            Self::RoundBegan { round, rep } => {
                state.round = *round;
                state.rep = Some(*rep);
                state.stage = Stage::ChooseObstacle;
            }
            Self::Proposed { text } => {
                state.go_on_with_contract(Stage::Answer, |contract| contract.proposal = Some(text.clone()));
            }
            Self::ProposalRefused { .. } => state.go_on_with_contract(Stage::Propose, |contract| {
                contract.proposal = None;
                contract.refusals += 1;
            }),
            Self::ProposalWithdrawn => {
                state.go_on_with_contract(Stage::Propose, |contract| contract.proposal = None);
            }
            Self::WentOn => state.go_on_with_contract(Stage::Propose, |contract| contract.refusals = 0),
            Self::RebateGranted { rebate } => state.change_contract(|contract| contract.rebate = *rebate),
            Self::Signed { .. } => state.go_on_with_contract(Stage::Pay, |_| ()),
            Self::Paid { tokens } => {
                let purse = &mut state.purses.faust;
                purse.held = purse.held.minus(*tokens);
                purse.tally.paid = purse.tally.paid.plus(*tokens);
                state.discard = state.discard.plus(*tokens);
                state.stage = Stage::Roll;
            }
            Self::DiceRolled { faces } => state.go_on_with_contract(Stage::Place, |contract| {
                let die = |&face: &u8| Die { face, slot: None, locked: false };
                contract.dice = faces.iter().map(die).collect();
            }),
            Self::ConversionOpened { die } => {
                state.go_on_with_contract(Stage::Convert, |contract| contract.converting = Some(*die));
            }
            Self::ConversionSkipped => {
                state.go_on_with_contract(Stage::Place, |contract| contract.converting = None);
            }
            Self::DiscardFellDue { by, count } => {
                let purse = &mut state.purses[*by];
                let due = purse.owed.map_or(0, |owed| owed.n) + count;
                purse.owed = Some(Owed { n: due, among: purse.held });
            }
            Self::PlacementConfirmed => state.go_on_with_contract(Stage::Intervene, |_| ()),
            Self::Passed { by } => state.change_contract(|contract| contract.passed[*by] = true),
            Self::SettlementAwaited => state.go_on_with_contract(Stage::Settle, |_| ()),
            Self::AchievementsGained { count } => state.achievements += u32::from(*count),
            Self::FlawObjected { line, .. } => state.change_line(*line, |line| line.objected = true),
            Self::FlawReworded { line, text } => state.change_line(*line, |line| {
                line.flaw = Some(text.clone());
                line.objected = false;
            }),
        }
    }
}

/// Somebody's token has changed a die: everybody is asked again (PAC-68).
fn bend(contract: &mut Contract, slot: Slot, to: u8) {
    if let Some(die) = contract.on(slot).and_then(|(id, _)| contract.die_mut(id)) {
        die.face = to;
    }
    contract.version += 1;
    contract.bent = Some(slot);
    contract.passed = ByRole::default();
}

impl State {
    fn change_contract(&mut self, change: impl FnOnce(&mut Contract)) {
        self.contract.as_mut().map(change);
    }

    /// Changes the contract, and what the game waits for.
    fn go_on_with_contract(&mut self, stage: Stage, change: impl FnOnce(&mut Contract)) {
        if let Some(contract) = &mut self.contract {
            change(contract);
            self.stage = stage;
        }
    }

    fn change_die(&mut self, id: DieId, change: impl FnOnce(&mut Die)) {
        self.contract.as_mut().and_then(|contract| contract.die_mut(id)).map(change);
    }

    fn change_line(&mut self, number: u8, change: impl FnOnce(&mut Line)) {
        let index = usize::from(number).wrapping_sub(1);
        self.contract.as_mut().and_then(|contract| contract.lines.get_mut(index)).map(change);
    }

    /// Tokens that leave a purse face down (PAC-51).
    fn spend(&mut self, by: Role, tokens: Tokens) {
        let purse = &mut self.purses[by];
        purse.held = purse.held.minus(tokens);
        purse.tally.lost += tokens.count();
        self.discard = self.discard.plus(tokens);
    }

    fn hand_over(&mut self, from: Role, to: Role, tokens: Tokens) {
        let giver = &mut self.purses[from];
        giver.held = giver.held.minus(tokens);
        giver.tally.given += tokens.count();
        let receiver = &mut self.purses[to];
        receiver.held = receiver.held.plus(tokens);
        receiver.tally.received += tokens.count();
    }

    fn take_offer(&mut self, id: OfferId) -> Option<Offer> {
        let index = self.offers.iter().position(|offer| offer.id == id)?;
        Some(self.offers.remove(index))
    }

    fn file_contract(&mut self) {
        if let (Some(contract), Some(rep)) = (self.contract.take(), self.rep) {
            self.past.push(FiledContract {
                round: self.round,
                rep,
                obstacle: contract.obstacle,
                n_lines: u8::try_from(contract.lines.len()).unwrap_or(u8::MAX),
                price: contract.price(),
                effects: contract.effects,
                counts: ByRole::new(|role| self.public_count(role)),
            });
        }
    }
}

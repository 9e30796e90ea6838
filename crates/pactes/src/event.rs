//! What happened, and how it changes the truth.

use kernel::Text;
use serde::{Deserialize, Serialize};

use crate::{
    contract::{Effects, Line},
    state::{Aid, AidWord, Contract, Die, Obstacle, Offer, Owed, Past, Stage, State},
    words::{ByRole, Demon, DieId, Ending, Entry, OfferId, Role, Sin, Slot, Token, Tokens},
};

kernel::tagged! {
    "event";
    /// Something that happened.
    #[expect(missing_docs, reason = "named in the rulebook's words")]
    pub enum Event {
        DesireSuggested { by: Role, text: Text },
        DesireSet { text: Text },
        ObstacleSuggested { by: Role, text: Text },
        ObstacleSet { by: Role, text: Text, word: Option<Entry> },
        AidStarted { by: Role },
        SinChosen { by: Demon, sin: Sin },
        WordAdded { by: Role, text: Text, link: Entry },
        FirstRepAwaited,
        FirstRepChosen { demon: Demon },
        RoundBegan { round: u8, rep: Demon },
        ObstacleChosen { obstacle: u8 },
        Proposed { text: Text },
        ProposalAccepted,
        ProposalRefused { reason: Option<Text> },
        ProposalWithdrawn,
        FlawWritten { text: Text },
        WentOn,
        RebateGranted { rebate: u8 },
        Signed { price: u32 },
        Paid { tokens: Tokens },
        Drawn { by: Role, tokens: Tokens, cause: DrawCause },
        ReserveRefilled,
        DiceRolled { faces: Vec<u8> },
        DiePlaced { die: DieId, slot: Slot },
        DieLifted { die: DieId },
        ConversionOpened { by: DieId },
        DieConverted { die: DieId },
        ConversionSkipped,
        DiscardFellDue { by: Role, n: u32 },
        DiscardSettled { by: Role, tokens: Tokens },
        SixStruck { die: DieId },
        PlacementConfirmed,
        DieRerolled { by: Role, slot: Slot, token: Token, to: u8 },
        DieShifted { by: Role, slot: Slot, token: Token, to: u8 },
        Passed { by: Role },
        FlawsRead { effects: Effects },
        SettlementAwaited,
        AchievementsGained { n: u8 },
        EffectsDone,
        Summarised { text: Option<Text> },
        FlawObjected { by: Role, line: u8 },
        FlawReworded { line: u8, text: Text },
        OfferMade { offer: Offer },
        OfferAccepted { offer: OfferId, tokens: Tokens },
        OfferDeclined { offer: OfferId },
        OfferWithdrawn { offer: OfferId },
        OfferLapsed { offer: OfferId },
        ContractFiled,
        GameEnded { ending: Ending },
    }
}

/// Why tokens were drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DrawCause {
    /// The Rep, for the price paid (PAC-49).
    Price,
    /// The Rep, for a commitment at 4.
    Commitment,
    /// The Rival or Faust, for a flaw.
    Flaw,
}

impl Event {
    /// Makes it true. No rules, no chance: only what the event says.
    pub(crate) fn apply(&self, state: &mut State) {
        match self {
            Self::DesireSuggested { .. }
            | Self::ObstacleSuggested { .. }
            | Self::FirstRepChosen { .. }
            | Self::Summarised { .. } => (),
            Self::DesireSet { text } => {
                state.desire = Some(text.clone());
                state.stage = Stage::Obstacles;
            }
            Self::ObstacleSet { by, text, word } => {
                state.obstacles.push(Obstacle { text: text.clone(), by: *by, crossed: false });
                if let (Some(aid), Some(word)) = (&mut state.aid, word) {
                    aid.crossed.push(*word);
                }
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
            Self::WordAdded { by, text, link } => {
                let aid = state.aid.get_or_insert_default();
                aid.words.push(AidWord { text: text.clone(), by: *by, link: *link });
                if aid.words.len() >= Aid::N_WORDS {
                    state.stage = Stage::Obstacles;
                }
            }
            Self::FirstRepAwaited => state.stage = Stage::FirstRep,
            Self::RoundBegan { round, rep } => {
                state.round = *round;
                state.rep = Some(*rep);
                state.stage = Stage::ChooseObstacle;
            }
            Self::ObstacleChosen { obstacle } => {
                if let Some(crossed) = state.obstacles.get_mut(usize::from(*obstacle).wrapping_sub(1)) {
                    crossed.crossed = true;
                }
                state.contract = Some(Contract::new(*obstacle));
                state.stage = Stage::Propose;
            }
            Self::AchievementsGained { n } => state.achievements += u32::from(*n),
            Self::Proposed { .. }
            | Self::ProposalAccepted
            | Self::ProposalRefused { .. }
            | Self::ProposalWithdrawn
            | Self::FlawWritten { .. }
            | Self::WentOn
            | Self::RebateGranted { .. }
            | Self::Signed { .. }
            | Self::DiceRolled { .. }
            | Self::DiePlaced { .. }
            | Self::DieLifted { .. }
            | Self::ConversionOpened { .. }
            | Self::DieConverted { .. }
            | Self::ConversionSkipped
            | Self::SixStruck { .. }
            | Self::PlacementConfirmed
            | Self::Passed { .. }
            | Self::FlawsRead { .. }
            | Self::SettlementAwaited
            | Self::EffectsDone
            | Self::FlawObjected { .. }
            | Self::FlawReworded { .. } => {
                if let Some(contract) = &mut state.contract {
                    self.apply_to_contract(contract, &mut state.stage);
                }
            }
            Self::DieRerolled { by, slot, token, to } | Self::DieShifted { by, slot, token, to } => {
                state.spend(*by, (*token).into());
                if let Some(contract) = &mut state.contract {
                    if let Some(die) = contract.on(*slot).and_then(|(id, _)| contract.die_mut(id)) {
                        die.face = *to;
                    }
                    contract.version += 1;
                    contract.bent = Some(*slot);
                    contract.passed = ByRole::default();
                }
            }
            Self::Paid { tokens } => {
                let purse = &mut state.purses.faust;
                purse.held = purse.held.minus(*tokens);
                purse.tally.paid = purse.tally.paid.plus(*tokens);
                state.discard = state.discard.plus(*tokens);
                state.stage = Stage::Roll;
            }
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
            Self::DiscardFellDue { by, n } => {
                let purse = &mut state.purses[*by];
                let due = purse.owed.map_or(0, |owed| owed.n) + n;
                purse.owed = Some(Owed { n: due, among: purse.held });
            }
            Self::DiscardSettled { by, tokens } => {
                state.purses[*by].owed = None;
                state.spend(*by, *tokens);
            }
            Self::OfferMade { offer } => {
                state.n_offers = state.n_offers.max(offer.id.0);
                state.offers.push(offer.clone());
            }
            Self::OfferAccepted { offer, tokens } => {
                if let Some(offer) = state.take_offer(*offer) {
                    state.hand_over(offer.from, offer.to, offer.give);
                    state.hand_over(offer.to, offer.from, *tokens);
                }
                if let Some(contract) = &mut state.contract {
                    contract.passed = ByRole::default();
                }
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

    /// The events that change nothing but the contract and what the game waits for.
    fn apply_to_contract(&self, contract: &mut Contract, stage: &mut Stage) {
        match self {
            Self::Proposed { text } => {
                contract.proposal = Some(text.clone());
                *stage = Stage::Answer;
            }
            Self::ProposalAccepted => {
                let commitment = contract.proposal.take().unwrap_or_else(|| "".into());
                contract.lines.push(Line { commitment, flaw: None, objected: false });
                contract.refusals = 0;
                *stage = Stage::Flaw;
            }
            Self::ProposalRefused { .. } => {
                contract.proposal = None;
                contract.refusals += 1;
                *stage = Stage::Propose;
            }
            Self::ProposalWithdrawn => {
                contract.proposal = None;
                *stage = Stage::Propose;
            }
            Self::FlawWritten { text } => {
                if let Some(line) = contract.lines.last_mut() {
                    line.flaw = Some(text.clone());
                }
                *stage = Stage::Decide;
            }
            Self::WentOn => {
                contract.refusals = 0;
                *stage = Stage::Propose;
            }
            Self::RebateGranted { rebate } => contract.rebate = *rebate,
            Self::Signed { .. } => *stage = Stage::Pay,
            Self::DiceRolled { faces } => {
                let die = |&face: &u8| Die { face, slot: None, locked: false };
                contract.dice = faces.iter().map(die).collect();
                *stage = Stage::Place;
            }
            Self::DiePlaced { die, slot } => {
                if let Some(die) = contract.die_mut(*die) {
                    die.slot = Some(*slot);
                }
            }
            Self::DieLifted { die } => {
                if let Some(die) = contract.die_mut(*die) {
                    die.slot = None;
                }
            }
            Self::ConversionOpened { by } => {
                contract.converting = Some(*by);
                *stage = Stage::Convert;
            }
            Self::DieConverted { die } => {
                if let Some(die) = contract.die_mut(*die) {
                    die.face = 4;
                }
                if let Some(six) = contract.converting.take().and_then(|six| contract.die_mut(six)) {
                    six.locked = true;
                }
                *stage = Stage::Place;
            }
            Self::ConversionSkipped => {
                contract.converting = None;
                *stage = Stage::Place;
            }
            Self::SixStruck { die } => {
                if let Some(die) = contract.die_mut(*die) {
                    die.locked = true;
                }
            }
            Self::PlacementConfirmed => *stage = Stage::Intervene,
            Self::Passed { by } => contract.passed[*by] = true,
            Self::FlawsRead { effects } => {
                contract.revealed = true;
                contract.effects = *effects;
            }
            Self::SettlementAwaited => *stage = Stage::Settle,
            Self::EffectsDone => *stage = Stage::Summary,
            Self::FlawObjected { line, .. } => {
                if let Some(line) = contract.lines.get_mut(usize::from(*line).wrapping_sub(1)) {
                    line.objected = true;
                }
            }
            Self::FlawReworded { line, text } => {
                if let Some(line) = contract.lines.get_mut(usize::from(*line).wrapping_sub(1)) {
                    line.flaw = Some(text.clone());
                    line.objected = false;
                }
            }
            Self::DesireSuggested { .. }
            | Self::DesireSet { .. }
            | Self::ObstacleSuggested { .. }
            | Self::ObstacleSet { .. }
            | Self::AidStarted { .. }
            | Self::SinChosen { .. }
            | Self::WordAdded { .. }
            | Self::FirstRepAwaited
            | Self::FirstRepChosen { .. }
            | Self::RoundBegan { .. }
            | Self::ObstacleChosen { .. }
            | Self::Paid { .. }
            | Self::Drawn { .. }
            | Self::ReserveRefilled
            | Self::DiscardFellDue { .. }
            | Self::DiscardSettled { .. }
            | Self::DieRerolled { .. }
            | Self::DieShifted { .. }
            | Self::AchievementsGained { .. }
            | Self::Summarised { .. }
            | Self::OfferMade { .. }
            | Self::OfferAccepted { .. }
            | Self::OfferDeclined { .. }
            | Self::OfferWithdrawn { .. }
            | Self::OfferLapsed { .. }
            | Self::ContractFiled
            | Self::GameEnded { .. } => (),
        }
    }
}

impl State {
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
            self.past.push(Past {
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

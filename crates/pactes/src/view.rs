//! What a viewer sees.

use kernel::{BySeat, Language, Outcome, Seat, Status, Text, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    contract::{Contract, Die, Effects, FiledContract, price},
    setup::{Options, TokenValues},
    state::{Aid, Obstacle, Offer, Owed, Stage, State, Tally},
    vocabulary::{ByRole, Demon, DieId, Ending, OfferId, Role, Slot, Tokens},
};

/// What a viewer sees. Texts of past contracts are not in it: they were told when they were written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Who looks; nobody, for a spectator.
    pub you: Option<Role>,
    /// Who plays what.
    pub seats: BySeat<Role>,
    /// The table's language.
    pub language: Language,
    /// What the table chose.
    pub options: Options,
    /// What the game waits for.
    pub stage: Stage,
    /// The round, from 1; 0 before.
    pub round: u8,
    /// Who sells this round.
    pub rep: Option<Demon>,
    /// The desire, once stated.
    pub desire: Option<Text>,
    /// The obstacles written so far.
    pub obstacles: Vec<Obstacle>,
    /// The association page, if it was used.
    pub aid: Option<Aid>,
    /// Achievement tokens on the sheet.
    pub achievements: u32,
    /// How many tokens there are to draw.
    pub reserve: u32,
    /// How many tokens are used.
    pub discard: u32,
    /// Everybody's tokens, as far as the viewer may see them.
    pub purses: ByRole<PurseView>,
    /// The contract of this round, once its obstacle is chosen.
    pub contract: Option<ContractView>,
    /// The contracts of earlier rounds, in numbers.
    pub past: Vec<FiledContract>,
    /// Offers that are open.
    pub offers: Vec<OfferView>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A player's tokens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PurseView {
    /// How many there are, those in open offers included.
    pub count: u32,
    /// What they are; only where the viewer may know. Those still to be discarded are included.
    pub tokens: Option<Tokens>,
    /// What the owner still has to settle of a compulsory discard; only where the viewer may know.
    pub owes: Option<Owed>,
    /// What everybody saw come and go.
    pub tally: Tally,
}

/// The contract of this round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ContractView {
    /// Its obstacle, from 1.
    pub obstacle: u8,
    /// Its lines.
    pub lines: Vec<LineView>,
    /// A commitment that waits for Faust's answer.
    pub proposal: Option<Text>,
    /// How many proposals for this line Faust has refused.
    pub refusals: u32,
    /// What the Rep takes off the price.
    pub rebate: u8,
    /// What it costs as it stands.
    pub price: u32,
    /// The dice, once rolled; die 1 first.
    pub dice: Vec<Die>,
    /// The 6 on a commitment that is converting another die.
    pub converting: Option<DieId>,
    /// Who has passed since the last change.
    pub passed: ByRole<bool>,
    /// How often the dice were changed.
    pub version: u32,
    /// Where the last change was.
    #[serde(default)]
    pub bent: Option<Slot>,
    /// Whether the flaws have been read.
    pub revealed: bool,
    /// What the dice did, once the flaws are read.
    pub effects: Effects,
}

/// A line of the contract.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LineView {
    /// What the Rep promises.
    pub commitment: Text,
    /// Whether its flaw is written.
    pub written: bool,
    /// The flaw; only where the viewer may read it.
    pub flaw: Option<Text>,
    /// Whether somebody objects to it.
    pub objected: bool,
}

/// An open offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfferView {
    /// Which one.
    pub id: OfferId,
    /// Who gives.
    pub from: Role,
    /// Who is asked.
    pub to: Role,
    /// How many tokens are given.
    pub count: u32,
    /// Which; only where the viewer may know.
    pub give: Option<Tokens>,
    /// Whether the receiver is shown the values.
    pub disclosed: bool,
    /// How many tokens are wanted for it.
    pub ask_count: u32,
    /// How many points these must be worth at least.
    pub ask_points: Option<u32>,
    /// What goes with it.
    pub note: Option<Text>,
}

impl State {
    /// Whether a viewer sees the values of that player's tokens (PAC-83, PAC-87).
    pub(crate) fn sees_tokens(&self, you: Option<Role>, of: Role) -> bool {
        you == Some(of)
            || self.stage == Stage::End
            || (of == Role::Faust && self.setup.options.token_values == TokenValues::FaustPublic)
    }

    /// Whether a viewer sees what an open offer gives (PAC-80).
    fn sees_offer(&self, you: Option<Role>, offer: &Offer) -> bool {
        self.sees_tokens(you, offer.from) || (offer.disclosed && you == Some(offer.to))
    }

    /// Whether a viewer may read the flaws of the present contract (PAC-35, PAC-73).
    pub(crate) fn reads_flaws(&self, you: Option<Role>) -> bool {
        let rival = self.rep.map(|rep| Role::from(rep.other()));
        self.contract.as_ref().is_some_and(|contract| contract.revealed) || (you.is_some() && you == rival)
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let you = viewer.seat().and_then(|seat| self.role(seat));
        View {
            you,
            seats: self.setup.roles.clone(),
            language: self.setup.language,
            options: self.setup.options.clone(),
            stage: self.stage,
            round: self.round,
            rep: self.rep,
            desire: self.desire.clone(),
            obstacles: self.obstacles.clone(),
            aid: self.aid.clone(),
            achievements: self.achievements,
            reserve: self.reserve.count(),
            // What is owed lies there already, for everybody.
            discard: self.discard.count()
                + self.purses.iter().filter_map(|(_, p)| p.owed).map(|o| o.n).sum::<u32>(),
            purses: ByRole::new(|role| self.purse_view(you, role)),
            contract: self.contract.as_ref().map(|contract| contract_view(contract, self.reads_flaws(you))),
            past: self.past.clone(),
            offers: self.offers.iter().map(|offer| self.offer_view(you, offer)).collect(),
            ending: self.ending,
        }
    }

    pub(crate) fn offer_view(&self, you: Option<Role>, offer: &Offer) -> OfferView {
        OfferView {
            id: offer.id,
            from: offer.from,
            to: offer.to,
            count: offer.give.count(),
            give: self.sees_offer(you, offer).then_some(offer.give),
            disclosed: offer.disclosed,
            ask_count: offer.ask_count,
            ask_points: offer.ask_points,
            note: offer.note.clone(),
        }
    }

    fn purse_view(&self, you: Option<Role>, role: Role) -> PurseView {
        let purse = &self.purses[role];
        let sees = self.sees_tokens(you, role);
        let owed = purse.owed.map_or(0, |owed| owed.n);
        PurseView {
            count: self.public_count(role),
            tokens: sees.then_some(purse.held),
            owes: purse.owed.filter(|_| sees),
            tally: Tally { lost: purse.tally.lost + owed, ..purse.tally },
        }
    }
}

fn contract_view(contract: &Contract, reads_flaws: bool) -> ContractView {
    let line = |line: &crate::contract::Line| LineView {
        commitment: line.commitment.clone(),
        written: line.flaw.is_some(),
        flaw: line.flaw.clone().filter(|_| reads_flaws),
        objected: line.objected,
    };
    ContractView {
        obstacle: contract.obstacle,
        lines: contract.lines.iter().map(line).collect(),
        proposal: contract.proposal.clone(),
        refusals: contract.refusals,
        rebate: contract.rebate,
        price: contract.price(),
        dice: contract.dice.clone(),
        converting: contract.converting,
        passed: contract.passed,
        version: contract.version,
        bent: contract.bent,
        revealed: contract.revealed,
        effects: contract.effects,
    }
}

impl ContractView {
    pub fn on(&self, slot: Slot) -> Option<(DieId, Die)> {
        self.numbered().find(|(_, die)| die.slot == Some(slot))
    }

    /// The dice with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (DieId, Die)> {
        (1u8..).map(DieId).zip(self.dice.iter().copied())
    }

    /// A die by its number.
    pub fn die(&self, id: DieId) -> Option<Die> {
        self.numbered().find(|(number, _)| *number == id).map(|(_, die)| die)
    }

    /// Slots without a die.
    pub fn free_slots(&self) -> impl Iterator<Item = Slot> {
        Slot::all(self.lines.len()).filter(|slot| self.on(*slot).is_none())
    }

    /// How many lines have both halves.
    pub fn n_complete(&self) -> usize {
        self.lines.iter().filter(|line| line.written).count()
    }

    /// What the dice would do as they lie.
    pub fn preview(&self) -> Effects {
        let placed = self.dice.iter().filter_map(|die| die.slot.map(|slot| Effects::of(slot.kind, die.face)));
        placed.fold(Effects::default(), Effects::plus)
    }
}

impl View {
    /// The Rep of the round, as a role.
    pub fn rep_role(&self) -> Option<Role> {
        self.rep.map(Role::from)
    }

    /// The Rival of the round, as a role.
    pub fn rival_role(&self) -> Option<Role> {
        self.rep.map(|rep| rep.other().into())
    }

    /// Whose turn it is to write an obstacle (PAC-16).
    pub fn author(&self) -> Role {
        Role::ALL[self.obstacles.len() % 3]
    }

    /// Whose turn it is to add a word (PAC-20).
    pub fn next_word(&self) -> Role {
        Role::ALL[self.aid.as_ref().map_or(0, |aid| aid.words.len()) % 3]
    }

    /// The viewer's own tokens that are free to use: not set aside in offers.
    pub fn available(&self) -> Tokens {
        let Some(you) = self.you else { return Tokens::NONE };
        let own = self.offers.iter().filter(|offer| offer.from == you).filter_map(|offer| offer.give);
        own.fold(self.purses[you].tokens.unwrap_or_default(), Tokens::minus)
    }

    /// What the viewer has to settle of a compulsory discard.
    pub fn own_debt(&self) -> Option<Owed> {
        self.you.and_then(|you| self.purses[you].owes)
    }

    /// PAC-82: what Faust must stay able to pay; nothing outside an unpaid contract with a line.
    pub fn price_due(&self) -> u32 {
        let Some(contract) = &self.contract else { return 0 };
        let drawing_up = (Stage::Propose..=Stage::Pay).contains(&self.stage);
        if !drawing_up || contract.lines.is_empty() {
            return 0;
        }
        let coming = usize::from(matches!(self.stage, Stage::Propose | Stage::Answer));
        price(contract.lines.len() + coming, contract.rebate)
    }

    /// Those whom the game waits for.
    pub fn awaited(&self) -> Vec<Role> {
        let one = |role: Option<Role>| role.into_iter().collect();
        let mut awaited: Vec<Role> = match self.stage {
            Stage::Obstacles => one(Some(self.author())),
            Stage::AidSins => {
                let sins = self.aid.as_ref().map_or([None; 2], |aid| aid.sins);
                let missing = Demon::BOTH.into_iter().zip(sins).filter(|(_, sin)| sin.is_none());
                missing.map(|(demon, _)| demon.into()).collect()
            }
            Stage::AidWords => one(Some(self.next_word())),
            Stage::ChooseObstacle | Stage::Propose => one(self.rep_role()),
            Stage::Flaw => one(self.rival_role()),
            Stage::Intervene => {
                let passed = self.contract.as_ref().map(|contract| contract.passed).unwrap_or_default();
                passed.iter().filter(|(_, passed)| !**passed).map(|(role, _)| role).collect()
            }
            Stage::End => Vec::new(),
            Stage::Desire
            | Stage::FirstRep
            | Stage::Answer
            | Stage::Decide
            | Stage::Pay
            | Stage::Roll
            | Stage::Place
            | Stage::Convert
            | Stage::Settle
            | Stage::Summary => one(Some(Role::Faust)),
        };
        // A debt is seen by whom it concerns.
        if let Some(you) = self.you.filter(|you| self.own_debt().is_some() && !awaited.contains(you)) {
            awaited.push(you);
        }
        awaited
    }

    fn seat_of(&self, role: Role) -> Option<Seat> {
        self.seats.iter().find(|(_, r)| **r == role).map(|(seat, _)| seat)
    }

    pub(crate) fn status(&self) -> Status {
        let seats = |roles: Vec<Role>| roles.into_iter().filter_map(|role| self.seat_of(role)).collect();
        let outcome = self.ending.map(|ending| Outcome { winners: seats(winners(ending)) });
        Status { awaited: seats(self.awaited()), quiet: Vec::new(), deadline: None, outcome }
    }
}

fn winners(ending: Ending) -> Vec<Role> {
    match ending {
        Ending::Nobody => vec![],
        Ending::Faust => vec![Role::Faust],
        Ending::Demon(demon) => vec![demon.into()],
        Ending::Shared => vec![Role::DemonA, Role::DemonB],
    }
}

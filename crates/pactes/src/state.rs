//! The whole truth.

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    contract::{Contract, FiledContract},
    setup::{Negotiation, Setup},
    vocabulary::{ByRole, Demon, Ending, Entry, OfferId, Role, Sin, Tokens},
};

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Faust states his desire.
    Desire,
    /// The obstacles are written.
    Obstacles,
    /// The demons choose their sins for the association page.
    AidSins,
    /// Words are added to the association page.
    AidWords,
    /// Faust says who sells first.
    FirstRep,
    /// The Rep chooses the obstacle of his contract.
    ChooseObstacle,
    /// The Rep proposes a commitment.
    Propose,
    /// Faust answers.
    Answer,
    /// The Rival writes a hidden flaw.
    Flaw,
    /// Faust signs or goes on.
    Decide,
    /// Faust pays.
    Pay,
    /// Faust rolls.
    Roll,
    /// Faust places the dice.
    Place,
    /// Faust converts a die to 4, or not.
    Convert,
    /// Anybody bends the dice, until all have passed.
    Intervene,
    /// Faust chooses what he discards before the draws.
    Settle,
    /// Faust sums up.
    Summary,
    /// All tokens are turned up.
    End,
}

impl Stage {
    /// Whether a round is being played.
    pub fn in_round(self) -> bool {
        (Self::FirstRep..Self::End).contains(&self)
    }

    /// Whether tokens may be offered now (PAC-78).
    pub fn may_negotiate(self, negotiation: Negotiation) -> bool {
        match negotiation {
            Negotiation::Always => self.in_round(),
            Negotiation::Phase1And2 => self.in_round() && self <= Self::Pay,
            Negotiation::Off => false,
        }
    }
}

/// Everything there is to know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What was fixed before play.
    pub setup: Setup,
    /// What the game waits for.
    pub stage: Stage,
    pub desire: Option<Text>,
    /// The obstacles written so far.
    pub obstacles: Vec<Obstacle>,
    /// The association page, if it was used.
    pub aid: Option<Aid>,
    /// The round, from 1; 0 before.
    pub round: u8,
    /// Who sells this round.
    pub rep: Option<Demon>,
    /// The contract of this round, once its obstacle is chosen.
    pub contract: Option<Contract>,
    /// The contracts of earlier rounds, in numbers.
    pub past: Vec<FiledContract>,
    /// Achievement tokens on the sheet.
    pub achievements: u32,
    /// Tokens still to draw.
    pub reserve: Tokens,
    /// Tokens used.
    pub discard: Tokens,
    /// Everybody's tokens.
    pub purses: ByRole<Purse>,
    /// Offers that are open.
    pub offers: Vec<Offer>,
    /// How many offers were ever made.
    pub n_offers: u32,
    pub ending: Option<Ending>,
}

/// An obstacle on the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Obstacle {
    /// Its sentence.
    pub text: Text,
    /// Who wrote it.
    pub by: Role,
    /// Whether a contract took it.
    pub crossed: bool,
}

/// The association page (PAC-18…23).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Aid {
    /// Demon A's sin, demon B's sin.
    pub sins: [Option<Sin>; 2],
    pub words: Vec<AidWord>,
    /// What has been crossed out.
    pub crossed: Vec<Entry>,
}

impl Aid {
    /// How many words make the page complete.
    pub const N_WORDS: usize = 12;

    /// What lies on the page.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        let sins = Demon::BOTH.into_iter().zip(self.sins).filter(|(_, sin)| sin.is_some());
        let words = (1u8..).zip(&self.words).map(|(n, _)| Entry::Word(n));
        [Entry::Desire].into_iter().chain(sins.map(|(demon, _)| Entry::Sin(demon))).chain(words)
    }
}

/// A word on the association page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AidWord {
    pub text: Text,
    /// Who added it.
    pub by: Role,
    /// What it is linked to.
    pub link: Entry,
}

/// A player's tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Purse {
    /// All that are his, those in open offers and those he still has to discard included.
    pub held: Tokens,
    /// What he has to discard.
    pub owed: Option<Owed>,
    /// What everybody saw come and go.
    pub tally: Tally,
}

/// A compulsory discard: the tokens are gone for everybody, which ones is the owner's to settle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Owed {
    /// How many.
    pub n: u32,
    /// Among which: what he held when the discard fell due.
    pub among: Tokens,
}

impl Owed {
    /// What there is no choice about: all of them, or all alike.
    pub(crate) fn forced(self) -> Option<Tokens> {
        if self.n >= self.among.count() {
            Some(self.among)
        } else if self.among.ones == 0 {
            Some(Tokens::new(0, self.n))
        } else if self.among.twos == 0 {
            Some(Tokens::new(self.n, 0))
        } else {
            None
        }
    }
}

/// What everybody saw come and go: enough to estimate another's points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tally {
    /// Tokens drawn from the Reserve.
    pub drawn: u32,
    /// Tokens paid face up.
    pub paid: Tokens,
    /// Tokens spent or discarded face down.
    pub lost: u32,
    /// Tokens given in trades.
    pub given: u32,
    /// Tokens received in trades.
    pub received: u32,
}

/// An open offer (PAC-79, PAC-80).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    pub id: OfferId,
    /// Who gives.
    pub from: Role,
    /// Who is asked.
    pub to: Role,
    /// What is given, set aside until the offer closes.
    pub give: Tokens,
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
    /// PAC-07…10: the opening holdings.
    pub(crate) fn start(setup: &Setup) -> Self {
        let n = setup.options.tokens_per_value;
        let purse = |ones, twos| Purse { held: Tokens::new(ones, twos), ..Purse::default() };
        Self {
            setup: setup.clone(),
            stage: Stage::Desire,
            desire: None,
            obstacles: Vec::new(),
            aid: None,
            round: 0,
            rep: None,
            contract: None,
            past: Vec::new(),
            achievements: 0,
            reserve: Tokens::new(n - 10, n - 4),
            discard: Tokens::NONE,
            purses: ByRole { faust: purse(8, 4), demon_a: purse(1, 0), demon_b: purse(1, 0) },
            offers: Vec::new(),
            n_offers: 0,
            ending: None,
        }
    }

    pub fn role(&self, seat: Seat) -> Option<Role> {
        self.setup.roles.get(seat).copied()
    }

    /// What a player has set aside in open offers.
    pub fn set_aside(&self, role: Role) -> Tokens {
        self.offers.iter().filter(|o| o.from == role).fold(Tokens::NONE, |sum, o| sum.plus(o.give))
    }

    /// How many tokens everybody sees with a player: what he owes is already gone.
    pub fn public_count(&self, role: Role) -> u32 {
        let purse = &self.purses[role];
        purse.held.count() - purse.owed.map_or(0, |owed| owed.n.min(purse.held.count()))
    }
}

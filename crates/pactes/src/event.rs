//! What happened, and how it changes the truth.

mod apply;

use kernel::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantNames;

use crate::{
    contract::Effects,
    state::Offer,
    vocabulary::{Demon, DieId, Ending, Entry, OfferId, Role, Sin, Slot, Token, Tokens},
};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Everybody sees it and is told so.
    Open { what: Happening },
    /// An obstacle is written, perhaps from a word of the association page.
    ObstacleSet { by: Role, text: Text, word: Option<Entry> },
    /// A word is added to the association page.
    WordAdded { by: Role, text: Text, link: Entry },
    /// The Rep chooses what the round is about.
    ObstacleChosen { obstacle: u8 },
    /// Faust takes the commitment that lies before him.
    ProposalAccepted,
    /// The Rival writes the hidden flaw of a commitment.
    FlawWritten { text: Text },
    /// Somebody draws from the Reserve.
    Drawn { by: Role, tokens: Tokens, cause: DrawCause },
    /// The Discard is shuffled into the Reserve.
    ReserveRefilled,
    /// A die lies on a half line.
    DiePlaced { die: DieId, slot: Slot },
    /// A die is lifted off its half line.
    DieLifted { die: DieId },
    /// A die is turned to a 4 (PAC-59).
    DieConverted { die: DieId },
    /// Somebody discards what they owe.
    DiscardSettled { by: Role, tokens: Tokens },
    /// A 6 lies on a flaw: the Rep owes a token at once (PAC-61).
    SixStruck { die: DieId },
    /// Somebody spends a token to throw a die again.
    DieRerolled { by: Role, slot: Slot, token: Token, to: u8 },
    /// Somebody spends a token to turn a die by one.
    DieShifted { by: Role, slot: Slot, token: Token, to: u8 },
    /// The contract is unfolded.
    FlawsRead { effects: Effects },
    /// What its dice do is done.
    EffectsDone,
    /// Somebody offers tokens, or asks for some.
    OfferMade { offer: Offer },
    /// An offer is taken: tokens change hands.
    OfferAccepted { offer: OfferId, tokens: Tokens },
    /// An offer is turned down.
    OfferDeclined { offer: OfferId },
    /// An offer is taken back by its maker.
    OfferWithdrawn { offer: OfferId },
    /// An offer ends unanswered: what was offered is needed elsewhere, or the time for it is over.
    OfferLapsed { offer: OfferId },
    /// The round is over.
    ContractFiled,
    /// The game is over.
    GameEnded { ending: Ending },
}

/// Something that happens in front of everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Happening {
    /// Somebody has an idea for Faust's desire.
    DesireSuggested { by: Role, text: Text },
    /// Faust says what he desires.
    DesireSet { text: Text },
    /// Somebody has an idea for an obstacle.
    ObstacleSuggested { by: Role, text: Text },
    /// The association page is opened.
    AidStarted { by: Role },
    /// A demon chooses a sin for it.
    SinChosen { by: Demon, sin: Sin },
    /// It is to be chosen who sells first.
    FirstRepAwaited,
    /// That demon sells first.
    FirstRepChosen { demon: Demon },
    /// A round begins, with this demon as the Rep.
    RoundBegan { round: u8, rep: Demon },
    /// The Rep proposes a commitment.
    Proposed { text: Text },
    /// Faust does not want it.
    ProposalRefused { reason: Option<Text> },
    /// The Rep takes it back.
    ProposalWithdrawn,
    /// Faust wants another line.
    WentOn,
    /// The Rep takes something off the price.
    RebateGranted { rebate: u8 },
    /// Faust signs, at this price.
    Signed { price: u32 },
    /// Faust pays the price (PAC-85: it is shown to all).
    Paid { tokens: Tokens },
    /// Faust rolls two dice for each line.
    DiceRolled { faces: Vec<u8> },
    /// The die is the 6 that converts another one.
    ConversionOpened {
        #[serde(alias = "by")]
        die: DieId,
    },
    /// No die is converted.
    ConversionSkipped,
    /// Somebody owes the Discard so many tokens.
    DiscardFellDue {
        by: Role,
        #[serde(alias = "n")]
        count: u32,
    },
    /// The dice lie as Faust wants them.
    PlacementConfirmed,
    /// Somebody leaves the dice as they lie.
    Passed { by: Role },
    /// Faust has something to discard first.
    SettlementAwaited,
    /// Faust is nearer to his goal.
    AchievementsGained {
        #[serde(alias = "n")]
        count: u8,
    },
    /// Faust sums the round up.
    Summarised { text: Option<Text> },
    /// Somebody finds that a flaw does not fit.
    FlawObjected { by: Role, line: u8 },
    /// The flaw is worded otherwise.
    FlawReworded { line: u8, text: Text },
}

impl From<Happening> for Event {
    fn from(what: Happening) -> Self {
        Self::Open { what }
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        kernel::read_event(deserializer, |name| Happening::VARIANTS.contains(&name), Self::deserialize)
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

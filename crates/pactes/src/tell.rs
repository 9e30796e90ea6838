//! What a viewer is told.

use kernel::{Text, Viewer};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{
    contract::Effects,
    event::{DrawCause, Event, Happening},
    state::State,
    view::OfferView,
    vocabulary::{ByRole, Demon, DieId, Ending, Entry, OfferId, Role, Slot, Token, Tokens},
};

/// What a viewer is told of an event: everything in it may be known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Notice {
    /// What everybody is told alike, as it happened.
    Open(Happening),
    /// What is told in part, to some, or with what the table shows.
    Partly(Partly),
}

/// What is told in part, to some, or with what the table shows: the number of an obstacle, the face of a die.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Partly {
    /// An obstacle is written, perhaps from a word of the association page.
    ObstacleSet { by: Role, number: u8, text: Text, word: Option<Entry> },
    /// A word is added to the association page.
    WordAdded { by: Role, number: u8, text: Text, link: Entry },
    /// The Rep chooses what the round is about.
    ObstacleChosen { by: Demon, obstacle: u8, text: Text },
    /// Faust takes the commitment as this line.
    ProposalAccepted { line: u8, text: Text },
    /// The text only for its author.
    FlawWritten { by: Demon, line: u8, text: Option<Text> },
    /// The tokens only for their owner.
    Drawn { by: Role, count: u32, tokens: Option<Tokens>, cause: DrawCause },
    /// The Discard is shuffled into the Reserve.
    ReserveRefilled { count: u32 },
    /// A die lies on a half line.
    DiePlaced { die: DieId, face: u8, slot: Slot },
    /// It does not any more.
    DieLifted { die: DieId, face: u8 },
    /// It shows a 4 now (PAC-59).
    DieConverted { die: DieId, from: u8 },
    /// Only for their owner.
    DiscardSettled { by: Role, tokens: Tokens },
    /// The token only for the spender.
    DieRerolled { by: Role, slot: Slot, from: u8, to: u8, token: Option<Token> },
    /// The token only for the spender.
    DieShifted { by: Role, slot: Slot, from: u8, to: u8, token: Option<Token> },
    /// The contract is unfolded: its flaws, and what all its dice do.
    FlawsRead { flaws: Vec<Text>, effects: Effects },
    /// What is given only for the giver, and for the receiver if it is disclosed.
    OfferMade {
        offer: OfferId,
        from: Role,
        to: Role,
        count: u32,
        give: Option<Tokens>,
        disclosed: bool,
        ask_count: u32,
        ask_points: Option<u32>,
        note: Option<Text>,
    },
    /// What changed hands only for the two parties.
    OfferAccepted {
        offer: OfferId,
        from: Role,
        to: Role,
        given: u32,
        give: Option<Tokens>,
        returned: u32,
        tokens: Option<Tokens>,
    },
    /// The offer is not taken.
    OfferDeclined { offer: OfferId, from: Role, to: Role },
    /// Its maker thinks better of it.
    OfferWithdrawn { offer: OfferId, from: Role, to: Role },
    /// What was offered is not there any more.
    OfferLapsed { offer: OfferId, from: Role, to: Role },
    /// The game is over, and all tokens are seen.
    GameEnded { ending: Ending, achievements: u32, tokens: ByRole<Tokens> },
}

/// What is told in front of everybody.
impl From<Happening> for Notice {
    fn from(what: Happening) -> Self {
        Self::Open(what)
    }
}

/// What a viewer is told of an event that is about to change this state.
pub(crate) fn tell(before: &State, event: &Event, viewer: Viewer) -> Option<Notice> {
    let you = viewer.seat().and_then(|seat| before.role(seat));
    let contract = before.contract.as_ref();
    let n_lines = contract.map_or(0, |c| u8::try_from(c.lines.len()).unwrap_or(u8::MAX));
    let face_of = |id: DieId| {
        contract.and_then(|c| c.dice.get(usize::from(id.0).wrapping_sub(1))).map_or(0, |d| d.face)
    };
    let face_on = |slot: Slot| contract.and_then(|c| c.on(slot)).map_or(0, |(_, die)| die.face);
    let offer = |id: OfferId| before.offers.iter().find(|offer| offer.id == id);
    Some(Notice::Partly(match event {
        Event::Open { what } => return Some(Notice::Open(what.clone())),
        Event::ObstacleSet { by, text, word } => {
            let number = u8::try_from(before.obstacles.len() + 1).unwrap_or(u8::MAX);
            Partly::ObstacleSet { by: *by, number, text: text.clone(), word: *word }
        }
        Event::WordAdded { by, text, link } => {
            let n_words = before.aid.as_ref().map_or(0, |aid| aid.words.len());
            let number = u8::try_from(n_words + 1).unwrap_or(u8::MAX);
            Partly::WordAdded { by: *by, number, text: text.clone(), link: *link }
        }
        Event::ObstacleChosen { obstacle } => {
            let text = &before.obstacles.get(usize::from(*obstacle).wrapping_sub(1))?.text;
            Partly::ObstacleChosen { by: before.rep?, obstacle: *obstacle, text: text.clone() }
        }
        Event::ProposalAccepted => {
            Partly::ProposalAccepted { line: n_lines + 1, text: contract.and_then(|c| c.proposal.clone())? }
        }
        Event::FlawWritten { text } => {
            let text = before.reads_flaws(you).then(|| text.clone());
            Partly::FlawWritten { by: before.rep?.other(), line: n_lines, text }
        }
        Event::Drawn { by, tokens, cause } => Partly::Drawn {
            by: *by,
            count: tokens.count(),
            tokens: before.sees_tokens(you, *by).then_some(*tokens),
            cause: *cause,
        },
        Event::ReserveRefilled => Partly::ReserveRefilled { count: before.discard.count() },
        Event::DiePlaced { die, slot } => Partly::DiePlaced { die: *die, face: face_of(*die), slot: *slot },
        Event::DieLifted { die } => Partly::DieLifted { die: *die, face: face_of(*die) },
        Event::DieConverted { die } => Partly::DieConverted { die: *die, from: face_of(*die) },
        Event::DiscardSettled { by, tokens } => {
            before.sees_tokens(you, *by).then_some(Partly::DiscardSettled { by: *by, tokens: *tokens })?
        }
        // PAC-85: what is spent lies face down.
        Event::DieRerolled { by, slot, token, to } => {
            let token = before.sees_tokens(you, *by).then_some(*token);
            Partly::DieRerolled { by: *by, slot: *slot, from: face_on(*slot), to: *to, token }
        }
        Event::DieShifted { by, slot, token, to } => {
            let token = before.sees_tokens(you, *by).then_some(*token);
            Partly::DieShifted { by: *by, slot: *slot, from: face_on(*slot), to: *to, token }
        }
        Event::FlawsRead { effects } => {
            let flaws = contract?.lines.iter().filter_map(|line| line.flaw.clone()).collect();
            Partly::FlawsRead { flaws, effects: *effects }
        }
        Event::OfferMade { offer } => before.offer_view(you, offer).into(),
        Event::OfferAccepted { offer: id, tokens } => {
            let offer = offer(*id)?;
            let party = you == Some(offer.from) || you == Some(offer.to);
            // What comes from or goes to a purse that lies open is seen.
            let sees = party || before.sees_tokens(you, offer.from) || before.sees_tokens(you, offer.to);
            Partly::OfferAccepted {
                offer: *id,
                from: offer.from,
                to: offer.to,
                given: offer.give.count(),
                give: sees.then_some(offer.give),
                returned: tokens.count(),
                tokens: sees.then_some(*tokens),
            }
        }
        Event::OfferDeclined { offer: id } => {
            offer(*id).map(|o| Partly::OfferDeclined { offer: *id, from: o.from, to: o.to })?
        }
        Event::OfferWithdrawn { offer: id } => {
            offer(*id).map(|o| Partly::OfferWithdrawn { offer: *id, from: o.from, to: o.to })?
        }
        Event::OfferLapsed { offer: id } => {
            offer(*id).map(|o| Partly::OfferLapsed { offer: *id, from: o.from, to: o.to })?
        }
        Event::GameEnded { ending } => Partly::GameEnded {
            ending: *ending,
            achievements: before.achievements,
            tokens: ByRole::new(|role| before.purses[role].held),
        },
        // Seen in the view; nothing to say about them.
        Event::SixStruck { .. } | Event::EffectsDone | Event::ContractFiled => return None,
    }))
}

/// An open offer, as it was told when it was made.
impl From<OfferView> for Partly {
    fn from(offer: OfferView) -> Self {
        let OfferView { id, from, to, count, give, disclosed, ask_count, ask_points, note } = offer;
        Self::OfferMade { offer: id, from, to, count, give, disclosed, ask_count, ask_points, note }
    }
}

impl Event {
    /// Whether it brings something hidden to light, for anybody.
    pub(crate) fn discloses(&self) -> bool {
        match self {
            Self::Open { what } => what.discloses(),
            // Values are shown, or change hands (PAC-80, PAC-85, PAC-87); flaws are read (PAC-73).
            Self::Drawn { .. }
            | Self::ReserveRefilled
            | Self::FlawsRead { .. }
            | Self::OfferAccepted { .. }
            | Self::GameEnded { .. } => true,
            Self::OfferMade { offer } => offer.disclosed,
            Self::ObstacleSet { .. }
            | Self::WordAdded { .. }
            | Self::ObstacleChosen { .. }
            | Self::ProposalAccepted
            | Self::FlawWritten { .. }
            | Self::DiePlaced { .. }
            | Self::DieLifted { .. }
            | Self::DieConverted { .. }
            | Self::DiscardSettled { .. }
            | Self::SixStruck { .. }
            | Self::DieRerolled { .. }
            | Self::DieShifted { .. }
            | Self::EffectsDone
            | Self::OfferDeclined { .. }
            | Self::OfferWithdrawn { .. }
            | Self::OfferLapsed { .. }
            | Self::ContractFiled => false,
        }
    }
}

impl Happening {
    /// PAC-80, PAC-85: the values of what Faust pays are shown. What else happens in front of everybody was never hidden.
    fn discloses(&self) -> bool {
        match self {
            Self::Paid { .. } => true,
            Self::DesireSuggested { .. }
            | Self::DesireSet { .. }
            | Self::ObstacleSuggested { .. }
            | Self::AidStarted { .. }
            | Self::SinChosen { .. }
            | Self::FirstRepAwaited
            | Self::FirstRepChosen { .. }
            | Self::RoundBegan { .. }
            | Self::Proposed { .. }
            | Self::ProposalRefused { .. }
            | Self::ProposalWithdrawn
            | Self::WentOn
            | Self::RebateGranted { .. }
            | Self::Signed { .. }
            | Self::DiceRolled { .. }
            | Self::ConversionOpened { .. }
            | Self::ConversionSkipped
            | Self::DiscardFellDue { .. }
            | Self::PlacementConfirmed
            | Self::Passed { .. }
            | Self::SettlementAwaited
            | Self::AchievementsGained { .. }
            | Self::Summarised { .. }
            | Self::FlawObjected { .. }
            | Self::FlawReworded { .. } => false,
        }
    }
}

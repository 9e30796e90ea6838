//! What a viewer is told.

use kernel::{Text, Viewer};

use crate::{
    contract::Effects,
    event::{DrawCause, Event},
    state::{Offer, State},
    words::{ByRole, Demon, DieId, Ending, Entry, OfferId, Role, Sin, Slot, Token, Tokens},
};

kernel::tagged! {
    "told";
    /// What a viewer is told of an event: everything in it may be known.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "named in the rulebook's words")]
    pub enum Notice {
        DesireSuggested {
            by: Role,
            text: Text,
        },
        DesireSet {
            text: Text,
        },
        ObstacleSuggested {
            by: Role,
            text: Text,
        },
        ObstacleSet {
            by: Role,
            number: u8,
            text: Text,
            word: Option<Entry>,
        },
        AidStarted {
            by: Role,
        },
        SinChosen {
            by: Demon,
            sin: Sin,
        },
        WordAdded {
            by: Role,
            number: u8,
            text: Text,
            link: Entry,
        },
        FirstRepAwaited,
        FirstRepChosen {
            demon: Demon,
        },
        RoundBegan {
            round: u8,
            rep: Demon,
        },
        ObstacleChosen {
            by: Demon,
            obstacle: u8,
            text: Text,
        },
        Proposed {
            text: Text,
        },
        ProposalAccepted {
            line: u8,
            text: Text,
        },
        ProposalRefused {
            reason: Option<Text>,
        },
        ProposalWithdrawn,
        /// The text only for its author.
        FlawWritten {
            by: Demon,
            line: u8,
            text: Option<Text>,
        },
        WentOn,
        RebateGranted {
            rebate: u8,
        },
        Signed {
            price: u32,
        },
        Paid {
            tokens: Tokens,
        },
        /// The tokens only for their owner.
        Drawn {
            by: Role,
            count: u32,
            tokens: Option<Tokens>,
            cause: DrawCause,
        },
        ReserveRefilled {
            count: u32,
        },
        DiceRolled {
            faces: Vec<u8>,
        },
        DiePlaced {
            die: DieId,
            face: u8,
            slot: Slot,
        },
        DieLifted {
            die: DieId,
            face: u8,
        },
        ConversionOpened {
            die: DieId,
        },
        DieConverted {
            die: DieId,
            from: u8,
        },
        ConversionSkipped,
        DiscardFellDue {
            by: Role,
            count: u32,
        },
        /// Only for their owner.
        DiscardSettled {
            by: Role,
            tokens: Tokens,
        },
        PlacementConfirmed,
        /// The token only for the spender.
        DieRerolled {
            by: Role,
            slot: Slot,
            from: u8,
            to: u8,
            token: Option<Token>,
        },
        /// The token only for the spender.
        DieShifted {
            by: Role,
            slot: Slot,
            from: u8,
            to: u8,
            token: Option<Token>,
        },
        Passed {
            by: Role,
        },
        FlawsRead {
            flaws: Vec<Text>,
            effects: Effects,
        },
        SettlementAwaited,
        AchievementsGained {
            count: u8,
        },
        Summarised {
            text: Option<Text>,
        },
        FlawObjected {
            by: Role,
            line: u8,
        },
        FlawReworded {
            line: u8,
            text: Text,
        },
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
        OfferDeclined {
            offer: OfferId,
            from: Role,
            to: Role,
        },
        OfferWithdrawn {
            offer: OfferId,
            from: Role,
            to: Role,
        },
        OfferLapsed {
            offer: OfferId,
            from: Role,
            to: Role,
        },
        GameEnded {
            ending: Ending,
            achievements: u32,
            tokens: ByRole<Tokens>,
        },
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
    Some(match event {
        Event::DesireSuggested { by, text } => Notice::DesireSuggested { by: *by, text: text.clone() },
        Event::DesireSet { text } => Notice::DesireSet { text: text.clone() },
        Event::ObstacleSuggested { by, text } => Notice::ObstacleSuggested { by: *by, text: text.clone() },
        Event::ObstacleSet { by, text, word } => {
            let number = u8::try_from(before.obstacles.len() + 1).unwrap_or(u8::MAX);
            Notice::ObstacleSet { by: *by, number, text: text.clone(), word: *word }
        }
        Event::AidStarted { by } => Notice::AidStarted { by: *by },
        Event::SinChosen { by, sin } => Notice::SinChosen { by: *by, sin: *sin },
        Event::WordAdded { by, text, link } => {
            let n_words = before.aid.as_ref().map_or(0, |aid| aid.words.len());
            let number = u8::try_from(n_words + 1).unwrap_or(u8::MAX);
            Notice::WordAdded { by: *by, number, text: text.clone(), link: *link }
        }
        Event::FirstRepAwaited => Notice::FirstRepAwaited,
        Event::FirstRepChosen { demon } => Notice::FirstRepChosen { demon: *demon },
        Event::RoundBegan { round, rep } => Notice::RoundBegan { round: *round, rep: *rep },
        Event::ObstacleChosen { obstacle } => {
            let text = &before.obstacles.get(usize::from(*obstacle).wrapping_sub(1))?.text;
            Notice::ObstacleChosen { by: before.rep?, obstacle: *obstacle, text: text.clone() }
        }
        Event::Proposed { text } => Notice::Proposed { text: text.clone() },
        Event::ProposalAccepted => {
            Notice::ProposalAccepted { line: n_lines + 1, text: contract.and_then(|c| c.proposal.clone())? }
        }
        Event::ProposalRefused { reason } => Notice::ProposalRefused { reason: reason.clone() },
        Event::ProposalWithdrawn => Notice::ProposalWithdrawn,
        Event::FlawWritten { text } => {
            let text = before.reads_flaws(you).then(|| text.clone());
            Notice::FlawWritten { by: before.rep?.other(), line: n_lines, text }
        }
        Event::WentOn => Notice::WentOn,
        Event::RebateGranted { rebate } => Notice::RebateGranted { rebate: *rebate },
        Event::Signed { price } => Notice::Signed { price: *price },
        // PAC-85: payments are shown to all.
        Event::Paid { tokens } => Notice::Paid { tokens: *tokens },
        Event::Drawn { by, tokens, cause } => Notice::Drawn {
            by: *by,
            count: tokens.count(),
            tokens: before.sees_tokens(you, *by).then_some(*tokens),
            cause: *cause,
        },
        Event::ReserveRefilled => Notice::ReserveRefilled { count: before.discard.count() },
        Event::DiceRolled { faces } => Notice::DiceRolled { faces: faces.clone() },
        Event::DiePlaced { die, slot } => Notice::DiePlaced { die: *die, face: face_of(*die), slot: *slot },
        Event::DieLifted { die } => Notice::DieLifted { die: *die, face: face_of(*die) },
        Event::ConversionOpened { by } => Notice::ConversionOpened { die: *by },
        Event::DieConverted { die } => Notice::DieConverted { die: *die, from: face_of(*die) },
        Event::ConversionSkipped => Notice::ConversionSkipped,
        Event::DiscardFellDue { by, n } => Notice::DiscardFellDue { by: *by, count: *n },
        Event::DiscardSettled { by, tokens } => {
            before.sees_tokens(you, *by).then_some(Notice::DiscardSettled { by: *by, tokens: *tokens })?
        }
        Event::PlacementConfirmed => Notice::PlacementConfirmed,
        // PAC-85: what is spent lies face down.
        Event::DieRerolled { by, slot, token, to } => {
            let token = before.sees_tokens(you, *by).then_some(*token);
            Notice::DieRerolled { by: *by, slot: *slot, from: face_on(*slot), to: *to, token }
        }
        Event::DieShifted { by, slot, token, to } => {
            let token = before.sees_tokens(you, *by).then_some(*token);
            Notice::DieShifted { by: *by, slot: *slot, from: face_on(*slot), to: *to, token }
        }
        Event::Passed { by } => Notice::Passed { by: *by },
        Event::FlawsRead { effects } => {
            let flaws = contract?.lines.iter().filter_map(|line| line.flaw.clone()).collect();
            Notice::FlawsRead { flaws, effects: *effects }
        }
        Event::SettlementAwaited => Notice::SettlementAwaited,
        Event::AchievementsGained { n } => Notice::AchievementsGained { count: *n },
        Event::Summarised { text } => Notice::Summarised { text: text.clone() },
        Event::FlawObjected { by, line } => Notice::FlawObjected { by: *by, line: *line },
        Event::FlawReworded { line, text } => Notice::FlawReworded { line: *line, text: text.clone() },
        Event::OfferMade { offer } => offer_made(offer, before.sees_offer(you, offer)),
        Event::OfferAccepted { offer: id, tokens } => {
            let offer = offer(*id)?;
            let party = you == Some(offer.from) || you == Some(offer.to);
            // What comes from or goes to a purse that lies open is seen.
            let sees = party || before.sees_tokens(you, offer.from) || before.sees_tokens(you, offer.to);
            Notice::OfferAccepted {
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
            offer(*id).map(|o| Notice::OfferDeclined { offer: *id, from: o.from, to: o.to })?
        }
        Event::OfferWithdrawn { offer: id } => {
            offer(*id).map(|o| Notice::OfferWithdrawn { offer: *id, from: o.from, to: o.to })?
        }
        Event::OfferLapsed { offer: id } => {
            offer(*id).map(|o| Notice::OfferLapsed { offer: *id, from: o.from, to: o.to })?
        }
        Event::GameEnded { ending } => Notice::GameEnded {
            ending: *ending,
            achievements: before.achievements,
            tokens: ByRole::new(|role| before.purses[role].held),
        },
        // Seen in the view; nothing to say about them.
        Event::SixStruck { .. } | Event::EffectsDone | Event::ContractFiled => return None,
    })
}

fn offer_made(offer: &Offer, sees: bool) -> Notice {
    Notice::OfferMade {
        offer: offer.id,
        from: offer.from,
        to: offer.to,
        count: offer.give.count(),
        give: sees.then_some(offer.give),
        disclosed: offer.disclosed,
        ask_count: offer.ask_count,
        ask_points: offer.ask_points,
        note: offer.note.clone(),
    }
}

impl Event {
    /// Whether it brings something hidden to light, for anybody.
    pub(crate) fn discloses(&self) -> bool {
        match self {
            // Values are shown, or change hands (PAC-80, PAC-85, PAC-87); flaws are read (PAC-73).
            Self::Paid { .. }
            | Self::Drawn { .. }
            | Self::ReserveRefilled
            | Self::FlawsRead { .. }
            | Self::OfferAccepted { .. }
            | Self::GameEnded { .. } => true,
            Self::OfferMade { offer } => offer.disclosed,
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
            | Self::Proposed { .. }
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
            | Self::DiscardFellDue { .. }
            | Self::DiscardSettled { .. }
            | Self::SixStruck { .. }
            | Self::PlacementConfirmed
            | Self::DieRerolled { .. }
            | Self::DieShifted { .. }
            | Self::Passed { .. }
            | Self::SettlementAwaited
            | Self::AchievementsGained { .. }
            | Self::EffectsDone
            | Self::Summarised { .. }
            | Self::FlawObjected { .. }
            | Self::FlawReworded { .. }
            | Self::OfferDeclined { .. }
            | Self::OfferWithdrawn { .. }
            | Self::OfferLapsed { .. }
            | Self::ContractFiled => false,
        }
    }
}

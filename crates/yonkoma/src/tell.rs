//! What a viewer is told.

use kernel::{Text, Viewer};

use crate::{
    character::{Bond, Condition, Gift},
    event::Event,
    notice::Notice,
    state::State,
    words::{Cause, CharacterId, SideId},
};

/// What a viewer is told of an event, given the state just before it.
pub(crate) fn tell(before: &State, event: &Event, viewer: Viewer) -> Option<Notice> {
    let teller = Teller { before, gm: viewer.seat() == Some(before.board.gm()) };
    let notice = teller.of_people(event);
    notice
        .or_else(|| teller.of_bonds(event))
        .or_else(|| teller.of_throws(event))
        .or_else(|| teller.of_time(event))
}

struct Teller<'a> {
    before: &'a State,
    gm: bool,
}

impl Teller<'_> {
    fn bond(&self, character: CharacterId, bond: u8) -> Text {
        let character = self.before.board.character(character);
        let bond: Option<&Bond> = character.and_then(|c| c.bonds.get(usize::from(bond)));
        bond.map_or_else(|| "".into(), |bond| bond.text.clone())
    }

    fn gift(&self, character: CharacterId, gift: u8) -> Text {
        let character = self.before.board.character(character);
        let gift: Option<&Gift> = character.and_then(|c| c.gifts.get(usize::from(gift)));
        gift.map_or_else(|| "".into(), |gift| gift.text.clone())
    }

    /// Whether everybody may read a sheet.
    fn shown(&self, npc: CharacterId) -> bool {
        self.before.board.character(npc).is_some_and(|npc| npc.shown)
    }

    fn roller(&self, side: SideId) -> CharacterId {
        self.before.board.side(side).map_or(CharacterId(0), |side| side.roller)
    }

    /// The state just after the event.
    fn after(&self, event: &Event) -> State {
        let mut after = self.before.clone();
        event.apply(&mut after);
        after
    }

    fn of_people(&self, event: &Event) -> Option<Notice> {
        Some(match event.clone() {
            Event::WorldSet { text } => Notice::WorldSet { text },
            Event::WorldConfirmed { by } => Notice::WorldConfirmed { by },
            Event::SheetSubmitted { by, character, sheet } => Notice::SheetSubmitted { by, character, sheet },
            Event::SheetApproved { character, restriction } => {
                Notice::SheetApproved { character, restriction }
            }
            Event::SheetReturned { character, field, reason } => {
                Notice::SheetReturned { character, field, reason }
            }
            Event::NpcMade { by, npc, name, important, sign, .. } => {
                Notice::NpcMade { by, npc, name, important, sign }
            }
            Event::NpcDescribed { npc, important, concept, flaw } => {
                let was = self.before.board.character(npc).is_some_and(|npc| npc.important);
                let sheet = (self.gm || self.shown(npc)).then_some(Notice::NpcSheet { npc, concept, flaw });
                return if was == important { sheet } else { Some(Notice::NpcMatters { npc, important }) };
            }
            Event::NpcShown { npc } => {
                let sheet = self.before.board.character(npc)?;
                Notice::NpcSheet { npc, concept: sheet.concept.clone(), flaw: sheet.flaw.clone() }
            }
            Event::NpcBound { npc, text } if self.gm => Notice::NpcBound { npc, text },
            Event::NpcBondShown { npc, bond } => Notice::NpcBondShown { npc, text: self.bond(npc, bond) },
            Event::NotesWritten { .. } if self.gm => Notice::NotesWritten,
            Event::ConditionGiven { character, condition: Condition { label, sign, .. }, by } => {
                Notice::ConditionGiven { character, label, sign, by }
            }
            Event::ConditionEnded { character, condition } => {
                let bearer = self.before.board.character(character)?;
                let label = bearer.conditions.iter().find(|c| c.id == condition)?.label.clone();
                Notice::ConditionEnded { character, label }
            }
            Event::GiftUsed { character, gift, how, text } => {
                Notice::GiftUsed { character, gift: self.gift(character, gift), how, text }
            }
            Event::GiftGivenBack { character, gift } => {
                Notice::GiftGivenBack { character, gift: self.gift(character, gift) }
            }
            Event::GiftGranted { character, text } => {
                let npc = self.before.board.character(character)?.owner.is_none();
                return (self.gm || !npc).then_some(Notice::GiftGranted { character, text });
            }
            Event::ConceptChanged { character, text } => Notice::ConceptChanged { character, text },
            Event::FlawChanged { character, text } => Notice::FlawChanged { character, text },
            Event::WentOutOfPlay { character, until } => Notice::WentOutOfPlay { character, until },
            Event::Eliminated { character } => Notice::Eliminated { character },
            Event::CharacterEntered { character } => Notice::CharacterEntered { character },
            Event::CharacterBack { character } => Notice::CharacterBack { character },
            Event::Narrated { by, text } => Notice::Narrated { by, text },
            Event::FactAdded { text } => Notice::Fact { text },
            Event::MomentMarked { moment } => Notice::MomentMarked { moment },
            _ => return None,
        })
    }

    fn of_bonds(&self, event: &Event) -> Option<Notice> {
        Some(match event.clone() {
            Event::BondsSubmitted { character, bonds } => Notice::BondsSubmitted { character, bonds },
            Event::BondsReturned { character, reason } => Notice::BondsReturned { character, reason },
            Event::BondClaimed { claim, text } => Notice::BondClaimed {
                character: claim.character,
                bond: self.bond(claim.character, claim.bond),
                erase: claim.erase,
                text,
            },
            Event::BondPaid { character, bond, erased, text, .. } => {
                Notice::BondPaid { character, bond: self.bond(character, bond), erased, text }
            }
            Event::BondDeclined { character, bond, by } => {
                Notice::BondDeclined { character, bond: self.bond(character, bond), by }
            }
            Event::BondUndone { character, bond, erased } => {
                Notice::BondUndone { character, bond: self.bond(character, bond), erased }
            }
            Event::BondImposed { target, winner, text, replaces } => {
                // What a character of the game master's loses may be a secret of his.
                let known = |place: &u8| {
                    let bonds = self.before.board.character(target).map(|target| &target.bonds);
                    let bond = bonds.and_then(|bonds| bonds.get(usize::from(*place)));
                    self.gm || bond.is_some_and(|bond| bond.shown)
                };
                let replaced = replaces.filter(known).map(|place| self.bond(target, place));
                Notice::BondImposed { target, winner, text, replaced }
            }
            Event::ReplacementAsked { imposing } => Notice::ReplacementAsked {
                target: imposing.target,
                replaces: self.bond(imposing.target, imposing.replaces),
                text: imposing.text,
            },
            Event::BondChanged { character, text, .. } => Notice::BondChanged { character, text },
            Event::BondDropped { character, bond } => {
                Notice::BondDropped { character, text: self.bond(character, bond) }
            }
            Event::KomaGained { character, n, reason } => Notice::KomaGained { character, n, reason },
            Event::KomaSpent { by, character, text } => Notice::KomaSpent { by, character, text },
            Event::SetbackErased { character, severity } => Notice::SetbackErased { character, severity },
            _ => return None,
        })
    }

    fn of_throws(&self, event: &Event) -> Option<Notice> {
        let total = |side| self.after(event).board.total(side);
        let pool = |side| self.after(event).board.pool(side);
        Some(match event.clone() {
            Event::TestBegan { by, roller, goal, approach } => {
                Notice::TestBegan { by, roller, goal, approach }
            }
            Event::ConflictBegan { a, b, stake } => Notice::ConflictBegan { a, b, stake },
            Event::BasisSet { side, basis, .. } => {
                Notice::BasisSet { character: self.roller(side), basis, pool: pool(side) }
            }
            Event::ConditionsJudged { side, .. } => {
                Notice::ConditionsJudged { character: self.roller(side), pool: pool(side) }
            }
            Event::HelperJoined { side, character } => {
                Notice::HelperJoined { character, roller: self.roller(side) }
            }
            Event::HelperLeft { character, .. } => Notice::HelperLeft { character },
            Event::AnecdoteTold { by, text, .. } => Notice::AnecdoteTold { by, text },
            Event::ContestDropped => Notice::ContestDropped,
            Event::Thrown { side, dice } => {
                Notice::Thrown { character: self.roller(side), total: total(side), dice }
            }
            Event::ThrowReplaced { side } => Notice::ThrowReplaced { character: self.roller(side) },
            Event::SuccessAdded { side } => {
                Notice::SuccessAdded { character: self.roller(side), total: total(side) }
            }
            Event::Passed { by, .. } => Notice::Passed { by },
            Event::GiftsKept { by, kept } => Notice::GiftsKept { by, kept },
            Event::SetbackTaken { character, severity, text, .. } => {
                Notice::SetbackTaken { character, severity, text }
            }
            Event::Rerolled { side, kept, thrown } => {
                Notice::Rerolled { character: self.roller(side), total: total(side), kept, thrown }
            }
            Event::ApproachChanged { side, approach } => {
                Notice::ApproachChanged { character: self.roller(side), approach }
            }
            Event::RoundCompared { round, totals, winner, lead } => {
                Notice::RoundCompared { round, totals, winner: winner.map(|side| self.roller(side)), lead }
            }
            Event::SpecificJudged { side, text, .. } => {
                Notice::SpecificJudged { character: side.map(|side| self.roller(side)), text }
            }
            Event::AwardPassed { by } => Notice::AwardPassed { by },
            Event::RoundTold { text } => Notice::RoundTold { text },
            Event::RollerNamed { character, .. } => Notice::RollerNamed { character },
            Event::WentOn { side, approach } => Notice::WentOn { character: self.roller(side), approach },
            Event::Stopped { side, text } => Notice::Stopped { character: self.roller(side), text },
            Event::Conceded { side, text } => Notice::Conceded { character: self.roller(side), text },
            Event::ContestSettled { settled, total, .. } => match (settled.cause, settled.degree) {
                (None, Some(degree)) => {
                    Notice::TestSettled { character: self.roller(SideId::A), total, degree }
                }
                (cause, degree) => Notice::ConflictSettled {
                    winner: settled.winner.map(|side| self.roller(side)),
                    effective: settled.effective,
                    degree,
                    cause: cause.unwrap_or(Cause::Nobody),
                },
            },
            Event::StoryProposed { by, text, waits_for } => Notice::StoryProposed { by, text, waits_for },
            Event::ConsentGiven { by } => Notice::ConsentGiven { by },
            Event::ConsentRefused { by } => Notice::ConsentRefused { by },
            Event::ResultTold { by, text } => Notice::ResultTold { by, text },
            _ => return None,
        })
    }

    fn of_time(&self, event: &Event) -> Option<Notice> {
        let board = &self.before.board;
        Some(match event.clone() {
            Event::SessionBegan { session, gm_pool } => Notice::SessionBegan { session, gm_pool },
            Event::SceneBegan { scene, title } => Notice::SceneBegan { scene, title },
            Event::SessionEnded => Notice::SessionEnded { session: board.session },
            Event::AdventureEnded => Notice::AdventureEnded { adventure: board.adventure },
            Event::AdventureBegan { adventure } => Notice::AdventureBegan { adventure },
            Event::TableClosed => Notice::TableClosed,
            _ => return None,
        })
    }
}

impl Event {
    /// Whether it brings something hidden to light. Only what the game master kept to himself is hidden: his
    /// characters' Concepts, Flaws, Gifts and Bonds; his notes are never shown.
    pub(crate) fn discloses(&self) -> bool {
        match self {
            Self::NpcShown { .. } | Self::NpcBondShown { .. } | Self::GiftUsed { .. } => true,
            Self::StageReached { .. }
            | Self::WorldSet { .. }
            | Self::WorldConfirmed { .. }
            | Self::SheetSubmitted { .. }
            | Self::SheetApproved { .. }
            | Self::SheetReturned { .. }
            | Self::NpcMade { .. }
            | Self::NpcDescribed { .. }
            | Self::NpcBound { .. }
            | Self::NotesWritten { .. }
            | Self::BondsSubmitted { .. }
            | Self::BondsReturned { .. }
            | Self::SessionBegan { .. }
            | Self::SceneBegan { .. }
            | Self::CharacterEntered { .. }
            | Self::CharacterBack { .. }
            | Self::Narrated { .. }
            | Self::FactAdded { .. }
            | Self::BondClaimed { .. }
            | Self::BondPaid { .. }
            | Self::BondDeclined { .. }
            | Self::BondUndone { .. }
            | Self::ConditionGiven { .. }
            | Self::ConditionEnded { .. }
            | Self::GiftGivenBack { .. }
            | Self::TestBegan { .. }
            | Self::ConflictBegan { .. }
            | Self::BasisSet { .. }
            | Self::ConditionsJudged { .. }
            | Self::HelperJoined { .. }
            | Self::HelperLeft { .. }
            | Self::AnecdoteTold { .. }
            | Self::ContestDropped
            | Self::Thrown { .. }
            | Self::ThrowReplaced { .. }
            | Self::SuccessAdded { .. }
            | Self::Passed { .. }
            | Self::GiftsKept { .. }
            | Self::KomaSpent { .. }
            | Self::SetbackTaken { .. }
            | Self::Rerolled { .. }
            | Self::ApproachChanged { .. }
            | Self::RoundCompared { .. }
            | Self::SpecificJudged { .. }
            | Self::AwardPassed { .. }
            | Self::RoundTold { .. }
            | Self::WentOutOfPlay { .. }
            | Self::Eliminated { .. }
            | Self::RollerNamed { .. }
            | Self::WentOn { .. }
            | Self::Stopped { .. }
            | Self::ThrownAnew
            | Self::Conceded { .. }
            | Self::KomaGained { .. }
            | Self::ContestSettled { .. }
            | Self::StoryProposed { .. }
            | Self::ConsentGiven { .. }
            | Self::ConsentRefused { .. }
            | Self::ResultTold { .. }
            | Self::BondImposed { .. }
            | Self::ReplacementAsked { .. }
            | Self::GiftGranted { .. }
            | Self::ConceptChanged { .. }
            | Self::FlawChanged { .. }
            | Self::SessionEnded
            | Self::BondChanged { .. }
            | Self::BondDropped { .. }
            | Self::AdventureEnded
            | Self::SetbackErased { .. }
            | Self::AdventureBegan { .. }
            | Self::TableClosed
            | Self::MomentMarked { .. } => false,
        }
    }
}
